"""Where a base may stand: on the table, on ground that carries it, clear of walls, cliffs and other bases."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import facts
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import TABLE, Figure
from walstatt.games.anima.terrain_kinds import STEP
from walstatt.table.shapes import TOLERANCE, Point, Polygon

TABLE_RULE = "anima.r.table"
PATHS = "anima.r.walk_run"
CLIMBING = "anima.r.climb"


def ground_problem(play: AnimaPlay, x: float, y: float, r: float, rule: str = TABLE_RULE) -> Refused | None:
    """Why the ground does not carry a base there; its centre decides in which ground it is (anima.r.terrain_kinds)."""
    if not play.ground.on_board(x, y, r):
        return refuse(rule, "anima-refused-off-table")
    level = play.relief.level(x, y)
    deep = next((one for one in play.ground.of_kind("impassable") if is_inside(one.polygon, x, y)), None)
    if deep is not None:
        return refuse("anima.terrain.water", "anima-refused-water", piece=deep.piece.id)
    for solid in play.relief.blocks:
        if solid.height > level + STEP + TOLERANCE and solid.polygon.disc_overlaps(x, y, r):
            return refuse(rule, "anima-refused-wall", piece=solid.piece.id)
    near = play.relief.faces_near((x, y), (x, y), r)
    features = play.relief.features(x, y) if near else ()
    for face in near:
        if face.feature in features or face.distance(x, y) >= r - TOLERANCE:
            continue
        if face.nearest_top(x, y) > level + STEP + TOLERANCE:
            return refuse(CLIMBING, "anima-refused-face", piece=play.ground.solids[face.solid].piece.id)
    return None


def is_inside(polygon: Polygon, x: float, y: float) -> bool:
    """Is the point inside, deeper than the tolerance?"""
    return polygon.encloses(x, y) and polygon.outline_distance(x, y) > TOLERANCE


def base_problem(
    play: AnimaPlay, figure: Figure, x: float, y: float, rule: str, ignoring: Collection[str] = ()
) -> Refused | None:
    """Whose base is there already."""
    profile = play.profile(figure)
    z = play.relief.level(x, y)
    for other in play.on_table():
        if other is figure or other.id in ignoring:
            continue
        theirs = play.profile(other)
        if hypot(other.x - x, other.y - y) < profile.radius + theirs.radius - TOLERANCE and facts.same_height(
            z, profile.height, other.z, theirs.height
        ):
            return refuse(rule, "anima-refused-overlap", figure=play.name(other))
    return None


def stand_problem(
    play: AnimaPlay, figure: Figure, x: float, y: float, rule: str = TABLE_RULE, ignoring: Collection[str] = ()
) -> Refused | None:
    return ground_problem(play, x, y, play.radius(figure), rule) or base_problem(play, figure, x, y, rule, ignoring)


def contact_problem(play: AnimaPlay, figure: Figure, x: float, y: float, rule: str) -> Refused | None:
    """Would a base there touch an enemy?"""
    twin = at(figure, x, y, play.relief.level(x, y))
    for foe in play.foes(figure):
        if facts.touch(play, twin, foe):
            return refuse(rule, "anima-refused-contact", figure=play.name(foe))
    return None


def at(figure: Figure, x: float, y: float, z: float) -> Figure:
    """The same character somewhere else, as a thought."""
    return Figure(figure.id, figure.seat, figure.profile, figure.lp, x, y, z, TABLE)


def put(play: AnimaPlay, figure: Figure, x: float, y: float) -> None:
    """Set a base down; its level follows from the ground."""
    figure.x, figure.y, figure.z = float(x), float(y), play.relief.level(x, y)
    figure.place = TABLE


def ring_spots(centre: Point, reach: float, steps: int = 24) -> list[Point]:
    """Points all around at a distance."""
    return [
        (centre[0] + reach * cos(2 * pi * number / steps), centre[1] + reach * sin(2 * pi * number / steps))
        for number in range(steps)
    ]


def snug_spots(play: AnimaPlay, figure: Figure, target: Figure) -> Iterator[Point]:
    """Where a base would touch the target's base and somebody else's at once: the last gaps around it."""
    reach = play.radius(figure) + play.radius(target)
    for other in play.on_table():
        if other in (figure, target):
            continue
        far, dx, dy = play.radius(figure) + play.radius(other), other.x - target.x, other.y - target.y
        apart = hypot(dx, dy)
        if not 0 < apart <= reach + far:
            continue
        along = (reach * reach - far * far + apart * apart) / (2 * apart)
        aside = max(reach * reach - along * along, 0.0) ** 0.5
        for sign in (1.0, -1.0):
            yield (
                target.x + (along * dx - sign * aside * dy) / apart,
                target.y + (along * dy + sign * aside * dx) / apart,
            )


def _tries(rng: Random, box: tuple[float, float, float, float]) -> Iterator[Point]:
    west, south, east, north = box
    yield from [(rng.uniform(west, east), rng.uniform(south, north)) for _ in range(40)]
    for j in range(31):
        for i in range(31):
            yield west + (east - west) * i / 30, south + (north - south) * j / 30


def find_spot(rng: Random, judge: Any, box: tuple[float, float, float, float]) -> list[list[float]] | None:
    """Some place in a box that the judge accepts: random ones first, then a grid."""
    for x, y in _tries(rng, box):
        value = [[round(x, 3), round(y, 3)]]
        try:
            judge(value)
        except Refused:
            continue
        return value
    return None
