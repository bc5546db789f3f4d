"""Magic as people see it: whom spells hide, what stands on a coin, what a sheet may say."""
from __future__ import annotations

import pytest
from msgspec.structs import replace

from walstatt.core.match import Match
from walstatt.core.texts import Texts
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.setup import ComingGod, Party, Placed, Setup
from walstatt.games.kriegsspiel.sheets.reader import read_orders
from walstatt.games.kriegsspiel.sheets.writer import write_line
from walstatt.games.kriegsspiel.spans import Rift
from walstatt.games.kriegsspiel.state import Omen
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


def test_a_mystic_with_a_rift_is_drawn_before_he_has_a_place() -> None:
    match = Match(GAME, Setup({"2A+10": Land(terrain="T" * 48), "1A+10": Land(terrain="T" * 48)}, ("2A+10", "1A+10"), (
        Party("Brunhilde", (Placed("My/20", "2A+10", "Tor"),), ("Gunther",), declared=True),
        Party("Gunther", (Placed("SB", "1A+10", "Wacht"),)),
    ), rifts=(Rift("2A+10/24", "1A+10/19", "Brunhilde"),), placing=True))
    assert GAME.picture(match.play, OWN).spells == GAME.picture(match.play, None).spells


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


def test_a_caster_s_own_side_sees_what_he_knows_and_nobody_else_does() -> None:
    match = battle()
    known = {seat: GAME.picture(match.play, seat).spells for seat in (OWN, ENEMY, None)}
    assert [one.word for one in known[OWN]["a1"]][:2] == ["Schwächen", "Stärken"]
    assert [one.word for one in known[OWN]["a1"] if one.onto] == ["Versetzen", "Tiere bewegen", "Fabelwesen bewegen"]
    assert not known[ENEMY] and set(known[None]) == {"a1"}


def test_what_magic_does_to_the_land_is_drawn_and_told() -> None:
    match = battle()
    match.play.state.omens = [
        Omen(effects.DRY, 1, "kalevala.19.3.2.fluss_trocknen", ("2A+10/17>2A+10/18", "2A+10/18>2A+10/17")),
        Omen(effects.SHIELD, 3, "kalevala.24.faehigkeit.zauberschutz3", ("2A+10/30",)),
        Omen(effects.TERRAIN, 99, "kalevala.24.faehigkeit.gelaende", ("2A+10/31=s",)),
    ]
    drawn = GAME.picture(match.play, OWN)
    at = {kf: (drawn.lands[0].x + drawn.shape[kf - 1][0], drawn.lands[0].row + drawn.shape[kf - 1][1])
          for kf in (17, 18, 30, 31)}
    assert [(one.kind, one.fields, one.edges, one.left) for one in drawn.omens] == [
        ("dry", [], [(at[17], at[18]), (at[18], at[17])], 1), ("shield", [at[30]], [], 3),
        ("terrain", [at[31]], [], 0),
    ]
    assert drawn.lands[0].terrain[30] == "s"
    texts = Texts("de")
    assert all(texts.has(one.name) for one in drawn.omens)
    assert all(texts.has(f"kriegsspiel-omen-{kind}") for kind in effects.OMENS)


def test_gods_beasts_and_casters_are_told_apart() -> None:
    god = ComingGod("Gernoth", "Brunhilde", "Gunther", 2, stay=2, at="2A+10/40")
    match = Match(GAME, replace(battle().play.setup, gods=(god,)))
    stands = GAME.picture(match.play, ENEMY).stands
    assert (stands["G1"].being, stands["G1"].called) == ("god", "Gernoth")
    assert stands["a1"].being == "caster" and stands["b1"].being == ""


@pytest.mark.parametrize("line", LINES)
def test_lines_of_magic_are_written_as_they_are_read(line: str) -> None:
    read = read_orders([line], ["Magie", "Heer"])
    assert not read.problems
    assert write_line(read.orders.lines[0]) == line


@pytest.mark.parametrize("line", ["Magie: ZAUBERN Hexen 2A+10/17", "Magie: ENTKRÄFTEN alles", "Magie: ZAUBERN"])
def test_what_is_no_spell_is_refused(line: str) -> None:
    assert read_orders([line], ["Magie"]).problems
