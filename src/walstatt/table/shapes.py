"""Discs, segments and polygons: exact plane geometry in inches, with one tolerance for every tie."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, hypot, inf, isfinite, pi, sqrt
from typing import NamedTuple, NoReturn

TOLERANCE = 0.001
"""Inches. Touching is not overlapping: only what reaches deeper than this counts."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Run = tuple[float, float]

# Rounding noise of the arithmetic itself, far below anything a player could measure.
_NOISE = 1e-9


def within(d: float, n: float) -> bool:
    """Is the distance d at most n, with the tolerance in favour?"""
    return d <= n + TOLERANCE


def beyond(d: float, n: float) -> bool:
    """Is the distance d more than n? The opposite of `within`."""
    return d > n + TOLERANCE


def at_least(d: float, n: float) -> bool:
    """Is the distance d n or more, with the tolerance in favour?"""
    return d >= n - TOLERANCE


class Disc(NamedTuple):
    """A round base on the table."""

    x: float
    y: float
    r: float


def gap(a: Disc, b: Disc) -> float:
    """Horizontal distance from edge to edge, never negative."""
    free = hypot(b[0] - a[0], b[1] - a[1]) - a[2] - b[2]
    return free if free > 0.0 else 0.0


def centre_distance(a: Disc, b: Disc) -> float:
    """Horizontal distance from centre to centre."""
    return hypot(b[0] - a[0], b[1] - a[1])


def point_segment_distance(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Distance from the point p to the nearest point of the segment from a to b."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square <= 0.0:
        return hypot(px - ax, py - ay)
    t = ((px - ax) * dx + (py - ay) * dy) / square
    if t <= 0.0:
        return hypot(px - ax, py - ay)
    if t >= 1.0:
        return hypot(px - bx, py - by)
    return hypot(px - ax - t * dx, py - ay - t * dy)


def _properly_cross(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> bool:
    """Do the two segments cross in a point inside both?"""
    rx = bx - ax
    ry = by - ay
    sx = dx - cx
    sy = dy - cy
    c = rx * (cy - ay) - ry * (cx - ax)
    d = rx * (dy - ay) - ry * (dx - ax)
    if (c > 0.0) == (d > 0.0):
        return False
    a = sx * (ay - cy) - sy * (ax - cx)
    b = sx * (by - cy) - sy * (bx - cx)
    return (a > 0.0) != (b > 0.0)


def _segment_distance(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> float:
    if _properly_cross(ax, ay, bx, by, cx, cy, dx, dy):
        return 0.0
    return min(
        point_segment_distance(ax, ay, cx, cy, dx, dy),
        point_segment_distance(bx, by, cx, cy, dx, dy),
        point_segment_distance(cx, cy, ax, ay, bx, by),
        point_segment_distance(dx, dy, ax, ay, bx, by),
    )


def segment_distance(a1: Point, a2: Point, b1: Point, b2: Point) -> float:
    """Distance between two segments, 0 where they meet."""
    return _segment_distance(a1[0], a1[1], a2[0], a2[1], b1[0], b1[1], b2[0], b2[1])


def sweep_gap(ax: float, ay: float, bx: float, by: float, r: float, disc: Disc) -> float:
    """Smallest edge-to-edge gap between a disc moving from a to b and a resting one; negative is overlap depth."""
    return point_segment_distance(disc[0], disc[1], ax, ay, bx, by) - r - disc[2]


class _Edge(NamedTuple):
    """One side of a polygon, counter-clockwise; u is its unit direction, so (uy, -ux) points outwards."""

    ax: float
    ay: float
    bx: float
    by: float
    ux: float
    uy: float
    length: float
    convex: bool  # the outline turns left (or runs straight) at a


class Polygon:
    """A simple polygon, convex or not; corners are kept counter-clockwise. Immutable.

    `box` and `circle` (centre and radius) enclose it, for quick refusals.
    """

    __slots__ = ("_hash", "area", "box", "circle", "convex", "edges", "points")

    points: tuple[Point, ...]
    box: Box
    circle: tuple[float, float, float]
    area: float
    convex: bool
    edges: tuple[_Edge, ...]
    _hash: int

    def __init__(self, points: Iterable[Point]) -> None:
        ring = _distinct_ring(points)
        area = _signed_area(ring)
        if abs(area) <= _NOISE:
            raise ValueError("polygon has no area: all its points lie on one line")
        if area < 0.0:
            ring.reverse()
        _refuse_self_intersection(ring)
        self._fill(ring, abs(area))

    def _fill(self, ring: list[Point], area: float) -> None:
        xs = [x for x, _ in ring]
        ys = [y for _, y in ring]
        edges = _edges(ring)
        keep = object.__setattr__
        keep(self, "points", tuple(ring))
        keep(self, "_hash", hash(self.points))
        keep(self, "box", (min(xs), min(ys), max(xs), max(ys)))
        x = (min(xs) + max(xs)) / 2.0
        y = (min(ys) + max(ys)) / 2.0
        keep(self, "circle", (x, y, max(hypot(px - x, py - y) for px, py in ring)))
        keep(self, "area", area)
        keep(self, "edges", edges)
        keep(self, "convex", all(edge.convex for edge in edges))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a Polygon cannot be changed")

    def __reduce__(self) -> tuple[type[Polygon], tuple[tuple[Point, ...]]]:
        return Polygon, (self.points,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polygon) and self.points == other.points

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Polygon({list(self.points)!r})"

    def contains(self, x: float, y: float) -> bool:
        """Is the point inside or, up to the tolerance, on the outline?"""
        box = self.box
        if x < box[0] - TOLERANCE or x > box[2] + TOLERANCE or y < box[1] - TOLERANCE or y > box[3] + TOLERANCE:
            return False
        if self.convex:
            # Far from its nearest side line: outside. Between the side lines: inside. Else look at the corner.
            farthest = -inf
            for ax, ay, _, _, ux, uy, _, _ in self.edges:
                side = (x - ax) * uy - (y - ay) * ux
                if side > farthest:
                    if side > TOLERANCE:
                        return False
                    farthest = side
            return farthest <= 0.0 or self.outline_distance(x, y) <= TOLERANCE
        return self.encloses(x, y) or self.outline_distance(x, y) <= TOLERANCE

    def encloses(self, x: float, y: float) -> bool:
        """Even-odd rule; points exactly on the outline fall to either side."""
        inside = False
        px, py = self.points[-1]
        for qx, qy in self.points:
            if (py > y) != (qy > y) and x < (qx - px) * (y - py) / (qy - py) + px:
                inside = not inside
            px = qx
            py = qy
        return inside

    def outline_distance(self, x: float, y: float) -> float:
        """Distance from the point to the outline, from inside or outside."""
        best = inf
        for ax, ay, bx, by, ux, uy, length, _ in self.edges:
            px = x - ax
            py = y - ay
            along = px * ux + py * uy
            if along <= 0.0:
                square = px * px + py * py
            elif along >= length:
                px = x - bx
                py = y - by
                square = px * px + py * py
            else:
                side = px * uy - py * ux
                square = side * side
            if square < best:
                best = square
        return sqrt(best)

    def distance(self, x: float, y: float) -> float:
        """Distance from the point to the polygon, 0 inside."""
        return 0.0 if self.encloses(x, y) else self.outline_distance(x, y)

    def segment_distance(self, ax: float, ay: float, bx: float, by: float) -> float:
        """Distance from the segment to the polygon, 0 if the segment touches or enters it."""
        if self.encloses(ax, ay):
            return 0.0
        best = inf
        for cx, cy, dx, dy, _, _, _, _ in self.edges:
            found = _segment_distance(ax, ay, bx, by, cx, cy, dx, dy)
            if found < best:
                best = found
        return best

    def polygon_distance(self, other: Polygon) -> float:
        """Distance between two polygons, 0 if they touch or overlap."""
        if other.encloses(*self.points[0]) or self.encloses(*other.points[0]):
            return 0.0
        return min(other.segment_distance(edge[0], edge[1], edge[2], edge[3]) for edge in self.edges)

    def disc_overlaps(self, x: float, y: float, r: float) -> bool:
        """Does the disc reach into the interior deeper than the tolerance?"""
        reach = r - TOLERANCE
        box = self.box
        if x <= box[0] - reach or x >= box[2] + reach or y <= box[1] - reach or y >= box[3] + reach:
            return False
        middle_x, middle_y, extent = self.circle
        if hypot(x - middle_x, y - middle_y) >= extent + reach:
            return False
        if reach <= 0.0:
            # A point has no width to reach in with: it must itself lie deep enough.
            return self.encloses(x, y) and self.outline_distance(x, y) > -reach
        if self.convex:
            farthest = -inf
            for ax, ay, _, _, ux, uy, _, _ in self.edges:
                side = (x - ax) * uy - (y - ay) * ux
                if side > farthest:
                    if side >= reach:
                        return False
                    farthest = side
            return farthest <= 0.0 or self.outline_distance(x, y) < reach
        return self.encloses(x, y) or self.outline_distance(x, y) < reach

    def disc_inside(self, x: float, y: float, r: float) -> bool:
        """Does the disc lie wholly inside? Touching the outline is allowed."""
        box = self.box
        room = r - TOLERANCE
        if x < box[0] + room or x > box[2] - room or y < box[1] + room or y > box[3] - room:
            return False
        if self.convex:
            room = -room
            for ax, ay, _, _, ux, uy, _, _ in self.edges:
                if (x - ax) * uy - (y - ay) * ux > room:
                    return False
            return True
        if not self.encloses(x, y):
            return room <= 0.0 and self.outline_distance(x, y) <= -room
        return self.outline_distance(x, y) >= room

    def disc_share(self, x: float, y: float, r: float) -> float:
        """Exact share of the disc's area that lies inside the polygon, from 0 to 1."""
        box = self.box
        if x <= box[0] - r or x >= box[2] + r or y <= box[1] - r or y >= box[3] + r:
            return 0.0
        if r <= 0.0:
            return 1.0 if self.contains(x, y) else 0.0
        if self.convex:
            inside = True
            for ax, ay, _, _, ux, uy, _, _ in self.edges:
                side = (x - ax) * uy - (y - ay) * ux
                if side >= r:
                    return 0.0
                if side > -r:
                    inside = False
            if inside:
                return 1.0
        total = 0.0
        for ax, ay, bx, by, _, _, _, _ in self.edges:
            total += _sector_area(ax - x, ay - y, bx - x, by - y, r)
        share = total / (pi * r * r)
        return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share

    def crossings(self, ax: float, ay: float, bx: float, by: float) -> list[tuple[float, float]]:
        """Parameter intervals in which the segment runs through the interior.

        A corner or side within the tolerance of the line counts as lying on it, so grazing gives no interval.
        """
        minx, miny, maxx, maxy = self.box
        if ax < bx:
            if bx <= minx or ax >= maxx:
                return []
        elif ax <= minx or bx >= maxx:
            return []
        if ay < by:
            if by <= miny or ay >= maxy:
                return []
        elif ay <= miny or by >= maxy:
            return []
        dx = bx - ax
        dy = by - ay
        length = sqrt(dx * dx + dy * dy)
        if length < TOLERANCE:
            return []
        graze = TOLERANCE * length
        offset = dx * ay - dy * ax
        sides = [dx * y - dy * x - offset for x, y in self.points]
        if max(sides) <= graze or min(sides) >= -graze:
            return []
        return self._intervals(ax, ay, dx, dy, length, sides)

    def _intervals(self, ax: float, ay: float, dx: float, dy: float, length: float, sides: list[float]) -> list[Run]:
        """Inside is where the line is inside both when shifted a hair to the left and a hair to the right."""
        ends: list[float] = []
        graze = TOLERANCE * length
        square = length * length
        px, py = self.points[-1]
        p = sides[-1]
        for point, q in zip(self.points, sides, strict=True):
            if -graze <= q <= graze:
                left, right = self._side_ends(ax, ay, dx, dy, length, sides)
                return _overlaps(left, right, TOLERANCE / length)
            if (p > 0.0) is not (q > 0.0):
                share = p / (p - q)
                qx, qy = point
                ends.append(((px + share * (qx - px) - ax) * dx + (py + share * (qy - py) - ay) * dy) / square)
            px, py = point
            p = q
        if len(ends) > 2:
            ends.sort()
            return _overlaps(ends, ends, TOLERANCE / length)
        start, end = ends
        if start > end:
            start, end = end, start
        if start < 0.0:
            start = 0.0
        if end > 1.0:
            end = 1.0
        return [(start, end)] if (end - start) * length >= TOLERANCE else []

    def _side_ends(
        self, ax: float, ay: float, dx: float, dy: float, length: float, sides: list[float]
    ) -> tuple[list[float], list[float]]:
        """Where the line, shifted a hair to its left and to its right, enters and leaves: two sorted lists."""
        graze = TOLERANCE * length
        square = length * length
        left: list[float] = []
        right: list[float] = []
        px, py = self.points[-1]
        p = sides[-1]
        for (qx, qy), q in zip(self.points, sides, strict=True):
            to_left = (p > graze) != (q > graze)
            to_right = (p < -graze) != (q < -graze)
            if to_left or to_right:
                if -graze <= p <= graze:
                    t = ((px - ax) * dx + (py - ay) * dy) / square
                elif -graze <= q <= graze:
                    t = ((qx - ax) * dx + (qy - ay) * dy) / square
                else:
                    share = p / (p - q)
                    t = ((px + share * (qx - px) - ax) * dx + (py + share * (qy - py) - ay) * dy) / square
                if to_left:
                    left.append(t)
                if to_right:
                    right.append(t)
            px = qx
            py = qy
            p = q
        left.sort()
        right.sort()
        return left, right

    def side_runs(self, ax: float, ay: float, bx: float, by: float) -> tuple[list[Run], list[Run]]:
        """Parameter intervals in which the polygon lies just left, and just right, of the segment."""
        dx = bx - ax
        dy = by - ay
        length = sqrt(dx * dx + dy * dy)
        if length < TOLERANCE:
            return [], []
        sides = [dx * (y - ay) - dy * (x - ax) for x, y in self.points]
        left, right = self._side_ends(ax, ay, dx, dy, length, sides)
        whole = [0.0, 1.0]
        return _overlaps(left, whole, TOLERANCE / length), _overlaps(right, whole, TOLERANCE / length)

    def meetings(self, ax: float, ay: float, ux: float, uy: float, length: float) -> list[float]:
        """Distances, inside 0..length, at which a leg from a in the unit direction u meets the outline; unsorted."""
        found: list[float] = []
        x, y, extent = self.circle
        if abs(ux * (y - ay) - uy * (x - ax)) > extent + TOLERANCE:
            return found
        px, py = self.points[-1]
        p = ux * (py - ay) - uy * (px - ax)
        for qx, qy in self.points:
            q = ux * (qy - ay) - uy * (qx - ax)
            at = -1.0
            if -TOLERANCE <= q <= TOLERANCE:
                at = (qx - ax) * ux + (qy - ay) * uy
            elif (p > TOLERANCE and q < 0.0) or (p < -TOLERANCE and q > 0.0):
                share = p / (p - q)
                at = (px + share * (qx - px) - ax) * ux + (py + share * (qy - py) - ay) * uy
            if 0.0 < at < length:
                found.append(at)
            px = qx
            py = qy
            p = q
        return found

    def is_aside(self, ax: float, ay: float, bx: float, by: float, r: float) -> bool:
        """Does it keep off a disc of radius r that goes from a to b? Only what is quickly seen counts."""
        x, y, extent = self.circle
        if point_segment_distance(x, y, ax, ay, bx, by) >= extent + r:
            return True
        dx = bx - ax
        dy = by - ay
        offset = dx * ay - dy * ax
        room = r * sqrt(dx * dx + dy * dy)
        sides = [dx * y - dy * x - offset for x, y in self.points]
        return room > 0.0 and (min(sides) >= room or max(sides) <= -room)

    def sweep_contact(self, ax: float, ay: float, bx: float, by: float, r: float) -> float | None:
        """Smallest parameter at which a disc moving from a to b overlaps the interior deeper than the tolerance."""
        reach = r - TOLERANCE
        minx, miny, maxx, maxy = self.box
        if (
            (ax <= minx - reach and bx <= minx - reach)
            or (ax >= maxx + reach and bx >= maxx + reach)
            or (ay <= miny - reach and by <= miny - reach)
            or (ay >= maxy + reach and by >= maxy + reach)
        ):
            return None
        x, y, extent = self.circle
        if point_segment_distance(x, y, ax, ay, bx, by) >= extent + reach:
            return None
        if self.disc_overlaps(ax, ay, r):
            return 0.0
        dx = bx - ax
        dy = by - ay
        square = dx * dx + dy * dy
        if square <= 0.0:
            return None
        if reach <= 0.0:
            return self._point_entry(ax, ay, bx, by, -reach)
        convex_outline = self.convex
        best = 2.0
        reach_square = reach * reach
        for cx, cy, _, _, ux, uy, length, convex in self.edges:
            px = ax - cx
            py = ay - cy
            side = px * uy - py * ux
            turn = dx * uy - dy * ux
            if turn < 0.0:
                t = (reach - side) / turn
                if t > 1.0:
                    if convex_outline:
                        return None
                elif t > -_NOISE and t < best:
                    along = px * ux + py * uy + t * (dx * ux + dy * uy)
                    if 0.0 <= along <= length:
                        best = t
                        if convex_outline:
                            break
            elif side >= reach and convex_outline:
                return None
            if convex:
                ahead = -(px * dx + py * dy)
                if ahead > 0.0:
                    root = ahead * ahead - square * (px * px + py * py - reach_square)
                    if root > 0.0:
                        t = (ahead - sqrt(root)) / square
                        if -_NOISE < t < best:
                            best = t
        if best > 1.0:
            return None
        return best if best > 0.0 else 0.0

    def _point_entry(self, ax: float, ay: float, bx: float, by: float, depth: float) -> float | None:
        """First crossing of the mere centre line, moved on by the depth it needs."""
        runs = self.crossings(ax, ay, bx, by)
        if not runs:
            return None
        start, end = runs[0]
        return min(start + depth / hypot(bx - ax, by - ay), end)


def _distinct_ring(points: Iterable[Point]) -> list[Point]:
    """The corners as floats, without repeated neighbours (a closed ring repeats its first point)."""
    ring: list[Point] = []
    for x, y in points:
        if not (isfinite(x) and isfinite(y)):
            raise ValueError(f"polygon has a corner that is not a finite number: ({x}, {y})")
        corner = (float(x), float(y))
        if not ring or ring[-1] != corner:
            ring.append(corner)
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    if len(set(ring)) < 3:
        raise ValueError(f"polygon needs at least 3 distinct points, got {len(set(ring))}")
    return ring


def _signed_area(ring: list[Point]) -> float:
    ox, oy = ring[0]
    total = 0.0
    px, py = ring[-1]
    for qx, qy in ring:
        total += (px - ox) * (qy - oy) - (py - oy) * (qx - ox)
        px = qx
        py = qy
    return total / 2.0


def _refuse_self_intersection(ring: list[Point]) -> None:
    sides = [(ring[i - 1], ring[i]) for i in range(len(ring))]
    for i, (a1, a2) in enumerate(sides):
        for j in range(i + 1, len(sides)):
            b1, b2 = sides[j]
            if a2 == b1 and j == i + 1:
                fold = _folds_back(a1, a2, b2)
            elif b2 == a1 and i == 0 and j == len(sides) - 1:
                fold = _folds_back(b1, b2, a2)
            else:
                fold = segment_distance(a1, a2, b1, b2) <= _NOISE
            if fold:
                raise ValueError(f"polygon crosses or touches itself near ({b1[0]:g}, {b1[1]:g})")


def _folds_back(a: Point, b: Point, c: Point) -> bool:
    """Does the outline turn back onto itself at b?"""
    ux = b[0] - a[0]
    uy = b[1] - a[1]
    vx = c[0] - b[0]
    vy = c[1] - b[1]
    return abs(ux * vy - uy * vx) <= _NOISE * hypot(ux, uy) * hypot(vx, vy) and ux * vx + uy * vy < 0.0


def _edges(ring: list[Point]) -> tuple[_Edge, ...]:
    edges: list[_Edge] = []
    for i, (ax, ay) in enumerate(ring):
        bx, by = ring[(i + 1) % len(ring)]
        px, py = ring[i - 1]
        length = hypot(bx - ax, by - ay)
        turn = (ax - px) * (by - ay) - (ay - py) * (bx - ax)
        convex = turn >= -_NOISE * length
        edges.append(_Edge(ax, ay, bx, by, (bx - ax) / length, (by - ay) / length, length, convex))
    return tuple(edges)


def _overlaps(left: list[float], right: list[float], shortest: float) -> list[Run]:
    """Common parts, within 0..1, of two sets of intervals given as sorted lists of their ends."""
    runs: list[Run] = []
    for i in range(0, len(left) - 1, 2):
        for j in range(0, len(right) - 1, 2):
            start = max(left[i], right[j], 0.0)
            end = min(left[i + 1], right[j + 1], 1.0)
            if end <= start:
                continue
            if runs and start - runs[-1][1] < shortest:
                runs[-1] = (runs[-1][0], max(end, runs[-1][1]))
            else:
                runs.append((start, end))
    return [run for run in runs if run[1] - run[0] >= shortest]


def circle_hits(ax: float, ay: float, bx: float, by: float, x: float, y: float, r: float) -> list[Point]:
    """Points in which the segment from a to b meets the circle about (x, y)."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square <= 0.0:
        return []
    middle = ((x - ax) * dx + (y - ay) * dy) / square
    aside = (x - ax - middle * dx) ** 2 + (y - ay - middle * dy) ** 2
    if aside >= r * r:
        return []
    half = sqrt((r * r - aside) / square)
    return [(ax + t * dx, ay + t * dy) for t in (middle - half, middle + half) if 0.0 <= t <= 1.0]


def _angle(ax: float, ay: float, bx: float, by: float) -> float:
    return atan2(ax * by - ay * bx, ax * bx + ay * by)


def _sector_area(ax: float, ay: float, bx: float, by: float, r: float) -> float:
    """Signed area common to the disc of radius r about the origin and the triangle origin, a, b."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    if square <= 0.0:
        return 0.0
    middle = -(ax * dx + ay * dy) / square
    root = r * r * square - (ax * by - ay * bx) ** 2
    if root <= 0.0:
        return r * r * _angle(ax, ay, bx, by) / 2.0
    half = sqrt(root) / square
    t1 = middle - half
    t2 = middle + half
    if t1 >= 1.0 or t2 <= 0.0:
        return r * r * _angle(ax, ay, bx, by) / 2.0
    area = 0.0
    cx, cy = ax, ay
    if t1 > 0.0:
        cx, cy = ax + t1 * dx, ay + t1 * dy
        area += r * r * _angle(ax, ay, cx, cy)
    ex, ey = bx, by
    if t2 < 1.0:
        ex, ey = ax + t2 * dx, ay + t2 * dy
        area += r * r * _angle(ex, ey, bx, by)
    return (area + cx * ey - cy * ex) / 2.0
