"""Previews, tried moves and proposals at every question of random games."""
from __future__ import annotations

from math import hypot
from random import Random

import pytest
from tests.odds.positions import WOOD, opened, sheet, unit

from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, Roll
from walstatt.core.refusal import Refused
from walstatt.games.aofs.game import GAME
from walstatt.games.aofs.state import Model
from walstatt.odds import previews
from walstatt.table import ways
from walstatt.table.questions import Move, Place
from walstatt.table.reach import Field, covers
from walstatt.table.terrain import Piece


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


def test_the_reach_goes_around_corners_but_not_through_walls() -> None:
    wall = Piece("wall-1", "wall", ((14.0, 12.0), (24.0, 12.0), (24.0, 13.0), (14.0, 13.0)), ("impassable",), 4.0)
    scout, foe = sheet("a1", 4, 4), sheet("b1", 4, 4)
    match = opened([(scout, unit(scout, 0, 22.0, 11.0))], [(foe, unit(foe, 1, 40.0, 40.0))], pieces=(wall,))
    match.answer("a1")
    match.answer("rush")
    question = match.question
    assert isinstance(question, Move)
    ground = previews.field(match, question)
    assert ground is not None
    areas = ground.outlines
    behind, far_behind, inside, ahead = (22.0, 15.0), (18.5, 19.5), (20.0, 12.5), (22.0, 3.0)
    assert covers(areas, behind) and covers(areas, ahead)
    assert not covers(areas, inside) and not covers(areas, far_behind)
    question.check(ways.to(question, behind, previews.tabletop(match)))
    assert not question.accepts(ways.along(question, [behind], previews.tabletop(match))), "not straight"


def test_without_time_less_is_promised_and_nothing_wrong() -> None:
    scout, foe = sheet("a1", 4, 4), sheet("b1", 4, 4)
    match = opened([(scout, unit(scout, 0, 22.0, 11.0))], [(foe, unit(foe, 1, 40.0, 40.0))], pieces=(WOOD,))
    match.answer("a1")
    match.answer("advance")
    question = match.question
    assert isinstance(question, Move)
    assert Field(question, previews.tabletop(match), seconds=0.0).outlines == []


def test_what_is_no_move_cannot_be_tried() -> None:
    match = Match(GAME, GAME.random_setup(Random(1)))
    number = Number(0, "aofs:help", "aofs.special.caster", 0, 2)
    with pytest.raises(Refused):
        previews.tried(match, number, 1)
    assert previews.proposed(match, number, (1.0, 1.0), Random(1)) in (0, 1, 2)
    assert previews.field(match, number) is None
    assert not previews.has_preview(match, number)


def test_a_place_near_a_forbidden_point() -> None:
    rng = Random(2)
    match = Match(GAME, GAME.random_setup(rng))
    while not isinstance(match.question, Place):
        assert match.question is not None
        match.answer(match.question.sample(rng))
    value = previews.proposed(match, match.question, (24.0, 11.0), rng)
    match.question.check(value)
