"""A random table, the same under a half turn (anima.r.map)."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from random import Random
from typing import NamedTuple

from walstatt.games.anima.terrain_kinds import HILL_SIZE, TERRAIN, hill
from walstatt.table.outlines import rectangle
from walstatt.table.shapes import Point, Polygon
from walstatt.table.terrain import Board, Piece

SIZE = 36.0
SPACING = 2.5
TRIES = 300
LEAST_PIECES, MOST_PIECES = 6, 10
CENTRE = (18.0, 18.0)
CLEAR_CENTRE = 6.0
CLEAR_POINT = 1.5
NODES: tuple[Point, ...] = ((9.0, 18.0), (18.0, 18.0), (27.0, 18.0))
SCOUT_MARKERS: tuple[Point, ...] = ((6.0, 12.0), (18.0, 12.0), (30.0, 12.0), (6.0, 24.0), (18.0, 24.0), (30.0, 24.0))
SIZES = {"hill": HILL_SIZE, "forest": (6.0, 5.0), "water": (5.0, 3.0), "fence": (5.0, 0.3), "wall": (4.0, 0.3)}
"""One pair of each; the largest are laid first."""
KEEP_CLEAR = ("hill", "water", "wall")
"""Cliffs, walls and what may turn out to be deep stay off the places that scenarios use."""


class _Laid(NamedTuple):
    name: str
    middle: Point
    turned: float
    outline: Polygon


@lru_cache(maxsize=256)
def random_board(seed: int) -> Board:
    """Five pairs of pieces; a pair that finds no place is left out, at least six pieces remain."""
    rng = Random(seed)
    while True:
        laid = _lay(rng)
        if len(laid) >= LEAST_PIECES:
            return Board(SIZE, SIZE, tuple(_pieces(laid)))


def _lay(rng: Random) -> list[_Laid]:
    laid: list[_Laid] = []
    for name in SIZES:
        for _ in range(TRIES):
            one = _drop(rng, name)
            twin = _laid(name, (SIZE - one.middle[0], SIZE - one.middle[1]), one.turned + 180.0)
            if _fits(one, laid) and _fits(twin, [*laid, one]):
                laid += (one, twin)
                break
    return laid


def _drop(rng: Random, name: str) -> _Laid:
    middle = (round(rng.uniform(1.0, SIZE - 1.0), 1), round(rng.uniform(1.0, SIZE - 1.0), 1))
    return _laid(name, middle, rng.randrange(0, 180, 5))


def _laid(name: str, middle: Point, turned: float) -> _Laid:
    return _Laid(name, middle, turned, Polygon(rectangle(middle, SIZES[name], turned)))


def _fits(one: _Laid, others: list[_Laid]) -> bool:
    west, south, east, north = one.outline.box
    if west < 0 or south < 0 or east > SIZE or north > SIZE:
        return False
    if one.name in KEEP_CLEAR and not _keeps_clear(one.outline):
        return False
    return all(_are_apart(one.outline, other.outline) for other in others)


def _are_apart(one: Polygon, other: Polygon) -> bool:
    """At least the spacing between them; boxes that are so far apart need no closer look."""
    (west, south, east, north), box = one.box, other.box
    if max(box[0] - east, west - box[2], box[1] - north, south - box[3]) >= SPACING:
        return True
    return one.polygon_distance(other) >= SPACING


def _keeps_clear(outline: Polygon) -> bool:
    if outline.distance(*CENTRE) < CLEAR_CENTRE:
        return False
    return all(outline.distance(*point) >= CLEAR_POINT for point in (*NODES, *SCOUT_MARKERS))


def _pieces(laid: list[_Laid]) -> Iterator[Piece]:
    numbers: dict[str, int] = {}
    for one in laid:
        numbers[one.name] = numbers.get(one.name, 0) + 1
        key = f"{one.name}-{numbers[one.name]}"
        if one.name == "hill":
            yield from hill(key, one.middle, turned=one.turned)
        else:
            kinds, height = TERRAIN[one.name]
            yield Piece(key, one.name, rectangle(one.middle, SIZES[one.name], one.turned), kinds, height)


def away_from_centre(x: float, y: float) -> float:
    return hypot(x - CENTRE[0], y - CENTRE[1])
