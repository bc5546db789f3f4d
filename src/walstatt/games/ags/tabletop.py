"""The table of A Generic Skirmisher for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, inf, pi, sin
from typing import Any

from walstatt.core.match import Match
from walstatt.core.questions import Move, Place
from walstatt.core.refusal import Refused
from walstatt.games.ags import standing, walking
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.standing import REACH_UP, Walker
from walstatt.games.ags.state import TABLE, Figure
from walstatt.games.ags.terrain_kinds import LOW, SLOW
from walstatt.table.paths import Corner, Obstacle, corners, find_path
from walstatt.table.shapes import TOLERANCE, Disc, Point, around, point_segment_distance
from walstatt.table.ways import short_of, towards

FAR = 100.0
NOWHERE = (-FAR, -FAR)
DETOUR = 14.0
"""How much longer than the straight line a way around obstacles may be."""
RINGS = (1.6, 2.4, 3.2)
"""How far from a goal a way may end that only leads near it."""
BERTH = 1.01
"""Ways keep this far from enemies, unless they lead to one (ags.2.3.1.einzoll)."""


class AgsTabletop:
    """Answers what `walstatt.table.ways` asks about a match."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def play(self) -> AgsPlay:
        play = self.match.play
        assert isinstance(play, AgsPlay)
        return play

    def place_of(self, model_id: str) -> Point | None:
        figure = self.play.state.figures.get(model_id)
        if figure is not None and figure.place == TABLE:
            return figure.x, figure.y
        marker = self.play.state.markers.get(model_id)
        return (marker.x, marker.y) if marker is not None and not marker.carrier else None

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        """A row beside the point, wide enough for large bases."""
        return [[x + 3.2 * number, y] for number in range(len(question.subjects))]

    def reach(self, question: Move | Place) -> float:
        """Through contact by the 1-inch rule a little further than the allowance."""
        inches = question.args.get("inches")
        return FAR if inches is None else float(inches)

    def has_obvious_way(self, question: Move) -> bool:
        """A charge runs straight at its target."""
        return question.args.get("action") == "sturmangriff"

    def obvious(self, question: Move | Place) -> Any:
        """A charge runs as far as it can, a push goes straight away, a corpse lies where its model fell."""
        if isinstance(question, Move):
            goal = self._named(question, "target") if self.has_obvious_way(question) else None
            return towards(question, goal, self) or None if goal else None
        if question.name == "corpse_at":
            return [list(question.args["at"])]
        return self._straight_away(question) if question.name == "direction" else None

    def _named(self, question: Move | Place, name: str) -> Point | None:
        return self.place_of(getattr(question.args.get(name), "args", {}).get("id", ""))

    def _straight_away(self, question: Place) -> list[list[float]] | None:
        pusher, pushed = self._named(question, "figure"), self._named(question, "target")
        if pusher is None or pushed is None:
            return None
        away = hypot(pushed[0] - pusher[0], pushed[1] - pusher[1])
        return [short_of(pushed, pusher, -float(question.args["inches"]))] if away else None

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        figure = self.play.state.figures.get(model_id)
        if figure is None or figure.place != TABLE or question.args.get("action") == "sturmangriff":
            return
        finder = _Finder(self.play, figure, goal)
        straight = hypot(goal[0] - figure.x, goal[1] - figure.y)
        goals = list(_around(goal)) if near else [goal]
        limit = straight + DETOUR if near else self.reach(question)
        found = find_path((figure.x, figure.y), goals, finder.cost, finder.walls(), limit)
        if found is not None:
            yield list(found[1])


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
            Disc(other.x, other.y, play.radius(other) + radius + (BERTH if play.hostile(figure, other) else 0.0))
            for other in play.on_table() if other is not figure
        ]
        return bases + [around(solid.polygon, radius) for solid in play.ground.solids if standing.is_object(solid)]


class _Finder:
    """What a leg costs a model, and what a way may have to lead around."""

    def __init__(self, play: AgsPlay, figure: Figure, goal: Point) -> None:
        self.play = play
        self.figure = figure
        self.one: Walker = walking.walker(play, figure)
        mates = {member.id for member in play.group(figure)}
        self.bases: list[tuple[Figure, float]] = []
        for other in play.on_table():
            if other.id in mates or abs(other.z - figure.z) >= REACH_UP:
                continue
            touch = self.one.radius + play.radius(other)
            wanted = hypot(goal[0] - other.x, goal[1] - other.y) <= touch + BERTH
            berth = touch + (BERTH if play.hostile(figure, other) and not wanted else 0.0)
            start = hypot(figure.x - other.x, figure.y - other.y)
            self.bases.append((other, min(berth, start)))

    def cost(self, start: Point, end: Point) -> float:
        for other, berth in self.bases:
            if point_segment_distance(other.x, other.y, *start, *end) < berth - TOLERANCE:
                return inf
        if hypot(end[0] - start[0], end[1] - start[1]) < 1e-9:
            return 0.0 if standing.ground_problem(self.play, self.one, *end) is None else inf
        level = standing.resting_level(self.play, *start, self.one.radius, self.figure.z)
        try:
            walk = walking.survey(self.play, self.one, (start, end), (), level, ends=False)
        except Refused:
            return inf
        return walk.cost + (1.0 if walk.woods else 0.0)

    def walls(self) -> list[Obstacle]:
        """Bases, and ground that blocks, slows, harms or has to be climbed."""
        r = self.one.radius
        found = [
            Obstacle(None, Disc(*self.play.disc(other)), berth - self.play.radius(other)) for other, berth in self.bases
        ]
        for solid in self.play.ground.solids:
            kinds = solid.kinds
            high = standing.is_object(solid) and solid.height > self.figure.z + LOW
            if high or "impassable" in kinds or "dangerous" in kinds or not kinds.isdisjoint(SLOW):
                found.append(Obstacle(solid.polygon, None, r))
        return found


def _around(goal: Point) -> Iterator[Point]:
    yield goal
    for ring in RINGS:
        for turn in range(8):
            yield goal[0] + ring * cos(turn * pi / 4), goal[1] + ring * sin(turn * pi / 4)
