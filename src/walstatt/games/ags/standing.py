"""Where a base may stand: board edge, ground, levels, other bases (ags.2.3.1.hindernis, ags.2.13)."""
from __future__ import annotations

from collections.abc import Collection
from math import hypot
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import buildings
from walstatt.games.ags.play import BIG_MARKERS, AgsPlay
from walstatt.games.ags.state import Figure
from walstatt.games.ags.terrain_kinds import LOW, OBJECTS, is_loose
from walstatt.table.shapes import TOLERANCE
from walstatt.table.terrain import Solid
from walstatt.table.union import union_share

BLOCKED = "ags.2.3.1.hindernis"
IMPASSABLE = "ags.2.13.unpassierbar"
CLIMBING = "ags.r.klettern"
REACH_UP = 2.0
"""Bases this far above one another do not meet (ags.2.8.2.kontakt)."""


class Walker(NamedTuple):
    """What of a model matters for its way."""

    radius: float
    large: bool = False
    mounted: bool = False
    incorporeal: bool = False
    skirmisher: bool = False


def walker(play: AgsPlay, figure: Figure) -> Walker:
    from walstatt.games.ags import values  # values know the whole game, and the whole game stands on this module

    profile = play.profile(figure)
    return Walker(
        profile.radius,
        profile.base == "L",
        profile.has("Beritten"),
        values.has(play, figure, "Körperlos"),
        values.has(play, figure, "Plänkler"),
    )


def is_object(solid: Solid) -> bool:
    return solid.height > 0 and not OBJECTS.isdisjoint(solid.kinds)


def blocks(play: AgsPlay, solid: Solid, level: float) -> bool:
    """Is there no way through for somebody on this level, other than over it?"""
    kinds = solid.kinds
    if "elevated" in kinds:
        return False
    if "wall" in kinds:
        return solid.height > level + LOW + TOLERANCE
    if "door" in kinds or "window" in kinds:
        return solid.height > level + LOW + TOLERANCE and not buildings.is_passable(play, solid.piece)
    return "impassable" in kinds and (solid.height <= 0 or solid.height > level - TOLERANCE)


def block_refusal(solid: Solid, one: Walker) -> Refused:
    kinds, piece = solid.kinds, solid.piece.id
    if "door" in kinds or "window" in kinds:
        return buildings.opening_refusal(solid.piece)
    if "wall" in kinds:
        if one.large:
            return refuse("ags.2.13.gebaeude.l_basen", "ags-refused-large-base", piece=piece)
        return refuse("ags.r.gebaeude", "ags-refused-wall", piece=piece)
    if "impassable" in kinds:
        return refuse(IMPASSABLE, "ags-refused-impassable", piece=piece)
    return refuse(BLOCKED, "ags-refused-blocked", piece=piece)


def surfaces(play: AgsPlay, x: float, y: float, r: float) -> tuple[float, list[float]]:
    """The level of the solid ground under a base, and the floors above it that carry the whole base."""
    ground = max((solid.height for solid in play.ground.touching(x, y, r, "elevated")), default=0.0)
    floors = [
        solid.height for solid in play.ground.touching(x, y, r, "floor")
        if solid.height > ground and solid.polygon.disc_inside(x, y, r)
    ]
    return ground, floors


def resting_level(play: AgsPlay, x: float, y: float, r: float, z: float | None = None) -> float:
    """The level on which a base stands here; z tells floors above one another apart."""
    ground, floors = surfaces(play, x, y, r)
    if z is None or not floors:
        return ground
    return min((ground, *floors), key=lambda level: (abs(level - z), level))


def ground_problem(play: AgsPlay, one: Walker, x: float, y: float, z: float | None = None) -> Refused | None:
    """Why the ground does not let a base stand here, or None. Other bases do not matter."""
    ground = play.ground
    r = one.radius
    if not ground.on_board(x, y, r):
        return refuse("ags.1.2.spielflaeche", "ags-refused-off-board")
    level = resting_level(play, x, y, r, z)
    near = [
        solid for minx, miny, maxx, maxy, solid in ground.rows
        if minx - r < x < maxx + r and miny - r < y < maxy + r and solid.polygon.disc_overlaps(x, y, r)
    ]
    for solid in near:
        problem = _stands_in(play, solid, level, one)
        if problem:
            return problem
    if not _is_carried(near, level, x, y, r):
        return refuse(CLIMBING, "ags-refused-not-carried")
    if one.large and not one.incorporeal:
        problem = buildings.too_large_inside(play, x, y, r, level)
        if problem:
            return problem
    if near and one.incorporeal and play.ruling("ags.r.koerperlos_bewegung") == 2:
        return refuse("ags.2.12.koerperlos.bewegung", "ags-refused-in-terrain", piece=near[0].piece.id)
    return None


def _stands_in(play: AgsPlay, solid: Solid, level: float, one: Walker) -> Refused | None:
    kinds = solid.kinds
    if "elevated" in kinds or solid.height < level - TOLERANCE:
        return None
    if "impassable" in kinds or "wall" in kinds:
        if one.incorporeal:
            return refuse("ags.2.12.koerperlos.bewegung", "ags-refused-in-terrain", piece=solid.piece.id)
        return block_refusal(solid, one)
    if "door" in kinds or "window" in kinds:
        return None if buildings.is_passable(play, solid.piece) else buildings.opening_refusal(solid.piece)
    if not is_object(solid):
        return None
    if is_loose(solid.piece) or solid.height <= LOW + TOLERANCE:
        return refuse("ags.r.kleine_objekte_enden", "ags-refused-ends-on", piece=solid.piece.id)
    return block_refusal(solid, one)


def _is_carried(near: list[Solid], level: float, x: float, y: float, r: float) -> bool:
    """Does one level carry the whole base?"""
    if any("floor" in solid.kinds and abs(solid.height - level) <= TOLERANCE for solid in near):
        return True
    raised = [solid for solid in near if "elevated" in solid.kinds]
    carriers = [solid.polygon for solid in raised if abs(solid.height - level) <= TOLERANCE]
    if not raised or any(polygon.disc_inside(x, y, r) for polygon in carriers):
        return True
    return len(carriers) > 1 and union_share(carriers, x, y, r) >= 1.0 - 1e-6


def marker_problem(play: AgsPlay, x: float, y: float, r: float, z: float) -> Refused | None:
    """Nobody ends on the shrine or a provisions marker (ags.r.tactic_objects); on a floor above it one may."""
    for marker in play.state.markers.values():
        if marker.kind in BIG_MARKERS and not marker.carrier and abs(marker.z - z) < REACH_UP - TOLERANCE:
            disc = play.marker_disc(marker)
            if hypot(x - disc.x, y - disc.y) < r + disc.r - TOLERANCE:
                return refuse("ags.r.tactic_objects", "ags-refused-on-marker", marker=play.marker_name(marker))
    return None


def stand_problem(
    play: AgsPlay, who: Figure | Walker, x: float, y: float, z: float | None = None, ignoring: Collection[str] = ()
) -> Refused | None:
    """Why a model (or one that is about to come) cannot stand here, or None: ground, board edge, other bases."""
    one = walker(play, who) if isinstance(who, Figure) else who
    level = resting_level(play, x, y, one.radius, z)
    problem = ground_problem(play, one, x, y, z) or marker_problem(play, x, y, one.radius, level)
    if problem:
        return problem
    own = {who.id} if isinstance(who, Figure) else set()
    other = base_in_the_way(play, x, y, level, one.radius, own | set(ignoring))
    if other is not None:
        return refuse(BLOCKED, "ags-refused-occupied", figure=play.name(other))
    return None


def base_in_the_way(
    play: AgsPlay, x: float, y: float, z: float, r: float, ignoring: Collection[str]
) -> Figure | None:
    """The model whose base a base at this place would overlap."""
    for other in play.on_table():
        if (
            other.id not in ignoring
            and hypot(x - other.x, y - other.y) < r + play.radius(other) - TOLERANCE
            and abs(other.z - z) < REACH_UP - TOLERANCE
        ):
            return other
    return None


def put(play: AgsPlay, figure: Figure, x: float, y: float, z: float | None = None) -> None:
    """Stand a model somewhere; its level follows from the ground, z tells floors apart."""
    figure.x, figure.y = float(x), float(y)
    figure.z = resting_level(play, figure.x, figure.y, play.radius(figure), z)
