"""Whole games: every answer is accepted, the match stays as it was, and a seed is a seed."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.bots.playing import played

from walstatt.bots.registry import make_bot
from walstatt.core.match import Match
from walstatt.games.aofs.game import GAME
from walstatt.lab.arena_aofs import make_setup


def started(seed: int, lists: tuple[str, str], size: int = 150) -> Match:
    return Match(GAME, make_setup(seed, size, lists), record=False)


@pytest.mark.parametrize(
    ("seed", "size", "lists"),
    [
        (1, 150, ("grenzwacht", "moorvolk")),
        (2, 250, ("moorvolk", "tiefenhall")),
        (3, 250, ("sturmweide", "grenzwacht")),
        (4, 150, ("tiefenhall", "sturmweide")),
    ],
)
def test_captains_play_to_the_end(seed: int, size: int, lists: tuple[str, str]) -> None:
    match = played(started(seed, lists, size), [make_bot("captain", 1), make_bot("captain", 2)], seed)
    assert match.outcome is not None
    assert Match.replay(GAME, match.setup, match.tape, record=False).outcome == match.outcome


@pytest.mark.parametrize("seed", [11, 24])
def test_captains_play_by_other_rulings(seed: int) -> None:
    setup = GAME.random_setup(Random(seed))
    match = played(Match(GAME, setup, record=False), [make_bot("captain", 1), make_bot("random", 2)], seed)
    assert match.outcome is not None


def test_thinking_changes_nothing() -> None:
    played(started(5, ("grenzwacht", "moorvolk")), [make_bot("captain", 1), make_bot("random", 2)], 5, watched=True)


@pytest.mark.parametrize("name", ["captain", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def tape(seed: int) -> list[Any]:
        bots = [make_bot(name, seed), make_bot(name, seed + 1)]
        return played(started(6, ("sturmweide", "moorvolk")), bots, 6).tape

    first = tape(3)
    assert tape(3) == first
    assert name == "captain" or tape(4) != first


def test_the_captain_beats_chance() -> None:
    wins = 0
    for seed in range(3):
        match = played(started(seed, ("moorvolk", "moorvolk")), [make_bot("captain", 1), make_bot("random", 2)], seed)
        wins += match.outcome is not None and match.outcome.winner == 0
    assert wins >= 2
