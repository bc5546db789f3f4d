"""Magic as people see it: whom spells hide, what stands on a coin, what a sheet may say."""
from __future__ import annotations

import pytest

from walstatt.core.match import Match
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.games.kriegsspiel.sheets.reader import read_orders
from walstatt.games.kriegsspiel.sheets.writer import write_line
from walstatt.hexmap.land import Land

OWN, ENEMY = 0, 1
LINES = (
    "Magie KR 1-1: ZAUBERN Stärken GRUPPE Heer BIS 5",
    "Magie WENN FEIND 3: ZAUBERN Lähmen 2A+10/17, 2A+10/18",
    "Magie KR 4-4: DUELL",
    "Magie: ENTKRÄFTEN BIS 3",
    "Magie: ZAUBERN Versetzen 2A+10/17 NACH 2A+10/30",
)


def battle() -> Match:
    return Match(GAME, Setup({"2A+10": Land(terrain="T" * 48)}, ("2A+10",), (
        Party("Brunhilde", (Placed("Z/60", "2A+10/1", "Magie"), Placed("LB", "2A+10/25", "Heer")), ("Gunther",),
              declared=True),
        Party("Gunther", (Placed("SB", "2A+10/40", "Wacht"),)),
    )))


def test_the_invisible_are_not_drawn_for_their_enemies() -> None:
    match = battle()
    match.answer("ZAUBERN Unsichtbar machen 2A+10/25", OWN)
    drawn = {seat: {base.id for base in GAME.picture(match.play, seat).bases} for seat in (OWN, ENEMY, None)}
    assert "a2" in drawn[OWN]
    assert "a2" not in drawn[ENEMY]
    assert "a2" in drawn[None]


def test_what_magic_does_stands_on_the_coin() -> None:
    match = battle()
    match.answer("ZAUBERN Lähmen 2A+10/40", OWN)
    bases = {base.id: base.conditions for base in GAME.picture(match.play, ENEMY).bases}
    assert "kriegsspiel-condition-still" in bases["b1"]
    assert "kriegsspiel-condition-hovers" in bases["a1"]


@pytest.mark.parametrize("line", LINES)
def test_lines_of_magic_are_written_as_they_are_read(line: str) -> None:
    read = read_orders([line], ["Magie", "Heer"])
    assert not read.problems
    assert write_line(read.orders.lines[0]) == line


@pytest.mark.parametrize("line", ["Magie: ZAUBERN Hexen 2A+10/17", "Magie: ENTKRÄFTEN alles", "Magie: ZAUBERN"])
def test_what_is_no_spell_is_refused(line: str) -> None:
    assert read_orders([line], ["Magie"]).problems
