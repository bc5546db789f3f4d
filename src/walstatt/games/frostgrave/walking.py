"""One base along one path: what it costs, where it climbs, jumps, steps off, hangs (Bewegung).

Pure geometry; nothing here asks or changes anything. The level of a base is that of the highest top that it overlaps:
who climbs changes level when the rim meets the wall, and is down again when the base is clear of it. A leg without a
mark steps off drops of at most 3 inches and climbs down deeper ones; `climb` always climbs down, `fall` always steps
off, `jump` jumps, and `hang` ends on the face that it meets, as high as the movement goes.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, hypot
from typing import NamedTuple

from walstatt.core.refusal import refuse
from walstatt.games.frostgrave import standing
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.standing import PATH
from walstatt.games.frostgrave.terrain_kinds import SLOW, STEP, is_solid
from walstatt.table.legs import Leg, LegSurvey, Marks, legs_of, part
from walstatt.table.paths import cut, path_length
from walstatt.table.shapes import TOLERANCE, Point, Run
from walstatt.table.terrain import Solid

CLIMB = "frostgrave.move.climb"
CLIMBING = "frostgrave.r.climb_details"
DIFFICULT = "frostgrave.move.difficult"
STRETCHES = "frostgrave.r.difficult_cost"
JUMP = "frostgrave.move.jump"
JUMPING = "frostgrave.r.jump_details"
SAFE_FALL = 3.0
LONGEST_JUMP = 4.0
PRICE = 2.0
AT_LADDER = 0.1
FINISHED_CLIMBS = 1
"""The reading of frostgrave.r.climb_details by which nobody ends hanging."""

class Drop(NamedTuple):
    """The base steps or jumps off an edge after so many inches: from this height down to that."""

    at: float
    top: float
    foot: float

    @property
    def height(self) -> float:
        return self.top - self.foot


class Walk(NamedTuple):
    """A path that the ground allows, and what it meets."""

    path: tuple[Point, ...]
    length: float
    cost: float
    levels: tuple[tuple[float, float], ...]
    """From so many inches on the base is at this height."""
    drops: tuple[Drop, ...]
    climbs: tuple[float, ...]
    slow: float
    """Inches in difficult ground."""
    jumps: tuple[Run, ...]
    """Parts of the way that are in the air."""

    @property
    def end(self) -> Point:
        return self.path[-1]

    @property
    def level(self) -> float:
        return self.levels[-1][1]

    def level_at(self, inches: float) -> float:
        level = self.levels[0][1]
        for at, other in self.levels:
            if at <= inches + TOLERANCE / 2:
                level = other
        return level

    def in_the_air(self, inches: float) -> bool:
        return any(low + TOLERANCE < inches < high - TOLERANCE for low, high in self.jumps)


class Pace(NamedTuple):
    """How somebody walks: base, how far, and whether heights and ground cost double."""

    radius: float
    inches: float
    flat: bool = False
    """Gib alles: every inch of the way is one inch (frostgrave.r.all_out_details)."""
    sure: bool = False
    """Sure-footed: heights and ground cost inch for inch too (frostgrave.x.trait.trittsicher)."""

    @property
    def even(self) -> bool:
        return self.flat or self.sure


def survey(
    play: FrostgravePlay, pace: Pace, path: tuple[Point, ...], marks: Marks, z: float, *, finished: bool = False
) -> Walk:
    """The walk along a path, or the refusal that the ground gives. Remembered: it depends on the ground alone."""
    key = ("walk", pace if "hang" in marks else (pace.radius, pace.flat, pace.sure), path, marks, z, finished)
    found: Walk = play.judged_once(key, lambda: _Survey(play, pace, path, marks, z, finished).walk())
    return found


def price(inches: float, flat: bool = False) -> float:
    """What a climb or a stretch of difficult ground costs: 2 inches for every started inch."""
    return inches if flat else PRICE * ceil(inches - TOLERANCE)


class _Hung(Exception):  # noqa: N818 - no error: the way ends here
    """The base hangs on a face; the rest of the path is not walked."""


class _Survey(LegSurvey):
    """Follows a base along its path, leg by leg, and keeps the height that it is at."""

    def __init__(
        self, play: FrostgravePlay, pace: Pace, path: tuple[Point, ...], marks: Marks, z: float, finished: bool
    ) -> None:
        self.play = play
        self.pace = pace
        super().__init__(play.ground, pace.radius, path, marks, z)
        self.marks = marks
        self.finished = finished
        self.start_level = z
        self.climbs: list[float] = []
        self.grip = 0.0
        """Who hangs touched the face a tolerance earlier; it is put this much deeper, to go on from the face itself."""
        self.walked_heights = 0.0
        """What ladders and stairs add to the way."""
        self.drops: list[Drop] = []
        self.jumps: list[Run] = []

    # ---- the walk

    def walk(self) -> Walk:
        for x, y in self.path[1:]:
            if not self.play.ground.on_board(x, y, self.pace.radius):
                raise refuse(PATH, "frostgrave-refused-off-board")
        try:
            for number, leg in enumerate(self.legs):
                if leg.mark == "jump":
                    self._jump(number, leg)
                elif self.runs or self.z > TOLERANCE:
                    self._go(leg)
                if leg.mark == "hang":
                    raise refuse(CLIMBING, "frostgrave-refused-no-face")
        except _Hung:
            pass
        if self.finished and not standing.is_carried(self.play, *self.path[-1], self.z):
            raise refuse(CLIMBING, "frostgrave-refused-hanging")
        cost, slow = self._cost(self.path, self.length)
        return Walk(
            self.path, self.length, cost, tuple(self.levels), tuple(self.drops), tuple(self.climbs), slow,
            tuple(self.jumps),
        )

    def _go(self, leg: Leg) -> None:
        for low, high in pairwise(self._cuts(leg)):
            if high - low > 1e-7:
                active = self._active((low + high) / 2)
                self._avoid_chasms(active)
                self._up(active, low, leg)
                level = standing.support(active, self.z)
                if level < self.z - STEP - TOLERANCE:
                    self._down(level, low, leg)
                self._on(level, low)

    def _avoid_chasms(self, active: list[Solid]) -> None:
        for solid in active:
            if "chasm" in solid.kinds and self.z <= STEP:
                raise refuse(PATH, "frostgrave-refused-chasm", piece=solid.piece.id)

    # ---- heights

    def _up(self, active: list[Solid], at: float, leg: Leg) -> None:
        """Climb what is too high to step on (frostgrave.move.climb)."""
        faces = [solid for solid in active if is_solid(solid) and solid.height > self.z + STEP + TOLERANCE]
        if not faces:
            return
        top = max(solid.height for solid in faces)
        x, y = self._point(at)
        for solid in self.play.ground.of_kind("floor"):
            if self.z + STEP < solid.height <= top + TOLERANCE and solid.polygon.contains(x, y):
                raise refuse(PATH, "frostgrave-refused-roof", piece=solid.piece.id)
        height = top - self.z
        if leg.mark == "hang":
            self._hang(height, at, up=True)
        if self._walks_up(height, leg, (x, y), faces):
            self._on(top, at)
            return
        self.climbs.append(height)
        self._on(top, at)

    def _walks_up(self, height: float, leg: Leg, place: Point, faces: Sequence[Solid]) -> bool:
        """Ladders and stairs are walked along their length (frostgrave.r.climb_details)."""
        for kind in ("ladder", "stairs"):
            for solid in self.play.ground.of_kind(kind):
                if solid.polygon.distance(*place) > self.pace.radius + AT_LADDER:
                    continue
                if faces and not any(face.polygon.polygon_distance(solid.polygon) <= AT_LADDER for face in faces):
                    continue
                runs = solid.polygon.crossings(*leg.start, *leg.end) if kind == "stairs" else []
                run = sum(high - low for low, high in runs) * leg.length
                self.walked_heights += hypot(run, height) - run
                return True
        return False

    def _down(self, level: float, at: float, leg: Leg) -> None:
        """Off an edge: by ladder, climbing, or stepping off, which costs nothing for the height."""
        height = self.z - level
        if leg.mark == "hang":
            self._hang(height, at, up=False)
        if self._walks_up(height, leg, self._point(at), ()):
            return
        steps_off = leg.mark == "fall" or (leg.mark != "climb" and height <= SAFE_FALL + TOLERANCE)
        if steps_off:
            # Who is hurt stays where it came down: clear of the side, which it leaves a tolerance deep.
            self.drops.append(Drop(min(at + TOLERANCE, self.length), self.z, level))
        else:
            self.climbs.append(height)

    def _hang(self, height: float, at: float, *, up: bool) -> None:
        """End on the face at the height that is reached."""
        self.path, self.marks = part(self.path, self.marks, at)
        self.length = path_length(self.path)
        self.grip = min(TOLERANCE, self.length)
        left = self.pace.inches - self._cost(self.path, self.length)[0]
        reached = min(height, left if self.pace.even else floor((left + TOLERANCE) / PRICE))
        if reached <= TOLERANCE:
            raise refuse(CLIMB, "frostgrave-refused-no-climb", left=left)
        self.climbs.append(reached)
        self._on(self.z + (reached if up else -reached), self.length)
        raise _Hung

    def _point(self, at: float) -> Point:
        return cut(self.path, at)[-1]

    # ---- jumps

    def _jump(self, number: int, leg: Leg) -> None:
        """At most 4 inches after a straight run-up of the same length (frostgrave.move.jump, .r.jump_details)."""
        if self.pace.flat:
            raise refuse(JUMPING, "frostgrave-refused-jump-all-out")
        if leg.length > LONGEST_JUMP + TOLERANCE:
            raise refuse(JUMP, "frostgrave-refused-jump-far", inches=leg.length, most=LONGEST_JUMP)
        run_up = self._run_up(number)
        if run_up < leg.length - TOLERANCE:
            raise refuse(JUMP, "frostgrave-refused-run-up", inches=run_up, wanted=leg.length)
        if standing.deep_at(self.play, *leg.start, self.z) or not standing.is_carried(self.play, *leg.start, self.z):
            raise refuse(JUMPING, "frostgrave-refused-jump-from")
        for low, high in pairwise(self._cuts(leg)):
            for solid in self._active((low + high) / 2):
                if is_solid(solid) and solid.height > self.z + STEP + TOLERANCE:
                    raise refuse(JUMPING, "frostgrave-refused-jump-over", piece=solid.piece.id)
        self.jumps.append((leg.at, leg.until))
        self._land(leg)

    def _run_up(self, number: int) -> float:
        leg = self.legs[number]
        ux, uy = (leg.end[0] - leg.start[0]) / leg.length, (leg.end[1] - leg.start[1]) / leg.length
        inches = 0.0
        for before in reversed(self.legs[:number]):
            vx, vy = before.end[0] - before.start[0], before.end[1] - before.start[1]
            if before.mark == "jump" or ux * vx + uy * vy < (1.0 - 1e-6) * before.length:
                break
            inches += before.length
        return inches

    def _land(self, leg: Leg) -> None:
        level = standing.level_at(self.play, *leg.end, self.pace.radius, self.z)
        problem = standing.ground_problem(self.play, self.pace.radius, *leg.end, level)
        if problem or not standing.is_carried(self.play, *leg.end, level):
            raise refuse(JUMPING, "frostgrave-refused-landing")
        if level < self.z - STEP - TOLERANCE:
            self.drops.append(Drop(leg.until, self.z, level))
        self._on(level, leg.until)

    # ---- what it costs

    def _cost(self, path: tuple[Point, ...], length: float) -> tuple[float, float]:
        """Inches of movement for the way so far, and the inches in difficult ground."""
        flat = self.pace.even
        stretches = [high - low for low, high in self._slow_stretches(path)]
        slow = sum(stretches)
        cost = length - self.grip - slow + sum(price(one, flat) for one in stretches)
        return cost + self.walked_heights + sum(price(one, flat) for one in self.climbs), slow

    def _slow_stretches(self, path: tuple[Point, ...]) -> list[Run]:
        """Unbroken stretches on which the base centre is in difficult ground (frostgrave.r.difficult_cost)."""
        runs: list[Run] = []
        for leg in legs_of(path, self.marks):
            if leg.mark == "jump" or leg.length <= 0:
                continue
            for kind in SLOW:
                for solid in self.play.ground.of_kind(kind):
                    for low, high in solid.polygon.crossings(*leg.start, *leg.end):
                        run = (leg.at + low * leg.length, leg.at + high * leg.length)
                        if self._height_at((run[0] + run[1]) / 2) <= solid.height + STEP + TOLERANCE:
                            runs.append(run)
        return union(runs)

    def _height_at(self, inches: float) -> float:
        level = self.start_level
        for at, other in self.levels:
            if at <= inches:
                level = other
        return level


def union(runs: list[Run]) -> list[Run]:
    """Stretches that touch are one."""
    merged: list[Run] = []
    for low, high in sorted(runs):
        if merged and low <= merged[-1][1] + TOLERANCE:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged
