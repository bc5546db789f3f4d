"""The table: what terrain does in this game, and a random map of the usual kind (aofs.r.terrain_setup)."""
from __future__ import annotations

from walstatt.table.layout import PieceSpec, Shape, lay_out
from walstatt.table.terrain import Board

FULL_SIZE = 48.0
SPACING = 3.0
MARGIN = 1.0
KINDS = frozenset({"cover", "screen", "sight_blocker", "difficult", "dangerous", "impassable", "elevated"})

TERRAIN: dict[str, tuple[tuple[str, ...], float]] = {
    "wood": (("cover", "difficult"), 3.0),
    "low_wall": (("screen",), 1.0),
    "hedge": (("screen",), 1.0),
    "rock": (("sight_blocker", "impassable"), 4.0),
    "house": (("sight_blocker", "impassable", "elevated"), 4.0),
    "swamp": (("difficult",), 0.0),
    "thorns": (("dangerous",), 0.0),
    "lava": (("dangerous",), 0.0),
    "platform": (("sight_blocker", "elevated"), 2.0),
}
"""Kinds and height of each sort of terrain unless a map says otherwise (aofs.r.terrain_kinds)."""


def _spec(
    name: str, width: float, depth: float, shape: Shape, pairs: int, heights: tuple[float, ...] = ()
) -> PieceSpec:
    kinds, height = TERRAIN[name]
    return PieceSpec(name, kinds, (width, depth), height, shape, pairs, heights)


def random_board(seed: int, size: float = FULL_SIZE) -> Board:
    """Twenty pieces, the same under a half turn; on a smaller table everything shrinks with it."""
    scale = size / FULL_SIZE
    specs = [
        _spec("wood", 5 * scale, 4 * scale, "blob", 3),
        _spec("low_wall", 4 * scale, 0.5 * scale, "rectangle", 2),
        _spec("rock", 3 * scale, 3 * scale, "rectangle", 1),
        _spec("house", 3 * scale, 3 * scale, "rectangle", 1),
        _spec("swamp", 5 * scale, 4 * scale, "blob", 1),
        _spec("thorns", 4 * scale, 3 * scale, "blob", 1),
        _spec("platform", 5 * scale, 4 * scale, "split", 1, (2.0, 4.0)),
    ]
    return lay_out(size, size, specs, seed, SPACING * scale, MARGIN * scale)
