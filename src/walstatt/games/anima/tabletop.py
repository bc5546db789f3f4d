"""The table of the Referenzblatt for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from walstatt.games.anima import facts, standing, walking
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import TABLE, Figure
from walstatt.games.tabletop import LegFinder, Ways, in_the_way
from walstatt.table.paths import Obstacle
from walstatt.table.questions import Move
from walstatt.table.shapes import Point
from walstatt.table.terrain import Solid

BERTH = 0.02
SLOW = ("forest", "water", "heavy", "small_obstacle", "slope", "elevated", "wall", "impenetrable")
HEAVY = frozenset({"forest", "water", "heavy"})
HARD = frozenset({"wall", "impenetrable", "elevated", "impassable"})


class AnimaTabletop(Ways):
    """Answers what `walstatt.table.ways` asks about a match."""

    rings = (1.2, 2.0, 3.0)
    room = 2.2

    @property
    def play(self) -> AnimaPlay:
        play = self.match.play
        assert isinstance(play, AnimaPlay)
        return play

    def size(self) -> Point:
        return self.play.board.width, self.play.board.depth

    def place_of(self, model_id: str) -> Point | None:
        figure = self.play.state.figures.get(model_id)
        return (figure.x, figure.y) if figure is not None and figure.place == TABLE else None

    def finder(self, question: Move, model_id: str, goal: Point) -> _Finder | None:
        del question
        figure = self.play.state.figures.get(model_id)
        return _Finder(self.play, figure, goal) if figure is not None and figure.place == TABLE else None

    def edges(self) -> Iterator[Solid]:
        return (solid for solid in self.play.ground.solids if solid.kinds & HARD)


class _Finder(LegFinder):
    def __init__(self, play: AnimaPlay, figure: Figure, goal: Point) -> None:
        self.play = play
        mine = play.profile(figure)
        r = play.radius(figure)
        bases = []
        for other in play.on_table():
            theirs = play.profile(other)
            if other is figure or not facts.same_height(figure.z, mine.height, other.z, theirs.height):
                continue
            touch = r + theirs.radius
            wanted = hypot(goal[0] - other.x, goal[1] - other.y) <= touch + BERTH
            berth = touch + (BERTH if other.seat != figure.seat and not wanted else 0.0)
            bases.append(in_the_way(other, theirs.radius, berth, figure))
        super().__init__(r, bases)

    def may_stand(self, at: Point) -> bool:
        return standing.ground_problem(self.play, *at, self.r) is None

    def leg(self, start: Point, end: Point) -> float:
        return float(walking.survey(self.play, (start, end), self.r).cost.total)

    def grounds(self) -> Iterator[Solid]:
        return (solid for solid in self.play.ground.solids if not solid.kinds.isdisjoint(SLOW))

    def slow(self) -> Iterator[Obstacle]:
        """The middle of the base counts."""
        for solid in self.play.ground.solids:
            if not solid.kinds.isdisjoint(HEAVY):
                yield Obstacle(solid.polygon, None, 0.0)
