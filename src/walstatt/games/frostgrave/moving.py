"""Moves of one figure: how far, the judge, interception on the way, falling, leaving the table (Bewegung)."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import atan2, cos, hypot, sin
from random import Random
from typing import Any, NamedTuple

from walstatt.core.questions import Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.frostgrave import damage, facts, intercepting, standing, values, walking
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.profiles import SURE_FOOTED
from walstatt.games.frostgrave.standing import PATH
from walstatt.games.frostgrave.state import TABLE, Figure
from walstatt.games.frostgrave.terrain_kinds import STEP
from walstatt.games.frostgrave.walking import CLIMB, DIFFICULT, JUMP, Pace, Walk
from walstatt.games.planning import Planner, directions
from walstatt.table.legs import Marks, part, way
from walstatt.table.paths import cut, point_at
from walstatt.table.questions import Move
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance
from walstatt.table.sweeps import circle_times

MOVE = "frostgrave.action.move"
SECOND = "frostgrave.action.second_move"
ALL_OUT = "frostgrave.move.all_out"
LEAVING = "frostgrave.r.leave_table"
ALL_OUT_INCHES = 3.0
OWN_EDGE = 1
THROUGH_FRIENDS = 1
HALVINGS = 16
AHEAD = 0.02
"""Inches looked ahead for a face to hang on."""


@dataclass(slots=True)
class Going:
    """One move of one figure: the rule that allows it and how far it may go."""

    play: FrostgravePlay
    figure: Figure
    rule: str
    allowance: Tally
    flat: bool = False

    @property
    def pace(self) -> Pace:
        sure = self.play.profile(self.figure).has(SURE_FOOTED)
        return Pace(self.play.radius(self.figure), self.allowance.total, self.flat, sure)

    @property
    def start(self) -> Point:
        return self.figure.x, self.figure.y


def going(play: FrostgravePlay, figure: Figure, second: bool = False) -> Going:
    return Going(play, figure, SECOND if second else MOVE, values.movement(play, figure, second))


def all_out(play: FrostgravePlay, figure: Figure) -> Going:
    """3 inches without any penalty (frostgrave.move.all_out, frostgrave.r.all_out_details)."""
    return Going(play, figure, ALL_OUT, Tally(ALL_OUT_INCHES, "frostgrave.move.all_out"), flat=True)


# ---- the judge


class Trip(NamedTuple):
    """A move that is allowed."""

    walk: Walk
    foe: str = ""
    """The enemy at whose base it ends."""


def judge(to: Going, value: Mapping[str, Any]) -> Trip | None:
    """The trip of a move that is allowed, None for a move of 0 inches; raises Refused for what is not."""
    path, marks = way(to.start, value.get(to.figure.id, ()))
    if len(path) == 1:
        return None
    return judge_path(to, path, marks)


def judge_path(to: Going, path: tuple[Point, ...], marks: Marks) -> Trip:
    contact = first_contact(to, path, marks)
    foe = ""
    if contact is not None:
        at, foe = contact
        path, marks = part(path, marks, at)
    walk = _survey(to, path, marks)
    _check_cost(to, walk)
    _check_bases(to, walk)
    return Trip(walk, foe)


def _survey(to: Going, path: tuple[Point, ...], marks: Marks) -> Walk:
    finished = to.play.ruling("frostgrave.r.climb_details") == walking.FINISHED_CLIMBS
    return walking.survey(to.play, to.pace, path, marks, to.figure.z, finished=finished)


def first_contact(to: Going, path: tuple[Point, ...], marks: Marks) -> tuple[float, str] | None:
    """Where the path first brings the base to an enemy's: there the move ends (frostgrave.r.move_path)."""
    met: list[tuple[float, Figure]] = []
    for foe in facts.beside(to.play.foes(to.figure), path, facts.NEVER):
        met += [(at, foe) for at in _touching_times(to, path, foe)]
    for at, foe in sorted(met, key=lambda one: one[0]):
        try:
            walk = walking.survey(to.play, to.pace, *part(path, marks, at), to.figure.z)
        except Refused:
            return None
        if abs(walk.level - foe.z) <= STEP + TOLERANCE and walk.length >= at - TOLERANCE:
            return at, foe.id
    return None


def _touching_times(to: Going, path: tuple[Point, ...], foe: Figure) -> Iterator[float]:
    """Inches after which the base comes to touch a base, seen from above."""
    touch = to.play.radius(to.figure) + to.play.radius(foe)
    at = 0.0
    for start, end in pairwise(path):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if point_segment_distance(foe.x, foe.y, *start, *end) <= touch + TOLERANCE / 2:
            away = hypot(start[0] - foe.x, start[1] - foe.y)
            if away > touch + TOLERANCE / 2:
                times = circle_times(start, end, (foe.x, foe.y), touch)
                yield at + (times[0] if times else _nearest_time(start, end, foe)) * length
            elif _comes_closer(start, end, foe):
                yield at
        at += length


def _nearest_time(start: Point, end: Point, foe: Figure) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((foe.x - start[0]) * dx + (foe.y - start[1]) * dy) / (dx * dx + dy * dy)
    return min(max(share, 0.0), 1.0)


def _comes_closer(start: Point, end: Point, foe: Figure) -> bool:
    return (foe.x - start[0]) * (end[0] - start[0]) + (foe.y - start[1]) * (end[1] - start[1]) > TOLERANCE


def _check_cost(to: Going, walk: Walk) -> None:
    most = to.allowance.total
    if walk.cost > most + TOLERANCE:
        raise refuse(_too_far_by(to, walk), "frostgrave-refused-too-far", cost=walk.cost, most=float(most))


def _too_far_by(to: Going, walk: Walk) -> str:
    """The rule that makes the way too long: the move's own, what slows the figure, or what the ground adds."""
    if walk.length <= to.allowance.total + TOLERANCE and not to.flat and (walk.climbs or walk.slow):
        return CLIMB if walk.climbs else DIFFICULT
    full = to.play.profile(to.figure).move
    if walk.length <= full + TOLERANCE and to.allowance.changes:
        return to.allowance.changes[-1].rule
    return to.rule


def _check_bases(to: Going, walk: Walk) -> None:
    """Nobody passes through a base or ends on one (frostgrave.r.move_path)."""
    play, figure = to.play, to.figure
    r, height = play.radius(figure), play.height(figure)
    passing = play.ruling("frostgrave.r.move_path") == THROUGH_FRIENDS
    for other in facts.beside(play.on_table(), walk.path, facts.NEVER):
        if other is figure:
            continue
        if not (passing and other.seat == figure.seat) and passes_through(play, walk, r, height, other):
            rule = walking.JUMPING if walk.jumps else PATH
            raise refuse(rule, "frostgrave-refused-through", figure=play.name(other))
    other_there = standing.in_the_way(play, *walk.end, walk.level, r, height, (figure.id,))
    if other_there is not None:
        raise refuse(PATH, "frostgrave-refused-occupied", figure=play.name(other_there))


def passes_through(play: FrostgravePlay, walk: Walk, r: float, height: float, other: Figure) -> bool:
    """Does the way lead through the base? Who overlaps it already may leave."""
    touch = r + play.radius(other)
    wanted = min(touch, hypot(walk.path[0][0] - other.x, walk.path[0][1] - other.y)) - TOLERANCE
    at = 0.0
    for a, b in pairwise(walk.path):
        length = hypot(b[0] - a[0], b[1] - a[1])
        if point_segment_distance(other.x, other.y, *a, *b) < wanted:
            level = walk.level_at(at + _nearest_time(a, b, other) * length)
            if standing.meet_in_height(play, level, height, other):
                return True
        at += length
    return False


# ---- proposals


def planner(to: Going) -> Planner[Trip]:
    return Planner(partial(judge, to), partial(_ideas, to))


def _ideas(to: Going, rng: Random) -> Iterator[dict[str, Any]]:
    """Mostly towards something that matters: an enemy, a treasure, the way home; else anywhere."""
    figure = to.figure
    far = to.allowance.total - TOLERANCE
    if far <= TOLERANCE:
        return
    goal = _goal(to.play, figure, rng)
    if goal is not None and rng.random() < 0.7:
        angle, away = atan2(goal[1] - figure.y, goal[0] - figure.x), hypot(goal[0] - figure.x, goal[1] - figure.y)
        for share in (1.0, 0.5):
            yield {figure.id: [_step(to, angle, min(far, away) * share)]}
        yield {figure.id: [[*_step(to, angle, min(far, away) + 1), "hang"]]}
    for angle, length in directions(far, rng):
        yield {figure.id: [_step(to, angle, length)]}


def _goal(play: FrostgravePlay, figure: Figure, rng: Random) -> Point | None:
    if play.carried(figure) is not None:
        width = play.setup.board.width
        edges = ((figure.x, 0.0), (figure.x, play.setup.board.depth), (0.0, figure.y), (width, figure.y))
        return min(edges, key=lambda edge: hypot(edge[0] - figure.x, edge[1] - figure.y))
    goals: list[Point] = [(token.x, token.y) for token in play.state.tokens.values() if token.lies]
    goals += [(foe.x, foe.y) for foe in play.foes(figure)]
    if not goals:
        return None
    near = sorted(goals, key=lambda goal: hypot(goal[0] - figure.x, goal[1] - figure.y))
    return near[int(rng.random() * min(2, len(near)))]


def _step(to: Going, angle: float, length: float) -> list[float]:
    """A step, kept on the board."""
    r, board = to.play.radius(to.figure), to.play.setup.board
    x = min(max(to.figure.x + length * cos(angle), r), board.width - r)
    y = min(max(to.figure.y + length * sin(angle), r), board.depth - r)
    return [x, y]


# ---- carrying it out


class Moved(NamedTuple):
    """How a move went: inches really moved, and whether the action was cut short."""

    inches: float
    intercepted: bool = False


def move(play: FrostgravePlay, to: Going) -> Script[Moved]:
    """Ask for a path and follow it."""
    plan = planner(to)
    args = {
        "figure": play.name(to.figure), "inches": float(to.allowance.total),
        "action": "all_out" if to.flat else "second" if to.rule == SECOND else "move",
    }
    value = yield Move(
        to.figure.seat, "frostgrave:move", to.rule, [to.figure.id], plan.check, plan.propose, args,
        lambda value: trip.walk.end if (trip := plan.trip(value)) else None,
    )
    trip = plan.trip(value)
    if trip is None:
        play.note("frostgrave-stays", to.rule, "frostgrave.r.zero_move", figure=play.name(to.figure))
        moved = Moved(0.0)
    else:
        moved = yield from travel(play, to, trip)
    yield from _ask_to_leave(play, to.figure, moved)
    return moved


def travel(play: FrostgravePlay, to: Going, trip: Trip, by_creatures: bool = True) -> Script[Moved]:
    """Follow a judged path: interceptions (also by creatures?) and falls in the order in which the way meets them."""
    figure, walk = to.figure, trip.walk
    _tell(play, to, walk)
    watch = intercepting.Watch(play, figure, walk, by_creatures)
    reached = 0.0
    drops = list(walk.drops)
    while True:
        met = watch.next_point(reached)
        if drops and (met is None or drops[0].at <= met.at):
            drop = drops.pop(0)
            _go_to(play, figure, walk, drop.at)
            reached = drop.at
            if damage.fall(play, figure, drop.height) or figure.place != TABLE:
                return Moved(drop.at)
            continue
        if met is None:
            break
        reached = met.at
        _go_to(play, figure, walk, met.at)
        if (yield from watch.ask(met)):
            return Moved(met.at, intercepted=True)
    _go_to(play, figure, walk, walk.length)
    if facts.in_combat(play, figure):
        play.note("frostgrave-into-combat", facts.IN_COMBAT, figure=play.name(figure))
    return Moved(walk.length)


def _go_to(play: FrostgravePlay, figure: Figure, walk: Walk, at: float) -> None:
    standing.put(play, figure, *point_at(walk.path, at), walk.level_at(at))


def _tell(play: FrostgravePlay, to: Going, walk: Walk) -> None:
    rules = [to.rule, "frostgrave.r.all_out_details", PATH] if to.flat else [to.rule, PATH]
    if walk.climbs:
        rules += [CLIMB, walking.CLIMBING]
    if walk.slow:
        rules += [DIFFICULT, walking.STRETCHES]
    if walk.jumps:
        rules += [JUMP, walking.JUMPING]
    if to.pace.sure and (walk.climbs or walk.slow):
        rules.append("frostgrave.x.trait.trittsicher")
    rules += [change.rule for change in to.allowance.changes if change.rule not in rules]
    play.note("frostgrave-moves", *rules, figure=play.name(to.figure), inches=walk.length, cost=walk.cost)


def _ask_to_leave(play: FrostgravePlay, figure: Figure, moved: Moved) -> Script[None]:
    """At the table edge its player may take it off (frostgrave.r.leave_table)."""
    if moved.intercepted or not can_leave(play, figure):
        return
    if (yield YesNo(figure.seat, "frostgrave:leave", LEAVING, {"figure": play.name(figure)})):
        damage.leave(play, figure)


def can_leave(play: FrostgravePlay, figure: Figure) -> bool:
    if figure.place != TABLE or play.is_creature(figure) or facts.in_combat(play, figure):
        return False
    touched = touched_edges(play, figure)
    if play.ruling("frostgrave.r.leave_table") == OWN_EDGE:
        own = play.state.edges[figure.seat] if play.state.edges else ""
        return own in touched
    return bool(touched)


def touched_edges(play: FrostgravePlay, figure: Figure) -> list[str]:
    r, board = play.radius(figure) + TOLERANCE, play.setup.board
    found = {
        "north": figure.y >= board.depth - r, "east": figure.x >= board.width - r,
        "south": figure.y <= r, "west": figure.x <= r,
    }
    return [edge for edge, touches in found.items() if touches]


# ---- as far as it goes, for those who have no choice


def as_far_as(to: Going, path: tuple[Point, ...]) -> Trip | None:
    """The longest beginning of a path that the movement allows, ending on a face where a climb is not done."""
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))
    low, high, best = 0.0, length, None
    for step in range(HALVINGS):
        inches = length if step == 0 else (low + high) / 2
        trip = _try(to, tuple(cut(path, inches)), "")
        if trip is None:
            high = inches
        else:
            best, low = trip, inches
            if step == 0:
                return best
    hanging = _try(to, tuple(cut(path, min(length, high + AHEAD))), "hang")
    if hanging is not None and (best is None or hanging.walk.length > best.walk.length - AHEAD):
        return hanging
    return best


def _try(to: Going, path: tuple[Point, ...], last_mark: str) -> Trip | None:
    if len(path) < 2:
        return None
    try:
        return judge_path(to, path, (*("",) * (len(path) - 2), last_mark))
    except Refused:
        return None
