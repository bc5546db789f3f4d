"""Ways that the rules allow: straight, around a base, or along a trail around terrain; each is judged first."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from walstatt.bots.anima.walk_map import WalkMap
from walstatt.core.refusal import Refused
from walstatt.games.anima import moving, walking
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.table.paths import cut
from walstatt.table.shapes import Point, point_segment_distance

CLEAR = 0.06
"""From bases that must not be touched."""
TOUCHING = 0.0004
SHORTER = (1.0, 0.85, 0.65, 0.4)
LEAST = 0.3
PRECISION = 4
LOOK_AHEAD = 2.0


class Way(NamedTuple):
    """A judged path: its way points without the start."""

    points: tuple[Point, ...]

    @property
    def end(self) -> Point:
        return self.points[-1]

    def answer(self, figure: Figure) -> dict[str, list[list[float]]]:
        return {figure.id: [[x, y] for x, y in self.points]}


class Journey:
    """Moves of one character by one action."""

    def __init__(self, play: AnimaPlay, walk_map: WalkMap, figure: Figure, going: moving.Going) -> None:
        self.play = play
        self.map = walk_map
        self.figure = figure
        self.going = going
        self.inches = float(going.limit.total)
        self.start = (figure.x, figure.y)

    def judged(self, path: Sequence[Point]) -> Way | None:
        try:
            moving.judge_path(self.going, [self.start, *path])
        except Refused:
            return None
        return Way(tuple(path))

    def to(self, goal: Point, stop: float = 0.0) -> Way | None:
        """As far as it leads towards a goal, at most until so many inches before it."""
        away = hypot(goal[0] - self.start[0], goal[1] - self.start[1])
        if away - stop < LEAST:
            return None
        straight = cut([self.start, goal], away - stop)
        return self._along(straight) or self._around_bases(straight) or self._around_terrain(goal, stop)

    def into_contact(self, foe: Figure) -> Way | None:
        """A walk that ends in contact."""
        reach = self.play.radius(self.figure) + self.play.radius(foe) + TOUCHING
        goal = (foe.x, foe.y)
        away = hypot(goal[0] - self.start[0], goal[1] - self.start[1])
        if away - reach > self.inches:
            return None
        found = self.judged([cut([self.start, goal], away - reach)[-1]])
        if found is not None:
            return found
        for turn in (0.7, -0.7, 1.4, -1.4):
            dx, dy = (self.start[0] - goal[0]) / away, (self.start[1] - goal[1]) / away
            end = (
                goal[0] + reach * (dx * cos(turn) - dy * sin(turn)), goal[1] + reach * (dx * sin(turn) + dy * cos(turn))
            )
            found = self.judged([end])
            if found is not None:
                return found
        return None

    def anywhere(self, steps: int = 8) -> Iterator[Way]:
        """Steps in all directions."""
        for number in range(steps):
            turn = 2 * pi * number / steps
            found = self._along(
                [self.start, (self.start[0] + self.inches * cos(turn), self.start[1] + self.inches * sin(turn))]
            )
            if found is not None:
                yield found

    def _along(self, path: Sequence[Point]) -> Way | None:
        """As much of a path as can be paid for, or a little less where somebody stands."""
        r = self.play.radius(self.figure)
        path = [self.start, *(self._on_table(point, r) for point in path[1:])]
        try:
            walk = walking.survey(self.play, path, r)
        except Refused:
            return None
        reach = walk.reach(self.inches)
        for share in SHORTER:
            inches = reach * share
            if inches < LEAST:
                return None
            points = [(round(x, PRECISION), round(y, PRECISION)) for x, y in cut(path, inches - 0.0005)[1:]]
            found = self.judged(points) if points else None
            if found is not None:
                return found
        return None

    def _on_table(self, point: Point, r: float) -> Point:
        board = self.play.board
        return min(max(point[0], r), board.width - r), min(max(point[1], r), board.depth - r)

    def _around_bases(self, path: Sequence[Point]) -> Way | None:
        """Past the first base that stands in the way, on one side or the other."""
        (ax, ay), (bx, by) = path[0], path[-1]
        length = hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / length, (by - ay) / length
        r = self.play.radius(self.figure)
        blocking = [
            (hypot(other.x - ax, other.y - ay), other)
            for other in self.play.on_table()
            if other is not self.figure
            and point_segment_distance(other.x, other.y, ax, ay, bx, by) < r + self.play.radius(other) + CLEAR
        ]
        if not blocking:
            return None
        other = min(blocking, key=lambda one: one[0])[1]
        aside = r + self.play.radius(other) + 2 * CLEAR
        for side in (aside, -aside):
            corner = (other.x - side * uy, other.y + side * ux)
            found = self._along([path[0], corner, path[-1]])
            if found is not None:
                return found
        return None

    def _around_terrain(self, goal: Point, stop: float) -> Way | None:
        """Along the trail of the map, corners cut where the ground allows it."""
        trail = self.map.trail(*self.start, (goal,), self.inches + LOOK_AHEAD)
        if len(trail) < 2:
            return None
        points = self._smoothed(trail)
        if stop and hypot(points[-1][0] - goal[0], points[-1][1] - goal[1]) < stop:
            points = points[:-1] or points
        return self._along([self.start, *points]) or self._along([self.start, points[0]])

    def _smoothed(self, trail: list[Point]) -> list[Point]:
        r, at, found = self.play.radius(self.figure), self.start, []
        left = list(trail)
        while left:
            step = next((number for number in range(len(left) - 1, 0, -1) if self._is_open(at, left[number], r)), 0)
            at = left[step]
            found.append(at)
            del left[: step + 1]
        return found

    def _is_open(self, start: Point, end: Point, r: float) -> bool:
        try:
            walking.survey(self.play, (start, end), r)
        except Refused:
            return False
        return True
