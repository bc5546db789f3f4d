"""Lines of sight: what terrain and models hide, from point to point and from base to base."""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, atan, atan2, cos, hypot, sin, sqrt
from typing import NamedTuple

from walstatt.table.shapes import TOLERANCE, Disc, Point, Run, circle_hits, point_segment_distance
from walstatt.table.terrain import Solid


class Eye(NamedTuple):
    """A model that looks or is looked at: its base, and the height of its head above the table."""

    x: float
    y: float
    r: float
    top: float


# A straight line that may be free: a point on it and its unit direction, from the first model to the second.
_Line = tuple[float, float, float, float]
# A straight segment with the heights of its two ends: ax, ay, atop, bx, by, btop.
_Segment = tuple[float, float, float, float, float, float]


def disc_blocks(ax: float, ay: float, bx: float, by: float, disc: Disc | Eye) -> bool:
    """Does the segment pass through the disc, deeper than the tolerance?"""
    return point_segment_distance(disc[0], disc[1], ax, ay, bx, by) < disc[2] - TOLERANCE


def line_clear(ax: float, ay: float, atop: float, bx: float, by: float, btop: float, blockers: Sequence[Solid]) -> bool:
    """Does no blocker cut the straight line between two heads?

    A blocker cuts a line through its interior, unless it stays below the line over the whole crossing. Heights
    are measured from the table. Blockers that touch each other leave no slit between them.
    """
    lowest = (atop if atop < btop else btop) - TOLERANCE
    dx = bx - ax
    dy = by - ay
    distance = sqrt(dx * dx + dy * dy)
    if distance < TOLERANCE:
        return True
    ux = dx / distance
    uy = dy / distance
    offset = ux * ay - uy * ax
    touching: list[Solid] = []
    for solid in blockers:
        x, y, r = solid.polygon.circle
        if -r < ux * y - uy * x - offset < r and solid.height >= lowest:
            runs = solid.polygon.crossings(ax, ay, bx, by)
            if runs and _rises_into(solid.height, atop, btop, runs):
                return False
            if solid.touches:
                touching.append(solid)
    return len(touching) < 2 or not _no_slit((ax, ay, atop, bx, by, btop), touching)


def _rises_into(height: float, atop: float, btop: float, runs: list[Run]) -> bool:
    """Does a blocker of that height reach the line in one of the intervals in which the line crosses it?"""
    if height >= atop - TOLERANCE and height >= btop - TOLERANCE:
        return True
    climb = btop - atop
    reach = height + TOLERANCE - atop
    # Over an interval a straight line is lowest at one of its ends.
    return any(reach >= climb * start or reach >= climb * end for start, end in runs)


def _no_slit(segment: _Segment, solids: Sequence[Solid]) -> bool:
    """Does the segment run between solids that leave it no width, one close on the left and one on the right?"""
    ax, ay, atop, bx, by, btop = segment
    left: list[Run] = []
    right: list[Run] = []
    for solid in solids:
        low, high = _low_part(solid.height, atop, btop)
        on_left, on_right = solid.polygon.side_runs(ax, ay, bx, by)
        left += [(max(start, low), min(end, high)) for start, end in on_left]
        right += [(max(start, low), min(end, high)) for start, end in on_right]
    shortest = TOLERANCE / max(hypot(bx - ax, by - ay), TOLERANCE)
    return any(min(one[1], two[1]) - max(one[0], two[0]) >= shortest for one in left for two in right)


def _low_part(height: float, atop: float, btop: float) -> Run:
    """The part of a line, as parameters, that runs no higher than the given height."""
    reach = height + TOLERANCE - atop
    climb = btop - atop
    if climb > 0.0:
        return 0.0, reach / climb
    if climb < 0.0:
        return reach / climb, 1.0
    return (0.0, 1.0) if reach >= 0.0 else (1.0, 0.0)


def sees(a: Eye, b: Eye, blockers: Sequence[Solid], discs: Sequence[Eye] = ()) -> bool:
    """Is there a straight line from a point of base a to a point of base b that nothing cuts?

    Every line is judged between the points where it leaves a's base and enters b's, at the height of their tops.
    `discs` are other models that block up to their own top; a and b themselves never block.
    """
    ax, ay, ar, atop = a
    bx, by, br, btop = b
    dx = bx - ax
    dy = by - ay
    distance = sqrt(dx * dx + dy * dy)
    if distance <= ar + br + TOLERANCE:
        return True
    ux = dx / distance
    uy = dy / distance
    offset = ux * ay - uy * ax
    base = ux * ax + uy * ay
    wide = ar if ar > br else br
    lowest = (atop if atop < btop else btop) - TOLERANCE
    centre = (ax + ar * ux, ay + ar * uy, atop, bx - br * ux, by - br * uy, btop)
    clear = True
    near: list[Solid] = []
    for solid in blockers:
        polygon = solid.polygon
        x, y, r = polygon.circle
        aside = ux * y - uy * x - offset
        if aside >= wide + r or aside <= -wide - r or solid.height < lowest:
            continue
        along = ux * x + uy * y - base
        if along <= -r or along >= distance + r:
            continue
        sides = [ux * y - uy * x for x, y in polygon.points]
        low = min(sides) - offset
        high = max(sides) - offset
        if low >= wide or high <= -wide:
            continue
        near.append(solid)
        if clear and low < -TOLERANCE and high > TOLERANCE and _cuts(solid, centre):
            clear = False
            near.insert(0, near.pop())
    models = _models_between(a, b, discs, lowest) if discs else []
    if clear and _past_models_and_seams(centre, near, models):
        return True
    return _sees_past(a, b, distance, near, models)


def _models_between(a: Eye, b: Eye, discs: Sequence[Eye], lowest: float) -> list[Eye]:
    """The models tall enough and close enough to the way between a and b to matter."""
    wide = max(a.r, b.r)
    found: list[Eye] = []
    for disc in discs:
        if disc.top < lowest or (disc.x, disc.y) in ((a.x, a.y), (b.x, b.y)):
            continue
        if point_segment_distance(disc.x, disc.y, a.x, a.y, b.x, b.y) < disc.r + wide:
            found.append(disc)
    return found


def _cuts(solid: Solid, segment: _Segment) -> bool:
    ax, ay, atop, bx, by, btop = segment
    runs = solid.polygon.crossings(ax, ay, bx, by)
    return bool(runs) and _rises_into(solid.height, atop, btop, runs)


def _model_cuts(disc: Eye, segment: _Segment) -> bool:
    """Like `_cuts` for a model: the chord through its base is judged at the height of its top."""
    ax, ay, atop, bx, by, btop = segment
    if not disc_blocks(ax, ay, bx, by, disc):
        return False
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    middle = ((disc.x - ax) * dx + (disc.y - ay) * dy) / square
    aside = (disc.x - ax - middle * dx) ** 2 + (disc.y - ay - middle * dy) ** 2
    half = sqrt(max(disc.r * disc.r - aside, 0.0) / square)
    return _rises_into(disc.top, atop, btop, [(max(middle - half, 0.0), min(middle + half, 1.0))])


def _free(segment: _Segment, solids: list[Solid], models: list[Eye]) -> bool:
    """Does nothing cut the segment? A solid that does moves to the front: it is likely to cut the next one too."""
    for i, solid in enumerate(solids):
        if _cuts(solid, segment):
            if i:
                solids.insert(0, solids.pop(i))
            return False
    return _past_models_and_seams(segment, solids, models)


def _past_models_and_seams(segment: _Segment, solids: list[Solid], models: list[Eye]) -> bool:
    """Is a segment that no single solid cuts free of models and of seams between touching solids?"""
    for disc in models:
        if _model_cuts(disc, segment):
            return False
    touching = [solid for solid in solids if solid.touches]
    return len(touching) < 2 or not _no_slit(segment, touching)


def _sees_past(a: Eye, b: Eye, distance: float, near: list[Solid], models: list[Eye]) -> bool:
    """Try the critical lines. If any line is free, one is that touches two of: both bases, corners, models."""
    left, right = _outer_tangents(a, b, distance)
    if near and _cuts_all(near[0], a, b, left, right):
        return False
    if _free(left, near, models) or _free(right, near, models):
        return True
    if any(_cuts_all(solid, a, b, left, right) for solid in near):
        return False
    sites = _sites(a, b, distance, near, models)
    for i, one in enumerate(sites):
        for other in sites[:i]:
            for line in _common_tangents(*other, *one):
                segment = _between(line, a, b)
                if segment is not None and _free(segment, near, models):
                    return True
    return False


def _outer_tangents(a: Eye, b: Eye, distance: float) -> tuple[_Segment, _Segment]:
    """The two sides of the bases' common hull, from touching point to touching point."""
    ux = (b.x - a.x) / distance
    uy = (b.y - a.y) / distance
    lean = (a.r - b.r) / distance
    upright = sqrt(1.0 - lean * lean)
    found: list[_Segment] = []
    for side in (1.0, -1.0):
        nx = lean * ux - side * upright * uy
        ny = lean * uy + side * upright * ux
        found.append((a.x + a.r * nx, a.y + a.r * ny, a.top, b.x + b.r * nx, b.y + b.r * ny, b.top))
    return found[0], found[1]


def _cuts_all(solid: Solid, a: Eye, b: Eye, left: _Segment, right: _Segment) -> bool:
    """Does one tall convex blocker reach across the hull from side to side, off both bases?"""
    polygon = solid.polygon
    return (
        polygon.convex
        and solid.height >= a.top - TOLERANCE
        and solid.height >= b.top - TOLERANCE
        and bool(polygon.crossings(left[0], left[1], left[3], left[4]))
        and bool(polygon.crossings(right[0], right[1], right[3], right[4]))
        and not polygon.disc_overlaps(a.x, a.y, a.r)
        and not polygon.disc_overlaps(b.x, b.y, b.r)
    )


def _sites(a: Eye, b: Eye, distance: float, near: list[Solid], models: list[Eye]) -> list[tuple[float, float, float]]:
    """What a critical line can touch: the two bases, then discs and corners inside their common hull."""
    # Models are drawn in by less than the tolerance, so that a tangent to them is free.
    sites = [(a.x, a.y, a.r), (b.x, b.y, b.r)]
    sites += [(disc.x, disc.y, disc.r - TOLERANCE / 2.0) for disc in models]
    ux = (b.x - a.x) / distance
    uy = (b.y - a.y) / distance
    lean = (b.r - a.r) / distance
    upright = sqrt(1.0 - lean * lean)
    for solid in near:
        for x, y in _critical_points(solid, a, b, distance):
            along = (x - a.x) * ux + (y - a.y) * uy
            aside = abs((y - a.y) * ux - (x - a.x) * uy)
            if -a.r <= along <= distance + b.r and aside * upright - along * lean <= a.r + TOLERANCE:
                sites.append((x, y, 0.0))
    return sites


def _critical_points(solid: Solid, a: Eye, b: Eye, distance: float) -> list[Point]:
    """Corners, points where the outline enters a base, and points where the line of sight rises above the solid."""
    polygon = solid.polygon
    points = list(polygon.points)
    for disc in (a, b):
        if polygon.disc_overlaps(disc.x, disc.y, disc.r):
            for edge in polygon.edges:
                points += circle_hits(edge[0], edge[1], edge[2], edge[3], disc.x, disc.y, disc.r)
    if abs(a.top - b.top) > TOLERANCE and solid.height < max(a.top, b.top):
        low, high = _low_part(solid.height, a.top, b.top)
        share = high if low <= 0.0 else low
        depth = a.r + share * (distance - a.r - b.r)
        ux = (b.x - a.x) / distance
        uy = (b.y - a.y) / distance
        for edge in polygon.edges:
            start = (edge[0] - a.x) * ux + (edge[1] - a.y) * uy - depth
            end = (edge[2] - a.x) * ux + (edge[3] - a.y) * uy - depth
            if start * end < 0.0:
                t = start / (start - end)
                points.append((edge[0] + t * (edge[2] - edge[0]), edge[1] + t * (edge[3] - edge[1])))
    return points


def _common_tangents(ax: float, ay: float, ar: float, bx: float, by: float, br: float) -> list[_Line]:
    """Lines touching both discs: four, two or, between two mere points, one."""
    dx = bx - ax
    dy = by - ay
    distance = sqrt(dx * dx + dy * dy)
    if distance < TOLERANCE:
        return []
    ux = dx / distance
    uy = dy / distance
    if ar == 0.0 and br == 0.0:
        return [(ax, ay, ux, uy)]
    lines: list[_Line] = []
    for a_side in (ar, -ar) if ar else (0.0,):
        for b_side in (br, -br) if br else (0.0,):
            lean = (a_side - b_side) / distance
            if -1.0 < lean < 1.0:
                upright = sqrt(1.0 - lean * lean)
                nx = lean * ux - upright * uy
                ny = lean * uy + upright * ux
                lines.append((ax + a_side * nx, ay + a_side * ny, ny, -nx))
    return lines


def _between(line: _Line, a: Eye, b: Eye) -> _Segment | None:
    """The part of the line from where it leaves base a to where it enters base b; None if it misses one."""
    px, py, wx, wy = line
    if (b.x - a.x) * wx + (b.y - a.y) * wy < 0.0:
        wx = -wx
        wy = -wy
    aside = (a.x - px) * wy - (a.y - py) * wx
    a_square = a.r * a.r - aside * aside
    if a_square < -1e-9:
        return None
    aside = (b.x - px) * wy - (b.y - py) * wx
    b_square = b.r * b.r - aside * aside
    if b_square < -1e-9:
        return None
    start = (a.x - px) * wx + (a.y - py) * wy + sqrt(a_square if a_square > 0.0 else 0.0)
    end = (b.x - px) * wx + (b.y - py) * wy - sqrt(b_square if b_square > 0.0 else 0.0)
    return px + start * wx, py + start * wy, a.top, px + end * wx, py + end * wy, b.top


class _Gaze(NamedTuple):
    """A point looking at a base: the unit direction of the base's centre, its distance, and half the angular width."""

    x: float
    y: float
    top: float
    target: Eye
    ux: float
    uy: float
    depth: float
    half: float


def hidden_share(
    px: float, py: float, ptop: float, target: Eye, blockers: Sequence[Solid], extra: Sequence[Solid] = ()
) -> float:
    """Share, from 0 to 1, of the target base's angular width that blockers hide from the point.

    A direction is hidden if a blocker cuts the segment from the point to where the ray comes nearest to the
    target's centre; what stands behind that depth hides nothing. From inside the target base nothing is hidden.
    """
    tx, ty, r, top = target
    dx = tx - px
    dy = ty - py
    depth = sqrt(dx * dx + dy * dy)
    if depth <= r:
        return 0.0
    ux = dx / depth
    uy = dy / depth
    offset = ux * py - uy * px
    lowest = (ptop if ptop < top else top) - TOLERANCE
    base = ux * px + uy * py
    hidden: list[Run] = []
    gaze: _Gaze | None = None
    for solid in (*blockers, *extra) if extra else blockers:
        x, y, reach = solid.polygon.circle
        aside = ux * y - uy * x - offset
        if aside >= r + reach or aside <= -r - reach or solid.height < lowest:
            continue
        if -reach < ux * x + uy * y - base < depth + reach:
            gaze = gaze or _Gaze(px, py, ptop, target, ux, uy, depth, asin(r / depth))
            _hide(hidden, solid, gaze)
    if gaze is None or not hidden:
        return 0.0
    return min(_covered(hidden) / (2.0 * gaze.half), 1.0)


def _hide(hidden: list[Run], solid: Solid, gaze: _Gaze) -> None:
    """Add the angles, measured from the direction of the target's centre, that one blocker hides."""
    px, py, ptop, target, ux, uy, depth, half = gaze
    polygon = solid.polygon
    ahead = [(x - px) * ux + (y - py) * uy for x, y in polygon.points]
    farthest = max(ahead)
    if farthest <= 0.0:
        return
    aside = [(y - py) * ux - (x - px) * uy for x, y in polygon.points]
    if min(aside) >= target.r or max(aside) <= -target.r:
        return
    reach = depth - target.r * target.r / depth  # no ray of the cone ends in front of this
    tall = solid.height >= max(ptop, target.top) - TOLERANCE
    if tall and polygon.convex and min(ahead) > TOLERANCE and farthest <= reach:
        slopes = [side / along for side, along in zip(aside, ahead, strict=True)]
        start = max(atan(min(slopes)), -half)
        end = min(atan(max(slopes)), half)
        if start < end:
            hidden.append((start, end))
        return
    angles = [atan2(side, along) for side, along in zip(aside, ahead, strict=True) if along > 0.0]
    if farthest > reach:
        angles += _circle_angles(solid, gaze, depth)
    if not tall:
        low, high = _low_part(solid.height, ptop, target.top)
        angles += _circle_angles(solid, gaze, depth * (high if low <= 0.0 else low))
    cuts = sorted([-half, half, *(angle for angle in angles if -half < angle < half)])
    for i in range(len(cuts) - 1):
        middle = (cuts[i] + cuts[i + 1]) / 2.0
        along = depth * cos(middle) * cos(middle)
        side = depth * cos(middle) * sin(middle)
        foot = (px + along * ux - side * uy, py + along * uy + side * ux)
        if _cuts(solid, (px, py, ptop, foot[0], foot[1], target.top)):
            hidden.append((cuts[i], cuts[i + 1]))


def _circle_angles(solid: Solid, gaze: _Gaze, diameter: float) -> list[float]:
    """Directions in which the outline meets the circle over that diameter, from the viewer towards the target.

    Where all rays end (and where all have covered the same share of their way) is such a circle, after Thales.
    """
    x = gaze.x + gaze.ux * diameter / 2.0
    y = gaze.y + gaze.uy * diameter / 2.0
    angles: list[float] = []
    for edge in solid.polygon.edges:
        for hit in circle_hits(edge[0], edge[1], edge[2], edge[3], x, y, diameter / 2.0):
            dx = hit[0] - gaze.x
            dy = hit[1] - gaze.y
            angles.append(atan2(dy * gaze.ux - dx * gaze.uy, dx * gaze.ux + dy * gaze.uy))
    return angles


def _covered(runs: list[Run]) -> float:
    """Total length of the union of the intervals."""
    if len(runs) == 1:
        return runs[0][1] - runs[0][0]
    runs.sort()
    total = 0.0
    reached = runs[0][0]
    for start, end in runs:
        if end > reached:
            total += end - (start if start > reached else reached)
            reached = end
    return total
