"""How far it is on foot, and ways that a figure can really go: a grid around terrain, judged by the rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, ceil, cos, hypot, inf, pi, sin

from walstatt.bots.flooding import flood
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import intercepting, moving, standing, walking
from walstatt.games.frostgrave.moving import Going, Trip
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import EDGES, Figure
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.paths import cut
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance

MAP = "captain's map"
CELLS = 48
WALKER = 0.5
SLOW_PACE = 2.1
WATER_PACE = 8.0
HIGHEST = 2.0
"""Inches that are climbed on the way; what is higher is walked around."""
UNREACHABLE = 150.0
SLACK = 1.0
"""How much a straight way may seem longer than the map says: its cells are coarse."""
LOOK = 0.4
ROOM = 0.06
"""How far a way stays off what it leads around."""
FAN = 12
MOST_JUDGED = 6
WORTH_IT = 0.25
ALIKE = 0.8
Way = tuple[list[list[float]], Trip]


class WalkMap:
    """One table, walked by ordinary bases; the cells begin where a base touches the table edge."""

    def __init__(self, play: FrostgravePlay) -> None:
        board = play.setup.board
        self.step = ((board.width - 2 * WALKER) / (CELLS - 1), (board.depth - 2 * WALKER) / (CELLS - 1))
        self.pace: list[float] = []
        self.level: list[float] = []
        for cell in range(CELLS * CELLS):
            pace, level = _ground(play, *self.middle(cell))
            self.pace.append(pace)
            self.level.append(level)
        self._links = [self._entries(cell) for cell in range(CELLS * CELLS)]
        self._fields: dict[tuple[int, ...], list[float]] = {}
        self._edges: dict[tuple[str, ...], tuple[int, ...]] = {}

    def cell(self, x: float, y: float) -> int:
        column = min(max(round((x - WALKER) / self.step[0]), 0), CELLS - 1)
        row = min(max(round((y - WALKER) / self.step[1]), 0), CELLS - 1)
        return row * CELLS + column

    def middle(self, cell: int) -> Point:
        row, column = divmod(cell, CELLS)
        return WALKER + column * self.step[0], WALKER + row * self.step[1]

    def is_open(self, cell: int) -> bool:
        """Can one stand here with dry feet?"""
        return self.level[cell] == 0.0 and self.pace[cell] < WATER_PACE

    def _around(self, cell: int) -> Iterator[tuple[int, float]]:
        row, column = divmod(cell, CELLS)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dx or dy) and 0 <= column + dx < CELLS and 0 <= row + dy < CELLS:
                    yield cell + dy * CELLS + dx, hypot(dx * self.step[0], dy * self.step[1])

    def _entries(self, cell: int) -> list[tuple[int, float]]:
        """From where a cell can be entered; climbing up costs double, stepping off nothing."""
        if self.pace[cell] == inf:
            return []
        found = []
        for other, length in self._around(cell):
            if self.pace[other] < inf:
                climb = max(0.0, self.level[cell] - self.level[other])
                found.append((other, length * self.pace[cell] + walking.PRICE * ceil(climb)))
        return found

    # ---- distances

    def field(self, cells: tuple[int, ...]) -> list[float]:
        """What it costs from every cell to the nearest of these."""
        found = self._fields.get(cells)
        if found is None:
            if len(self._fields) > 200:
                self._fields.clear()
            found = self._fields[cells] = flood(self._links, cells, UNREACHABLE)
        return found

    def to(self, goal: Point) -> list[float]:
        return self.field((self.cell(*goal),))

    def edges(self, names: tuple[str, ...] = EDGES) -> tuple[int, ...]:
        """The open cells at these table edges."""
        known = self._edges.get(names)
        if known is None:
            last, cells = CELLS - 1, range(CELLS)
            at = {
                "south": list(cells), "north": [last * CELLS + column for column in cells],
                "west": [row * CELLS for row in cells], "east": [row * CELLS + last for row in cells],
            }
            found = {cell for name in names for cell in at[name] if self.is_open(cell)}
            known = self._edges[names] = tuple(sorted(found))
        return known

    def cost(self, field: list[float], x: float, y: float) -> float:
        cell = self.cell(x, y)
        if field[cell] < UNREACHABLE:
            return field[cell]
        return min(min(field[other] for other, _ in self._around(cell)) + 1.0, UNREACHABLE)

    def distance(self, x: float, y: float, goal: Point) -> float:
        """Inches to a goal on foot, never less than the straight line."""
        straight = hypot(goal[0] - x, goal[1] - y)
        return straight if straight <= 1.0 else max(straight, self.cost(self.to(goal), x, y))

    # ---- ways

    def trail(self, field: list[float], x: float, y: float) -> list[Point]:
        """From a place downhill to where the field ends, corners only."""
        cell = self.cell(x, y)
        cells: list[int] = []
        while field[cell] > 0.0 and len(cells) < 4 * CELLS:
            lower = min((other for other, _ in self._around(cell)), key=field.__getitem__)
            if field[lower] >= field[cell]:
                break
            cells.append(lower)
            cell = lower
        return self._pulled((x, y), [self.middle(cell) for cell in cells])

    def _pulled(self, start: Point, points: list[Point]) -> list[Point]:
        """The same way with straight legs wherever the ground between is plain."""
        found: list[Point] = []
        here, at = start, 0
        while at < len(points):
            farthest = at
            for ahead in (16, 8, 4, 2, 1):
                while farthest + ahead < len(points) and self.is_plain(here, points[farthest + ahead]):
                    farthest += ahead
            here = points[farthest]
            found.append(here)
            at = farthest + 1
        return found

    def is_plain(self, start: Point, end: Point) -> bool:
        """Is there nothing but open ground between two places?"""
        length = hypot(end[0] - start[0], end[1] - start[1])
        steps = int(length / LOOK) + 1
        pace, level = self.pace, self.level
        for number in range(1, steps):
            share = number / steps
            cell = self.cell(start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            if pace[cell] != 1.0 or level[cell] != 0.0:
                return False
        return True


def walk_map_of(play: FrostgravePlay) -> WalkMap:
    """The map of the ground as it is now; what is remembered of another ground is void."""
    known: WalkMap = play.memory.get(MAP) or play.remember(MAP, WalkMap(play))
    return known


def _ground(play: FrostgravePlay, x: float, y: float) -> tuple[float, float]:
    """How much an inch costs here and how high a base would be."""
    level, pace = 0.0, 1.0
    for solid in standing.overlapped(play, x, y, WALKER):
        if "chasm" in solid.kinds:
            return inf, 0.0
        if is_solid(solid):
            if solid.height > HIGHEST:
                return inf, 0.0
            if solid.height > STEP:
                level = max(level, solid.height)
        elif "difficult" in solid.kinds or "shallow" in solid.kinds:
            pace = max(pace, SLOW_PACE)
        elif "deep" in solid.kinds:
            pace = WATER_PACE
    return pace, level


class Journey:
    """One move of one figure: ways that the judge of the rules allows."""

    def __init__(self, play: FrostgravePlay, walk_map: WalkMap, going: Going, *, wary: bool = True) -> None:
        self.play = play
        self.map = walk_map
        self.to = going
        self.figure = going.figure
        self.inches = going.allowance.total
        r = play.radius(self.figure)
        self.obstacles = []
        for other in play.on_table():
            if other is self.figure or abs(other.z - self.figure.z) > HIGHEST:
                continue
            reach = r + play.radius(other)
            if wary and other.seat != self.figure.seat and intercepting.can_intercept(play, other):
                reach += intercepting.reach_of(play, other) + ROOM
            self.obstacles.append((other.x, other.y, reach, other.id))

    def blocking(self, points: list[list[float]], prey: str = "") -> tuple[float, float, float] | None:
        """The first base that the way comes too close to."""
        start = (self.figure.x, self.figure.y)
        for x, y, reach, name in self.obstacles:
            if name == prey:
                continue
            limit = min(reach, hypot(start[0] - x, start[1] - y)) - TOLERANCE
            ax, ay = start
            for bx, by in points:
                if point_segment_distance(x, y, ax, ay, bx, by) < limit:
                    return x, y, reach
                ax, ay = bx, by
        return None

    def judged(self, points: list[list[float]]) -> Trip | None:
        """What the rules make of a way; None for one that they refuse."""
        try:
            trip = moving.judge(self.to, {self.figure.id: points})
        except Refused:
            return None
        return None if trip is None or any(drop.height > walking.SAFE_FALL for drop in trip.walk.drops) else trip

    # ---- to somewhere

    def towards(self, field: list[float], goal: Point | None = None, stop: float = 0.0) -> Way | None:
        """As far down a field as the move goes; with a goal not nearer to it than `stop`."""
        trail = self.map.trail(field, self.figure.x, self.figure.y)
        if goal is not None:
            trail = _ending(self.to.start, trail, goal, stop)
        here = self.map.cost(field, self.figure.x, self.figure.y)
        if goal is not None and (away := hypot(goal[0] - self.figure.x, goal[1] - self.figure.y)) > stop:
            share = min(self.inches, away - stop) / away
            dx, dy = goal[0] - self.figure.x, goal[1] - self.figure.y
            straight = [[self.figure.x + share * dx, self.figure.y + share * dy]]
        else:
            straight = []
        ideas = self._ideas(trail, straight)
        return self._best(ideas, field, here) or self._best(self._all_around(), field, here)

    def _ideas(self, trail: list[Point], straight: list[list[float]]) -> Iterator[list[list[float]]]:
        for share in (1.0, 0.8, 0.55):
            points = cut((self.to.start, *trail), self.inches * share)[1:] if trail else []
            if points:
                yield from self._around_bases([[x, y] for x, y in points])
        if straight:
            yield straight

    def _around_bases(self, points: list[list[float]]) -> Iterator[list[list[float]]]:
        """The way itself, or if a base is in it ways past its left and its right."""
        found = self.blocking(points)
        if found is None:
            yield points
            return
        x, y, reach = found
        end = points[-1]
        if hypot(end[0] - x, end[1] - y) < reach:
            return
        turn = atan2(end[1] - self.figure.y, end[0] - self.figure.x)
        for side in (pi / 2, -pi / 2):
            away = reach + ROOM
            corner = [x + away * cos(turn + side), y + away * sin(turn + side)]
            walked = [(p[0], p[1]) for p in (corner, end)]
            yield [[px, py] for px, py in cut((self.to.start, *walked), self.inches)[1:]]

    def _all_around(self) -> Iterator[list[list[float]]]:
        for step in range(FAN):
            turn = step * 2 * pi / FAN
            for share in (1.0, 0.6, 0.3):
                away = share * self.inches
                yield [[self.figure.x + away * cos(turn), self.figure.y + away * sin(turn)]]

    def _best(self, ideas: Iterator[list[list[float]]], field: list[float], here: float) -> Way | None:
        """Ideas are rated by where they end before they are judged; what resembles a failure is left out."""
        rated = []
        for points in ideas:
            x, y = points[-1]
            left = self.map.cost(field, x, y)
            if left < here - WORTH_IT and self.map.is_open(self.map.cell(x, y)) and self.blocking(points) is None:
                rated.append((round(left, 2), len(points), points))
        rated.sort(key=lambda one: one[:2])
        return self._first_allowed([points for _, _, points in rated])

    def _first_allowed(self, ideas: list[list[list[float]]]) -> Way | None:
        failed: list[tuple[float, float, int]] = []
        for points in ideas:
            x, y = points[-1]
            if any(hypot(x - fx, y - fy) < ALIKE and len(points) <= more for fx, fy, more in failed):
                continue
            trip = self.judged(points)
            if trip is not None:
                return points, trip
            failed.append((x, y, len(points)))
            if len(failed) >= MOST_JUDGED:
                break
        return None

    def off_the_table(self, names: Sequence[str], home: float) -> Way | None:
        """Straight towards a table edge, where no other way home is shorter: not an inch is given away."""
        board, r = self.play.setup.board, self.play.radius(self.figure)
        x, y = self.figure.x, self.figure.y
        ends = {"south": (x, r), "north": (x, board.depth - r), "west": (r, y), "east": (board.width - r, y)}
        ideas = []
        for away, end in sorted((hypot(ends[name][0] - x, ends[name][1] - y), ends[name]) for name in names):
            if TOLERANCE < away <= home + SLACK and self.map.is_plain(self.to.start, end):
                share = min(1.0, (self.inches + TOLERANCE / 2) / away)
                ideas.append([[x + share * (end[0] - x), y + share * (end[1] - y)]])
        return self._first_allowed([points for points in ideas if self.blocking(points) is None])

    def touching(self, goal: Point, stop: float) -> Way | None:
        """A way that ends within `stop` of a goal, if this move reaches so far."""
        x, y = self.figure.x, self.figure.y
        turn = atan2(y - goal[1], x - goal[0])
        ideas = []
        for change in (0.0, 0.7, -0.7, 1.4, -1.4, pi):
            end = [goal[0] + stop * cos(turn + change), goal[1] + stop * sin(turn + change)]
            if hypot(end[0] - x, end[1] - y) <= self.inches:
                ideas.append([end])
        trail = self.map.trail(self.map.to(goal), x, y)
        if len(trail) > 1:
            ideas.append([[px, py] for px, py in _ending(self.to.start, trail, goal, stop)])
        clear = [points for points in ideas if points and self.blocking(points) is None]
        return self._first_allowed(clear)

    def into(self, foe: Figure) -> Way | None:
        """A way into contact with an enemy."""
        for points in self._ways_into(foe):
            if self.blocking(points, foe.id) is None:
                trip = self.judged(points)
                if trip is not None and trip.foe == foe.id:
                    return points, trip
        return None

    def _ways_into(self, foe: Figure) -> Iterator[list[list[float]]]:
        yield [[foe.x, foe.y]]
        if not self.map.is_plain(self.to.start, (foe.x, foe.y)):
            trail = self.map.trail(self.map.to((foe.x, foe.y)), self.figure.x, self.figure.y)
            yield [*([x, y] for x, y in trail[:-1]), [foe.x, foe.y]]


def _ending(start: Point, trail: list[Point], goal: Point, stop: float) -> list[Point]:
    """The way to a goal, cut where it is near enough."""
    last = trail[-2] if len(trail) > 1 else start
    away = hypot(goal[0] - last[0], goal[1] - last[1])
    if away <= stop:
        return trail[:-1]
    share = (away - stop) / away
    return [*trail[:-1], (last[0] + share * (goal[0] - last[0]), last[1] + share * (goal[1] - last[1]))]
