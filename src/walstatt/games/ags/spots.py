"""Where markers and persons may be put down, and proposals for it."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from random import Random

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import standing
from walstatt.games.ags.play import BIG_MARKERS, AgsPlay
from walstatt.games.ags.profiles import INCH, MARKER
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.terrain import Solid

SOLID = frozenset(BIG_MARKERS)
"""Kinds of markers on which nothing else may end (ags.r.tactic_objects)."""
WALLS = ("wall", "door", "window")
ANGLES = 36
STEP = 0.25


def marker_radius(kind: str) -> float:
    return BIG_MARKERS.get(kind, MARKER) / INCH / 2


def around(x: float, y: float, distance: float, rng: Random | None = None) -> Iterator[Point]:
    """Points on a circle, from a random angle on."""
    turn = rng.random() * 2 * pi if rng else -pi / 2
    for number in range(ANGLES):
        angle = turn + 2 * pi * number / ANGLES
        yield (x + distance * cos(angle), y + distance * sin(angle))


def outward(x: float, y: float, limit: float = 36.0) -> Iterator[Point]:
    """The point itself, then others ever farther away."""
    yield (x, y)
    distance = STEP
    while distance <= limit:
        yield from around(x, y, distance)
        distance += STEP


def lying_problem(
    play: AgsPlay, kind: str, x: float, y: float, rule: str, *, free_of: str = "all", level: float
) -> Refused | None:
    """Why a marker cannot lie here: the board's edge, impassable ground, other markers, bases.

    `free_of` says what it must not overlap: "all" markers and bases, "markers", or "solid" ones only; what is on
    another floor is not in its way. `level` is the floor it would lie on.
    """
    radius = marker_radius(kind)
    if not play.ground.on_board(x, y, radius):
        return refuse("ags.r.spielfeldrand", "ags-refused-marker-off-board")
    solid = _impassable_at(play, x, y, radius, level)
    if solid:
        return refuse(rule, "ags-refused-marker-impassable", piece=solid.piece.id)
    for marker in play.state.markers.values():
        if marker.carrier or (free_of == "solid" and marker.kind not in SOLID) or not same_floor(marker.z, level):
            continue
        if hypot(marker.x - x, marker.y - y) < marker_radius(marker.kind) + radius - TOLERANCE:
            solid_rule = "ags.r.tactic_objects" if marker.kind in SOLID else rule
            return refuse(solid_rule, "ags-refused-marker-on-marker", marker=play.marker_name(marker))
    if free_of == "all":
        for figure in play.on_table():
            if overlaps(play, figure, kind, x, y, level):
                return refuse(rule, "ags-refused-marker-on-base", figure=play.name(figure))
    return None


def floor_at(play: AgsPlay, figure: Figure, x: float, y: float) -> float:
    """The floor that carries the middle of a flat marker here; under the model's own base it is the model's."""
    if hypot(figure.x - x, figure.y - y) < play.radius(figure):
        return figure.z
    return standing.resting_level(play, x, y, 0.0, figure.z)


def same_floor(level: float, other: float) -> bool:
    return abs(level - other) <= TOLERANCE


def _impassable_at(play: AgsPlay, x: float, y: float, radius: float, level: float) -> Solid | None:
    """Impassable ground here with no bridge over it, or a wall of a house with no way through (ags.r.gebaeude)."""
    walls = (solid for kind in WALLS for solid in play.ground.touching(x, y, radius, kind))
    found = (solid for solid in walls if standing.blocks(play, solid, level))
    ground = (solid for solid in play.ground.touching(x, y, radius, "impassable") if solid.height >= level - TOLERANCE)
    return next(ground, None) or next(found, None)


def nearest_free(play: AgsPlay, kind: str, x: float, y: float, rule: str, free_of: str = "all") -> Point:
    """The wanted place, or the nearest one that is free (ags.r.setup_placements)."""
    for spot in outward(x, y):
        if lying_problem(play, kind, *spot, rule, free_of=free_of, level=play.ground.level(*spot)) is None:
            return spot
    return (x, y)


def beside(play: AgsPlay, figure: Figure, kind: str, rng: Random | None = None) -> Iterator[Point]:
    """Spots for a marker in contact with a base."""
    yield from around(figure.x, figure.y, play.radius(figure) + marker_radius(kind), rng)


def touches_base(play: AgsPlay, figure: Figure, kind: str, x: float, y: float) -> bool:
    """Would a marker here touch or overlap the base?"""
    return hypot(figure.x - x, figure.y - y) <= play.radius(figure) + marker_radius(kind) + TOLERANCE


def overlaps(play: AgsPlay, figure: Figure, kind: str, x: float, y: float, level: float) -> bool:
    """Would a marker here lie under the base, at least partly?"""
    reach = play.radius(figure) + marker_radius(kind) - TOLERANCE
    return same_floor(figure.z, level) and hypot(figure.x - x, figure.y - y) < reach
