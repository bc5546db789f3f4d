"""Lines of sight: from the middle of one figure to any point of another (frostgrave.r.line_of_sight)."""
from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave import facts
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import is_solid
from walstatt.table.shapes import TOLERANCE
from walstatt.table.sight import Eye, hidden_share, line_clear
from walstatt.table.terrain import Piece, Solid

RULE = "frostgrave.r.line_of_sight"
FOG = "frostgrave.r.spell.nebelwand"
FOG_RADIUS = 2.0
FOG_CORNERS = 48
SKY = 1000.0
LOW = 0.2
"""A point on the ground is looked at this far above it."""
WHOLE = 1.0 - 1e-3
"""So much of a figure's width must be hidden: seams between abutting walls are no windows."""
ACROSS = 8
"""Steps across a figure where floors have to be looked past line by line."""


def sees(play: FrostgravePlay, viewer: Figure, target: Figure) -> bool:
    return problem(play, viewer, target) is None


def problem(play: FrostgravePlay, viewer: Figure, target: Figure) -> Refused | None:
    """What takes the viewer's sight of a figure: solid terrain, or fog."""
    spot = (target.x, target.y, target.z)
    return body_problem(play, viewer, target, spot, fog=not facts.touch(play, viewer, target))


def body_problem(
    play: FrostgravePlay, viewer: Figure, body: Figure, place: tuple[float, float, float], *, fog: bool = True
) -> Refused | None:
    """The same for a figure as if it stood somewhere."""
    key = ("sight", viewer.x, viewer.y, viewer.z, play.height(viewer), play.height(body), place,
           play.state.fogs if fog else ())
    known = play.memory.get(key)
    if known is None:
        known = play.remember(key, _hidden_by(play, viewer, body, place, fog) or "nothing")
    if known == "nothing":
        return None
    return refuse(known, "frostgrave-refused-no-sight", figure=play.name(body))


def _hidden_by(
    play: FrostgravePlay, viewer: Figure, body: Figure, place: tuple[float, float, float], fog: bool
) -> str:
    """The rule behind what hides a body, or nothing."""
    solids = blockers(play)
    if not _is_visible(play, viewer, body, place, solids):
        return RULE
    clouds = fogs(play) if fog else ()
    if clouds and not _is_visible(play, viewer, body, place, (*solids, *clouds)):
        return FOG
    return ""


def _is_visible(
    play: FrostgravePlay, viewer: Figure, body: Figure, place: tuple[float, float, float], solids: tuple[Solid, ...]
) -> bool:
    x, y, z = place
    eye, top = viewer.z + play.height(viewer), z + play.height(body)
    floors = [
        solid for solid in play.ground.of_kind("floor") if min(eye, z + LOW) < solid.height < max(eye, top)
    ]
    if not floors:
        target = Eye(x, y, play.radius(body), top)
        return hidden_share(viewer.x, viewer.y, eye, target, solids) < WHOLE
    start = (viewer.x, viewer.y, eye)
    return any(
        line_clear(*start, *point, solids) and _past_floors(start, point, floors)
        for point in _points_of(viewer, place, play.radius(body), top)
    )


def _points_of(
    viewer: Figure, place: tuple[float, float, float], r: float, top: float
) -> list[tuple[float, float, float]]:
    """Points across a body at its head, its middle and its feet."""
    x, y, z = place
    away = hypot(x - viewer.x, y - viewer.y) or 1.0
    nx, ny = -(y - viewer.y) / away, (x - viewer.x) / away
    heights = (top, (z + top) / 2, z + LOW)
    offsets = [r * (2 * step / ACROSS - 1) for step in range(ACROSS + 1)]
    return [(x + nx * offset, y + ny * offset, height) for height in heights for offset in offsets]


def _past_floors(
    start: tuple[float, float, float], end: tuple[float, float, float], floors: list[Solid]
) -> bool:
    for floor in floors:
        climb = end[2] - start[2]
        if abs(climb) < TOLERANCE:
            continue
        share = (floor.height - start[2]) / climb
        if 0.0 < share < 1.0 and floor.polygon.contains(
            start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
        ):
            return False
    return True


def sees_point(play: FrostgravePlay, viewer: Figure, x: float, y: float, z: float) -> bool:
    """Is there a free line to a point on the ground?"""
    start, end = (viewer.x, viewer.y, viewer.z + play.height(viewer)), (x, y, z + LOW)
    if not line_clear(*start, *end, (*blockers(play), *fogs(play))):
        return False
    return _past_floors(start, end, list(play.ground.of_kind("floor")))


def blockers(play: FrostgravePlay) -> tuple[Solid, ...]:
    known: tuple[Solid, ...] | None = play.memory.get("blockers")
    if known is None:
        known = tuple(solid for solid in play.ground.solids if is_solid(solid))
        play.remember("blockers", known)
    return known


def fogs(play: FrostgravePlay) -> tuple[Solid, ...]:
    return tuple(_fog(fog.x, fog.y) for fog in play.state.fogs)


@lru_cache(maxsize=1024)
def _fog(x: float, y: float) -> Solid:
    outline = tuple(
        (x + FOG_RADIUS * cos(2 * pi * step / FOG_CORNERS), y + FOG_RADIUS * sin(2 * pi * step / FOG_CORNERS))
        for step in range(FOG_CORNERS)
    )
    return Solid(Piece("fog", "fog", outline, ("fog",), SKY), -1)
