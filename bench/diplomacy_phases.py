"""Phases per second of diplomacy with seven powers and random orders. Runs in the environment of the peer."""
from __future__ import annotations

import json
import random
from time import process_time

GAMES, MOST_PHASES = 8, 120


def play(seed: int) -> int:
    """A game with random orders; how many phases it took. A short game is not cut."""
    from diplomacy import Game

    chance, game, phases = random.Random(seed), Game(), 0
    while not game.is_game_done and phases < MOST_PHASES:
        possible = game.get_all_possible_orders()
        for power in game.powers:
            places = game.get_orderable_locations(power)
            game.set_orders(power, [chance.choice(possible[place]) for place in places if possible[place]])
        game.process()
        phases += 1
    return phases


def main() -> None:
    play(0)
    begun = process_time()
    phases = sum(play(seed) for seed in range(1, GAMES + 1))
    print(json.dumps({"phases_per_second": phases / (process_time() - begun)}))


if __name__ == "__main__":
    main()
