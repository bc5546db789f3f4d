"""The table for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from walstatt.games.frostgrave import standing, walking
from walstatt.games.frostgrave.picture import edge_zone
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import SURE_FOOTED
from walstatt.games.frostgrave.state import TABLE, Figure
from walstatt.games.frostgrave.terrain_kinds import SLOW, STEP, is_solid
from walstatt.games.frostgrave.walking import Pace
from walstatt.games.tabletop import FAR, LegFinder, Ways, in_the_way
from walstatt.table import ways
from walstatt.table.paths import Obstacle
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import Point
from walstatt.table.terrain import Solid


class FrostgraveTabletop(Ways):
    """Answers what `walstatt.table.ways` and `walstatt.table.reach` ask about a match."""

    rings = (1.1, 2.1)

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
            [x + self.room * (number % half - (half - 1) / 2), y + self.room * (number // half)]
            for number in range(len(question.subjects))
        ]

    def obvious(self, question: Move | Place) -> Any:
        """A whole warband stands together in the middle of its edge, as near as it can."""
        if not isinstance(question, Place) or question.key != "frostgrave:deploy" or question.seat is None:
            return None
        corners = edge_zone(self.play, self.play.state.edges[question.seat])
        middle = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
        return ways.place_near(question, middle, self)

    def finder(self, question: Move, model_id: str, goal: Point) -> _Finder | None:  # noqa: ARG002 - it keeps no berth
        figure = self.play.state.figures.get(model_id)
        return None if figure is None or figure.place != TABLE else _Finder(self.play, figure)

    def edges(self) -> Iterator[Solid]:
        return (solid for solid in self.play.ground.solids if is_solid(solid) or "chasm" in solid.kinds)


class _Finder(LegFinder):
    def __init__(self, play: FrostgravePlay, figure: Figure) -> None:
        self.play = play
        self.figure = figure
        self.pace = Pace(play.radius(figure), FAR, sure=play.profile(figure).has(SURE_FOOTED))
        super().__init__(self.pace.radius, [
            in_the_way(other, play.radius(other), self.pace.radius + play.radius(other), figure)
            for other in play.on_table()
            if other is not figure and standing.meet_in_height(play, figure.z, play.height(figure), other)
        ])

    def may_stand(self, at: Point) -> bool:
        return standing.ground_problem(self.play, self.r, *at, self.figure.z) is None

    def leg(self, start: Point, end: Point) -> float:
        level = standing.level_at(self.play, *start, self.r, self.figure.z)
        return walking.survey(self.play, self.pace, (start, end), (), level).cost

    def grounds(self) -> Iterator[Solid]:
        """Ground that blocks, slows or has to be climbed."""
        for solid in self.play.ground.solids:
            high = is_solid(solid) and solid.height > self.figure.z + STEP
            if high or "chasm" in solid.kinds or not solid.kinds.isdisjoint(SLOW):
                yield solid

    def slow(self) -> Iterator[Obstacle]:
        """The middle of the base counts (frostgrave.r.difficult_cost)."""
        for solid in self.play.ground.solids:
            if not solid.kinds.isdisjoint(SLOW):
                yield Obstacle(solid.polygon, None, 0.0)
