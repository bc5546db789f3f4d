"""What a client needs to draw any game's table: bases, markers, zones and cards as plain data, no rule among it."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.texts import Text
from walstatt.table.shapes import Point
from walstatt.table.terrain import Piece

Words = dict[str, str]
"""A name in each language."""
NOBODY = -1
"""The seat of models and cards that belong to no player."""


class Base(msgspec.Struct, omit_defaults=True):
    """A model as a coin on the table."""

    id: str
    unit: str
    seat: int
    x: float
    y: float
    r: float
    level: float = 0.0
    wounds: int = 0
    tokens: int = 0
    conditions: list[str] = []
    """Message keys such as `aofs-condition-shaken`."""
    emblem: str = ""
    done: bool = False
    """It has had its turn in this round."""
    left: int | None = None
    """What it can still lose, where wounds are too many to be counted: written on the coin of a wounded one."""
    group: str = ""
    """Models of one group act together: a band is drawn between them."""


class Marker(msgspec.Struct, omit_defaults=True):
    """A point of interest; `reach` is the ring around it that matters."""

    id: str
    kind: str
    x: float
    y: float
    label: str = ""
    owner: int | None = None
    reach: float = 0.0
    name: str = ""
    """A message key; the message gets `label`."""
    emblem: str = ""
    """Drawn where there is no label."""
    dark: bool = False
    """The ground within its reach lies in the dark."""


class Zone(msgspec.Struct, omit_defaults=True):
    """An area that belongs to a seat, or to nobody."""

    kind: str
    outline: list[Point]
    seat: int | None = None
    name: str = ""
    """A message key; written on the table."""
    quiet: bool = False
    """Only its border is drawn: good to know, but not what it is about now."""


class Ring(msgspec.Struct, omit_defaults=True):
    """A circle that matters: an aura, a blast, the middle of the table."""

    kind: str
    x: float
    y: float
    r: float
    seat: int | None = None
    name: str = ""
    """A message key; written on the table."""


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


class Ability(msgspec.Struct, omit_defaults=True):
    """What a model can do, in words."""

    name: Words
    text: Words = {}
    rule: str = ""
    """The catalogue id behind it, if there is one."""
    id: str = ""
    """The option by which questions offer it."""
    reach: float = 0.0
    """Inches from the edge of the base, for what reaches that far: a ring to draw."""


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
    """What a player has beside the models: victory points, tokens and the like, and cards."""

    seat: int
    counters: list[Value] = []
    notes: list[Note] = []
    ledger: list[Value] = []
    """How the points came, the oldest first, each with its rule."""
    notes_name: str = ""
    """What the notes are called: a message key that gets their `count`."""


class Card(msgspec.Struct, omit_defaults=True):
    """A unit or character with all that is written about it."""

    id: str
    seat: int
    name: Words
    place: str
    """A message key: on the table, in reserve, gone."""
    bases: list[str] = []
    points: int = 0
    emblem: str = ""
    conditions: list[str] = []
    done: bool = False
    values: list[Value] = []
    weapons: list[Words] = []
    """Each weapon as one line in each language."""
    rules: list[str] = []
    """Catalogue ids of its special rules."""
    radius: float = 0.0
    """Of its bases, for those that are not on the table yet."""
    abilities: list[Ability] = []
    brief: int = 0
    """So many of its values stand beside its name in lists."""


class TablePicture(msgspec.Struct, omit_defaults=True):
    """The whole table."""

    width: float
    depth: float
    pieces: list[Piece]
    bases: list[Base]
    markers: list[Marker]
    zones: list[Zone]
    cards: list[Card]
    track: list[Value]
    """Round, score and the like, for the head of the panel."""
    turn: int | None = None
    tracked: bool = True
    """False at a real table: there is nothing to draw."""
    rings: list[Ring] = []
    sides: list[Side] = []
    goal: list[Value] = []
    """What it is about, in plain words."""
