"""What clients draw: a picture says by its tag on which stage, and what belongs beside every stage stands here.

Pictures are a tagged union. `kind` is the tag: a `table` (`table/picture.py`) is drawn otherwise than a map, and a
client that does not know a kind can say so instead of drawing nonsense. All of it is plain data, no rule among it.
"""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.texts import Text

Words = dict[str, str]
"""A name in each language."""
NOBODY = -1
"""The seat of what belongs to no player."""


class Value(msgspec.Struct, omit_defaults=True):
    """One line of a card: what it is (a message key) and what it says, plain or as a text with arguments."""

    key: str
    text: str = ""
    args: dict[str, Any] = {}
    rule: str = ""
    """The catalogue id behind it, if there is one."""

    def __post_init__(self) -> None:
        self.args = {name: _as_data(value) for name, value in self.args.items()}


def _as_data(value: Any) -> Any:
    """A text among the arguments of another goes to clients with its key, as everywhere."""
    if isinstance(value, Text):
        return {"key": value.key, "args": {name: _as_data(one) for name, one in value.args.items()}}
    if isinstance(value, list):
        return [_as_data(one) for one in value]
    return value


class Note(msgspec.Struct, omit_defaults=True):
    """A card or task that lies before a player.

    A secret one goes to its owner as `secret`, and to everybody else `covered`: without name, text and rule.
    """

    id: str
    name: Words = {}
    text: Words = {}
    rule: str = ""
    secret: bool = False
    covered: bool = False
    done: bool = False
    """Fulfilled or used up."""


class Side(msgspec.Struct, omit_defaults=True):
    """What a player has beside what is drawn: victory points, tokens and the like, and cards."""

    seat: int
    counters: list[Value] = []
    notes: list[Note] = []
    ledger: list[Value] = []
    """How the points came, the oldest first, each with its rule."""
    notes_name: str = ""
    """What the notes are called: a message key that gets their `count`."""


class Picture(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """What one seat sees. A kind of picture is a subclass with a tag of its own."""

    track: list[Value]
    """Round, score and the like, for the head of the panel."""
    turn: int | None = None
    sides: list[Side] = []
    goal: list[Value] = []
    """What it is about, in plain words."""

    def shown(self) -> set[str]:
        """The ids of what is drawn and can change its place."""
        return set()
