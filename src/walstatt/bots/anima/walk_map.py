"""How far it is on foot: distances over a grid of cells around terrain. Bases in the way are not looked at."""
from __future__ import annotations

from functools import lru_cache
from math import hypot, inf

from walstatt.bots.flooding import flood
from walstatt.games.anima import standing
from walstatt.games.anima.play import BOARD, AnimaPlay
from walstatt.games.anima.relief import Relief
from walstatt.games.anima.terrain_kinds import HEAVY
from walstatt.table.shapes import Point

CELLS = 36
CELL = BOARD / CELLS
HEAVY_PACE = 2.0
UPHILL = 1.0
"""What an inch of height costs besides."""
STEEPEST = 2.2
"""Levels of neighbouring cells differ by no more on a slope."""
UNREACHABLE = 99.0
STEPS = tuple((dx, dy, hypot(dx, dy) * CELL) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
NEAR = 2.0


def cell_of(x: float, y: float) -> int:
    column = min(max(int(x / CELL), 0), CELLS - 1)
    row = min(max(int(y / CELL), 0), CELLS - 1)
    return row * CELLS + column


def middle_of(cell: int) -> Point:
    row, column = divmod(cell, CELLS)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def _beside(cell: int) -> tuple[tuple[int, float], ...]:
    row, column = divmod(cell, CELLS)
    return tuple(
        (cell + dy * CELLS + dx, length)
        for dx, dy, length in STEPS if 0 <= column + dx < CELLS and 0 <= row + dy < CELLS
    )


BESIDE = tuple(_beside(cell) for cell in range(CELLS * CELLS))


class WalkMap:
    """One table on which bases of one size walk."""

    def __init__(self, play: AnimaPlay, radius: float) -> None:
        relief = play.relief
        places = [middle_of(cell) for cell in range(CELLS * CELLS)]
        self._pace = [
            _pace(relief, *place) if standing.ground_problem(play, *place, radius) is None else inf for place in places
        ]
        self._level = [relief.level(*place) for place in places]
        self._links = [self._link(cell) for cell in range(CELLS * CELLS)]
        self._fields: dict[tuple[int, ...], list[float]] = {}

    def _link(self, cell: int) -> list[tuple[int, float]]:
        """From which cells this one is entered; nobody walks up or down a face."""
        if self._pace[cell] == inf:
            return []
        found = []
        for other, length in BESIDE[cell]:
            rise = self._level[cell] - self._level[other]
            if self._pace[other] < inf and abs(rise) <= STEEPEST:
                found.append((other, length * self._pace[cell] + max(rise, 0.0) * UPHILL))
        return found

    def is_open(self, cell: int) -> bool:
        return self._pace[cell] < inf

    def distance(self, x: float, y: float, *goals: Point) -> float:
        """Inches to the nearest of some goals on foot, never less than the straight line."""
        straight = min(hypot(goal[0] - x, goal[1] - y) for goal in goals)
        if straight <= NEAR:
            return straight
        field = self.field(goals)
        cell = cell_of(x, y)
        around = field[cell]
        if around >= UNREACHABLE:
            around = min((field[other] for other, _ in BESIDE[cell]), default=UNREACHABLE) + CELL
        return max(straight, min(around, UNREACHABLE))

    def field(self, goals: tuple[Point, ...]) -> list[float]:
        cells = tuple(sorted({cell_of(*goal) for goal in goals}))
        known = self._fields.get(cells)
        if known is None:
            known = self._fields[cells] = flood(self._links, cells, UNREACHABLE)
        return known

    def trail(self, x: float, y: float, goals: tuple[Point, ...], most: float) -> list[Point]:
        """Middles of the cells on the way, about as many inches as wanted."""
        field, cell = self.field(goals), cell_of(x, y)
        found: list[Point] = []
        walked = 0.0
        while walked < most and field[cell] > 0.0:
            lower, length = min(BESIDE[cell], key=lambda one: field[one[0]])
            if field[lower] >= field[cell]:
                break
            walked += length
            cell = lower
            found.append(middle_of(cell))
        return found


def _pace(relief: Relief, x: float, y: float) -> float:
    heavy = any(solid.polygon.contains(x, y) for kind in HEAVY for solid in relief.ground.of_kind(kind))
    low = any(solid.polygon.contains(x, y) for solid in relief.ground.of_kind("small_obstacle"))
    return HEAVY_PACE if heavy or low else 1.0


class Maps:
    """The maps of one table, one for each size of bases, drawn when they are needed."""

    def __init__(self, play: AnimaPlay) -> None:
        self._play = play
        self.relief = play.relief
        self.of = lru_cache(maxsize=None)(self._draw)

    def _draw(self, radius: float) -> WalkMap:
        return WalkMap(self._play, radius)


