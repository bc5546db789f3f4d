"""The commander as an opponent: carries out the order sheet that its party has written, and nothing else."""
from __future__ import annotations

from typing import Any

from walstatt.bots.base import open_question
from walstatt.core.seat_match import SeatMatch
from walstatt.games.commanders import COMMANDERS


class CommanderBot:
    """Who has written no sheet has troops without orders."""

    name = "commander"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, match: SeatMatch, seat: int) -> Any:
        question = open_question(match, seat)
        return COMMANDERS[match.game.key](match.play, question, seat)
