"""The odds of the Referenzblatt agree with the engine: every way the dice can fall is played through."""
from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest
from tests.games.anima.table_help import Placed, match_of, profile

from walstatt.core.match import Match
from walstatt.core.questions import Pick, Roll
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.anima import attacks
from walstatt.games.anima.blows import Blow
from walstatt.games.anima.game import GAME
from walstatt.odds.anima import faces, odds, reaches
from walstatt.odds.anima_previews import foresee
from walstatt.odds.previews import has_preview, preview, tried
from walstatt.table.ways import is_allowed

MELEE: tuple[Placed, Placed] = ([(profile("A"), (10.0, 10.0))], [(profile("B"), (11.0, 10.0))])


def fallen(match: Match, dodge: bool, chance: float = 1.0) -> dict[int, float]:
    """LP that the target has left after the attack, with their chances."""
    found: dict[int, float] = defaultdict(float)
    question = match.question
    assert question is not None
    if isinstance(question, Roll):
        for face in range(1, 11):
            fork = match.fork(record=False)
            fork.answer([face] * question.count)
            for left, share in fallen(fork, dodge, chance / 10).items():
                found[left] += share
        return found
    if question.name in ("dodge", "counter"):
        fork = match.fork(record=False)
        fork.answer(dodge and question.name == "dodge")
        return fallen(fork, dodge, chance)
    return {max(match.state.figures["B"].lp, 0): chance}


@pytest.mark.parametrize("dodge", [False, True])
@pytest.mark.parametrize("lp", [14, 5])
def test_odds_agree_with_the_engine(dodge: bool, lp: int) -> None:
    match = match_of(*MELEE)
    match.state.figures["B"].lp = lp
    match.checkpoints[-1].state.figures["B"].lp = lp
    for answer in ("A", "attack", "B"):
        match.answer(answer)
    seen = attacks.foresee(match.play, Blow(match.state.figures["A"], match.state.figures["B"], "melee"))
    found = odds(seen._replace(dodge=dodge))
    left = fallen(match, dodge)
    assert left.get(0, 0.0) == pytest.approx(found.kill)
    for lost, chance in enumerate(found.lost):
        if 0 < lost < lp:
            assert left.get(lp - lost, 0.0) == pytest.approx(chance)
    assert sum(found.lost) == pytest.approx(1.0)


def test_two_dice_keep_the_higher() -> None:
    assert sum(faces(2)) == pytest.approx(1.0)
    assert reaches(10, 2) == pytest.approx(0.19) and reaches(10) == pytest.approx(0.1)


def test_a_preview_at_range_does_not_tell_the_distance() -> None:
    shown = []
    for x in (14.0, 25.0, 34.0):
        match = match_of(
            [(profile("A", reach=(10.0, 20.0)), (4.0, 10.0))], [(profile("B"), (x, 10.0))], gnosis=(3, 3)
        )
        match.answer("A")
        match.answer("attack")
        assert match.question is not None
        shown.append(preview(match, match.question, "B"))
    assert shown[0].chances == shown[1].chances == shown[2].chances
    assert [line.tally for line in shown[0].lines] == [line.tally for line in shown[2].lines]


@pytest.mark.parametrize("seed", range(4))
def test_every_preview_can_be_told(seed: int) -> None:
    rng = Random(seed)
    match, texts = Match(GAME, GAME.random_setup(rng)), [Texts(language) for language in LANGUAGES]
    while match.question is not None:
        question: Any = match.question
        options = list(question.options) if isinstance(question, Pick) else [True, False]
        if has_preview(match, question):
            for option in options:
                found = preview(match, question, option)
                assert all(0 <= chance.value <= 1 for chance in found.chances)
                messages = [line.text for line in found.lines] + [chance.text for chance in found.chances]
                told = [text.say(message) for text in texts for message in messages]
                assert not any(sign in line for line in told for sign in "⟨{")
                foresee(question, option)
        value = question.sample(rng)
        if question.kind == "move" and value and is_allowed(question, value):
            spent = tried(match, question, value)
            assert all(spent.cost[name] <= spent.limits[name] + 0.01 for name in spent.cost)
        match.answer(value)
