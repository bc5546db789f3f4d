"""The table of the Referenzblatt for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, inf, pi, sin
from typing import Any

from walstatt.core.match import Match
from walstatt.core.questions import Move, Place
from walstatt.core.refusal import Refused
from walstatt.games.anima import facts, standing, walking
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import TABLE, Figure
from walstatt.table.paths import Corner, Obstacle, corners, find_path
from walstatt.table.shapes import TOLERANCE, Disc, Point, around, point_segment_distance

FAR = 100.0
NOWHERE = (-FAR, -FAR)
DETOUR = 14.0
"""How much longer than the straight line a way around obstacles may be."""
RINGS = (1.2, 2.0, 3.0)
"""How far from a goal a way may end that only leads near it."""
BERTH = 0.02
SLOW = ("forest", "water", "heavy", "small_obstacle", "slope", "elevated", "wall", "impenetrable")
HARD = frozenset({"wall", "impenetrable", "elevated", "impassable"})


class AnimaTabletop:
    """Answers what `walstatt.table.ways` asks about a match."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def play(self) -> AnimaPlay:
        play = self.match.play
        assert isinstance(play, AnimaPlay)
        return play

    def place_of(self, model_id: str) -> Point | None:
        figure = self.play.state.figures.get(model_id)
        return (figure.x, figure.y) if figure is not None and figure.place == TABLE else None

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        return [[x + 2.2 * number, y] for number in range(len(question.subjects))]

    def reach(self, question: Move | Place) -> float:
        inches = question.args.get("inches")
        return FAR if inches is None else float(inches)

    def has_obvious_way(self, question: Move) -> bool:
        del question
        return False

    def obvious(self, question: Move | Place) -> Any:
        del question
        return None

    def corners(self, question: Move, model_id: str) -> list[Corner]:
        figure = self.play.state.figures.get(model_id)
        if figure is None or figure.place != TABLE:
            return []
        finder = _Finder(self.play, figure, NOWHERE)
        return corners((figure.x, figure.y), finder.cost, finder.walls(), self.reach(question))

    def things(self, question: Move, model_id: str) -> list[Disc]:
        del question
        figure = self.play.state.figures.get(model_id)
        if figure is None or figure.place != TABLE:
            return []
        play, radius = self.play, self.play.radius(figure)
        bases = [
            Disc(other.x, other.y, play.radius(other) + radius + BERTH)
            for other in play.on_table() if other is not figure
        ]
        hard = [solid for solid in play.ground.solids if solid.kinds & HARD]
        return bases + [around(solid.polygon, radius) for solid in hard]

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        figure = self.play.state.figures.get(model_id)
        if figure is None or figure.place != TABLE:
            return
        finder = _Finder(self.play, figure, goal)
        goals = list(_around(goal)) if near else [goal]
        straight = hypot(goal[0] - figure.x, goal[1] - figure.y)
        limit = straight + DETOUR if near else self.reach(question)
        found = find_path((figure.x, figure.y), goals, finder.cost, finder.walls(), limit)
        if found is not None:
            yield list(found[1])


class _Finder:
    """What a leg costs a character, and what a way may have to lead around."""

    def __init__(self, play: AnimaPlay, figure: Figure, goal: Point) -> None:
        self.play = play
        self.r = play.radius(figure)
        self.bases: list[tuple[Figure, float]] = []
        mine = play.profile(figure)
        for other in play.on_table():
            theirs = play.profile(other)
            if other is figure or not facts.same_height(figure.z, mine.height, other.z, theirs.height):
                continue
            touch = self.r + theirs.radius
            wanted = hypot(goal[0] - other.x, goal[1] - other.y) <= touch + BERTH
            berth = touch + (BERTH if other.seat != figure.seat and not wanted else 0.0)
            self.bases.append((other, min(berth, hypot(figure.x - other.x, figure.y - other.y))))

    def cost(self, start: Point, end: Point) -> float:
        for other, berth in self.bases:
            if point_segment_distance(other.x, other.y, *start, *end) < berth - TOLERANCE:
                return inf
        if hypot(end[0] - start[0], end[1] - start[1]) < 1e-9:
            return 0.0 if standing.ground_problem(self.play, *end, self.r) is None else inf
        try:
            return float(walking.survey(self.play, (start, end), self.r).cost.total)
        except Refused:
            return inf

    def walls(self) -> list[Obstacle]:
        bases = [
            Obstacle(None, Disc(*self.play.disc(other)), berth - self.play.radius(other)) for other, berth in self.bases
        ]
        solids = [solid for solid in self.play.ground.solids if not solid.kinds.isdisjoint(SLOW)]
        return bases + [Obstacle(solid.polygon, None, self.r) for solid in solids]


def _around(goal: Point) -> Iterator[Point]:
    yield goal
    for ring in RINGS:
        for turn in range(8):
            yield goal[0] + ring * cos(turn * pi / 4), goal[1] + ring * sin(turn * pi / 4)
