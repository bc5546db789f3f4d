"""What a client needs to draw any game's table: bases, markers, areas and cards as plain data, no rule among it.

Whatever lies on the table says what it is by its tag, `kind`; terrain alone is drawn from the board's own data.
"""
from __future__ import annotations

import msgspec

from walstatt.core.picture import Picture, Value, Words
from walstatt.table.shapes import Point
from walstatt.table.terrain import Piece


class Shape(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """Something that lies on the table."""


class Base(Shape, tag="base"):
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


class Marker(Shape, tag="marker"):
    """A point of interest; `reach` is the ring around it that matters."""

    id: str
    role: str
    """What it is in its game: an objective, a treasure."""
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


class Zone(Shape, tag="zone"):
    """An area with an outline that belongs to a seat, or to nobody."""

    role: str
    """What it is for: deployment, a quarter that counts."""
    outline: list[Point]
    seat: int | None = None
    name: str = ""
    """A message key; written on the table."""
    quiet: bool = False
    """Only its border is drawn: good to know, but not what it is about now."""


class Ring(Shape, tag="ring"):
    """A circle that matters: an aura, a blast, the middle of the table."""

    role: str
    x: float
    y: float
    r: float
    seat: int | None = None
    name: str = ""
    """A message key; written on the table."""


Area = Zone | Ring


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


class TablePicture(Picture, tag="table"):
    """The whole table."""

    width: float
    depth: float
    pieces: list[Piece]
    bases: list[Base]
    markers: list[Marker]
    areas: list[Area]
    cards: list[Card]
    tracked: bool = True
    """False at a real table: there is nothing to draw."""

    def shown(self) -> set[str]:
        return {base.id for base in self.bases}
