"""The table of Age of Fantasy: Skirmish for whoever makes moves for people: who stands where, ways around things."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot

from walstatt.core.questions import Move, Place
from walstatt.games.aofs.movement import Crowd, crowd, leg_cost, row
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.walking import STEP_HEIGHT
from walstatt.games.tabletop import DETOUR, FAR, Ways, ring_points
from walstatt.table.paths import Corner, Obstacle, corners, find_path
from walstatt.table.shapes import Disc, Point, around


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
        unit = self.unit_of(model_id)
        if unit is None or model_id not in {model.id for model in unit.models}:
            return
        model = unit.model(model_id)
        obstacles = crowd(self.play, unit, self.play.radius(unit))
        goals = [goal, *ring_points(goal, self.rings)] if near else [goal]
        straight = hypot(goal[0] - model.x, goal[1] - model.y)
        limit = straight + DETOUR if near else self.reach(question)
        work = self.work(question)
        for rough in (False, True):
            cost = partial(leg_cost, self.play, unit, model, obstacles=obstacles, rough=rough)
            walls = self._walls(unit, model, obstacles)
            found = find_path((model.x, model.y), goals, cost, walls, limit, work=work)
            if found is not None:
                yield list(found[1])

    def corners(self, question: Move, model_id: str) -> list[Corner]:
        unit = self.unit_of(model_id)
        if unit is None or self.place_of(model_id) is None:
            return []
        model = unit.model(model_id)
        obstacles = crowd(self.play, unit, self.play.radius(unit))
        cost = partial(leg_cost, self.play, unit, model, obstacles=obstacles, rough=False)
        walls = self._walls(unit, model, obstacles)
        return corners((model.x, model.y), cost, walls, self.reach(question), self.work(question))

    def things(self, question: Move, model_id: str) -> list[Disc]:
        del question
        unit = self.unit_of(model_id)
        if unit is None:
            return []
        play, radius = self.play, self.play.radius(unit)
        if play.has(unit.model(model_id), "flying"):
            bases = [Disc(one.x, one.y, one.clear) for one in crowd(play, unit, radius)]
            return bases + [around(solid.polygon, radius) for solid in play.ground.solids]
        # On foot nobody passes what he cannot stop at, except the edges of heights.
        return [around(solid.polygon, radius) for solid in play.ground.solids if "elevated" in solid.kinds]

    def _walls(self, unit: Unit, model: Model, obstacles: Sequence[Crowd]) -> list[Obstacle]:
        """What a way may have to lead around: bases, blocks, heights, and ground that slows."""
        play = self.play
        if play.has(model, "flying"):
            return []
        radius = play.radius(unit)
        walls = [Obstacle(None, Disc(one.x, one.y, one.radius), one.pass_by - one.radius) for one in obstacles]
        for solid in play.ground.solids:
            steep = "elevated" in solid.kinds and abs(solid.height - model.z) > STEP_HEIGHT
            if steep or {"impassable", "difficult"} & solid.kinds:
                walls.append(Obstacle(solid.polygon, None, radius))
        return walls
