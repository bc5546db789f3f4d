"""Paths: what a limit pays for is what the path up to there costs, whatever ground it leads over."""
from __future__ import annotations

from random import Random

import pytest
from tests.games.anima.table_help import match_of, profile

from walstatt.core.refusal import Refused
from walstatt.games.anima import driving, standing, walking
from walstatt.games.anima.game import GAME
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.terrain_kinds import TERRAIN, hill
from walstatt.table.outlines import rectangle
from walstatt.table.paths import cut
from walstatt.table.terrain import Piece

PIECES = (
    Piece("forest-1", "forest", rectangle((12, 12), (6, 5)), *TERRAIN["forest"]),
    Piece("fence-1", "fence", rectangle((20, 10), (5, 0.3), 30), *TERRAIN["fence"]),
    Piece("rubble-1", "rubble", rectangle((25, 20), (4, 4)), *TERRAIN["rubble"]),
    Piece("wall-1", "wall", rectangle((18, 28), (4, 0.3), 45), *TERRAIN["wall"]),
    *hill("hill-1", (10, 24)),
)


def play_with(*pieces: Piece) -> AnimaPlay:
    play: AnimaPlay = match_of(
        [(profile("A"), (3.0, 3.0))], [(profile("B"), (33.0, 33.0))], pieces
    ).play
    return play


@pytest.mark.parametrize("seed", range(40))
def test_reach_is_the_inverse_of_cost(seed: int) -> None:
    rng, play = Random(seed), play_with(*PIECES)
    path = [(rng.uniform(2, 34), rng.uniform(2, 34)) for _ in range(rng.randint(2, 4))]
    try:
        walk = walking.survey(play, path, 0.5)
    except Refused:
        return
    assert walk.reach(walk.cost.total) == pytest.approx(walk.length, abs=0.01)
    limit = rng.uniform(0, walk.cost.total)
    part = cut(path, walk.reach(limit))
    if len(part) > 1:
        assert walking.survey(play, part, 0.5).cost.total <= limit + 0.01


@pytest.mark.parametrize("seed", range(60))
def test_whoever_is_driven_ends_on_a_free_place(seed: int) -> None:
    rng = Random(seed)
    match = match_of(
        [(profile("A"), (3.0, 3.0)), (profile("L", base=2.0), (30.0, 5.0))],
        [(profile("B"), (33.0, 33.0)), (profile("C"), (20.0, 20.0))], PIECES,
    )
    play: AnimaPlay = match.play
    for name in ("A", "B", "C", "L"):
        figure = play.figure(name)
        spot = standing.find_spot(rng, lambda value, one=figure: _judge(play, one.id, value), (1, 1, 35, 35))
        assert spot is not None
        standing.put(play, figure, *spot[0])
    driven = play.figure(rng.choice(("A", "B", "C", "L")))
    script = driving.drive(play, driven, (rng.uniform(-1, 1), rng.uniform(-1, 1)), rng.uniform(1, 14))
    try:
        question = next(script)
        while True:
            question = script.send(question.sample(rng))
    except StopIteration:
        pass
    assert GAME.problems(play) == []


def _judge(play: AnimaPlay, name: str, value: list[list[float]]) -> None:
    x, y = value[0]
    problem = standing.stand_problem(play, play.figure(name), x, y)
    if problem:
        raise problem
