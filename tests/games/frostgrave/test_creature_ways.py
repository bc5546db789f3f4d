"""How creatures look for their way: what they know beforehand spares work and changes no way."""
from __future__ import annotations

from math import dist, inf
from random import Random
from typing import Any

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.games.frostgrave import creature_ways, moving, standing, walking
from walstatt.games.frostgrave.game import GAME
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.lab import arena_frostgrave as arena
from walstatt.table.paths import Work, find_path
from walstatt.table.terrain import Board, Piece

FEW = 700
"""Legs that a whole search may ask for; it used to ask for tens of thousands."""


def square(x: float, y: float, width: float, depth: float) -> tuple[tuple[float, float], ...]:
    west, east, south, north = x - width / 2, x + width / 2, y - depth / 2, y + depth / 2
    return (west, south), (east, south), (east, north), (west, north)


HEIGHTS = (
    Piece("tower", "tower", square(12, 12, 6, 6), ("elevated",), 4.0),
    Piece("ladder", "ladder", square(8.9, 12, 0.2, 0.6), ("ladder",), 4.0),
    Piece("stairs", "stairs", square(12, 15.1, 0.6, 0.2), ("stairs",), 4.0),
    Piece("rubble", "rubble", square(24, 12, 10, 8), ("difficult",), 0.0),
    Piece("platform", "platform", square(24, 12, 9, 4), ("elevated",), 1.0),
    Piece("wall", "wall", square(18, 22, 8, 0.5), ("solid",), 2.5),
    Piece("pond", "pond", square(26, 24, 6, 5), ("deep",), 0.0),
    Piece("rock", "rock", square(6, 24, 2, 2), ("solid",), 2.0),
    Piece("log", "log", square(10, 24, 4, 0.5), ("solid",), 0.5),
    Piece("low_wall", "low_wall", square(6, 19, 4, 0.5), ("solid",), 1.0),
)


def deployed(seed: int, *, pond: bool, pieces: tuple[Piece, ...] = ()) -> FrostgravePlay:
    """A game in its first round on a random table, with or without its pond; or on a table of these pieces."""
    size = arena.DEFAULT_SIZE
    setup = arena.make_setup(seed, size, arena.pairing(arena.list_keys(size), seed))
    if pieces:
        setup = msgspec.structs.replace(setup, board=Board(setup.board.width, setup.board.depth, pieces))
    elif not pond:
        pieces = tuple(piece for piece in setup.board.pieces if "deep" not in piece.kinds)
        setup = msgspec.structs.replace(setup, board=Board(setup.board.width, setup.board.depth, pieces))
    match, rng = Match(GAME, setup), Random(seed)
    while match.state.round < 1:
        assert match.question is not None
        match.answer(match.question.sample(rng))
    assert isinstance(match.play, FrostgravePlay)
    return match.play


def two(play: FrostgravePlay) -> tuple[Figure, Figure]:
    first, *_, last = play.on_table()
    return first, last


def test_what_is_known_beforehand_changes_no_way() -> None:
    compared = 0
    for seed in range(3):
        play = deployed(seed, pond=False)
        hunter, prey = two(play)
        rng = Random(seed)
        for _ in range(2):
            spot = standing.nearest(
                rng.uniform(4, 32), rng.uniform(4, 32),
                lambda x, y: standing.stand_problem(play, hunter, x, y) is None,  # noqa: B023 - asked at once
            )
            assert spot is not None
            standing.put(play, hunter, *spot, 0.0)
            finder = creature_ways._Finder(moving.going(play, hunter, False), prey)
            patiently = find_path(
                finder.to.start, finder.goals(), finder.cost, finder.walls(), finder.limit, work=Work(10**9)
            )
            assert finder.path() == (tuple(patiently[1]) if patiently else ())
            compared += patiently is not None
    assert compared >= 3


def test_no_leg_costs_less_than_what_is_known_beforehand() -> None:
    play = deployed(1, pond=True, pieces=HEIGHTS)
    hunter, prey = two(play)
    rng, climbed, left = Random(1), 0, 0
    finder = creature_ways._Finder(moving.going(play, hunter, False), prey)
    edges = [(x, y) for piece in HEIGHTS for x, y in piece.outline]
    for _ in range(6000):
        (x, y), far = rng.choice(edges), rng.choice((0.6, 2.0, 6.0))
        start = (x + rng.uniform(-far, far), y + rng.uniform(-far, far))
        end = (start[0] + rng.uniform(-8, 8), start[1] + rng.uniform(-8, 8))
        cost = finder.cost(start, end)
        if cost == inf:
            continue
        assert finder.least(start, end) <= cost + 1e-6, (start, end)
        assert dist(start, end) + finder.leaving(start) <= cost + 1e-6, (start, end)
        climbed += finder.climbs.least(start, end, finder._level(start)) > 0
        left += finder.leaving(start) > 0
    assert climbed > 50
    assert left > 5


@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_a_creature_whose_prey_swims_finds_its_way_quickly(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play = deployed(seed, pond=True)
    hunter, prey = two(play)
    (pond,) = play.ground.of_kind("deep")
    standing.put(play, prey, *pond.polygon.circle[:2], 0.0)
    asked = []
    survey = walking.survey

    def counted(*args: Any, **named: Any) -> Any:
        asked.append(args)
        return survey(*args, **named)

    monkeypatch.setattr(walking, "survey", counted)
    path = creature_ways.cheapest(moving.going(play, hunter, False), prey)
    assert path, "it swims"
    assert len(asked) < FEW
