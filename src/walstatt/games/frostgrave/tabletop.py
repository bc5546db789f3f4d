"""The table for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, inf, pi, sin

from walstatt.core.match import Match
from walstatt.core.questions import Move, Place
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import standing, walking
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import TABLE, Figure
from walstatt.games.frostgrave.terrain_kinds import SLOW, STEP, is_solid
from walstatt.games.frostgrave.walking import Pace
from walstatt.table.paths import Obstacle, find_path
from walstatt.table.shapes import TOLERANCE, Disc, Point, point_segment_distance

FAR = 100.0
DETOUR = 14.0
"""How much longer than the straight line a way around obstacles may be."""
RINGS = (1.1, 2.1)
"""How far from a goal a way may end that only leads near it."""


class FrostgraveTabletop:
    """Answers what `walstatt.table.ways` asks about a match."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def play(self) -> FrostgravePlay:
        play = self.match.play
        assert isinstance(play, FrostgravePlay)
        return play

    def place_of(self, model_id: str) -> Point | None:
        figure = self.play.state.figures.get(model_id)
        if figure is not None and figure.place == TABLE:
            return figure.x, figure.y
        token = self.play.state.tokens.get(model_id)
        return (token.x, token.y) if token is not None and token.lies else None

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        """Two rows around the point: casters and their first soldiers in front."""
        half = (len(question.subjects) + 1) // 2
        return [
            [x + 1.2 * (number % half - (half - 1) / 2), y + 1.2 * (number // half)]
            for number in range(len(question.subjects))
        ]

    def reach(self, question: Move | Place) -> float:
        inches = question.args.get("inches")
        return FAR if inches is None else float(inches)

    def has_obvious_way(self, question: Move) -> bool:
        del question
        return False

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        figure = self.play.state.figures.get(model_id)
        if figure is None or figure.place != TABLE:
            return
        finder = _Finder(self.play, figure)
        straight = hypot(goal[0] - figure.x, goal[1] - figure.y)
        goals = list(_around(goal)) if near else [goal]
        limit = straight + DETOUR if near else self.reach(question)
        found = find_path((figure.x, figure.y), goals, finder.cost, finder.walls(), limit)
        if found is not None:
            yield list(found[1])


class _Finder:
    """What a leg costs a figure, and what a way may have to lead around."""

    def __init__(self, play: FrostgravePlay, figure: Figure) -> None:
        self.play = play
        self.figure = figure
        self.pace = Pace(play.radius(figure), FAR)
        self.bases = [
            other for other in play.on_table()
            if other is not figure and standing.meet_in_height(play, figure.z, play.height(figure), other)
        ]

    def cost(self, start: Point, end: Point) -> float:
        for other in self.bases:
            touch = self.pace.radius + self.play.radius(other)
            reach = min(touch, hypot(self.figure.x - other.x, self.figure.y - other.y))
            if point_segment_distance(other.x, other.y, *start, *end) < reach - TOLERANCE:
                return inf
        if hypot(end[0] - start[0], end[1] - start[1]) < 1e-9:
            return 0.0 if standing.ground_problem(self.play, self.pace.radius, *end, self.figure.z) is None else inf
        level = standing.level_at(self.play, *start, self.pace.radius, self.figure.z)
        try:
            return walking.survey(self.play, self.pace, (start, end), (), level).cost
        except Refused:
            return inf

    def walls(self) -> list[Obstacle]:
        """Bases, and ground that blocks, slows or has to be climbed."""
        r = self.pace.radius
        found = [Obstacle(None, Disc(*self.play.disc(other)), r) for other in self.bases]
        for solid in self.play.ground.solids:
            high = is_solid(solid) and solid.height > self.figure.z + STEP
            if high or "chasm" in solid.kinds or not solid.kinds.isdisjoint(SLOW):
                found.append(Obstacle(solid.polygon, None, r))
        return found


def _around(goal: Point) -> Iterator[Point]:
    yield goal
    for ring in RINGS:
        for turn in range(8):
            yield goal[0] + ring * cos(turn * pi / 4), goal[1] + ring * sin(turn * pi / 4)
