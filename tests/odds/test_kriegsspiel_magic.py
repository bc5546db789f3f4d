"""Previews of magic: prices by the rules, and odds against every way in which the dice can fall."""
from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from walstatt.core.match import Match
from walstatt.core.questions import YesNo
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.setup import Party, Placed, Setup
from walstatt.hexmap.land import Land
from walstatt.odds import previews
from walstatt.odds.kriegsspiel_magic import meeting, roller_wins
from walstatt.odds.previews import Preview

SUMS = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
ALL = 6 ** 3
OWN, ENEMY = 0, 1


def battle() -> Match:
    return Match(GAME, Setup({"2A+10": Land(terrain="T" * 48)}, ("2A+10",), (
        Party("Brunhilde", (Placed("Z/20", "2A+10/1", "Magie"), Placed("LB", "2A+10/25", "Heer")), ("Gunther",),
              declared=True),
        Party("Gunther", (Placed("SC", "2A+10/40", "Wacht"), Placed("SB", "2A+10/40", "Wacht"),
                          Placed("Z/30", "2A+10/41", "Wacht"))),
    )))


def seen(match: Match, option: object) -> Preview:
    assert match.question is not None
    assert previews.has_preview(match, match.question)
    return previews.preview(match, match.question, option)


def keys(found: Preview) -> list[str]:
    return [line.text.key for line in found.lines]


def test_a_spell_is_shown_with_its_price_and_all_whom_it_takes_in() -> None:
    found = seen(battle(), "ZAUBERN Schwächen 2A+10/40")
    price = found.lines[0].tally
    assert price is not None and price.total == 3 + 2
    assert keys(found) == ["kriegsspiel-preview-cast-price", "kriegsspiel-spell-weaken-about",
                           "kriegsspiel-preview-cast-struck", "kriegsspiel-preview-cast-contested"]
    assert len(found.lines[2].text.args["figures"]) == 2
    assert found.chances[0].value == pytest.approx(meeting())


def test_what_cannot_be_cast_promises_nothing() -> None:
    assert keys(seen(battle(), "ZAUBERN Lähmen 2A+10/40, 2A+10/25")) == []
    assert keys(seen(battle(), "HALTEN")) == []


def test_neutralising_is_two_throws_that_meet() -> None:
    near = sum(SUMS[one] * SUMS[other] for one in SUMS for other in SUMS if abs(one - other) <= 1)
    assert meeting() == pytest.approx(near / ALL ** 2)
    match = battle()
    match.answer("ZAUBERN Schwächen 2A+10/40", OWN)
    assert isinstance(match.question, YesNo)
    found = seen(match, True)
    assert found.lines[0].text.args["price"] == 1
    assert found.chances[0].value == pytest.approx(near / ALL ** 2)
    assert keys(seen(match, False)) == []


def test_a_duel_is_won_by_who_throws_higher_and_higher() -> None:
    """A throw that nobody can beat ends it; points of gods help, and the one who throws second has it easier."""
    for points, against in ((0, 0), (3, 0), (11, 4)):
        assert roller_wins(18 + points + 1, points, against) == 0
        assert roller_wins(18 + points - 1, points, against) == pytest.approx(SUMS[18] / ALL / (1 - SUMS[17] / ALL))
    for points, against in ((0, 0), (3, 0), (0, 11)):
        assert roller_wins(0, points, against) == pytest.approx(rising(points, against))
    assert roller_wins(10, 5, 0) > roller_wins(10, 0, 0) > roller_wins(10, 0, 5)
    found = seen(battle(), "DUELL b3")
    assert found.chances[0].value == pytest.approx(1 - roller_wins(0, 0, 0))


def rising(points: int, against: int) -> float:
    """The same from the highest throw downwards: who has to beat it, by the points of each."""
    plus = (points, against)
    wins: list[dict[int, float]] = [{}, {}]
    for last in range(18 + max(plus), -1, -1):
        for who in (0, 1):
            throws = {fell + plus[who]: many / ALL for fell, many in SUMS.items()}
            won = sum(chance * (1 - wins[1 - who][total]) for total, chance in throws.items() if total > last)
            wins[who][last] = won / (1 - throws.get(last, 0))
    return wins[0][0]
