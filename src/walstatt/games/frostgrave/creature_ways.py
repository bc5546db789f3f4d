"""The cheapest way of a creature to its target (frostgrave.r.creature_path): around or over things, through water."""
from __future__ import annotations

from math import cos, hypot, inf, pi, sin

from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import standing, walking
from walstatt.games.frostgrave.creature_bounds import Climbs
from walstatt.games.frostgrave.moving import Going
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import SLOW, STEP, is_solid
from walstatt.games.frostgrave.walking import price
from walstatt.table.paths import Hints, Obstacle, Work, find_path
from walstatt.table.shapes import TOLERANCE, Disc, Point, point_segment_distance

DETOUR = 12.0
"""How much more than the straight line a way around or over things may cost."""
WATER_PENALTY = 60.0
"""How much farther a dry way may be before it is as good as none (frostgrave.r.creature_path)."""
CONTACT_SPOTS = 24
WORK = 90_000
"""How much a creature looks at before it takes the best way that it has found, a taut one at least."""
WET = 10 * TOLERANCE
"""Whose centre is so far inside water gets wet on any way to or from there."""


def cheapest(to: Going, target: Figure) -> tuple[Point, ...]:
    """The cheapest path into contact, or nothing; remembered, for it depends on places only."""
    play = to.play
    places = tuple((other.x, other.y, other.z) for other in play.on_table())
    key = ("creature way", to.figure.id, target.id, to.pace, places)
    known: tuple[Point, ...] | None = play.memory.get(key)
    if known is None:
        known = play.remember(key, _Finder(to, target).path())
    return known


class _Finder:
    """What a leg costs a creature, and what a way may have to lead around."""

    def __init__(self, to: Going, target: Figure) -> None:
        self.to = to
        self.play = to.play
        self.target = target
        self.r = to.play.radius(to.figure)
        self.deep = [solid.polygon for solid in self.play.ground.of_kind("deep")]
        self.slow = [
            solid.polygon for kind in SLOW for solid in self.play.ground.of_kind(kind) if not to.pace.even
        ]
        straight = hypot(target.x - to.figure.x, target.y - to.figure.y)
        self.limit = straight + DETOUR + (WATER_PENALTY if self.deep else 0.0)
        self.others = [
            other for other in to.play.on_table()
            if other is not to.figure and other is not target and self._is_on_the_way(other)
        ]
        self.kept_off = [
            (other.x, other.y, self._nearest_to(other) - TOLERANCE)
            for other in self.others if abs(other.z - to.figure.z) < STEP * 2
        ]
        self.levels: dict[Point, float] = {to.start: to.figure.z}
        self.climbs = self._climbs()

    def _climbs(self) -> Climbs:
        key = ("climbs", self.r, self.to.pace.even)
        known: Climbs | None = self.play.memory.get(key)
        return known or self.play.remember(key, Climbs(self.play.ground, self.r, self.to.pace.even))

    def _is_on_the_way(self, other: Figure) -> bool:
        """Could a way within the limit lead past this figure?"""
        start = hypot(other.x - self.to.figure.x, other.y - self.to.figure.y)
        return start + hypot(other.x - self.target.x, other.y - self.target.y) < self.limit + 4.0

    def _nearest_to(self, other: Figure) -> float:
        """How near its middle may come to another: touching, or as near as it stands already."""
        return min(self.r + self.play.radius(other), hypot(self.to.figure.x - other.x, self.to.figure.y - other.y))

    def path(self) -> tuple[Point, ...]:
        goals = self.goals()
        toll = WATER_PENALTY if all(map(self._is_wet, goals)) else 0.0
        hints = Hints(self.least, self.leaving, toll)
        found = find_path(self.to.start, goals, self.cost, self.walls(), self.limit, hints=hints, work=Work(WORK))
        return tuple(found[1]) if found is not None else ()

    def goals(self) -> list[Point]:
        """Places in contact with the target where the base can be."""
        play, target = self.play, self.target
        reach, height = self.r + play.radius(target), play.height(self.to.figure)
        spots = []
        for step in range(CONTACT_SPOTS):
            angle = 2 * pi * step / CONTACT_SPOTS
            spots.append((target.x + reach * cos(angle), target.y + reach * sin(angle)))
        away = hypot(target.x - self.to.figure.x, target.y - self.to.figure.y) or 1.0
        ux, uy = (self.to.figure.x - target.x) / away, (self.to.figure.y - target.y) / away
        spots.insert(0, (target.x + reach * ux, target.y + reach * uy))
        return [
            (x, y) for x, y in spots
            if standing.ground_problem(play, self.r, x, y, target.z) is None
            and standing.in_the_way(play, x, y, target.z, self.r, height, (self.to.figure.id, target.id)) is None
        ]

    def cost(self, start: Point, end: Point) -> float:
        for x, y, reach in self.kept_off:
            if point_segment_distance(x, y, *start, *end) < reach:
                return inf
        if hypot(end[0] - start[0], end[1] - start[1]) < 1e-9:
            return 0.0 if self.play.ground.on_board(*end, self.r) else inf
        try:
            walk = walking.survey(self.play, self.to.pace, (start, end), (), self._level(start))
        except Refused:
            return inf
        return walk.cost + (WATER_PENALTY if self._through_water(start, end) else 0.0)

    def least(self, start: Point, end: Point) -> float:
        """A lower bound: the length, water, the highest wall to climb over, or difficult ground where it is level."""
        length, level = hypot(end[0] - start[0], end[1] - start[1]), self._level(start)
        if level <= TOLERANCE and not self.climbs.lifts(start, end):
            extra = self._slowed(start, end, length)
        else:
            extra = self.climbs.least(start, end, level)
        if self._through_water(start, end):
            extra += WATER_PENALTY
        return length + extra * (1.0 - 1e-9)

    def _slowed(self, start: Point, end: Point, length: float) -> float:
        runs = [
            (low * length, high * length)
            for polygon in self.slow for low, high in polygon.crossings(*start, *end)
        ]
        return sum(price(high - low) - (high - low) for low, high in walking.union(runs))

    def leaving(self, at: Point) -> float:
        """What it costs at least to climb on from a place between walls; most places are asked for in every search."""
        key = (at, self.to.figure.z)
        known = self.climbs.left.get(key)
        if known is None:
            free = self.climbs.top(at) <= STEP
            known = 0.0 if free else self.climbs.leaving(at, self._level(at)) * (1.0 - 1e-9)
            self.climbs.left[key] = known
        return known

    def _level(self, at: Point) -> float:
        known = self.levels.get(at)
        if known is None:
            known = self.levels[at] = standing.level_at(self.play, *at, self.r, max(self.to.figure.z, 0.0))
        return known

    def _through_water(self, start: Point, end: Point) -> bool:
        return any(pond.crossings(*start, *end) for pond in self.deep)

    def _is_wet(self, at: Point) -> bool:
        return any(pond.encloses(*at) and pond.outline_distance(*at) > WET for pond in self.deep)

    def walls(self) -> list[Obstacle]:
        found = [
            Obstacle(None, Disc(*self.play.disc(other)), self.r) for other in self.others
        ]
        for solid in self.play.ground.solids:
            high = is_solid(solid) and solid.height > self.to.figure.z + STEP
            if high or "chasm" in solid.kinds or not solid.kinds.isdisjoint(SLOW):
                found.append(Obstacle(solid.polygon, None, self.r))
        return found
