"""What map layers are made of: areas, lines, rivers, signs, labels and arrows, as plain data.

A point is a pair of whole numbers on the lattice of the corners of all small fields: x in half widths of a small field
to the east, y in half sides to the south. The middle of the small field at the spot (x, row) is (x, 3 row).
"""
from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.plane import origin, spot_of
from walstatt.hexmap.small_fields import Way


class Point(NamedTuple):
    x: int
    y: int


class Area(msgspec.Struct, frozen=True, tag="area"):
    """Outlines of what is alike; inner ones run the other way round."""

    style: str
    rings: tuple[tuple[Point, ...], ...]


class Line(msgspec.Struct, frozen=True, tag="line"):
    style: str
    points: tuple[Point, ...]
    closed: bool = False


class River(msgspec.Struct, frozen=True, tag="river"):
    """From a source downwards. `flow` is how many edges of the river lie above each point."""

    points: tuple[Point, ...]
    flow: tuple[int, ...]


class Sign(msgspec.Struct, frozen=True, tag="sign"):
    """`turn` in degrees, clockwise from the east."""

    style: str
    at: Point
    turn: int = 0


class Label(msgspec.Struct, frozen=True, tag="label"):
    style: str
    at: Point
    words: str


class Arrow(msgspec.Struct, frozen=True, tag="arrow"):
    style: str
    start: Point
    end: Point
    words: str = ""


class Tint(msgspec.Struct, frozen=True, tag="tint"):
    """An area in a colour that the caller chose, with a border if it is to have one, and words for the legend."""

    colour: str
    rings: tuple[tuple[Point, ...], ...]
    strength: int = 30
    """In percent."""
    border: bool = False
    words: str = ""


Shape = Area | Line | River | Sign | Label | Arrow | Tint


class Layer(msgspec.Struct, frozen=True):
    """Shapes that are shown or hidden together; its name is the key of the words for it."""

    name: str
    shapes: tuple[Shape, ...]


CORNERS: Final = {
    Way.NE: ((0, -2), (1, -1)), Way.E: ((1, -1), (1, 1)), Way.SE: ((1, 1), (0, 2)),
    Way.SW: ((0, 2), (-1, 1)), Way.W: ((-1, 1), (-1, -1)), Way.NW: ((-1, -1), (0, -2)),
}
"""The ends of each edge of a small field, seen from its middle, clockwise."""
FRAME: Final = ((-4, 2), (4, 2), (8, 14), (4, 26), (-4, 26), (-8, 14))
"""The corners of a large field, where three of them meet, clockwise from the north-west: a regular hexagon."""
TURNS: Final = {Way.E: 0, Way.SE: 60, Way.SW: 120, Way.W: 180, Way.NW: 240, Way.NE: 300}


def middle(gf: Gf, kf: int) -> Point:
    """Of a small field."""
    spot = spot_of(gf, kf)
    return Point(spot.x, 3 * spot.row)


def heart(gf: Gf) -> Point:
    """The middle of a large field."""
    x, y = origin(gf)
    return Point(x, 3 * y + 14)


def edge(gf: Gf, kf: int, way: Way) -> tuple[Point, Point]:
    """The ends of an edge of a small field."""
    x, y = middle(gf, kf)
    (ax, ay), (bx, by) = CORNERS[way]
    return Point(x + ax, y + ay), Point(x + bx, y + by)


def frame(gf: Gf) -> tuple[Point, ...]:
    """The hexagon of a large field."""
    x, y = origin(gf)
    return tuple(Point(x + dx, 3 * y + dy) for dx, dy in FRAME)
