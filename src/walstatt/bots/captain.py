"""The captain: weighs what it may answer. What is specific to a game stands in that game's advisor."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol

from walstatt.bots.base import Counsel, open_question
from walstatt.core.kits import Part
from walstatt.core.questions import Number, Pick, PickSeveral, Question, YesNo
from walstatt.core.seat_match import SeatMatch
from walstatt.core.texts import Text


class Advisor(Protocol):
    """Knows one game. None means: no opinion."""

    def advise(self, match: SeatMatch, seat: int, question: Question) -> Counsel | None: ...


ADVISORS = Part[Callable[[int], Advisor]]("advisor")
"""Each makes the advisor of a game from a seed."""


class Captain:
    """Follows the advisor of the game; where it has none, or an answer is refused, does the next sensible thing."""

    name = "captain"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._advisors: dict[str, Advisor | None] = {}

    def answer(self, match: SeatMatch, seat: int) -> Any:
        counsel = self.counsel(match, seat)
        if counsel is not None:
            return counsel.value
        return sensible(open_question(match, seat), Random(f"{self.seed}/{len(match.tape)}"))

    def counsel(self, match: SeatMatch, seat: int) -> Counsel | None:
        """Its own choice with the reason; None where it has no opinion and would just do something sensible."""
        question = open_question(match, seat)
        advisor = self._advisor(match.game.key)
        counsel = advisor.advise(match, seat, question) if advisor else None
        return counsel if counsel is not None and question.accepts(counsel.value) else None

    def _advisor(self, game: str) -> Advisor | None:
        if game not in self._advisors:
            make = ADVISORS.get(game)
            self._advisors[game] = make(self.seed) if make else None
        return self._advisors[game]


def usual(question: Question, reasons: Mapping[str, str], rng: Random) -> Counsel | None:
    """What anybody would answer, if there is a reason why that is best; `reasons` are message keys by question."""
    key = reasons.get(question.name)
    return Counsel(sensible(question, rng), Text(key, question.args)) if key else None


def sensible(question: Question, rng: Random) -> Any:
    """An answer for anybody who does not know the game: the first option, yes, as little as possible, as proposed."""
    if isinstance(question, PickSeveral):
        return list(question.options)[: question.least]
    if isinstance(question, Pick):
        return question.options[0]
    if isinstance(question, YesNo):
        return True
    if isinstance(question, Number):
        return question.low
    return question.sample(rng)
