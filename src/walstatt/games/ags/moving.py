"""Gehen, Rennen and short moves that abilities grant: the judge, the 1-inch rule, carrying it out (2.3.1, 2.8.2)."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.ags import conditions, damage, escort, facts, mobs, passives, standing, values, walking
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.facts import CONTACT_HEIGHT as REACH_UP
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NOBODY, TABLE, Figure
from walstatt.games.ags.terrain_kinds import LOW, SLOW, is_loose
from walstatt.games.planning import Planner, after_step, directions
from walstatt.table.legs import part, way
from walstatt.table.paths import point_at
from walstatt.table.questions import Move
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance
from walstatt.table.sweeps import circle_times, overlap_runs

if TYPE_CHECKING:
    from walstatt.games.ags.walking import Marks, Walk, Walker

ONE_INCH_RULE = "ags.2.3.1.einzoll"
TRIGGER = "ags.r.einzoll_ausloeser"
ONE_INCH = 1.0
ACTION_RULES = {"gehen": "ags.2.3.1.gehen", "rennen": "ags.2.3.1.rennen", "sturmangriff": "ags.2.3.2.sturmangriff"}
PACES = {"gehen": 1, "rennen": 2, "sturmangriff": 1}
LEAVING = "ags.2.8.2.verlassen"
KEEPING = "ags.2.8.2.bewegen"
WOODS = "ags.2.13.wald.bewegung"
ENTERING = "ags.r.gelaende_in"
SPOTS = 72
"""Places looked at around a base where the straight way into contact is not free."""
HALVINGS = 10
WATCH = 0.05
"""Inches between two looks at an enemy behind a wall."""


# ---- how far


@dataclass(slots=True)
class Going:
    """One move of one model: what it is called, the rule that allows it, how far it may go."""

    play: AgsPlay
    figure: Figure
    action: str
    rule: str
    inches: float
    """With the value MOV as it is, and as it is in woods."""
    wooded: float
    single: float
    """MOV itself, the limit of a jump; in woods:"""
    single_wooded: float
    ignoring: frozenset[str]
    """Those who are not in the way: itself and, if it leads a mob, the others of it."""
    free: bool = False
    """May it leave a melee by this move?"""
    walker: Walker = field(init=False)
    locked: list[Figure] = field(init=False)
    """Enemies in contact that it has to keep in contact."""
    left: list[Figure] = field(init=False)
    """Bound enemies that it may leave behind."""
    engaged: list[Figure] = field(init=False)
    """Enemies less than an inch away whose melee with it has not ended."""
    wary: list[Figure] = field(init=False)
    """Enemies towards whom the 1-inch rule holds."""
    around: list[Figure] = field(init=False)
    """Everybody else on the table."""

    def __post_init__(self) -> None:
        play, figure = self.play, self.figure
        self.walker = walking.walker(play, figure)
        foes = [foe for foe in play.foes(figure) if not facts.is_fallen(foe)]
        contacts = [foe for foe in foes if facts.in_contact(play, figure, foe)]
        touched = {foe.id for foe in contacts}
        bound = {foe.id for foe in foes if conditions.has(play, foe, "Gebunden")}
        melee = facts.melee_foes(play, figure)
        lone = not self.free and (not figure.mob or self.action == "shift")
        held = [foe for foe in contacts if foe.id not in bound and facts.fight(play, figure, foe)]
        self.locked = held if lone else []
        self.left = [foe for foe in contacts if foe.id in bound]
        self.engaged = [foe for foe in melee if foe.id not in touched | bound] if lone else []
        left_before = bound & {foe.id for foe in melee}
        self.wary = [foe for foe in foes if foe.id not in touched | left_before]
        self.around = [other for other in play.on_table() if other.id not in self.ignoring]

    def limit(self, woods: bool) -> float:
        return self.wooded if woods else self.inches


def allowance(play: AgsPlay, figure: Figure, action: str, woods: bool = False) -> Tally:
    """How far an action takes a model; in woods it is made with MOV-1 (ags.r.wald_mov)."""
    tally = values.mov(play, figure, charging=action == "sturmangriff")
    if woods and play.ruling("ags.r.wald_mov") == 0:
        tally.change(-1, WOODS)
    pace = PACES[action]
    if pace == 1 and not (woods and play.ruling("ags.r.wald_mov") == 1):
        return tally
    whole = Tally(tally.total, tally.rule, low=0)
    whole.change(tally.total * (pace - 1), ACTION_RULES[action])
    if woods and play.ruling("ags.r.wald_mov") == 1:
        whole.change(-1, WOODS)
    return whole


def going(play: AgsPlay, figure: Figure, action: str) -> Going:
    single, wooded = _inches(play, figure, "gehen")
    whole, whole_wooded = (single, wooded) if action == "gehen" else _inches(play, figure, action)
    jump = wooded if play.ruling("ags.r.wald_mov") == 0 else single
    return Going(play, figure, action, ACTION_RULES[action], whole, whole_wooded, single, jump, _mates(figure, play))


def _inches(play: AgsPlay, figure: Figure, action: str) -> tuple[float, float]:
    """How far an action takes a model on open ground and in woods."""
    return allowance(play, figure, action).total, allowance(play, figure, action, True).total


def short_going(play: AgsPlay, figure: Figure, inches: float, rule: str, free: bool) -> Going:
    mov = values.mov(play, figure).total
    alone = frozenset({figure.id}) | escort.followers(play, figure)
    return Going(play, figure, "shift", rule, inches, inches, mov, mov, alone, free)


def _mates(figure: Figure, play: AgsPlay) -> frozenset[str]:
    """Those that go along are not in the way."""
    return frozenset(member.id for member in play.group(figure)) | escort.followers(play, figure)


def move_problem(play: AgsPlay, figure: Figure, action: str) -> Refused | None:
    """Why a model may not move at all."""
    if conditions.has(play, figure, "Gebunden"):
        if action == "sturmangriff":
            return refuse("ags.r.sturmangriff_gebunden", "ags-refused-bound", figure=play.name(figure))
        return refuse("ags.2.10.gebunden", "ags-refused-bound", figure=play.name(figure))
    return None


# ---- the 1-inch rule


class Drawn(NamedTuple):
    """The 1-inch rule stops a move after so many inches: which enemies draw, and where contact with each is made."""

    at: float
    spots: dict[str, Point]


def draws(to: Going, path: tuple[Point, ...], marks: Marks) -> Drawn | None:
    """The first point of the path at which an enemy is within 1 inch and the step came closer (ags.2.3.1.einzoll)."""
    reached: list[tuple[float, Figure, Point]] = []
    far = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(path)) + ONE_INCH + to.walker.radius
    x, y = path[0]
    for foe in to.wary:
        if hypot(foe.x - x, foe.y - y) > far + to.play.radius(foe) + 2 * TOLERANCE:
            continue
        found = _reaches(to, path, marks, foe)
        if found is not None:
            reached.append((found[0], foe, found[1]))
    if not reached:
        return None
    first = min(at for at, _, _ in reached)
    return Drawn(first, {foe.id: spot for at, foe, spot in reached if at <= first + TOLERANCE})


def _reaches(to: Going, path: tuple[Point, ...], marks: Marks, foe: Figure) -> tuple[float, Point] | None:
    """After how many inches one enemy draws, and the spot in contact with it."""
    touch = to.walker.radius + to.play.radius(foe)
    reach = touch + ONE_INCH
    at = 0.0
    for start, end in pairwise(path):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if point_segment_distance(foe.x, foe.y, *start, *end) <= reach + TOLERANCE:
            window = _closing(start, end, (foe.x, foe.y), reach)
            if window is not None:
                found = _first_contact(to, path, marks, foe, at + window[0] * length, at + window[1] * length)
                if found is not None:
                    return found
        at += length
    return None


def _closing(start: Point, end: Point, centre: Point, reach: float) -> tuple[float, float] | None:
    """The part of a leg on which the base is within reach of the enemy and comes closer."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = centre[0] - start[0], centre[1] - start[1]
    square = dx * dx + dy * dy
    nearest = (px * dx + py * dy) / square
    if nearest <= 0.0:
        return None
    if hypot(px, py) <= reach + TOLERANCE:
        closest = min(nearest, 1.0)
        left = hypot(px - closest * dx, py - closest * dy)
        return (0.0, closest) if left < hypot(px, py) - TOLERANCE else None
    times = circle_times(start, end, centre, reach)
    first = min(times, default=min(nearest, 1.0))
    return min(first, nearest, 1.0), min(nearest, 1.0)


def _first_contact(
    to: Going, path: tuple[Point, ...], marks: Marks, foe: Figure, low: float, high: float
) -> tuple[float, Point] | None:
    """The first place between two points of the path from which contact can be made; mostly the very first."""
    steps = 0 if not to.play.ground.rows else int((high - low) / WATCH) + 1
    walk: Walk | None = None
    for step in range(steps + 1):
        at = low if step == 0 else low + (high - low) * step / steps
        if to.play.ground.rows:
            walk = walk or _as_far_as(to, path, marks, high) or _as_far_as(to, path, marks, low)
            level = walk.level_at(at) if walk else to.figure.z
        else:
            level = to.figure.z
        spot = contact_spot(to, foe, point_at(path, at), level)
        if spot is not None and not (walk and _climbs_at(walk, at)):
            return at, spot
    return None


def _climbs_at(walk: Walk, at: float) -> bool:
    """Does a climb begin right here? Who stops here has not made it, and the enemy draws a step later."""
    here = walk.level_at(at)
    return bool(walk.climbs) and any(
        abs(since - at) <= 2 * TOLERANCE and abs(before - here) > LOW + TOLERANCE
        for (_, before), (since, level) in pairwise(walk.levels) if level == here
    )


def _as_far_as(to: Going, path: tuple[Point, ...], marks: Marks, inches: float) -> Walk | None:
    """The walk along the first part of a path, or None where the ground does not allow it."""
    try:
        return walking.survey(to.play, to.walker, *part(path, marks, inches), to.figure.z, ends=False)
    except Refused:
        return None


def contact_spot(to: Going, foe: Figure, place: Point, level: float) -> Point | None:
    """Where the base comes into contact: straight ahead, or the nearest free spot if a base is in the way."""
    if abs(level - foe.z) > REACH_UP + TOLERANCE:
        return None
    touch = to.walker.radius + to.play.radius(foe)
    angle = atan2(place[1] - foe.y, place[0] - foe.x)
    straight = (foe.x + touch * cos(angle), foe.y + touch * sin(angle))
    if not _can_shift(to, place, straight, level):
        if _blocked_by_ground(to, place, straight, level):
            return None
    elif not _crowded(to, place, straight, level, foe):
        return straight
    def at_angle(turned: float) -> Point:
        return foe.x + touch * cos(angle + turned), foe.y + touch * sin(angle + turned)

    beside = _beside(to, foe, level)

    def is_free(spot: Point) -> bool:
        x, y = spot
        return all(hypot(x - bx, y - by) >= apart for bx, by, apart in beside) and _can_shift(to, place, spot, level)

    step = 2 * pi / SPOTS
    for number in range(1, SPOTS // 2 + 1):
        for side in (step, -step):
            if is_free(at_angle(number * side)):
                return _nearest_free(at_angle, is_free, (number - 1) * side, number * side)
    return None


def _nearest_free(
    at_angle: Callable[[float], Point], is_free: Callable[[Point], bool], taken: float, free: float
) -> Point:
    """Halve the angle between a spot that is taken and one that is free."""
    for _ in range(HALVINGS):
        middle = (taken + free) / 2
        if is_free(at_angle(middle)):
            free = middle
        else:
            taken = middle
    return at_angle(free)


def _can_shift(to: Going, place: Point, spot: Point, level: float) -> bool:
    """Does the ground let the base come from one place to the other and stand there?"""
    key = ("shift", to.walker, place, spot, level, to.play.state.open_doors)
    known = to.play.memory.get(key)
    if known is None:
        problem = standing.ground_problem(to.play, to.walker, *spot, level)
        there = standing.resting_level(to.play, *spot, to.walker.radius, level)
        fine = problem is None and abs(there - level) <= LOW + TOLERANCE
        known = to.play.remember(key, fine and not _blocked_by_ground(to, place, spot, level))
    return bool(known) and walking.marker_problem(to.play, *spot, to.walker.radius, level) is None


def _blocked_by_ground(to: Going, place: Point, spot: Point, level: float) -> bool:
    """Does an object higher than 1 inch, or impassable ground, lie between?"""
    if to.walker.incorporeal:
        return False
    r = to.walker.radius
    for solid in to.play.ground.near(place, spot, r):
        high = standing.blocks(to.play, solid, level) or (
            not {"door", "window", "wall"} & solid.kinds
            and standing.is_object(solid) and solid.height > level + LOW + TOLERANCE
        )
        if high and overlap_runs(solid.polygon, place, spot, r) and not (
            solid.height <= 0 and (level > TOLERANCE or solid.polygon.disc_overlaps(*place, r))
        ):
            return True
    return False


def _crowded(to: Going, place: Point, spot: Point, level: float, foe: Figure) -> bool:
    """Is another base in the way of the straight shift?"""
    r = to.walker.radius
    for other in to.around:
        if other is foe or abs(other.z - level) >= REACH_UP:
            continue
        touch = r + to.play.radius(other)
        start = hypot(place[0] - other.x, place[1] - other.y)
        if point_segment_distance(other.x, other.y, *place, *spot) < min(touch, start) - TOLERANCE:
            return True
        if hypot(spot[0] - other.x, spot[1] - other.y) < touch - TOLERANCE:
            return True
    return False


def _beside(to: Going, foe: Figure, level: float) -> list[tuple[float, float, float]]:
    """Bases that may be in the way of spots in contact with an enemy: where, and how far the base must keep off."""
    r = to.walker.radius
    touch = r + to.play.radius(foe)
    return [
        (other.x, other.y, r + to.play.radius(other) - TOLERANCE)
        for other in to.around
        if abs(other.z - level) < standing.REACH_UP - TOLERANCE
        and hypot(other.x - foe.x, other.y - foe.y) < touch + r + to.play.radius(other)
    ]


# ---- the judge


class Trip(NamedTuple):
    """A move that is allowed: the walk as far as it goes, and who draws the model into contact at its end."""

    walk: Walk
    drawn: Drawn | None = None


def _landing(trip: Trip | None) -> Point | None:
    """Where a trip ends: in contact with an enemy, if one draws."""
    if trip is None:
        return None
    return next(iter(trip.drawn.spots.values())) if trip.drawn else trip.walk.end


def judge(to: Going, value: Mapping[str, Any]) -> Trip | None:
    """The trip of a move that is allowed, None for staying; raises Refused for what is not."""
    path, marks = way((to.figure.x, to.figure.y), value.get(to.figure.id, ()))
    if len(path) == 1:
        return None
    drawn = draws(to, path, marks)
    if drawn is not None:
        path, marks = part(path, marks, drawn.at)
    walk = walking.survey(to.play, to.walker, path, marks, to.figure.z, ends=drawn is None)
    check_cost(to, walk)
    other = walking.base_on_path(to.play, walk, to.walker.radius, to.ignoring)
    if other is not None:
        raise refuse(walking.BLOCKED, "ags-refused-through", figure=to.play.name(other))
    if drawn is None:
        problem = walking.marker_problem(to.play, *walk.end, to.walker.radius, walk.level)
        if problem:
            raise problem
        _check_melee(to, walk.end, walk.level)
        if to.figure.mob:
            mobs.check_first(to, walk.path[0], walk.end, walk.level)
    else:
        _check_drawn(to, walk, drawn)
    return Trip(walk, drawn)


def check_cost(to: Going, walk: Walk) -> None:
    limit = to.limit(walk.woods)
    cost = walk.cost
    if to.play.ruling("ags.r.bewegung_messen") == 1:
        start, end = walk.path[0], walk.path[-1]
        cost += hypot(end[0] - start[0], end[1] - start[1]) - walk.length
    if cost > limit + TOLERANCE:
        raise refuse(_too_far_by(to, walk), "ags-refused-too-far", cost=cost, most=limit)
    single = to.single_wooded if walk.woods else to.single
    for jump in walk.jumps:
        if jump > single + TOLERANCE:
            raise refuse(walking.JUMP, "ags-refused-jump-far", width=jump, most=single)


def _too_far_by(to: Going, walk: Walk) -> str:
    """The rule that makes the way too long: the action's own, or what the ground adds."""
    if walk.length > to.inches + TOLERANCE:
        return to.rule
    if walk.climbs:
        return walking.CLIMB
    if walk.slow and walk.cost - walk.length > TOLERANCE:
        return walk.slow[0]
    return WOODS if walk.woods else to.rule


def _check_melee(to: Going, place: Point, level: float) -> None:
    """Enemies that were in contact stay in contact; nobody walks out of a melee (ags.2.8.2.verlassen, .bewegen)."""
    lost = [foe for foe in to.locked if not touches(to, place, level, foe)]
    if lost:
        rule = KEEPING if len(lost) < len(to.locked) else LEAVING
        raise refuse(rule, "ags-refused-leaves-melee", figure=to.play.name(lost[0]))
    for foe in to.engaged:
        if hypot(place[0] - foe.x, place[1] - foe.y) - to.walker.radius - to.play.radius(foe) >= ONE_INCH - TOLERANCE:
            raise refuse(LEAVING, "ags-refused-leaves-melee", figure=to.play.name(foe))


def touches(to: Going, place: Point, level: float, foe: Figure) -> bool:
    touch = to.walker.radius + to.play.radius(foe)
    return (
        hypot(place[0] - foe.x, place[1] - foe.y) <= touch + TOLERANCE and abs(level - foe.z) <= REACH_UP + TOLERANCE
    )


def _check_drawn(to: Going, walk: Walk, drawn: Drawn) -> None:
    """Whoever draws, the enemies that have to be kept in contact are; such spots are the only ones left to pick."""
    kept = [foe_id for foe_id, spot in drawn.spots.items() if _keeps_all(to, walk, spot)]
    if not kept:
        raise refuse(TRIGGER, "ags-refused-drawn-away")
    for foe_id in set(drawn.spots) - set(kept):
        del drawn.spots[foe_id]


def _keeps_all(to: Going, walk: Walk, spot: Point) -> bool:
    try:
        _check_melee(to, spot, walk.level)
        if to.figure.mob:
            mobs.check_first(to, walk.path[0], spot, walk.level)
    except Refused:
        return False
    return True


# ---- proposals


def planner(to: Going) -> Planner[Trip]:
    return Planner(partial(judge, to), partial(_ideas, to))


def _ideas(to: Going, rng: Random) -> Iterator[dict[str, Any]]:
    figure = to.figure
    if to.locked:
        yield from ({figure.id: path} for path in _circles(to, rng))
        return
    far = to.inches - TOLERANCE
    if far <= TOLERANCE:
        return
    if to.wary and rng.random() < 0.35:
        foe = min(to.wary, key=lambda one: hypot(one.x - figure.x, one.y - figure.y))
        yield {figure.id: [after_step(figure.x, figure.y, atan2(foe.y - figure.y, foe.x - figure.x), far)]}
    for angle, length in directions(far, rng):
        yield {figure.id: [after_step(figure.x, figure.y, angle, length)]}


def _circles(to: Going, rng: Random) -> Iterator[list[list[float]]]:
    """Ways around the enemies that have to stay in contact."""
    figure, first = to.figure, to.locked[0]
    touch = to.walker.radius + to.play.radius(first) + TOLERANCE / 2
    start = atan2(figure.y - first.y, figure.x - first.x)
    if len(to.locked) > 1:
        return
    widest = min(to.inches / touch, pi)
    for _ in range(4):
        turn = (rng.random() * 2 - 1) * widest * 0.9
        yield around(first, touch, start, turn)


def around(foe: Figure, touch: float, start: float, turn: float) -> list[list[float]]:
    """Way points on a circle about an enemy: short legs outside of its base, the last point in contact."""
    count = max(1, int(abs(turn) / (pi / 8)) + 1)
    step = turn / count
    outer = touch / cos(step / 2)
    points = [
        [foe.x + outer * cos(start + step * (number + 0.5)), foe.y + outer * sin(start + step * (number + 0.5))]
        for number in range(count)
    ]
    return [*points, [foe.x + touch * cos(start + turn), foe.y + touch * sin(start + turn)]]


# ---- carrying it out


def move(play: AgsPlay, figure: Figure, action: str, doing: Doing) -> Script[bool]:
    """A walk or a run; True if the model (or its mob) has moved and is still there."""
    first = yield from mobs.first_to_move(play, figure)
    yield from passives.on_march(play, first)
    if first.place != TABLE:
        return False
    return (yield from _asked(play, going(play, first, action), first.seat, doing))


def shift(
    play: AgsPlay, figure: Figure, inches: float, doing: Doing, rule: str, seat: int | None = None, free: bool = False
) -> Script[None]:
    """A short move that an ability grants, asked of the model's player or of the given seat."""
    if figure.place != TABLE or inches <= 0:
        return
    problem = move_problem(play, figure, "shift")
    if problem:
        play.note("ags-stays-bound", "ags.2.10.gebunden", figure=play.name(figure))
        return
    to = short_going(play, figure, inches, rule, free)
    yield from _asked(play, to, figure.seat if seat is None else seat, doing)


def _asked(play: AgsPlay, to: Going, seat: int, doing: Doing) -> Script[bool]:
    plan = planner(to)
    args = {"figure": play.name(to.figure), "action": to.action, "inches": to.inches, "woods": to.wooded}
    value = yield Move(
        seat, "ags:move", to.rule, [to.figure.id], plan.check, plan.propose, args,
        lambda value: _landing(plan.trip(value)),
    )
    trip = plan.trip(value)
    if trip is None:
        play.note("ags-stays", to.rule, figure=play.name(to.figure))
        return False
    return (yield from travel(play, to, trip, doing, seat))


def travel(play: AgsPlay, to: Going, trip: Trip, doing: Doing, seat: int) -> Script[bool]:
    """Move a model along a trip that was judged: falls and dangers on the way, contact at its end, all who follow."""
    figure = to.figure
    start = (figure.x, figure.y)
    neighbours = mobs.touching(play, figure)
    _tell(play, to, trip)
    if seat == figure.seat or play.ruling("ags.r.verteidigend_bewegung") == 1:
        for member in play.group(figure) if to.action != "shift" else [figure]:
            conditions.end(play, member, "Verteidigend", "ags.2.10.verteidigend")
    held = mobs.held_by(play, figure.mob)
    if figure.mob:
        play.state.memo[mobs.UNDER_WAY] = 1
    alive = yield from _arrive(play, to, trip, doing, seat)
    if alive:
        yield from escort.follow(play, figure)
        if figure.mob and to.action != "shift":
            yield from mobs.place_followers(play, figure, start, held)
    play.state.memo.pop(mobs.UNDER_WAY, None)
    yield from mobs.settle(play)
    facts.settle_melees(play)
    for foe in to.left:
        if alive and not facts.in_contact(play, figure, foe):
            play.note(
                "ags-leaves-behind", "ags.2.10.gebunden.zuruecklassen", figure=play.name(figure), foe=play.name(foe)
            )
    if alive and figure.place == TABLE and to.action != "sturmangriff":
        yield from mobs.close_up(play, figure, doing, neighbours)
    return figure.place == TABLE


def _arrive(play: AgsPlay, to: Going, trip: Trip, doing: Doing, seat: int) -> Script[bool]:
    alive = yield from _along(play, to.figure, trip.walk, seat)
    if alive and trip.drawn is not None:
        alive = yield from _into_contact(play, to, trip.drawn, doing, seat)
    facts.settle_melees(play)
    return alive


def _along(play: AgsPlay, figure: Figure, walk: Walk, seat: int) -> Script[bool]:
    """All that happens on the way, in its order; True if the model gets to the end.

    `seat` moves the model: what befalls an enemy's model on the way is that player's doing (ags.r.kill_credit).
    """
    met: list[tuple[float, int, float, str]] = [(fall.at, 0, fall.height, "") for fall in walk.falls]
    met += [(at, 1, 0.0, piece) for at, piece in walk.dangers]
    for at, kind, height, piece in sorted(met):
        figure.x, figure.y = point_at(walk.path, at)
        figure.z = walk.level_at(at) + (height if kind == 0 else 0.0)
        facts.settle_melees(play)
        if kind == 0:
            play.note("ags-jumps-down", "ags.2.3.1.runterspringen", figure=play.name(figure), inches=height)
            yield from damage.fall(play, figure, height, seat)
        else:
            yield from enter(play, figure, piece, seat)
        if figure.place != TABLE:
            return False
    figure.x, figure.y = walk.end
    figure.z = walk.level
    facts.settle_melees(play)
    return True


def _into_contact(play: AgsPlay, to: Going, drawn: Drawn, doing: Doing, seat: int) -> Script[bool]:
    """The mover stops and is put into contact; of several enemies it picks one (ags.r.einzoll_ausloeser)."""
    figure, chosen = to.figure, next(iter(drawn.spots))
    if len(drawn.spots) > 1:
        chosen = yield Pick(
            seat, "ags:drawn_to", TRIGGER, list(drawn.spots), {"figure": play.name(figure)},
            describe=lambda option: play.name(play.figure(option)),
        )
    before, level = dangers_at(play, figure), figure.z
    walking.put(play, figure, *drawn.spots[chosen], figure.z)
    facts.settle_melees(play)
    rules = [ONE_INCH_RULE] if to.action == "sturmangriff" else [ONE_INCH_RULE, "ags.2.3.1.einzoll.keine_attacke"]
    play.note("ags-drawn", *rules, figure=play.name(figure), foe=play.name(play.figure(chosen)))
    if to.action != "sturmangriff" and figure in play.group(doing.actor):
        doing.drawn = True
    facts.settle_melees(play)
    yield from damage.fall(play, figure, level - figure.z, seat)
    yield from enter_dangers(play, figure, before, seat)
    return figure.place == TABLE


def dangers_at(play: AgsPlay, figure: Figure) -> set[str]:
    """Dangerous pieces in which a model stands; who is on top of something above them is not."""
    return {piece.id for piece in facts.pieces_in(play, figure, "dangerous")}


def enter_dangers(play: AgsPlay, figure: Figure, before: Collection[str], by_seat: int = NOBODY) -> Script[None]:
    """A model was put somewhere: dangerous ground that it was not in before harms it (ags.r.gelaende_in)."""
    facts.settle_melees(play)
    for piece in sorted(dangers_at(play, figure) - set(before)):
        if figure.place != TABLE:
            return
        yield from enter(play, figure, piece, by_seat)


def enter(play: AgsPlay, figure: Figure, piece: str, by_seat: int = NOBODY) -> Script[None]:
    """A model enters a piece of dangerous ground, with all that the piece is besides."""
    kinds = next(one.kinds for one in play.pieces() if one.id == piece)
    rules = [ENTERING] if set(kinds).isdisjoint(SLOW) else [ENTERING, "ags.2.13.gefaehrlich.zusatz"]
    play.note("ags-enters", *rules, figure=play.name(figure), piece=piece)
    yield from damage.dangerous_ground(play, figure, by_seat, piece)


def _tell(play: AgsPlay, to: Going, trip: Trip) -> None:
    """The move in the log, with every rule that had a part in it."""
    if play.log is None:
        return
    walk = trip.walk
    rules = [to.rule, "ags.2.3.1.messen"]
    if walk.woods:
        rules.append(WOODS)
    rules += [rule for rule in walk.slow if rule != "ags.2.3.1.schwimmen" or walk.swims]
    if walk.climbs:
        rules.append(walking.CLIMB)
    if walk.ladder:
        rules.append("ags.2.3.1.klettern.leiter")
    if walk.jumps:
        rules.append(walking.JUMP)
    if walk.crossed:
        rules += ["ags.2.12.koerperlos.bewegung"] if to.walker.incorporeal else _stepped_over(play, walk)
    if to.locked or to.engaged:
        rules.append(KEEPING)
    if to.walker.skirmisher and _in_difficult(play, to, walk):
        rules.append("ags.2.12.plaenkler")
    play.note(
        "ags-moves", *rules, figure=play.name(to.figure), inches=walk.length, cost=walk.cost,
        longer=int(round(walk.cost - walk.length, 2) > 0),
    )


def _stepped_over(play: AgsPlay, walk: Walk) -> list[str]:
    loose = any(piece.id in walk.crossed and is_loose(piece) for piece in play.pieces())
    return ["ags.2.3.1.kleine_objekte", "ags.2.13.kleingelaende"] if loose else ["ags.2.3.1.kleine_objekte"]


def _in_difficult(play: AgsPlay, to: Going, walk: Walk) -> bool:
    return any(
        overlap_runs(solid.polygon, a, b, to.walker.radius)
        for solid in play.ground.of_kind("difficult") for a, b in pairwise(walk.path)
    )
