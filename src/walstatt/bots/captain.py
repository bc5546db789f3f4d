"""The captain: weighs what it may answer. What is specific to a game stands in that game's advisor."""
from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol

from walstatt.bots.base import open_question
from walstatt.core.match import Match
from walstatt.core.questions import Number, Pick, PickSeveral, Question, YesNo

ADVISORS = {
    "aofs": ("walstatt.bots.aofs_captain", "AofsAdvisor"),
    "ags": ("walstatt.bots.ags_captain", "AgsAdvisor"),
    "anima": ("walstatt.bots.anima_captain", "AnimaAdvisor"),
    "frostgrave": ("walstatt.bots.frostgrave_captain", "FrostgraveAdvisor"),
}


class Advisor(Protocol):
    """Knows one game. None means: no opinion."""

    def advise(self, match: Match, seat: int, question: Question) -> Any: ...


class Captain:
    """Follows the advisor of the game; where it has none, or an answer is refused, does the next sensible thing."""

    name = "captain"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._advisors: dict[str, Advisor | None] = {}

    def answer(self, match: Match, seat: int) -> Any:
        question = open_question(match, seat)
        advisor = self._advisor(match.game.key)
        value = advisor.advise(match, seat, question) if advisor else None
        if value is not None and question.accepts(value):
            return value
        return sensible(question, Random(f"{self._seed}/{len(match.tape)}"))

    def _advisor(self, game: str) -> Advisor | None:
        if game not in self._advisors:
            module, kind = ADVISORS.get(game, ("", ""))
            self._advisors[game] = getattr(import_module(module), kind)(self._seed) if module else None
        return self._advisors[game]


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
