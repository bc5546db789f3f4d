"""What an option would do, before anybody chooses it, as plain data for every client: tallies, odds, what a move meets.

The part that knows a game stands in a module of its own, named in `GAMES`; a game without one has no previews.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from walstatt.core.match import Match
from walstatt.core.questions import Move, Pick, PickSeveral, Place, Question, YesNo
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text
from walstatt.table import ways
from walstatt.table.shapes import Point

GAMES = {"ags": "walstatt.odds.ags_previews", "aofs": "walstatt.odds.aofs_previews"}


class Line(NamedTuple):
    """A sentence, with the tally behind it where there is one."""

    text: Text
    tally: Tally | None = None


class Chance(NamedTuple):
    """The exact probability of something."""

    text: Text
    value: float


class Preview(NamedTuple):
    lines: list[Line]
    chances: list[Chance]
    areas: Sequence[Sequence[Point]] = ()
    """Outlines of the ground that matters to the option: a lane to run along, for instance."""


class Tried(NamedTuple):
    """A move or place that the rules allow: inches spent and allowed for each model, and what it sets off."""

    cost: Mapping[str, float]
    limits: Mapping[str, float]
    triggers: list[Text]


NOTHING = Preview([], [])


class GamePreviews(Protocol):
    """What the module of a game offers."""

    def has_preview(self, match: Match, question: Question) -> bool:
        """Can anything be told about the options of this question?"""

    def preview(self, match: Match, question: Question, option: Any) -> Preview:
        """Tallies and odds of an option."""

    def tried(self, match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
        """What a move that was judged and allowed costs and meets."""

    def tabletop(self, match: Match) -> ways.Tabletop:
        """The table, to make moves for a person."""


def _module(game: str) -> GamePreviews | None:
    return cast(GamePreviews, import_module(GAMES[game])) if game in GAMES else None


def has_preview(match: Match, question: Question) -> bool:
    module = _module(match.game.key)
    offers = isinstance(question, YesNo | Pick) and not isinstance(question, PickSeveral)
    return offers and module is not None and module.has_preview(match, question)


def preview(match: Match, question: Question, option: Any) -> Preview:
    """What this option of the open question would do; nothing for one that is not offered."""
    module = _module(match.game.key)
    if module is None or not has_preview(match, question):
        return NOTHING
    if isinstance(question, Pick) and option not in question.options:
        return NOTHING
    return module.preview(match, question, option)


def tried(match: Match, question: Question, value: Any) -> Tried:
    """Judge a move or place without doing it; raises what the rules say against it."""
    if not isinstance(question, Move | Place):
        raise refuse(question.rule, "core-refused-malformed", question=question.name, expected="a move or a place")
    question.check(value)
    module = _module(match.game.key)
    if module is None or not isinstance(question, Move):
        return Tried({}, {}, [])
    return module.tried(match, question, value)


def reach(match: Match, question: Question) -> list[Point]:
    """The outline of the ground that the first model can come to on straight ways; empty for what is no move."""
    module = _module(match.game.key)
    if module is None or not isinstance(question, Move):
        return []
    return ways.straight_reach(question, module.tabletop(match))


def proposed(match: Match, question: Question, toward: Point | None, rng: Random) -> Any:
    """An acceptable answer; a move or place as near to a point as the rules allow, if a point is given."""
    module = _module(match.game.key)
    if toward is None or module is None or not isinstance(question, Move | Place):
        return question.sample(rng)
    tabletop = module.tabletop(match)
    if isinstance(question, Place):
        return ways.place_near(question, toward, tabletop) or question.sample(rng)
    if tabletop.has_obvious_way(question):
        exact = ways.to(question, toward, tabletop)
        return exact if ways.is_allowed(question, exact) else question.sample(rng)
    return _moved_towards(question, toward, tabletop, rng)


def _moved_towards(question: Move, toward: Point, tabletop: ways.Tabletop, rng: Random) -> Any:
    exact = ways.to(question, toward, tabletop)
    if ways.is_allowed(question, exact):
        return exact
    near = ways.towards(question, toward, tabletop)
    if near or ways.is_allowed(question, {}):
        return near
    return question.sample(rng)
