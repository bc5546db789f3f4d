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
from walstatt.games.anima import attacks, effects
from walstatt.games.anima.abilities import Ability, Cost, Effect
from walstatt.games.anima.blows import Blow, Casting
from walstatt.games.anima.game import GAME
from walstatt.odds.anima import cast_odds, faces, odds, reaches, rolled_again
from walstatt.odds.anima_previews import foresee
from walstatt.odds.previews import has_preview, preview, tried

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


def everything_fallen(match: Match, chance: float = 1.0) -> dict[tuple[int, int], float]:
    """LP that A and B have left when all dice of an ability have fallen."""
    if not isinstance(match.question, Roll):
        left = match.state.figures
        return {(max(left["A"].lp, 0), max(left["B"].lp, 0)): chance}
    found: dict[tuple[int, int], float] = defaultdict(float)
    for face in range(1, 11):
        fork = match.fork(record=False)
        fork.answer([face])
        for key, share in everything_fallen(fork, chance / 10).items():
            found[key] += share
    return found


@pytest.mark.parametrize(("block", "amount", "armour"), [("damage", 0, True), ("damage", 3, False), ("drain", 1, True)])
def test_odds_of_an_ability_agree_with_the_engine(block: Any, amount: int, armour: bool) -> None:
    """Risk, resistance and a damage die (anima.x.risk, anima.x.die)."""
    bomb = Ability(
        "bombe", {"de": "Bombe", "en": "Bomb"}, cost=Cost(1), who="enemy", inches=9, risk=2, resist=11,
        effects=(Effect(block, amount=amount, die=True, armour=armour),),
    )
    match = match_of([(profile("A", bomb), (10.0, 10.0))], [(profile("B"), (14.0, 10.0))])
    a, b = match.state.figures["A"], match.state.figures["B"]
    seen = effects.foresee(match.play, a, bomb, b)
    assert isinstance(seen, Casting)
    found = cast_odds(seen)
    for answer in ("A", "bombe", "B"):
        match.answer(answer)
    left: dict[int, float] = defaultdict(float)
    for (_, lp), chance in everything_fallen(match).items():
        left[lp] += chance
    assert found.wrong == pytest.approx(0.2) and found.works == pytest.approx(0.8 * 0.6)
    for lost, chance in enumerate(found.lost):
        assert left.get(14 - lost, 0.0) == pytest.approx(chance)
    assert sum(found.lost) == pytest.approx(1.0) and found.kill == pytest.approx(left.get(0, 0.0))


def test_a_reroll_is_foreseen_for_whoever_uses_it_well() -> None:
    wheel = Ability("rad", {"de": "Rad", "en": "Wheel"}, kind="automatic", reroll="attack")
    match = match_of([(profile("A", wheel), (10.0, 10.0))], [(profile("B"), (11.0, 10.0))])
    seen = attacks.foresee(match.play, Blow(match.state.figures["A"], match.state.figures["B"], "melee"))
    assert seen.reroll
    low = seen._replace(attack=seen.attack.change(-4, "anima.attack.4"))            # 3 + die against 8
    assert odds(low).hit == pytest.approx(0.6)
    assert rolled_again(low).hit == pytest.approx(0.6 + 0.4 * 0.6)
    dodged = low._replace(dodge=True)
    assert odds(dodged).hit < rolled_again(dodged).hit < 1.0
    assert sum(rolled_again(dodged).lost) == pytest.approx(1.0)


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
        if question.kind == "move" and value and question.accepts(value):
            spent = tried(match, question, value)
            assert all(spent.cost[name] <= spent.limits[name] + 0.01 for name in spent.cost)
        match.answer(value)
