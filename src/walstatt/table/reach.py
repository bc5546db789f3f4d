"""The ground that a move can reach, as outlines to draw: straight ways, and ways around corners.

From the start, and from every corner that a taut string could bend around, rays are tried; the rules judge every point
that counts as reached, and between two rays only what both of them reach is promised.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin, sqrt, tau
from time import thread_time
from typing import NamedTuple, Protocol

from walstatt.core.questions import Move
from walstatt.table.paths import Corner
from walstatt.table.shapes import Disc, Point
from walstatt.table.ways import Tabletop, along, leader

Outline = list[Point]
Stretch = tuple[float, float]
RAYS = 36
"""In how many directions straight ways are tried at least, and in twice as many if there is time."""
SECONDS = 0.04
"""After so much work nothing is refined any more, and soon after that what was not looked at is not promised."""
TURN = pi / 24
"""Between two rays around a corner."""
STEP, FINE = 2.5, 0.9
"""Inches between two points of a ray that are tried, on open ground and where something is."""
HALVINGS = 3
"""How often the end of a stretch is narrowed down."""
JUMP = 0.7
"""Ends of neighbouring rays that differ by more lie on different things."""
ROUNDS = 3
"""How often rays are put between two such neighbours."""
LEAST = 0.3
"""Inches that are too little to be shown."""


class Country(Tabletop, Protocol):
    """A table of which it is known what stands in the way."""

    def corners(self, question: Move, model_id: str) -> list[Corner]:
        """The corners of obstacles that a model can go around within its reach."""

    def things(self, question: Move, model_id: str) -> list[Disc]:
        """Circles around all on which a model may perhaps not stop, even if it can pass: terrain and bases."""


class Ray(NamedTuple):
    """A direction and the stretches of it where a model may come to stand."""

    x: float
    y: float
    stretches: list[Stretch]


def reachable(question: Move, tabletop: Country, seconds: float = SECONDS) -> list[Outline]:
    """Outlines that together cover the ground where the first model can come to; they may overlap."""
    clock = _Clock(seconds)
    first = leader(question, tabletop)
    if first is None or tabletop.has_obvious_way(question):
        return []
    model, start = first
    survey = _Survey(question, tabletop, tabletop.things(question, model), clock)
    limit = tabletop.reach(question)
    rays = survey.rays([start], [tau * number / RAYS for number in range(RAYS)], limit)
    if clock.spent < seconds / 3:
        between = survey.rays([start], [tau * (number + 0.5) / RAYS for number in range(RAYS)], limit)
        rays = [ray for pair in zip(rays, between, strict=True) for ray in pair]
    outlines = _outlines(start, survey.refined(start, [*rays, rays[0]], limit))
    for corner in sorted(tabletop.corners(question, model), key=lambda one: one.cost):
        rest, turns = limit - corner.cost, _wedge(corner)
        if clock.spent > seconds:
            break
        if rest > LEAST and turns:
            outlines += _outlines(corner.path[-1], survey.rays(corner.path, turns, rest))
    return outlines


def _wedge(corner: Corner) -> list[float]:
    """The directions from straight on to along the obstacle: what lies there cannot be seen from where one comes."""
    (fx, fy), (x, y) = corner.path[-2:]
    first = atan2(y - fy, x - fx)
    turn = (atan2(corner.toward[1], corner.toward[0]) - first) % tau
    turn = turn if corner.side > 0 else turn - tau
    if abs(turn) > pi:
        return []
    count = max(1, ceil(abs(turn) / TURN))
    return sorted(first + turn * number / count for number in range(count + 1))


class _Clock:
    """The work that was done since the beginning."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._began = thread_time()

    @property
    def spent(self) -> float:
        return thread_time() - self._began


class _Survey:
    """Asks the rules about points."""

    def __init__(self, question: Move, tabletop: Tabletop, things: Sequence[Disc], clock: _Clock) -> None:
        self.question = question
        self.tabletop = tabletop
        self.things = things
        self.clock = clock

    def rays(self, path: Sequence[Point], turns: Sequence[float], inches: float) -> list[Ray]:
        """From the end of a path on in these directions."""
        found = []
        for number, turn in enumerate(turns, 1):
            dx, dy = cos(turn), sin(turn)
            found.append(Ray(dx, dy, list(self._stretches(path, dx, dy, inches, number / len(turns)))))
        return found

    def refined(self, start: Point, rays: list[Ray], inches: float) -> list[Ray]:
        """With further rays where neighbours end on different things, while there is time."""
        for _ in range(ROUNDS):
            found = rays[:1]
            for one, two in pairwise(rays):
                if self.clock.spent < self.clock.seconds / 2 and _differ(one, two):
                    found += self.rays([start], [atan2(one.y + two.y, one.x + two.x)], inches)
                found.append(two)
            rays = found
        return rays

    def _stretches(
        self, path: Sequence[Point], dx: float, dy: float, inches: float, done: float
    ) -> Iterator[Stretch]:
        """Where one may stand on a ray; `done` is the share of the work up to here, so that slow rays end early."""
        hub = path[-1]

        def stands(away: float) -> bool:
            points = [*path[1:], (hub[0] + away * dx, hub[1] + away * dy)]
            return self.question.accepts(along(self.question, points, self.tabletop))

        def border(good: float, bad: float) -> float:
            for _ in range(HALVINGS):
                if self.clock.spent > self.clock.seconds:
                    break
                middle = (good + bad) / 2
                if stands(middle):
                    good = middle
                else:
                    bad = middle
            return good

        begin: float | None = 0.0
        before = 0.0
        for away in self._samples(hub, dx, dy, inches):
            if self.clock.spent > self.clock.seconds * (0.5 + done):
                inches = before
                break
            if stands(away):
                begin = border(away, before) if begin is None else begin
            elif begin is not None:
                yield begin, border(before, away)
                begin = None
            before = away
        if begin is not None and inches > begin:
            yield begin, inches

    def _samples(self, hub: Point, dx: float, dy: float, inches: float) -> list[float]:
        """So far from the hub the rules are asked: always at the end, and more often on and between things."""
        steps = ceil(inches / STEP)
        found = {inches * step / steps for step in range(1, steps + 1)}
        for x, y, r in self.things:
            ahead = (x - hub[0]) * dx + (y - hub[1]) * dy
            aside = (x - hub[0]) * dy - (y - hub[1]) * dx
            if abs(aside) < r:
                half = sqrt(r * r - aside * aside)
                low, high = max(0.0, ahead - half), min(inches, ahead + half)
                if high > low:
                    pieces = ceil((high - low) / FINE)
                    found |= {low + (high - low) * piece / pieces for piece in range(pieces + 1)}
        return sorted(one for one in found if one > 0.0)


def _differ(one: Ray, two: Ray) -> bool:
    """Do the stretches from the start end at different distances?"""
    ends = [next((end for begin, end in ray.stretches if not begin), 0.0) for ray in (one, two)]
    return abs(ends[0] - ends[1]) > JUMP


Shared = tuple[Stretch, Stretch]
"""The same stretch of two neighbouring rays."""


def _shared(one: Ray, two: Ray) -> list[Shared]:
    found: list[Shared] = []
    for low, high in one.stretches:
        for begin, end in two.stretches:
            near, far = max(low, begin), min(high, end)
            if far - near > LEAST or (near == 0.0 and far > 0.0):
                lows = (low, begin) if abs(low - begin) < JUMP else (near, near)
                highs = (high, end) if abs(high - end) < JUMP else (far, far)
                found.append(((lows[0], highs[0]), (lows[1], highs[1])))
    return found


def _outlines(hub: Point, rays: Sequence[Ray]) -> list[Outline]:
    """The ground between neighbouring rays."""
    sectors = [_shared(one, two) for one, two in pairwise(rays)]
    return [*_around(hub, rays, sectors), *_apart(hub, rays, sectors)]


def _around(hub: Point, rays: Sequence[Ray], sectors: Sequence[list[Shared]]) -> Iterator[Outline]:
    """What begins at the hub: one outline."""
    outline: Outline = [] if rays[0] is rays[-1] else [_point(hub, rays[0], 0.0)]
    for (one, two), sector in zip(pairwise(rays), sectors, strict=True):
        ends = next(((left[1], right[1]) for left, right in sector if not left[0] and not right[0]), (0.0, 0.0))
        for place in (_point(hub, one, ends[0]), _point(hub, two, ends[1])):
            if not outline or place != outline[-1]:
                outline.append(place)
    if len(outline) > 2 and any(hypot(x - hub[0], y - hub[1]) > LEAST for x, y in outline):
        yield outline


def _apart(hub: Point, rays: Sequence[Ray], sectors: Iterable[list[Shared]]) -> Iterator[Outline]:
    """What lies behind ground where nobody may stand: an outline for each sector."""
    for (one, two), sector in zip(pairwise(rays), sectors, strict=True):
        for left, right in sector:
            if left[0] or right[0]:
                yield [
                    _point(hub, one, left[0]), _point(hub, one, left[1]), _point(hub, two, right[1]),
                    _point(hub, two, right[0]),
                ]


def _point(hub: Point, ray: Ray, away: float) -> Point:
    return round(hub[0] + away * ray.x, 2), round(hub[1] + away * ray.y, 2)
