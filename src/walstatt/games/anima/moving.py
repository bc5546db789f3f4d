"""Walk, run, escape and climb (anima.r.walk_run, anima.r.escape, anima.r.climb)."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from math import cos, hypot, pi, sin
from random import Random
from typing import Any, NamedTuple

from walstatt.core.questions import Roll, Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.anima import costs, damage, facts, scenarios, standing, values, walking
from walstatt.games.anima.play import DIE, AnimaPlay
from walstatt.games.anima.relief import Face, outline_point
from walstatt.games.anima.state import Figure
from walstatt.games.anima.walking import Walk
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import TOLERANCE, Point, segment_distance, within
from walstatt.table.sweeps import overlap_runs
from walstatt.table.terrain import Solid

PATHS = "anima.r.walk_run"
ESCAPE = "anima.r.escape"
CLIMB = "anima.r.climb"
OFFENSIVE = "anima.r.offensive"
RULES = {"walk": "anima.basic.walk", "run": "anima.basic.run", "escape": ESCAPE}
ESCAPE_NEED = 6
FAST_WALK, FAST_RUN = 12, 16
CLIMB_PRICE = 2.0
TRIES = 24
STRAIGHT = 0.02
"""How far aside of the straight line a berserk walk may lead, per inch."""


class Going(NamedTuple):
    """What a character may do in one movement."""

    play: AnimaPlay
    figure: Figure
    action: str
    limit: Tally
    rule: str
    leaving: frozenset[str] = frozenset()
    may_touch: bool = True
    straight: bool = False
    must_leave: bool = False


class Trip(NamedTuple):
    """A judged movement."""

    walk: Walk
    end: Point


def going(play: AnimaPlay, figure: Figure, action: str) -> Going:
    limit = values.speed(play, figure, "run" if action == "run" else "walk")
    leaving = frozenset(foe.id for foe in facts.melee_foes(play, figure)) if action == "escape" else frozenset()
    straight = figure.has("Berserker") and action in ("walk", "run")
    return Going(
        play, figure, action, limit, RULES[action], leaving, may_touch=action == "walk", straight=straight,
        must_leave=action == "escape",
    )


# ---- judging


def judge(to: Going, value: Mapping[str, Any]) -> Trip | None:
    """The trip that a path stands for, None for staying; what the rules do not allow is refused."""
    figure, play = to.figure, to.play
    points = value.get(figure.id)
    if not points:
        if to.must_leave and _can_leave(to):
            raise refuse(to.rule, "anima-refused-must-leave", figure=play.name(figure))
        return None
    path = [(figure.x, figure.y), *((float(stop[0]), float(stop[1])) for stop in points)]
    return judge_path(to, path)


def judge_path(to: Going, path: list[Point]) -> Trip:
    play, figure = to.play, to.figure
    if to.straight:
        _check_straight(to, path)
    walk = walking.survey(play, path, play.radius(figure))
    _check_cost(to, walk)
    blocked = walking.bases_problem(
        play, figure, path, leaving=to.leaving, pass_own=play.ruling("anima.r.walk_run") == 1
    ) or standing.stand_problem(play, figure, *path[-1], PATHS)
    if blocked:
        raise blocked
    if not to.may_touch:
        touched = standing.contact_problem(play, figure, *path[-1], to.rule if to.must_leave else PATHS)
        if touched:
            raise touched
    return Trip(walk, path[-1])


def _check_cost(to: Going, walk: Walk) -> None:
    """The rule of the ground refuses where the bare length would do."""
    cost, most = walk.cost, to.limit.total
    if within(cost.total, most):
        return
    rule = to.rule
    if within(walk.length, most) and cost.changes:
        rule = cost.changes[-1].rule
    raise refuse(rule, "anima-refused-inches", inches=float(cost.total), most=float(most))


def _check_straight(to: Going, path: list[Point]) -> None:
    """By one reading a berserk character may walk, but only straight at the nearest enemy (anima.r.offensive)."""
    play, figure = to.play, to.figure
    foe = min(play.foes(figure), key=lambda one: facts.distance(play, figure, one), default=None)
    if foe is None:
        return
    dx, dy = foe.x - figure.x, foe.y - figure.y
    away = hypot(dx, dy) or 1.0
    for x, y in path[1:]:
        aside = abs((x - figure.x) * dy - (y - figure.y) * dx) / away
        ahead = ((x - figure.x) * dx + (y - figure.y) * dy) / away
        if ahead < 0 or aside > STRAIGHT * max(ahead, 1.0):
            raise refuse(OFFENSIVE, "anima-refused-not-straight", figure=play.name(foe))


# ---- proposing


def propose(to: Going, rng: Random) -> dict[str, list[list[float]]]:
    """Some way that the rules allow: towards an enemy, or anywhere; staying if none is found."""
    figure, foes = to.figure, to.play.foes(to.figure)
    for number in range(TRIES):
        if foes and number % 2 == 0:
            nearest = min(foes, key=lambda one: facts.distance(to.play, figure, one))
            foe = nearest if to.straight else rng.choice(foes)
            away = hypot(foe.x - figure.x, foe.y - figure.y)
            room = away - to.play.radius(figure) - to.play.radius(foe)
            direction = ((foe.x - figure.x) / away, (foe.y - figure.y) / away)
            inches = min(room, to.limit.total * rng.choice((1.0, 0.7, 0.3)))
        else:
            angle = rng.uniform(0, 2 * pi)
            direction, inches = (cos(angle), sin(angle)), rng.uniform(0.3, 1.0) * to.limit.total
        found = _straight(to, direction, inches)
        if found is not None:
            return {figure.id: found}
    return {figure.id: [list(spot)]} if (spot := _way_out(to)) else {}


def _straight(to: Going, direction: Point, inches: float) -> list[list[float]] | None:
    """As far as that way leads, in three tries."""
    for share in (1.0, 0.6, 0.3):
        far = inches * share
        if far < 0.05:
            return None
        x, y = to.figure.x + direction[0] * far, to.figure.y + direction[1] * far
        if _is_allowed(to, (x, y)):
            return [[x, y]]
    return None


def _is_allowed(to: Going, end: Point) -> bool:
    try:
        judge_path(to, [(to.figure.x, to.figure.y), end])
    except Refused:
        return False
    return True


def _way_out(to: Going) -> Point | None:
    """Where an escape can lead, looked for in all directions."""
    if not to.must_leave:
        return None
    for inches in (0.3, 0.1, 1.0, 2.0, 4.0):
        for x, y in standing.ring_spots((to.figure.x, to.figure.y), min(inches, to.limit.total), 36):
            if _is_allowed(to, (x, y)):
                return x, y
    return None


def _can_leave(to: Going) -> bool:
    return _way_out(to) is not None


# ---- walk and run


def move(play: AnimaPlay, figure: Figure, action: str) -> Script[None]:
    """A path of the player's choice; once it is accepted it is paid and followed."""
    to = going(play, figure, action)
    value = yield ask_path(to)
    if costs.declare(play, figure, action):
        yield from follow(to, value)


def go(to: Going) -> Script[None]:
    """A movement that was paid for with something else."""
    value = yield ask_path(to)
    yield from follow(to, value)


def ask_path(to: Going) -> Move:
    figure = to.figure
    return Move(
        figure.seat, "anima:move", to.rule, [figure.id], lambda value: _judged(to, value),
        lambda rng: propose(to, rng), {"figure": to.play.name(figure), "action": to.action, "inches": to.limit.total},
    )


def follow(to: Going, value: Mapping[str, Any]) -> Script[None]:
    play, figure = to.play, to.figure
    path: tuple[Point, ...] = ((figure.x, figure.y),)
    trip = judge(to, value)
    if trip is None:
        play.note("anima-stays", to.rule, figure=play.name(figure))
    else:
        path = trip.walk.path
        carry_out(play, figure, trip, to.rule)
    if to.action in ("walk", "run") and scenarios.can_leave(play, figure, path):
        leaves = yield YesNo(
            figure.seat, "anima:leave", "anima.r.scenario.hinterhalt", {"figure": play.name(figure)}
        )
        if leaves:
            scenarios.leave(play, figure)


def _judged(to: Going, value: Any) -> None:
    judge(to, value)


def carry_out(play: AnimaPlay, figure: Figure, trip: Trip, rule: str) -> None:
    figure.moved += trip.walk.length
    standing.put(play, figure, *trip.end)
    cost = trip.walk.cost
    rules = dict.fromkeys((rule, cost.rule, *(one.rule for one in cost.changes)))
    play.note("anima-moves", *rules, figure=play.name(figure), inches=trip.walk.length, cost=float(cost.total))
    damage.reveal_touched(play, figure)


def step(play: AnimaPlay, figure: Figure, inches: float, rule: str) -> Script[None]:
    """A short move that an ability grants."""
    leaving = frozenset(foe.id for foe in facts.melee_foes(play, figure))
    yield from go(Going(play, figure, "step", Tally(inches, rule), rule, leaving, may_touch=False))


# ---- escape


def escape_need(play: AnimaPlay, figure: Figure) -> Tally:
    """What the die must show; modifiers that help lower it (anima.escape.base)."""
    profile, foes = play.profile(figure), facts.melee_foes(play, figure)
    need = Tally(ESCAPE_NEED, "anima.escape.base")
    if profile.stray:
        need.change(-1, "anima.escape.stray")
    if values.speed(play, figure, "walk").total >= FAST_WALK and values.speed(play, figure, "run").total >= FAST_RUN:
        need.change(-1, "anima.escape.fast")
    larger = [profile.base > play.profile(foe).base for foe in foes]
    if any(larger) if play.ruling("anima.r.escape_modifiers") == 1 else larger and all(larger):
        need.change(-2, "anima.escape.larger_base")
    if len(foes) == 2:
        need.change(1, "anima.escape.two_enemies")
    elif len(foes) > 2:
        need.change(2, "anima.escape.three_enemies")
    return need


def escape(play: AnimaPlay, figure: Figure) -> Script[None]:
    """Roll to break away; a success moves at once, a failure costs the marker and nothing else."""
    if not costs.declare(play, figure, "escape"):
        return
    need = escape_need(play, figure)
    roll = Roll(figure.seat, "anima:escape_roll", "anima.escape.base", 1, DIE, need)
    faces = yield roll
    success = faces[0] >= need.total
    play.note(
        "anima-escape-succeeds" if success else "anima-escape-fails", "anima.escape.base", "anima.basic.escape",
        "anima.r.die", "anima.r.escape_modifiers", *(rule for _, rule in need.changes), figure=play.name(figure),
        dice=roll.fell(faces), need=int(need.total),
    )
    if success:
        yield from go(going(play, figure, "escape"))


# ---- climb


class Climb(NamedTuple):
    """A way over a face or a thin wall: the heights climbed, up and down together, and inches along it."""

    end: Point
    height: float
    aside: float


def climb(play: AnimaPlay, figure: Figure) -> Script[None]:
    """A place at the other end of a face; once it is accepted it is paid and climbed to."""
    chosen = yield Place(
        figure.seat, "anima:climb_to", CLIMB, [figure.id], partial(_judged_climb, play, figure),
        lambda rng: [list(rng.choice(list(climb_spots(play, figure))))], {"figure": play.name(figure)},
    )
    if not costs.declare(play, figure, "climb"):
        return
    found = judge_climb(play, figure, *chosen[0])
    figure.moved += found.height + hypot(found.end[0] - figure.x, found.end[1] - figure.y)
    standing.put(play, figure, *found.end)
    rules = ("anima.basic.climb", CLIMB, "anima.terrain.hill")
    play.note("anima-climbs", *rules, figure=play.name(figure), height=found.height)
    damage.reveal_touched(play, figure)


def _judged_climb(play: AnimaPlay, figure: Figure, value: Any) -> None:
    judge_climb(play, figure, *value[0])


def judge_climb(play: AnimaPlay, figure: Figure, x: float, y: float) -> Climb:
    """From contact with a steep face to level ground at its other end; what cannot be finished is refused."""
    ways = list(_climbs(play, figure, x, y))
    if not ways:
        raise refuse(CLIMB, "anima-refused-no-face", figure=play.name(figure))
    found = min(ways, key=lambda way: way.height + way.aside)
    most = values.speed(play, figure, "walk").total
    if not within(CLIMB_PRICE * found.height, most):
        raise refuse(CLIMB, "anima-refused-too-high", height=found.height, most=float(most) / CLIMB_PRICE)
    cost = CLIMB_PRICE * (found.height + found.aside)
    if not within(cost, most):
        raise refuse(CLIMB, "anima-refused-inches", inches=cost, most=float(most))
    if play.relief.on_slope(x, y):
        raise refuse(CLIMB, "anima-refused-not-level")
    taken = standing.stand_problem(play, figure, x, y, CLIMB)
    if taken:
        raise taken
    return found


def _climbs(play: AnimaPlay, figure: Figure, x: float, y: float) -> Iterator[Climb]:
    """What is climbed on the straight way there, over each face or wall that is touched at both ends."""
    relief, r = play.relief, play.radius(figure)
    level = relief.level(x, y)
    for face in relief.faces:
        if _touches_face(face, figure.x, figure.y, r) and _touches_face(face, x, y, r) and _crosses(face, figure, x, y):
            yield Climb((x, y), abs(level - figure.z), _aside(figure, x, y, r, (face.bx - face.ax, face.by - face.ay)))
    for wall in relief.blocks:
        ends = wall.polygon.distance(figure.x, figure.y), wall.polygon.distance(x, y)
        if all(within(away, r) for away in ends) and wall.polygon.crossings(figure.x, figure.y, x, y):
            px, py = outline_point(wall.polygon, figure.x, figure.y)
            aside = _aside(figure, x, y, r, (py - figure.y, figure.x - px))
            yield Climb((x, y), 2 * wall.height - figure.z - level, aside)


def _aside(figure: Figure, x: float, y: float, r: float, along: Point) -> float:
    """How far it goes along a face besides climbing it; half a base to the side is still straight up."""
    length = hypot(*along) or 1.0
    return max(abs((x - figure.x) * along[0] + (y - figure.y) * along[1]) / length - r, 0.0)


def _touches_face(face: Face, x: float, y: float, r: float) -> bool:
    return within(face.distance(x, y), r)


def _crosses(face: Face, figure: Figure, x: float, y: float) -> bool:
    return segment_distance((figure.x, figure.y), (x, y), (face.ax, face.ay), (face.bx, face.by)) <= TOLERANCE


def climb_spots(play: AnimaPlay, figure: Figure) -> Iterator[Point]:
    """Ways over every face and wall that the base touches: straight ones, then those beside who stands there."""
    straight, r = list(_straight_over(play, figure)), play.radius(figure)
    most = int(values.speed(play, figure, "walk").total / CLIMB_PRICE / r) + 1
    for number in sorted(range(-most, most + 1), key=abs):
        for x, y in straight:
            across = hypot(x - figure.x, y - figure.y)
            share = number * r / across
            spot = (x - share * (y - figure.y), y + share * (x - figure.x))
            if _can_climb(play, figure, spot):
                yield spot


def _straight_over(play: AnimaPlay, figure: Figure) -> Iterator[Point]:
    r = play.radius(figure)
    for face in play.relief.faces:
        if _touches_face(face, figure.x, figure.y, r):
            yield from _over_face(play, face, figure, r)
    for wall in play.relief.blocks:
        if within(wall.polygon.distance(figure.x, figure.y), r):
            yield from _over_wall(wall, figure, r)


def _over_face(play: AnimaPlay, face: Face, figure: Figure, r: float) -> list[Point]:
    """Straight across, to where the base just touches the rim or the foot."""
    length = hypot(face.bx - face.ax, face.by - face.ay)
    nx, ny = (face.by - face.ay) / length, -(face.bx - face.ax) / length
    side = (figure.x - face.ax) * nx + (figure.y - face.ay) * ny
    on_top = face.feature in play.relief.features(figure.x, figure.y)
    far = abs(side) + (r if on_top else 0.9 * r)
    sign = -1.0 if side > 0 else 1.0
    return [(figure.x + sign * far * nx, figure.y + sign * far * ny)]


def _over_wall(wall: Solid, figure: Figure, r: float) -> list[Point]:
    px, py = outline_point(wall.polygon, figure.x, figure.y)
    away = hypot(px - figure.x, py - figure.y) or 1.0
    ux, uy = (px - figure.x) / away, (py - figure.y) / away
    end = (figure.x + 8 * ux, figure.y + 8 * uy)
    runs = overlap_runs(wall.polygon, (figure.x, figure.y), end, r)
    far = 8 * runs[-1][1] + TOLERANCE if runs else 0.0
    return [(figure.x + far * ux, figure.y + far * uy)] if runs else []


def _can_climb(play: AnimaPlay, figure: Figure, spot: Point) -> bool:
    try:
        judge_climb(play, figure, *spot)
    except Refused:
        return False
    return True
