"""The part of an outline that lies deeper inside than a strip along its border."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

from walstatt.table.shapes import Point, Polygon

_HAIR = 1e-12
_PARALLEL = 1e-9
_JOIN = 1e-5  # ends closer than this are one corner
_CHORD = 0.07  # radians; so fine that a chord leaves the arc by less than the tolerance

_Piece = tuple[Point, Point]


def inner_part(polygon: Polygon, depth: float) -> tuple[Polygon, ...]:
    """All points further than `depth` from the outline, as polygons; none if the strip fills the whole.

    The strip consists of a rectangle along every side and a fan around every corner that points inwards. What is left
    is bounded by their inner sides, as far as they lie in no other rectangle or fan.
    """
    strips, borders = _strips(polygon, depth)
    left: list[_Piece] = []
    for i, border in enumerate(borders):
        for start, end in pairwise(border):
            left += _outside(start, end, [strip for j, strip in enumerate(strips) if j != i])
    rings = _rings([piece for piece in left if polygon.encloses(*_middle(piece))])
    return tuple(Polygon(ring) for ring in rings if _has_area(ring))


def _strips(polygon: Polygon, depth: float) -> tuple[list[list[Point]], list[list[Point]]]:
    """Convex pieces that make up the strip, counter-clockwise, and the inner border of each."""
    strips: list[list[Point]] = []
    borders: list[list[Point]] = []
    before = polygon.edges[-1]
    for edge in polygon.edges:
        if not edge.convex:
            arc = _arc(edge.ax, edge.ay, (-before.uy, before.ux), (-edge.uy, edge.ux), depth)
            strips.append([(edge.ax, edge.ay), *reversed(arc)])
            borders.append(arc)
        nx, ny = -edge.uy * depth, edge.ux * depth
        inner = [(edge.ax + nx, edge.ay + ny), (edge.bx + nx, edge.by + ny)]
        strips.append([(edge.ax, edge.ay), (edge.bx, edge.by), inner[1], inner[0]])
        borders.append(inner)
        before = edge
    return strips, borders


def _arc(x: float, y: float, start: Point, end: Point, r: float) -> list[Point]:
    """Points of the circle from one direction clockwise to the other."""
    first = atan2(start[1], start[0])
    turn = (first - atan2(end[1], end[0])) % (2.0 * pi)
    steps = max(ceil(turn / _CHORD), 1)
    angles = [first - turn * i / steps for i in range(steps + 1)]
    return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]


def _outside(start: Point, end: Point, strips: list[list[Point]]) -> list[_Piece]:
    """The parts of a segment that lie in none of the convex pieces."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    covered = sorted(run for strip in strips if (run := _inside(start, dx, dy, strip)) is not None)
    pieces: list[_Piece] = []
    reached = 0.0
    for low, high in [*covered, (1.0, 1.0)]:
        if (low - reached) * length > _JOIN:
            pieces.append(
                ((start[0] + reached * dx, start[1] + reached * dy), (start[0] + low * dx, start[1] + low * dy))
            )
        reached = max(reached, high)
    return pieces


def _inside(start: Point, dx: float, dy: float, strip: list[Point]) -> tuple[float, float] | None:
    """The part of a segment, as parameters, in a convex piece; its border belongs to it."""
    low, high = 0.0, 1.0
    ax, ay = strip[-1]
    for bx, by in strip:
        ex, ey = bx - ax, by - ay
        scale = hypot(ex, ey)
        at = (ex * (start[1] - ay) - ey * (start[0] - ax)) / scale + _HAIR
        slope = (ex * dy - ey * dx) / scale
        if abs(slope) <= _PARALLEL:
            if at < 0.0:
                return None
        elif slope > 0.0:
            low = max(low, -at / slope)
        else:
            high = min(high, -at / slope)
        ax, ay = bx, by
    return (low, high) if low < high else None


def _middle(piece: _Piece) -> Point:
    return (piece[0][0] + piece[1][0]) / 2.0, (piece[0][1] + piece[1][1]) / 2.0


def _rings(pieces: list[_Piece]) -> list[list[Point]]:
    """Join border pieces end to start until each ring is closed."""
    rings: list[list[Point]] = []
    while pieces:
        start, end = pieces.pop()
        ring = [start]
        while hypot(end[0] - start[0], end[1] - start[1]) > _JOIN:
            following = min(
                range(len(pieces)), key=lambda i: hypot(pieces[i][0][0] - end[0], pieces[i][0][1] - end[1]), default=-1
            )
            if following < 0 or hypot(pieces[following][0][0] - end[0], pieces[following][0][1] - end[1]) > 2 * _JOIN:
                ring = []
                break
            corner, end = pieces.pop(following)
            ring.append(corner)
        if ring:
            rings.append(ring)
    return rings


def _has_area(ring: list[Point]) -> bool:
    """Thinner than a hair is nothing."""
    doubled = sum(
        ring[i - 1][0] * ring[i][1] - ring[i - 1][1] * ring[i][0] for i in range(len(ring))
    )
    return len(ring) > 2 and doubled > _JOIN
