"""Lines of sight, forests on them, and cover (anima.r.sight, anima.r.cover)."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima import facts
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.relief import outline_point
from walstatt.games.anima.standing import is_inside
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import Point, Polygon, beyond, within
from walstatt.table.sight import Eye, disc_blocks, hidden_share, sees
from walstatt.table.terrain import Solid

SIGHT = "anima.r.sight"
FOREST = "anima.terrain.forest_sight"
MOST_FOREST = 4.0
NEARBY = 1.0
FEET = 0.01
"""The height of the feet, above the ground."""
RIM_STEPS = 6
"""Points of a quarter of a rim that are looked at."""


def sight_problem(play: AnimaPlay, viewer: Figure, target: Figure) -> Refused | None:
    """What hides the target from the viewer."""
    trees = forest_between(play, (viewer.x, viewer.y), (target.x, target.y))
    if beyond(trees, MOST_FOREST):
        return refuse(FOREST, "anima-refused-forest", figure=play.name(target), inches=trees)
    if not _in_view(play, viewer, target):
        return refuse(SIGHT, "anima-refused-no-sight", figure=play.name(target))
    return None


def can_see(play: AnimaPlay, viewer: Figure, target: Figure) -> bool:
    return sight_problem(play, viewer, target) is None


def _in_view(play: AnimaPlay, viewer: Figure, target: Figure) -> bool:
    mine, theirs = play.profile(viewer), play.profile(target)
    eye = Eye(viewer.x, viewer.y, 0.0, viewer.z + mine.height)
    body = Eye(target.x, target.y, theirs.radius, target.z + theirs.height)
    if play.ruling(SIGHT) == 1:
        others = [
            Eye(one.x, one.y, play.radius(one), one.z + play.profile(one).height)
            for one in play.on_table()
            if one not in (viewer, target) and play.profile(one).base >= theirs.base
        ]
        return _sees_body(eye, body, play.relief.sight, others)
    key = ("sees", eye, body)
    known: bool | None = play.memory.get(key)
    if known is None:
        known = _sees_body(eye, body, play.relief.sight)
        play.remember(key, known)
    return known


def _sees_body(eye: Eye, body: Eye, solids: Sequence[Solid], others: Sequence[Eye] = ()) -> bool:
    """Is there a free line to a point of the body? From above its top is seen up to the far rim."""
    if sees(eye, body, solids, others):
        return True
    return eye.top > body.top and any(sees(eye, point, solids, others) for point in _far_rim(eye, body))


def _far_rim(eye: Eye, body: Eye) -> Iterator[Eye]:
    away = atan2(body.y - eye.y, body.x - eye.x)
    for number in sorted(range(-RIM_STEPS, RIM_STEPS + 1), key=abs):
        angle = away + number * pi / 2 / RIM_STEPS
        yield Eye(body.x + body.r * cos(angle), body.y + body.r * sin(angle), 0.0, body.top)


def forest_between(play: AnimaPlay, start: Point, end: Point) -> float:
    """Inches of forest on the line between two base centres, all forests together."""
    key = ("forest", start, end)
    known: float | None = play.memory.get(key)
    if known is None:
        known = _inches_of(play.ground.of_kind("forest"), start, end)
        play.remember(key, known)
    return known


def _inches_of(forests: Sequence[Solid], start: Point, end: Point) -> float:
    length = hypot(end[0] - start[0], end[1] - start[1])
    runs = sorted(run for solid in forests for run in solid.polygon.crossings(*start, *end))
    total, reached = 0.0, 0.0
    for low, high in runs:
        if high > reached:
            total += high - max(low, reached)
            reached = high
    return total * length


# ---- cover


class Cover(NamedTuple):
    """None, light or heavy."""

    kind: str

    @property
    def rule(self) -> str:
        return {"light": "anima.ranged.light_cover", "heavy": "anima.ranged.heavy_cover"}.get(self.kind, "")


NONE, LIGHT, HEAVY = Cover(""), Cover("light"), Cover("heavy")


def cover(play: AnimaPlay, attacker: Figure, target: Figure) -> Cover:
    """If both light and heavy apply, heavy; in any case it counts once."""
    if _behind_something_solid(play, attacker, target):
        return HEAVY
    if _behind_something_low(play, attacker, target) or _among_trees(play, attacker, target):
        return LIGHT
    return NONE


def _counts(play: AnimaPlay, polygon: Polygon, attacker: Figure, target: Figure) -> bool:
    """Is it on the line, close to the target and not close to the attacker?"""
    if not polygon.crossings(attacker.x, attacker.y, target.x, target.y):
        return False
    near_target = within(polygon.distance(target.x, target.y) - play.radius(target), NEARBY)
    return near_target and not _near_attacker(play, polygon, attacker)


def _near_attacker(play: AnimaPlay, polygon: Polygon, attacker: Figure) -> bool:
    return within(polygon.distance(attacker.x, attacker.y) - play.radius(attacker), NEARBY)


def _behind_something_solid(play: AnimaPlay, attacker: Figure, target: Figure) -> bool:
    eye = attacker.z + play.profile(attacker).height
    feet = Eye(target.x, target.y, play.radius(target), target.z + FEET)
    return any(
        _counts(play, solid.polygon, attacker, target)
        and hidden_share(attacker.x, attacker.y, eye, feet, (solid,)) > 0.0
        for solid in play.relief.sight
    )


def _behind_something_low(play: AnimaPlay, attacker: Figure, target: Figure) -> bool:
    for solid in play.ground.of_kind("small_obstacle"):
        if _counts(play, solid.polygon, attacker, target) and _beside(play, solid, target):
            return True
    for other in play.on_table():
        if other in (attacker, target) or not within(facts.distance(play, other, target), NEARBY):
            continue
        if disc_blocks(attacker.x, attacker.y, target.x, target.y, play.disc(other)):
            return True
    return False


def _beside(play: AnimaPlay, solid: Solid, target: Figure) -> bool:
    """Is it within an inch with its height too, not at the foot of the rock on which the target stands?"""
    away = solid.polygon.distance(target.x, target.y) - play.radius(target)
    foot = play.relief.level(*outline_point(solid.polygon, target.x, target.y))
    below, above = target.z - foot - solid.height, foot - target.z
    return within(hypot(max(away, 0.0), max(below, above, 0.0)), NEARBY)


def _among_trees(play: AnimaPlay, attacker: Figure, target: Figure) -> bool:
    return any(
        is_inside(solid.polygon, target.x, target.y) and not _near_attacker(play, solid.polygon, attacker)
        for solid in play.ground.of_kind("forest")
    )
