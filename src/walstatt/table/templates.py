"""Areas of effect: who stands within a circle, near a base, in a cone or in a lane."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, radians, sin

from walstatt.table.shapes import TOLERANCE, Disc, Point, Polygon, gap, point_segment_distance, within


def in_circle(centre: Point, radius: float, discs: Sequence[Disc]) -> list[int]:
    """Indices of the discs that lie wholly or partly within the radius of a point."""
    x, y = centre
    return [i for i, disc in enumerate(discs) if within(hypot(disc.x - x, disc.y - y) - disc.r, radius)]


def near_disc(centre: Disc, distance: float, discs: Sequence[Disc]) -> list[int]:
    """Indices of the discs within the distance of a base, edge to edge."""
    return [i for i, disc in enumerate(discs) if within(gap(centre, disc), distance)]


def in_cone(apex: Point, direction_degrees: float, angle: float, length: float, discs: Sequence[Disc]) -> list[int]:
    """Indices of the discs that reach into a sector deeper than the tolerance.

    The direction is counted from east counter-clockwise; the angle is the full opening, in degrees.
    """
    half = radians(angle) / 2.0
    return [
        i
        for i, disc in enumerate(discs)
        if _sector_distance(disc.x - apex[0], disc.y - apex[1], radians(direction_degrees), half, length)
        < disc.r - TOLERANCE
    ]


def _sector_distance(x: float, y: float, direction: float, half: float, length: float) -> float:
    """Distance from a point, given from the apex, to the sector; 0 inside."""
    off_axis = abs((atan2(y, x) - direction + pi) % (2.0 * pi) - pi)
    if off_axis <= half:
        return max(hypot(x, y) - length, 0.0)
    return min(
        point_segment_distance(x, y, 0.0, 0.0, length * cos(direction + side), length * sin(direction + side))
        for side in (-half, half)
    )


def lane(a: Disc, b: Disc) -> Polygon:
    """The corridor from the centre of one disc to that of another, as wide as the first."""
    distance = hypot(b.x - a.x, b.y - a.y)
    if distance < TOLERANCE or a.r <= 0.0:
        raise ValueError("a lane needs two different places and some width")
    nx = -(b.y - a.y) / distance * a.r
    ny = (b.x - a.x) / distance * a.r
    return Polygon([(a.x - nx, a.y - ny), (b.x - nx, b.y - ny), (b.x + nx, b.y + ny), (a.x + nx, a.y + ny)])


def in_lane(a: Disc, b: Disc, discs: Sequence[Disc]) -> list[int]:
    """Indices of the discs, other than a and b themselves, that reach into the lane deeper than the tolerance."""
    corridor = lane(a, b)
    return [i for i, d in enumerate(discs) if d != a and d != b and corridor.disc_overlaps(d.x, d.y, d.r)]
