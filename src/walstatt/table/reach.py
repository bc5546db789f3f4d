"""The ground where an answer can end: its outlines to draw, and the nearest place in it to a point that somebody taps.

Every point that counts was judged by the rules, with a way of the one way-finder (`table/ways.py`). A lattice is tried
coarsely first, then finer along the border of what is allowed, until the border is known to a fraction of `BAND`.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from heapq import nsmallest
from itertools import pairwise, product
from math import dist, hypot, inf
from time import thread_time
from typing import Any, NamedTuple, Protocol

from walstatt.table.paths import Obstacle
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import Point
from walstatt.table.ways import Tabletop, Trails, Value, landing, leader

Outline = list[Point]
Node = tuple[int, int]
"""A point of the lattice, counted in units from its origin."""
BAND = 0.1
"""Inches beside the border of the ground within which nothing is promised."""
UNIT = 0.1
"""Inches between two points of the finest lattice."""
COARSE, NEAR_THINGS, BETWEEN_THINGS = 16, 8, 4
"""Units between two points that are tried at least: anywhere, on the rim of something, where two rims come near."""
LONGEST_CHORD = 8
"""Units of the side of a cell through which the border may be taken for a straight line."""
SECONDS = 0.4
"""After so much work no further point is tried: what is not known by then is not promised."""
STEPS_IN = (0.0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.15)
"""From the border so far into the ground the nearest place is looked for."""
HALVINGS = 6
"""How often the way from there to the point is halved in the end."""
MOST_SNAPS = 42
"""So many places are tried for the nearest one."""


class Country(Tabletop, Protocol):
    """A table of which it is known how large it is and what stands on it."""

    def size(self) -> Point:
        """Width and depth."""

    def things(self, question: Move, model_id: str) -> list[Obstacle]:
        """All at whose rim the ground where a model may stand perhaps ends."""

    def special(self, question: Move, goal: Point) -> Iterator[Value]:
        """Moves towards a point that no way leads to and that only the game knows how to make."""


class Field:
    """The ground where a move or a place can end; `answer` and `nearest` give answers that the rules accept."""

    def __init__(self, question: Move | Place, country: Country, seconds: float = SECONDS) -> None:
        self.question = question
        self.country = country
        self.seconds = seconds
        self.trails = Trails(question, country) if isinstance(question, Move) else None
        self._width, self._depth = country.size()
        self._limit, self.origin, self._things = self._scope()
        self._stands: dict[Node, bool] = {}
        self._until = inf
        self._served: dict[Node, set[int]] = {}
        self._over: dict[Node, set[int]] = {}

    def _scope(self) -> tuple[float, Point, list[Obstacle]]:
        """How far around which point to look, and what may limit the ground there."""
        if isinstance(self.question, Place):
            return self._width + self._depth, (0.0, 0.0), []
        first = leader(self.question, self.country)
        if first is None:
            return 0.0, (0.0, 0.0), []
        limit = min(self.country.reach(self.question), self._width + self._depth)
        return limit, first[1], self.country.things(self.question, first[0])

    # ---- answers

    def answer(self, goal: Point) -> Any:
        """An answer that ends exactly there, or None."""
        if self.trails is not None:
            found = self.trails.to(goal)
            return found.value if found else None
        assert isinstance(self.question, Place)
        one = len(self.question.subjects) == 1
        places = [[*goal]] if one else self.country.formation(self.question, *goal)
        return places if self.question.accepts(places) else None

    def nearest(self, goal: Point) -> Any:
        """The answer that ends as near to a point as any; None if there is none at all."""
        exact = self.answer(goal)
        if exact is not None:
            return exact
        aimed = min(self._aimed(goal), default=None, key=lambda one: one[0])
        for place in self._places_near(goal):
            if aimed is not None and aimed[0] <= dist(place, goal):
                break
            found = self.answer(place)
            if found is not None:
                return self._nearer(goal, place) or found
        return aimed[1] if aimed else None

    def _nearer(self, goal: Point, place: Point) -> Any:
        """From an allowed place as far towards the point as it goes; None if that is nowhere."""
        found, far = None, goal
        for _ in range(HALVINGS):
            middle = (place[0] + far[0]) / 2, (place[1] + far[1]) / 2
            value = self.answer(middle)
            if value is None:
                far = middle
            else:
                found, place = value, middle
        return found

    def _aimed(self, goal: Point) -> Iterator[tuple[float, Any]]:
        """Moves that are aimed at the point and that the rules end somewhere else, with how far they miss it."""
        if self.trails is None:
            return
        assert isinstance(self.question, Move)
        tried = (found.value for found in self.trails.tries(goal))
        for value in (*tried, *self.country.special(self.question, goal)):
            if self.question.accepts(value) and (end := landing(self.question, value)) is not None:
                yield dist(end, goal), value

    def _places_near(self, goal: Point) -> list[Point]:
        """Places on the border and in the ground, the nearest first."""
        borders = nsmallest(MOST_SNAPS // len(STEPS_IN), _borders_near(self.outlines, goal))
        found = [(x + step * nx, y + step * ny) for _, (x, y), (nx, ny) in borders for step in STEPS_IN]
        known = nsmallest(
            MOST_SNAPS, (self._at(node) for node, good in self._stands.items() if good), key=lambda at: dist(at, goal)
        )
        return sorted(found + known, key=lambda at: dist(at, goal))

    # ---- the ground

    @cached_property
    def outlines(self) -> list[Outline]:
        """Closed lines around the ground: it lies to the left of them, so holes run clockwise."""
        if self._limit <= 0.0:
            return []
        self._until = thread_time() + self.seconds
        cells = self._leaves()
        for cell in cells:
            self._narrow_sides(cell)
        return [_without_straights(loop) for loop in _loops(chord for cell in cells for chord in self._chords(cell))]

    def _at(self, node: Node) -> Point:
        return self.origin[0] + UNIT * node[0], self.origin[1] + UNIT * node[1]

    def _good(self, at: Point) -> bool:
        x, y = at
        if not (0.0 <= x <= self._width and 0.0 <= y <= self._depth) or dist(at, self.origin) > self._limit + UNIT:
            return False
        if thread_time() > self._until:
            return False
        if self.trails is None:
            return self.answer(at) is not None
        block = self._block(at)
        found = self.trails.to(at, self._over.get(block, ()) if self._over else None)
        if found is not None:
            self._served.setdefault(block, set()).add(found.over)
        return found is not None

    def _block(self, at: Point) -> Node:
        """The square of the coarse lattice in which a point lies."""
        step = COARSE * UNIT
        return int((at[0] - self.origin[0]) // step), int((at[1] - self.origin[1]) // step)

    def _note_corners(self) -> None:
        """By square: over which corners it and its neighbours are reached, with those that lie near."""
        if self.trails is None:
            return
        for (x, y), served in self._served.items():
            for dx, dy in product((-1, 0, 1), repeat=2):
                self._over.setdefault((x + dx, y + dy), set()).update(served)
        for number, corner in enumerate(self.trails.corners()):
            x, y = self._block(corner)
            for dx, dy in product(range(-2, 3), repeat=2):
                self._over.setdefault((x + dx, y + dy), set()).add(number)

    def _node(self, node: Node) -> bool:
        known = self._stands.get(node)
        if known is None:
            known = self._stands[node] = self._good(self._at(node))
        return known

    # ---- cells

    def _leaves(self) -> list[_Cell]:
        """The cells of the lattice, split where that tells more; all of one size before any smaller one."""
        cells = list(self._coarse_cells())
        for cell in cells:
            for corner in cell.corners:
                self._node(corner)
        self._note_corners()
        leaves: list[_Cell] = []
        while cells:
            smaller: list[_Cell] = []
            for cell in cells:
                if self._is_split(cell):
                    smaller += cell.quarters()
                else:
                    leaves.append(cell)
            # What was found in smaller cells may lead the border through one that was thought to be of one kind.
            cells = smaller or [cell for cell in leaves if self._is_crossed(cell)]
            leaves = leaves if smaller else [cell for cell in leaves if not self._is_crossed(cell)]
        return leaves

    def _is_crossed(self, cell: _Cell) -> bool:
        """Does the border lead through a large cell whose corners do not tell of it?"""
        if cell.size <= BETWEEN_THINGS or thread_time() > self._until:
            return False
        kinds = {self._stands[corner] for corner in cell.corners}
        return len(kinds) == 1 and any(self._stands.get(node, kind) != kind for kind in kinds for node in cell.rim())

    def _coarse_cells(self) -> Iterator[_Cell]:
        """Enough of them to go around all that can be reached, so that the outermost points are out of it."""
        x, y = self.origin
        lows = (max(x - self._limit, 0.0) - x, max(y - self._limit, 0.0) - y)
        highs = (min(x + self._limit, self._width) - x, min(y + self._limit, self._depth) - y)
        step = COARSE * UNIT
        spans = [range(int(low // step) - 1, int(high // step) + 2) for low, high in zip(lows, highs, strict=True)]
        for column, row in product(*spans):
            cell = _Cell(column * COARSE, row * COARSE, COARSE)
            if dist(self._middle(cell), self.origin) <= self._limit + step:
                yield cell

    def _middle(self, cell: _Cell) -> Point:
        half = cell.size * UNIT / 2
        x, y = self._at((cell.x, cell.y))
        return x + half, y + half

    def _is_split(self, cell: _Cell) -> bool:
        if cell.size == 1 or thread_time() > self._until:
            return False
        here = [self._node(corner) for corner in cell.corners]
        if all(here) or not any(here):
            return cell.size > self._finest(cell) or self._is_crossed(cell)
        return cell.size > LONGEST_CHORD or not self._is_told_by_its_chord(cell)

    def _finest(self, cell: _Cell) -> int:
        """How small cells have to be where things stand like that."""
        if cell.size <= BETWEEN_THINGS:
            return cell.size
        (x, y), half = self._middle(cell), cell.size * UNIT * 0.71
        rims = sum(abs(_away(thing, x, y, half)) <= half for thing in self._things)
        return (COARSE, NEAR_THINGS, BETWEEN_THINGS)[min(rims, 2)]

    def _is_told_by_its_chord(self, cell: _Cell) -> bool:
        """Does a straight line through the cell tell what is allowed in it?"""
        self._narrow_sides(cell)
        chords = list(self._chords(cell))
        if len(chords) != 1:
            return False
        (ax, ay), (bx, by) = chords[0].start, chords[0].end
        length = hypot(bx - ax, by - ay)
        if length < 2 * UNIT:
            return True
        nx, ny = -(by - ay) / length * BAND, (bx - ax) / length * BAND
        x, y = (ax + bx) / 2, (ay + by) / 2
        return self._good((x + nx, y + ny)) and not self._good((x - nx, y - ny))

    def _narrow_sides(self, cell: _Cell) -> None:
        for one, two in pairwise([*cell.corners, cell.corners[0]]):
            self._narrow(one, two)

    def _narrow(self, one: Node, two: Node) -> None:
        """Find on the side of a cell where the ground ends, by halving."""
        good = self._node(one)
        while good != self._node(two) and (apart := abs(one[0] - two[0]) + abs(one[1] - two[1])) > 1:
            step = apart // 2
            middle = one[0] + step * _sign(two[0] - one[0]), one[1] + step * _sign(two[1] - one[1])
            if self._node(middle) == good:
                one = middle
            else:
                two = middle

    def _chords(self, cell: _Cell) -> Iterator[_Chord]:
        """The lines in a cell with the ground on their left: from where its rim leaves it to where it comes back."""
        rim = [node for node in cell.rim() if node in self._stands]
        turns: list[tuple[bool, Node, Node]] = []
        for one, two in pairwise([*rim, rim[0]]):
            if self._stands[one] != self._stands[two]:
                turns.append((self._stands[two], one, two))
        if not turns:
            return
        joined = len(turns) > 2 and self._good(self._middle(cell))
        for number, (comes_back, one, two) in enumerate(turns):
            if not comes_back:
                other = turns[(number + 1) % len(turns)] if joined else turns[number - 1]
                ends = tuple(sorted((one, two))), tuple(sorted(other[1:]))
                yield _Chord(ends[0], ends[1], self._between(one, two), self._between(*other[1:]))

    def _between(self, one: Node, two: Node) -> Point:
        (ax, ay), (bx, by) = self._at(one), self._at(two)
        return (ax + bx) / 2, (ay + by) / 2


class _Cell(NamedTuple):
    """A square of the lattice: its lower left corner and its size in units."""

    x: int
    y: int
    size: int

    @property
    def corners(self) -> list[Node]:
        x, y, size = self
        return [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]

    def quarters(self) -> list[_Cell]:
        half = self.size // 2
        return [_Cell(self.x + dx, self.y + dy, half) for dx in (0, half) for dy in (0, half)]

    def rim(self) -> Iterator[Node]:
        """All points on its sides, counter-clockwise."""
        x, y, size = self
        for step in range(size):
            yield x + step, y
        for step in range(size):
            yield x + size, y + step
        for step in range(size):
            yield x + size - step, y + size
        for step in range(size):
            yield x, y + size - step


class _Chord(NamedTuple):
    """A part of the border: the sides of the lattice that it leads from and to, and where it meets them."""

    leaves: Any
    comes_back: Any
    start: Point
    end: Point


def _away(thing: Obstacle, x: float, y: float, enough: float) -> float:
    """How far a point is from the rim of a thing; less exactly where it is more than enough."""
    if thing.disc is not None:
        return hypot(thing.disc.x - x, thing.disc.y - y) - thing.disc.r - thing.clearance
    if thing.polygon is None:
        return inf
    minx, miny, maxx, maxy = thing.polygon.box
    outside = max(minx - x, x - maxx, miny - y, y - maxy) - thing.clearance
    return outside if outside > enough else thing.polygon.distance(x, y) - thing.clearance


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _loops(chords: Iterable[_Chord]) -> Iterator[Outline]:
    """Chords one after another: each begins on the side where another ends."""
    following = {chord.leaves: chord for chord in chords}
    while following:
        first, chord = following.popitem()
        loop = [chord.start]
        while chord.comes_back != first and chord.comes_back in following:
            chord = following.pop(chord.comes_back)
            loop.append(chord.start)
        yield loop


def _without_straights(loop: Outline) -> Outline:
    """Without points that lie on the line between their neighbours."""
    kept: Outline = []
    for place, (x, y) in enumerate(loop):
        (ax, ay), (bx, by) = kept[-1] if kept else loop[place - 1], loop[(place + 1) % len(loop)]
        if abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) > 0.002 * hypot(bx - ax, by - ay):
            kept.append((round(x, 3), round(y, 3)))
    return kept


def _borders_near(outlines: Iterable[Outline], goal: Point) -> Iterator[tuple[float, Point, Point]]:
    """For each piece of the border: how far it is, its nearest point, and the direction into the ground."""
    x, y = goal
    for outline in outlines:
        for (ax, ay), (bx, by) in pairwise([*outline, outline[0]] if outline else []):
            length = hypot(bx - ax, by - ay)
            if length:
                ux, uy = (bx - ax) / length, (by - ay) / length
                along = min(max((x - ax) * ux + (y - ay) * uy, 0.0), length)
                at = (ax + along * ux, ay + along * uy)
                yield dist(at, goal), at, (-uy, ux)


def border_distance(outlines: Iterable[Outline], at: Point) -> float:
    """How far a point is from the nearest line."""
    return min((away for away, _, _ in _borders_near(outlines, at)), default=inf)


def covers(outlines: Iterable[Outline], at: Point) -> bool:
    """Does a point lie in the ground that the outlines enclose?"""
    x, y = at
    crossed = 0
    for outline in outlines:
        for (ax, ay), (bx, by) in pairwise([*outline, outline[0]] if outline else []):
            crossed += (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
    return crossed % 2 == 1
