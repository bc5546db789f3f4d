"""What terrain is made of: kinds, the usual pieces by name, hills with slopes and cliffs (anima.r.terrain_kinds).

A hill is several pieces of one feature: flat tops (`elevated`) and slopes. The outline of a slope has four corners, the
first two at its foot, the other two at its top. Every other side of a top or slope is a steep face.
"""
from __future__ import annotations

from walstatt.core.refusal import Refused, refuse
from walstatt.table.outlines import rounded, turn
from walstatt.table.shapes import Point, Polygon
from walstatt.table.terrain import Piece

STEP = 0.5
"""Rises of at most this height are free (anima.r.walk_run); what is not higher is no obstacle."""
LOW = 1.0
"""Up to this height a piece is a small obstacle, higher ones are walls (anima.r.terrain_kinds)."""
KINDS = frozenset(
    {"forest", "small_obstacle", "wall", "impenetrable", "hill", "elevated", "slope", "heavy", "water", "impassable"}
)
SOLID = frozenset({"wall", "impenetrable"})
HEAVY = ("forest", "water", "heavy")
"""Ground in which every inch counts double; deep water is impassable besides."""
HILL_HEIGHT = 2.5
HILL_SIZE = (8.0, 6.0)
SLOPE_WIDTH = 1.5

TERRAIN: dict[str, tuple[tuple[str, ...], float]] = {
    "forest": (("forest",), 3.0),
    "fence": (("small_obstacle",), 0.8),
    "crates": (("small_obstacle",), 1.0),
    "wall": (("wall",), 2.0),
    "house": (("wall", "elevated"), 3.0),
    "fortress": (("impenetrable",), 4.0),
    "rock": (("impenetrable", "elevated"), 2.5),
    "hilltop": (("hill", "elevated", "impenetrable"), HILL_HEIGHT),
    "slope": (("hill", "slope"), HILL_HEIGHT),
    "rubble": (("heavy",), 0.0),
    "water": (("water",), 0.0),
    "shallow_water": (("water",), 0.0),
    "deep_water": (("water", "impassable"), 0.0),
}
"""Kinds and height of each sort of terrain; the depth of a plain `water` is rolled (anima.r.map)."""


def hill(
    key: str, middle: Point, size: tuple[float, float] = HILL_SIZE, turned: float = 0.0, height: float = HILL_HEIGHT
) -> list[Piece]:
    """A flat top with slopes along both long sides; its short sides are cliffs (anima.r.map)."""
    x, y = size[0] / 2, size[1] / 2
    top = y - SLOPE_WIDTH
    parts = {
        "hilltop": [(-x, -top), (x, -top), (x, top), (-x, top)],
        "slope": [(-x, -y), (x, -y), (x, -top), (-x, -top)],
        "slope ": [(x, y), (-x, y), (-x, top), (x, top)],
    }
    return [
        Piece(f"{key}{letter}", name, rounded(turn(corners, middle, turned)), TERRAIN[name][0], height, key)
        for letter, name, corners in zip("abc", map(str.strip, parts), parts.values(), strict=True)
    ]


def piece_problem(piece: Piece) -> Refused | None:
    """Why a piece of terrain cannot be used."""
    kinds, height = set(piece.kinds), piece.height
    if "small_obstacle" in kinds and not STEP < height <= LOW:
        return refuse("anima.r.terrain_kinds", "anima-refused-small-obstacle", piece=piece.id, height=height)
    if "wall" in kinds and height <= LOW:
        return refuse("anima.r.terrain_kinds", "anima-refused-low-wall", piece=piece.id, height=height)
    if not kinds <= KINDS:
        return refuse("anima.r.terrain_kinds", "anima-refused-kind", piece=piece.id, kind=min(kinds - KINDS))
    if "slope" in kinds and len(Polygon(piece.outline).points) != 4:
        return refuse("anima.r.terrain_kinds", "anima-refused-slope", piece=piece.id)
    return None
