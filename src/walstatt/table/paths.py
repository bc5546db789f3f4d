"""Moves as paths of way points: what a path meets, how long it is, and a finder that proposes good ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import atan2, ceil, cos, hypot, inf, pi, sin
from typing import NamedTuple

from walstatt.table.shapes import TOLERANCE, Disc, Point, Polygon, point_segment_distance
from walstatt.table.terrain import Ground, Row


class LevelChange(NamedTuple):
    """The base centre steps from one height to another after `at` inches of its way."""

    at: float
    x: float
    y: float
    before: float
    after: float


class Trace(NamedTuple):
    """All that a base meets on its path; distances are horizontal inches travelled by its centre."""

    length: float
    off_board: bool
    contacts: dict[int, float]
    levels: list[LevelChange]


_NOTHING = 1e-9  # what rounding leaves of a length that is used up

# A stretch of the centre line on one height: where it starts, and that height.
_Stretch = tuple[float, float]


def trace(ground: Ground, path: Sequence[Point], r: float) -> Trace:
    """Follow a base of radius r along the path. The first level is that of the start, the last that of the end."""
    off_board = False
    on_board = ground.on_board
    for x, y in path:
        if not on_board(x, y, r):
            off_board = True
            break
    contacts: dict[int, float] = {}
    climbs: list[tuple[Point, Point, float, list[Row]]] = []
    length = 0.0
    start = path[0]
    for end in path[1:] or path:
        elevated = _leg_contacts(ground.rows, start, end, r, length, contacts)
        if elevated:
            climbs.append((start, end, length, elevated))
        length += hypot(end[0] - start[0], end[1] - start[1])
        start = end
    levels = _levels(ground, path, length, climbs) if climbs else []
    return Trace(length, off_board, contacts, levels)


def _leg_contacts(
    rows: tuple[Row, ...], start: Point, end: Point, r: float, travelled: float, contacts: dict[int, float]
) -> list[Row]:
    """Note first overlaps on one leg; return the elevated solids whose box the centre line meets."""
    ax, ay = start
    bx, by = end
    x1, x2 = (ax, bx) if ax < bx else (bx, ax)
    y1, y2 = (ay, by) if ay < by else (by, ay)
    reach = r + TOLERANCE
    west = x1 - reach
    east = x2 + reach
    south = y1 - reach
    north = y2 + reach
    elevated: list[Row] = []
    for row in rows:
        minx, miny, maxx, maxy, solid = row
        if maxx <= west or minx >= east or maxy <= south or miny >= north:
            continue
        if solid.index not in contacts:
            t = solid.polygon.sweep_contact(ax, ay, bx, by, r)
            if t is not None:
                contacts[solid.index] = travelled + t * hypot(bx - ax, by - ay)
        if "elevated" in solid.kinds:
            elevated.append(row)
    return elevated


def _levels(
    ground: Ground, path: Sequence[Point], length: float, climbs: list[tuple[Point, Point, float, list[Row]]]
) -> list[LevelChange]:
    """Level changes along the centre line; stretches shorter than the tolerance are not levels of their own."""
    level = ground.level
    stretches: list[_Stretch] = [(0.0, level(*path[0]))]
    reached = 0.0
    for start, end, travelled, elevated in climbs:
        if travelled > reached + TOLERANCE:
            stretches.append((reached, 0.0))
        leg = hypot(end[0] - start[0], end[1] - start[1])
        cuts = _outline_cuts(start, end, leg, elevated)
        for i in range(len(cuts) - 1):
            if cuts[i + 1] - cuts[i] >= TOLERANCE:
                share = (cuts[i] + cuts[i + 1]) / 2.0 / leg
                x = start[0] + share * (end[0] - start[0])
                y = start[1] + share * (end[1] - start[1])
                stretches.append((travelled + cuts[i], level(x, y)))
        reached = travelled + leg
    if length > reached + TOLERANCE:
        stretches.append((reached, 0.0))
    stretches.append((length, level(*path[-1])))
    return _changes(path, stretches)


def _outline_cuts(start: Point, end: Point, leg: float, elevated: list[Row]) -> list[float]:
    """Distances along the leg, sorted and from 0 to its length, at which it meets an outline of the solids."""
    ax, ay = start
    if leg < TOLERANCE:
        return [0.0, leg]
    ux = (end[0] - ax) / leg
    uy = (end[1] - ay) / leg
    cuts = [0.0, leg]
    for row in elevated:
        cuts += row[4].polygon.meetings(ax, ay, ux, uy, leg)
    cuts.sort()
    return cuts


def _changes(path: Sequence[Point], stretches: list[_Stretch]) -> list[LevelChange]:
    changes: list[LevelChange] = []
    before = stretches[0][1]
    for at, after in stretches:
        if after != before:
            changes.append(LevelChange(at, *point_at(path, at), before, after))
            before = after
    return changes


def path_length(path: Sequence[Point]) -> float:
    """Horizontal length of the path."""
    length = 0.0
    for i in range(1, len(path)):
        length += hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1])
    return length


def point_at(path: Sequence[Point], distance: float) -> Point:
    """The point after so many inches of the path; its ends beyond them."""
    return cut(path, distance)[-1]


def cut(path: Sequence[Point], distance: float) -> list[Point]:
    """The first part of the path, of that length; the whole path if it is shorter."""
    start = path[0]
    kept = [start]
    if distance <= 0.0:
        return kept
    for end in path[1:]:
        leg = hypot(end[0] - start[0], end[1] - start[1])
        if distance < leg:
            share = distance / leg
            kept.append((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
            return kept
        distance -= leg
        kept.append(end)
        start = end
        if distance < _NOTHING:
            break
    return kept


def smallest_gap(path: Sequence[Point], r: float, disc: Disc) -> float:
    """Smallest edge-to-edge gap between a base moving along the path and a resting disc; negative is overlap."""
    x, y, radius = disc
    start = path[0]
    nearest = inf
    for end in path[1:] or path:
        found = point_segment_distance(x, y, start[0], start[1], end[0], end[1])
        if found < nearest:
            nearest = found
        start = end
    return nearest - r - radius


class Obstacle(NamedTuple):
    """Something to walk around: keep the mover's centre at least `clearance` from the polygon or the disc's rim."""

    polygon: Polygon | None
    disc: Disc | None
    clearance: float


Cost = Callable[[Point, Point], float]

_MARGIN = 2.0 * TOLERANCE  # way points keep this much more than the wanted clearance
_DISC_CORNERS = 12


def find_path(
    start: Point, goals: Sequence[Point], cost: Cost, obstacles: Sequence[Obstacle], limit: float
) -> tuple[float, list[Point]] | None:
    """Cheapest path from the start to one of the goals within the limit, with its cost; None if there is none.

    `cost(a, b)` judges one straight leg: its cost, never below its length, or infinity if it is not allowed;
    `cost(a, a)` tells whether one may stand at a at all. Way points lie around the corners of the obstacles.
    """
    best = min(((hypot(x - start[0], y - start[1]), (x, y)) for x, y in goals), default=None)
    if best is None:
        return None
    direct = cost(start, best[1])
    if direct <= min(best[0], limit) + TOLERANCE:
        return direct, [start, best[1]]
    places = [start, *goals, *_way_points(start, goals, obstacles, limit)]
    search = _Search(places, len(goals), cost, limit)
    found = search.run()
    return None if found is None else (search.costs[found], search.path(found))


def flood(start: Point, cost: Cost, obstacles: Sequence[Obstacle], limit: float) -> list[tuple[float, list[Point]]]:
    """Every way point around the obstacles within reach, with its least cost and path; first the start itself."""
    search = _Search([start, *_way_points(start, (), obstacles, limit)], 0, cost, limit)
    search.run()
    return [(reached, search.path(place)) for place, reached in search.costs.items()]


def _way_points(start: Point, goals: Sequence[Point], obstacles: Sequence[Obstacle], limit: float) -> list[Point]:
    """Corner points of the obstacles over which a path could still keep within the limit."""
    sx, sy = start
    found: list[Point] = []
    for obstacle in obstacles:
        for x, y in corner_points(obstacle):
            out = hypot(x - sx, y - sy)
            if out <= limit and (not goals or any(out + hypot(x - gx, y - gy) <= limit for gx, gy in goals)):
                found.append((x, y))
    return found


@lru_cache(maxsize=4096)
def corner_points(obstacle: Obstacle) -> tuple[Point, ...]:
    """Points just outside the obstacle's clearance, such that the straight lines from one to the next keep it."""
    points: list[Point] = []
    clearance = obstacle.clearance + _MARGIN
    if obstacle.disc is not None:
        x, y, r = obstacle.disc
        reach = (r + clearance) / cos(pi / _DISC_CORNERS)
        for i in range(_DISC_CORNERS):
            angle = 2.0 * pi * i / _DISC_CORNERS
            points.append((x + reach * cos(angle), y + reach * sin(angle)))
    if obstacle.polygon is not None:
        edges = obstacle.polygon.edges
        for i, edge in enumerate(edges):
            before = edges[i - 1]
            turn = atan2(before.ux * edge.uy - before.uy * edge.ux, before.ux * edge.ux + before.uy * edge.uy)
            if turn > 1e-6:
                points += _rounded_corner(edge.ax, edge.ay, atan2(-before.ux, before.uy), turn, clearance)
    return tuple(points)


def _rounded_corner(x: float, y: float, first: float, turn: float, clearance: float) -> list[Point]:
    """Corners of the lines drawn tangent to the clearance circle, between the directions of two outward normals."""
    count = ceil(turn / (pi / 4.0)) + 1
    step = turn / count
    reach = clearance / cos(step / 2.0)
    angles = [first + step * (i + 0.5) for i in range(count)]
    return [(x + reach * cos(angle), y + reach * sin(angle)) for angle in angles]


class _Search:
    """A* that asks for the cost of a leg only when its mere length could make it part of the best path."""

    def __init__(self, places: list[Point], goals: int, cost: Cost, limit: float) -> None:
        self.places = places
        self.goals = goals
        self.cost = cost
        self.limit = limit + TOLERANCE
        self.costs: dict[int, float] = {}
        self.parents: dict[int, int] = {0: 0}
        targets = places[1 : goals + 1]
        self.ahead = [min((hypot(x - gx, y - gy) for gx, gy in targets), default=0.0) for x, y in places]
        self.open = set(range(1, len(places)))
        self.may_stand: dict[int, bool] = {}

    def run(self) -> int | None:
        """Settle places in the order of their cost; stop at the first goal."""
        # Entries: least possible total, least cost of the place, from, place, is the cost known or a guess?
        heap: list[tuple[float, float, int, int, bool]] = []
        self._settle(heap, 0, 0.0)
        while heap:
            _, reached, parent, place, known = heappop(heap)
            if place not in self.open:
                continue
            if known:
                self.parents[place] = parent
                self._settle(heap, place, reached)
                if place <= self.goals:
                    return place
                continue
            reached = self.costs[parent] + self.cost(self.places[parent], self.places[place])
            total = reached + self.ahead[place]
            if total <= self.limit:
                heappush(heap, (total, reached, parent, place, True))
            elif reached == inf and not self._stands(place):
                self.open.discard(place)
        return None

    def _stands(self, place: int) -> bool:
        if place not in self.may_stand:
            point = self.places[place]
            self.may_stand[place] = self.cost(point, point) < inf
        return self.may_stand[place]

    def _settle(self, heap: list[tuple[float, float, int, int, bool]], place: int, reached: float) -> None:
        self.costs[place] = reached
        self.open.discard(place)
        x, y = self.places[place]
        for other in self.open:
            px, py = self.places[other]
            least = reached + hypot(px - x, py - y)
            total = least + self.ahead[other]
            if total <= self.limit:
                heappush(heap, (total, least, place, other, False))

    def path(self, place: int) -> list[Point]:
        """The way points to a settled place, from the start."""
        way = [self.places[place]]
        while place:
            place = self.parents[place]
            way.append(self.places[place])
        way.reverse()
        return way
