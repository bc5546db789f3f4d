"""Random terrain, fair to both sides: every piece has a twin under a half turn of the board."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import Literal

import msgspec

from walstatt.table.shapes import Point, Polygon
from walstatt.table.terrain import Board, Piece

Shape = Literal["rectangle", "blob", "split"]

_ARRANGEMENTS = 400  # fresh starts before giving up
_TRIES = 120  # places tried for one pair within an arrangement
_DIGITS = 3  # outlines are rounded to thousandths of an inch, before any distance is checked


class PieceSpec(msgspec.Struct, frozen=True):
    """So many pairs of one piece of terrain. `heights` are those of the two halves of a split piece."""

    name: str
    kinds: tuple[str, ...]
    size: tuple[float, float]
    height: float
    shape: Shape
    pairs: int
    heights: tuple[float, ...] = ()


def lay_out(width: float, depth: float, specs: Sequence[PieceSpec], seed: int, spacing: float, margin: float) -> Board:
    """A random board: outlines at least `spacing` apart and `margin` off the edges; the same seed, the same board."""
    rng = Random(seed)
    wanted = sorted((spec for spec in specs for _ in range(spec.pairs)), key=lambda spec: -hypot(*spec.size))
    for _ in range(_ARRANGEMENTS):
        placed = _arrange(rng, width, depth, wanted, spacing, margin)
        if placed is not None:
            return Board(width, depth, _pieces(placed))
    raise ValueError(f"cannot place {2 * len(wanted)} pieces {spacing:g} apart on a board of {width:g} x {depth:g}")


_Placed = list[tuple[PieceSpec, Polygon]]


def _arrange(
    rng: Random, width: float, depth: float, wanted: list[PieceSpec], spacing: float, margin: float
) -> _Placed | None:
    """One attempt at all pairs; a piece and its twin follow each other. None if one finds no place."""
    placed: list[tuple[PieceSpec, Polygon]] = []
    rounds: list[_Round] = []
    for spec in wanted:
        shape = _shape(rng, spec)
        for _ in range(_TRIES):
            outline = _drop(rng, shape, width, depth, margin)
            if outline is None:
                continue
            one = _Round(Polygon(outline))
            twin = _Round(Polygon([_half_turn(point, width, depth) for point in outline]))
            if one.apart(twin, spacing) and all(one.apart(other, spacing) for other in rounds):
                rounds += (one, twin)
                placed += ((spec, one.polygon), (spec, twin.polygon))
                break
        else:
            return None
    return placed


def _half_turn(point: Point, width: float, depth: float) -> Point:
    return round(width - point[0], _DIGITS), round(depth - point[1], _DIGITS)


def _shape(rng: Random, spec: PieceSpec) -> list[Point]:
    """The outline about the origin, not yet turned."""
    width, depth = spec.size
    if spec.shape == "blob":
        return _blob(rng, width, depth)
    x = width / 2.0
    y = depth / 2.0
    if spec.shape == "split":
        # Six corners: the seam runs between the second and the fifth, across the longer side.
        if width < depth:
            return [(x, -y), (x, 0.0), (x, y), (-x, y), (-x, 0.0), (-x, -y)]
        return [(-x, -y), (0.0, -y), (x, -y), (x, y), (0.0, y), (-x, y)]
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def _blob(rng: Random, width: float, depth: float) -> list[Point]:
    """An irregular convex outline of eight to ten corners whose bounding box has the given size."""
    count = rng.randint(8, 10)
    while True:
        ring: list[Point] = []
        for i in range(count):
            angle = 2.0 * pi * (i + rng.uniform(-0.3, 0.3)) / count
            reach = rng.uniform(0.9, 1.0)
            ring.append((reach * cos(angle), reach * sin(angle)))
        raw = Polygon(ring)
        if raw.convex:
            break
    west, south, east, north = raw.box
    across = width / (east - west)
    along = depth / (north - south)
    return [((x - west) * across - width / 2.0, (y - south) * along - depth / 2.0) for x, y in ring]


def _drop(rng: Random, shape: list[Point], width: float, depth: float, margin: float) -> list[Point] | None:
    """The shape at a random angle and place inside the margin; None if it does not fit at that angle."""
    angle = rng.uniform(0.0, 2.0 * pi)
    c = cos(angle)
    s = sin(angle)
    turned = [(x * c - y * s, x * s + y * c) for x, y in shape]
    rest = margin + 10.0**-_DIGITS
    west = rest - min(x for x, _ in turned)
    east = width - rest - max(x for x, _ in turned)
    south = rest - min(y for _, y in turned)
    north = depth - rest - max(y for _, y in turned)
    if east < west or north < south:
        return None
    dx = rng.uniform(west, east)
    dy = rng.uniform(south, north)
    return [(round(x + dx, _DIGITS), round(y + dy, _DIGITS)) for x, y in turned]


class _Round:
    """A convex outline with the circle around it, for quick answers on distances."""

    __slots__ = ("polygon", "r", "x", "y")

    def __init__(self, polygon: Polygon) -> None:
        self.polygon = polygon
        west, south, east, north = polygon.box
        self.x = (west + east) / 2.0
        self.y = (south + north) / 2.0
        self.r = max(hypot(x - self.x, y - self.y) for x, y in polygon.points)

    def apart(self, other: _Round, spacing: float) -> bool:
        """Are the two outlines at least so far from each other?"""
        distance = hypot(other.x - self.x, other.y - self.y)
        if distance >= self.r + other.r + spacing:
            return True
        if distance < spacing:
            return False
        return self.polygon.polygon_distance(other.polygon) >= spacing


def _pieces(placed: _Placed) -> tuple[Piece, ...]:
    """Number the pieces per name, a piece and its twin in turn."""
    numbers: dict[str, int] = {}
    pieces: list[Piece] = []
    for spec, polygon in placed:
        numbers[spec.name] = numbers.get(spec.name, 0) + 1
        key = f"{spec.name}-{numbers[spec.name]}"
        if spec.shape == "split":
            pieces += _halves(spec, polygon, key)
        else:
            pieces.append(Piece(key, spec.name, polygon.points, spec.kinds, spec.height))
    return tuple(pieces)


def _halves(spec: PieceSpec, polygon: Polygon, key: str) -> list[Piece]:
    """Two abutting rectangles that share the seam's two points exactly."""
    p = polygon.points
    first, second = spec.heights or (spec.height, spec.height)
    return [
        Piece(f"{key}a", spec.name, (p[0], p[1], p[4], p[5]), spec.kinds, first, key),
        Piece(f"{key}b", spec.name, (p[1], p[2], p[3], p[4]), spec.kinds, second, key),
    ]
