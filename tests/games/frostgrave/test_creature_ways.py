"""How creatures look for their way: what they know beforehand spares work and changes no way."""
from __future__ import annotations

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
from walstatt.table.terrain import Board

FEW = 700
"""Legs that a whole search may ask for; it used to ask for tens of thousands."""


def deployed(seed: int, *, pond: bool) -> FrostgravePlay:
    """A game in its first round on a random table, with or without its pond."""
    size = arena.DEFAULT_SIZE
    setup = arena.make_setup(seed, size, arena.pairing(arena.list_keys(size), seed))
    if not pond:
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
