"""The pen of the atlas: colours, and paths with a slightly unsteady hand that is always the same."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import hypot
from typing import Final, NamedTuple

from walstatt.hexmap.shapes import Point

Spot2 = tuple[float, float]
_UNSTEADY: Final = 0.34
"""How far a corner strays, in sides of a small field."""


class Palette(NamedTuple):
    """The colours of a sheet."""

    paper: str
    shade: str
    """Of the paper's edges."""
    sea: str
    ripple: str
    land: str
    highland: str
    upland: str
    mountains: str
    forest: str
    desert: str
    swamp: str
    ice: str
    ink: str
    soft: str
    """Ink of what should not catch the eye."""
    river: str
    leaf: str
    needle: str
    reed: str
    sand: str
    built: str
    """What people have built and must pay for is drawn in red (kalevala.13.1.3.darstellung)."""
    magic: str
    snow: str
    unknown: str
    """Land of which nobody knows more than that it is there."""


LIGHT: Final = Palette(
    paper="#f2e6c9", shade="#d8bf8d", sea="#cfdcd6", ripple="#7f9fa3", land="#f3e8cb", highland="#e9d5a6",
    upland="#dcbb8b", mountains="#c9a981", forest="#c5cd97", desert="#f1d98f", swamp="#b9c9a2", ice="#eef3f4",
    ink="#3d2b1c", soft="#8c7450", river="#4a7890", leaf="#8fa35c", needle="#6f8a55",
    reed="#6f8a55", sand="#b98d3f", built="#a32218",
    magic="#7a4a86", snow="#fbf8ee", unknown="#d8bf8d",
)
PRINT: Final = Palette(
    paper="#ffffff", shade="#ffffff", sea="#f1f5f6", ripple="#93a4ab", land="#ffffff", highland="#f6f2ea",
    upland="#ede5d8", mountains="#e2d8c8", forest="#eff3e6", desert="#fbf6e2", swamp="#e9f0ea", ice="#f3f7fa",
    ink="#1c1c1c", soft="#777777", river="#2f6287", leaf="#ffffff", needle="#ffffff",
    reed="#4d6b4f", sand="#8a7440", built="#a32218",
    magic="#7a4a86", snow="#ffffff", unknown="#cfcfcf",
)
PALETTES: Final = {"light": LIGHT, "print": PRINT}


@cache
def tenths(value: int) -> str:
    """A number given in tenths, as short as SVG allows."""
    whole, rest = divmod(abs(value), 10)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def number(value: float) -> str:
    return tenths(round(10 * value))


def chance(x: int, y: int) -> int:
    """A number of 32 bits for a place, always the same."""
    mixed = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return mixed ^ (mixed >> 16)


class Pen:
    """Puts points of the lattice on the sheet. `side` is that of a small field, in pixels."""

    def __init__(self, side: float, left: int, top: int, dx: float, dy: float) -> None:
        self.side = side
        self.across, self.down = side * 3**0.5 / 2, side / 2
        self.left, self.top, self.dx, self.dy = left, top, dx, dy
        self._known: dict[Point, Spot2] = {}

    def at(self, point: Point) -> Spot2:
        return (point[0] - self.left) * self.across + self.dx, (point[1] - self.top) * self.down + self.dy

    def roughly(self, point: Point) -> Spot2:
        """The same place each time, but not quite the right one."""
        known = self._known.get(point)
        if known is None:
            (x, y), (dx, dy) = self.at(point), self.stray(point)
            known = self._known[point] = (x + dx, y + dy)
        return known

    def stray(self, point: Point) -> Spot2:
        """By how much the hand misses a place."""
        stray, reach = chance(*point), self.side * _UNSTEADY / 32768
        return ((stray & 0xFFFF) - 32768) * reach, ((stray >> 16) - 32768) * reach

    def outline(self, rings: Iterable[Sequence[Point]], *, curved: bool) -> str:
        """Closed shapes through the middles of their edges, which straightens their zigzag."""
        return "".join(path(_middles([self.roughly(point) for point in ring], closed=True), closed=True, curved=curved)
                       for ring in rings)

    def line(self, points: Sequence[Point], *, curved: bool) -> str:
        """An open line, or a ring that ends where it began."""
        rough = [self.roughly(point) for point in points]
        if len(points) > 3 and points[0] == points[-1]:
            return path(_middles(rough[:-1], closed=True), closed=True, curved=curved)
        return path([rough[0], *_middles(rough, closed=False), rough[-1]], closed=False, curved=curved)

    def exactly(self, points: Sequence[Point], *, closed: bool = True) -> str:
        return path([self.at(point) for point in points], closed=closed, curved=False)


def _middles(points: Sequence[Spot2], *, closed: bool) -> list[Spot2]:
    following = [*points[1:], points[0]] if closed else points[1:]
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, following, strict=False)]


def path(points: Sequence[Spot2], *, closed: bool, curved: bool) -> str:
    """The data of an SVG path, in relative tenths of a pixel."""
    spots = [(round(10 * x), round(10 * y)) for x, y in points]
    return _curve(spots, closed) if curved and len(spots) > 2 else _straight(spots, closed)


def _straight(spots: Sequence[tuple[int, int]], closed: bool) -> str:
    (x, y), *rest = spots
    found = [f"M{tenths(x)} {tenths(y)}l"]
    for nx, ny in rest:
        if (nx, ny) != (x, y):
            found.append(_pair(nx - x, ny - y))
            x, y = nx, ny
    return "".join(found) + ("z" if closed else "")


def _curve(spots: Sequence[tuple[int, int]], closed: bool) -> str:
    """Through the middles between the points, which pull it to their side."""
    nodes = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in zip(spots, [*spots[1:], spots[0]], strict=True)]
    if closed:
        (x, y), bends = nodes[-1], list(zip(spots, nodes, strict=True))
    else:
        (x, y), bends = spots[0], [*zip(spots[1:-2], nodes[1:-2], strict=True), (spots[-2], spots[-1])]
    found = [f"M{tenths(x)} {tenths(y)}q"]
    for (bx, by), (nx, ny) in bends:
        found += (_pair(bx - x, by - y), _pair(nx - x, ny - y))
        x, y = nx, ny
    return "".join(found) + ("z" if closed else "")


def _pair(dx: int, dy: int) -> str:
    return f"{'' if dx < 0 else ' '}{tenths(dx)}{'' if dy < 0 else ' '}{tenths(dy)}"


def swelling(points: Sequence[Spot2], widths: Sequence[float]) -> str:
    """A line that grows wider on its way, as a closed shape."""
    left, right = [], []
    for place, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        (ax, ay), (bx, by) = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        ox, oy = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        left.append((x + ox, y + oy))
        right.append((x - ox, y - oy))
    return path([*left, *reversed(right)], closed=True, curved=len(points) > 2)
