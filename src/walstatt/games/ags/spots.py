"""Where markers and persons may be put down, and proposals for it."""
from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from random import Random

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags.play import BIG_MARKERS, AgsPlay
from walstatt.games.ags.profiles import INCH, MARKER
from walstatt.games.ags.state import Figure
from walstatt.table.shapes import TOLERANCE, Point

SOLID = frozenset(BIG_MARKERS)
"""Kinds of markers on which nothing else may end (ags.r.tactic_objects)."""
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


def lying_problem(play: AgsPlay, kind: str, x: float, y: float, rule: str, *, free_of: str = "all") -> Refused | None:
    """Why a marker cannot lie here: the board's edge, impassable ground, other markers, bases.

    `free_of` says what it must not overlap: "all" markers and bases, "markers", or "solid" ones only.
    """
    radius = marker_radius(kind)
    if not play.ground.on_board(x, y, radius):
        return refuse("ags.r.spielfeldrand", "ags-refused-marker-off-board")
    for solid in play.ground.touching(x, y, radius, "impassable"):
        return refuse(rule, "ags-refused-marker-impassable", piece=solid.piece.id)
    for marker in play.state.markers.values():
        if marker.carrier or (free_of == "solid" and marker.kind not in SOLID):
            continue
        if hypot(marker.x - x, marker.y - y) < marker_radius(marker.kind) + radius - TOLERANCE:
            solid_rule = "ags.r.tactic_objects" if marker.kind in SOLID else rule
            return refuse(solid_rule, "ags-refused-marker-on-marker", marker=marker.id)
    if free_of == "all":
        for figure in play.on_table():
            if hypot(figure.x - x, figure.y - y) < play.radius(figure) + radius - TOLERANCE:
                return refuse(rule, "ags-refused-marker-on-base", figure=play.name(figure))
    return None


def nearest_free(play: AgsPlay, kind: str, x: float, y: float, rule: str, free_of: str = "all") -> Point:
    """The wanted place, or the nearest one that is free (ags.r.setup_placements)."""
    for spot in outward(x, y):
        if lying_problem(play, kind, *spot, rule, free_of=free_of) is None:
            return spot
    return (x, y)


def beside(play: AgsPlay, figure: Figure, kind: str, rng: Random | None = None) -> Iterator[Point]:
    """Spots for a marker in contact with a base."""
    yield from around(figure.x, figure.y, play.radius(figure) + marker_radius(kind), rng)


def touches_base(play: AgsPlay, figure: Figure, kind: str, x: float, y: float) -> bool:
    """Would a marker here touch or overlap the base?"""
    return hypot(figure.x - x, figure.y - y) <= play.radius(figure) + marker_radius(kind) + TOLERANCE


def overlaps(play: AgsPlay, figure: Figure, kind: str, x: float, y: float) -> bool:
    """Would a marker here lie under the base, at least partly?"""
    return hypot(figure.x - x, figure.y - y) < play.radius(figure) + marker_radius(kind) - TOLERANCE
