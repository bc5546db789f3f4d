"""What an option would do, before anybody chooses it, as plain data for every client: tallies, odds, what a move meets.

The part that knows a game stands in a module of its own, named in the game's kit; `plain_previews` serves those
without one.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from walstatt.core.kits import Part
from walstatt.core.match import Match
from walstatt.core.questions import Pick, PickSeveral, Question, YesNo
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text
from walstatt.table import ways
from walstatt.table.questions import Move, Place
from walstatt.table.reach import Country, Field
from walstatt.table.shapes import Point


class Line(NamedTuple):
    """A sentence, with the tally behind it where there is one."""

    text: Text
    tally: Tally | None = None
    hint: bool = False
    """What whoever knows the game knows: shown where an option is looked at alone, not in a list of them."""


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


class Outlook(NamedTuple):
    """Something that a unit could do from where it stands."""

    text: Text
    preview: Preview


NOTHING = Preview([], [])


class GamePreviews(Protocol):
    """What the module of a game offers."""

    def has_preview(self, match: Match, question: Question) -> bool:
        """Can anything be told about the options of this question?"""

    def preview(self, match: Match, question: Question, option: Any) -> Preview:
        """Tallies and odds of an option."""

    def tried(self, match: Match, question: Move, value: Mapping[str, Any]) -> Tried:
        """What a move that was judged and allowed costs and meets."""

    def tabletop(self, match: Match) -> Country:
        """The table, to make moves for a person."""


PREVIEWS = Part[GamePreviews]("previews")


def tabletop(match: Match) -> Country:
    module = PREVIEWS.get(match.game.key)
    assert module is not None, f"{match.game.key} has no table to move things on"
    return module.tabletop(match)


def outlooks(match: Match, unit_id: str) -> Iterable[Outlook]:
    """All that a unit could do to others from where it stands, if the game's module tells."""
    tells: Callable[[Match, str], Iterable[Outlook]] | None = getattr(PREVIEWS.get(match.game.key), "outlooks", None)
    return tells(match, unit_id) if tells else ()


def has_preview(match: Match, question: Question) -> bool:
    module = PREVIEWS.get(match.game.key)
    offers = isinstance(question, YesNo | Pick) and not isinstance(question, PickSeveral)
    return offers and module is not None and module.has_preview(match, question)


def preview(match: Match, question: Question, option: Any) -> Preview:
    """What this option of the open question would do; nothing for one that is not offered."""
    module = PREVIEWS.get(match.game.key)
    if module is None or not has_preview(match, question):
        return NOTHING
    if not _is_offered(question, option):
        return NOTHING
    return module.preview(match, question, option)


def _is_offered(question: Question, option: Any) -> bool:
    """Where any line will do, those that nobody proposed too."""
    if not isinstance(question, Pick):
        return isinstance(option, bool)
    return option in question.options or (question.free and isinstance(option, str) and question.offers(option))


def tried(match: Match, question: Question, value: Any) -> Tried:
    """Judge a move or place without doing it; raises what the rules say against it."""
    if not isinstance(question, Move | Place):
        wanted = Text("table-expected-move-or-place")
        raise refuse(question.rule, "core-refused-malformed", question=question.name, expected=wanted)
    question.check(value)
    module = PREVIEWS.get(match.game.key)
    if isinstance(question, Place):
        place: Callable[[Match, Place, Any], Tried] | None = getattr(module, "tried_place", None)
        return place(match, question, value) if place else Tried({}, {}, [])
    return module.tried(match, question, value) if module else Tried({}, {}, [])


def field(match: Match, question: Question) -> Field | None:
    """The ground where an answer can end; None for what is no move or place, or a move of which the game knows how."""
    module = PREVIEWS.get(match.game.key)
    if module is None or not isinstance(question, Move | Place):
        return None
    table = module.tabletop(match)
    if isinstance(question, Move) and table.has_obvious_way(question):
        return None
    return Field(question, table)


def proposed(match: Match, question: Question, toward: Point | None, rng: Random, ground: Field | None = None) -> Any:
    """An acceptable answer; a move or place as near to a point as the rules allow, if a point is given.

    Who has worked out the ground of this question before gives it.
    """
    module = PREVIEWS.get(match.game.key)
    if module is None or not isinstance(question, Move | Place):
        return question.sample(rng)
    table = module.tabletop(match)
    if toward is None:
        usual = table.obvious(question)
        return usual if usual is not None and question.accepts(usual) else question.sample(rng)
    if isinstance(question, Move) and table.has_obvious_way(question):
        exact = ways.to(question, toward, table)
        return exact if question.accepts(exact) else question.sample(rng)
    nearest = (ground or Field(question, table)).nearest(toward)
    if nearest is None and isinstance(question, Move) and question.accepts({}):
        return {}
    return question.sample(rng) if nearest is None else nearest
