"""Nahkampf erzwingen: who may intercept a mover, and where (frostgrave.move.force_combat, .r.intercept_details)."""
from __future__ import annotations

from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

from walstatt.core.questions import Script, YesNo
from walstatt.games.frostgrave import facts, pushing, standing
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import WATCHFUL
from walstatt.games.frostgrave.state import NOBODY, Figure
from walstatt.games.frostgrave.terrain_kinds import STEP
from walstatt.games.frostgrave.walking import Walk
from walstatt.table.paths import point_at
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance, within
from walstatt.table.sweeps import circle_times

RULE = "frostgrave.move.force_combat"
DETAILS = "frostgrave.r.intercept_details"
ZONE = 1.0
WATCHFUL_ZONE = 2.0
LOOK = 0.05
"""Inches between two looks where something else than distance may keep an enemy from intercepting."""
MOVER_IS_DRAWN = 1
ELSEWHERE = -100.0
"""Where somebody is put for a moment who is not to be in the way."""


class Met(NamedTuple):
    """A point of the way, and the enemies that may intercept there, nearest first."""

    at: float
    enemies: tuple[Figure, ...]


class Watch:
    """Looks out along one move for enemies that may intercept."""

    def __init__(self, play: FrostgravePlay, mover: Figure, walk: Walk, by_creatures: bool = True) -> None:
        self.play = play
        self.mover = mover
        self.walk = walk
        self.points: list[tuple[float, Figure]] = []
        for enemy in facts.beside(play.foes(mover), walk.path, facts.NEVER + WATCHFUL_ZONE):
            if self._ends_at(enemy) or (play.is_creature(enemy) and not by_creatures):
                continue
            if can_intercept(play, enemy):
                at = self._trigger(enemy)
                if at is not None:
                    self.points.append((at, enemy))
        self.points.sort(key=lambda one: one[0])

    def _ends_at(self, enemy: Figure) -> bool:
        """Does the way lead into contact with this enemy, who then does not intercept it?"""
        (x, y), radii = self.walk.end, self.play.radius(self.mover) + self.play.radius(enemy)
        touches = hypot(x - enemy.x, y - enemy.y) <= radii + TOLERANCE
        return touches and abs(self.walk.level - enemy.z) <= STEP + TOLERANCE

    def next_point(self, reached: float) -> Met | None:
        """The next point at which somebody may intercept; enemies that refused are no longer asked."""
        if not self.points:
            return None
        at = max(self.points[0][0], reached)
        here = [enemy for found, enemy in self.points if found <= at + TOLERANCE]
        return Met(at, tuple(here))

    def ask(self, met: Met) -> Script[bool]:
        """The owners are asked, nearest enemy first, ties in player order; True if one intercepts."""
        play = self.play
        self.points = [one for one in self.points if one[1] not in met.enemies]
        order = play.clockwise(play.state.starter)
        def rank(enemy: Figure) -> tuple[float, int]:
            seat = order.index(enemy.seat) if enemy.seat in order else len(order)
            return round(facts.distance(play, self.mover, enemy), 3), seat

        for enemy in sorted(met.enemies, key=rank):
            wanted = enemy.seat == NOBODY
            if not wanted:
                wanted = yield YesNo(
                    enemy.seat, "frostgrave:intercept", RULE,
                    {"figure": play.name(enemy), "mover": play.name(self.mover)},
                )
            if wanted:
                self._intercept(enemy)
                return True
        return False

    def _intercept(self, enemy: Figure) -> None:
        play = self.play
        mover, goal = (self.mover, enemy) if play.ruling("frostgrave.r.intercept_details") == MOVER_IS_DRAWN else (
            enemy, self.mover
        )
        dx, dy = goal.x - mover.x, goal.y - mover.y
        away = hypot(dx, dy)
        share = (away - play.radius(mover) - play.radius(goal)) / away
        x, y = mover.x + share * dx, mover.y + share * dy
        standing.put(play, mover, x, y, standing.level_at(play, x, y, play.radius(mover), mover.z))
        rules = [RULE, DETAILS]
        if play.profile(enemy).has(WATCHFUL):
            rules.append("frostgrave.x.trait.wachsam")
        play.note("frostgrave-intercepts", *rules, figure=play.name(enemy), mover=play.name(self.mover))

    # ---- where

    def _trigger(self, enemy: Figure) -> float | None:
        """The first point near the enemy at which the mover comes closer and the way to it is free."""
        zone = reach_of(self.play, enemy)
        radii = self.play.radius(self.mover) + self.play.radius(enemy)
        edges = 0.0 if self.play.ruling("frostgrave.r.measuring") == facts.CENTRE_TO_CENTRE else radii
        at = 0.0
        for start, end in pairwise(self.walk.path):
            length = hypot(end[0] - start[0], end[1] - start[1])
            if point_segment_distance(enemy.x, enemy.y, *start, *end) <= edges + zone + TOLERANCE:
                window = closing(start, end, (enemy.x, enemy.y), edges + zone)
                found = self._first_in(enemy, at, length, window, edges) if window else None
                if found is None and window and self._lands_near(enemy, at + length, window, edges):
                    found = at + length
                if found is not None:
                    return found
            at += length
        return None

    def _lands_near(self, enemy: Figure, landing: float, window: tuple[float, float], edges: float) -> bool:
        """Does a jump end within reach that has entered it over ground on which nobody could be met?"""
        jumped = any(abs(until - landing) <= TOLERANCE for _, until in self.walk.jumps)
        return jumped and window[0] > 0.0 and self._may_here(enemy, landing, edges)

    def _first_in(
        self, enemy: Figure, at: float, length: float, window: tuple[float, float], edges: float
    ) -> float | None:
        low, high = at + window[0] * length, at + window[1] * length
        steps = max(1, int((high - low) / LOOK))
        for number in range(steps + 1):
            here = low + (high - low) * number / steps
            if self._may_here(enemy, here, edges):
                return here
        return None

    def _may_here(self, enemy: Figure, at: float, edges: float) -> bool:
        play, (x, y), z = self.play, point_at(self.walk.path, at), self.walk.level_at(at)
        if self.walk.in_the_air(at) and not standing.is_held(play, x, y, z, play.radius(self.mover)):
            return False
        dz, zone = abs(z - enemy.z), reach_of(self.play, enemy)
        if dz > STEP + TOLERANCE or hypot(x - enemy.x, y - enemy.y) > edges + sqrt(zone * zone - dz * dz) + TOLERANCE:
            return False
        r, height = play.radius(self.mover), play.height(self.mover)
        if standing.in_the_way(play, x, y, z, r, height, (self.mover.id,)) is not None:
            return False
        return has_free_way(play, enemy, self.mover, (x, y, z))


def reach_of(play: FrostgravePlay, enemy: Figure) -> float:
    """1 inch, for a watchful figure 2 (frostgrave.x.trait.wachsam)."""
    return WATCHFUL_ZONE if play.profile(enemy).has(WATCHFUL) else ZONE


def can_intercept(play: FrostgravePlay, enemy: Figure) -> bool:
    """Free of combat, neither hanging nor swimming."""
    return not (enemy.hanging or standing.in_water(play, enemy) or facts.in_combat(play, enemy))


def has_free_way(play: FrostgravePlay, enemy: Figure, mover: Figure, place: tuple[float, float, float]) -> bool:
    """Can the enemy go straight into contact with the mover there, over at most its reach, or draw him so?"""
    x, y, z = place
    away = hypot(x - enemy.x, y - enemy.y)
    wanted = away - play.radius(enemy) - play.radius(mover)
    if wanted > reach_of(play, enemy) + TOLERANCE:
        return False
    if wanted <= TOLERANCE:
        return True
    ux, uy = (x - enemy.x) / away, (y - enemy.y) / away
    if play.ruling("frostgrave.r.intercept_details") == MOVER_IS_DRAWN:
        return _reaches(play, mover, (x, y, z), enemy, (-ux, -uy), wanted)
    return _reaches(play, enemy, (enemy.x, enemy.y, enemy.z), mover, (ux, uy), wanted)


def _reaches(
    play: FrostgravePlay, one: Figure, place: tuple[float, float, float], goal: Figure, direction: Point, inches: float
) -> bool:
    """Does nothing but the goal itself stop a base that goes straight on from a place?"""
    kept = [(figure, figure.x, figure.y, figure.z) for figure in (one, goal)]
    goal.x = goal.y = ELSEWHERE
    one.x, one.y, one.z = place
    try:
        reach = pushing.free_way(play, one, direction, inches)
        drop = pushing.drop_ahead(play, one, direction, inches)
    finally:
        for figure, x, y, z in kept:
            figure.x, figure.y, figure.z = x, y, z
    return within(inches, reach) and drop is None


def closing(start: Point, end: Point, centre: Point, reach: float) -> tuple[float, float] | None:
    """The part of a leg on which the base is within reach of the enemy and comes closer."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = centre[0] - start[0], centre[1] - start[1]
    nearest = (px * dx + py * dy) / (dx * dx + dy * dy)
    if nearest <= 0.0:
        return None
    closest = min(nearest, 1.0)
    if hypot(px, py) <= reach + TOLERANCE:
        left = hypot(px - closest * dx, py - closest * dy)
        return (0.0, closest) if left < hypot(px, py) - TOLERANCE else None
    times = circle_times(start, end, centre, reach)
    return min(times[0] if times else closest, closest), closest
