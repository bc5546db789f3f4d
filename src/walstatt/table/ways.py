"""Moves and places for a whole unit out of one point that somebody names: formation kept, as far as the rules allow.

The game judges; this only tries. Who gives one place for a unit means its first model.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import islice
from math import cos, dist, hypot, inf, pi, sin
from typing import Any, NamedTuple, Protocol

from walstatt.table.paths import Obstacle, Work, cut, landmarks, path_length
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import TOLERANCE, Point

Value = dict[str, list[list[Any]]]
STEPS = 10
"""How often the way is halved to find how far it goes."""
NEARLY = 0.002
MOST_WAYS = 3
"""So many ways to a point are shown to the judge."""
STRAIGHT = -1
"""In the place of a corner: straight from the start."""
PLACE_RINGS = 16
"""Half inches around a goal within which a place is looked for."""


class Finder(Protocol):
    """Finds ways for one model: what a straight leg costs it, and what a way may have to lead around."""

    r: float
    """The radius of its base."""
    most: float
    """Inches that its ways may cost, whatever the question allows."""

    def cost(self, start: Point, end: Point) -> float:
        """Inches of movement, or infinity where the leg is not allowed; of no leg, whether one may stand there."""

    def walls(self) -> Sequence[Obstacle]:
        """What stands in the way."""

    def shores(self) -> Iterable[Point]:
        """Points on the edges of ground on which a way costs more than its length."""


class Tabletop(Protocol):
    """What must be known of a game's table to make moves."""

    def place_of(self, model_id: str) -> Point | None:
        """Where a model stands, or None if it is not on the table."""

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        """Places for all subjects around a point."""

    def reach(self, question: Move | Place) -> float:
        """The most inches that any subject may go."""

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        """Paths around obstacles that lead a model to a goal (or near it), best first, as long as they may be."""

    def work(self, question: Move) -> Work:
        """What may be spent on looking for the ways of one model."""

    def finders(self, question: Move, model_id: str) -> list[Finder]:
        """What finds ways for a model, those that lead over the best ground first; none where there are no ways."""

    def has_obvious_way(self, question: Move) -> bool:
        """Is the game's own proposal what nearly everybody would do?"""

    def obvious(self, question: Move | Place) -> Any:
        """What nearly everybody would answer, or None: then the game's own proposal is as good as any."""


def leader(question: Move, tabletop: Tabletop) -> tuple[str, Point] | None:
    """The first model that stands on the table."""
    for model_id in question.subjects:
        place = tabletop.place_of(model_id)
        if place is not None:
            return model_id, place
    return None


def along(question: Move, points: Sequence[Sequence[Any]], tabletop: Tabletop) -> Value:
    """Every model makes the same steps as the first one, which goes over the given points."""
    first = leader(question, tabletop)
    if first is None:
        return {}
    lead_x, lead_y = first[1]
    value: Value = {}
    for model_id in question.subjects:
        place = tabletop.place_of(model_id)
        if place is not None:
            dx, dy = place[0] - lead_x, place[1] - lead_y
            value[model_id] = [[stop[0] + dx, stop[1] + dy, *stop[2:]] for stop in points]
    return value


def straight(question: Move, start: Point, step: Point, tabletop: Tabletop) -> Value:
    """As far as it goes in one direction."""
    inches = tabletop.reach(question)
    end = (start[0] + inches * step[0], start[1] + inches * step[1])
    return _farthest(question, [start, end], tabletop) or {}


class Mark(NamedTuple):
    """A corner from which a model can go on, or its start: what it costs to come there, and how."""

    finder: Finder
    most: float
    cost: float
    path: list[Point]

    def least(self, goal: Point) -> float:
        return self.cost + dist(self.path[-1], goal)


class Trail:
    """All ways of one model: the corners that it can go around, found once, and the leg on from there."""

    def __init__(self, start: Point, finders: Sequence[Finder], limit: float, work: Work) -> None:
        self.start = start
        self.finders = finders
        self.marks: list[Mark] = []
        for finder in finders:
            most = min(limit, finder.most) + TOLERANCE
            found = landmarks(start, finder.cost, finder.walls(), most, finder.shores(), work)
            self.marks += [Mark(finder, most, *mark) for mark in found]

    def may_stand(self, goal: Point) -> bool:
        return any(finder.cost(goal, goal) < inf for finder in self.finders)

    def to(self, goal: Point, over: Collection[int] | None = None) -> Iterator[tuple[int, list[Point]]]:
        """Paths that the ground allows, with the number of their last corner, cheapest first; over these corners."""
        numbers = range(len(self.marks)) if over is None else over
        legs = [(self.marks[number].least(goal), number) for number in numbers]
        found: list[tuple[float, int]] = []
        for least, number in sorted(leg for leg in legs if leg[0] <= self.marks[leg[1]].most):
            while found and found[0][0] <= least:
                yield self._way(heappop(found)[1], goal)
            mark = self.marks[number]
            total = mark.cost + mark.finder.cost(mark.path[-1], goal)
            if total <= mark.most:
                heappush(found, (total, number))
        while found:
            yield self._way(heappop(found)[1], goal)

    def _way(self, number: int, goal: Point) -> tuple[int, list[Point]]:
        return number, [*self.marks[number].path, goal]


class Found(NamedTuple):
    """A move, and the number of the corner that the first model comes over; `STRAIGHT` if there is none."""

    value: Value
    over: int


class Trails:
    """Where a question's first model can go and how: the one way-finder behind proposals and the reachable ground.

    Whatever it gives was judged by the rules.
    """

    def __init__(self, question: Move, tabletop: Tabletop) -> None:
        self.question = question
        self.tabletop = tabletop
        self.starts = {
            model_id: place for model_id in question.subjects if (place := tabletop.place_of(model_id)) is not None
        }

    @cached_property
    def trails(self) -> dict[str, Trail]:
        """For each model, in the order of the question; all go at most as far as the farthest may."""
        table = self.tabletop
        limit = table.reach(self.question)
        return {
            model_id: Trail(start, table.finders(self.question, model_id), limit, table.work(self.question))
            for model_id, start in self.starts.items()
        }

    def corners(self) -> list[Point]:
        """Where the first model can bend, by the numbers of its corners."""
        return [mark.path[-1] for mark in next(iter(self.trails.values())).marks] if self.starts else []

    def to(self, goal: Point, over: Collection[int] | None = None) -> Found | None:
        """A move that ends there: straight, or around what is in the way, together or each model on its own path.

        Who knows over which corners the ground around there is reached names them, and spares the work of all others.
        """
        for found in self.tries(goal, over):
            if self.question.accepts(found.value) and self._lands(found.value, goal):
                return found
        return None

    def tries(self, goal: Point, over: Collection[int] | None = None) -> Iterator[Found]:
        if not self.starts:
            return
        if over is None or STRAIGHT in over:
            yield Found(along(self.question, [goal], self.tabletop), STRAIGHT)
        if not all(trail.may_stand(place) for trail, place in self._places(goal)):
            return
        first = next(iter(self.trails.values()))
        corners = None if over is None else [number for number in over if number != STRAIGHT]
        for place, (number, path) in enumerate(islice(first.to(goal, corners), MOST_WAYS)):
            if len(path) > 2:
                yield Found(along(self.question, path[1:], self.tabletop), number)
            if place == 0 and len(self.starts) > 1 and (value := self._each(path)):
                yield Found(value, number)

    def _places(self, goal: Point) -> Iterator[tuple[Trail, Point]]:
        """Where each model stands in the formation when the first one is at the goal."""
        lead_x, lead_y = next(iter(self.starts.values()))
        for trail in self.trails.values():
            yield trail, (trail.start[0] + goal[0] - lead_x, trail.start[1] + goal[1] - lead_y)

    def _each(self, leading: list[Point]) -> Value:
        """Every model on its own best way to its place in the formation; nothing if one has none."""
        value: Value = {}
        for model_id, (trail, place) in zip(self.starts, self._places(leading[-1]), strict=True):
            path = leading if not value else next((path for _, path in trail.to(place)), None)
            if path is None:
                return {}
            value[model_id] = [list(stop) for stop in path[1:]]
        return value

    def _lands(self, value: Value, goal: Point) -> bool:
        """Does an accepted move end at that point, and not before?"""
        end = landing(self.question, value)
        return end is not None and dist(end, goal) < NEARLY


def landing(question: Move, value: Value) -> Point | None:
    """Where an accepted move brings the first model that it moves; None if nobody moves."""
    if question.lands is not None:
        return question.lands(value)
    path = next((path for path in value.values() if path), None)
    return (path[-1][0], path[-1][1]) if path else None


def to(question: Move, goal: Point, tabletop: Tabletop) -> Value:
    """Straight there, else around what is in the way; a move that is not allowed if there is no way."""
    found = Trails(question, tabletop).to(goal)
    return found.value if found else along(question, [goal], tabletop)


def towards(question: Move, goal: Point, tabletop: Tabletop) -> Value:
    """As near to the goal as the rules allow; nothing if no step brings the unit nearer."""
    first = leader(question, tabletop)
    if first is None:
        return {}
    model, start = first
    best = _farthest(question, [start, goal], tabletop) or {}
    best_gap = away = hypot(goal[0] - start[0], goal[1] - start[1])
    if best:
        best_gap = hypot(goal[0] - best[model][-1][0], goal[1] - best[model][-1][1])
        if away - best_gap > min(away, tabletop.reach(question)) - NEARLY:
            return best
    for path in tabletop.ways(question, model, goal, near=True):
        value = _farthest(question, path, tabletop)
        if value:
            gap = _rest_of(path, value[model], goal)
            if gap < best_gap - NEARLY:
                best, best_gap = value, gap
    return best


def _rest_of(path: Sequence[Point], walked: list[list[Any]], goal: Point) -> float:
    """What is left of a way around something after a part of it."""
    so_far = path_length([path[0], *((stop[0], stop[1]) for stop in walked)])
    return path_length(path) - so_far + hypot(goal[0] - path[-1][0], goal[1] - path[-1][1])


def short_of(start: Point, goal: Point, inches: float) -> list[float]:
    """The point so many inches from the start in the direction of the goal."""
    away = hypot(goal[0] - start[0], goal[1] - start[1]) or 1.0
    return [start[0] + inches * (goal[0] - start[0]) / away, start[1] + inches * (goal[1] - start[1]) / away]


def _farthest(question: Move, path: Sequence[Point], tabletop: Tabletop) -> Value | None:
    """The longest part of a path that the rules allow, found by halving; None if no part is."""
    most = min(path_length(path), tabletop.reach(question))

    def part(inches: float) -> Value:
        return along(question, cut(path, inches)[1:], tabletop)

    return _longest(part, most, question.accepts)


def _longest(part: Callable[[float], Value], most: float, allowed: Callable[[Value], bool]) -> Value | None:
    best: Value | None = None
    low, high = 0.0, most
    for step in range(STEPS):
        inches = most if step == 0 else (low + high) / 2
        if inches < NEARLY:
            return best
        value = part(inches)
        if allowed(value):
            best, low = value, inches
            if step == 0:
                return best
        else:
            high = inches
    return best


def place_near(question: Place, goal: Point, tabletop: Tabletop) -> list[list[float]] | None:
    """Places around the point, or around the nearest one where they are allowed; None if there is none near."""
    for x, y in _spiral(goal):
        places = [[x, y]] if len(question.subjects) == 1 else tabletop.formation(question, x, y)
        if question.accepts(places):
            return places
    return None


def _spiral(goal: Point) -> Iterator[Point]:
    yield goal
    for ring in range(1, PLACE_RINGS + 1):
        for turn in range(16):
            angle = turn * pi / 8
            yield goal[0] + ring / 2 * cos(angle), goal[1] + ring / 2 * sin(angle)
