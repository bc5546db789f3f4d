"""One base along one path: what it costs, what it crosses, where it must jump, where it may stand.

Pure geometry under this game's terrain kinds (aofs.r.terrain_kinds); nothing here asks or changes anything.
"""
from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import hypot
from typing import Any, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.aofs.play import AofsPlay
from walstatt.table.paths import LevelChange, trace
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.terrain import Solid

MOVE_PATH = "aofs.r.move_path"
STEP_GAP = 1.0
STEP_HEIGHT = 3.0
JUMP_LIMIT = 6.0
INCHES_PER_DIE = 3.0


class Jump(NamedTuple):
    """A jump on a path: where it leaves the edge and lands (inches travelled), from which level, how big it is."""

    at: float
    lands_at: float
    level: float
    bottom: float
    size: float

    @property
    def dice(self) -> int:
        """X+1 dice, X being one for each full 3 inches."""
        return int((self.size + TOLERANCE) / INCHES_PER_DIE) + 1


class Walk(NamedTuple):
    """A path that the terrain allows, and what it meets."""

    path: tuple[Point, ...]
    cost: float
    difficult: bool
    dangers: tuple[float, ...]
    """Inches travelled when the base first reaches each piece of dangerous terrain."""
    jumps: tuple[Jump, ...]
    level: float
    """The level at the end."""
    steps: int = 0
    """Narrow gaps and low heights crossed as normal movement."""

    @property
    def end(self) -> Point:
        return self.path[-1]

    @property
    def moves(self) -> bool:
        return len(self.path) > 1


def way(start: Point, points: Sequence[Any]) -> tuple[tuple[Point, ...], frozenset[int]]:
    """The whole path from the start, and the numbers of the legs that are jumps."""
    path, jumps = [start], set()
    for point in points:
        x, y = float(point[0]), float(point[1])
        if hypot(x - path[-1][0], y - path[-1][1]) > 1e-9:
            path.append((x, y))
            if len(point) == 3 and point[2] == "jump":
                jumps.add(len(path) - 2)
    return tuple(path), frozenset(jumps)


def survey(
    play: AofsPlay, radius: float, flying: bool, path: tuple[Point, ...], jump_legs: frozenset[int] = frozenset()
) -> Walk:
    """The walk along a path, or the refusal that the ground gives. Remembered: it depends on nothing that changes."""
    key = (radius, flying, path, jump_legs)
    walk: Walk = play.judged_once(key, lambda: (_fly if flying else _walk)(play, radius, path, jump_legs))
    return walk


def stand_problem(play: AofsPlay, x: float, y: float, radius: float) -> Refused | None:
    """Why a base cannot stand here, or None."""
    ground = play.ground
    if not ground.on_board(x, y, radius):
        return refuse("aofs.battlefield.size", "aofs-refused-off-board")
    level = ground.level(x, y)
    for solid in ground.touching(x, y, radius, "impassable"):
        if "elevated" not in solid.kinds:
            return refuse("aofs.r.terrain_kinds", "aofs-refused-impassable", piece=_piece(solid))
    for solid in ground.touching(x, y, radius, "elevated"):
        if solid.height > level + TOLERANCE:
            return refuse("aofs.r.terrain_kinds", "aofs-refused-impassable", piece=_piece(solid))
    return None


def _piece(solid: Solid) -> str:
    return solid.piece.id


def _fly(play: AofsPlay, radius: float, path: tuple[Point, ...], jump_legs: frozenset[int]) -> Walk:
    length = 0.0
    for start, end in itertools.pairwise(path):
        length += hypot(end[0] - start[0], end[1] - start[1])
    problem = stand_problem(play, *path[-1], radius)
    if problem is None and not all(play.ground.on_board(x, y, radius) for x, y in path[1:]):
        problem = refuse("aofs.battlefield.size", "aofs-refused-off-board")
    if problem:
        raise problem
    uncounted = 0.0
    jumps: tuple[Jump, ...] = ()
    if jump_legs:
        _, uncounted, jumps = _Heights(play, radius, path, trace(play.ground, path, radius).levels, jump_legs).leap()
    return Walk(path, length - uncounted, False, (), jumps, play.ground.level(*path[-1]))


def _walk(play: AofsPlay, radius: float, path: tuple[Point, ...], jump_legs: frozenset[int]) -> Walk:
    ground = play.ground
    traced = trace(ground, path, radius)
    if traced.off_board:
        raise refuse("aofs.battlefield.size", "aofs-refused-off-board")
    difficult, dangers = False, []
    for index, at in traced.contacts.items():
        solid = ground.solids[index]
        kinds = solid.kinds
        difficult = difficult or "difficult" in kinds
        if "dangerous" in kinds:
            dangers.append(at)
        if "elevated" in kinds:
            _refuse_scraping(play, path, solid, at, traced.levels)
        elif "impassable" in kinds:
            raise refuse(MOVE_PATH, "aofs-refused-impassable", piece=_piece(solid))
    vertical, uncounted, steps = 0.0, 0.0, 0
    jumps: tuple[Jump, ...] = ()
    if traced.levels or jump_legs:
        heights = _Heights(play, radius, path, traced.levels, jump_legs)
        vertical, uncounted, jumps = heights.cross()
        steps = heights.steps
    if traced.contacts:
        problem = stand_problem(play, *path[-1], radius)
        if problem:
            raise problem
    cost = traced.length + vertical - uncounted
    return Walk(path, cost, difficult, tuple(sorted(dangers)), jumps, ground.level(*path[-1]), steps)


def _refuse_scraping(
    play: AofsPlay, path: tuple[Point, ...], solid: Solid, at: float, levels: list[LevelChange]
) -> None:
    """A base cannot run into the side of something that it does not climb."""
    level = levels[0].before if levels else play.ground.level(*path[0])
    for change in levels:
        if change.at <= at:
            level = change.after
    if solid.height <= level + TOLERANCE:
        return
    polygon = solid.polygon
    entered = any(polygon.crossings(*a, *b) for a, b in itertools.pairwise(path))
    if not entered and not polygon.contains(*path[0]):
        raise refuse(MOVE_PATH, "aofs-refused-impassable", piece=_piece(solid))


class _Heights:
    """Walks through the level changes of a path: climbs cost inches, deep edges and wide gaps need jumps."""

    def __init__(
        self, play: AofsPlay, radius: float, path: tuple[Point, ...], levels: list[LevelChange],
        jump_legs: frozenset[int],
    ) -> None:
        self.play = play
        self.radius = radius
        self.levels = levels
        self.legs = _leg_ends(path, jump_legs)
        self.length = _length(path)
        self.vertical = 0.0
        self.uncounted = 0.0
        self.steps = 0
        self.jumps: list[Jump] = []

    def leap(self) -> tuple[float, float, tuple[Jump, ...]]:
        """Only the legs that are marked as jumps, for those who fly over everything else."""
        self.levels = [change for change in self.levels if self._leg_of(change)]
        return self.cross()

    def _leg_of(self, change: LevelChange) -> tuple[float, float] | None:
        return next((leg for leg in self.legs if leg[0] - TOLERANCE <= change.at <= leg[1] + TOLERANCE), None)

    def cross(self) -> tuple[float, float, tuple[Jump, ...]]:
        number = 0
        while number < len(self.levels):
            leg = self._leg_of(self.levels[number])
            number = self._wanted_jump(number, leg) if leg else self._step(number)
        if self.play.ruling(MOVE_PATH) == 1:
            self.vertical = 0.0
        return self.vertical, self.uncounted, tuple(self.jumps)

    def _step(self, number: int) -> int:
        """One change, or a gap of two; returns the number of the next change."""
        change = self.levels[number]
        if change.after > change.before:
            self._climb(change.after - change.before)
            return number + 1
        far = self._far_edge(number)
        if far is not None and self.levels[far].at - change.at <= STEP_GAP + TOLERANCE:
            self._narrow_gap(number, far)
            return far + 1
        drop = change.before - change.after
        if drop <= STEP_HEIGHT + TOLERANCE:
            self._step_over(drop)
            return number + 1
        if far is not None:
            edge = self.levels[far]
            self._jump(number, far, edge.at, edge.at - change.at, change.before - edge.after)
            return far + 1
        self._jump(number, number, change.at, 0.0, drop)
        return number + 1

    def _far_edge(self, number: int) -> int | None:
        """The change that brings the path up again behind a gap, if it can be jumped to."""
        start = self.levels[number]
        for other in range(number + 1, len(self.levels)):
            change = self.levels[other]
            if change.at - start.at > JUMP_LIMIT + TOLERANCE:
                return None
            if change.after > change.before:
                return other if change.after <= start.before + TOLERANCE else None
        return None

    def _narrow_gap(self, number: int, far: int) -> None:
        start, end = self.levels[number], self.levels[far]
        drop = start.before - end.after
        if drop > STEP_HEIGHT + TOLERANCE:
            self._jump(number, far, end.at, end.at - start.at, drop)
        else:
            self._step_over(drop)

    def _step_over(self, inches: float) -> None:
        """A gap or height that needs no jump (aofs.move.step)."""
        self.vertical += inches
        self.steps += 1

    def _climb(self, rise: float) -> None:
        if rise > STEP_HEIGHT + TOLERANCE:
            raise refuse("aofs.r.jump_limits", "aofs-refused-too-high", rise=rise, most=STEP_HEIGHT)
        self._step_over(rise)

    def _wanted_jump(self, number: int, leg: tuple[float, float]) -> int:
        """A leg that the player marked as a jump: from the first edge on it to its landing."""
        last = number
        while last + 1 < len(self.levels) and self.levels[last + 1].at <= leg[1] + TOLERANCE:
            last += 1
        start, end = self.levels[number], self.levels[last]
        if end.after > start.before + TOLERANCE:
            raise refuse("aofs.r.jump_limits", "aofs-refused-jump-up")
        if end.after > end.before:
            lands_at, width = end.at, end.at - start.at
        else:
            lands_at, width = leg[1], max(0.0, leg[1] - start.at - self.radius)
        drop = start.before - end.after
        if width <= STEP_GAP + TOLERANCE and drop <= STEP_HEIGHT + TOLERANCE:
            self._step_over(drop)
        else:
            self._jump(number, last, lands_at, width, drop)
        return last + 1

    def _jump(self, first: int, last: int, lands_at: float, width: float, drop: float) -> None:
        if width > JUMP_LIMIT + TOLERANCE or drop > JUMP_LIMIT + TOLERANCE:
            raise refuse("aofs.jump", "aofs-refused-jump-far", size=max(width, drop), most=JUMP_LIMIT)
        size = width + drop if self.play.ruling("aofs.r.jump_limits") == 1 else max(width, drop)
        bottom = min(change.after for change in self.levels[first : last + 1])
        start = self.levels[first]
        self._take(Jump(start.at, lands_at, start.before, bottom, size))

    def _take(self, jump: Jump) -> None:
        self.jumps.append(jump)
        self.uncounted += jump.lands_at - jump.at


def _leg_ends(path: tuple[Point, ...], legs: frozenset[int]) -> list[tuple[float, float]]:
    travelled, ends = 0.0, []
    for number, (start, end) in enumerate(itertools.pairwise(path)):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if number in legs:
            ends.append((travelled, travelled + length))
        travelled += length
    return ends


def _length(path: tuple[Point, ...]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(path))
