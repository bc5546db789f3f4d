"""How far it is on foot, and ways that a model can really go: a coarse grid around terrain, judged by the rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import atan2, cos, hypot, inf, pi, sin

from walstatt.core.refusal import Refused
from walstatt.games.ags import moving, standing
from walstatt.games.ags.play import BOARD, AgsPlay
from walstatt.games.ags.standing import Walker
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import LOW
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance

CELLS = 36
CELL = BOARD / CELLS
LAST = CELLS - 1
WALKER = 0.6
LARGE = 1.4
SIZES = (WALKER, 1.0, 1.58)
SLOW_PACE = 1.9
DANGEROUS_PACE = 2.2
WOOD_PACE = 1.15
CLIMB_PRICE = 4.0
HIGHEST_STEP = 3.0
UNREACHABLE = 99.0
STEPS = tuple(
    (dx, dy, hypot(dx, dy) * CELL) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy
)
BESIDE = 1.5
"""So near nobody asks for the way."""
NEAR = 3.0
EPS = 0.0004
FAN = 16
WORTH_IT = 0.3
MOST_JUDGED = 8
ALIKE = 0.9
ONE_INCH = 1.0
SHRINKING = (1.0, 0.85, 0.7, 0.5)
TURNS = (0.0, 0.6, -0.6, 1.2, -1.2)


def cell_of(x: float, y: float) -> int:
    column, row = int(x / CELL), int(y / CELL)
    column = 0 if column < 0 else LAST if column > LAST else column
    row = 0 if row < 0 else LAST if row > LAST else row
    return row * CELLS + column


def middle_of(cell: int) -> Point:
    row, column = divmod(cell, CELLS)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def _beside(cell: int) -> tuple[tuple[int, float], ...]:
    row, column = divmod(cell, CELLS)
    return tuple(
        (cell + dy * CELLS + dx, length)
        for dx, dy, length in STEPS
        if 0 <= column + dx < CELLS and 0 <= row + dy < CELLS
    )


NEIGHBOURS = tuple(_beside(cell) for cell in range(CELLS * CELLS))
AROUND = tuple(tuple(other for other, _ in cells) for cells in NEIGHBOURS)


class Field:
    """The way from every cell to the nearest of some sources, worked out no further than somebody has looked.

    Every cell whose way is shorter than that of a cell that was looked at is settled as well.
    """

    __slots__ = ("_heap", "_map", "_settled", "inches")

    def __init__(self, walk_map: WalkMap, sources: tuple[int, ...]) -> None:
        self._map = walk_map
        self.inches = [UNREACHABLE] * (CELLS * CELLS)
        self._settled = bytearray(CELLS * CELLS)
        self._heap = [(0.0, cell) for cell in sources]
        for cell in sources:
            self.inches[cell] = 0.0

    def at(self, cell: int) -> float:
        if not self._settled[cell]:
            self._flood(cell)
        return self.inches[cell]

    def lower(self, cell: int) -> int:
        """The neighbour from which the way is shortest."""
        self.at(cell)
        return min(AROUND[cell], key=self.inches.__getitem__)

    def _flood(self, wanted: int) -> None:
        found, heap, settled, open_around = self.inches, self._heap, self._settled, self._map.open_around
        while heap and not settled[wanted]:
            reached, cell = heappop(heap)
            if reached > found[cell]:
                continue
            settled[cell] = 1
            for other, price in open_around(cell):
                total = reached + price
                if total < found[other]:
                    found[other] = total
                    heappush(heap, (total, other))


class WalkMap:
    """One table on which bases of one size walk."""

    def __init__(self, play: AgsPlay, radius: float = WALKER) -> None:
        self.radius = radius
        self.pace: list[float] = []
        self.level: list[float] = []
        self._fields: dict[tuple[int, ...], Field] = {}
        self._nearest: dict[tuple[int, int], tuple[Sequence[Point], Point, Field, list[Point]]] = {}
        self._neighbours: dict[int, list[tuple[int, float]]] = {}
        self.stand: list[bool] = []
        one = Walker(radius, radius > LARGE)
        for cell in range(CELLS * CELLS):
            x, y = middle_of(cell)
            self.level.append(play.ground.level(x, y))
            self.stand.append(standing.ground_problem(play, one, x, y) is None)
            self.pace.append(self._pace(play, x, y, self.stand[-1]))

    def _pace(self, play: AgsPlay, x: float, y: float, stands: bool) -> float:
        """Nobody passes walls and rocks; slopes and low things can be crossed though nobody stands on them."""
        ground = play.ground
        if not stands and (not ground.on_board(x, y, self.radius) or _is_barred(play, x, y, self.radius)):
            return inf
        if ground.touching(x, y, self.radius, "dangerous"):
            return DANGEROUS_PACE
        if ground.touching(x, y, self.radius, "difficult") or ground.touching(x, y, self.radius, "water"):
            return SLOW_PACE
        return WOOD_PACE if ground.touching(x, y, self.radius, "wood") else 1.0

    def is_open(self, cell: int) -> bool:
        """Can one stand here without harm?"""
        return self.stand[cell] and self.pace[cell] < DANGEROUS_PACE

    def distance(self, x: float, y: float, goal: Point) -> float:
        """Inches to a goal on foot, never less than the straight line."""
        straight = hypot(goal[0] - x, goal[1] - y)
        return straight if straight <= BESIDE else self._not_less(straight, self._at(self.field(goal), x, y))

    def _not_less(self, straight: float, around: float) -> float:
        return straight if straight <= NEAR and around <= straight + NEAR else max(straight, around)

    def field(self, goal: Point) -> Field:
        """The way from every cell to the cell of the goal."""
        return self._field_to((cell_of(*goal),))

    def _field_to(self, sources: tuple[int, ...]) -> Field:
        found = self._fields.get(sources)
        if found is None:
            found = self._fields[sources] = Field(self, sources)
        return found

    def nearest(self, spots: Sequence[Point], x: float, y: float) -> Point:
        """That of several spots to which the way is shortest."""
        return spots[0] if len(spots) == 1 else self._nearest_way(spots, x, y)[0]

    def way_to(self, spots: Sequence[Point], x: float, y: float) -> float:
        """Inches to the nearest of several spots on foot."""
        if len(spots) == 1:
            return self.distance(x, y, spots[0])
        spot, field = self._nearest_way(spots, x, y)
        straight = hypot(spot[0] - x, spot[1] - y)
        return straight if straight <= BESIDE else self._not_less(straight, self._at(field, x, y))

    def _nearest_way(self, spots: Sequence[Point], x: float, y: float) -> tuple[Point, Field]:
        cell = cell_of(x, y)
        key = (id(spots), cell)
        known = self._nearest.get(key)
        if known is None or known[0] is not spots:
            first, field = self._nearest_from_cell(spots, x, y)
            known = self._nearest[key] = (spots, first, field, _close_to(spots, cell))
        if known[3]:
            near = min(known[3], key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
            if hypot(near[0] - x, near[1] - y) <= BESIDE:
                return near, known[2]
        return known[1], known[2]

    def _nearest_from_cell(self, spots: Sequence[Point], x: float, y: float) -> tuple[Point, Field]:
        by_cell = {cell_of(*spot): spot for spot in reversed(spots)}
        field = self._field_to(tuple(sorted(by_cell)))
        cell = cell_of(x, y)
        while field.at(cell) > 0.0:
            lower = field.lower(cell)
            if field.inches[lower] >= field.inches[cell]:
                straight = min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
                return straight, self.field(straight)
            cell = lower
        return by_cell[cell], field

    def _at(self, field: Field, x: float, y: float) -> float:
        cell = cell_of(x, y)
        here = middle_of(cell)
        best = field.at(cell) + 0.3 * hypot(here[0] - x, here[1] - y)
        if best < UNREACHABLE:
            return best
        around = [field.at(other) for other in AROUND[cell]]
        return min(min(around, default=UNREACHABLE) + CELL, UNREACHABLE)

    def open_around(self, cell: int) -> list[tuple[int, float]]:
        """Where one can go from a cell, and what it costs."""
        known = self._neighbours.get(cell)
        if known is None:
            here = self.level[cell]
            known = self._neighbours[cell] = [
                (other, length * self.pace[other] + abs(self.level[other] - here) * CLIMB_PRICE)
                for other, length in NEIGHBOURS[cell]
                if self.pace[other] < inf and abs(self.level[other] - here) <= HIGHEST_STEP
            ]
        return known

    def trail(self, x: float, y: float, goal: Point, inches: float, wooded: float) -> list[Point]:
        """Middles of cells on the way, the last point where the allowance ends; woods and slow ground are counted."""
        field = self.field(goal)
        cell = cell_of(x, y)
        at, walked, limit = (x, y), 0.0, inches
        found: list[Point] = []
        while walked < limit - EPS and field.at(cell) > 0.0:
            lower = field.lower(cell)
            if field.inches[lower] >= field.inches[cell]:
                break
            if self.pace[lower] == WOOD_PACE:
                limit = min(limit, wooded)
            place = middle_of(lower)
            leg = hypot(place[0] - at[0], place[1] - at[1])
            slow = SLOW_PACE if SLOW_PACE in (self.pace[lower], self.pace[cell]) else 1.0
            price = leg * slow + abs(self.level[lower] - self.level[cell]) * 2.0
            if walked + price > limit:
                share = (limit - walked) / price
                if share > 0.0 and self.level[lower] == self.level[cell]:
                    found.append((at[0] + share * (place[0] - at[0]), at[1] + share * (place[1] - at[1])))
                break
            walked += price
            at, cell = place, lower
            found.append(place)
        return found


def _close_to(spots: Sequence[Point], cell: int) -> list[Point]:
    """Those that may be right beside somebody in the cell."""
    x, y = middle_of(cell)
    reach = BESIDE + CELL
    return [spot for spot in spots if abs(spot[0] - x) <= reach and abs(spot[1] - y) <= reach]


class Maps:
    """The maps of one table, one for each size of bases, drawn when they are needed."""

    def __init__(self, play: AgsPlay) -> None:
        self._play = play
        self._known: dict[float, WalkMap] = {}

    def of(self, radius: float) -> WalkMap:
        size = next((one for one in SIZES if radius <= one + 0.01), SIZES[-1])
        if size not in self._known:
            self._known[size] = WalkMap(self._play, size)
        return self._known[size]


def maps_of(play: AgsPlay) -> Maps:
    """The maps of the ground as it is; they are the same for both seats."""
    key = ("walk maps", play.state.open_doors)
    found: Maps = play.memory.get(key) or play.remember(key, Maps(play))
    return found


def _is_barred(play: AgsPlay, x: float, y: float, radius: float) -> bool:
    """Does something stand here that a model cannot step over?"""
    for minx, miny, maxx, maxy, solid in play.ground.rows:
        if not (minx - radius < x < maxx + radius and miny - radius < y < maxy + radius):
            continue
        kinds = solid.kinds
        if "elevated" in kinds or not solid.polygon.disc_overlaps(x, y, radius):
            continue
        high = standing.is_object(solid) and solid.height > LOW
        if high or "impassable" in kinds or "wall" in kinds or "door" in kinds or "window" in kinds:
            return True
    return False


# ---- ways that are allowed


Way = tuple[list[list[float]], moving.Trip]


class Journey:
    """Moves of one model by one action, each tried with the judge of the rules."""

    def __init__(self, play: AgsPlay, walk_map: WalkMap, figure: Figure, action: str) -> None:
        self.play = play
        self.map = walk_map
        self.figure = figure
        self.going = moving.going(play, figure, action)
        self.inches = self.going.inches
        radius = play.radius(figure)
        wary = {foe.id for foe in self.going.wary}
        self.obstacles: list[tuple[float, float, float, str]] = []
        for other in self.going.around:
            away = hypot(figure.x - other.x, figure.y - other.y)
            reach = radius + play.radius(other) + (ONE_INCH if other.id in wary else 0.0)
            if abs(other.z - figure.z) < 2.0 and away <= reach + self.inches + 1.0:
                self.obstacles.append((other.x, other.y, min(reach, away) - TOLERANCE, other.id))

    def is_clear(self, points: list[list[float]], prey: str = "") -> bool:
        """A quick look before the judge: no base in the way, no enemy that would draw (but the prey)."""
        start_x, start_y = self.figure.x, self.figure.y
        for x, y, reach, name in self.obstacles:
            if name == prey:
                continue
            ax, ay = start_x, start_y
            for bx, by in points:
                if point_segment_distance(x, y, ax, ay, bx, by) < reach:
                    return False
                ax, ay = bx, by
        return True

    def judged(self, points: list[list[float]], prey: str = "") -> moving.Trip | None:
        if not self.is_clear(points, prey):
            return None
        try:
            return moving.judge(self.going, {self.figure.id: points})
        except Refused:
            return None

    def to(self, goal: Point, stop: float, exact: bool = False, prey: str = "") -> Way | None:
        """A way that ends within `stop` of the goal (exactly there, if so wanted), or as near as it gets.

        `prey` is an enemy that may draw the model into contact; the judge takes long over such ways.
        """
        figure = self.figure
        away = hypot(goal[0] - figure.x, goal[1] - figure.y)
        if away <= stop + EPS:
            return None
        if away - stop <= self.inches:
            found = self._arrive(goal, stop, exact, prey)
            if found is not None:
                return found
        return self._approach(goal, stop)

    def _arrive(self, goal: Point, stop: float, exact: bool, prey: str) -> Way | None:
        figure = self.figure
        turn = atan2(figure.y - goal[1], figure.x - goal[0])
        rests = (stop + EPS,) if exact else (stop - EPS, stop * 0.5)
        for rest in rests:
            for change in TURNS if rest > 0.2 and not prey else (0.0,):
                end = [goal[0] + rest * cos(turn + change), goal[1] + rest * sin(turn + change)]
                trip = self.judged([end], prey)
                if trip is not None and (trip.drawn is None or prey):
                    return [end], trip
        if prey:
            return None
        trail = self.map.trail(figure.x, figure.y, goal, self.inches, self.going.wooded)
        if len(trail) > 2:
            last = trail[-1]
            turn = atan2(last[1] - goal[1], last[0] - goal[0])
            end = [goal[0] + rests[0] * cos(turn), goal[1] + rests[0] * sin(turn)]
            points = [*([x, y] for x, y in trail[1:-1:2]), end]
            trip = self.judged(points, prey)
            if trip is not None and (trip.drawn is None or prey):
                return points, trip
        return None

    def _approach(self, goal: Point, stop: float) -> Way | None:
        """The way that leaves the least to walk: along the trail, or if that is blocked whichever step helps."""
        most = min(self.inches, hypot(goal[0] - self.figure.x, goal[1] - self.figure.y) - stop)
        return self._best_of(self._along_the_trail(goal, most), goal) or self._best_of(self._all_around(), goal)

    def _best_of(self, ideas: Iterator[list[list[float]]], goal: Point) -> Way | None:
        """Ideas are rated by where they end before they are judged; what resembles a failure is left out."""
        here = self.map.distance(self.figure.x, self.figure.y, goal)
        rated = []
        for points in ideas:
            x, y = points[-1]
            left = self.map.distance(x, y, goal)
            if left < here - WORTH_IT:
                rated.append((round(left, 2), len(points), points))
        rated.sort(key=lambda one: one[:2])
        failed: list[tuple[float, float, int]] = []
        for _, number, points in rated:
            x, y = points[-1]
            if any(hypot(x - fx, y - fy) < ALIKE and number <= more for fx, fy, more in failed):
                continue
            if not self.is_clear(points):
                continue
            trip = self.judged(points)
            if trip is not None and trip.drawn is None:
                return points, trip
            failed.append((x, y, number))
            if len(failed) >= MOST_JUDGED:
                break
        return None

    def _along_the_trail(self, goal: Point, most: float) -> Iterator[list[list[float]]]:
        figure = self.figure
        turn = atan2(goal[1] - figure.y, goal[0] - figure.x)
        yield [[figure.x + most * cos(turn), figure.y + most * sin(turn)]]
        for share in SHRINKING:
            inches, wooded = self.inches * share - EPS, self.going.wooded * share - EPS
            trail = self.map.trail(figure.x, figure.y, goal, inches, wooded)
            if not trail:
                break
            yield [[*trail[-1]]]
            if len(trail) > 2:
                yield [[*trail[len(trail) // 2]], [*trail[-1]]]
                yield [*([x, y] for x, y in trail[1:-1:2]), [*trail[-1]]]
                yield [[x, y] for x, y in trail]

    def _all_around(self) -> Iterator[list[list[float]]]:
        figure = self.figure
        for step in range(FAN):
            turn = step * 2 * pi / FAN
            for share in (0.98, 0.78, 0.5, 0.25):
                yield [[figure.x + share * self.inches * cos(turn), figure.y + share * self.inches * sin(turn)]]
