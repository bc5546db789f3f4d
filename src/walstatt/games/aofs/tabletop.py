"""The table of Age of Fantasy: Skirmish for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator
from math import dist, inf

from walstatt.games.aofs import walking
from walstatt.games.aofs.movement import DIFFICULT_LIMIT, crowd, leg_cost, row
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.walking import STEP_HEIGHT
from walstatt.games.tabletop import DETOUR, FAR, Ways, ring_points
from walstatt.table.paths import Obstacle, find_path
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import TOLERANCE, Disc, Point
from walstatt.table.terrain import Solid
from walstatt.table.ways import Finder


class AofsTabletop(Ways):
    """Answers what `walstatt.table.ways` asks about a match."""

    @property
    def play(self) -> AofsPlay:
        play = self.match.play
        assert isinstance(play, AofsPlay)
        return play

    def unit_of(self, model_id: str) -> Unit | None:
        unit_id = self.play.home.get(model_id)
        return self.play.state.units[unit_id] if unit_id else None

    def place_of(self, model_id: str) -> Point | None:
        unit = self.unit_of(model_id)
        if unit is None or unit.place != TABLE:
            return None
        return next(((model.x, model.y) for model in unit.models if model.id == model_id), None)

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        unit = self.unit_of(question.subjects[0])
        if unit is None:
            return [[x, y] for _ in question.subjects]
        places = row(self.play, unit, x, y)
        dx, dy = x - places[0][0], y - places[0][1]
        return [[a + dx, b + dy] for a, b in places]

    def reach(self, question: Move | Place) -> float:
        left = question.args.get("left")
        if isinstance(left, dict) and left:
            return float(max(left.values()))
        return float(question.args.get("inches", FAR))

    def has_obvious_way(self, question: Move) -> bool:
        """A charge must come to contact and a pile-in near: the program knows how."""
        return question.args.get("action") == "charge" or question.name == "pile_in"

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        start = self.place_of(model_id)
        if start is None:
            return
        goals = [goal, *ring_points(goal, self.rings)] if near else [goal]
        limit = dist(start, goal) + DETOUR if near else self.reach(question)
        work = self.work(question)
        for finder in self.finders(question, model_id):
            found = find_path(start, goals, finder.cost, finder.walls(), limit, work=work)
            if found is not None:
                yield list(found[1])

    def finders(self, question: Move, model_id: str) -> list[Finder]:
        """Around difficult ground, and a shorter way through it, where there is any."""
        del question
        unit = self.unit_of(model_id)
        if unit is None or self.place_of(model_id) is None:
            return []
        play, model = self.play, unit.model(model_id)
        slowed = play.ground.of_kind("difficult") and not play.has(model, "flying") and not play.has(model, "strider")
        if not slowed:
            return [_Finder(play, unit, model)]
        return [_Finder(play, unit, model, rough=False), _Finder(play, unit, model, most=DIFFICULT_LIMIT)]

    def edges(self) -> Iterator[Solid]:
        return (solid for solid in self.play.ground.solids if solid.kinds & {"elevated", "impassable"})


class _Finder:
    """Ways between the bases of other units, around difficult ground or through it."""

    def __init__(
        self, play: AofsPlay, unit: Unit, model: Model, *, rough: bool = True, most: float = FAR
    ) -> None:
        self.play = play
        self.unit = unit
        self.model = model
        self.rough = rough
        self.most = most
        self.r = play.radius(unit)
        self.crowd = crowd(play, unit, self.r)

    def cost(self, start: Point, end: Point) -> float:
        if start == end:
            return 0.0 if self._may_stand(end) else inf
        return leg_cost(self.play, self.unit, self.model, start, end, self.crowd, rough=self.rough)

    def _may_stand(self, at: Point) -> bool:
        """Who begins too near to others may stay so near."""
        here = (self.model.x, self.model.y)
        return walking.stand_problem(self.play, *at, self.r) is None and all(
            dist(at, (one.x, one.y)) >= min(one.clear, dist(here, (one.x, one.y))) - TOLERANCE for one in self.crowd
        )

    def walls(self) -> list[Obstacle]:
        """What a way may have to lead around: bases, blocks, heights, and ground that slows; who flies passes all."""
        play, model = self.play, self.model
        flying = play.has(model, "flying")
        walls = [
            Obstacle(None, Disc(one.x, one.y, one.radius), (one.clear if flying else one.pass_by) - one.radius)
            for one in self.crowd
        ]
        if flying:
            return walls
        for solid in play.ground.solids:
            steep = "elevated" in solid.kinds and abs(solid.height - model.z) > STEP_HEIGHT
            if steep or {"impassable", "difficult"} & solid.kinds:
                walls.append(Obstacle(solid.polygon, None, self.r))
        return walls

    def shores(self) -> tuple[Point, ...]:
        """Difficult ground shortens the whole move, however much of it is crossed."""
        return ()
