"""Sturmangriff: whom a model can charge, the straight lane, how far it gets (2.3.2)."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot
from random import Random
from typing import TYPE_CHECKING, Any

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags import escort, facts, mobs, moving, sight, standing, values, walking
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.facts import CONTACT_HEIGHT as REACH_UP
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NEUTRAL, TABLE, Figure
from walstatt.games.ags.terrain_kinds import LOW
from walstatt.table.questions import Move
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance
from walstatt.table.sweeps import overlap_runs

if TYPE_CHECKING:
    from walstatt.games.ags.walking import Walk, Walker

CHARGE = "ags.2.3.2.sturmangriff"
LANE = "ags.2.3.2.sturmangriff.lauflinie"
SIGHT = "ags.2.3.2.sturmangriff.sicht"
WAY = "ags.r.sturmangriff_weg"
OFF_LANE = 0.02
"""Room for coordinates that people type with two decimals."""
HALVINGS = 12


def charge_targets(play: AgsPlay, figure: Figure) -> list[Figure]:
    """Models of the other side, and neutral ones, that can be charged; a mob charges with any of its members."""
    return list(_targets(play, figure))


def can_charge(play: AgsPlay, figure: Figure) -> bool:
    """Is there anybody to charge? Asked for every model that acts, so the nearest are looked at first."""
    return next(_targets(play, figure), None) is not None


def _targets(play: AgsPlay, figure: Figure) -> Iterator[Figure]:
    if moving.move_problem(play, figure, "sturmangriff") or facts.in_melee(play, figure):
        return
    runners = [(member, walking.walker(play, member)) for member in play.group(figure)]
    others = [other for other in play.on_table() if other.seat != figure.seat]
    for target in sorted(others, key=lambda other: hypot(other.x - figure.x, other.y - figure.y)):
        if any(member_problem(play, member, target, one) is None for member, one in runners):
            yield target


def charge_problem(play: AgsPlay, figure: Figure, target: Figure) -> Refused | None:
    """Why this model (or any member of its mob) cannot charge that one."""
    problem = moving.move_problem(play, figure, "sturmangriff")
    if problem:
        return problem
    if facts.in_melee(play, figure):
        return refuse("ags.2.8.2.verboten", "ags-refused-charge-in-melee", figure=play.name(figure))
    if target.place != TABLE or target.seat == figure.seat:
        return refuse(CHARGE, "ags-refused-charge-whom")
    problems = {
        member.id: member_problem(play, member, target, walking.walker(play, member)) for member in play.group(figure)
    }
    return None if None in problems.values() else problems[figure.id]


def member_problem(play: AgsPlay, figure: Figure, target: Figure, one: Walker) -> Refused | None:
    """Lane and sight of one model, and, by one reading, whether the charge can come near enough to attack."""
    problem = _lane_problem(play, figure, target, one)
    if problem is None and target.seat == NEUTRAL:
        problem = escort.protected(play, target, figure.seat)
    if problem:
        return problem
    if not sight.sees(play, figure, target):
        return refuse(SIGHT, "ags-refused-charge-unseen", figure=play.name(target))
    if play.ruling(WAY) == 1 and not _comes_into_range(play, figure, target):
        return refuse(WAY, "ags-refused-charge-far", figure=play.name(target))
    return None


# ---- the lane


def contact_place(play: AgsPlay, figure: Figure, target: Figure) -> Point:
    """Where the charger would stand in contact, straight ahead; its own place if it touches the target already."""
    touch = play.radius(figure) + play.radius(target)
    between = hypot(target.x - figure.x, target.y - figure.y)
    if between <= touch + TOLERANCE:
        return figure.x, figure.y
    share = (between - touch) / between
    return figure.x + share * (target.x - figure.x), figure.y + share * (target.y - figure.y)


def _lane_problem(play: AgsPlay, figure: Figure, target: Figure, one: Walker) -> Refused | None:
    """A corridor as wide as the charger's base with no other model and nothing higher than 1 inch in it."""
    start, end = (figure.x, figure.y), contact_place(play, figure, target)
    mates = {member.id for member in play.group(figure)} | {target.id} | escort.followers(play, figure)
    wide = one.radius + facts.widest(play)
    (west, east), (south, north) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    for other in play.on_table():
        if not (west - wide < other.x < east + wide and south - wide < other.y < north + wide):
            continue
        if other.id in mates or abs(other.z - figure.z) >= REACH_UP:
            continue
        touch = one.radius + play.radius(other)
        at_start = hypot(start[0] - other.x, start[1] - other.y)
        if point_segment_distance(other.x, other.y, *start, *end) < min(touch, at_start) - TOLERANCE:
            return refuse(LANE, "ags-refused-lane-model", figure=play.name(other))
    return _ground_problem(play, one, start, end, figure.z)


def _ground_problem(play: AgsPlay, one: Walker, start: Point, end: Point, level: float) -> Refused | None:
    """What the ground has against a lane; a Körperlos charger needs it as clear as everybody else."""
    key = ("lane", one, start, end, level, play.state.open_doors)
    if key not in play.memory:
        play.remember(key, _look_for_obstacles(play, one, start, end, level))
    problem: Refused | None = play.memory[key]
    return problem


def _look_for_obstacles(play: AgsPlay, one: Walker, start: Point, end: Point, level: float) -> Refused | None:
    if start == end:
        return None
    for solid in play.ground.near(start, end, one.radius):
        opening = bool({"door", "window"} & solid.kinds)
        high = standing.is_object(solid) and solid.height > level + LOW + TOLERANCE and not opening
        blocks = solid.height > 0 and standing.blocks(play, solid, level)  # chasms may have bridges: the survey knows
        if (high or blocks) and overlap_runs(solid.polygon, start, end, one.radius):
            return refuse(LANE, "ags-refused-lane-object", piece=solid.piece.id)
    try:
        walk = walking.survey(play, one._replace(incorporeal=False), (start, end), (), level, ends=False)
    except Refused as refusal:
        return refuse(LANE, refusal.why.key, **dict(refusal.why.args))
    return _way_problem(walk)


def _way_problem(walk: Walk) -> Refused | None:
    """No climbing, jumping or swimming in a charge (ags.r.sturmangriff_weg)."""
    if walk.swims:
        return refuse("ags.2.3.1.schwimmen", "ags-refused-charge-swims")
    if walk.climbs or walk.falls or walk.jumps:
        return refuse(WAY, "ags-refused-charge-climbs")
    return None


def _comes_into_range(play: AgsPlay, figure: Figure, target: Figure) -> bool:
    near = [ability for ability in values.abilities(play, figure) if ability.reach.kind == "nah"]
    reach = max((values.reach(play, figure, ability) for ability in near), default=0.0)
    to = moving.going(play, figure, "sturmangriff")
    end = farthest(to, target)
    ghost = Figure(figure.id, figure.seat, figure.profile, figure.hp, *end, figure.z, TABLE)
    return facts.in_contact(play, ghost, target, reach)


# ---- the run


def run(play: AgsPlay, figure: Figure, target: Figure, doing: Doing) -> Script[bool]:
    """The lane move; True if the charger (of a mob: its first model) still stands and may attack."""
    runner = yield from _runner(play, figure, target)
    to = moving.going(play, runner, "sturmangriff")
    lane = _Lane(to, target)
    args = {
        "figure": play.name(runner), "action": "sturmangriff", "inches": to.inches, "woods": to.wooded,
        "target": play.name(target),
    }
    doing.charge, doing.target = True, target.id
    value = yield Move(runner.seat, "ags:move", CHARGE, [runner.id], lane.check, lane.propose, args)
    trip = lane.trip(value)
    if trip is None:
        play.note("ags-stays", CHARGE, figure=play.name(runner))
        return True
    yield from moving.travel(play, to, trip, doing, runner.seat)
    if runner.place == TABLE and not facts.in_contact(play, runner, target) and facts.contact_foes(play, runner):
        play.note("ags-intercepted", "ags.r.sturmangriff_abgefangen", figure=play.name(runner))
    return figure.place == TABLE


def _runner(play: AgsPlay, figure: Figure, target: Figure) -> Script[Figure]:
    """The member of a mob that runs the lane is named first."""
    able = [
        member for member in play.group(figure)
        if member_problem(play, member, target, walking.walker(play, member)) is None
    ] or [figure]
    if len(able) == 1:
        return able[0]
    chosen = yield Pick(
        figure.seat, "ags:mob_first", mobs.MOVING, [member.id for member in able],
        describe=lambda option: play.name(play.figure(option)),
    )
    return play.figure(chosen)


def judge(to: moving.Going, target: Figure, value: Mapping[str, Any]) -> moving.Trip | None:
    """A charge runs straight towards its target, up to contact; it may stop earlier."""
    figure = to.figure
    start, end = (figure.x, figure.y), contact_place(to.play, figure, target)
    path = _on_lane(start, end, value.get(figure.id, ()))
    if len(path) == 1:
        return None
    drawn = moving.draws(to, path, ())
    if drawn is not None:
        path = (start, _along(start, path[1], drawn.at))
    walk = walking.survey(to.play, to.walker, path, (), figure.z, ends=drawn is None)
    problem = _way_problem(walk)
    if problem:
        raise problem
    moving.check_cost(to, walk)
    if drawn is None:
        problem = walking.stand_problem(to.play, figure, *walk.end, walk.level, to.ignoring)
        if problem:
            raise problem
    return moving.Trip(walk, drawn)


def _along(start: Point, end: Point, inches: float) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = min(inches / length, 1.0) if length else 0.0
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _on_lane(start: Point, end: Point, points: Any) -> tuple[Point, ...]:
    """The straight path that the way points describe: each on the lane, each further along it."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    reached = 0.0
    for point in points:
        if len(point) == 3:
            raise refuse(WAY, "ags-refused-charge-climbs")
        x, y = float(point[0]), float(point[1])
        ahead = hypot(x - start[0], y - start[1])
        if length <= TOLERANCE or ahead > length + OFF_LANE:
            raise refuse(WAY, "ags-refused-off-lane")
        on_lane = _along(start, end, ahead)
        if ahead < reached - TOLERANCE or hypot(x - on_lane[0], y - on_lane[1]) > OFF_LANE:
            raise refuse(WAY, "ags-refused-off-lane")
        reached = min(ahead, length)
    return (start,) if reached <= TOLERANCE / 10 else (start, _along(start, end, reached))


def farthest(to: moving.Going, target: Figure) -> Point:
    """Where the charge ends if it runs as far as it can."""
    lane = _Lane(to, target)
    trip = lane.trip(lane.whole())
    if trip is None:
        return to.figure.x, to.figure.y
    return next(iter(trip.drawn.spots.values())) if trip.drawn else trip.walk.end


class _Lane:
    """Judges a run along the lane and proposes one."""

    def __init__(self, to: moving.Going, target: Figure) -> None:
        self.to = to
        self.target = target
        self.known: tuple[Any, moving.Trip | None] | None = None

    def trip(self, value: Any) -> moving.Trip | None:
        if self.known is None or self.known[0] is not value:
            self.known = (value, judge(self.to, self.target, value))
        return self.known[1]

    def check(self, value: Any) -> None:
        self.trip(value)

    def propose(self, rng: Random) -> dict[str, Any]:
        """Mostly all the way; sometimes the charger stops earlier."""
        whole = self.whole()
        if whole and rng.random() < 0.15:
            x, y = whole[self.to.figure.id][0]
            share = rng.random()
            start = self.to.figure
            part = {start.id: [[start.x + share * (x - start.x), start.y + share * (y - start.y)]]}
            if self._allowed(part):
                return part
        return whole

    def whole(self) -> dict[str, Any]:
        """As far along the lane as the allowance goes, found by halving; staying where not even a step is allowed."""
        figure = self.to.figure
        end = contact_place(self.to.play, figure, self.target)
        length = hypot(end[0] - figure.x, end[1] - figure.y)
        low, high = 0.0, length
        best: dict[str, Any] = {}
        for step in range(HALVINGS):
            inches = self._first_try(length, step) if step < 3 else (low + high) / 2
            if inches <= TOLERANCE:
                break
            value = {figure.id: [list(_along((figure.x, figure.y), end, inches))]}
            if inches > low and self._allowed(value):
                best, low = value, inches
                if step < 2:
                    break
            else:
                high = min(high, inches)
        return best

    def _first_try(self, length: float, step: int) -> float:
        """To contact, the whole allowance, the allowance in woods: mostly one of these is it."""
        return (length, min(length, self.to.inches), min(length, self.to.wooded))[step]

    def _allowed(self, value: dict[str, Any]) -> bool:
        try:
            self.trip(value)
        except Refused:
            return False
        return True
