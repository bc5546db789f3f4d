"""What a creature's leg over and past heights costs at least: it spares its search work and changes no way."""
from __future__ import annotations

from collections.abc import Sequence

from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.games.frostgrave.walking import AT_LADDER, SAFE_FALL, price
from walstatt.table.shapes import TOLERANCE, Point, Polygon, point_segment_distance
from walstatt.table.terrain import Ground

SURELY = 2 * TOLERANCE
"""By so much less than its base a creature must meet a wall before a lower bound counts it."""
Top = tuple[float, float, float, float, Polygon, float]
"""Something to stand on or to climb over: its box, outline and height."""


class Climbs:
    """What climbing over the highest thing on a leg costs at least, whatever else there is to step on meanwhile."""

    def __init__(self, ground: Ground, r: float, even: bool) -> None:
        self.r = r
        self.even = even
        tops = [solid for solid in ground.solids if is_solid(solid) or "floor" in solid.kinds]
        self.tops = [(*solid.polygon.box, solid.polygon, solid.height) for solid in tops]
        self.levels = sorted({0.0, *(solid.height for solid in tops)})
        self.walls = sorted(
            ((*solid.polygon.box, solid.polygon, solid.height) for solid in ground.solids
             if is_solid(solid) and solid.height > STEP),
            key=lambda wall: -wall[-1],
        )
        self.ladders = [solid.polygon.circle for kind in ("ladder", "stairs") for solid in ground.of_kind(kind)]
        self.known: dict[tuple[float, float, float], float] = {}
        self.ends: dict[Point, float] = {}
        self.left: dict[tuple[Point, float], float] = {}
        """What it costs at least to leave a place, by the place and the height at which the creature began."""

    def least(self, start: Point, end: Point, z: float) -> float:
        height = self._highest(start, end)
        if height <= z + STEP or self._passes_ladder(start, end):
            return 0.0
        return self._known(z, height, self.top(end))

    def lifts(self, start: Point, end: Point) -> bool:
        """Is there anything on a leg that carries the base above the ground and whatever slows it there?"""
        return self._meets(self.tops, start, end, self.r + SURELY) is not None

    def leaving(self, at: Point, z: float) -> float:
        """Who stands beside nothing leaves freely; else it is the least of all that there may be ahead."""
        if self.top(at) <= z + STEP or self._passes_ladder(at, at):
            return 0.0
        height = self._highest(at, at)
        return self._known(z, height, self.levels[-1]) if height > z + STEP else 0.0

    def _known(self, z: float, height: float, end: float) -> float:
        key = (z, height, end)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self._over(*key)
        return known

    def _highest(self, start: Point, end: Point) -> float:
        return self._meets(self.walls, start, end, self.r - SURELY) or 0.0

    @staticmethod
    def _meets(pieces: Sequence[Top], start: Point, end: Point, r: float) -> float | None:
        """The height of the first of the pieces that a base meets on a leg."""
        (ax, ay), (bx, by) = start, end
        west, east = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
        south, north = (ay - r, by + r) if ay < by else (by - r, ay + r)
        for minx, miny, maxx, maxy, polygon, height in pieces:
            if (
                maxx > west and minx < east and maxy > south and miny < north
                and polygon.sweep_contact(ax, ay, bx, by, r) is not None
            ):
                return height
        return None

    def _passes_ladder(self, start: Point, end: Point) -> bool:
        reach = self.r + AT_LADDER + TOLERANCE
        return any(point_segment_distance(x, y, *start, *end) <= r + reach for x, y, r in self.ladders)

    def top(self, at: Point) -> float:
        """The highest level on which the base can be at the end of a leg."""
        known = self.ends.get(at)
        if known is None:
            (x, y), r = at, self.r + SURELY
            known = self.ends[at] = max(
                (height for minx, miny, maxx, maxy, polygon, height in self.tops
                 if minx - r < x < maxx + r and miny - r < y < maxy + r and polygon.disc_overlaps(x, y, r)),
                default=0.0,
            )
        return known

    def _over(self, z: float, height: float, end: float) -> float:
        """From one level up to a height and down to another, over any levels that the table has."""
        up = {z: 0.0}
        for level in self.levels:
            if level > z:
                up[level] = min(cost + self._up(level - below) for below, cost in up.items())
        over = {level: cost for level, cost in up.items() if level >= height - STEP - TOLERANCE}
        for level in reversed(self.levels):
            if level not in over:
                over[level] = min(cost + self._down(above - level) for above, cost in over.items())
        return min(cost for level, cost in over.items() if level <= end + TOLERANCE)

    def _up(self, height: float) -> float:
        return 0.0 if height <= STEP + TOLERANCE else price(height, self.even)

    def _down(self, height: float) -> float:
        return 0.0 if height <= SAFE_FALL + TOLERANCE else price(height, self.even)
