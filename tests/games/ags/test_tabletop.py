"""Moves towards a point that somebody names: legal, near it, around obstacles."""
from __future__ import annotations

from math import hypot
from random import Random

import pytest

from walstatt.core.match import Match
from walstatt.games.ags.game import GAME
from walstatt.games.ags.tabletop import AgsTabletop
from walstatt.table import ways
from walstatt.table.questions import Move, Place
from walstatt.table.reach import Field


def _match_at_moves(seed: int, wanted: int) -> list[tuple[Match, Move]]:
    """Positions of a random game in which a model is to be moved."""
    rng = Random(seed)
    match = Match(GAME, GAME.random_setup(rng), record=False)
    found: list[tuple[Match, Move]] = []
    while not match.over and len(found) < wanted:
        question = match.question
        if isinstance(question, Move):
            _try(match, question, rng)
            found.append((match, question))
        elif isinstance(question, Place):
            _try_place(match, question, rng)
        assert question is not None
        match.answer(question.sample(rng))
    return found


def _try(match: Match, question: Move, rng: Random) -> None:
    tabletop = AgsTabletop(match)
    model = question.subjects[0]
    start = tabletop.place_of(model)
    assert start is not None
    goal = (rng.uniform(2, 34), rng.uniform(2, 34))
    value = ways.towards(question, goal, tabletop)
    question.check(value)
    if value:
        end = value[model][-1]
        assert hypot(end[0] - start[0], end[1] - start[1]) > 0
    most = tabletop.reach(question)
    for area in [] if tabletop.has_obvious_way(question) else Field(question, tabletop).outlines:
        assert all(hypot(x - start[0], y - start[1]) <= most + 0.1 for x, y in area)
    question.check(ways.straight(question, start, (1.0, 0.0), tabletop))


def _try_place(match: Match, question: Place, rng: Random) -> None:
    near = ways.place_near(question, (rng.uniform(2, 34), rng.uniform(2, 34)), AgsTabletop(match))
    if near is not None:
        question.check(near)


@pytest.mark.parametrize("seed", range(3))
def test_moves_towards_a_point_are_legal(seed: int) -> None:
    assert len(_match_at_moves(seed, 12)) == 12
