"""The cost of a fork in the middle of an attack: 2 x 10 models, hit dice have fallen, the defence is to be rolled."""
from __future__ import annotations

from random import Random

from bench.figures import Figure, best_rate
from bench.games import setups
from walstatt.core.match import Match
from walstatt.core.questions import Roll
from walstatt.games.aofs.game import GAME

FORKS = 300


def in_the_middle(seed: int) -> Match:
    """A random game stopped at a defence roll in round 2 or later, with at least 20 models at the start."""
    for setup in setups(16):
        if sum(len(unit.models) for army in setup.armies for unit in army.units) < 20:
            continue
        match, rng = Match(GAME, setup), Random(seed)
        while match.question is not None:
            question = match.question
            if isinstance(question, Roll) and question.name == "defence" and match.state.round >= 2:
                return match
            match.answer(question.sample(rng))
    raise AssertionError("no attack found")


def aofs() -> list[Figure]:
    costs = []
    for seed in range(8):
        match = in_the_middle(seed)

        def work(match: Match = match) -> int:
            for _ in range(FORKS):
                match.fork(record=False)
            return FORKS

        costs.append(1e6 / best_rate(work, 3))
    costs.sort()
    return [
        Figure("aofs fork in an attack, median", costs[len(costs) // 2], "us", 150, higher_is_better=False),
        Figure("aofs fork in an attack, worst", costs[-1], "us"),
    ]
