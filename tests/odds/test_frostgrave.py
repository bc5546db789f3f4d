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
from walstatt.odds.previews import tried

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
  L: {{seat: Anna, at: [10, 10], caster: apprentice, health: 4, gear: [{gear}]}}
  X: {{seat: Bert, at: [20, 10], profile: {{will: 3}}}}
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


@pytest.mark.parametrize("gear", ["dagger", "dagger, zauberring"])
def test_spells(gear: str) -> None:
    match = position(SPELL.format(gear=gear))
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


LIGHTNING = """
phase: wizard
figures:
  W: {seat: Anna, at: [10, 10], caster: wizard}
  X: {seat: Bert, at: [20, 10], profile: {fight: 2, health: 6}}
  Y: {seat: Bert, at: [20, 13], profile: {armour: 9, health: 5}}
"""


def test_both_strokes_of_lightning() -> None:
    match = position(LIGHTNING)
    seen = before_the_dice(match, "W", "cast", "kettenblitz", "X")
    assert isinstance(seen, Casting)
    found = cast_odds(seen)
    assert found.blow is not None and found.second is not None
    match.answer([12])
    match.answer(0)
    for struck, health, stroke in (("X", 6, found.blow), ("Y", 5, found.second)):
        hurt: Counter[int] = Counter()
        for attack in FACES:
            for defence in FACES:
                fork = match.fork(record=False)
                fork.answer([attack])
                fork.answer([defence])
                hurt[health - fork.state.figures[struck].health] += 1
        assert isclose(stroke.damage[0], hurt[0] / 400)
        assert isclose(stroke.kill, hurt[health] / 400)
        match.answer([1])
        match.answer([20])


def test_what_a_spell_takes_without_dice_is_foreseen() -> None:
    match = position(LIGHTNING.replace("[20, 10]", "[18, 10]").replace("health: 6", "health: 3"))
    seen = before_the_dice(match, "W", "cast", "lebensraub", "X")
    assert isinstance(seen, Casting)
    assert (seen.harm, seen.fatal) == (3, True)
    assert not before_the_dice(position(LIGHTNING), "W", "cast", "knochenfrost", "X").fatal  # type: ignore[union-attr]


def test_hail_is_foreseen_for_everybody_it_would_strike() -> None:
    match = position(LIGHTNING.replace("at: [20, 13]", "at: [20, 11.5]"))
    for answer in ("W", "cast", "hagelschlag"):
        match.answer(answer)
    question = match.question
    assert question is not None
    told = tried(match, question, [[20.0, 10.0]]).triggers
    assert [one.args["figure"].args["id"] for one in told] == ["X", "Y"]
    assert not tried(match, question, [[15.0, 10.0]]).triggers
    match.answer([[20.0, 10.0]])
    match.answer([13])
    match.answer(0)
    hits = kills = 0
    for attack in FACES:
        for defence in FACES:
            fork = match.fork(record=False)
            fork.answer([attack])
            fork.answer([defence])
            hits += attack + 2 > defence + 2
            kills += fork.state.figures["X"].place == "out"
    assert told[0].args["hit"] == round(100 * hits / 400)
    assert told[0].args["kill"] == round(100 * kills / 400)
