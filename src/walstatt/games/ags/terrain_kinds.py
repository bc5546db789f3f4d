"""What terrain is made of: kinds, the usual pieces by name, buildings with walls and openings (ags.2.13).

An *object* is something with a height that stands in the way: up to 1 inch it is stepped over, higher it is climbed or
walked around. Areas (woods, water, difficult and dangerous ground) are walked through. A building is a footprint
(`building`) with own pieces of the same feature for its walls, doors, windows, floors and ladders.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags.profiles import INCH
from walstatt.table.outlines import rectangle, rounded, turn
from walstatt.table.shapes import TOLERANCE, Point, Polygon
from walstatt.table.terrain import Piece

LOW = 1.0
"""Objects up to this height may be ignored while moving (ags.2.3.1.kleine_objekte)."""
LOOSE_WIDTH = 4.0
"""ags.2.13.kleingelaende"""
LARGEST_BLOCK = 6.0
GATE = 76.0 / INCH
"""What counts as “about 80 mm” (ags.r.gebaeude)."""

OBJECTS = frozenset({"massive", "impassable", "elevated", "wall", "loose", "object", "door", "window"})
AREAS = frozenset({"wood", "difficult", "water", "deep", "dangerous", "building", "chasm"})
PARTS = frozenset({"floor", "ladder", "stairs"})
AGREED = frozenset({"see_through", "opaque", "barred", "enterable", "always_open", "falls_shut"})
"""What the players may agree on for a door or window (ags.2.13.gebaeude.sicht and the two rules after it)."""
KINDS = OBJECTS | AREAS | PARTS | AGREED
SLOW = ("difficult", "water", "deep")
"""Each makes an inch cost two (ags.2.13.schwierig, ags.2.13.gewaesser, ags.2.3.1.schwimmen)."""

TERRAIN: dict[str, tuple[tuple[str, ...], float]] = {
    "wood": (("wood",), 3.0),
    "dense_wood": (("wood", "difficult"), 3.0),
    "swamp": (("difficult",), 0.0),
    "field": (("difficult",), 0.0),
    "pond": (("water",), 0.0),
    "lake": (("water", "deep"), 0.0),
    "toxic_lake": (("dangerous", "water"), 0.0),
    "quicksand": (("dangerous", "difficult"), 0.0),
    "thorns": (("dangerous",), 0.0),
    "chasm": (("impassable", "chasm"), 0.0),
    "rock": (("impassable", "massive"), 4.0),
    "house": (("building", "impassable", "massive"), 4.0),
    "wall": (("object", "massive"), 2.0),
    "low_wall": (("object", "massive"), 1.0),
    "hedge": (("object",), 1.0),
    "hill": (("elevated", "massive"), 2.0),
    "platform": (("elevated", "massive"), 2.0),
    "barrel": (("loose", "massive"), 1.0),
    "barricade": (("loose", "massive"), 1.0),
    "small_rock": (("loose", "massive"), 1.0),
    "stump": (("loose", "massive"), 0.75),
    "fence": (("loose",), 1.0),
    "bush": (("loose",), 1.0),
    "ladder": (("ladder",), 0.0),
    "stairs": (("stairs",), 0.0),
    "floor": (("floor",), 3.0),
    "building": (("building",), 4.0),
    "house_wall": (("wall", "massive"), 4.0),
    "door": (("door", "massive"), 4.0),
    "window": (("window", "massive"), 4.0),
}
"""Kinds and height of each sort of terrain unless a map says otherwise."""

SORTS = ("wood", "water", "difficult", "dangerous", "building", "elevated", "impassable")
"""Kinds that make for variety (ags.3.1.3.arten); a piece counts for the first that it has."""
WALL_THICKNESS = 0.2


def is_object(piece: Piece) -> bool:
    return piece.height > 0 and not OBJECTS.isdisjoint(piece.kinds)


@lru_cache(maxsize=4096)
def longest_side(piece: Piece) -> float:
    """Of a door or window: how wide the opening is."""
    return max(edge.length for edge in Polygon(piece.outline).edges)


@lru_cache(maxsize=4096)
def is_loose(piece: Piece) -> bool:
    """Loose small terrain is up to 1 inch high and 4 inches wide (ags.2.13.kleingelaende)."""
    return (
        "loose" in piece.kinds
        and piece.height <= LOW + TOLERANCE
        and _width(piece) <= LOOSE_WIDTH + TOLERANCE
    )


def is_too_large(piece: Piece) -> bool:
    """Pieces that cannot be entered should be no larger than 6 x 6 inches (ags.1.2.gelaende)."""
    return "impassable" in piece.kinds and _width(piece) > LARGEST_BLOCK + TOLERANCE


def _width(piece: Piece) -> float:
    """The longer side of the box around it that lies along its longest edge."""
    edge = max(Polygon(piece.outline).edges, key=lambda one: one.length)
    along = [x * edge.ux + y * edge.uy for x, y in piece.outline]
    aside = [y * edge.ux - x * edge.uy for x, y in piece.outline]
    return max(max(along) - min(along), max(aside) - min(aside))


def sort_of(piece: Piece) -> str:
    """The kind of terrain that it counts as for variety, or nothing for loose pieces and parts of a building."""
    return next((sort for sort in SORTS if sort in piece.kinds), "")


def piece_problem(piece: Piece, board: float = 36.0) -> Refused | None:
    """Why a piece cannot be laid: every piece has kinds that the rules know and borders on the board."""
    if not piece.kinds:
        return refuse("ags.3.1.3.eigenschaften", "ags-refused-piece-kind", piece=piece.id)
    for kind in piece.kinds:
        if kind not in KINDS:
            return refuse("ags.2.13", "ags-refused-piece-unknown-kind", piece=piece.id, kind=kind)
    try:
        Polygon(piece.outline)
    except ValueError:
        return refuse("ags.3.1.3.eigenschaften", "ags-refused-piece-outline", piece=piece.id)
    return off_board_problem(piece, board)


def off_board_problem(piece: Piece, board: float = 36.0) -> Refused | None:
    if any(not (0 <= x <= board and 0 <= y <= board) for x, y in piece.outline):
        return refuse("ags.1.2.spielflaeche", "ags-refused-piece-off-board", piece=piece.id)
    return None


class Opening(NamedTuple):
    """A door or window in a building: on which wall (0 the front, then counter-clockwise), where along it, how wide."""

    kind: str
    side: int
    share: float = 0.5
    width: float = 1.6
    agreed: tuple[str, ...] = ()
    """What the players have agreed on for it; nothing is the standard (ags.2.13.gebaeude.oeffnen)."""


def building(
    key: str, middle: Point, size: tuple[float, float], openings: Sequence[Opening], height: float = 4.0,
    turned: float = 0.0, *, floor: float = 0.0, name: str = "building",
) -> list[Piece]:
    """A building that can be entered: footprint, walls with openings; with a floor also a ladder to it inside."""
    pieces = [Piece(key, name, rectangle(middle, size, turned), TERRAIN["building"][0], height, key)]
    across, deep = size[0] / 2, size[1] / 2
    sides = (((-across, -deep), (across, -deep)), ((across, -deep), (across, deep)),
             ((across, deep), (-across, deep)), ((-across, deep), (-across, -deep)))
    for side, (start, end) in enumerate(sides):
        own = sorted((one for one in openings if one.side == side), key=lambda one: one.share)
        pieces += _wall(key, side, start, end, own, height, middle, turned)
    if floor:
        inner = (size[0] - 2 * WALL_THICKNESS, size[1] - 2 * WALL_THICKNESS)
        pieces.append(Piece(f"{key}-floor", "floor", rectangle(middle, inner, turned), ("floor",), floor, key))
        x = across - WALL_THICKNESS
        corners = [(x - 0.3, -0.5), (x, -0.5), (x, 0.5), (x - 0.3, 0.5)]
        pieces.append(Piece(f"{key}-ladder", "ladder", rounded(turn(corners, middle, turned)), ("ladder",), floor, key))
    return pieces


def _wall(
    key: str, side: int, start: Point, end: Point, openings: Sequence[Opening], height: float, middle: Point,
    turned: float,
) -> list[Piece]:
    """One wall as a row of strips: wall, door, wall, window …"""
    length = hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def strip(name: str, number: int, low: float, high: float, agreed: tuple[str, ...] = ()) -> Piece:
        # Walls lie inside the footprint: counter-clockwise, the inside is to the left.
        corners = [
            (start[0] + at * ux - inward * uy, start[1] + at * uy + inward * ux)
            for at, inward in ((low, 0.0), (high, 0.0), (high, WALL_THICKNESS), (low, WALL_THICKNESS))
        ]
        outline = rounded(turn(corners, middle, turned))
        return Piece(f"{key}-{name}-{side}{number}", name, outline, (*TERRAIN[name][0], *agreed), height, key)

    strips, reached = [], 0.0
    for number, opening in enumerate(openings):
        low = opening.share * length - opening.width / 2
        strips.append(strip("house_wall", number, reached, low))
        strips.append(strip(opening.kind, number, low, low + opening.width, opening.agreed))
        reached = low + opening.width
    strips.append(strip("house_wall", len(openings), reached, length))
    return strips
