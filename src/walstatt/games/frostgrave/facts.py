"""Distances, contact and combat: the only place where they are judged (frostgrave.r.measuring, .in_combat)."""
from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from walstatt.games.frostgrave.play import TOKEN_RADIUS, FrostgravePlay
from walstatt.games.frostgrave.profiles import LARGEST
from walstatt.games.frostgrave.state import TABLE, Figure, Token
from walstatt.games.frostgrave.terrain_kinds import STEP
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.terrain import Solid

MEASURING = "frostgrave.r.measuring"
IN_COMBAT = "frostgrave.r.in_combat"
CENTRE_TO_CENTRE = 1
NEVER = 2 * LARGEST + 2 * TOLERANCE
"""Bases whose centres are farther apart than this do not touch, whatever their sizes."""


def apart(play: FrostgravePlay, flat: float, radii: float, dz: float) -> float:
    """The distance of two discs whose centres are so far apart, seen from above and in height."""
    if play.ruling("frostgrave.r.measuring") != CENTRE_TO_CENTRE:
        flat = max(0.0, flat - radii)
    return hypot(flat, dz)


def distance(play: FrostgravePlay, one: Figure, other: Figure) -> float:
    flat = hypot(one.x - other.x, one.y - other.y)
    return apart(play, flat, play.radius(one) + play.radius(other), one.z - other.z)


def token_distance(play: FrostgravePlay, figure: Figure, token: Token) -> float:
    flat = hypot(figure.x - token.x, figure.y - token.y)
    return apart(play, flat, play.radius(figure) + TOKEN_RADIUS, figure.z - token.z)


def point_distance(play: FrostgravePlay, figure: Figure, x: float, y: float, z: float) -> float:
    flat = hypot(figure.x - x, figure.y - y)
    return apart(play, flat, play.radius(figure), figure.z - z)


def touch(play: FrostgravePlay, one: Figure, other: Figure) -> bool:
    """Do the two bases touch, with at most 0.5 inch difference in height?"""
    dx, dy = one.x - other.x, one.y - other.y
    if dx > NEVER or dx < -NEVER or dy > NEVER or dy < -NEVER:
        return False
    return (
        hypot(dx, dy) <= play.radius(one) + play.radius(other) + TOLERANCE
        and abs(one.z - other.z) <= STEP + TOLERANCE
    )


def touches_token(play: FrostgravePlay, figure: Figure, token: Token) -> bool:
    flat = hypot(figure.x - token.x, figure.y - token.y)
    return flat <= play.radius(figure) + TOKEN_RADIUS + TOLERANCE and abs(figure.z - token.z) <= STEP + TOLERANCE


def touches_piece(play: FrostgravePlay, figure: Figure, solid: Solid) -> bool:
    reach = play.radius(figure) + TOLERANCE
    minx, miny, maxx, maxy = solid.polygon.box
    if not (minx - reach <= figure.x <= maxx + reach and miny - reach <= figure.y <= maxy + reach):
        return False
    return solid.polygon.distance(figure.x, figure.y) <= reach


def opponents(play: FrostgravePlay, figure: Figure) -> list[Figure]:
    """Those with whom it is in combat (frostgrave.r.in_combat)."""
    if figure.place != TABLE:
        return []
    return [other for other in play.foes(figure) if touch(play, figure, other)]


def in_combat(play: FrostgravePlay, figure: Figure) -> bool:
    seat, x, y = figure.seat, figure.x, figure.y
    for other in play.state.figures.values():
        if (
            other.seat != seat and -NEVER <= other.x - x <= NEVER and -NEVER <= other.y - y <= NEVER
            and other.place == TABLE and touch(play, figure, other)
        ):
            return True
    return False


def beside(figures: list[Figure], path: Sequence[Point], reach: float) -> list[Figure]:
    """Those among the figures that something on this path could come so near to: a quick look, by boxes."""
    xs, ys = [point[0] for point in path], [point[1] for point in path]
    west, east, south, north = min(xs) - reach, max(xs) + reach, min(ys) - reach, max(ys) + reach
    return [one for one in figures if west <= one.x <= east and south <= one.y <= north]


def joined(play: FrostgravePlay, figure: Figure) -> list[Figure]:
    """All figures joined to it by contact in combat, itself first (frostgrave.r.shoot_limits)."""
    found = [figure]
    for one in found:
        found += [other for other in opponents(play, one) if other not in found]
    return found


def supporters(play: FrostgravePlay, fighter: Figure, opponent: Figure) -> list[Figure]:
    """Others of its side in combat with the opponent and with nobody else (frostgrave.r.support_details)."""
    return [
        other for other in play.state.of(fighter.seat)
        if other is not fighter and opponents(play, other) == [opponent]
    ]
