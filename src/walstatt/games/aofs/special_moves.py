"""Jumping, falling, pushing (Sonderbewegungen)."""
from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Roll, Script, YesNo
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.aofs.movement import put
from walstatt.games.aofs.play import DIE, AofsPlay
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.walking import INCHES_PER_DIE, Jump, stand_problem
from walstatt.games.aofs.wounds import Harm, knock_out, mark, wound_effect
from walstatt.table.paths import LevelChange, point_at, trace
from walstatt.table.questions import Measure, Place
from walstatt.table.shapes import TOLERANCE, Point, Polygon, within
from walstatt.table.sweeps import before_contact
from walstatt.table.terrain import Solid

JUMP_AT = 3
STRIDER_JUMP_AT = 2
PUSH_AT = 4
PUSH_INCHES = 2.0
PUSHED_FALL_FROM = 2.0
FOOT_REACH = 2.0
FOOT_STEP = 0.25
STEP = 0.01


# ---- jumping


def jump(play: AofsPlay, unit: Unit, model: Model, leap: Jump) -> Script[bool]:
    """Roll for a jump; True if it succeeds. Flyers need no dice."""
    if play.has(model, "flying"):
        play.note(
            "aofs-jump-flies", "aofs.special.flying_jump", "aofs.jump.success", unit=play.name(unit), inches=leap.size
        )
        return True
    need = Tally(JUMP_AT, "aofs.jump.roll", 2, 6)
    if play.has(model, "strider"):
        need = Tally(STRIDER_JUMP_AT, "aofs.special.strider_jump", 2, 6)
    roll = Roll(
        unit.seat, "aofs:jump", "aofs.jump.roll", leap.dice, DIE, need,
        {"unit": play.name(unit), "model": model.id, "inches": leap.size},
    )
    faces = yield roll
    landed = all(face >= need.total for face in faces)
    play.note(
        "aofs-jump-lands" if landed else "aofs-jump-fails", "aofs.jump.success" if landed else "aofs.jump.failure",
        "aofs.jump", unit=play.name(unit), inches=leap.size, dice=roll.fell(faces),
    )
    return landed


# ---- falling


def fall(play: AofsPlay, unit: Unit, model: Model, height: float, cliff: Solid | None, placer: int) -> Script[None]:
    """A model falls: group models are out; the last one takes a hit, is stunned and put at the foot."""
    if len(unit.models) > 1:
        play.note("aofs-falls-out", "aofs.fall.group", unit=play.name(unit))
        knock_out(play, unit, model, "aofs.fall.group")
        return
    was_shaken = unit.shaken
    play.note("aofs-falls", "aofs.fall.hit", "aofs.r.fall_height", unit=play.name(unit), inches=height)
    blocked = yield from _break_fall(play, unit, height)
    if not blocked:
        harm = Harm(None)
        yield from mark(play, unit, model, 1, harm)
        if harm.marked:
            yield from wound_effect(play, unit, was_shaken, harm)
    if unit.place != TABLE:
        return
    if play.ruling("aofs.r.stunned") == 0:
        unit.shaken = True
        play.note("aofs-stunned", "aofs.fall.stunned", "aofs.r.stunned", unit=play.name(unit))
    yield from _lie_at_foot(play, unit, model, cliff, placer)


def fall_need(play: AofsPlay, unit: Unit, height: float) -> Tally:
    need = Tally(play.sheets[unit.id].defence, "aofs.attack.defence", 2, 6)
    need.change(int((height + TOLERANCE) / INCHES_PER_DIE), "aofs.fall.hit")
    if play.has_effect(unit, "defence_bonus"):
        need.change(-1, "aofs.r.spell_rindenhaut")
    return need


def _break_fall(play: AofsPlay, unit: Unit, height: float) -> Script[bool]:
    need = fall_need(play, unit, height)
    roll = Roll(unit.seat, "aofs:defence", "aofs.fall.hit", 1, DIE, need, {"unit": play.name(unit), "hits": 1})
    faces = yield roll
    blocked = bool(faces[0] >= need.total)
    play.note(
        "aofs-fall-blocked" if blocked else "aofs-fall-hurts", "aofs.fall.hit", "aofs.attack.defence",
        unit=play.name(unit), dice=roll.fell(faces),
    )
    return blocked


def _lie_at_foot(play: AofsPlay, unit: Unit, model: Model, cliff: Solid | None, placer: int) -> Script[None]:
    if play.measured_by_people or cliff is None:
        return
    reach = _foot_reach(play, unit, cliff)
    if not reach:
        return
    places = yield Place(
        placer, "aofs:fall_place", "aofs.fall.stunned", [model.id],
        lambda value: _judge_foot(play, unit, value[0], cliff, reach),
        lambda rng: [list(_foot_place(play, unit, cliff, reach, rng))],
        {"unit": play.name(unit), "inches": reach, "piece": cliff.piece.id},
    )
    put(play, model, *places[0])


def _foot_problem(play: AofsPlay, unit: Unit, place: Point, cliff: Solid, reach: float) -> Refused | None:
    radius = play.radius(unit)
    problem = stand_problem(play, *place, radius)
    if problem:
        return problem
    gap = max(0.0, cliff.polygon.distance(*place) - radius)
    if not within(gap, reach) or play.ground.level(*place) >= cliff.height - TOLERANCE:
        return refuse("aofs.fall.stunned", "aofs-refused-foot", inches=reach)
    for other in play.others(unit):
        touch = radius + play.radius(other) - TOLERANCE
        if any(hypot(one.x - place[0], one.y - place[1]) < touch for one in other.models):
            return refuse("aofs.r.fall_place", "aofs-refused-overlap")
    return None


def _judge_foot(play: AofsPlay, unit: Unit, place: Any, cliff: Solid, reach: float) -> None:
    problem = _foot_problem(play, unit, (place[0], place[1]), cliff, reach)
    if problem:
        raise problem


def _foot_reach(play: AofsPlay, unit: Unit, cliff: Solid) -> float:
    """2 inches, or as near as there is room; 0 where there is none on the whole table."""
    reach, farthest = FOOT_REACH, hypot(play.setup.board.width, play.setup.board.depth)
    while reach < farthest:
        if any(not _foot_problem(play, unit, place, cliff, reach) for place in _around(play, unit, cliff, reach)):
            return reach
        reach += FOOT_STEP
    return 0.0


def _foot_place(play: AofsPlay, unit: Unit, cliff: Solid, reach: float, rng: Random) -> Point:
    free = [place for place in _around(play, unit, cliff, reach) if not _foot_problem(play, unit, place, cliff, reach)]
    return free[int(rng.random() * len(free))]


def _around(play: AofsPlay, unit: Unit, cliff: Solid, reach: float) -> Iterator[Point]:
    """Places along the outline of a piece, at its foot and up to the reach away."""
    radius = play.radius(unit)
    points = _counter_clockwise(cliff.polygon)
    for away in (radius + 2 * TOLERANCE, radius + reach / 2, radius + reach):
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            length = hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / length, -(bx - ax) / length
            steps = max(2, int(length / 0.5))
            for step in range(steps + 1):
                share = step / steps
                yield (ax + share * (bx - ax) + away * nx, ay + share * (by - ay) + away * ny)


def _counter_clockwise(polygon: Polygon) -> list[Point]:
    points = list(polygon.points)
    turn = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True))
    return points if turn > 0 else points[::-1]


def cliff_at(play: AofsPlay, place: Point, level: float) -> Solid | None:
    """The piece whose edge of this height lies at a place."""
    high = [solid for solid in play.ground.of_kind("elevated") if abs(solid.height - level) <= TOLERANCE]
    return min(high, key=lambda solid: solid.polygon.distance(*place), default=None)


# ---- pushing


def offer_push(play: AofsPlay, unit: Unit, harm: Harm) -> Script[None]:
    """The attacker may try to push a model that got Shaken as a wound effect."""
    if harm.seat is None or (play.ruling("aofs.r.push_attacker") == 1 and not harm.melee):
        return
    need = Tally(PUSH_AT, "aofs.push", 2, 6)
    wanted = yield YesNo(harm.seat, "aofs:push", "aofs.push", {"unit": play.name(unit)}, preview=lambda _: need)
    if not wanted:
        return
    roll = Roll(harm.seat, "aofs:push_roll", "aofs.push", 1, DIE, need, {"unit": play.name(unit)})
    faces = yield roll
    if faces[0] < PUSH_AT:
        play.note("aofs-push-fails", "aofs.push", unit=play.name(unit), dice=roll.fell(faces))
        return
    fell = yield from _push(play, unit, unit.models[0], harm.seat)
    if fell:
        harm.fallen.add(unit.id)


def _push(play: AofsPlay, unit: Unit, model: Model, pusher: int) -> Script[bool]:
    """Move the model as the pusher wants; True if it falls."""
    if play.measured_by_people:
        return (yield from _push_at_real_table(play, unit, model, pusher))
    places = yield Place(
        pusher, "aofs:push_to", "aofs.r.push_limits", [model.id], lambda value: _judge_push(model, value[0]),
        lambda rng: [_some_push(model, rng)], {"unit": play.name(unit), "inches": PUSH_INCHES},
    )
    end, edge = shove(play, unit, model, (places[0][0], places[0][1]))
    play.note(
        "aofs-pushed", "aofs.push", "aofs.r.push_limits", unit=play.name(unit),
        inches=hypot(end[0] - model.x, end[1] - model.y),
    )
    if edge is None:
        put(play, model, *end)
        return False
    cliff = cliff_at(play, end, edge.before)
    yield from fall(play, unit, model, edge.before - edge.after, cliff, pusher)
    return True


def _push_at_real_table(play: AofsPlay, unit: Unit, model: Model, pusher: int) -> Script[bool]:
    height = play.measure(
        lambda: Measure("aofs:measure.push_fall", "aofs.fall.hit", "length", {"unit": play.name(unit)}), lambda: 0.0
    )
    if height < PUSHED_FALL_FROM - TOLERANCE:
        return False
    yield from fall(play, unit, model, height, None, pusher)
    return True


def _judge_push(model: Model, place: Any) -> None:
    length = hypot(place[0] - model.x, place[1] - model.y)
    if not within(length, PUSH_INCHES):
        raise refuse("aofs.push", "aofs-refused-too-far", length=length, most=PUSH_INCHES)


def _some_push(model: Model, rng: Random) -> list[float]:
    while True:
        dx, dy = rng.uniform(-2, 2), rng.uniform(-2, 2)
        if hypot(dx, dy) <= PUSH_INCHES:
            return [model.x + dx, model.y + dy]


def shove(play: AofsPlay, unit: Unit, model: Model, goal: Point) -> tuple[Point, LevelChange | None]:
    """How far a pushed model really goes, and the edge that it falls from (None: it does not)."""
    start = (model.x, model.y)
    path = (start, goal)
    far = hypot(goal[0] - start[0], goal[1] - start[1])
    if far < TOLERANCE:
        return start, None
    radius = play.radius(unit)
    traced = trace(play.ground, path, radius)
    stop = far
    edge: LevelChange | None = None
    for change in traced.levels:
        if change.after > change.before:
            stop = min(stop, change.at - radius)
            break
        if change.before - change.after >= PUSHED_FALL_FROM - TOLERANCE:
            stop, edge = min(stop, change.at), change
            break
    free = _free_length(play, unit, path, stop, radius)
    if free < stop - TOLERANCE:
        edge = None
    ledge = next((change.at for change in traced.levels if change.at <= free and change.after < change.before), None)
    if edge is None and ledge is not None:
        return _down_the_ledge(play, unit, path, free, ledge), None
    return point_at(path, free), edge


def _down_the_ledge(play: AofsPlay, unit: Unit, path: tuple[Point, Point], free: float, ledge: float) -> Point:
    """Pushed down an edge too low to fall from: clear of its side, or still above where there is no room below."""
    (ax, ay), (bx, by) = path
    radius, length = play.radius(unit), hypot(bx - ax, by - ay)
    for step in range(int(2 * radius / STEP) + 1):
        far = free + step * STEP
        end = (ax + far * (bx - ax) / length, ay + far * (by - ay) / length)
        if _before_bases(play, unit, (path[0], end), far, radius) < far - TOLERANCE:
            break
        if stand_problem(play, *end, radius) is None:
            return end
    return point_at(path, max(0.0, ledge - 2 * TOLERANCE))


def _free_length(play: AofsPlay, unit: Unit, path: tuple[Point, Point], stop: float, radius: float) -> float:
    """The longest part of the push after which the model can stand; an edge to fall from needs no standing."""
    free = min(stop, _before_bases(play, unit, path, stop, radius))
    level = play.ground.level(*path[0])
    for index, at in trace(play.ground, path, radius).contacts.items():
        solid = play.ground.solids[index]
        blocks = solid.height > level + TOLERANCE if "elevated" in solid.kinds else "impassable" in solid.kinds
        if blocks:
            free = min(free, before_contact(at))
    while free > TOLERANCE and not play.ground.on_board(*point_at(path, free), radius):
        free -= STEP
    return max(0.0, free)


def _before_bases(play: AofsPlay, unit: Unit, path: tuple[Point, Point], stop: float, radius: float) -> float:
    """Where the push ends at contact with another base."""
    (ax, ay), (bx, by) = path
    length = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    free = stop
    for other in play.others(unit):
        touch = radius + play.radius(other)
        for one in other.models:
            along = (one.x - ax) * ux + (one.y - ay) * uy
            aside = abs((one.x - ax) * uy - (one.y - ay) * ux)
            if along > 0 and aside < touch - TOLERANCE:
                free = min(free, max(0.0, along - (touch**2 - aside**2) ** 0.5))
    return free
