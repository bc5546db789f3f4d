"""The table for whoever makes moves for people: what all games have in common, and all that a small game needs."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, inf, pi, sin
from typing import Any, ClassVar, NamedTuple

from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.table.paths import Obstacle, Work, find_path, points_around
from walstatt.table.picture import Base, TablePicture
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import TOLERANCE, Disc, Point, point_segment_distance
from walstatt.table.terrain import Board, Solid, compiled
from walstatt.table.ways import Finder, Value

FAR = 100.0
NOWHERE = (-FAR, -FAR)
"""A goal that no way leads to: asked for by those who want ways in general."""
DETOUR = 14.0
"""How much longer than the straight line a way around obstacles may be."""
WORK = 300_000
"""For all the ways that are looked for to answer one request: of the first model, of each, and near the goal."""
SHORE_STEP = 1.5
"""Inches between two points at which a way may enter or leave slow ground."""
IMPASSABLE = "impassable"
"""The kind of ground that nobody may enter in a game that says no more about its table."""


class Ways:
    """Answers what `walstatt.table.ways` and `walstatt.table.reach` ask about a match; a game says the rest."""

    rings: ClassVar[tuple[float, ...]] = (1.6, 2.4, 3.2)
    """How far from a goal a way may end that only leads near it."""
    room: ClassVar[float] = 1.2
    """Between the middles of two models in a row."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def work(self, question: Move) -> Work:
        """What may be spent on one of the ways that a request needs."""
        return Work(WORK // (len(question.subjects) + 2))

    def place_of(self, model_id: str) -> Point | None:
        raise NotImplementedError

    def finder(self, question: Move, model_id: str, goal: Point) -> Finder | None:
        """What finds ways for a model, or None if there are none for it."""
        raise NotImplementedError

    def size(self) -> Point:
        board = self.match.play.setup.board
        return board.width, board.depth

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        """A row beside the point."""
        return [[x + self.room * number, y] for number in range(len(question.subjects))]

    def reach(self, question: Move | Place) -> float:
        inches = question.args.get("inches")
        return FAR if inches is None else float(inches)

    def has_obvious_way(self, question: Move) -> bool:  # noqa: ARG002 - a game may know of one
        return False

    def obvious(self, question: Move | Place) -> Any:  # noqa: ARG002 - a game may know of something
        return None

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        start, finder = self.place_of(model_id), self.finder(question, model_id, goal)
        if start is None or finder is None:
            return
        goals = [goal, *ring_points(goal, self.rings)] if near else [goal]
        straight = hypot(goal[0] - start[0], goal[1] - start[1])
        limit = straight + DETOUR if near else self.reach(question)
        found = find_path(start, goals, finder.cost, finder.walls(), limit, work=self.work(question))
        if found is not None:
            yield list(found[1])

    def finders(self, question: Move, model_id: str) -> list[Finder]:
        finder = self.finder(question, model_id, NOWHERE)
        return [finder] if finder else []

    def special(self, question: Move, goal: Point) -> Iterator[Value]:  # noqa: ARG002 - a game may know of some
        return iter(())

    def things(self, question: Move, model_id: str) -> list[Obstacle]:
        finders = self.finders(question, model_id)
        bases = {wall: None for finder in finders for wall in finder.walls() if wall.disc is not None}
        solids = [Obstacle(solid.polygon, None, finder.r) for finder in finders[:1] for solid in self.edges()]
        return [*bases, *solids]

    def edges(self) -> Iterable[Solid]:
        """Ground that one cannot stand on, or only higher or lower than beside it."""
        raise NotImplementedError


def ring_points(goal: Point, rings: Sequence[float]) -> Iterator[Point]:
    """Eight places around a goal in each of these distances."""
    for ring in rings:
        for turn in range(8):
            yield goal[0] + ring * cos(turn * pi / 4), goal[1] + ring * sin(turn * pi / 4)


class Standing(NamedTuple):
    """A base in the way: where and how large it is, and how near to its middle others may come."""

    x: float
    y: float
    r: float
    nearest: float


def in_the_way(one: Any, r: float, nearest: float, mover: Any) -> Standing:
    """Something with x and y as a base in the way; who stands nearer than others may come may stay so near."""
    return Standing(one.x, one.y, r, min(nearest, hypot(mover.x - one.x, mover.y - one.y)))


class LegFinder:
    """Finds ways between bases that keep their places; what the ground allows and costs the game says."""

    most = FAR

    def __init__(self, r: float, bases: Sequence[Standing]) -> None:
        self.r = r
        self.bases = bases

    def may_stand(self, at: Point) -> bool:
        raise NotImplementedError

    def leg(self, start: Point, end: Point) -> float:
        """What a leg costs; raises Refused where the ground forbids it."""
        raise NotImplementedError

    def grounds(self) -> Iterable[Solid]:
        """Ground that a way may have to lead around."""
        raise NotImplementedError

    def slow(self) -> Iterable[Obstacle]:
        """Ground on which a way costs more than its length, with how near the middle of a base may come unslowed."""
        return ()

    def shores(self) -> Iterator[Point]:
        return (point for ground in self.slow() for point in points_around(ground, SHORE_STEP))

    def cost(self, start: Point, end: Point) -> float:
        for x, y, _, nearest in self.bases:
            if point_segment_distance(x, y, *start, *end) < nearest - TOLERANCE:
                return inf
        if hypot(end[0] - start[0], end[1] - start[1]) < 1e-9:
            return 0.0 if self.may_stand(end) else inf
        try:
            return self.leg(start, end)
        except Refused:
            return inf

    def walls(self) -> list[Obstacle]:
        bases = [Obstacle(None, Disc(x, y, r), nearest - r) for x, y, r, nearest in self.bases]
        return bases + [Obstacle(solid.polygon, None, self.r) for solid in self.grounds()]


class PictureWays(Ways):
    """The table of a game that says no more than its picture: bases stand in the way, and impassable ground does."""

    @property
    def picture(self) -> TablePicture:
        shown: TablePicture = self.match.game.picture(self.match.play, None)  # type: ignore[attr-defined]
        return shown

    def size(self) -> Point:
        return self.picture.width, self.picture.depth

    def base(self, model_id: str) -> Base | None:
        return next((base for base in self.picture.bases if base.id == model_id), None)

    def place_of(self, model_id: str) -> Point | None:
        base = self.base(model_id)
        return (base.x, base.y) if base else None

    def finder(self, question: Move, model_id: str, goal: Point) -> Finder | None:  # noqa: ARG002 - it keeps no berth
        base = self.base(model_id)
        return _PictureFinder(self.picture, base) if base else None

    def edges(self) -> Iterable[Solid]:
        shown = self.picture
        return compiled(Board(shown.width, shown.depth, tuple(shown.pieces))).of_kind(IMPASSABLE)


class _PictureFinder(LegFinder):
    def __init__(self, picture: TablePicture, base: Base) -> None:
        self.ground = compiled(Board(picture.width, picture.depth, tuple(picture.pieces)))
        others = (one for one in picture.bases if one.id != base.id)
        super().__init__(base.r, [in_the_way(one, one.r, base.r + one.r, base) for one in others])

    def may_stand(self, at: Point) -> bool:
        return self.ground.on_board(*at, self.r) and not self.ground.touching(*at, self.r, IMPASSABLE)

    def leg(self, start: Point, end: Point) -> float:
        free = self.ground.on_board(*end, self.r) and all(
            solid.polygon.segment_distance(*start, *end) >= self.r - TOLERANCE for solid in self.grounds()
        )
        return hypot(end[0] - start[0], end[1] - start[1]) if free else inf

    def grounds(self) -> tuple[Solid, ...]:
        return self.ground.of_kind(IMPASSABLE)
