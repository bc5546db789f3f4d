"""The opponent without a plan: any acceptable answer."""
from __future__ import annotations

from random import Random
from typing import Any

from walstatt.bots.base import open_question
from walstatt.core.seat_match import SeatMatch


class RandomBot:
    """Answers by lot, whatever the game."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = Random(seed)

    def answer(self, match: SeatMatch, seat: int) -> Any:
        return open_question(match, seat).sample(self._rng)
