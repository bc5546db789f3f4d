"""One base along one path: what it costs, what blocks it, where it climbs, jumps, falls, and where it may stand.

Pure geometry under this game's terrain kinds; nothing here asks or changes anything. The level of a base is that of the
highest thing that it overlaps: who climbs changes level when the rim touches the wall, and is down again when the
base is clear of it, so that the shift by the base's own width is part of the way (ags.r.klettern).
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import Any, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.games.ags import buildings, facts
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.standing import (
    BLOCKED,
    CLIMBING,
    REACH_UP,
    Walker,
    base_in_the_way,
    block_refusal,
    blocks,
    ground_problem,
    is_object,
    marker_problem,
    put,
    resting_level,
    stand_problem,
    surfaces,
    walker,
)
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import LOW, SLOW
from walstatt.table.legs import Leg, LegSurvey, Marks, legs_of, way
from walstatt.table.paths import point_at
from walstatt.table.shapes import TOLERANCE, Point, Polygon, Run, point_segment_distance
from walstatt.table.sweeps import inside_runs
from walstatt.table.terrain import Solid

__all__ = (
    "BLOCKED", "CLIMB", "JUMP", "Fall", "Marks", "Walk", "Walker", "base_in_the_way", "base_on_path", "marker_problem",
    "put", "stand_problem", "survey", "walker", "way",
)

CLIMB = "ags.2.3.1.klettern"
JUMP = "ags.2.3.1.springen"
JUMPING = "ags.r.sprung"
CLIMB_PRICE = 2.0
LADDER_HEIGHT = 3.0
LADDER_PRICE = 1.0
MOUNTED_LIMIT = 2.0
SLOW_PRICE = 2.0
SLOW_RULES = {
    "difficult": "ags.2.13.schwierig", "water": "ags.2.13.gewaesser", "deep": "ags.2.3.1.schwimmen",
}
AT_LADDER = 0.1


class Fall(NamedTuple):
    """A jump down: after so many inches of the way, at the edge, from this level, so deep."""

    at: float
    level: float
    height: float


class Walk(NamedTuple):
    """A path that the terrain allows, and what it meets."""

    path: tuple[Point, ...]
    length: float
    cost: float
    woods: bool
    """Does the base overlap a wood at any time? Then the action is made with MOV-1."""
    swims: bool
    dangers: tuple[tuple[float, str], ...]
    """Inches travelled when the base enters dangerous ground, and the piece."""
    falls: tuple[Fall, ...]
    jumps: tuple[float, ...]
    """Widths of what is jumped over."""
    climbs: tuple[float, ...]
    """Height differences of more than 1 inch that are climbed."""
    levels: tuple[tuple[float, float], ...]
    """From so many inches on the base is on this level."""
    slow: tuple[str, ...] = ()
    """The rules of the ground that slowed it."""
    crossed: tuple[str, ...] = ()
    """Low objects stepped over, and solid ones that an incorporeal model passes through."""
    ladder: bool = False
    """Does it use a ladder or stairs at their price?"""

    @property
    def end(self) -> Point:
        return self.path[-1]

    @property
    def level(self) -> float:
        return self.levels[-1][1]

    def level_at(self, inches: float) -> float:
        return level_at(self.levels, inches)


def level_at(levels: Sequence[tuple[float, float]], inches: float) -> float:
    """Of levels that begin after so many inches the one that holds there."""
    level = levels[0][1]
    for at, other in levels:
        if at <= inches + TOLERANCE:
            level = other
    return level


def survey(
    play: AgsPlay, one: Walker, path: tuple[Point, ...], marks: Marks = (), z: float = 0.0, *, ends: bool = True
) -> Walk:
    """The walk along a path, or the refusal that the ground gives; `ends`: the base has to stand at its end.

    Remembered: it depends on nothing but the ground.
    """
    key = ("walk", one, path, marks, z, ends, play.state.open_doors)
    found: Walk = play.judged_once(key, lambda: _surveyed(play, one, path, marks, z, ends))
    return found


def _surveyed(
    play: AgsPlay, one: Walker, path: tuple[Point, ...], marks: Marks, z: float, ends: bool
) -> Walk:
    walk = _Survey(play, one, path, marks, z, ends).walk()
    if ends and len(path) > 1:
        problem = ground_problem(play, one, *path[-1], walk.level)
        if problem:
            raise problem
        if abs(resting_level(play, *path[-1], one.radius, walk.level) - walk.level) > TOLERANCE:
            raise refuse(CLIMBING, "ags-refused-not-carried")
    return walk


class _Survey(LegSurvey):
    """Follows a base along its path, leg by leg, and keeps the level that it is on."""

    def __init__(
        self, play: AgsPlay, one: Walker, path: tuple[Point, ...], marks: Marks, z: float, ends: bool
    ) -> None:
        self.play = play
        self.one = one
        self.ends = ends
        super().__init__(play.ground, one.radius, path, marks, resting_level(play, *path[0], one.radius, z))
        self.extra = 0.0
        self.free = 0.0
        self.slow: list[str] = []
        self.falls: list[Fall] = []
        self.jumps: list[float] = []
        self.climbs: list[float] = []
        self.aloft: list[tuple[int, float, float]] = []
        """Pieces jumped over, and the part of the way on which that holds."""
        self.descents: list[Run] = []
        """Parts of the way on which the base climbs or jumps down and is not yet clear of what it stood on."""
        self.climbed: set[int] = set()
        """Objects on which the base is, although nobody can stay there."""
        self.crossed: dict[str, None] = {}
        self.ladder = False
        self.ladders = self._parts("ladder", "stairs")

    # ---- what lies on the way

    def _parts(self, *kinds: str) -> list[Solid]:
        return [solid for kind in kinds for solid in self.play.ground.of_kind(kind)]

    # ---- the walk

    def walk(self) -> Walk:
        r = self.one.radius
        for x, y in self.path[1:]:
            if not self.play.ground.on_board(x, y, r):
                raise refuse("ags.r.spielfeldrand", "ags-refused-off-board")
        if self.runs:
            for leg in self.legs:
                if leg.mark == "jump":
                    self._jump(leg)
                elif leg.mark == "climb":
                    self._take_ladder(leg)
                else:
                    self._go(leg)
        return Walk(
            self.path, self.length, self._cost(), self._touches("wood"), self._swims(), self._dangers(),
            tuple(self.falls), tuple(self.jumps), tuple(self.climbs), tuple(self.levels), tuple(self.slow),
            tuple(self.crossed), self.ladder,
        )

    def _go(self, leg: Leg) -> None:
        for low, high in pairwise(self._cuts(leg)):
            if high - low > 1e-7:
                active = self._active((low + high) / 2)
                self._block(active, low, high)
                self._settle(active, low, leg)

    def _settle(self, active: list[Solid], at: float, leg: Leg) -> None:
        """Onto the level of what the base overlaps now: the next stretch of the way begins."""
        self.climbed &= {solid.index for solid in active}
        tops = [solid for solid in active if self._carries(solid)]
        ground = max((solid.height for solid in tops), default=0.0)
        floors = [solid.height for solid in active if "floor" in solid.kinds and solid.height > ground]
        level = _next_level(self.z, ground, floors)
        if abs(level - self.z) > TOLERANCE:
            self._change(level, at, leg, tops)

    def _carries(self, solid: Solid) -> bool:
        """Is the base on top of it, or does it have to go there?"""
        if "elevated" in solid.kinds:
            return not self.one.incorporeal or self._under_an_end(solid)
        if self.one.incorporeal or not is_object(solid) or {"door", "window"} & solid.kinds:
            return False
        if solid.index in self.climbed:
            return True
        if "wall" in solid.kinds:
            return abs(solid.height - self.z) <= LOW + TOLERANCE
        if solid.height <= self.z + LOW + TOLERANCE:
            self.crossed[solid.piece.id] = None
            return False
        self.climbed.add(solid.index)
        return True

    def _under_an_end(self, solid: Solid) -> bool:
        """An incorporeal model passes through everything but what carries it before or after the way."""
        r = self.one.radius
        return any(solid.polygon.disc_overlaps(x, y, r) for x, y in (self.path[0], self.path[-1]))

    def _block(self, active: list[Solid], low: float, high: float) -> None:
        for solid in active:
            if self._blocks(solid, self.z) and not self._squeezes(solid, (low + high) / 2):
                if self._is_bridged(solid, low, high):
                    continue
                if not self.one.incorporeal:
                    raise block_refusal(solid, self.one)
                self.crossed[solid.piece.id] = None

    def _is_bridged(self, solid: Solid, low: float, high: float) -> bool:
        """Does something above a chasm carry the whole base on this part of the way?"""
        if solid.height > 0 or self.z <= TOLERANCE:
            return False
        carriers = [one for one in self._parts("elevated", "floor") if abs(one.height - self.z) <= TOLERANCE]
        places = [point_at(self.path, at) for at in (low, (low + high) / 2, high)]
        return any(all(one.polygon.disc_inside(x, y, self.one.radius) for x, y in places) for one in carriers)

    def _blocks(self, solid: Solid, level: float) -> bool:
        return blocks(self.play, solid, level)

    def _squeezes(self, solid: Solid, at: float) -> bool:
        """A large base goes through a gate of about 80 mm, though its rim is wider (ags.2.13.gebaeude.l_basen)."""
        if not self.one.large or "wall" not in solid.kinds:
            return False
        x, y = point_at(self.path, at)
        return buildings.fits_gate(self.play, solid, x, y, self.one.radius)

    # ---- heights

    def _change(self, level: float, at: float, leg: Leg, tops: list[Solid]) -> None:
        height = abs(level - self.z)
        if height > LOW + TOLERANCE:
            self._check_mounted(height)
            ladder = self._ladder_at(leg.point(at), tops, level > self.z)
            self._pay_climb(height, ladder)
        self._on(level, at)

    def _check_mounted(self, height: float) -> None:
        if self.one.mounted and height > MOUNTED_LIMIT + TOLERANCE:
            raise refuse("ags.2.3.1.klettern.beritten", "ags-refused-mounted", height=height, most=MOUNTED_LIMIT)

    def _pay_climb(self, height: float, ladder: bool) -> None:
        self.climbs.append(height)
        self.ladder = self.ladder or ladder
        self.extra += climb_price(self.play, height, ladder)
        if self.play.ruling(CLIMBING) == 2:
            self.free += 2 * self.one.radius

    def _ladder_at(self, centre: Point, tops: list[Solid], up: bool) -> bool:
        """Does the base meet the wall where a ladder or stairs lead up or down?"""
        if not self.ladders:
            return False
        walls = tops if up else [solid for solid in self.play.ground.solids if abs(solid.height - self.z) <= TOLERANCE]
        for wall in walls:
            if not ("elevated" in wall.kinds or "floor" in wall.kinds):
                continue
            x, y = nearest_on_outline(wall.polygon, *centre)
            if hypot(x - centre[0], y - centre[1]) <= self.one.radius + AT_LADDER and self._at_ladder(x, y):
                return True
        return False

    def _at_ladder(self, x: float, y: float) -> bool:
        return any(
            ladder.polygon.distance(x, y) <= AT_LADDER for ladder in self.ladders
            if not (self.one.mounted and "ladder" in ladder.kinds)
        )

    def _take_ladder(self, leg: Leg) -> None:
        """A leg to another floor: by ladder or stairs, or from outside up onto the roof."""
        r = self.one.radius
        goal = self._other_level(leg)
        if goal is None:
            self._go(leg)
            return
        under = any(
            solid.polygon.disc_overlaps(*leg.start, r) for solid in self._parts("floor")
            if min(self.z, goal) < solid.height - TOLERANCE and solid.height <= max(self.z, goal) + TOLERANCE
            and abs(solid.height - self.z) > TOLERANCE
        ) or (goal < self.z and self._floor_at(leg.end, self.z))
        ladder = any(
            ladder.polygon.segment_distance(*leg.start, *leg.end) <= r + TOLERANCE for ladder in self.ladders
            if not (self.one.mounted and "ladder" in ladder.kinds)
        )
        if under and not ladder:
            raise refuse("ags.r.gebaeude", "ags-refused-no-ladder")
        height = abs(goal - self.z)
        if height > LOW + TOLERANCE:
            self._check_mounted(height)
            self._pay_climb(height, ladder)
        top = max(self.z, goal)
        for low, high in pairwise(self._cuts(leg)):
            for solid in self._active((low + high) / 2):
                if blocks(self.play, solid, top) and not self.one.incorporeal:
                    raise block_refusal(solid, self.one)
        if goal < self.z:
            self.descents.append((leg.at, self._clear_at(leg)))
        self._on(goal, leg.at)

    def _floor_at(self, place: Point, level: float) -> bool:
        return any(
            solid.polygon.disc_overlaps(*place, self.one.radius)
            for solid in self._parts("floor") if abs(solid.height - level) <= TOLERANCE
        )

    def _other_level(self, leg: Leg) -> float | None:
        ground, floors = surfaces(self.play, *leg.end, self.one.radius)
        above = [level for level in (ground, *floors) if level > self.z + LOW]
        below = [level for level in (ground, *floors) if level < self.z - LOW]
        return min(above) if above else max(below) if below else None

    # ---- jumps

    def _jump(self, leg: Leg) -> None:
        """From the near to the far edge of what lies between; down, if the landing is lower (ags.r.sprung)."""
        start_level = self.z
        for low, high in pairwise(self._cuts(leg)):
            for solid in self._active((low + high) / 2):
                if is_object(solid) and solid.height > start_level + LOW + TOLERANCE and not self._passes(solid):
                    raise refuse(JUMPING, "ags-refused-jump-over", piece=solid.piece.id)
        landing = self._landing(leg)
        over = self._jumped_over(leg, start_level, landing)
        drop = start_level - landing
        self._check_mounted(abs(drop))
        if over:
            near, far = min(low for low, _ in over), max(high for _, high in over)
            if drop > LOW + TOLERANCE:
                near = min(near, self._brink(leg, start_level))
            self.jumps.append(far - near)
            if self.play.ruling(JUMPING) == 1:
                self.free += 2 * self.one.radius
        if drop > LOW + TOLERANCE:
            self.descents.append((leg.at, self._clear_at(leg)))
            self.falls.append(Fall(self._edge(leg, start_level), start_level, drop))
            if self.play.ruling(CLIMBING) == 2 and not over:
                self.free += 2 * self.one.radius
        self._on(landing, self._edge(leg, start_level) if abs(drop) > LOW else leg.until)

    def _passes(self, solid: Solid) -> bool:
        return self.one.incorporeal and not self._under_an_end(solid)

    def _landing(self, leg: Leg) -> float:
        r = self.one.radius
        ground, floors = surfaces(self.play, *leg.end, r)
        if self._is_cut_short(leg):
            return max(level for level in (min(ground, self.z), *floors) if level <= self.z + LOW + TOLERANCE)
        if ground > self.z + LOW + TOLERANCE:
            raise refuse(JUMPING, "ags-refused-jump-up", height=ground - self.z)
        level = max(level for level in (ground, *floors) if level <= self.z + LOW + TOLERANCE)
        for solid in self._active(leg.until):
            if solid.polygon.disc_overlaps(*leg.end, r) and not self.one.incorporeal and (
                blocks(self.play, solid, level)
                or (is_object(solid) and "elevated" not in solid.kinds and solid.height > level + LOW + TOLERANCE)
            ):
                raise block_refusal(solid, self.one)
        return level

    def _is_cut_short(self, leg: Leg) -> bool:
        """Does the walk end in the air, because somebody draws the jumper into contact?"""
        return not self.ends and leg is self.legs[-1]

    def _jumped_over(self, leg: Leg, level: float, landing: float) -> list[Run]:
        """Parts of the way on which the centre is above something that the jumper does not enter."""
        r = self.one.radius
        over: list[Run] = []
        for index, runs in self.runs.items():
            solid = self.play.ground.solids[index]
            if not _can_be_jumped(solid) or not any(low < leg.until and high > leg.at for low, high in runs):
                continue
            stands = (leg.start,) if self._is_cut_short(leg) else (leg.start, leg.end)
            if any(solid.polygon.disc_overlaps(x, y, r) for x, y in stands):
                continue
            self.aloft.append((index, leg.at, leg.until))
            crossed = solid.polygon.crossings(*leg.start, *leg.end)
            over += [(leg.at + low * leg.length, leg.at + high * leg.length) for low, high in crossed]
        lower = landing < level - LOW - TOLERANCE
        if level > LOW + TOLERANCE and not (lower and landing <= LOW + TOLERANCE):
            over += self._gaps(leg, level, landing if lower else level)
        return over

    def _gaps(self, leg: Leg, level: float, lowest: float) -> list[Run]:
        """Where nothing near the level of the take-off, or of a lower landing, lies under the centre."""
        carried: list[Run] = []
        for solid in (*self._parts("elevated"), *self._parts("floor")):
            if lowest - LOW - TOLERANCE <= solid.height <= level + LOW + TOLERANCE:
                carried += solid.polygon.crossings(*leg.start, *leg.end)
        gaps, reached = [], 0.0
        for low, high in sorted(carried):
            if low > reached + TOLERANCE / max(leg.length, TOLERANCE):
                gaps.append((leg.at + reached * leg.length, leg.at + low * leg.length))
            reached = max(reached, high)
        return gaps

    def _brink(self, leg: Leg, level: float) -> float:
        """Where the edge itself is, from which the width of a jump down is measured."""
        ends = [
            high for solid in (*self._parts("elevated"), *self._parts("floor"))
            if abs(solid.height - level) <= TOLERANCE for _, high in solid.polygon.crossings(*leg.start, *leg.end)
        ]
        return leg.at + max(ends, default=0.0) * leg.length

    def _edge(self, leg: Leg, level: float) -> float:
        """Where the rim reaches the edge: the last place at which what lies at this level carries the whole base."""
        last = 0.0
        for solid in (*self._parts("elevated"), *self._parts("floor")):
            if abs(solid.height - level) <= TOLERANCE:
                for _, high in inside_runs(solid.polygon, leg.start, leg.end, self.one.radius):
                    last = max(last, high)
        return leg.at + last * leg.length

    def _clear_at(self, leg: Leg) -> float:
        """Where on a leg that leads down the base is clear of what it stood on."""
        ends = [
            min(high, leg.until) for solid in self._parts("elevated") if abs(solid.height - self.z) <= TOLERANCE
            for low, high in self.runs.get(solid.index, ()) if low <= leg.at + TOLERANCE and high > leg.at
        ]
        return max(ends, default=leg.at)

    # ---- what it costs

    def _cost(self) -> float:
        """Length, climbs, and slow ground for as long as any part of the base overlaps it (ags.r.gelaende_kosten)."""
        no_ground_costs = self.one.incorporeal and self.play.ruling("ags.r.koerperlos_bewegung") == 1
        if self.runs and not no_ground_costs:
            self._pay_slow_ground()
        free = min(self.free, sum(high - low for low, high in _union(self.runs.values()))) if self.free else 0.0
        return self.length + self.extra - free

    def _pay_slow_ground(self) -> None:
        properties: dict[str, list[Run]] = {}
        for index, runs in self.runs.items():
            for kind in self.play.ground.solids[index].kinds:
                if kind in SLOW and not (kind == "difficult" and self.one.skirmisher):
                    properties.setdefault(kind, []).extend(self._slowed(index, runs))
        merged = {kind: _union([runs]) for kind, runs in properties.items()}
        self.slow = [
            SLOW_RULES[kind] for kind in SLOW if any(high - low > TOLERANCE for low, high in merged.get(kind, ()))
        ]
        if self.play.ruling("ags.r.gelaende_kosten") == 1:
            self.extra += sum(high - low for runs in merged.values() for low, high in runs)
        else:
            self.extra += sum(high - low for low, high in _union(merged.values())) * (SLOW_PRICE - 1)

    def _slowed(self, index: int, runs: Sequence[Run]) -> list[Run]:
        """Who comes down is in what lies at the foot when the base is clear of the edge (ags.r.klettern)."""
        left = self._in_it(index, runs)
        for low, high in self.descents:
            left = [part for run in left for part in _without(run, low, high)]
        return left

    def _on_foot(self, index: int, runs: Sequence[Run]) -> list[Run]:
        """The parts of the runs on which the base is not in the air."""
        left = list(runs)
        for piece, low, high in self.aloft:
            if piece == index:
                left = [part for run in left for part in _without(run, low, high)]
        return left

    def _in_it(self, index: int, runs: Sequence[Run]) -> list[Run]:
        """The parts of the runs on which the base is in the area, not in the air and not on a bridge above it."""
        piece = self.play.ground.solids[index].piece
        found: list[Run] = []
        for low, high in self._on_foot(index, runs):
            changes = (at for at, _ in self.levels if low < at < high)
            stretches = pairwise((low, *changes, high))
            found += [run for run in stretches if facts.at_height_of(level_at(self.levels, run[0]), piece)]
        return found

    def _touches(self, kind: str) -> bool:
        solids = self.play.ground.solids
        if self.one.incorporeal and self.play.ruling("ags.r.koerperlos_bewegung") == 1:
            return False
        return any(kind in solids[index].kinds and self._on_foot(index, runs) for index, runs in self.runs.items())

    def _swims(self) -> bool:
        solids = self.play.ground.solids
        return any("deep" in solids[index].kinds and self._in_it(index, runs) for index, runs in self.runs.items())

    def _dangers(self) -> tuple[tuple[float, str], ...]:
        met = []
        for index, runs in self.runs.items():
            solid = self.play.ground.solids[index]
            if "dangerous" in solid.kinds:
                entered = (self._comes_down_to(solid, low, high) for low, high in self._on_foot(index, runs))
                met += [(at, solid.piece.id) for at in entered if at is not None and at > 0.0]
        return tuple(sorted(met))

    def _comes_down_to(self, solid: Solid, low: float, high: float) -> float | None:
        """Where on a part of the way above or in an area the base is at its height: not while it climbs over a wall."""
        changes = (at for at, _ in self.levels if low < at < high)
        return next((at for at in (low, *changes) if level_at(self.levels, at) <= solid.height + TOLERANCE), None)


def climb_price(play: AgsPlay, height: float, ladder: bool) -> float:
    """What a height costs beside the horizontal way (ags.2.3.1.klettern, ags.2.3.1.klettern.leiter)."""
    if ladder and play.ruling(CLIMBING) == 1:
        return LADDER_PRICE * ceil((height - TOLERANCE) / LADDER_HEIGHT)
    if ladder and height <= LADDER_HEIGHT + TOLERANCE:
        return LADDER_PRICE
    return CLIMB_PRICE * height


def _union(groups: Any) -> list[Run]:
    merged: list[Run] = []
    for low, high in sorted(run for runs in groups for run in runs):
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged


def _without(run: Run, low: float, high: float) -> list[Run]:
    parts = [(run[0], min(run[1], low)), (max(run[0], high), run[1])]
    return [(start, end) for start, end in parts if end - start > TOLERANCE / 2]


def _next_level(level: float, ground: float, floors: Sequence[float]) -> float:
    """Where somebody on this level comes to be: on a floor at his height, up on what stands there, or down."""
    at_height = [one for one in (ground, *floors) if abs(one - level) <= LOW + TOLERANCE]
    if at_height:
        return min(at_height, key=lambda one: (abs(one - level), -one))
    if ground > level:
        return ground
    return max(one for one in (ground, *floors) if one <= level + TOLERANCE)


def _can_be_jumped(solid: Solid) -> bool:
    """Gaps, and ground that one would rather not enter; low objects need no jump, woods are too high for one."""
    kinds = solid.kinds
    if "wood" in kinds or "elevated" in kinds:
        return False
    return "impassable" in kinds or "dangerous" in kinds or not kinds.isdisjoint(SLOW)


def base_on_path(play: AgsPlay, walk: Walk, r: float, ignoring: Collection[str]) -> Figure | None:
    """The first model (in the order of the table) through whose base the way leads. Who overlaps it may leave."""
    stretches = list(_stretches(walk))
    for other in play.on_table():
        if other.id in ignoring:
            continue
        touch = r + play.radius(other)
        start = hypot(walk.path[0][0] - other.x, walk.path[0][1] - other.y)
        if start > walk.length + touch:
            continue
        wanted = min(touch, start) - TOLERANCE
        for a, b, level in stretches:
            same_height = abs(level - other.z) < REACH_UP - TOLERANCE
            if same_height and point_segment_distance(other.x, other.y, *a, *b) < wanted:
                return other
    return None


def _stretches(walk: Walk) -> Iterator[tuple[Point, Point, float]]:
    """The parts of a way, each on one level; the last is the place where it ends."""
    for leg in legs_of(walk.path, ()):
        changes = (at for at, _ in walk.levels if leg.at < at < leg.until)
        for low, high in pairwise((leg.at, *changes, leg.until)):
            yield leg.point(low), leg.point(high), walk.level_at((low + high) / 2)
    yield walk.end, walk.end, walk.level


def nearest_on_outline(polygon: Polygon, x: float, y: float) -> Point:
    """The point of the outline nearest to a point."""
    best, found = float("inf"), (x, y)
    for ax, ay, _, _, ux, uy, length, _ in polygon.edges:
        along = min(max((x - ax) * ux + (y - ay) * uy, 0.0), length)
        px, py = ax + along * ux, ay + along * uy
        away = hypot(px - x, py - y)
        if away < best:
            best, found = away, (px, py)
    return found
