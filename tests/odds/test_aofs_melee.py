"""The odds of a whole melee agree with the engine, up to the morale test of the loser."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.odds.positions import opened, play_of, sheet, start_attack, unit, weapon

from walstatt.core.dice import outcomes
from walstatt.core.match import Match
from walstatt.core.questions import PickSeveral, Roll
from walstatt.games.aofs.profiles import UnitSheet
from walstatt.odds.aofs_melee import melee_odds


def ends(match: Match, chance: float, strike_back: bool) -> Iterator[tuple[Match, float]]:
    """Forks of the match after the melee whose first die is to be rolled now."""
    question = match.question
    if question is None or question.name in ("activate", "consolidate"):
        yield match, chance
    elif isinstance(question, Roll):
        for faces, weight in outcomes(question):
            fork = match.fork(record=False)
            fork.answer(list(faces))
            yield from ends(fork, chance * weight, strike_back)
    else:
        if isinstance(question, PickSeveral):
            match.answer(list(question.options)[: question.least])
        else:
            match.answer({"strike_back": strike_back, "push": False, "counter": True}[question.name])
        yield from ends(match, chance, strike_back)


MELEES = {
    "plain": (sheet("a1", 4, 4), sheet("b1", 4, 4)),
    "counter": (sheet("a1", 4, 5), sheet("b1", 4, 4, weapon("spear", counter=0))),
    "fear": (sheet("a1", 4, 4, fear=2), sheet("b1", 4, 4, fearless=0)),
    "group": (sheet("a1", 5, 4), sheet("b1", 6, 6, models=2)),
}


def played(own: UnitSheet, enemy: UnitSheet, shaken: bool, strike_back: bool) -> dict[str, float]:
    other = sheet("b2", 4, 4)
    match = opened(
        [(own, unit(own, 0, 10, 10))], [(enemy, unit(enemy, 1, 14, 10, shaken=shaken)), (other, unit(other, 1, 40, 40))]
    )
    odds = melee_odds(play_of(match), match.state.units["a1"], match.state.units["b1"], strike_back=strike_back)
    found = dict.fromkeys(["a destroyed", "a shaken", "b destroyed", "b shaken", "b lost"], 0.0)
    start_attack(match, melee=True, counter=True)
    for end, chance in ends(match, 1.0, strike_back):
        for key, unit_id in (("a", "a1"), ("b", "b1")):
            after = end.state.units[unit_id]
            found[f"{key} destroyed"] += chance * (not after.models)
            found[f"{key} shaken"] += chance * after.shaken
        found["b lost"] += chance * (len(enemy.models) - len(end.state.units["b1"].models))
    ours = {
        "a destroyed": odds.charger.destroyed, "a shaken": odds.charger.shaken,
        "b destroyed": odds.charged.destroyed, "b shaken": odds.charged.shaken, "b lost": odds.charged.models_lost,
    }
    return {key: ours[key] - value for key, value in found.items()}


@pytest.mark.parametrize("name", MELEES)
def test_melees_agree_with_the_engine(name: str) -> None:
    own, enemy = MELEES[name]
    for key, difference in played(own, enemy, shaken=False, strike_back=True).items():
        assert difference == pytest.approx(0.0, abs=1e-9), key


@pytest.mark.parametrize(("shaken", "strike_back"), [(True, True), (False, False)])
def test_shaken_defenders_and_those_who_decline(shaken: bool, strike_back: bool) -> None:
    own, enemy = MELEES["plain"]
    for key, difference in played(own, enemy, shaken, strike_back).items():
        assert difference == pytest.approx(0.0, abs=1e-9), key
