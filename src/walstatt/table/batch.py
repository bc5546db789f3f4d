"""Many lines of sight at once, compiled with numba. Import this module only where such numbers are needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, TypeVar

import numba
import numpy as np
from numpy.typing import ArrayLike, NDArray

from walstatt.table.shapes import TOLERANCE
from walstatt.table.sight import Eye, line_clear, sees
from walstatt.table.terrain import Ground, Solid

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

_F = TypeVar("_F", bound=Callable[..., Any])

_CUT = 0
_CLEAR = 1
_UNSURE = 2


def _compiled(function: _F) -> _F:
    """numba's njit, kept on disk, with the plain function's type."""
    compile_it: Any = numba.njit(cache=True, error_model="numpy")
    result: _F = compile_it(function)
    return result


class SightBatch:
    """The sight blockers of one board, flattened for the compiled loops. Same answers as the `sight` module."""

    def __init__(self, ground_or_solids: Ground | Sequence[Solid]) -> None:
        solids = ground_or_solids.solids if isinstance(ground_or_solids, Ground) else tuple(ground_or_solids)
        self.solids = solids
        counts = [len(solid.polygon.points) for solid in solids]
        corners = [point for solid in solids for point in solid.polygon.points]
        self._corners: Floats = np.array(corners, np.float64).reshape(-1, 2)
        self._starts: NDArray[np.int64] = np.cumsum([0, *counts]).astype(np.int64)
        self._boxes: Floats = np.array([solid.polygon.box for solid in solids], np.float64).reshape(-1, 4)
        self._heights: Floats = np.array([solid.height for solid in solids], np.float64)
        self._convex: Bools = np.array([solid.polygon.convex for solid in solids], np.bool_)
        self._touches: Bools = np.array([solid.touches for solid in solids], np.bool_)
        self._longest = max(counts, default=0)

    def lines_clear(self, segments: ArrayLike) -> Bools:
        """For rows of ax, ay, atop, bx, by, btop: does no blocker cut the line? As `sight.line_clear`."""
        rows = np.ascontiguousarray(segments, np.float64).reshape(-1, 6)
        answers = np.empty(len(rows), np.int8)
        _lines_clear(rows, *self._board(), answers)
        clear: Bools = answers == _CLEAR
        for i in np.flatnonzero(answers == _UNSURE):
            ax, ay, atop, bx, by, btop = rows[i].tolist()
            clear[i] = line_clear(ax, ay, atop, bx, by, btop, self.solids)
        return clear

    def sees(self, eyes_a: ArrayLike, eyes_b: ArrayLike) -> Bools:
        """For rows of x, y, r, top: does a see b? As `sight.sees`; only the few hard cases are left to it."""
        first = np.ascontiguousarray(eyes_a, np.float64).reshape(-1, 4)
        second = np.ascontiguousarray(eyes_b, np.float64).reshape(-1, 4)
        if first.shape != second.shape:
            raise ValueError(f"as many eyes on both sides are needed, not {len(first)} and {len(second)}")
        answers = np.empty(len(first), np.int8)
        _sees(first, second, *self._board(), self._convex, answers)
        seen: Bools = answers == _CLEAR
        for i in np.flatnonzero(answers == _UNSURE):
            seen[i] = sees(Eye(*first[i].tolist()), Eye(*second[i].tolist()), self.solids)
        return seen

    def _board(self) -> tuple[Floats, NDArray[np.int64], Floats, Floats, Bools, Floats]:
        ends = np.empty((2, self._longest + 1), np.float64)
        return self._corners, self._starts, self._boxes, self._heights, self._touches, ends


@_compiled
def _side_ends(
    ax: float,
    ay: float,
    dx: float,
    dy: float,
    graze: float,
    side: float,
    corners: Floats,
    low: int,
    high: int,
    ends: Floats,
) -> int:
    """Sorted parameters at which the line, shifted a hair to one side, meets the outline; how many there are."""
    square = dx * dx + dy * dy
    count = 0
    px = corners[high - 1, 0]
    py = corners[high - 1, 1]
    p = (dx * (py - ay) - dy * (px - ax)) * side
    for i in range(low, high):
        qx = corners[i, 0]
        qy = corners[i, 1]
        q = (dx * (qy - ay) - dy * (qx - ax)) * side
        if (p > graze) != (q > graze):
            if -graze <= p <= graze:
                t = ((px - ax) * dx + (py - ay) * dy) / square
            elif -graze <= q <= graze:
                t = ((qx - ax) * dx + (qy - ay) * dy) / square
            else:
                share = p / (p - q)
                t = ((px + share * (qx - px) - ax) * dx + (py + share * (qy - py) - ay) * dy) / square
            k = count
            while k > 0 and ends[k - 1] > t:
                ends[k] = ends[k - 1]
                k -= 1
            ends[k] = t
            count += 1
        px = qx
        py = qy
        p = q
    return count


@_compiled
def _cut(
    ax: float,
    ay: float,
    atop: float,
    bx: float,
    by: float,
    btop: float,
    corners: Floats,
    low: int,
    high: int,
    height: float,
    ends: Floats,
) -> int:
    """Does the one solid cut the line (0), leave it clear (1), or leave it clear with a corner on it (2)?"""
    dx = bx - ax
    dy = by - ay
    length = sqrt(dx * dx + dy * dy)
    if length < TOLERANCE:
        return _CLEAR
    graze = TOLERANCE * length
    least = np.inf
    most = -np.inf
    grazing = False
    for i in range(low, high):
        side = dx * (corners[i, 1] - ay) - dy * (corners[i, 0] - ax)
        least = min(least, side)
        most = max(most, side)
        if -graze <= side <= graze:
            grazing = True
    clear = _UNSURE if grazing else _CLEAR
    if most <= graze or least >= -graze:
        return clear
    left = _side_ends(ax, ay, dx, dy, graze, 1.0, corners, low, high, ends[0])
    right = _side_ends(ax, ay, dx, dy, graze, -1.0, corners, low, high, ends[1])
    shortest = TOLERANCE / length
    climb = btop - atop
    reach = height + TOLERANCE - atop
    tall = height >= max(atop, btop) - TOLERANCE
    # Neighbouring parts are joined before their length counts, as in Polygon.crossings.
    begun = 0.0
    ended = -1.0
    for i in range(0, left - 1, 2):
        for j in range(0, right - 1, 2):
            start = max(ends[0, i], ends[1, j], 0.0)
            end = min(ends[0, i + 1], ends[1, j + 1], 1.0)
            if end <= start:
                continue
            if ended >= 0.0 and start - ended < shortest:
                ended = max(end, ended)
            else:
                begun = start
                ended = end
            if ended - begun >= shortest and (tall or reach >= climb * begun or reach >= climb * ended):
                return _CUT
    return clear


@_compiled
def _line_clear(
    ax: float,
    ay: float,
    atop: float,
    bx: float,
    by: float,
    btop: float,
    corners: Floats,
    starts: NDArray[np.int64],
    boxes: Floats,
    heights: Floats,
    touches: Bools,
    ends: Floats,
) -> int:
    """0 cut, 1 clear, 2 clear unless the line runs along the seam of touching solids."""
    lowest = min(atop, btop) - TOLERANCE
    west = min(ax, bx)
    east = max(ax, bx)
    south = min(ay, by)
    north = max(ay, by)
    seams = 0
    for k in range(len(heights)):
        if boxes[k, 2] < west or boxes[k, 0] > east or boxes[k, 3] < south or boxes[k, 1] > north:
            continue
        if heights[k] < lowest:
            continue
        answer = _cut(ax, ay, atop, bx, by, btop, corners, starts[k], starts[k + 1], heights[k], ends)
        if answer == _CUT:
            return _CUT
        if answer == _UNSURE and touches[k]:
            seams += 1
    return _UNSURE if seams >= 2 else _CLEAR


@_compiled
def _lines_clear(
    rows: Floats,
    corners: Floats,
    starts: NDArray[np.int64],
    boxes: Floats,
    heights: Floats,
    touches: Bools,
    ends: Floats,
    answers: NDArray[np.int8],
) -> None:
    for i in range(len(rows)):
        answers[i] = _line_clear(
            rows[i, 0],
            rows[i, 1],
            rows[i, 2],
            rows[i, 3],
            rows[i, 4],
            rows[i, 5],
            corners,
            starts,
            boxes,
            heights,
            touches,
            ends,
        )


@_compiled
def _reaches_base(x: float, y: float, r: float, corners: Floats, low: int, high: int) -> bool:
    """Does a convex outline come closer to the point than r, or hold it inside?"""
    inside = True
    px = corners[high - 1, 0]
    py = corners[high - 1, 1]
    for i in range(low, high):
        qx = corners[i, 0]
        qy = corners[i, 1]
        dx = qx - px
        dy = qy - py
        t = min(max(((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
        if (x - px - t * dx) ** 2 + (y - py - t * dy) ** 2 < r * r:
            return True
        if dx * (y - py) - dy * (x - px) < 0.0:
            inside = False
        px = qx
        py = qy
    return inside


@_compiled
def _sees(
    first: Floats,
    second: Floats,
    corners: Floats,
    starts: NDArray[np.int64],
    boxes: Floats,
    heights: Floats,
    touches: Bools,
    ends: Floats,
    convex: Bools,
    answers: NDArray[np.int8],
) -> None:
    """Five lines decide most pairs; one convex solid across the whole hull decides most of the rest."""
    lines = np.empty((5, 4), np.float64)
    for n in range(len(first)):
        ax, ay, ar, atop = first[n, 0], first[n, 1], first[n, 2], first[n, 3]
        bx, by, br, btop = second[n, 0], second[n, 1], second[n, 2], second[n, 3]
        distance = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        if distance <= ar + br + TOLERANCE:
            answers[n] = _CLEAR
            continue
        ux = (bx - ax) / distance
        uy = (by - ay) / distance
        lines[0] = (ax + ar * ux, ay + ar * uy, bx - br * ux, by - br * uy)
        for k in range(4):
            # Outer tangents first: both bases touched on the same side.
            side = 1.0 if k % 2 == 0 else -1.0
            far = br if k < 2 else -br
            lean = (ar - far) / distance
            upright = sqrt(1.0 - lean * lean)
            nx = lean * ux - side * upright * uy
            ny = lean * uy + side * upright * ux
            lines[k + 1] = (ax + ar * nx, ay + ar * ny, bx + far * nx, by + far * ny)
        answers[n] = _UNSURE
        for k in range(5):
            x1, y1, x2, y2 = lines[k]
            if _line_clear(x1, y1, atop, x2, y2, btop, corners, starts, boxes, heights, touches, ends) == _CLEAR:
                answers[n] = _CLEAR
                break
        if answers[n] == _CLEAR:
            continue
        for k in range(len(heights)):
            if not convex[k] or heights[k] < max(atop, btop) - TOLERANCE:
                continue
            low = starts[k]
            high = starts[k + 1]
            x1, y1, x2, y2 = lines[1]
            if _cut(x1, y1, atop, x2, y2, btop, corners, low, high, heights[k], ends) != _CUT:
                continue
            x1, y1, x2, y2 = lines[2]
            if _cut(x1, y1, atop, x2, y2, btop, corners, low, high, heights[k], ends) != _CUT:
                continue
            if _reaches_base(ax, ay, ar - TOLERANCE, corners, low, high):
                continue
            if _reaches_base(bx, by, br - TOLERANCE, corners, low, high):
                continue
            answers[n] = _CUT
            break
