"""A base along a path, leg by leg: which pieces of terrain it is over and when, and the level that it is on."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

from walstatt.table.paths import cut
from walstatt.table.shapes import TOLERANCE, Point, Run
from walstatt.table.sweeps import overlap_runs
from walstatt.table.terrain import Ground, Solid

Marks = tuple[str, ...]
"""One for each leg: nothing, or what its way point says about it (`table.questions.LEG_MARKS`)."""
_NOTHING = 1e-9
_SLACK = TOLERANCE / 4
"""Less than half the tolerance, so that a base that ends flush with a piece is clear of it."""


def way(start: Point, points: Sequence[Any]) -> tuple[tuple[Point, ...], Marks]:
    """The whole path from the start, and the mark of every leg."""
    path, marks = [start], []
    for point in points:
        x, y = float(point[0]), float(point[1])
        if hypot(x - path[-1][0], y - path[-1][1]) > _NOTHING:
            path.append((x, y))
            marks.append(point[2] if len(point) == 3 else "")
    return tuple(path), tuple(marks)


def part(path: tuple[Point, ...], marks: Marks, inches: float) -> tuple[tuple[Point, ...], Marks]:
    """The beginning of a path."""
    kept = tuple(cut(path, inches))
    if len(kept) > 1 and hypot(kept[-1][0] - kept[-2][0], kept[-1][1] - kept[-2][1]) < _NOTHING:
        kept = kept[:-1]
    return kept, marks[: len(kept) - 1]


class Leg(NamedTuple):
    """A straight part of a path; `at` is how many inches of the path lie before it."""

    start: Point
    end: Point
    at: float
    length: float
    mark: str

    @property
    def until(self) -> float:
        return self.at + self.length

    def point(self, at: float) -> Point:
        share = (at - self.at) / self.length if self.length else 0.0
        return (
            self.start[0] + share * (self.end[0] - self.start[0]), self.start[1] + share * (self.end[1] - self.start[1])
        )


def legs_of(path: Sequence[Point], marks: Marks) -> Iterator[Leg]:
    at = 0.0
    for number, (start, end) in enumerate(pairwise(path)):
        length = hypot(end[0] - start[0], end[1] - start[1])
        yield Leg(start, end, at, length, marks[number] if number < len(marks) else "")
        at += length


class LegSurvey:
    """What a base is over on its way, and on which level; what that means the game says."""

    def __init__(self, ground: Ground, r: float, path: tuple[Point, ...], marks: Marks, z: float) -> None:
        self.ground = ground
        self.r = r
        self.path = path
        self.legs = list(legs_of(path, marks))
        self.length = self.legs[-1].until if self.legs else 0.0
        self.runs: dict[int, list[Run]] = {}
        """By the index of a piece, from where to where of the path the base is over it."""
        self._meet_terrain()
        self.z = z
        self.levels = [(0.0, z)]

    def _meet_terrain(self) -> None:
        for leg in self.legs:
            for solid in self.ground.near(leg.start, leg.end, self.r):
                for low, high in overlap_runs(solid.polygon, leg.start, leg.end, self.r):
                    self._add(solid.index, leg.at + low * leg.length, leg.at + high * leg.length)

    def _add(self, index: int, low: float, high: float) -> None:
        runs = self.runs.setdefault(index, [])
        if runs and low - runs[-1][1] < TOLERANCE:
            runs[-1] = (runs[-1][0], high)
        else:
            runs.append((low, high))

    def _active(self, at: float) -> list[Solid]:
        """The pieces that the base is over after so many inches."""
        solids = self.ground.solids
        return [
            solids[index] for index, runs in self.runs.items()
            if any(low - _SLACK <= at <= high + _SLACK for low, high in runs)
        ]

    def _cuts(self, leg: Leg) -> list[float]:
        """Where on a leg something begins or ends, with its own ends."""
        cuts = {leg.at, leg.until}
        for runs in self.runs.values():
            for run in runs:
                cuts.update(at for at in run if leg.at < at < leg.until)
        return sorted(cuts)

    def _on(self, level: float, at: float) -> None:
        if abs(level - self.z) > TOLERANCE / 10:
            self.z = level
            self.levels.append((at, level))
