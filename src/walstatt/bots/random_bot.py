"""The opponent without a plan: any acceptable answer."""
from __future__ import annotations

from random import Random
from typing import Any

from walstatt.bots.base import open_question
from walstatt.core.match import Match


class RandomBot:
    """Answers by lot, whatever the game."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def answer(self, match: Match, seat: int) -> Any:
        return open_question(match, seat).sample(self._rng)
