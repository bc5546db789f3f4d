"""Random shapes for the property tests, and the slow independent computations they are held against."""

from __future__ import annotations

import math
import random

import shapely
from hypothesis import settings
from hypothesis import strategies as st

from walstatt.table.shapes import Point, Polygon
from walstatt.table.terrain import Board, Ground, Piece

EXAMPLES = settings(max_examples=150, deadline=None, derandomize=True, database=None)

coordinates = st.floats(-12, 12).map(lambda value: round(value, 3))
points = st.tuples(coordinates, coordinates)
radii = st.floats(0.2, 2.5).map(lambda value: round(value, 3))


def star(rng: random.Random, cx: float, cy: float, size: float, corners: int) -> list[Point]:
    """A star-shaped, often not convex outline about a centre."""
    ring: list[Point] = []
    for i in range(corners):
        angle = 2 * math.pi * (i + rng.uniform(-0.3, 0.3)) / corners
        reach = size * rng.uniform(0.35, 1.0)
        ring.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return ring


def rectangle(cx: float, cy: float, width: float, depth: float, angle: float) -> list[Point]:
    """A rectangle turned about its centre."""
    c, s = math.cos(angle), math.sin(angle)
    halves = ((-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2))
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in halves]


@st.composite
def outlines(draw: st.DrawFn) -> list[Point]:
    """Stars, rectangles and L shapes around the origin."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    shape = draw(st.sampled_from(("star", "rectangle", "angle")))
    if shape == "star":
        return star(rng, rng.uniform(-2, 2), rng.uniform(-2, 2), rng.uniform(1, 5), rng.randint(3, 9))
    if shape == "rectangle":
        return rectangle(
            rng.uniform(-2, 2), rng.uniform(-2, 2), rng.uniform(0.5, 6), rng.uniform(0.5, 6), rng.random() * 7
        )
    a, b, thick = rng.uniform(2, 5), rng.uniform(2, 5), rng.uniform(0.5, 1.5)
    return [(0, 0), (a, 0), (a, thick), (thick, thick), (thick, b), (0, b)]


polygons = outlines().map(Polygon)


def as_shapely(polygon: Polygon) -> shapely.Polygon:
    """The same polygon for shapely."""
    return shapely.Polygon(polygon.points)


def random_board(rng: random.Random, size: float, count: int, kinds: tuple[str, ...] = ("wall",)) -> Board:
    """Stars and rectangles anywhere on a square board; they may overlap."""
    pieces: list[Piece] = []
    for i in range(count):
        x, y = rng.uniform(1, size - 1), rng.uniform(1, size - 1)
        if rng.random() < 0.5:
            outline = star(rng, x, y, rng.uniform(1, 3), rng.randint(4, 9))
        else:
            outline = rectangle(x, y, rng.uniform(0.5, 4), rng.uniform(0.5, 4), rng.random() * 7)
        pieces.append(Piece(f"p{i}", "thing", tuple(outline), kinds, rng.choice((1.0, 2.0, 3.0))))
    return Board(size, size, tuple(pieces))


def random_ground(seed: int, size: float, count: int, kinds: tuple[str, ...] = ("wall",)) -> Ground:
    """A compiled random board."""
    return Ground(random_board(random.Random(seed), size, count, kinds))
