"""Previews, tried moves and proposals at every question of random games."""
from __future__ import annotations

from math import hypot
from random import Random

import pytest

from walstatt.core.match import Match
from walstatt.core.questions import Move, Number, Pick, Place, Roll
from walstatt.core.refusal import Refused
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.state import Model
from walstatt.odds import previews


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_previews_and_proposals(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, GAME.random_setup(rng))
    told = 0
    while (question := match.question) is not None:
        if isinstance(question, Roll):
            match.answer(question.sample(rng))
            continue
        if previews.has_preview(match, question) and isinstance(question, Pick):
            for option in question.options:
                shown = previews.preview(match, question, option)
                told += len(shown.lines)
                assert all(0 <= chance.value <= 1 for chance in shown.chances)
            assert previews.preview(match, question, "nonsense") == previews.NOTHING
        toward = (rng.uniform(-5, 53), rng.uniform(-5, 53)) if rng.random() < 0.7 else None
        value = previews.proposed(match, question, toward, rng)
        question.check(value)
        if isinstance(question, Move):
            found = previews.tried(match, question, value)
            assert all(cost <= found.limits[model] + 0.01 for model, cost in found.cost.items())
        match.answer(value)
    assert told > 50


def leader(match: Match, question: Move) -> Model:
    unit = match.play.unit(match.play.home[question.subjects[0]])
    model: Model = unit.models[0]
    return model


def test_a_proposal_leads_towards_the_point() -> None:
    """On the whole: obstacles may be in the way."""
    rng, nearer, moves = Random(4), 0, 0
    match = Match(GAME, GAME.random_setup(rng))
    while (question := match.question) is not None and moves < 25:
        if isinstance(question, Move) and question.args.get("action") in ("advance", "rush"):
            goal = (24.0, 24.0)
            model = leader(match, question)
            before = hypot(model.x - goal[0], model.y - goal[1])
            value = previews.proposed(match, question, goal, rng)
            if model.id in value:
                x, y = value[model.id][-1][:2]
                nearer += hypot(x - goal[0], y - goal[1]) < before
            moves += 1
            match.answer(value)
        else:
            match.answer(question.sample(rng))
    assert moves and nearer >= 0.7 * moves


def test_the_reach_of_a_move_is_allowed_ground_within_its_limit() -> None:
    rng, moves = Random(6), 0
    match = Match(GAME, GAME.random_setup(rng))
    while (question := match.question) is not None and moves < 3:
        if isinstance(question, Move) and question.args.get("action") == "advance" and len(question.subjects) == 1:
            model = leader(match, question)
            most = question.args["limits"][model.id]
            outline = previews.reach(match, question)
            assert all(hypot(x - model.x, y - model.y) <= most + 0.01 for x, y in outline)
            for x, y in outline[::6]:
                if (x, y) != (model.x, model.y):
                    question.check({model.id: [[x, y]]})
            moves += 1
        match.answer(question.sample(rng))
    assert moves == 3
    assert previews.reach(match, Number(0, "aofs:help", "aofs.special.caster", 0, 2)) == []


def test_what_is_no_move_cannot_be_tried() -> None:
    match = Match(GAME, GAME.random_setup(Random(1)))
    number = Number(0, "aofs:help", "aofs.special.caster", 0, 2)
    with pytest.raises(Refused):
        previews.tried(match, number, 1)
    assert previews.proposed(match, number, (1.0, 1.0), Random(1)) in (0, 1, 2)
    assert not previews.has_preview(match, number)


def test_a_place_near_a_forbidden_point() -> None:
    rng = Random(2)
    match = Match(GAME, GAME.random_setup(rng))
    while not isinstance(match.question, Place):
        assert match.question is not None
        match.answer(match.question.sample(rng))
    value = previews.proposed(match, match.question, (24.0, 11.0), rng)
    match.question.check(value)
