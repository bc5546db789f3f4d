"""How far it is on foot, and ways that a model can really go: a coarse grid around terrain, judged by the rules."""
from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from math import atan2, ceil, cos, hypot, inf, pi, sin
from typing import Any

from walstatt.core.refusal import Refused
from walstatt.games.ags import moving, standing
from walstatt.games.ags.play import BOARD, AgsPlay
from walstatt.games.ags.standing import Walker
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import Point

CELLS = 24
CELL = BOARD / CELLS
WALKER = 0.6
SLOW_PACE = 1.9
DANGEROUS_PACE = 2.2
WOOD_PACE = 1.15
CLIMB_PRICE = 1.6
HIGHEST_STEP = 3.0
UNREACHABLE = 99.0
STEPS = tuple(
    (dx, dy, hypot(dx, dy) * CELL) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy
)
NEAR = 2 * CELL
EPS = 0.0004
SHRINKING = (1.0, 0.8, 0.6, 0.4)
TURNS = (0.0, 0.6, -0.6, 1.2, -1.2)


def cell_of(x: float, y: float) -> int:
    column = min(max(int(x / CELL), 0), CELLS - 1)
    row = min(max(int(y / CELL), 0), CELLS - 1)
    return row * CELLS + column


def middle_of(cell: int) -> Point:
    row, column = divmod(cell, CELLS)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


class WalkMap:
    """One table on which small bases walk; others find their own way around corners."""

    def __init__(self, play: AgsPlay) -> None:
        self.pace: list[float] = []
        self.level: list[float] = []
        self._fields: dict[int, list[float]] = {}
        self._neighbours: dict[int, list[tuple[int, float]]] = {}
        one = Walker(WALKER)
        for cell in range(CELLS * CELLS):
            x, y = middle_of(cell)
            self.level.append(play.ground.level(x, y))
            self.pace.append(self._pace(play, one, x, y))

    def _pace(self, play: AgsPlay, one: Walker, x: float, y: float) -> float:
        if standing.ground_problem(play, one, x, y) is not None:
            return inf
        ground = play.ground
        if ground.touching(x, y, WALKER, "dangerous"):
            return DANGEROUS_PACE
        if ground.touching(x, y, WALKER, "difficult") or ground.touching(x, y, WALKER, "water"):
            return SLOW_PACE
        return WOOD_PACE if ground.touching(x, y, WALKER, "wood") else 1.0

    def is_open(self, cell: int) -> bool:
        """Can one stand here without harm?"""
        return self.pace[cell] < DANGEROUS_PACE

    def distance(self, x: float, y: float, goal: Point) -> float:
        """Inches to a goal on foot, never less than the straight line."""
        straight = hypot(goal[0] - x, goal[1] - y)
        if straight <= NEAR:
            return straight
        return max(straight, self._at(self.field(goal), x, y))

    def field(self, goal: Point) -> list[float]:
        """The way from every cell to the cell of the goal."""
        cell = cell_of(*goal)
        found = self._fields.get(cell)
        if found is None:
            found = self._fields[cell] = self._flood(cell)
        return found

    def _at(self, field: list[float], x: float, y: float) -> float:
        cell = cell_of(x, y)
        here = middle_of(cell)
        best = field[cell] + 0.3 * hypot(here[0] - x, here[1] - y)
        if best < UNREACHABLE:
            return best
        around = [field[other] for other in self._around(cell)]
        return min(min(around, default=UNREACHABLE) + CELL, UNREACHABLE)

    def _around(self, cell: int) -> Iterator[int]:
        row, column = divmod(cell, CELLS)
        for dx, dy, _ in STEPS:
            if 0 <= column + dx < CELLS and 0 <= row + dy < CELLS:
                yield cell + dy * CELLS + dx

    def _open_around(self, cell: int) -> list[tuple[int, float]]:
        known = self._neighbours.get(cell)
        if known is not None:
            return known
        row, column = divmod(cell, CELLS)
        found = []
        for dx, dy, length in STEPS:
            if not (0 <= column + dx < CELLS and 0 <= row + dy < CELLS):
                continue
            other = cell + dy * CELLS + dx
            climb = abs(self.level[other] - self.level[cell])
            if self.pace[other] < inf and climb <= HIGHEST_STEP:
                found.append((other, length * self.pace[other] + climb * CLIMB_PRICE))
        self._neighbours[cell] = found
        return found

    def _flood(self, goal: int) -> list[float]:
        found = [UNREACHABLE] * (CELLS * CELLS)
        found[goal] = 0.0
        heap = [(0.0, goal)]
        while heap:
            reached, cell = heappop(heap)
            if reached > found[cell]:
                continue
            for other, price in self._open_around(cell):
                total = reached + price
                if total < found[other]:
                    found[other] = total
                    heappush(heap, (total, other))
        return found

    def trail(self, x: float, y: float, goal: Point, inches: float) -> list[Point]:
        """Middles of cells on the way, as far as the allowance goes."""
        field = self.field(goal)
        cell = cell_of(x, y)
        at, walked, found = (x, y), 0.0, []
        while walked < inches and field[cell] > 0.0:
            near = [other for other in self._around(cell) if field[other] < field[cell]]
            if not near:
                break
            cell = min(near, key=field.__getitem__)
            place = middle_of(cell)
            walked += hypot(place[0] - at[0], place[1] - at[1])
            at = place
            found.append(place)
        return found


# ---- ways that are allowed


class Journey:
    """Moves of one model by one action, each tried with the judge of the rules."""

    def __init__(self, play: AgsPlay, walk_map: WalkMap, figure: Figure, action: str) -> None:
        self.play = play
        self.map = walk_map
        self.figure = figure
        self.going = moving.going(play, figure, action)
        self.inches = self.going.inches

    def judged(self, points: list[list[float]]) -> moving.Trip | None:
        try:
            return moving.judge(self.going, {self.figure.id: points})
        except Refused:
            return None

    def to(self, goal: Point, stop: float, exact: bool = False) -> tuple[list[list[float]], moving.Trip] | None:
        """A way that ends within `stop` of the goal (exactly there, if so wanted), or as near as it gets."""
        figure = self.figure
        away = hypot(goal[0] - figure.x, goal[1] - figure.y)
        if away <= stop + EPS:
            return None
        if away - stop <= self.inches:
            found = self._arrive(goal, stop, exact)
            if found is not None:
                return found
        return self._approach(goal, stop)

    def _arrive(self, goal: Point, stop: float, exact: bool) -> tuple[list[list[float]], moving.Trip] | None:
        figure = self.figure
        turn = atan2(figure.y - goal[1], figure.x - goal[0])
        rests = (stop + EPS,) if exact else (stop - EPS, stop * 0.5)
        for rest in rests:
            for change in TURNS if rest > 0.2 else (0.0,):
                end = [goal[0] + rest * cos(turn + change), goal[1] + rest * sin(turn + change)]
                trip = self.judged([end])
                if trip is not None and trip.drawn is None:
                    return [end], trip
        trail = self.map.trail(figure.x, figure.y, goal, self.inches)
        if len(trail) > 2:
            last = trail[-1]
            turn = atan2(last[1] - goal[1], last[0] - goal[0])
            end = [goal[0] + rests[0] * cos(turn), goal[1] + rests[0] * sin(turn)]
            points = [*([x, y] for x, y in trail[1:-1:2]), end]
            trip = self.judged(points)
            if trip is not None and trip.drawn is None:
                return points, trip
        return None

    def _approach(self, goal: Point, stop: float) -> tuple[list[list[float]], moving.Trip] | None:
        """The way that leaves the least to walk; straight on where that is nearly as good."""
        figure, best = self.figure, None
        here = self.map.distance(figure.x, figure.y, goal)
        most = min(self.inches, hypot(goal[0] - figure.x, goal[1] - figure.y) - stop)
        for points in self._ideas(goal, most):
            trip = self.judged(points)
            if trip is None:
                continue
            end = trip.walk.end
            left = self.map.distance(end[0], end[1], goal) + (3.0 if trip.drawn else 0.0)
            if left < here - 0.3 and (best is None or left < best[0]):
                best = (left, points, trip)
                if left <= here - 0.75 * most:
                    break
        return (best[1], best[2]) if best else None

    def _ideas(self, goal: Point, most: float) -> Iterator[list[list[float]]]:
        figure = self.figure
        turn = atan2(goal[1] - figure.y, goal[0] - figure.x)
        yield [[figure.x + most * cos(turn), figure.y + most * sin(turn)]]
        trail = self.map.trail(figure.x, figure.y, goal, self.inches)
        straight = self._within(trail)
        if straight:
            yield [[*straight]]
        for share in SHRINKING:
            part = trail[: max(1, ceil(len(trail) * share))]
            points = [[x, y] for x, y in (part[1::2] if len(part) > 2 else part)]
            if points and part:
                points = points if points[-1] == [*part[-1]] else [*points, [*part[-1]]]
                yield points
        for change in (0.5, -0.5, 1.0, -1.0):
            yield [[figure.x + 0.8 * most * cos(turn + change), figure.y + 0.8 * most * sin(turn + change)]]
        yield [[figure.x + 0.5 * most * cos(turn), figure.y + 0.5 * most * sin(turn)]]

    def _within(self, trail: list[Point]) -> Point | None:
        figure = self.figure
        near = [one for one in trail if hypot(one[0] - figure.x, one[1] - figure.y) <= self.inches]
        return near[-1] if near else None


def ring(x: float, y: float, distance: float, number: int) -> Iterator[Point]:
    for step in range(number):
        turn = 2 * pi * step / number
        yield x + distance * cos(turn), y + distance * sin(turn)


def as_move(figure: Figure, points: list[list[float]]) -> dict[str, Any]:
    return {figure.id: points}
