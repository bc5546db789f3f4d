"""What a bot is."""
from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from walstatt.core.match import Match
from walstatt.core.questions import Question
from walstatt.core.refusal import refuse
from walstatt.core.texts import Text


class Counsel(NamedTuple):
    """An answer and, in one sentence, why: what was really weighed, for people to read."""

    value: Any
    why: Text


class Bot(Protocol):
    """An opponent. It is asked like a person: here is the match, you are this seat, what do you answer?

    The match is there to be read. A bot may fork it and try things on the fork; it never answers, undoes or changes
    the match that it was given. Dice and measurements are not its business. In a game with secrets a bot will be
    handed a match that holds no more than its seat may know, so a bot must not rely on anything that a view of its
    seat does not show. The same seed and the same questions in the same order give the same answers.
    """

    name: str

    def answer(self, match: Match, seat: int) -> Any:
        """An acceptable answer of this seat to the open question."""


def open_question(match: Match, seat: int) -> Question:
    """The question that this seat has to answer; refused if it has none."""
    question = match.question
    if question is None:
        raise refuse("", "core-refused-over")
    if seat not in question.seats:
        raise refuse(question.rule, "core-refused-not-asked", question=question.name)
    return question.for_seat(seat)
