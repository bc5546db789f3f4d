"""The cost of a fork in the middle of an attack: its dice have fallen, the defence is to be rolled."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bench.figures import Figure, best_rate
from bench.games import ags_setups, setups
from bench.timing import answer
from walstatt.core.match import Game, Match
from walstatt.core.questions import Roll
from walstatt.games.ags.game import GAME as AGS
from walstatt.games.aofs.game import GAME

FORKS = 300
SEEDS = range(8)
CANDIDATES = 16
LARGE = 20
"""Models at the start of a game of aofs."""


def in_the_middle(game: Game, prepared: list[Any], roll: str, seed: int) -> Match:
    """A random game stopped at a defence roll in round 2 or later."""
    for setup in prepared:
        match, rng = Match(game, setup), Random(seed)
        while match.question is not None:
            question = match.question
            if isinstance(question, Roll) and question.name == roll and match.state.round >= 2:
                return match
            answer(match, rng)
    raise AssertionError("no attack found")


def forks() -> list[Figure]:
    large = [
        setup for setup in setups(CANDIDATES)
        if sum(len(unit.models) for army in setup.armies for unit in army.units) >= LARGE
    ]
    return [*_measured(GAME, large, "defence"), *_measured(AGS, ags_setups(CANDIDATES), "def")]


def _measured(game: Game, prepared: list[Any], roll: str) -> list[Figure]:
    costs = sorted(1e6 / best_rate(_forking(in_the_middle(game, prepared, roll, seed)), 3) for seed in SEEDS)
    name = f"{game.key} fork in an attack"
    return [
        Figure(f"{name}, median", costs[len(costs) // 2], "us", 150, higher_is_better=False),
        Figure(f"{name}, worst", costs[-1], "us"),
    ]


def _forking(match: Match) -> Callable[[], int]:
    def work() -> int:
        for _ in range(FORKS):
            match.fork(record=False)
        return FORKS

    return work
