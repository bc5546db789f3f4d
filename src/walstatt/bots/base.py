"""What a bot is."""
from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Protocol

from walstatt.core.match import Match
from walstatt.core.questions import Question
from walstatt.core.refusal import refuse
from walstatt.core.seat_match import SeatMatch
from walstatt.core.texts import Text


class Counsel(NamedTuple):
    """An answer and, in one sentence, why: what was really weighed, for people to read."""

    value: Any
    why: Text


class Bot(Protocol):
    """An opponent. It is asked like a person: here is what you know of the match, what do you answer?

    What it gets is a match of its own. Whatever its seat may not know is replaced in it by something that the seat must
    hold possible, drawn by the bot's seed; a bot may fork it and try things, also with dice that it makes up. Dice and
    measurements are not its business. The same seed and the same questions in the same order give the same answers.
    """

    name: str
    seed: int

    def answer(self, match: SeatMatch, seat: int) -> Any:
        """An acceptable answer of this seat to the open question."""


def seen_by(seat: int, match: Match, seed: int) -> SeatMatch:
    """What a bot with this seed is given of a match."""
    return SeatMatch.of(match, seat, Random(f"{seed}/{seat}/{len(match.open_tape())}"))


def ask(bot: Bot, match: Match, seat: int) -> Any:
    """The bot's answer to the open question, from nothing but what its seat may know."""
    return bot.answer(seen_by(seat, match, bot.seed), seat)


def open_question(match: Match, seat: int) -> Question:
    """The question that this seat has to answer; refused if it has none."""
    question = match.question
    if question is None:
        raise refuse("", "core-refused-over")
    if seat not in question.seats:
        raise refuse(question.rule, "core-refused-not-asked", question=question.name)
    return question.for_seat(seat)
