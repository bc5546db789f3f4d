"""The commander as an opponent: carries out the order sheet that its party has written, and nothing else."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from walstatt.bots.base import open_question
from walstatt.core.kits import Part
from walstatt.core.questions import Question
from walstatt.core.seat_match import SeatMatch

COMMANDERS = Part[Callable[[Any, Question, int], Any]]("commander")
"""What a sheet says to a question, of the games that have order sheets."""


class CommanderBot:
    """Who has written no sheet has troops without orders."""

    name = "commander"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, match: SeatMatch, seat: int) -> Any:
        question = open_question(match, seat)
        return COMMANDERS[match.game.key](match.play, question, seat)
