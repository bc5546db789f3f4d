"""Lines of sight (ags.2.7.los): heights, models in the way, woods and buildings.

All straight lines from the viewer's base to the target's count, seen from above (ags.r.los_geometrie); one that
nothing cuts is enough. What can cut a line at all is decided first, by heights (ags.r.los_hoehenlage), woods
(ags.r.wald_sicht) and buildings (ags.r.gebaeude); the rest is plane geometry and exact.
"""
from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Any, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import facts
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import TABLE, Figure, Marker
from walstatt.games.ags.terrain_kinds import is_object
from walstatt.table.inset import inner_part
from walstatt.table.shapes import TOLERANCE, at_least, within
from walstatt.table.sight import Eye
from walstatt.table.sight import sees as unhindered
from walstatt.table.terrain import Piece, Solid

HEIGHTS = "ags.r.los_hoehenlage"
BUILDINGS = "ags.r.gebaeude"

HIDING = {"S": 2.0, "M": 3.0, "L": 4.0, "": 2.0}
"""So high an object hides a model by the class of its base (ags.2.7.los.hoehe); points and markers are as low as S."""
RANK = {"S": 1, "M": 2, "L": 3, "": 9}
"""Only a larger model hides a smaller one (ags.2.7.los.modelle); points and markers are hidden by none."""
EDGE = 1.0
"""Width of a wood's edge (ags.2.13.wald.rand)."""
SIGHT_IN_WOODS = 6.0
SKY = 1000.0


class Spot(NamedTuple):
    """Who looks or is looked at: base, level, and class of the base (empty for points and markers)."""

    x: float
    y: float
    r: float
    z: float
    size: str


def sees(play: AgsPlay, viewer: Figure, target: Figure) -> bool:
    """Has the viewer LoS to the target? (ags.2.7.los)"""
    if viewer is target:
        return True
    return spot_sees(play, spot(play, viewer), spot(play, target), viewer, target)


def sees_point(play: AgsPlay, viewer: Figure, x: float, y: float, z: float | None = None) -> bool:
    """Has the viewer LoS to a point of the table?"""
    level = play.ground.level(x, y) if z is None else z
    return spot_sees(play, spot(play, viewer), Spot(x, y, 0.0, level, ""), viewer)


def sees_marker(play: AgsPlay, viewer: Figure, marker: Marker) -> bool:
    disc = play.marker_disc(marker)
    return spot_sees(play, spot(play, viewer), Spot(disc.x, disc.y, disc.r, marker.z, ""), viewer)


def spot(play: AgsPlay, figure: Figure) -> Spot:
    profile = play.profile(figure)
    return Spot(figure.x, figure.y, profile.radius, figure.z, profile.base)


def spot_sees(play: AgsPlay, viewer: Spot, target: Spot, *but: Figure) -> bool:
    """Sight between two places, past all other models on the table."""
    models = _hiding_models(play, viewer, target, but)
    if not models and not play.ground.solids:
        return True
    key = ("los", viewer, target, models, play.state.open_doors)
    known: bool | None = play.memory.get(key)
    if known is None:
        known = play.remember(key, _judge(play, viewer, target, models))
    return bool(known)


def _judge(play: AgsPlay, viewer: Spot, target: Spot, models: tuple[Eye, ...]) -> bool:
    if floor_between(play, viewer, target):
        return False
    trees = _trees(play, viewer, target)
    if trees is None:
        return False
    blockers = [*hiding_objects(play, viewer, target), *trees]
    if not blockers and not models:
        return True
    return unhindered(eye(play, viewer), eye(play, target), blockers, models)


def problem(play: AgsPlay, viewer: Figure, target: Figure) -> Refused | None:
    """Why the viewer does not see the target, by the rule that hides it; None if it does."""
    rule = "" if viewer is target else hidden_by(play, spot(play, viewer), spot(play, target), viewer, target)
    if not rule:
        return None
    lines = "ags.r.wald_sicht" if ".wald." in rule else "ags.r.los_geometrie"
    return refuse(rule, UNSEEN[rule], viewer=play.name(viewer), target=play.name(target), ruling=lines)


UNSEEN = {
    "ags.2.7.los": "ags-refused-unseen",
    "ags.2.7.los.hoehe": "ags-refused-unseen-object",
    "ags.2.7.los.modelle": "ags-refused-unseen-model",
    "ags.2.13.gebaeude.sicht": "ags-refused-unseen-building",
    "ags.2.13.wald.tief": "ags-refused-unseen-deep",
    "ags.2.13.wald.innen": "ags-refused-unseen-inside-wood",
    "ags.2.13.wald.rand.sicht": "ags-refused-unseen-edge",
    "ags.2.13.wald.durch": "ags-refused-unseen-wood",
}
"""What is told about each rule that can hide a target."""


def hidden_by(play: AgsPlay, viewer: Spot, target: Spot, *but: Figure) -> str:
    """The rule that takes the sight; empty if the target is seen. Where several work together, the general one."""
    if spot_sees(play, viewer, target, *but):
        return ""
    if floor_between(play, viewer, target):
        return "ags.2.13.gebaeude.sicht"
    trees = _trees(play, viewer, target)
    if trees is None:
        return "ags.2.13.wald.tief"
    first, second = eye(play, viewer), eye(play, target)
    if trees and not unhindered(first, second, trees):
        return _why_trees(play, viewer, target)
    if not unhindered(first, second, hiding_objects(play, viewer, target)):
        enclosed = buildings_around(play, viewer) ^ buildings_around(play, target)
        return "ags.2.13.gebaeude.sicht" if enclosed else "ags.2.7.los.hoehe"
    models = _hiding_models(play, viewer, target, but)
    return "ags.2.7.los" if unhindered(first, second, (), models) else "ags.2.7.los.modelle"


def _why_trees(play: AgsPlay, viewer: Spot, target: Spot) -> str:
    """Too far inside the same wood, a way from the edge that leads deeper in, or a wood between."""
    woods = play.ground.of_kind("wood")
    inside = [in_wood(viewer, wood) + in_wood(target, wood) for wood in woods]
    if 2 in inside:
        return "ags.2.13.wald.innen"
    return "ags.2.13.wald.rand.sicht" if 1 in inside else "ags.2.13.wald.durch"


def eye(play: AgsPlay, one: Spot) -> Eye:
    """Heights have been judged before, so all lines run at the height 0; or from head to head by ruling."""
    if play.ruling(HEIGHTS):
        return Eye(one.x, one.y, one.r, one.z + (HIDING[one.size] if one.size else 0.0))
    return Eye(one.x, one.y, one.r, 0.0)


def floor_between(play: AgsPlay, one: Spot, other: Spot) -> bool:
    """Do they stand above each other in the same building, with a floor or roof between them?"""
    return facts.floor_between(play, one.z, other.z, one.x, one.y, other.x, other.y)


# ---- objects


def hides(viewer: Spot, target: Spot, top: float) -> bool:
    """Does something as high as `top` hide the target? (ags.2.7.los.hoehe, ags.r.los_hoehenlage)

    Its height counts from the target's level; who stands at or above its top looks over it.
    """
    return at_least(top - target.z, HIDING[target.size]) and not at_least(viewer.z, top)


def hiding_objects(play: AgsPlay, viewer: Spot, target: Spot) -> list[Solid]:
    """The pieces that cut lines to this target."""
    found = list(_high_enough(play, viewer, target))
    apart = buildings_around(play, viewer) ^ buildings_around(play, target)
    if apart:
        # From inside to outside only openings let a line pass, however high the other one stands: there is a roof.
        walls = [solid for solid in _opaque(play) if solid.piece.feature in apart and _is_shell(solid.piece)]
        found = [solid for solid in found if solid not in walls] + [raised(play, solid) for solid in walls]
    return found


def _high_enough(play: AgsPlay, viewer: Spot, target: Spot) -> tuple[Solid, ...]:
    if play.ruling(HEIGHTS):
        return _opaque(play)
    key = ("hiding", viewer.z, target.z, target.size, play.state.open_doors)
    known: tuple[Solid, ...] | None = play.memory.get(key)
    if known is None:
        known = tuple(solid for solid in _opaque(play) if hides(viewer, target, solid.height))
        play.remember(key, known)
    return known


def _opaque(play: AgsPlay) -> tuple[Solid, ...]:
    """All objects that a line cannot pass: not windows, not what is agreed to be seen through."""
    key = ("opaque", play.state.open_doors)
    known: tuple[Solid, ...] | None = play.memory.get(key)
    if known is None:
        known = tuple(solid for solid in play.ground.solids if is_opaque(play, solid.piece))
        play.remember(key, known)
    return known


def is_opaque(play: AgsPlay, piece: Piece) -> bool:
    """Doors no, windows yes unless agreed otherwise; by ruling an open door too (ags.2.13.gebaeude.sicht)."""
    if not is_object(piece) or "see_through" in piece.kinds:
        return False
    if "window" in piece.kinds:
        return "opaque" in piece.kinds
    if "door" in piece.kinds and play.ruling(BUILDINGS) == 1:
        return piece.id not in play.state.open_doors and "always_open" not in piece.kinds
    return True


def _is_shell(piece: Piece) -> bool:
    return any(kind in piece.kinds for kind in ("wall", "door", "window"))


def buildings_around(play: AgsPlay, one: Spot) -> frozenset[str]:
    """Features of the buildings in which it stands, at least partly and below the roof (ags.r.gelaende_in)."""
    rows = play.ground.rows_of_kind("building")
    if not rows:
        return frozenset()
    return frozenset(
        solid.piece.feature or solid.piece.id
        for west, south, east, north, solid in rows
        if one.z < solid.height - TOLERANCE
        and west - one.r < one.x < east + one.r
        and south - one.r < one.y < north + one.r
        and solid.polygon.disc_overlaps(one.x, one.y, one.r)
    )


def raised(play: AgsPlay, solid: Solid) -> Solid:
    """The same piece as high as the sky."""
    return _remade(play, solid, ("raised", solid.index), solid.piece.outline)


def _remade(play: AgsPlay, solid: Solid, key: Any, outline: tuple[tuple[float, float], ...]) -> Solid:
    known: Solid | None = play.memory.get(key)
    if known is None:
        piece = solid.piece
        known = Solid(Piece(piece.id, piece.name, outline, piece.kinds, SKY, piece.feature), solid.index)
        known.touches = solid.touches
        play.remember(key, known)
    return known


# ---- models in the way


def _hiding_models(play: AgsPlay, viewer: Spot, target: Spot, but: Iterable[Figure]) -> tuple[Eye, ...]:
    """Third models that can hide the target: on a larger base, tall enough where they stand, near the way."""
    rank = RANK[target.size]
    if rank >= RANK["L"]:
        return ()
    found: list[Eye] = []
    for figure in standing_between(play, viewer, target, but):
        profile = play.profile(figure)
        if RANK[profile.base] <= rank:
            continue
        top = figure.z + HIDING[profile.base]
        if not (play.ruling(HEIGHTS) or hides(viewer, target, top)):
            continue
        if not above(play, viewer, target, figure):
            found.append(Eye(figure.x, figure.y, profile.radius, top))
    return tuple(found)


def above(play: AgsPlay, viewer: Spot, target: Spot, figure: Figure) -> bool:
    """Does the model stand on a floor over both of them?"""
    level = max(viewer.z, target.z)
    return figure.z > level + TOLERANCE and bool(facts.slabs(play, figure.x, figure.y, level, figure.z))


def standing_between(play: AgsPlay, viewer: Spot, target: Spot, but: Iterable[Figure]) -> list[Figure]:
    """Other models near the way between two places. A quick test that may name too many."""
    wide = facts.widest(play) + max(viewer.r, target.r)
    west, east = min(viewer.x, target.x) - wide, max(viewer.x, target.x) + wide
    south, north = min(viewer.y, target.y) - wide, max(viewer.y, target.y) + wide
    ids = [figure.id for figure in but]
    return [
        figure
        for figure in play.state.figures.values()
        if west < figure.x < east and south < figure.y < north and figure.place == TABLE and figure.id not in ids
    ]


# ---- woods


def _trees(play: AgsPlay, viewer: Spot, target: Spot) -> list[Solid] | None:
    """What woods cut lines (all of them, or their deep part); None if they leave no sight at all.

    Inside the same wood one sees 6 inches (ags.2.13.wald.innen). Who is deep in a wood and whoever is outside do not
    see each other (ags.2.13.wald.tief). From and to its edge lines may run through the edge (ags.2.13.wald.rand.sicht),
    and through a wood that none of them is in they never go (ags.2.13.wald.durch).
    """
    cutting: list[Solid] = []
    for solid in play.ground.of_kind("wood"):
        viewer_in = in_wood(viewer, solid)
        target_in = in_wood(target, solid)
        if viewer_in and target_in:
            if not within(spot_distance(play, viewer, target), SIGHT_IN_WOODS):
                cutting.append(raised(play, solid))
        elif viewer_in or target_in:
            if is_deep(viewer if viewer_in else target, solid):
                return None
            cutting += deep_parts(play, solid)
        else:
            cutting.append(raised(play, solid))
    return cutting


def in_wood(one: Spot, wood: Solid) -> bool:
    return wood.polygon.disc_overlaps(one.x, one.y, one.r)


def is_deep(one: Spot, wood: Solid) -> bool:
    """Is it wholly inside the wood and not in its edge?"""
    polygon = wood.polygon
    return polygon.encloses(one.x, one.y) and at_least(polygon.outline_distance(one.x, one.y) - one.r, EDGE)


def deep_parts(play: AgsPlay, wood: Solid) -> list[Solid]:
    """The wood without its edge."""
    key = ("deep", wood.index)
    known: list[Solid] | None = play.memory.get(key)
    if known is None:
        parts = inner_part(wood.polygon, EDGE)
        known = [_remade(play, wood, (*key, i), part.points) for i, part in enumerate(parts)]
        play.remember(key, known)
    return known


def spot_distance(play: AgsPlay, one: Spot, other: Spot) -> float:
    """Base edge to base edge, in space or by ruling horizontally (ags.2.8.1)."""
    flat = max(hypot(one.x - other.x, one.y - other.y) - one.r - other.r, 0.0)
    return flat if play.ruling(facts.IN_SPACE) else hypot(flat, one.z - other.z)
