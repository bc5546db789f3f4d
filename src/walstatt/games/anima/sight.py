"""Lines of sight, forests on them, and cover (anima.r.sight, anima.r.cover)."""
from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.standing import is_inside
from walstatt.games.anima.state import Figure
from walstatt.table.shapes import Point, Polygon, beyond, gap, within
from walstatt.table.sight import Eye, disc_blocks, hidden_share, sees
from walstatt.table.terrain import Solid

SIGHT = "anima.r.sight"
FOREST = "anima.terrain.forest_sight"
MOST_FOREST = 4.0
NEARBY = 1.0
FEET = 0.01
"""The height of the feet, above the ground."""


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
        return sees(eye, body, play.relief.sight, others)
    key = ("sees", eye, body)
    known: bool | None = play.memory.get(key)
    if known is None:
        known = sees(eye, body, play.relief.sight)
        play.remember(key, known)
    return known


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
    if any(_counts(play, solid.polygon, attacker, target) for solid in play.ground.of_kind("small_obstacle")):
        return True
    for other in play.on_table():
        if other in (attacker, target) or not within(gap(play.disc(other), play.disc(target)), NEARBY):
            continue
        if disc_blocks(attacker.x, attacker.y, target.x, target.y, play.disc(other)):
            return True
    return False


def _among_trees(play: AnimaPlay, attacker: Figure, target: Figure) -> bool:
    return any(
        is_inside(solid.polygon, target.x, target.y) and not _near_attacker(play, solid.polygon, attacker)
        for solid in play.ground.of_kind("forest")
    )
