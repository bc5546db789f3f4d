"""The way of a pushed model: where it stops, where it falls, what it enters (2.3.2, ags.r.stossen_weg)."""
from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from walstatt.core.questions import Pick, Script
from walstatt.games.ags import conditions, damage, escort, facts, mobs, moving, standing, walking
from walstatt.games.ags.facts import CONTACT_HEIGHT as REACH_UP
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import TABLE, Figure
from walstatt.games.ags.terrain_kinds import LOW
from walstatt.table.shapes import TOLERANCE, Disc, Point
from walstatt.table.slides import Slide
from walstatt.table.sweeps import before_contact, overlap_runs
from walstatt.table.terrain import Solid

if TYPE_CHECKING:
    from walstatt.games.ags.walking import Walker

GLANCING = 0.001
"""A base in contact stops who is pushed unless the push leads past it, within this share of the distance."""
DISTANCE = "ags.2.3.2.stossen.weite"
WAY = "ags.r.stossen_weg"
STEP = 0.05


def displace(
    play: AgsPlay, pushed: Figure, direction: tuple[float, float], inches: float, by_seat: int
) -> Script[None]:
    """Push a model straight on: it stops at models, high objects and the board edge, and falls off elevations."""
    if pushed.place != TABLE:
        return
    if conditions.has(play, pushed, "Gebunden"):
        play.note("ags-stays-bound", "ags.2.10.gebunden.stossen", figure=play.name(pushed))
        return
    length = hypot(*direction)
    push = _Push(play, pushed, (direction[0] / length, direction[1] / length), inches)
    start = (pushed.x, pushed.y)
    torn_out = bool(pushed.mob) and mobs.UNDER_WAY not in play.state.memo
    if torn_out:
        # Dangers on the way are asked about before its mob closes up or dissolves.
        play.state.memo[mobs.UNDER_WAY] = 1
    if push.fall is None:
        yield from _slide(play, pushed, push, by_seat)
    else:
        yield from _tumble(play, pushed, push, by_seat, torn_out)
    moved = hypot(pushed.x - start[0], pushed.y - start[1])
    play.note("ags-push-ends", DISTANCE, WAY, figure=play.name(pushed), inches=moved)
    if moved > TOLERANCE and play.ruling("ags.r.verteidigend_bewegung") == 1:
        conditions.end(play, pushed, "Verteidigend", "ags.2.10.verteidigend")
    if pushed.place == TABLE:
        if play.ruling(WAY) == 2:
            yield from _drawn_in(play, pushed, by_seat)
        if pushed.place == TABLE:
            yield from escort.follow(play, pushed)
    if torn_out:
        play.state.memo.pop(mobs.UNDER_WAY, None)
    facts.settle_melees(play)
    yield from mobs.settle(play)


class _Push:
    """How far a push goes, and where it ends in a fall."""

    def __init__(self, play: AgsPlay, pushed: Figure, direction: tuple[float, float], inches: float) -> None:
        self.play = play
        self.pushed = pushed
        self.ux, self.uy = direction
        self.one: Walker = walking.walker(play, pushed)
        self.full = inches
        self.fall: float | None = None
        """After how many inches its centre crosses an edge."""
        self.drop = 0.0
        self.inches = self._stop(inches)
        self._find_edge()
        if self.fall is None:
            self.inches = self._last_clear(self.inches)

    def point(self, inches: float) -> Point:
        return self.pushed.x + inches * self.ux, self.pushed.y + inches * self.uy

    def _stop(self, inches: float) -> float:
        """Contact with a model, an object higher than 1 inch, impassable ground, or the board edge."""
        slide = Slide(Disc(self.pushed.x, self.pushed.y, self.one.radius), (self.ux, self.uy), inches)
        found = min(slide.to_edge(self.play.setup.board), self._ground(inches))
        for other in self.play.on_table():
            if other is not self.pushed and abs(other.z - self.pushed.z) < REACH_UP:
                found = min(found, slide.to_base(self.play.disc(other), TOLERANCE, GLANCING))
        return found

    def _ground(self, inches: float) -> float:
        if self.one.incorporeal:
            return inches
        level = self.pushed.z
        for solid in self.play.ground.near(self.point(0.0), self.point(self.full), self.one.radius):
            high = standing.blocks(self.play, solid, level) or (
                standing.is_object(solid) and not {"door", "window", "wall"} & solid.kinds
                and solid.height > level + LOW + TOLERANCE
            )
            if high:
                for low, _ in overlap_runs(solid.polygon, self.point(0.0), self.point(self.full), self.one.radius):
                    if low * self.full > 1e-6 or not solid.polygon.disc_overlaps(*self.point(0.0), self.one.radius):
                        inches = min(inches, before_contact(low * self.full))
        return inches

    def _find_edge(self) -> None:
        """Does the centre cross the edge of an elevation? Then it falls there."""
        level = self.pushed.z
        if level <= LOW + TOLERANCE or self.inches <= TOLERANCE:
            return
        steps = max(1, int(self.inches / STEP))
        reached = 0.0
        for number in range(1, steps + 1):
            inches = self.inches * number / steps
            below = self._centre_level(inches, level)
            if below < level - LOW - TOLERANCE:
                self.fall, self.drop = self._refine(reached, inches, level), level - below
                return
            level, reached = below, inches

    def _refine(self, low: float, high: float, level: float) -> float:
        for _ in range(20):
            middle = (low + high) / 2
            if self._centre_level(middle, level) < level - LOW - TOLERANCE:
                high = middle
            else:
                low = middle
        return high

    def _centre_level(self, inches: float, level: float) -> float:
        x, y = self.point(inches)
        ground = self.play.ground
        floors = [
            solid.height for solid in ground.of_kind("floor")
            if solid.height <= level + LOW + TOLERANCE and solid.polygon.contains(x, y)
        ]
        return max((ground.level(x, y), *floors))

    def comes_down_to(self, solid: Solid, low: float, high: float) -> float | None:
        """Where on a part of the way above or in an area the base is at its height."""
        inches = low
        while inches <= high:
            level = standing.resting_level(self.play, *self.point(inches), self.one.radius, self.pushed.z)
            if level <= solid.height + TOLERANCE:
                return inches
            inches += STEP
        return None

    def foot(self) -> Point:
        """The first spot along the direction where the base is clear of the elevation and free; else one beside it."""
        assert self.fall is not None
        level = self.pushed.z - self.drop
        inches = self.fall
        while inches < self.fall + 4 * self.one.radius + 2:
            if self._is_free(self.point(inches), level):
                return self.point(self._back_to_edge(inches, level))
            inches += STEP
        x, y = self.point(self.fall + self.one.radius)
        for ring in range(1, 80):
            for turn in range(24):
                place = (x + ring / 8 * cos(turn * pi / 12), y + ring / 8 * sin(turn * pi / 12))
                if self._is_free(place, level):
                    return place
        return self.point(0.0)

    def _back_to_edge(self, inches: float, level: float) -> float:
        low, high = max(0.0, inches - STEP), inches
        for _ in range(16):
            middle = (low + high) / 2
            if self._is_free(self.point(middle), level):
                high = middle
            else:
                low = middle
        clear = high + TOLERANCE
        return clear if self._is_free(self.point(clear), level) else high

    def _is_free(self, place: Point, level: float) -> bool:
        if walking.stand_problem(self.play, self.pushed, *place, level) is not None:
            return False
        return standing.resting_level(self.play, *place, self.one.radius, level) <= level + LOW + TOLERANCE

    def _last_clear(self, inches: float) -> float:
        """Nobody comes to lie on loose terrain or, Körperlos, inside an object: back to the last clear spot."""
        if inches <= TOLERANCE or not self._is_inside(inches):
            return inches
        for number in range(int(inches / STEP), -1, -1):
            if not self._is_inside(number * STEP):
                return self._up_to_it(number * STEP, min(inches, (number + 1) * STEP))
        return 0.0

    def _up_to_it(self, clear: float, inside: float) -> float:
        """As far as the base stays clear: it comes to lie in contact."""
        for _ in range(16):
            middle = (clear + inside) / 2
            clear, inside = (clear, middle) if self._is_inside(middle) else (middle, inside)
        return before_contact(clear)

    def _is_inside(self, inches: float) -> bool:
        x, y = self.point(inches)
        if walking.marker_problem(self.play, x, y, self.one.radius, self.pushed.z):
            return True
        rise = standing.resting_level(self.play, x, y, self.one.radius, self.pushed.z) - self.pushed.z
        if self.one.incorporeal and rise > LOW + TOLERANCE:
            # A push lifts nobody: inside an elevation is not on top of it.
            return True
        problem = standing.ground_problem(self.play, self.one, x, y, self.pushed.z)
        return problem is not None and problem.rule != standing.CLIMBING and (
            self.one.incorporeal or problem.rule == "ags.r.kleine_objekte_enden"
        )


def _slide(play: AgsPlay, pushed: Figure, push: _Push, by_seat: int) -> Script[None]:
    yield from _through_dangers(play, pushed, push, push.inches, by_seat)
    if pushed.place == TABLE:
        walking.put(play, pushed, *push.point(push.inches) if push.inches else (pushed.x, pushed.y), pushed.z)
        facts.settle_melees(play)


def _through_dangers(play: AgsPlay, pushed: Figure, push: _Push, inches: float, by_seat: int) -> Script[None]:
    """Dangerous ground on the way counts as entered, in the order in which it is met."""
    start, level, end = (pushed.x, pushed.y), pushed.z, push.point(inches)
    met = []
    for solid in play.ground.of_kind("dangerous"):
        for low, high in overlap_runs(solid.polygon, start, end, push.one.radius):
            entered = push.comes_down_to(solid, low * inches, high * inches)
            if entered is not None and entered > 0.0:
                met.append((entered, solid.piece.id))
    for at, piece in sorted(met):
        walking.put(play, pushed, *push.point(at), level)
        facts.settle_melees(play)
        yield from moving.enter(play, pushed, piece, by_seat)
        if pushed.place != TABLE:
            return
    pushed.x, pushed.y, pushed.z = *start, level


def _tumble(play: AgsPlay, pushed: Figure, push: _Push, by_seat: int, torn_out: bool) -> Script[None]:
    """Over the edge: it lies at the foot, the rest of the push is lost, and the fall hurts (ags.2.3.1.fallen)."""
    assert push.fall is not None
    yield from _through_dangers(play, pushed, push, push.fall, by_seat)
    if pushed.place != TABLE:
        return
    before = moving.dangers_at(play, pushed)
    place, level = push.foot(), pushed.z
    walking.put(play, pushed, *place, level - push.drop)
    facts.settle_melees(play)
    if torn_out:
        # Whoever lies at the foot without its mob meets the fall with its own DEF (ags.2.12.mob.zusammenhalt).
        del play.state.memo[mobs.UNDER_WAY]
        yield from mobs.settle(play)
    yield from damage.fall(play, pushed, level - pushed.z, by_seat)
    if pushed.place == TABLE:
        yield from moving.enter_dangers(play, pushed, before, by_seat)


def _drawn_in(play: AgsPlay, pushed: Figure, by_seat: int) -> Script[None]:
    """By one reading the 1-inch rule holds for pushed models too."""
    to = moving.short_going(play, pushed, 0.0, WAY, False)
    spots = {}
    for foe in to.wary:
        if facts.gap(play, pushed, foe) <= moving.ONE_INCH + TOLERANCE:
            spot = moving.contact_spot(to, foe, (pushed.x, pushed.y), pushed.z)
            if spot is not None:
                spots[foe.id] = spot
    if not spots or facts.contact_foes(play, pushed):
        return
    chosen = next(iter(spots))
    if len(spots) > 1:
        chosen = yield Pick(
            pushed.seat if pushed.seat in (0, 1) else by_seat, "ags:drawn_to", WAY, list(spots),
            {"figure": play.name(pushed)}, describe=lambda option: play.name(play.figure(option)),
        )
    before = moving.dangers_at(play, pushed)
    walking.put(play, pushed, *spots[chosen], pushed.z)
    facts.settle_melees(play)
    play.note("ags-drawn", WAY, figure=play.name(pushed), foe=play.name(play.figure(chosen)))
    yield from moving.enter_dangers(play, pushed, before, by_seat)
