"""Driven characters: a straight flight with every collision in the order in which it comes (anima.r.driven)."""
from __future__ import annotations

from collections.abc import Iterator
from math import ceil, hypot
from typing import NamedTuple

from walstatt.core.questions import Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.anima import damage, facts, standing, statuses
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.relief import DROP, Face, feature_of, outline_point
from walstatt.games.anima.state import TABLE, Figure
from walstatt.games.anima.terrain_kinds import STEP
from walstatt.table.shapes import TOLERANCE, Point
from walstatt.table.sweeps import before_contact
from walstatt.table.terrain import Solid

DRIVEN = "anima.r.driven"
WALL_BREAK = "anima.r.wall_break"
CHARACTER = "anima.collision.character"
HOLD, HOLD_LARGER = 6, 8
FOREST_LOSS, WALL_LOSS = 2.0, 4.0
LOOK_AHEAD = 12.0
"""How far behind a wall or an edge a free place is looked for."""
SHORT = TOLERANCE / 2
STOOD_ON = frozenset({"elevated", "slope"})
"""Of these only the steep faces are in the way."""
STRIDE = 0.01


class Meeting(NamedTuple):
    """What a flying base meets next, and after how many inches."""

    at: float
    order: int
    kind: str
    figure: Figure
    solid: Solid | None = None
    other: Figure | None = None


class Flight:
    """Characters that fly together in one line."""

    def __init__(self, play: AnimaPlay, driven: Figure, direction: Point, inches: float) -> None:
        length = hypot(*direction)
        self.play = play
        self.ux, self.uy = direction[0] / length, direction[1] / length
        self.left = inches
        self.driven = driven
        self.group = [driven]
        self.met: set[str] = {driven.id}
        """Pieces and characters that count no more: each only once."""
        self.stood_in: set[tuple[str, str]] = set()
        """Who stood in which piece before it flew."""
        self.starts: dict[str, Point] = {}
        self._starts_in(driven)

    def _starts_in(self, figure: Figure) -> None:
        """Nobody is driven into what it already stands in."""
        self.starts[figure.id] = (figure.x, figure.y)
        for solid in self.play.ground.solids:
            passed = not {"forest", "small_obstacle"}.isdisjoint(solid.kinds)
            if passed and solid.polygon.disc_overlaps(figure.x, figure.y, self.play.radius(figure)):
                self.stood_in.add((figure.id, solid.piece.id))

    def join(self, figure: Figure) -> None:
        self._starts_in(figure)
        self.group.append(figure)

    def point(self, figure: Figure, inches: float) -> Point:
        return figure.x + inches * self.ux, figure.y + inches * self.uy

    def advance(self, inches: float) -> None:
        """Everybody who flies moves on by so much."""
        self.left -= inches
        for figure in self.group:
            if figure.place == TABLE:
                standing.put(self.play, figure, *self.point(figure, inches))

    def flown(self, figure: Figure) -> float:
        x, y = self.starts[figure.id]
        return hypot(figure.x - x, figure.y - y)

    def flyers(self) -> list[Figure]:
        return [figure for figure in self.group if figure.place == TABLE]

    # ---- what comes next

    def next_meeting(self) -> Meeting | None:
        found = [one for figure in self.flyers() for one in self._meetings(figure) if one.at < self.left - SHORT]
        return min(found, key=lambda one: (one.at, one.order), default=None)

    def _meetings(self, figure: Figure) -> Iterator[Meeting]:
        yield from self._edge(figure)
        yield from self._pieces(figure)
        yield from self._water(figure)
        yield from self._bases(figure)
        yield from self._drop(figure)

    def _edge(self, figure: Figure) -> Iterator[Meeting]:
        r, board = self.play.radius(figure), self.play.board
        for place, pace, size in ((figure.x, self.ux, board.width), (figure.y, self.uy, board.depth)):
            if abs(pace) > 1e-9:
                room = (size - r - place) / pace if pace > 0 else (r - place) / pace
                yield Meeting(max(room, 0.0), 5, "edge", figure)

    def _pieces(self, figure: Figure) -> Iterator[Meeting]:
        r = self.play.radius(figure)
        start, end = self.point(figure, 0.0), self.point(figure, self.left)
        for solid in self.play.ground.solids:
            if solid.piece.id in self.met or (figure.id, solid.piece.id) in self.stood_in:
                continue
            kind = self._kind(solid, figure)
            if kind and solid.kinds.isdisjoint(STOOD_ON):
                contact = solid.polygon.sweep_contact(*start, *end, r)
                if contact is not None and not self._flies_over(solid, figure, contact * self.left):
                    yield Meeting(before_contact(contact * self.left), 1, kind, figure, solid)
        for face in self.play.relief.faces_near(start, end, r):
            yield from self._face(figure, face, r)

    def _kind(self, solid: Solid, figure: Figure) -> str:
        if "forest" in solid.kinds:
            return "forest"
        if "small_obstacle" in solid.kinds:
            return "small_obstacle"
        if solid.height <= figure.z + STEP + TOLERANCE:
            return ""
        if "impenetrable" in solid.kinds or "hill" in solid.kinds:
            return "impenetrable"
        return "wall" if "wall" in solid.kinds else ""

    def _flies_over(self, solid: Solid, figure: Figure, at: float) -> bool:
        """What is low and stands at the foot of a height is not met from above."""
        x, y = self.point(figure, at)
        foot = self.play.relief.level(*outline_point(solid.polygon, x, y))
        return foot + solid.height <= self.play.relief.level(x, y) + TOLERANCE

    def _face(self, figure: Figure, face: Face, r: float) -> Iterator[Meeting]:
        """A steep face in the way of somebody who stands below it."""
        solid = self.play.ground.solids[face.solid]
        if solid.piece.id in self.met or face.feature in self.play.relief.features(figure.x, figure.y):
            return
        kind = self._kind(solid, figure)
        at = _first_contact(face, self.point(figure, 0.0), (self.ux, self.uy), r, self.left)
        if kind and at is not None and face.nearest_top(*self.point(figure, at)) > figure.z + STEP + TOLERANCE:
            yield Meeting(before_contact(at), 1, kind, figure, solid)

    def _water(self, figure: Figure) -> Iterator[Meeting]:
        start, end = self.point(figure, 0.0), self.point(figure, self.left)
        for solid in self.play.ground.of_kind("impassable"):
            runs = solid.polygon.crossings(*start, *end)
            if runs:
                yield Meeting(max(runs[0][0] * self.left - TOLERANCE, 0.0), 4, "water", figure, solid)

    def _bases(self, figure: Figure) -> Iterator[Meeting]:
        mine = self.play.profile(figure)
        for other in self.play.on_table():
            if other in self.group or other.id in self.met:
                continue
            theirs = self.play.profile(other)
            reach = mine.radius + theirs.radius
            dx, dy = other.x - figure.x, other.y - figure.y
            ahead = dx * self.ux + dy * self.uy
            aside = dx * dx + dy * dy - ahead * ahead
            if ahead <= TOLERANCE or aside >= (reach - TOLERANCE) ** 2:
                continue
            half = (reach * reach - aside) ** 0.5
            at = self._meets_height(figure, other, max(ahead - half, 0.0), min(ahead + half, self.left))
            if at is not None:
                yield Meeting(at, 2, "character", figure, other=other)

    def _meets_height(self, figure: Figure, other: Figure, start: float, end: float) -> float | None:
        """Between these inches of its way, over or under another: the last place before it comes to that height."""
        mine, theirs, relief = self.play.profile(figure), self.play.profile(other), self.play.relief
        before, level = start, relief.level(*self.point(figure, start))
        for number in range(1 + ceil((end - start) / STRIDE) if relief.hills else 1):
            inches, below = start + number * STRIDE, level
            level = relief.level(*self.point(figure, inches))
            if abs(level - below) > STEP:
                return None
            if facts.same_height(level, mine.height, other.z, theirs.height):
                return before
            before = inches
        return None

    def _drop(self, figure: Figure) -> Iterator[Meeting]:
        """Where the centre leaves a height through a steep face."""
        relief = self.play.relief
        features = relief.features(figure.x, figure.y)
        if not features:
            return
        for face in relief.faces:
            if face.feature not in features:
                continue
            at = _crossing(face, self.point(figure, 0.0), (self.ux, self.uy), self.left)
            if at is None:
                continue
            beyond_it = self.point(figure, at + 2 * TOLERANCE)
            if face.feature not in relief.features(*beyond_it):
                yield Meeting(at, 3, "drop", figure, relief.ground.solids[face.solid])

    def free_behind(self, figure: Figure, start: float, passed: Solid) -> float | None:
        """The first free ground behind a piece; None if it is too far or something else or somebody is there."""
        play, inches = self.play, start
        whole = [solid.polygon for solid in play.ground.solids if feature_of(solid) == feature_of(passed)]
        while inches <= min(self.left, start + LOOK_AHEAD):
            x, y = self.point(figure, inches)
            low = play.relief.level(x, y) <= figure.z + STEP + TOLERANCE
            if low and standing.ground_problem(play, x, y, play.radius(figure), DRIVEN) is None:
                others = [other.id for other in self.group]
                return inches if standing.base_problem(play, figure, x, y, DRIVEN, others) is None else None
            if not any(polygon.disc_overlaps(x, y, play.radius(figure)) for polygon in whole):
                return None
            inches += STRIDE
        return None


def _first_contact(face: Face, start: Point, direction: Point, r: float, most: float) -> float | None:
    """After how many inches a disc comes to touch a face that lies ahead."""
    reach = r - TOLERANCE
    low = _near(face, start, direction, 0.0)
    if low < reach:
        return 0.0 if _near(face, start, direction, 0.01) < low - 1e-9 else None
    steps = max(int(most / 0.1), 1)
    before = 0.0
    for number in range(1, steps + 1):
        at = most * number / steps
        if _near(face, start, direction, at) < reach or _passes(face, start, direction, before, at, reach):
            return _refine(face, start, direction, before, at, reach)
        before = at
    return None


def _near(face: Face, start: Point, direction: Point, at: float) -> float:
    return face.distance(start[0] + at * direction[0], start[1] + at * direction[1])


def _passes(face: Face, start: Point, direction: Point, low: float, high: float, reach: float) -> bool:
    return _near(face, start, direction, (low + high) / 2) < reach


def _refine(face: Face, start: Point, direction: Point, low: float, high: float, reach: float) -> float:
    """The distance to a segment falls steadily until it is met: halve the way."""
    for _ in range(24):
        middle = (low + high) / 2
        if _near(face, start, direction, middle) < reach:
            high = middle
        else:
            low = middle
    return low


def _crossing(face: Face, start: Point, direction: Point, most: float) -> float | None:
    """After how many inches the centre crosses a face."""
    sx, sy = face.bx - face.ax, face.by - face.ay
    turn = direction[0] * sy - direction[1] * sx
    if abs(turn) < 1e-12:
        return None
    dx, dy = face.ax - start[0], face.ay - start[1]
    at, share = (dx * sy - dy * sx) / turn, (dx * direction[1] - dy * direction[0]) / turn
    return at if -SHORT <= at <= most and 0.0 <= share <= 1.0 else None


# ---- the flight


def drive(play: AnimaPlay, driven: Figure, direction: Point, inches: float) -> Script[None]:
    """Drive a character straight on until the distance is used up or something stops it."""
    damage.reveal(play, driven, DRIVEN, "anima.r.hidden")
    flight = Flight(play, driven, direction, inches)
    while flight.left > SHORT and flight.flyers():
        meeting = flight.next_meeting()
        if meeting is None:
            flight.advance(flight.left)
            break
        goes_on = yield from MEETINGS[meeting.kind](flight, meeting)
        if not goes_on:
            break
        play.state.flying = tuple(figure.id for figure in flight.group)
    play.state.flying = ()
    _settle(flight)
    play.note("anima-driven", DRIVEN, figure=play.name(driven), inches=flight.flown(driven))
    for figure in flight.group:
        damage.reveal_touched(play, figure)


def _settle(flight: Flight) -> None:
    """Back to the last place where the base stands free, each on its own line, those in front first.

    Beside a hill the side of a slope rises along the way, and who fell comes down among those who flew below.
    """
    waiting = sorted(flight.flyers(), key=lambda one: one.x * flight.ux + one.y * flight.uy)
    while waiting:
        figure = waiting.pop()
        others, flown, back = [one.id for one in waiting], flight.flown(figure), 0.0
        while back < flown and _is_taken(flight, figure, back, others):
            back += STRIDE
        if back:
            standing.put(flight.play, figure, *flight.point(figure, -min(back, flown)))


def _is_taken(flight: Flight, figure: Figure, back: float, ignoring: list[str]) -> bool:
    spot = flight.point(figure, -back)
    return standing.stand_problem(flight.play, figure, *spot, DRIVEN, ignoring) is not None


def _hurt(flight: Flight, amount: int, rule: str, *, stun: bool) -> None:
    """A collision counts for all who fly together; armour does not help."""
    for figure in flight.flyers():
        if amount:
            damage.lose(flight.play, figure, amount, "anima-collides", rule, DRIVEN)
        if stun:
            statuses.stun(flight.play, figure, rule)


def _met_piece(flight: Flight, meeting: Meeting, rule: str) -> None:
    assert meeting.solid is not None
    flight.met.add(meeting.solid.piece.id)
    flight.play.note(
        "anima-meets-piece", rule, figure=flight.play.name(meeting.figure), piece=meeting.solid.piece.id
    )


def _small_obstacle(flight: Flight, meeting: Meeting) -> Script[bool]:
    yield from ()
    flight.advance(meeting.at)
    _met_piece(flight, meeting, "anima.collision.small_obstacle")
    _hurt(flight, 1, "anima.collision.small_obstacle", stun=False)
    return True


def _forest(flight: Flight, meeting: Meeting) -> Script[bool]:
    yield from ()
    flight.advance(meeting.at)
    _met_piece(flight, meeting, "anima.collision.forest")
    flight.left = max(flight.left - FOREST_LOSS, 0.0)
    _hurt(flight, 2, "anima.collision.forest", stun=True)
    return True


def _wall(flight: Flight, meeting: Meeting) -> Script[bool]:
    """3 damage; with more than 4 inches left it breaks through, if its base fits behind (anima.r.wall_break)."""
    yield from ()
    flight.advance(meeting.at)
    _met_piece(flight, meeting, "anima.collision.wall")
    flight.left = max(flight.left - WALL_LOSS, 0.0)
    _hurt(flight, 3, "anima.collision.wall", stun=True)
    if flight.left <= SHORT or flight.play.ruling("anima.r.wall_break") == 1:
        return False
    assert meeting.solid is not None
    flyers = flight.flyers()
    behind = [flight.free_behind(figure, 2 * TOLERANCE, meeting.solid) for figure in flyers]
    if not flyers or any(one is None for one in behind):
        return False
    flight.play.note("anima-breaks-through", WALL_BREAK, figure=flight.play.name(meeting.figure))
    flight.advance(max(one for one in behind if one is not None))
    return True


def _impenetrable(flight: Flight, meeting: Meeting) -> Script[bool]:
    yield from ()
    flight.advance(meeting.at)
    _met_piece(flight, meeting, "anima.collision.impenetrable")
    _hurt(flight, 5, "anima.collision.impenetrable", stun=True)
    return False


def _edge(flight: Flight, meeting: Meeting) -> Script[bool]:
    yield from ()
    flight.advance(meeting.at)
    flight.play.note("anima-meets-edge", "anima.collision.edge", figure=flight.play.name(meeting.figure))
    _hurt(flight, 0, "anima.collision.edge", stun=True)
    return False


def _water(flight: Flight, meeting: Meeting) -> Script[bool]:
    """Impassable water stops it without damage."""
    yield from ()
    flight.advance(meeting.at)
    flight.play.note("anima-stops-at-water", DRIVEN, figure=flight.play.name(meeting.figure))
    return False


def hold_need(play: AnimaPlay, driven: Figure, other: Figure) -> Tally:
    """6+, or 8+ if the driven character (by one reading the one run into) is larger (anima.r.collision_character)."""
    need = Tally(HOLD, CHARACTER)
    large, small = (other, driven) if play.ruling("anima.r.collision_character") == 1 else (driven, other)
    if play.profile(large).base > play.profile(small).base:
        need.change(HOLD_LARGER - HOLD, "anima.r.collision_character")
    return need


def _character(flight: Flight, meeting: Meeting) -> Script[bool]:
    """The owner of the one run into rolls: it holds, or is swept along and both lose 1 LP."""
    play, other = flight.play, meeting.other
    assert other is not None
    flight.advance(meeting.at)
    flight.met.add(other.id)
    need = hold_need(play, meeting.figure, other)
    roll = Roll(other.seat, "anima:hold", CHARACTER, 1, DIE, need, {"figure": play.name(other)})
    faces = yield roll
    holds = faces[0] >= need.total
    play.note(
        "anima-holds" if holds else "anima-swept-along", CHARACTER, "anima.r.collision_character", "anima.r.die",
        figure=play.name(other), driven=play.name(meeting.figure), dice=roll.fell(faces), need=int(need.total),
    )
    if holds:
        return False
    damage.lose(play, meeting.figure, 1, "anima-collides", CHARACTER)
    damage.lose(play, other, 1, "anima-collides", CHARACTER)
    if other.place == TABLE:
        damage.reveal(play, other, "anima.r.hidden")
        flight.join(other)
    return True


def _drop(flight: Flight, meeting: Meeting) -> Script[bool]:
    """Over the edge of a height: it drops, if there is room below (anima.r.driven)."""
    yield from ()
    play, figure = flight.play, meeting.figure
    assert meeting.solid is not None
    before = play.relief.level(*flight.point(figure, max(meeting.at - TOLERANCE, 0.0)))
    landing = flight.free_behind(figure, meeting.at + 2 * TOLERANCE, meeting.solid)
    if landing is None:
        flight.advance(max(meeting.at - 2 * TOLERANCE, 0.0))
        return False
    flight.advance(landing)
    fallen = before - figure.z
    if fallen >= DROP - TOLERANCE:
        play.note("anima-drops", DRIVEN, figure=play.name(figure), inches=fallen)
        damage.lose(play, figure, int(fallen + TOLERANCE), "anima-collides", DRIVEN)
    return True


MEETINGS = {
    "small_obstacle": _small_obstacle,
    "forest": _forest,
    "wall": _wall,
    "impenetrable": _impenetrable,
    "edge": _edge,
    "water": _water,
    "character": _character,
    "drop": _drop,
}
