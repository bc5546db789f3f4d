"""The odds of Schnellreferenz agree with the engine: every way the dice can fall is played through."""
from __future__ import annotations

from collections import Counter
from math import isclose
from textwrap import dedent

import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, Question, Roll, YesNo
from walstatt.games.frostgrave.blows import Blow, Casting
from walstatt.lab.case_frostgrave import CASES
from walstatt.lab.case_yaml import documents
from walstatt.odds.frostgrave import cast_odds, odds

FACES = range(1, 21)
FIGHT = """
figures:
  A: {{seat: Anna, at: [10, 10], profile: {{fight: 3}}, gear: [two_handed_weapon], effects: [{effects}]}}
  X: {{seat: Bert, at: [11, 10], profile: {{fight: 1, armour: 11, health: 8}}, gear: [staff]}}
rulings: {{{rulings}}}
"""
SHOT = """
board: {{terrain: [{{name: low_wall, at: [19.25, 10], size: [0.5, 3]}}]}}
figures:
  A: {{seat: Anna, at: [10, 10], profile: {{shoot: 2}}, gear: [crossbow, quiver, dagger], effects: [{effects}]}}
  X: {{seat: Bert, at: [20, 10], profile: {{fight: 1, armour: 11, health: 8}}}}
rulings: {{{rulings}}}
"""
SPELL = """
phase: apprentice
figures:
  L: {seat: Anna, at: [10, 10], caster: apprentice, health: 4}
  X: {seat: Bert, at: [20, 10], profile: {will: 3}}
"""


def position(source: str) -> Match:
    return CASES.match(next(iter(documents(dedent(source)))))


def before_the_dice(match: Match, *answers: str) -> Blow | Casting:
    """Answer up to the target; what the preview foresees for it."""
    seen: Blow | Casting | None = None
    for answer in answers:
        question = match.question
        assert isinstance(question, Pick)
        if question.preview is not None:
            seen = question.preview(answer)
        match.answer(answer)
    assert seen is not None
    return seen


@pytest.mark.parametrize("effects", ["", "wuchtschlag"])
@pytest.mark.parametrize("rulings", ["", "frostgrave.r.die: 1", "frostgrave.r.melee_tie: 1"])
@pytest.mark.parametrize(("source", "action"), [(FIGHT, "fight"), (SHOT, "shoot")])
def test_blows(source: str, action: str, effects: str, rulings: str) -> None:
    match = position(source.format(effects=effects, rulings=rulings))
    seen = before_the_dice(match, "A", action, "X")
    assert isinstance(seen, Blow)
    found = odds(seen)
    damage: Counter[int] = Counter()
    back: Counter[int] = Counter()
    kills = 0
    for attack in FACES:
        for defence in FACES:
            fork = match.fork(record=False)
            for face in (attack, defence):
                assert isinstance(fork.question, Roll)
                fork.answer([face])
            lost = 8 - fork.state.figures["X"].health
            damage[lost] += 1
            suffered = 10 - fork.state.figures["A"].health
            back[suffered] += 1
            kills += fork.state.figures["X"].place == "out"
    assert isclose(found.kill, kills / 400)
    assert isclose(found.damage[0], damage[0] / 400)
    assert isclose(sum(found.damage[8:]), damage[8] / 400)
    assert isclose(found.back[0], back[0] / 400)
    assert isclose(found.win + found.tie + found.lose, 1.0)


def test_spells() -> None:
    match = position(SPELL)
    seen = before_the_dice(match, "L", "cast", "bannblick", "X")
    assert isinstance(seen, Casting)
    found = cast_odds(seen)
    success = effect = 0.0
    for face in FACES:
        for will in FACES:
            fork = match.fork(record=False)
            fork.answer([face])
            assert isinstance(fork.question, Number)
            fork.answer(0)
            asked: Question | None = fork.question
            if isinstance(asked, YesNo):
                success += 1 / 400
                fork.answer(True)
                fork.answer([will])
                effect += fork.state.figures["X"].under("bannblick") / 400
    assert isclose(found.success, success)
    assert isclose(found.takes_effect, effect)
    assert isclose(found.empowered, found.success + 3 / 20)
