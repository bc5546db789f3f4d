"""The chances of a roll are those that enumerating all faces gives."""
from __future__ import annotations

import pytest

from walstatt.core.dice import outcomes
from walstatt.core.questions import AT_MOST, EACH, SUM, Roll
from walstatt.core.tally import Tally
from walstatt.odds.rolls import chance_of, reached


@pytest.mark.parametrize("compare", [EACH, SUM, AT_MOST])
@pytest.mark.parametrize(("count", "sides"), [(1, 6), (3, 6), (1, 100), (2, 20)])
@pytest.mark.parametrize("need", [-1, 0, 1, 3, 3.5, 10, 18, 35, 200])
def test_chances_fit_the_enumeration(compare: str, count: int, sides: int, need: float) -> None:
    roll = Roll(0, "duel:attack", "duel.attack", count, sides, Tally(need, "duel.attack"), compare=compare)
    expected: dict[int, float] = {}
    for faces, probability in outcomes(roll):
        expected[roll.reached(faces)] = expected.get(roll.reached(faces), 0.0) + probability
    found = reached(roll)
    assert sum(found) == pytest.approx(1)
    for successes, probability in enumerate(found):
        assert probability == pytest.approx(expected.get(successes, 0.0), abs=1e-9)
    assert chance_of(roll) == pytest.approx(1 - expected.get(0, 0.0), abs=1e-9)


def test_a_roll_that_needs_nothing_always_counts_whole() -> None:
    assert reached(Roll(0, "duel:attack", "duel.attack", 3, 6)) == (0.0, 0.0, 0.0, 1.0)
