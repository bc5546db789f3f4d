"""Everything between two bases: do any of the lines from one disc to another meet a polygon or a third disc?"""

from __future__ import annotations

from math import hypot, sqrt

from walstatt.table.shapes import TOLERANCE, Disc, Polygon


class Hull:
    """The area that all lines between two discs fill: their common convex hull, less the tolerance at its rim.

    Touching it is not meeting it, as everywhere.
    """

    __slots__ = ("_ux", "_uy", "a", "b", "length", "middle", "wide")

    def __init__(self, a: Disc, b: Disc) -> None:
        self.a = a
        self.b = b
        self.wide = max(a.r, b.r) + 2.0 * TOLERANCE
        self.length = hypot(b.x - a.x, b.y - a.y)
        self._ux = (b.x - a.x) / self.length if self.length else 1.0
        self._uy = (b.y - a.y) / self.length if self.length else 0.0
        self.middle = _middle(a, b, self.length)

    def meets_disc(self, disc: Disc) -> bool:
        """Does some line run through the disc?"""
        reach = disc.r - TOLERANCE
        a, b = self.a, self.b
        if hypot(disc.x - a.x, disc.y - a.y) - a.r < reach or hypot(disc.x - b.x, disc.y - b.y) - b.r < reach:
            return True
        if self.middle is None or not self.near(disc.x, disc.y, disc.r):
            return False
        return self.middle.distance(disc.x, disc.y) < disc.r

    def meets_polygon(self, polygon: Polygon) -> bool:
        """Does some line run through the polygon's interior?"""
        x, y, r = polygon.circle
        if not self.near(x, y, r):
            return False
        if polygon.disc_overlaps(*self.a) or polygon.disc_overlaps(*self.b):
            return True
        if self.middle is None:
            return False
        crossings = self.middle.crossings
        return any(crossings(edge.ax, edge.ay, edge.bx, edge.by) for edge in polygon.edges)

    def near(self, x: float, y: float, r: float) -> bool:
        """Does a disc touch a box around the hull? A quick test that may say yes too often."""
        dx = x - self.a.x
        dy = y - self.a.y
        wide = self.wide + r
        along = dx * self._ux + dy * self._uy
        return abs(dx * self._uy - dy * self._ux) < wide and -wide < along < self.length + wide


def _middle(a: Disc, b: Disc, length: float) -> Polygon | None:
    """What lies between the two outer tangents, drawn in by the tolerance; None if one disc swallows the other."""
    ar = max(a.r - TOLERANCE, TOLERANCE / 10.0)
    br = max(b.r - TOLERANCE, TOLERANCE / 10.0)
    if length <= abs(ar - br) + TOLERANCE:
        return None
    ux = (b.x - a.x) / length
    uy = (b.y - a.y) / length
    lean = (ar - br) / length
    upright = sqrt(1.0 - lean * lean)
    corners: list[tuple[float, float]] = []
    for side, ends in ((-1.0, ((a, ar), (b, br))), (1.0, ((b, br), (a, ar)))):
        nx = lean * ux - side * upright * uy
        ny = lean * uy + side * upright * ux
        corners += [(disc.x + r * nx, disc.y + r * ny) for disc, r in ends]
    return Polygon(corners)
