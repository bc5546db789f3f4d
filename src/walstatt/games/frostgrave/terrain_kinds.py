"""What terrain is made of: kinds, the usual pieces by name, ruins (frostgrave.r.map)."""
from __future__ import annotations

from math import cos, pi, radians, sin

from walstatt.games.frostgrave.state import Conjured
from walstatt.table.outlines import box, rounded, turn
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
    "ice_wall": (("solid",), 2.5),
    "black_ice": (("difficult",), 0.0),
    "crypt_wall": (("solid",), 4.0),
    "shelf": (("solid",), 2.5),
    "floe": (("difficult",), 0.0),
}
BROKEN = {"shelf": "rubble", "floe": "pond"}
"""What is left of a piece that a scenario brings down."""
ICE_WALL = (4.0, 0.5)
PATCH = 3.0
PATCH_CORNERS = 24
RUIN = 5.0
WALL = 0.3
GAP = 2.5
DOOR = 1.5
RUIN_HEIGHT = 4.0


def is_solid(solid: Solid) -> bool:
    return not SOLID.isdisjoint(solid.kinds)


def fallen(piece: Piece) -> Piece:
    """What is left of a piece that a scenario has brought down."""
    name = BROKEN[piece.name]
    kinds, height = TERRAIN[name]
    return Piece(piece.id, name, piece.outline, kinds, height)


def conjured_piece(conjured: Conjured) -> Piece:
    """A piece that a spell has made: a wall across, or a round patch."""
    kinds, height = TERRAIN[conjured.kind]
    middle = (conjured.x, conjured.y)
    outline = ice_wall(middle, conjured.turned) if conjured.kind == "ice_wall" else _patch(middle)
    return Piece(conjured.id, conjured.kind, outline, kinds, height)


def ice_wall(middle: Point, turned: float) -> tuple[Point, ...]:
    return rounded(turn(box(ICE_WALL), middle, turned), 4)


def _patch(middle: Point) -> tuple[Point, ...]:
    angles = [2 * pi * step / PATCH_CORNERS for step in range(PATCH_CORNERS)]
    return tuple(
        (round(middle[0] + PATCH * cos(angle), 4), round(middle[1] + PATCH * sin(angle), 4)) for angle in angles
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
    outline = rounded(turn(box(size), place, turned), 4)
    return Piece(f"{name}-{key}{number}", name, outline, kinds, height, f"ruin-{key}")
