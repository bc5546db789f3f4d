"""Where a base may stand or hang, on which level, and who is in the way (frostgrave.r.move_path, .climb_details)."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import cos, hypot, pi, sin

from walstatt.core.refusal import Refused, refuse
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.games.frostgrave.terrain_kinds import STEP, is_solid
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.terrain import Solid

PATH = "frostgrave.r.move_path"
TABLE_RULE = "frostgrave.r.table_setup"
ANGLES = 48
RING = 0.25
HALVINGS = 9
FAR = 40.0


def overlapped(play: FrostgravePlay, x: float, y: float, r: float) -> list[Solid]:
    """Every piece that a base reaches into."""
    return [
        solid for minx, miny, maxx, maxy, solid in play.ground.rows
        if minx - r < x < maxx + r and miny - r < y < maxy + r and solid.polygon.disc_overlaps(x, y, r)
    ]


def support(solids: Collection[Solid], z: float) -> float:
    """The highest top among these that somebody at height z is on, or 0: whatever is higher is beside or above him."""
    tops = [
        solid.height for solid in solids
        if (is_solid(solid) or "floor" in solid.kinds) and solid.height <= z + STEP + TOLERANCE
    ]
    return max(tops, default=0.0)


def level_at(play: FrostgravePlay, x: float, y: float, r: float, z: float) -> float:
    """The level of a base here that comes from height z."""
    return support(overlapped(play, x, y, r), z)


def is_carried(play: FrostgravePlay, x: float, y: float, z: float) -> bool:
    """Is the base centre over ground or a top that can be stood on?"""
    if z <= STEP + TOLERANCE:
        return True
    return any(
        abs(solid.height - z) <= TOLERANCE and solid.polygon.contains(x, y)
        for kind in ("elevated", "floor") for solid in play.ground.of_kind(kind)
    )


def ground_problem(play: FrostgravePlay, r: float, x: float, y: float, z: float) -> Refused | None:
    """Why the ground does not let a base be here at this height, or None; hanging is not judged."""
    if not play.ground.on_board(x, y, r):
        return refuse(PATH, "frostgrave-refused-off-board")
    for solid in overlapped(play, x, y, r):
        if is_solid(solid) and solid.height > z + STEP + TOLERANCE:
            return refuse(PATH, "frostgrave-refused-solid", piece=solid.piece.id)
        if "chasm" in solid.kinds and z <= STEP:
            return refuse(PATH, "frostgrave-refused-chasm", piece=solid.piece.id)
    return None


def is_held(play: FrostgravePlay, x: float, y: float, z: float, r: float) -> bool:
    """Could a base at this height come to stand here at once, on dry ground and without a fall?"""
    return (
        ground_problem(play, r, x, y, z) is None
        and not deep_at(play, x, y, z)
        and abs(level_at(play, x, y, r, z) - z) <= TOLERANCE
        and is_carried(play, x, y, z)
    )


def meet_in_height(play: FrostgravePlay, z: float, height: float, other: Figure) -> bool:
    """Do two bodies, one of them at height z, share any height?"""
    return z < other.z + play.height(other) - TOLERANCE and other.z < z + height - TOLERANCE


def in_the_way(
    play: FrostgravePlay, x: float, y: float, z: float, r: float, height: float, ignoring: Collection[str] = ()
) -> Figure | None:
    """The figure whose base a base at this place would overlap."""
    for other in play.on_table():
        if (
            other.id not in ignoring
            and hypot(x - other.x, y - other.y) < r + play.radius(other) - TOLERANCE
            and meet_in_height(play, z, height, other)
        ):
            return other
    return None


def stand_problem(play: FrostgravePlay, figure: Figure, x: float, y: float, z: float = 0.0) -> Refused | None:
    """Why a figure cannot stand here (not hang): ground, edge, other bases."""
    r, height = play.radius(figure), play.height(figure)
    problem = ground_problem(play, r, x, y, z)
    if problem:
        return problem
    level = level_at(play, x, y, r, z)
    if not is_carried(play, x, y, level):
        return refuse(PATH, "frostgrave-refused-not-carried")
    other = in_the_way(play, x, y, level, r, height, (figure.id,))
    if other is not None:
        return refuse(PATH, "frostgrave-refused-occupied", figure=play.name(other))
    return None


def in_water(play: FrostgravePlay, figure: Figure) -> bool:
    """Is its base centre in deep water (frostgrave.r.swim_when)?"""
    return deep_at(play, figure.x, figure.y, figure.z)


def deep_at(play: FrostgravePlay, x: float, y: float, z: float) -> bool:
    return z <= STEP and any(solid.polygon.contains(x, y) for solid in play.ground.of_kind("deep"))


def put(play: FrostgravePlay, figure: Figure, x: float, y: float, z: float) -> None:
    """Place a figure; whether it hangs follows from what is under its centre."""
    figure.x, figure.y, figure.z = float(x), float(y), float(z)
    figure.hanging = not is_carried(play, figure.x, figure.y, figure.z)


def outward(x: float, y: float) -> Iterator[Point]:
    """The point itself, then others ever farther away."""
    yield x, y
    distance = RING
    while distance <= FAR:
        for number in range(ANGLES):
            angle = 2 * pi * number / ANGLES
            yield x + distance * cos(angle), y + distance * sin(angle)
        distance += RING


def nearest(x: float, y: float, allows: Callable[[float, float], bool]) -> Point | None:
    """The nearest place around a point that is allowed, in one of many directions."""
    if allows(x, y):
        return x, y
    distance = RING
    while distance <= FAR:
        angles = [2 * pi * number / ANGLES for number in range(ANGLES)]
        free = [angle for angle in angles if allows(x + distance * cos(angle), y + distance * sin(angle))]
        if free:
            near = [(_least(x, y, angle, distance, allows), angle) for angle in free]
            away, angle = min(near, key=lambda one: round(one[0], 3))
            return x + away * cos(angle), y + away * sin(angle)
        distance += RING
    return None


def _least(x: float, y: float, angle: float, most: float, allows: Callable[[float, float], bool]) -> float:
    """How near the place may be in one direction, between two rings."""
    low, high = most - RING, most
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if allows(x + middle * cos(angle), y + middle * sin(angle)):
            high = middle
        else:
            low = middle
    return high
