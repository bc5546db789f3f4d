"""How much of a disc several outlines cover together, where they may touch or overlap."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from walstatt.table.shapes import Polygon, circle_hits

_HAIR = 1e-6  # to look at what lies just left and just right of an outline


def union_share(polygons: Iterable[Polygon], x: float, y: float, r: float) -> float:
    """Share of the disc's area inside at least one of the polygons.

    The area follows from its border: the union's outline inside the disc, and the disc's rim inside the union.
    """
    near = [polygon for polygon in polygons if polygon.disc_share(x, y, r) > 0.0]
    doubled = _rim(near, x, y, r) + sum(_outline(i, near, x, y, r) for i in range(len(near)))
    return min(max(doubled / (2.0 * pi * r * r), 0.0), 1.0)


def _rim(polygons: list[Polygon], x: float, y: float, r: float) -> float:
    """Twice the area that the parts of the circle inside a polygon span with the centre."""
    angles = [-pi, pi]
    for polygon in polygons:
        for edge in polygon.edges:
            for px, py in circle_hits(edge.ax, edge.ay, edge.bx, edge.by, x, y, r):
                angles.append(atan2(py - y, px - x))
    angles.sort()
    covered = 0.0
    for start, end in pairwise(angles):
        middle = (start + end) / 2.0
        px = x + r * cos(middle)
        py = y + r * sin(middle)
        if any(polygon.encloses(px, py) for polygon in polygons):
            covered += end - start
    return covered * r * r


def _outline(index: int, polygons: list[Polygon], x: float, y: float, r: float) -> float:
    """Twice the signed area that one polygon's share of the union's outline spans with the centre."""
    total = 0.0
    for ax, ay, bx, by, ux, uy, length, _ in polygons[index].edges:
        cuts = [0.0, length]
        for other in polygons:
            cuts += other.meetings(ax, ay, ux, uy, length)
        cuts += [hypot(px - ax, py - ay) for px, py in circle_hits(ax, ay, bx, by, x, y, r)]
        cuts.sort()
        for start, end in pairwise(cuts):
            middle = (start + end) / 2.0
            mx = ax + middle * ux
            my = ay + middle * uy
            if hypot(mx - x, my - y) < r and _on_border(index, polygons, mx, my, ux, uy):
                total += (end - start) * ((ax - x) * uy - (ay - y) * ux)
    return total


def _on_border(index: int, polygons: list[Polygon], x: float, y: float, ux: float, uy: float) -> bool:
    """Is this point of one polygon's outline on the outline of the union? Shared sides count for one polygon only."""
    ox = uy * _HAIR
    oy = -ux * _HAIR
    for i, other in enumerate(polygons):
        if i != index and (other.encloses(x + ox, y + oy) or (i < index and other.encloses(x - ox, y - oy))):
            return False
    return True
