"""Movement of a unit: allowances, the 1 inch gap, coherency; the judge of a move and a proposer of legal ones."""
from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, hypot, inf, pi, sin, sqrt
from random import Random
from typing import Any, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.games.aofs.measuring import MEASURING
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.walking import Walk, stand_problem, survey, way
from walstatt.table.paths import path_length, trace
from walstatt.table.shapes import TOLERANCE, Point, point_segment_distance

COHERENCY = "aofs.move.coherency"
COHERENCY_NEAR = 1.0
COHERENCY_FAR = 9.0
ONE_INCH = "aofs.move.one_inch"
KEEP_AWAY = 1.0
DIFFICULT = "aofs.terrain.difficult"
DIFFICULT_LIMIT = 6.0
ACTION_INCHES = {"advance": 6.0, "rush": 12.0, "charge": 12.0}
ACTION_RULES = {
    "hold": "aofs.action.hold",
    "advance": "aofs.action.advance",
    "rush": "aofs.action.rush",
    "charge": "aofs.action.charge",
}
PACE = {"advance": 2.0, "rush": 4.0, "charge": 4.0}
"""What Fast adds and Slow takes."""


@dataclass(slots=True)
class Going:
    """One move of a unit: what it is called, the rule that limits it, how far each model may go."""

    name: str
    rule: str
    limits: Mapping[str, Tally]
    target: Unit | None = None
    """The unit fought with: towards it the 1 inch gap is lifted."""
    spent: Mapping[str, float] = field(default_factory=dict)
    """Inches of earlier legs of the same move."""
    slowed: frozenset[str] = frozenset()
    """Models that difficult terrain held up on earlier legs."""
    obstacles: list[Crowd] | None = field(default=None, init=False)
    """The other units' bases; they stand still while a move is thought about, so they are gathered once."""

    def crowd(self, play: AofsPlay, unit: Unit) -> list[Crowd]:
        if self.obstacles is None:
            self.obstacles = crowd(play, unit, play.radius(unit), self.target)
        return self.obstacles


def allowance(play: AofsPlay, unit: Unit, model: Model, action: str) -> Tally:
    """How far a model may move with an action."""
    tally = Tally(ACTION_INCHES[action], ACTION_RULES[action], low=0)
    if play.has(model, "fast"):
        tally.change(PACE[action], "aofs.special.fast")
    if play.has(model, "slow"):
        tally.change(-PACE[action], "aofs.special.slow")
    elif play.has_effect(unit, "slow"):
        tally.change(-PACE[action], "aofs.r.spell_moorfessel")
    if play.commander(unit, "musician"):
        tally.change(1, "aofs.command.musician")
    return tally


def going(play: AofsPlay, unit: Unit, action: str, target: Unit | None = None) -> Going:
    limits = {model.id: allowance(play, unit, model, action) for model in unit.models}
    return Going(action, ACTION_RULES[action], limits, target)


def short_going(unit: Unit, name: str, rule: str, inches: float, target: Unit | None = None) -> Going:
    """The 3 inch moves of a melee: the same for all models."""
    return Going(name, rule, {model.id: Tally(inches, rule) for model in unit.models}, target)


# ---- coherency


def coherent(play: AofsPlay, places: Sequence[Point], radius: float) -> bool:
    """Is every model near a mate and none far from any other? (aofs.move.coherency)"""
    if len(places) < 2:
        return True
    rim = 0.0 if play.ruling(MEASURING) else 2 * radius
    near, far = max(COHERENCY_NEAR + rim, 2 * radius) + TOLERANCE, COHERENCY_FAR + rim + TOLERANCE
    links: list[set[int]] = [set() for _ in places]
    for one, (x, y) in enumerate(places):
        for two in range(one):
            between = hypot(x - places[two][0], y - places[two][1])
            if between > far:
                return False
            if between <= near:
                links[one].add(two)
                links[two].add(one)
    if not all(links):
        return False
    return play.ruling("aofs.r.coherency_chain") != 1 or _one_chain(links)


def _one_chain(links: list[set[int]]) -> bool:
    reached, fresh = {0}, [0]
    while fresh:
        for other in links[fresh.pop()] - reached:
            reached.add(other)
            fresh.append(other)
    return len(reached) == len(links)


def is_coherent(play: AofsPlay, unit: Unit) -> bool:
    return len(unit.models) < 2 or coherent(play, [(model.x, model.y) for model in unit.models], play.radius(unit))


def spread(places: Sequence[Point]) -> float:
    """How far a scattered unit is apart: the distances to the nearest mate and that of the outermost two, added up."""
    total = widest = 0.0
    for number, (x, y) in enumerate(places):
        away = [hypot(x - a, y - b) for other, (a, b) in enumerate(places) if other != number]
        total += min(away)
        widest = max(widest, *away)
    return total + widest


# ---- bases in the way


class Crowd(NamedTuple):
    """Bases of other units as obstacles: their place and how near the moving centre may come."""

    x: float
    y: float
    radius: float
    clear: float
    """Wanted distance of the centres at the end of a move."""
    pass_by: float
    """Wanted distance of the centres on the way."""


def crowd(play: AofsPlay, unit: Unit, radius: float, target: Unit | None = None) -> list[Crowd]:
    scope = play.ruling("aofs.r.one_inch_scope")
    keep_away = 0.0 if play.ruling(MEASURING) else KEEP_AWAY
    found: list[Crowd] = []
    for other in play.state.units.values():
        if other.place != TABLE or other is unit:
            continue
        size = play.radius(other)
        touch = radius + size
        lifted = other is target or (scope == 2 and target is not None)
        clear = touch if lifted else max(touch + keep_away, KEEP_AWAY)
        pass_by = touch if scope == 1 else clear
        found += [Crowd(model.x, model.y, size, clear, pass_by) for model in other.models]
    return found


def is_crowded(obstacles: Iterable[Crowd], path: Sequence[Point], flying: bool) -> float | None:
    """The gap to the base that is in the way of a path, or None. Who begins too near may leave, not come nearer."""
    (sx, sy), (ex, ey) = path[0], path[-1]
    length = path_length(path)
    for x, y, size, clear, pass_by in obstacles:
        before = (x - sx) * (x - sx) + (y - sy) * (y - sy)
        if before > (length + clear) * (length + clear):
            continue
        before = sqrt(before)
        after = hypot(ex - x, ey - y)
        if after < min(clear, before) - TOLERANCE:
            return after - size
        if not flying:
            wanted = min(pass_by, before) - TOLERANCE
            for a, b in itertools.pairwise(path):
                nearest = point_segment_distance(x, y, a[0], a[1], b[0], b[1])
                if nearest < wanted:
                    return nearest - size
    return None


# ---- the judge


def judge(play: AofsPlay, unit: Unit, value: Mapping[str, Any], to: Going) -> dict[str, Walk]:
    """The walks of a move that is allowed; raises Refused for one that is not."""
    walks = survey_all(play, unit, value)
    if to.name not in ACTION_INCHES and any(walk.jumps for walk in walks.values()):
        raise refuse("aofs.r.jump_limits", "aofs-refused-jump-here")
    _check_lengths(play, walks, to)
    _check_gaps(play, unit, walks, to)
    _check_formation(play, unit, walks, to)
    return walks


def survey_all(play: AofsPlay, unit: Unit, value: Mapping[str, Any]) -> dict[str, Walk]:
    """The walks of all models that really move."""
    radius, walks = play.radius(unit), {}
    for model_id, points in value.items():
        model = unit.model(model_id)
        path, jumps = way((model.x, model.y), points)
        if len(path) > 1:
            walks[model_id] = survey(play, radius, play.has(model, "flying"), path, jumps)
    return walks


def slowed_by(play: AofsPlay, model_id: str, walk: Walk) -> bool:
    """Does difficult terrain hold this model up?"""
    return walk.difficult and "strider" not in play.model_sheets[model_id].rules


def slowed_models(play: AofsPlay, walks: Mapping[str, Walk]) -> frozenset[str]:
    return frozenset(model_id for model_id, walk in walks.items() if slowed_by(play, model_id, walk))


def note_ground(play: AofsPlay, unit: Unit, walks: Mapping[str, Walk]) -> None:
    """Tell what difficult terrain, Strider and Flying made of a move."""
    if play.log is None:
        return
    rules = {model_id: play.model_sheets[model_id].rules for model_id in walks}
    if slowed_models(play, walks):
        play.note("aofs-slowed", DIFFICULT, "aofs.r.difficult_unit", unit=play.name(unit), inches=DIFFICULT_LIMIT)
    if any(walk.difficult and "strider" in rules[model_id] for model_id, walk in walks.items()):
        play.note("aofs-strides", "aofs.special.strider", unit=play.name(unit))
    if any("flying" in rules[model_id] and _flies_over(play, unit, walk) for model_id, walk in walks.items()):
        play.note("aofs-flies", "aofs.special.flying", unit=play.name(unit))


def _flies_over(play: AofsPlay, unit: Unit, walk: Walk) -> bool:
    """Is there anything on the way that a model on foot would have to mind?"""
    radius = play.radius(unit)
    if trace(play.ground, walk.path, radius).contacts:
        return True
    return is_crowded(crowd(play, unit, radius), walk.path, False) is not None


def _check_lengths(play: AofsPlay, walks: Mapping[str, Walk], to: Going) -> None:
    slowed = to.slowed | slowed_models(play, walks)
    whole_unit = play.ruling("aofs.r.difficult_unit") == 0 and bool(slowed)
    for model_id, allowed_inches in to.limits.items():
        length = to.spent.get(model_id, 0.0)
        if model_id in walks:
            length += walks[model_id].cost
        limit, rule, ruling = allowed_inches.total, to.rule, "aofs.r.mixed_movement"
        if (whole_unit or model_id in slowed) and limit > DIFFICULT_LIMIT:
            limit, rule, ruling = DIFFICULT_LIMIT, DIFFICULT, "aofs.r.difficult_bonus"
        if length > limit + TOLERANCE:
            raise refuse(rule, "aofs-refused-too-far", length=length, most=limit, model=model_id, ruling=ruling)


def _check_gaps(play: AofsPlay, unit: Unit, walks: Mapping[str, Walk], to: Going) -> None:
    if not walks:
        return
    radius = play.radius(unit)
    obstacles = to.crowd(play, unit)
    for model_id, walk in walks.items():
        gap = is_crowded(obstacles, walk.path, "flying" in play.model_sheets[model_id].rules)
        if gap is not None:
            raise refuse(ONE_INCH, "aofs-refused-too-close", gap=max(0.0, gap - radius))
    ends = end_places(unit, walks)
    for one, (x, y) in enumerate(ends):
        for a, b in ends[:one]:
            if hypot(x - a, y - b) < 2 * radius - TOLERANCE:
                raise refuse("aofs.r.move_path", "aofs-refused-overlap")


def end_places(unit: Unit, walks: Mapping[str, Walk]) -> list[Point]:
    return [walks[model.id].end if model.id in walks else (model.x, model.y) for model in unit.models]


def _check_formation(play: AofsPlay, unit: Unit, walks: Mapping[str, Walk], to: Going) -> None:
    if len(unit.models) < 2:
        return
    if not walks and to.name == "consolidate":  # nobody has to: losses that tore the unit apart have no effect yet
        return
    ends = end_places(unit, walks)
    if coherent(play, ends, play.radius(unit)):
        return
    if not is_coherent(play, unit):
        best = regroup(play, unit, to)
        best_ends = end_places(unit, survey_all(play, unit, best))
        if not coherent(play, best_ends, play.radius(unit)) and spread(ends) <= spread(best_ends) + 0.1:
            return
    raise refuse(COHERENCY, "aofs-refused-coherency", near=COHERENCY_NEAR, far=COHERENCY_FAR)


def allowed(play: AofsPlay, unit: Unit, value: Mapping[str, Any], to: Going) -> bool:
    try:
        judge(play, unit, value, to)
    except Refused:
        return False
    return True


# ---- proposals


def shifted(unit: Unit, dx: float, dy: float) -> dict[str, list[list[float]]]:
    """The whole unit moved by the same step: it keeps its formation."""
    return {model.id: [[model.x + dx, model.y + dy]] for model in unit.models}


def propose(play: AofsPlay, unit: Unit, to: Going, rng: Random) -> dict[str, Any]:
    """A random move that is allowed; staying where that is the only way."""
    if not is_coherent(play, unit):
        return regroup(play, unit, to)
    far = min(to.limits[model.id].total - to.spent.get(model.id, 0.0) for model in unit.models)
    if far <= 2 * TOLERANCE:
        return {}
    angle, length = rng.random() * 2 * pi, far * (0.3 + 0.7 * rng.random()) - TOLERANCE
    for turn in (0.0, 2.1, 4.2, 1.0):
        step = length if turn < 4 else length / 2
        value = shifted(unit, step * cos(angle + turn), step * sin(angle + turn))
        if allowed(play, unit, value, to):
            return value
    return {}


def regroup(play: AofsPlay, unit: Unit, to: Going) -> dict[str, Any]:
    """The move that brings a scattered unit together as well as it can be done with straight moves."""
    places = [(model.x, model.y) for model in unit.models]
    middle = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
    best: dict[str, Any] = {}
    best_spread = spread(places)
    for cap in (inf, DIFFICULT_LIMIT) if play.ground.of_kind("difficult") else (inf,):
        for meeting in (*places, middle):
            value = _gather(play, unit, meeting, to, cap)
            walks = survey_all(play, unit, value)
            ends = end_places(unit, walks)
            together = coherent(play, ends, play.radius(unit))
            if (together or spread(ends) < best_spread - TOLERANCE) and _possible(play, unit, walks, to):
                if together:
                    return value
                best, best_spread = value, spread(ends)
    return best


def _possible(play: AofsPlay, unit: Unit, walks: Mapping[str, Walk], to: Going) -> bool:
    try:
        _check_lengths(play, walks, to)
        _check_gaps(play, unit, walks, to)
    except Refused:
        return False
    return True


def _gather(play: AofsPlay, unit: Unit, meeting: Point, to: Going, cap: float) -> dict[str, Any]:
    """All come together around a point, nearest first, each as near to a mate as it gets with at most `cap` inches."""
    obstacles = to.crowd(play, unit)
    settled: list[Point] = []
    value: dict[str, Any] = {}
    for model in sorted(unit.models, key=lambda model: hypot(model.x - meeting[0], model.y - meeting[1])):
        far = min(cap, to.limits[model.id].total - to.spent.get(model.id, 0.0)) - TOLERANCE
        end = _come_near(play, unit, model, settled or [meeting], obstacles, far, alone=not settled)
        settled.append(end or (model.x, model.y))
        if end:
            value[model.id] = [list(end)]
    return value


def _come_near(
    play: AofsPlay, unit: Unit, model: Model, settled: list[Point], obstacles: list[Crowd], far: float, *, alone: bool
) -> Point | None:
    """Where a model ends that comes near those that are settled; alone it goes to the very point."""
    radius = play.radius(unit)
    wanted, least = (0.0, 0.0) if alone else (2 * radius + COHERENCY_NEAR / 2, 2 * radius)
    best: Point | None = None
    best_gap = min(hypot(model.x - x, model.y - y) for x, y in settled)
    if best_gap <= wanted:
        return None
    for x, y in settled:
        for turn in range(1 if alone else 12):
            goal = (x + wanted * cos(turn * pi / 6), y + wanted * sin(turn * pi / 6))
            end = _towards((model.x, model.y), goal, far)
            gap = min(hypot(end[0] - a, end[1] - b) for a, b in settled)
            if gap >= best_gap - TOLERANCE or gap < least - TOLERANCE:
                continue
            if leg_cost(play, unit, model, (model.x, model.y), end, obstacles) <= far + TOLERANCE:
                best, best_gap = end, gap
    return best


def _towards(start: Point, goal: Point, far: float) -> Point:
    between = hypot(goal[0] - start[0], goal[1] - start[1])
    if between <= far:
        return goal
    share = far / between
    return (start[0] + share * (goal[0] - start[0]), start[1] + share * (goal[1] - start[1]))


def leg_cost(
    play: AofsPlay, unit: Unit, model: Model, start: Point, end: Point, obstacles: list[Crowd],
    *, rough: bool = True, leaps: bool = False,
) -> float:
    """The inches of one straight leg, or infinity: through rough ground and with jumps only where the caller wants."""
    flying = play.has(model, "flying")
    if hypot(end[0] - start[0], end[1] - start[1]) < 1e-9:
        return 0.0
    try:
        walk = survey(play, play.radius(unit), flying, (start, end))
    except Refused:
        return float("inf")
    if (walk.jumps and not leaps) or (not rough and slowed_by(play, model.id, walk)):
        return float("inf")
    if is_crowded(obstacles, (start, end), flying) is not None:
        return float("inf")
    if slowed_by(play, model.id, walk) and walk.cost > DIFFICULT_LIMIT + TOLERANCE:
        return float("inf")
    return walk.cost


def can_move_at_all(play: AofsPlay, unit: Unit, action: str = "advance") -> bool:
    """Has any model somewhere to go? Asked only of scattered units that would rather hold."""
    to = going(play, unit, action)
    obstacles = crowd(play, unit, play.radius(unit))
    for model in unit.models:
        if to.limits[model.id].total <= TOLERANCE:
            continue
        for turn in range(8):
            end = (model.x + 0.25 * cos(turn * pi / 4), model.y + 0.25 * sin(turn * pi / 4))
            if leg_cost(play, unit, model, (model.x, model.y), end, obstacles) < 1:
                return True
    return False


# ---- placing


def judge_places(play: AofsPlay, unit: Unit, places: Sequence[Sequence[float]], inside: Any, rule: str) -> None:
    """Are these places for the unit's models allowed? `inside(x, y, r)` tells the area (aofs.r.deploy_details)."""
    radius = play.radius(unit)
    for x, y in places:
        problem = stand_problem(play, x, y, radius)
        if problem:
            raise problem
        if not inside(x, y, radius):
            raise refuse(rule, "aofs-refused-outside-area")
    for x, y, size, clear, _ in crowd(play, unit, radius):
        for a, b in places:
            if hypot(a - x, b - y) < clear - TOLERANCE:
                raise refuse(ONE_INCH, "aofs-refused-too-close", gap=max(0.0, hypot(a - x, b - y) - size - radius))
    for one, (x, y) in enumerate(places):
        for a, b in places[:one]:
            if hypot(x - a, y - b) < 2 * radius - TOLERANCE:
                raise refuse("aofs.r.deploy_details", "aofs-refused-overlap")
    if not coherent(play, [(x, y) for x, y in places], radius):
        raise refuse(COHERENCY, "aofs-refused-coherency", near=COHERENCY_NEAR, far=COHERENCY_FAR)


def row(play: AofsPlay, unit: Unit, x: float, y: float) -> list[list[float]]:
    """A tight formation around a point: rows of three, bases a little apart (or in contact if centres are measured)."""
    step = 2 * play.radius(unit) + (0.0 if play.ruling(MEASURING) else 0.4)
    columns = min(3, len(unit.models))
    return [
        [x + (number % 3 - (columns - 1) / 2) * step, y + (number // 3) * step]
        for number in range(len(unit.models))
    ]


def propose_places(
    play: AofsPlay, unit: Unit, inside: Any, rule: str, box: tuple[float, float, float, float], rng: Random
) -> list[list[float]] | None:
    """A random legal formation in the box (min x, min y, max x, max y), or None where there is no room."""
    min_x, min_y, max_x, max_y = box
    for _ in range(40):
        places = row(play, unit, rng.uniform(min_x, max_x), rng.uniform(min_y, max_y))
        if _placed(play, unit, places, inside, rule):
            return places
    return _first_place(play, unit, inside, rule, box)


def _first_place(
    play: AofsPlay, unit: Unit, inside: Any, rule: str, box: tuple[float, float, float, float]
) -> list[list[float]] | None:
    min_x, min_y, max_x, max_y = box
    step = 0.5
    for iy in range(int((max_y - min_y) / step) + 1):
        for ix in range(int((max_x - min_x) / step) + 1):
            places = row(play, unit, min_x + ix * step, min_y + iy * step)
            if _placed(play, unit, places, inside, rule):
                return places
    return None


def _placed(play: AofsPlay, unit: Unit, places: list[list[float]], inside: Any, rule: str) -> bool:
    try:
        judge_places(play, unit, places, inside, rule)
    except Refused:
        return False
    return True


def put(play: AofsPlay, model: Model, x: float, y: float) -> None:
    """Stand a model somewhere; its level follows from the ground."""
    model.x, model.y, model.z = float(x), float(y), play.ground.level(x, y)
