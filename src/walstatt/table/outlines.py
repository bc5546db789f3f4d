"""Outlines of pieces: rectangles, turned about their middle."""
from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from walstatt.table.shapes import Point

DIGITS = 3
"""Outlines are written in thousandths of an inch."""


def box(size: Point) -> tuple[Point, ...]:
    """A rectangle about the origin, counter-clockwise from its south-west corner."""
    x, y = size[0] / 2, size[1] / 2
    return (-x, -y), (x, -y), (x, y), (-x, y)


def turn(corners: Iterable[Point], middle: Point, degrees: float) -> tuple[Point, ...]:
    """Corners about the origin, turned counter-clockwise and moved to a place."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return tuple((middle[0] + x * c - y * s, middle[1] + x * s + y * c) for x, y in corners)


def rounded(points: Iterable[Point], digits: int = DIGITS) -> tuple[Point, ...]:
    return tuple((round(x, digits), round(y, digits)) for x, y in points)


def rectangle(middle: Point, size: Point, degrees: float = 0.0) -> tuple[Point, ...]:
    """The corners of a rectangle about its middle, counter-clockwise from its front left one, in thousandths."""
    return rounded(turn(box(size), middle, degrees))
