"""Peers on the same machine in the same run: decisions per second of random play."""
from __future__ import annotations

from random import Random
from typing import Any

from bench.figures import Figure, best_rate

OPEN_SPIEL_GAMES = 60
CHESS_STEPS = 800


def peers() -> list[Figure]:
    return [
        Figure(f"{name}: random decisions", measure(), "decisions/s on one core", peer_of="aofs random answers")
        for name, measure in (("OpenSpiel backgammon", _open_spiel), ("PettingZoo chess_v6", _pettingzoo))
    ]


def _open_spiel() -> float:
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), Random(1)

    def work() -> int:
        return sum(_playout(game.new_initial_state(), rng) for _ in range(OPEN_SPIEL_GAMES))

    return best_rate(work, 3)


def _playout(state: Any, rng: Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _pettingzoo() -> float:
    from pettingzoo.classic import chess_v6

    rng = Random(1)

    def work() -> int:
        world = chess_v6.env()
        world.reset(seed=1)
        for _ in range(CHESS_STEPS):
            observation, _, ended, cut, _ = world.last()
            if ended or cut:
                world.reset(seed=rng.randrange(1 << 30))
                continue
            legal = observation["action_mask"].nonzero()[0]
            world.step(int(legal[rng.randrange(len(legal))]))
        return CHESS_STEPS

    return best_rate(work, 2)
