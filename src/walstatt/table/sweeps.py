"""A disc on a straight way past an outline: during which parts of the way it overlaps it, or lies wholly inside."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot, sqrt

from walstatt.table.shapes import TOLERANCE, Point, Polygon, Run

_SHORTEST = 1e-7
"""Parts shorter than this share of the way are rounding noise."""


def overlap_runs(polygon: Polygon, start: Point, end: Point, r: float) -> list[Run]:
    """Parts (from 0 to 1) of the way during which the disc reaches into the polygon deeper than the tolerance."""
    minx, miny, maxx, maxy = polygon.box
    (ax, ay), (bx, by) = start, end
    if max(ax, bx) <= minx - r or min(ax, bx) >= maxx + r or max(ay, by) <= miny - r or min(ay, by) >= maxy + r:
        return []
    if polygon.is_aside(ax, ay, bx, by, r):
        return []
    return _runs(polygon, start, end, r - TOLERANCE, lambda x, y: polygon.disc_overlaps(x, y, r))


def before_contact(inches: float) -> float:
    """Where a base rests that stops at what it meets there: overlaps begin a tolerance deep, touching lies before."""
    return max(0.0, inches - TOLERANCE)


def inside_runs(polygon: Polygon, start: Point, end: Point, r: float) -> list[Run]:
    """Parts (from 0 to 1) of the way during which the disc lies wholly inside the polygon."""
    return _runs(polygon, start, end, r - TOLERANCE, lambda x, y: polygon.disc_inside(x, y, r))


def _runs(
    polygon: Polygon, start: Point, end: Point, reach: float, holds: Callable[[float, float], bool]
) -> list[Run]:
    """Between two places where the centre is exactly `reach` from the outline nothing changes: ask in the middle."""
    (ax, ay), (bx, by) = start, end
    if hypot(bx - ax, by - ay) < _SHORTEST:
        return [(0.0, 1.0)] if holds(ax, ay) else []
    cuts = sorted({0.0, 1.0, *_at_distance(polygon, start, end, max(reach, 0.0))})
    runs: list[Run] = []
    for low, high in pairwise(cuts):
        if high - low < _SHORTEST:
            continue
        middle = (low + high) / 2.0
        if not holds(ax + middle * (bx - ax), ay + middle * (by - ay)):
            continue
        if runs and low - runs[-1][1] < _SHORTEST:
            runs[-1] = (runs[-1][0], high)
        else:
            runs.append((low, high))
    return runs


def _at_distance(polygon: Polygon, start: Point, end: Point, reach: float) -> list[float]:
    """Parameters at which the centre may be exactly so far from the outline: beside its sides or around its corners."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    found: list[float] = []
    for cx, cy, _, _, ux, uy, length, _ in polygon.edges:
        px, py = ax - cx, ay - cy
        turn = dx * uy - dy * ux
        if turn:
            side = px * uy - py * ux
            for offset in (reach, -reach):
                t = (offset - side) / turn
                if 0.0 < t < 1.0 and -TOLERANCE <= px * ux + py * uy + t * (dx * ux + dy * uy) <= length + TOLERANCE:
                    found.append(t)
        found += circle_times(start, end, (cx, cy), reach)
    return found


def circle_times(start: Point, end: Point, centre: Point, reach: float) -> list[float]:
    """Parameters, inside 0 to 1, at which the way is exactly so far from a point; in order."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = start[0] - centre[0], start[1] - centre[1]
    square = dx * dx + dy * dy
    if square <= 0.0:
        return []
    ahead = -(px * dx + py * dy)
    root = ahead * ahead - square * (px * px + py * py - reach * reach)
    if root < 0.0:
        return []
    spread = sqrt(root)
    return [t for t in ((ahead - spread) / square, (ahead + spread) / square) if 0.0 < t < 1.0]
