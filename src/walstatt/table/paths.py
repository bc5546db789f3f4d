"""Moves as paths of way points: what a path meets, how long it is, and a finder that proposes good ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import atan2, ceil, cos, dist, hypot, inf, pi, sin
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


def is_open(ground: Ground, path: Sequence[Point], r: float, bases: Iterable[Disc], kind: str) -> bool:
    """Can a base move along the path, on the board, without touching ground of that kind or passing over bases?"""
    if not all(ground.on_board(x, y, r) for x, y in path):
        return False
    if any(smallest_gap(path, r, base) < -TOLERANCE for base in bases):
        return False
    return not any(
        solid.polygon.segment_distance(*start, *end) < r - TOLERANCE
        for start, end in pairwise(path)
        for solid in ground.of_kind(kind)
    )


class Obstacle(NamedTuple):
    """Something to walk around: keep the mover's centre at least `clearance` from the polygon or the disc's rim."""

    polygon: Polygon | None
    disc: Disc | None
    clearance: float


class RingPoint(NamedTuple):
    """A corner of the ring around an obstacle, run counter-clockwise: unit directions of arrival and departure."""

    x: float
    y: float
    in_x: float
    in_y: float
    out_x: float
    out_y: float


Cost = Callable[[Point, Point], float]

_MARGIN = 2.0 * TOLERANCE  # way points keep this much more than the wanted clearance
_DISC_CORNERS = 12
_WIDER = 1.0  # inches by which paths may be longer before further places are looked at
_SLACK = 0.01  # inches by which a leg may miss the tangent of a ring and still count as taut
_CORNER_STRETCH = 1.09  # ring corners lie at most this many times the clearance away



class Hints(NamedTuple):
    """What somebody knows of legs without asking for their cost: it spares questions and changes no path."""

    least: Cost
    """A lower bound of what a leg costs."""
    leaving: Callable[[Point], float]
    """What every leg from a place costs beside its length, at least."""
    toll: float = 0.0
    """What every leg to a goal costs beside its length, at least."""


_NO_HINTS = Hints(dist, lambda _: 0.0)


class Work:
    """How much searches may still look at before they make do with what they have found.

    It is counted, not timed: a search that runs out of it ends alike everywhere. A unit is about a microsecond.
    """

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


ENOUGH = 400_000
"""Work for one search: more than twice what any search on an ordinary table has ever needed."""
_LEG, _BOUND = 150, 15  # what asking for the cost of a leg, and for its lower bound, counts; looking at a place is one


def find_path(
    start: Point,
    goals: Sequence[Point],
    cost: Cost,
    obstacles: Sequence[Obstacle],
    limit: float,
    *,
    hints: Hints = _NO_HINTS,
    work: Work | None = None,
) -> tuple[float, list[Point]] | None:
    """Cheapest path from the start to one of the goals within the limit, with its cost; None if there is none.

    `cost(a, b)` judges one straight leg: its cost, never below its length, or infinity if it is not allowed;
    `cost(a, a)` tells whether one may stand at a at all. Way points lie around the corners of the obstacles.
    When the work is used up, the best path so far counts.
    """
    nearest = min(((hypot(x - start[0], y - start[1]), (x, y)) for x, y in goals), default=None)
    if nearest is None:
        return None
    direct = cost(start, nearest[1])
    if direct <= min(nearest[0], limit) + TOLERANCE:
        return direct, [start, nearest[1]]
    search = _Search(start, goals, cost, obstacles, limit, hints, work or Work(ENOUGH))
    best = search.run(limit, taut=True)
    if best is not None and not search.is_uneven():
        return best
    # Where ground costs extra, or where only something besides the obstacles blocks, other legs may do better.
    return search.run(limit if best is None else best[0], taut=False) or best


Landmark = tuple[float, list[Point]]
"""What a way point costs to come to, and the way there."""


def landmarks(
    start: Point, cost: Cost, obstacles: Sequence[Obstacle], limit: float, shores: Iterable[Point] = (),
    work: Work | None = None,
) -> list[Landmark]:
    """The start and the corners that a taut string within the limit can bend around; where ground costs extra, all.

    On the shores of such ground a way may bend anywhere, so it needs points there. If the work is used up, the nearest.
    """
    search = _Search(start, (), cost, obstacles, limit, _NO_HINTS, work or Work(ENOUGH))
    search.add_points(shores, limit)
    search.run(limit, taut=True)
    if search.uneven:
        search.run(limit, taut=False)
    return [(reached, search.path(place)) for place, reached in search.costs.items()]


@lru_cache(maxsize=4096)
def _ring_and_extent(obstacle: Obstacle) -> tuple[float, float, float, tuple[RingPoint, ...]]:
    """A circle around the ring, and the ring."""
    ring = ring_around(obstacle)
    if not ring:
        return 0.0, 0.0, 0.0, ring
    x = (min(point.x for point in ring) + max(point.x for point in ring)) / 2.0
    y = (min(point.y for point in ring) + max(point.y for point in ring)) / 2.0
    return x, y, max(hypot(point.x - x, point.y - y) for point in ring), ring


def ring_around(obstacle: Obstacle) -> tuple[RingPoint, ...]:
    """Points just outside the obstacle's clearance, such that the straight lines from one to the next keep it."""
    clearance = obstacle.clearance + _MARGIN
    if obstacle.disc is not None:
        x, y, r = obstacle.disc
        return tuple(_rounded_corner(x, y, 0.0, 2.0 * pi, r + clearance, _DISC_CORNERS))
    ring: list[RingPoint] = []
    if obstacle.polygon is not None:
        edges = obstacle.polygon.edges
        for i, edge in enumerate(edges):
            before = edges[i - 1]
            turn = atan2(before.ux * edge.uy - before.uy * edge.ux, before.ux * edge.ux + before.uy * edge.uy)
            if turn > 1e-6:
                count = ceil(turn / (pi / 4.0)) + 1
                ring += _rounded_corner(edge.ax, edge.ay, atan2(-before.ux, before.uy), turn, clearance, count)
    return tuple(ring)


def points_around(obstacle: Obstacle, apart: float) -> Iterator[Point]:
    """Points just outside an obstacle's clearance, no farther apart than that."""
    ring = [(point.x, point.y) for point in ring_around(obstacle)]
    for one, two in pairwise([*ring, *ring[:1]]):
        steps = ceil(dist(one, two) / apart)
        for step in range(steps):
            yield one[0] + step / steps * (two[0] - one[0]), one[1] + step / steps * (two[1] - one[1])


def _rounded_corner(x: float, y: float, first: float, turn: float, clearance: float, count: int) -> list[RingPoint]:
    """Where neighbouring tangents of the clearance circle meet, from one direction on through the turn."""
    step = turn / count
    reach = clearance / cos(step / 2.0)
    ring: list[RingPoint] = []
    for i in range(count):
        start = first + step * i
        middle = start + step / 2.0
        end = start + step
        ring.append(
            RingPoint(x + reach * cos(middle), y + reach * sin(middle), -sin(start), cos(start), -sin(end), cos(end))
        )
    return ring


# Entries of the heap: least possible total, least cost of the place, from, place, what is known of the leg.
_Heap = list[tuple[float, float, int, int, int]]
_LENGTH, _LEAST, _KNOWN = range(3)


def _nearest(x: float, y: float, goals: Sequence[Point]) -> float:
    """Distance to the nearest goal; 0 if there are none."""
    best = inf
    for gx, gy in goals:
        found = hypot(x - gx, y - gy)
        if found < best:
            best = found
    return best if goals else 0.0


class _Search:
    """A* that asks for the cost of a leg only when its mere length could make it part of the best path.

    Places are numbers: 0 the start, then the goals, then the ring points of the obstacles. They come into view by and
    by, those over which the shortest paths could lead first: most searches end long before they have seen them all.
    """

    def __init__(
        self,
        start: Point,
        goals: Sequence[Point],
        cost: Cost,
        obstacles: Sequence[Obstacle],
        limit: float,
        hints: Hints,
        work: Work,
    ) -> None:
        self.cost = cost
        self.hints = hints
        self.work = work
        self.obstacles = obstacles
        self.goals = len(goals)
        self.places: list[Point] = [start, *goals]
        # The least that is left to a goal.
        self.ahead = [_nearest(start[0], start[1], goals) + hints.toll] + [0.0] * len(goals)
        self.rings: list[RingPoint | None] = [None] * len(self.places)
        self.owners = [-1] * len(self.places)  # whose ring
        for owner, obstacle in enumerate(obstacles):
            x, y, r, ring = _ring_and_extent(obstacle)
            out = hypot(x - start[0], y - start[1]) - r
            if out <= limit and out + _nearest(x, y, goals) - r + hints.toll <= limit:
                self._add_ring(owner, ring, goals, limit)
        self.leg_work = _LEG + len(self.places) // 8  # among many corners each leg takes longer to judge
        self.detours = [dist(start, place) + ahead for place, ahead in zip(self.places, self.ahead, strict=True)]
        self.legs: dict[tuple[int, int], float] = {}
        self.bounds: dict[tuple[int, int], float] = {}
        self.uneven = False  # has a leg whose cost was asked for cost more than its length?
        self.dear: list[tuple[int, int]] = []  # legs that cost more than their length, if they are allowed at all
        self.seen: set[int] = set()  # places that have come into view: what leaving them costs is counted as ahead
        self.tried: set[int] = set()  # places asked whether one may stand there
        self.dead: set[int] = set()
        self.inside: dict[tuple[int, int], bool] = {}

    def _add_ring(self, owner: int, ring: tuple[RingPoint, ...], goals: Sequence[Point], limit: float) -> None:
        """Take those points of a ring over which a path could still keep within the limit."""
        sx, sy = self.places[0]
        for point in ring:
            x, y = point[0], point[1]
            ahead = _nearest(x, y, goals) + self.hints.toll
            if hypot(x - sx, y - sy) + ahead <= limit + TOLERANCE:
                self.places.append((x, y))
                self.ahead.append(ahead)
                self.rings.append(point)
                self.owners.append(owner)

    def add_points(self, points: Iterable[Point], limit: float) -> None:
        """Places at which a path may bend in every direction."""
        for point in points:
            if dist(self.places[0], point) <= limit:
                self.places.append(point)
                self.ahead.append(0.0)
                self.detours.append(dist(self.places[0], point))
                self.rings.append(None)
                self.owners.append(-1)

    def run(self, limit: float, *, taut: bool) -> tuple[float, list[Point]] | None:
        """Settle places in the order of their cost up to the limit; stop at the first goal or when the work is used up.

        A taut search looks only at legs that a taut string could follow: tangent to the ring at each end.
        """
        self.limit = limit + TOLERANCE
        self.taut = taut
        self.costs: dict[int, float] = {}
        self.parents = {0: 0}
        self.open: set[int] = set()
        hidden = sorted(set(range(1, len(self.places))) - self.dead, key=self.detours.__getitem__, reverse=True)
        horizon = self.detours[0]
        heap: _Heap = []
        self._settle(heap, 0, 0.0)
        while self.work.left > 0:
            if hidden and (not heap or heap[0][0] > horizon):
                horizon = max(horizon, self.detours[hidden[-1]]) + _WIDER
                self._see(heap, hidden, horizon)
                continue
            if not heap:
                break
            _, reached, parent, place, known = heappop(heap)
            if place not in self.open:
                continue
            if known == _KNOWN:
                self.parents[place] = parent
                if place <= self.goals:
                    return reached, self.path(place)
                self._settle(heap, place, reached)
                continue
            at_least = self._bound(parent, place) if known == _LENGTH else 0.0
            if at_least:
                reached, known = self.costs[parent] + at_least, _LEAST
            else:
                reached, known = self.costs[parent] + self._leg(parent, place), _KNOWN
            total = reached + self.ahead[place]
            if total <= self.limit:
                heappush(heap, (total, reached, parent, place, known))
        return None

    def _bound(self, parent: int, place: int) -> float:
        """A lower bound of what a leg costs, if it says more than the leg's length; else 0."""
        key = (parent, place)
        if self.hints is _NO_HINTS or key in self.legs:
            return 0.0
        bound = self.bounds.get(key)
        if bound is None:
            self.work.left -= _BOUND
            start, end = self.places[parent], self.places[place]
            bound = self.hints.least(start, end)
            bound = self.bounds[key] = bound if bound > dist(start, end) + TOLERANCE else 0.0
            if bound:
                self.dear.append(key)
        return bound

    def is_uneven(self) -> bool:
        """Has any leg that was looked at cost more than its length?"""
        return self.uneven or any(self._leg(*leg) < inf for leg in self.dear)

    def _leg(self, parent: int, place: int) -> float:
        """Ask for the cost of a leg, once; give up a place where nobody may stand."""
        key = (parent, place)
        found = self.legs.get(key)
        if found is None:
            self.work.left -= self.leg_work
            end = self.places[place]
            found = self.legs[key] = self.cost(self.places[parent], end)
            if found < inf:
                self.uneven = self.uneven or found > dist(self.places[parent], end) + TOLERANCE
            elif place not in self.tried:
                self.tried.add(place)
                if self.cost(end, end) == inf:
                    self.dead.add(place)
                    self.open.discard(place)
        return found

    def _see(self, heap: _Heap, hidden: list[int], horizon: float) -> None:
        """Look at the places up to the horizon, too."""
        seen: list[int] = []
        while hidden and self.detours[hidden[-1]] <= horizon:
            place = hidden.pop()
            if place > self.goals and place not in self.seen:
                self.seen.add(place)
                self.ahead[place] += self.hints.leaving(self.places[place])
            seen.append(place)
        for place in self.costs:
            self._look(heap, place, seen)
        self.open.update(seen)

    def _settle(self, heap: _Heap, place: int, reached: float) -> None:
        """Fix the cost of a place and note the legs on from it."""
        self.costs[place] = reached
        self.open.discard(place)
        self._look(heap, place, self.open)

    def _look(self, heap: _Heap, place: int, others: Collection[int]) -> None:
        """Note the legs from a settled place to others."""
        self.work.left -= len(others)
        reached = self.costs[place]
        x, y = self.places[place]
        fx, fy = self.places[self.parents[place]]
        for other in others:
            px, py = self.places[other]
            dx = px - x
            dy = py - y
            least = reached + hypot(dx, dy)
            total = least + self.ahead[other]
            if total <= self.limit and (not self.taut or self._is_taut(place, other, (x - fx, y - fy), (dx, dy))):
                heappush(heap, (total, least, place, other, _LENGTH))

    def _is_taut(self, place: int, other: int, arrival: Point, leg: Point) -> bool:
        """Could a taut string follow this leg? Inside a ring (touching a wall, say) there are no tangents to it."""
        target = self.rings[other]
        if target is not None and not _tangent(target, *leg) and not self._in_ring(place, self.owners[other]):
            return False
        ring = self.rings[place]
        return ring is None or _bends_around(ring, arrival, leg) or self._in_ring(other, self.owners[place])

    def _in_ring(self, place: int, owner: int) -> bool:
        """Does the place lie inside the ring of that obstacle?"""
        if self.owners[place] == owner:
            return False
        key = (place, owner)
        if key not in self.inside:
            self.inside[key] = _inside_ring(self.obstacles[owner], *self.places[place])
        return self.inside[key]

    def path(self, place: int) -> list[Point]:
        """The way points to a settled place, from the start."""
        way = [self.places[place]]
        while place:
            place = self.parents[place]
            way.append(self.places[place])
        way.reverse()
        return way


def _inside_ring(obstacle: Obstacle, x: float, y: float) -> bool:
    clearance = obstacle.clearance + _MARGIN
    if obstacle.disc is not None:
        reach = obstacle.disc.r + clearance
        return hypot(x - obstacle.disc.x, y - obstacle.disc.y) < reach * _CORNER_STRETCH
    if obstacle.polygon is None:
        return False
    reach = clearance * _CORNER_STRETCH
    minx, miny, maxx, maxy = obstacle.polygon.box
    if x < minx - reach or x > maxx + reach or y < miny - reach or y > maxy + reach:
        return False
    return obstacle.polygon.distance(x, y) < reach


def _bends_around(ring: RingPoint, arrival: Point, leg: Point) -> bool:
    """Does a string that arrives at the ring corner and leaves it along the leg bend around the obstacle?"""
    leaving = _tangent(ring, *leg)
    if not leaving or leaving == -_tangent(ring, *arrival):
        return False
    return (arrival[0] * leg[1] - arrival[1] * leg[0]) * leaving >= -_SLACK * hypot(*arrival)


def _tangent(ring: RingPoint, dx: float, dy: float) -> int:
    """Does a leg in that direction pass the ring corner on its outside? 1 counter-clockwise, -1 clockwise, 0 no."""
    _, _, in_x, in_y, out_x, out_y = ring
    before = in_x * dy - in_y * dx
    after = dx * out_y - dy * out_x
    if in_x * dx + in_y * dy > 0.0:
        return 1 if before >= -_SLACK and after >= -_SLACK else 0
    return -1 if before <= _SLACK and after <= _SLACK else 0
