"""One base on one path: what it costs, inch by inch, and what stands in its way (anima.terrain.*, anima.r.walk_run)."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import ceil, dist, hypot
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.anima import facts
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.relief import Face, Relief
from walstatt.games.anima.standing import CLIMBING, PATHS
from walstatt.games.anima.state import Figure
from walstatt.games.anima.terrain_kinds import STEP
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance, segment_distance, within
from walstatt.table.sweeps import circle_times
from walstatt.table.terrain import Solid

NEAR_DROP = 1.0
"""Along a cliff: within so many inches of a drop (anima.r.terrain_kinds)."""
OPEN = "anima.terrain.open"
HEAVY = "anima.terrain.heavy"
OBSTACLE = "anima.terrain.small_obstacle"
HILL = "anima.terrain.hill"
GROUND_RULES = (("forest", "anima.terrain.forest"), ("water", "anima.terrain.water"), ("heavy", HEAVY))
TOLL = 1.0
"""What crossing a small obstacle costs in addition."""
AT_THE_END = 0.05
"""A path that touches an enemy's base within so many inches of its end is taken to end there."""
HEIGHT_STEP = 0.1
"""How closely the height of the ground is looked at beside another base."""


class Stretch(NamedTuple):
    """A part of the way on one sort of ground: from, to, the rule that doubles it or none."""

    start: float
    end: float
    heavy: str


class Walk(NamedTuple):
    """A surveyed path."""

    path: tuple[Point, ...]
    length: float
    stretches: tuple[Stretch, ...]
    tolls: tuple[float, ...]
    """After how many inches small obstacles are crossed."""

    @property
    def cost(self) -> Tally:
        """The length, what heavy ground adds and what small obstacles cost."""
        tally = Tally(round(self.length, 6), OPEN)
        extra: dict[str, float] = {}
        for stretch in self.stretches:
            if stretch.heavy:
                extra[stretch.heavy] = extra.get(stretch.heavy, 0.0) + stretch.end - stretch.start
        for rule, inches in extra.items():
            if inches > TOLERANCE / 10:
                tally.change(round(inches, 6), rule)
        for _ in self.tolls:
            tally.change(TOLL, OBSTACLE)
        return tally

    def reach(self, limit: float) -> float:
        """How many inches of the path a limit of movement pays for."""
        spent, tolls = 0.0, list(self.tolls)
        for start, end, heavy in self.stretches:
            rate, at = 2.0 if heavy else 1.0, start
            while tolls and tolls[0] < end + TOLERANCE:
                toll = max(tolls.pop(0), at)
                if spent + rate * (toll - at) + TOLL > limit + TOLERANCE:
                    return min(toll, at + max(limit - spent, 0.0) / rate)
                spent += rate * (toll - at) + TOLL
                at = toll
            if spent + rate * (end - at) > limit + TOLERANCE:
                return at + (limit - spent) / rate
            spent += rate * (end - at)
        return self.length


# ---- the ground


def survey(play: AnimaPlay, path: Sequence[Point], r: float) -> Walk:
    """Follow a base along its way points; ground that stops it refuses. The ground stays, so this is remembered."""
    key = ("survey", tuple(path), r)
    walk: Walk = play.judged_once(key, lambda: _survey(play, path, r))
    return walk


def _survey(play: AnimaPlay, path: Sequence[Point], r: float) -> Walk:
    for x, y in path:
        if not play.ground.on_board(x, y, r):
            raise refuse(PATHS, "anima-refused-off-table")
    stretches: list[Stretch] = []
    tolls = _tolls(play, path)
    travelled = 0.0
    for start, end in pairwise(path):
        leg = _Leg(play.relief, start, end, r)
        leg.check()
        stretches += [Stretch(travelled + low, travelled + high, rule) for low, high, rule in leg.ground()]
        travelled += leg.length
    return Walk(tuple(path), travelled, tuple(stretches), tuple(tolls))


def _tolls(play: AnimaPlay, path: Sequence[Point]) -> list[float]:
    """Where the way of the centre enters small obstacles (anima.terrain.small_obstacle)."""
    found = []
    for solid in play.ground.of_kind("small_obstacle"):
        polygon, travelled = solid.polygon, 0.0
        inside = polygon.encloses(*path[0]) and polygon.outline_distance(*path[0]) > TOLERANCE
        for (ax, ay), (bx, by) in pairwise(path):
            length = hypot(bx - ax, by - ay)
            runs = polygon.crossings(ax, ay, bx, by)
            found += [
                travelled + low * length for low, _ in runs if not (inside and low * length <= TOLERANCE)
            ]
            inside = any(high >= 1.0 - 1e-9 for _, high in runs)
            travelled += length
    return sorted(found)


class _Leg:
    """A straight part of a path over the relief."""

    def __init__(self, relief: Relief, start: Point, end: Point, r: float) -> None:
        self.relief = relief
        self.start, self.end, self.r = start, end, r
        self.length = hypot(end[0] - start[0], end[1] - start[1])
        self.solids = relief.ground.near(start, end, 2 * TOLERANCE)
        self.faces = relief.faces_near(start, end, r)
        self.drops = relief.drops_near(start, end, NEAR_DROP + TOLERANCE)
        self.parts = list(pairwise(self._cuts()))

    def point(self, at: float) -> Point:
        share = at / self.length if self.length else 0.0
        (ax, ay), (bx, by) = self.start, self.end
        return ax + share * (bx - ax), ay + share * (by - ay)

    def _cuts(self) -> list[float]:
        """Where the centre passes from one sort of ground to another."""
        if self.length < TOLERANCE / 10:
            return [0.0, self.length]
        ux, uy = (self.end[0] - self.start[0]) / self.length, (self.end[1] - self.start[1]) / self.length
        cuts = [0.0, self.length]
        for solid in self.solids:
            cuts += solid.polygon.meetings(*self.start, ux, uy, self.length)
        for face in self.drops:
            cuts += _near_times(self.start, self.end, face, self.length)
        return sorted(cuts)

    # ---- what stops it

    def check(self) -> None:
        for solid in self.relief.ground.of_kind("impassable"):
            if solid.polygon.crossings(*self.start, *self.end):
                raise refuse("anima.terrain.water", "anima-refused-water", piece=solid.piece.id)
        for solid in self.relief.blocks:
            self._check_wall(solid)
        for low, high in self.parts:
            self._check_faces(low, high)

    def _check_wall(self, solid: Solid) -> None:
        contact = solid.polygon.sweep_contact(*self.start, *self.end, self.r)
        if contact is None:
            return
        if solid.height > self.relief.level(*self.point(contact * self.length)) + STEP + TOLERANCE:
            raise refuse(PATHS, "anima-refused-wall", piece=solid.piece.id)

    def _check_faces(self, low: float, high: float) -> None:
        if not self.faces:
            return
        middle = self.point((low + high) / 2)
        features, level = self.relief.features(*middle), self.relief.level(*middle)
        for face in self.faces:
            if face.feature in features or face.top <= level + STEP + TOLERANCE:
                continue
            if self._comes_near(face, low, high):
                piece = self.relief.ground.solids[face.solid].piece.id
                raise refuse(CLIMBING, "anima-refused-face", piece=piece)

    def _comes_near(self, face: Face, low: float, high: float) -> bool:
        start, end = self.point(low), self.point(high)
        return segment_distance(start, end, (face.ax, face.ay), (face.bx, face.by)) < self.r - TOLERANCE

    # ---- what it costs

    def ground(self) -> Iterator[tuple[float, float, str]]:
        """Parts of the leg with the rule that makes them heavy."""
        for low, high in self.parts:
            if high > low:
                yield low, high, self._heavy(low, high)

    def _heavy(self, low: float, high: float) -> str:
        """Forest, water, other heavy ground, uphill, along a cliff: it is not doubled twice."""
        if not self.solids:
            return ""
        x, y = self.point((low + high) / 2)
        for kind, rule in GROUND_RULES:
            if any(solid.polygon.contains(x, y) for solid in self.relief.ground.of_kind(kind)):
                return rule
        if self._rises(low, high) or self._along_a_cliff(x, y):
            return HILL
        return ""

    def _rises(self, low: float, high: float) -> bool:
        if not any(solid.polygon.contains(*self.point((low + high) / 2)) for solid, _ in self.relief.slopes):
            return False
        third = (high - low) / 3
        first, second = self.point(low + third), self.point(high - third)
        return self.relief.level(*second) > self.relief.level(*first) + 1e-9

    def _along_a_cliff(self, x: float, y: float) -> bool:
        if not self.drops:
            return False
        features = self.relief.features(x, y)
        return any(face.feature in features and within(face.distance(x, y), NEAR_DROP) for face in self.drops)


def _near_times(start: Point, end: Point, face: Face, length: float) -> list[float]:
    """Where the way comes within an inch of a drop, and where it leaves it."""
    found = circle_times(start, end, (face.ax, face.ay), NEAR_DROP)
    found += circle_times(start, end, (face.bx, face.by), NEAR_DROP)
    side = hypot(face.bx - face.ax, face.by - face.ay)
    ux, uy = (face.bx - face.ax) / side, (face.by - face.ay) / side
    dx, dy = end[0] - start[0], end[1] - start[1]
    turn, aside = dx * uy - dy * ux, (start[0] - face.ax) * uy - (start[1] - face.ay) * ux
    if turn:
        found += [t for offset in (NEAR_DROP, -NEAR_DROP) if 0.0 < (t := (offset - aside) / turn) < 1.0]
    return [t * length for t in found]


# ---- other bases


def bases_problem(
    play: AnimaPlay, figure: Figure, path: Sequence[Point], *, leaving: Collection[str] = (), pass_own: bool = False
) -> Refused | None:
    """Through whose base a way leads, or which enemy's it touches before its end.

    Whoever starts in contact may leave it. Enemies in `leaving` are those it starts in contact with: they do not stop
    the path (anima.r.escape).
    """
    profile = play.profile(figure)
    legs = list(pairwise(path))
    for other in play.on_table():
        if other is figure:
            continue
        own = other.seat == figure.seat
        reach = profile.radius + play.radius(other)
        if own and pass_own:
            continue
        for number, (start, end) in enumerate(legs):
            nearest = point_segment_distance(other.x, other.y, *start, *end)
            if nearest > reach + TOLERANCE or not _meets_height(play, figure, other, start, end):
                continue
            if nearest < min(reach, hypot(other.x - start[0], other.y - start[1])) - TOLERANCE:
                return refuse(PATHS, "anima-refused-base-in-way", figure=play.name(other))
            last = number == len(legs) - 1
            if not own and other.id not in leaving and _touches_early(other, start, end, reach, last):
                return refuse(PATHS, "anima-refused-touches", figure=play.name(other))
    return None


def _meets_height(play: AnimaPlay, figure: Figure, other: Figure, start: Point, end: Point) -> bool:
    """Is the body at the other's height anywhere between coming near and going away?"""
    if not play.relief.hills:
        return True
    mine, theirs = play.profile(figure), play.profile(other)
    reach = play.radius(figure) + play.radius(other)
    levels = (play.relief.level(*spot) for spot in _spots_near(start, end, (other.x, other.y), reach))
    return any(facts.same_height(level, mine.height, other.z, theirs.height) for level in levels)


def _spots_near(start: Point, end: Point, centre: Point, reach: float) -> Iterator[Point]:
    """The places of a way that are as near to a point as that, close together; at least the nearest one."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    along = ((centre[0] - start[0]) * dx + (centre[1] - start[1]) * dy) / (length * length) if length else 0.0
    nearest = min(max(along, 0.0), 1.0)
    inside = [at for at, spot in ((0.0, start), (1.0, end)) if dist(spot, centre) < reach]
    near = [nearest, *inside, *circle_times(start, end, centre, reach)]
    first, last = min(near), max(near)
    steps = ceil((last - first) * length / HEIGHT_STEP)
    for share in (nearest, *(first + (last - first) * step / steps for step in range(steps + 1) if steps)):
        yield start[0] + share * dx, start[1] + share * dy


def _touches_early(other: Figure, start: Point, end: Point, reach: float, last: bool) -> bool:
    """Does the way come to touch it? Who touches it already, on another height, goes away (anima.r.melee)."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    contact = reach + TOLERANCE / 2
    times = circle_times(start, end, (other.x, other.y), contact)
    if not times or hypot(other.x - start[0], other.y - start[1]) <= contact:
        return False
    return not last or (1.0 - times[0]) * length > AT_THE_END
