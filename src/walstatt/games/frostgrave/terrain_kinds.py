"""What terrain is made of: kinds, the usual pieces by name, ruins (frostgrave.r.map)."""
from __future__ import annotations

from math import cos, radians, sin

from walstatt.table.shapes import Point
from walstatt.table.terrain import Piece, Solid

STEP = 0.5
"""Steps and obstacles up to this height are no climb (frostgrave.r.climb_details)."""
SOLID = frozenset({"solid", "elevated", "door"})
"""They stop movement and sight; what is `elevated` has a top to stand on."""
SLOW = ("difficult", "deep", "shallow")
KINDS = frozenset({"solid", "elevated", "door", "floor", "soft", "difficult", "deep", "shallow", "chasm", "ladder",
                   "stairs"})
TERRAIN: dict[str, tuple[tuple[str, ...], float]] = {
    "ruin_wall": (("solid",), 4.0),
    "ruin_door": (("door",), 4.0),
    "roof": (("floor",), 4.0),
    "wall": (("solid",), 4.0),
    "low_wall": (("solid",), 0.8),
    "log": (("solid",), 0.5),
    "barrel": (("solid",), 1.0),
    "rock": (("solid",), 2.0),
    "platform": (("elevated",), 2.0),
    "tower": (("elevated",), 4.0),
    "rubble": (("difficult",), 0.0),
    "bush": (("soft",), 1.25),
    "hedge": (("soft",), 1.25),
    "pond": (("deep",), 0.0),
    "ford": (("shallow",), 0.0),
    "chasm": (("chasm",), 0.0),
    "ladder": (("ladder",), 4.0),
    "stairs": (("stairs",), 4.0),
}
RUIN = 5.0
WALL = 0.3
GAP = 2.5
DOOR = 1.5
RUIN_HEIGHT = 4.0


def is_solid(solid: Solid) -> bool:
    return not SOLID.isdisjoint(solid.kinds)


def rectangle(middle: Point, size: tuple[float, float], turned: float = 0.0) -> tuple[Point, ...]:
    """The corners of a rectangle about its middle, turned counter-clockwise by degrees."""
    c, s = cos(radians(turned)), sin(radians(turned))
    x, y = size[0] / 2, size[1] / 2
    return tuple(
        (middle[0] + dx * c - dy * s, middle[1] + dx * s + dy * c)
        for dx, dy in ((-x, -y), (x, -y), (x, y), (-x, y))
    )


def ruin(key: str, middle: Point, turned: float, roofed: bool) -> list[Piece]:
    """Four walls with a gap in the south and a closed door in the north side, before turning."""
    half, inner = RUIN / 2, (RUIN - WALL) / 2
    beside_gap, beside_door = (RUIN - GAP) / 2, (RUIN - DOOR) / 2
    parts = [
        ("ruin_wall", (-half + beside_gap / 2, -inner), (beside_gap, WALL)),
        ("ruin_wall", (half - beside_gap / 2, -inner), (beside_gap, WALL)),
        ("ruin_wall", (-half + beside_door / 2, inner), (beside_door, WALL)),
        ("ruin_wall", (half - beside_door / 2, inner), (beside_door, WALL)),
        ("ruin_door", (0.0, inner), (DOOR, WALL)),
        ("ruin_wall", (-inner, 0.0), (WALL, RUIN - 2 * WALL)),
        ("ruin_wall", (inner, 0.0), (WALL, RUIN - 2 * WALL)),
    ]
    if roofed:
        parts.append(("roof", (0.0, 0.0), (RUIN, RUIN)))
    return [_part(key, number, part, middle, turned) for number, part in enumerate(parts, 1)]


def _part(
    key: str, number: int, part: tuple[str, Point, tuple[float, float]], middle: Point, turned: float
) -> Piece:
    name, (dx, dy), size = part
    c, s = cos(radians(turned)), sin(radians(turned))
    place = (middle[0] + dx * c - dy * s, middle[1] + dx * s + dy * c)
    kinds, height = TERRAIN[name]
    outline = tuple((round(x, 4), round(y, 4)) for x, y in rectangle(place, size, turned))
    return Piece(f"{name}-{key}{number}", name, outline, kinds, height, f"ruin-{key}")
