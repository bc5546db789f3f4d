"""The table of A Generic Skirmisher for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from math import atan2, copysign, hypot, pi, tau
from typing import Any

from walstatt.games.ags import moving, standing, walking
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.standing import REACH_UP, Walker
from walstatt.games.ags.state import TABLE, Figure
from walstatt.games.ags.terrain_kinds import LOW, SLOW
from walstatt.games.tabletop import LegFinder, Ways, in_the_way
from walstatt.table.paths import Obstacle
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.terrain import Solid
from walstatt.table.ways import Value, short_of, towards

BERTH = 1.01
"""Ways keep this far from enemies, unless they lead to one (ags.2.3.1.einzoll)."""
SHARES = 12
"""Of the way around an enemy so many parts are tried."""


class AgsTabletop(Ways):
    """Answers what `walstatt.table.ways` asks about a match."""

    room = 3.2
    """Wide enough for large bases."""

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

    def has_obvious_way(self, question: Move) -> bool:
        """A charge runs straight at its target."""
        return question.args.get("action") == "sturmangriff"

    def obvious(self, question: Move | Place) -> Any:
        """A charge runs as far as it can, a push goes straight away, a corpse lies where its model fell.

        An area strikes enemies.
        """
        if isinstance(question, Move):
            goal = self._named(question, "target") if self.has_obvious_way(question) else None
            return towards(question, goal, self) or None if goal else None
        if question.name == "corpse_at":
            return [list(question.args["at"])]
        if question.args.get("blast"):
            return self._best_point(question)
        return self._straight_away(question) if question.name == "direction" else None

    def _best_point(self, question: Place) -> list[list[float]] | None:
        """On the enemy around whom an area strikes the most enemies and the fewest friends, if that pays."""
        user = self.play.state.figures.get(getattr(question.args.get("figure"), "args", {}).get("id", ""))
        if user is None:
            return None
        found = [
            (self._worth(question, user, foe), [[foe.x, foe.y]])
            for foe in self.play.on_table() if self.play.hostile(user, foe) and question.accepts([[foe.x, foe.y]])
        ]
        worth, point = max(found, default=(0, []))
        return point if worth > 0 else None

    def _worth(self, question: Place, user: Figure, centre: Figure) -> int:
        struck = [
            one for one in self.play.on_table()
            if hypot(one.x - centre.x, one.y - centre.y) <= float(question.args["blast"]) + self.play.radius(one)
        ]
        return sum(1 if self.play.hostile(user, one) else -1 for one in struck)

    def _named(self, question: Move | Place, name: str) -> Point | None:
        return self.place_of(getattr(question.args.get(name), "args", {}).get("id", ""))

    def _straight_away(self, question: Place) -> list[list[float]] | None:
        pusher, pushed = self._named(question, "figure"), self._named(question, "target")
        if pusher is None or pushed is None:
            return None
        away = hypot(pushed[0] - pusher[0], pushed[1] - pusher[1])
        return [short_of(pushed, pusher, -float(question.args["inches"]))] if away else None

    def finder(self, question: Move, model_id: str, goal: Point) -> _Finder | None:
        del question
        figure = self.play.state.figures.get(model_id)
        if figure is None or figure.place != TABLE:
            return None
        return _Finder(self.play, figure, goal)

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        return iter(()) if self.has_obvious_way(question) else super().ways(question, model_id, goal, near=near)

    def special(self, question: Move, goal: Point) -> Iterator[Value]:
        """Who has to stay in contact with an enemy goes around its base, as far towards the goal as there is room."""
        figure = self.play.state.figures.get(question.subjects[0])
        if figure is None or question.args.get("action") not in moving.PACES:
            return
        to = moving.going(self.play, figure, question.args["action"])
        if len(to.locked) == 1:
            foe = to.locked[0]
            touch = to.walker.radius + self.play.radius(foe) + TOLERANCE / 2
            start = atan2(figure.y - foe.y, figure.x - foe.x)
            turn = (atan2(goal[1] - foe.y, goal[0] - foe.x) - start + pi) % tau - pi
            most = min(abs(turn), to.inches / touch)
            for share in range(SHARES, 0, -1):
                yield {figure.id: moving.around(foe, touch, start, copysign(most * share / SHARES, turn))}

    def edges(self) -> Iterator[Solid]:
        for solid in self.play.ground.solids:
            if standing.is_object(solid) or "impassable" in solid.kinds:
                yield solid


class _Finder(LegFinder):
    def __init__(self, play: AgsPlay, figure: Figure, goal: Point) -> None:
        self.play = play
        self.figure = figure
        self.one: Walker = walking.walker(play, figure)
        mates = {member.id for member in play.group(figure)}
        bases = []
        for other in play.on_table():
            if other.id in mates or abs(other.z - figure.z) >= REACH_UP:
                continue
            radius = play.radius(other)
            touch = self.one.radius + radius
            wanted = hypot(goal[0] - other.x, goal[1] - other.y) <= touch + BERTH
            berth = touch + (BERTH if play.hostile(figure, other) and not wanted else 0.0)
            bases.append(in_the_way(other, radius, berth, figure))
        super().__init__(self.one.radius, bases)

    def may_stand(self, at: Point) -> bool:
        return standing.ground_problem(self.play, self.one, *at) is None

    def leg(self, start: Point, end: Point) -> float:
        level = standing.resting_level(self.play, *start, self.one.radius, self.figure.z)
        walk = walking.survey(self.play, self.one, (start, end), (), level, ends=False)
        return walk.cost + (1.0 if walk.woods else 0.0)

    def grounds(self) -> Iterator[Solid]:
        """Ground that blocks, slows, harms or has to be climbed."""
        for solid in self.play.ground.solids:
            kinds = solid.kinds
            high = standing.is_object(solid) and solid.height > self.figure.z + LOW
            if high or "impassable" in kinds or "dangerous" in kinds or not kinds.isdisjoint(SLOW):
                yield solid

    def slow(self) -> Iterator[Obstacle]:
        """The whole base has to be clear of it (ags.r.gelaende_kosten)."""
        for solid in self.play.ground.solids:
            if not solid.kinds.isdisjoint(SLOW):
                yield Obstacle(solid.polygon, None, self.r)
