"""Charge moves and pile-in: who can get to whom, what the rules demand of each model, and legal proposals.

Paths are searched with the table's path finder; whether a leg is allowed is always asked of the same judge as a
player's own path.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise
from math import atan2, cos, hypot, inf, pi, sin
from random import Random
from typing import Any, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.aofs.measuring import MELEE_REACH, MELEE_REACH_UP, base_gap, distance_to_unit, in_melee_reach, rims
from walstatt.games.aofs.movement import (
    DIFFICULT_LIMIT,
    Crowd,
    Going,
    coherent,
    crowd,
    end_places,
    going,
    is_coherent,
    is_crowded,
    judge,
    leg_cost,
    regroup,
    shifted,
)
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import Model, Unit
from walstatt.games.aofs.walking import STEP_HEIGHT, Walk, stand_problem, survey
from walstatt.table.paths import Obstacle, cut, find_path, path_length
from walstatt.table.shapes import TOLERANCE, Disc, Point

CHARGE_REACH = "aofs.r.charge_reach"
CHARGE_MOVE = "aofs.melee.charge_move"
CHARGE_CLOSEST = "aofs.r.charge_closest"
PILE_IN = "aofs.melee.pile_in"
CLOSENESS = 0.1
CONTACT = 0.02
"""Room for coordinates that people type with two decimals."""
TURNS = (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9)
TURN = pi / 9
DIRECT_TRIES = 6
FAR_DETOUR = 1.0
NEAR_MISSES = (0.05, 0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1.0)
"""Gaps tried where mates have taken all places in contact: cheaper than searching the whole neighbourhood."""


class Aim(NamedTuple):
    """A model that wants to get near an enemy unit: how near counts, how far it may go."""

    unit: Unit
    model: Model
    enemy: Unit
    gap: float
    """0 for base contact, else the reach that suffices."""
    limit: float
    leaps: bool = True
    """May it jump? Not in the short moves of a melee (aofs.r.jump_limits)."""


# ---- single models


def find_way(play: AofsPlay, aim: Aim, taken: Sequence[Point]) -> list[Point] | None:
    """A path of one model to the wanted gap with the enemy, past the places already taken by its mates."""
    key = _question(play, "way", aim, taken)
    if key not in play.memory:
        play.remember(key, _find_way(play, aim, taken))
    way: list[Point] | None = play.memory[key]
    return way


def _question(play: AofsPlay, what: str, aim: Aim, taken: Sequence[Point]) -> tuple[Any, ...]:
    """All that the answer depends on, to remember it by: the same is asked by options, proposals and the judge."""
    return (what, aim.unit.id, aim.model.id, aim.enemy.id, aim.gap, aim.limit, tuple(taken), play.positions())


def _find_way(play: AofsPlay, aim: Aim, taken: Sequence[Point], *, direct_only: bool = False) -> list[Point] | None:
    obstacles = crowd(play, aim.unit, play.radius(aim.unit), aim.enemy)
    start, goals = (aim.model.x, aim.model.y), []
    straight = partial(_costs, play, aim, obstacles, False, False)
    for goal in _goals(play, aim, taken, obstacles):
        goals.append(goal)
        if len(goals) <= DIRECT_TRIES and straight(start, goal) <= aim.limit + TOLERANCE:
            return [start, goal]
        if direct_only and len(goals) == DIRECT_TRIES:
            return None
    if direct_only or not goals:
        return None
    walls = _walls(play, aim, obstacles)
    for rough, leaps in ((False, False), (True, False), (False, True), (True, True)):
        if rough and not _within_reach(play, aim, "difficult"):
            continue
        if leaps and not (aim.leaps and _within_reach(play, aim, "elevated")):
            continue
        limit = min(aim.limit, DIFFICULT_LIMIT) if rough else aim.limit
        near = [goal for goal in goals if hypot(goal[0] - start[0], goal[1] - start[1]) <= limit + TOLERANCE]
        found = find_path(start, near, partial(_costs, play, aim, obstacles, rough, leaps), walls, limit + TOLERANCE)
        if found is not None:
            return found[1]
    return None


def _within_reach(play: AofsPlay, aim: Aim, kind: str) -> bool:
    """Could a piece of this kind matter on the way?"""
    x, y, reach = aim.model.x, aim.model.y, aim.limit + play.radius(aim.unit)
    return any(
        min_x - reach <= x <= max_x + reach and min_y - reach <= y <= max_y + reach
        for min_x, min_y, max_x, max_y, _ in play.ground.rows_of_kind(kind)
    )


def _goals(play: AofsPlay, aim: Aim, taken: Sequence[Point], obstacles: list[Crowd]) -> Iterator[Point]:
    """Places at the wanted gap around the enemy's models, those straight ahead first."""
    radius = play.radius(aim.unit)
    touch = radius + play.radius(aim.enemy)
    away = touch + aim.gap if aim.gap == 0 else rims(play, radius, play.radius(aim.enemy)) + aim.gap
    start = (aim.model.x, aim.model.y)
    enemies = sorted(aim.enemy.models, key=lambda one: hypot(one.x - start[0], one.y - start[1]))
    for turn in TURNS:
        for one in enemies:
            if hypot(one.x - start[0], one.y - start[1]) - away > aim.limit + TOLERANCE:
                continue
            angle = atan2(start[1] - one.y, start[0] - one.x) + turn * TURN
            place = (one.x + away * cos(angle), one.y + away * sin(angle))
            if hypot(place[0] - start[0], place[1] - start[1]) > aim.limit + TOLERANCE:
                continue
            if _free(play, aim, place, one, taken, obstacles):
                yield place


def _free(
    play: AofsPlay, aim: Aim, place: Point, enemy: Model, taken: Sequence[Point], obstacles: list[Crowd]
) -> bool:
    if _taken(play, aim, place, taken):
        return False
    for x, y, _, clear, _ in obstacles:
        if hypot(place[0] - x, place[1] - y) < min(clear, hypot(aim.model.x - x, aim.model.y - y)) - TOLERANCE:
            return False
    if stand_problem(play, *place, play.radius(aim.unit)):
        return False
    return aim.gap == 0 or abs(play.ground.level(*place) - enemy.z) <= MELEE_REACH_UP + TOLERANCE


def _walls(play: AofsPlay, aim: Aim, obstacles: list[Crowd]) -> list[Obstacle]:
    """What the path finder should look around: bases, blocks, and ground that slows or cannot be climbed."""
    if play.has(aim.model, "flying"):
        return []
    radius = play.radius(aim.unit)
    walls = [Obstacle(None, Disc(x, y, size), pass_by - size) for x, y, size, _, pass_by in obstacles]
    for solid in play.ground.solids:
        kinds = solid.kinds
        steep = "elevated" in kinds and abs(solid.height - aim.model.z) > STEP_HEIGHT
        blocked = "impassable" in kinds and "elevated" not in kinds
        if steep or blocked or "elevated" in kinds or ("difficult" in kinds and not play.has(aim.model, "strider")):
            walls.append(Obstacle(solid.polygon, None, radius))
    return walls


def nearest_way(play: AofsPlay, aim: Aim, taken: Sequence[Point]) -> list[Point]:
    """The path that brings a model as near to the enemy unit as it gets; just its place if it cannot come nearer."""
    key = _question(play, "nearest", aim, taken)
    if key not in play.memory:
        play.remember(key, _nearest_way(play, aim, taken))
    way: list[Point] = play.memory[key]
    return way


def _nearest_way(play: AofsPlay, aim: Aim, taken: Sequence[Point]) -> list[Point]:
    start = (aim.model.x, aim.model.y)
    obstacles = crowd(play, aim.unit, play.radius(aim.unit), aim.enemy)
    best, best_gap = [start], _gap_from(play, aim, start)
    straight = _straight_on(play, aim, start, aim.limit, partial(_costs, play, aim, obstacles, False, False), taken)
    reached = _gap_from(play, aim, straight)
    if reached <= best_gap - aim.limit + CLOSENESS / 2:
        return [start, straight]
    if reached < best_gap - TOLERANCE and not _taken(play, aim, straight, taken):
        best, best_gap = [start, straight], reached
    for gap in NEAR_MISSES:
        path = _find_way(play, aim._replace(gap=gap), taken, direct_only=True) if gap < best_gap else None
        if path is not None:
            best, best_gap = path, _gap_from(play, aim, path[-1])
            break
    if best_gap <= CLOSENESS:
        return best
    rough = bool(play.ground.of_kind("difficult"))
    slow_limit = min(aim.limit, DIFFICULT_LIMIT)
    for limit, through in ((aim.limit, False), (slow_limit, True)) if rough else ((aim.limit, True),):
        path = _detour(play, aim._replace(limit=limit), through, obstacles, taken)
        gap = _gap_from(play, aim, path[-1])
        if gap < best_gap - TOLERANCE:
            best, best_gap = path, gap
    return best


def _detour(
    play: AofsPlay, aim: Aim, through: bool, obstacles: list[Crowd], taken: Sequence[Point]
) -> list[Point]:
    """As far as the allowance goes on the way to contact, or to the nearest places left, however long that way is."""
    start = (aim.model.x, aim.model.y)
    far = FAR_DETOUR * aim.limit + _gap_from(play, aim, start)
    cost = partial(_costs, play, aim, obstacles, through, False)
    around = (list(_goals(play, aim._replace(gap=gap, limit=far), taken, obstacles)) for gap in (aim.gap, *NEAR_MISSES))
    goals = next(filter(None, around), [])
    found = find_path(start, goals, cost, _walls(play, aim, obstacles), far) if goals else None
    if found is None:
        return [start]
    spent, kept = 0.0, [start]
    for leg_start, leg_end in pairwise(found[1]):
        price = cost(leg_start, leg_end)
        if spent + price > aim.limit + TOLERANCE:
            return _back_to_room(play, aim, [*kept, leg_end], aim.limit - spent, cost, taken)
        spent += price
        kept.append(leg_end)
    return kept


def _back_to_room(
    play: AofsPlay, aim: Aim, path: list[Point], left: float, cost: Callable[[Point, Point], float],
    taken: Sequence[Point],
) -> list[Point]:
    """The longest part of a path, of whose last leg so many inches are left, that ends where no mate stands."""
    while len(path) > 1:
        end = _part_of(play, aim, path[-2], path[-1], left, cost, taken)
        if end is not None:
            return [*path[:-1], end]
        path = path[:-1]
        left = cost(path[-2], path[-1]) if len(path) > 1 else 0.0
    return path


def _part_of(
    play: AofsPlay, aim: Aim, start: Point, end: Point, left: float, cost: Callable[[Point, Point], float],
    taken: Sequence[Point],
) -> Point | None:
    """The farthest allowed place on a leg that is too long to finish."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    inches = min(left - TOLERANCE, length)
    while inches > TOLERANCE:
        share = inches / length
        place = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
        if not _taken(play, aim, place, taken) and cost(start, place) <= left + TOLERANCE:
            return place
        inches -= CLOSENESS
    return None


def _taken(play: AofsPlay, aim: Aim, place: Point, taken: Sequence[Point]) -> bool:
    """Does a mate stand there?"""
    touch = 2 * play.radius(aim.unit) - TOLERANCE
    return any(hypot(place[0] - x, place[1] - y) < touch for x, y in taken)


def _costs(play: AofsPlay, aim: Aim, obstacles: list[Crowd], rough: bool, leaps: bool, a: Point, b: Point) -> float:
    return leg_cost(play, aim.unit, aim.model, a, b, obstacles, rough=rough, leaps=leaps)


def _gap_from(play: AofsPlay, aim: Aim, place: Point) -> float:
    touch = play.radius(aim.unit) + play.radius(aim.enemy)
    return min(hypot(one.x - place[0], one.y - place[1]) for one in aim.enemy.models) - touch


def _straight_on(play: AofsPlay, aim: Aim, start: Point, left: float, cost: Any, taken: Sequence[Point]) -> Point:
    """As far as possible towards the nearest enemy from a place: halving until the leg is allowed."""
    touch = play.radius(aim.unit) + play.radius(aim.enemy)
    one = min(aim.enemy.models, key=lambda enemy: hypot(enemy.x - start[0], enemy.y - start[1]))
    between = hypot(one.x - start[0], one.y - start[1])
    most = min(left - 2 * TOLERANCE, between - touch)
    if most <= TOLERANCE:
        return start
    ux, uy = (one.x - start[0]) / between, (one.y - start[1]) / between
    low, high, best = 0.0, most, start
    for step in range(9):
        length = high if step == 0 else (low + high) / 2
        end = (start[0] + length * ux, start[1] + length * uy)
        if not _taken(play, aim, end, taken) and cost(start, end) <= left + TOLERANCE:
            best, low = end, length
            if step == 0:
                break
        else:
            high = length
    return best


# ---- charging


def contact(play: AofsPlay, unit: Unit, place: Point, enemy: Unit) -> bool:
    """Would a base at this place touch the enemy unit?"""
    touch = play.radius(unit) + play.radius(enemy) + CONTACT
    return any(hypot(place[0] - one.x, place[1] - one.y) <= touch for one in enemy.models)


def can_charge(play: AofsPlay, unit: Unit, enemy: Unit) -> bool:
    """Is at least one model within charge distance? (aofs.charge.distance, aofs.r.charge_reach)"""
    reading = play.ruling(CHARGE_REACH)
    wanted = MELEE_REACH if reading == 2 else 0.0
    to = going(play, unit, "charge", enemy)
    for model in sorted(unit.models, key=lambda one: _nearest_gap(play, unit, one, enemy)):
        limit = to.limits[model.id].total
        gap = distance_to_unit(play, unit, model, enemy) if reading == 1 else _nearest_gap(play, unit, model, enemy)
        if gap - wanted > limit + TOLERANCE:
            continue
        if reading == 1 or gap <= wanted + TOLERANCE:
            return True
        if find_way(play, Aim(unit, model, enemy, wanted, limit), ()) is not None:
            return True
    return False


def _nearest_gap(play: AofsPlay, unit: Unit, model: Model, enemy: Unit) -> float:
    return min(base_gap(play, unit, model, enemy, one) for one in enemy.models)


def judge_charge(play: AofsPlay, unit: Unit, value: Mapping[str, Any], to: Going) -> dict[str, Walk]:
    """A charge move: legal, and every model in contact or as near as it can get (aofs.r.charge_closest)."""
    walks = judge(play, unit, value, to)
    enemy = to.target
    assert enemy is not None
    ends = end_places(unit, walks)
    for number, model in enumerate(unit.models):
        if not contact(play, unit, ends[number], enemy):
            _check_closeness(play, unit, model, number, ends, walks, to)
    return walks


def _check_closeness(
    play: AofsPlay, unit: Unit, model: Model, number: int, ends: list[Point], walks: Mapping[str, Walk], to: Going
) -> None:
    enemy = to.target
    assert enemy is not None
    others = [end for other, end in enumerate(ends) if other != number]
    aim = Aim(unit, model, enemy, 0.0, _limit(play, model, walks, to))
    found = find_way(play, aim, others)
    if found is not None and _keeps_together(play, unit, others, found[-1]):
        raise refuse(CHARGE_MOVE, "aofs-refused-contact", model=model.id, ruling=CHARGE_CLOSEST)
    best = _held_back(play, aim, nearest_way(play, aim, others), others)
    if best is None:
        return
    near, given = _gap_from(play, aim, best[-1]), _gap_from(play, aim, ends[number])
    if given > near + CLOSENESS + TOLERANCE:
        raise refuse(
            CHARGE_MOVE, "aofs-refused-nearer", model=model.id, gap=given, best=near, ruling=CHARGE_CLOSEST
        )


def _limit(play: AofsPlay, model: Model, walks: Mapping[str, Walk], to: Going) -> float:
    limit = to.limits[model.id].total - to.spent.get(model.id, 0.0)
    slow = any(walk.difficult and "strider" not in play.model_sheets[one].rules for one, walk in walks.items())
    return min(limit, DIFFICULT_LIMIT) if slow and play.ruling("aofs.r.difficult_unit") == 0 else limit


def _keeps_together(play: AofsPlay, unit: Unit, others: list[Point], end: Point) -> bool:
    return coherent(play, [*others, end], play.radius(unit))


def _held_back(play: AofsPlay, aim: Aim, path: list[Point], others: list[Point]) -> list[Point] | None:
    """The longest part of the path after which the unit keeps together, if there is one: coherency goes first."""
    if _keeps_together(play, aim.unit, others, path[-1]):
        return path
    obstacles, flying = crowd(play, aim.unit, play.radius(aim.unit), aim.enemy), play.has(aim.model, "flying")
    length = path_length(path)
    for step in range(1, int(length / CLOSENESS) + 1):
        part = cut(path, length - step * CLOSENESS)
        if not _keeps_together(play, aim.unit, others, part[-1]) or _taken(play, aim, part[-1], others):
            continue
        if is_crowded(obstacles, part, flying) is None and _stands(play, aim, part):
            return part
    return None


def _stands(play: AofsPlay, aim: Aim, path: list[Point]) -> bool:
    try:
        survey(play, play.radius(aim.unit), play.has(aim.model, "flying"), tuple(path))
    except Refused:
        return False
    return True


def propose_charge(play: AofsPlay, unit: Unit, to: Going) -> dict[str, Any] | None:
    """A charge move that is allowed, or None: contact for as many as possible, mates kept together."""
    enemy = to.target
    assert enemy is not None
    key = ("charge", unit.id, enemy.id, tuple(limit.total for limit in to.limits.values()), play.positions())
    if key not in play.memory:
        play.remember(key, _find_charge(play, unit, enemy, to))
    plan: dict[str, Any] | None = play.memory[key]
    return plan


def _find_charge(play: AofsPlay, unit: Unit, enemy: Unit, to: Going) -> dict[str, Any] | None:
    if len(unit.models) == 1 and play.ruling(CHARGE_REACH) == 0:
        return _charge_alone(play, unit, to)
    if not can_charge(play, unit, enemy):
        return None
    nearest = min(_nearest_gap(play, unit, model, enemy) for model in unit.models)
    for limit_all in (inf, DIFFICULT_LIMIT) if nearest <= DIFFICULT_LIMIT else (inf,):
        value = _converge(play, unit, enemy, to, limit_all)
        if value is not None:
            return value
    return _charge_in_formation(play, unit, enemy, to) or _charge_together(play, unit, enemy, to)


def _charge_alone(play: AofsPlay, unit: Unit, to: Going) -> dict[str, Any] | None:
    (model,), enemy = unit.models, to.target
    assert enemy is not None
    path = find_way(play, Aim(unit, model, enemy, 0.0, to.limits[model.id].total), ())
    if path is None:
        return None
    value = {model.id: [list(point) for point in path[1:]]} if len(path) > 1 else {}
    return value if _accepted(play, unit, value, to) else None


def _converge(play: AofsPlay, unit: Unit, enemy: Unit, to: Going, limit_all: float) -> dict[str, Any] | None:
    """Each model in turn goes to contact or as near as it gets, until nobody can do better."""
    ends = {model.id: (model.x, model.y) for model in unit.models}
    value: dict[str, Any] = {}
    order = sorted(unit.models, key=lambda one: _nearest_gap(play, unit, one, enemy))
    for _ in range(3):
        changed = False
        for model in order:
            taken = [end for other, end in ends.items() if other != model.id and (other in value or len(order) == 1)]
            aim = Aim(unit, model, enemy, 0.0, min(limit_all, to.limits[model.id].total))
            if contact(play, unit, ends[model.id], enemy):
                continue
            path = find_way(play, aim, taken) or nearest_way(play, aim, taken)
            if hypot(path[-1][0] - ends[model.id][0], path[-1][1] - ends[model.id][1]) > TOLERANCE:
                ends[model.id], changed = path[-1], True
                value[model.id] = [list(point) for point in path[1:]]
        moves = {model_id: path for model_id, path in value.items() if path}
        if _accepted(play, unit, moves, to):
            return moves
        if not changed:
            break
    return None


def _charge_in_formation(play: AofsPlay, unit: Unit, enemy: Unit, to: Going) -> dict[str, Any] | None:
    """The whole unit follows its foremost model."""
    for lead in sorted(unit.models, key=lambda one: _nearest_gap(play, unit, one, enemy)):
        path = find_way(play, Aim(unit, lead, enemy, 0.0, to.limits[lead.id].total), ())
        if path is not None:
            value: dict[str, Any] = shifted(unit, path[-1][0] - lead.x, path[-1][1] - lead.y)
            if _accepted(play, unit, value, to):
                return value
    return None


def _charge_together(play: AofsPlay, unit: Unit, enemy: Unit, to: Going) -> dict[str, Any] | None:
    """Those that lag behind go first, the others only as far as the unit keeps together."""
    paths: dict[str, list[Point]] = {}
    order = sorted(unit.models, key=lambda one: to.limits[one.id].total - _nearest_gap(play, unit, one, enemy))
    for _ in range(2):
        for model in order:
            others = [path[-1] for other, path in paths.items() if other != model.id]
            aim = Aim(unit, model, enemy, 0.0, to.limits[model.id].total)
            path = find_way(play, aim, others) or nearest_way(play, aim, others)
            kept = _held_back(play, aim, path, others) if others else path
            if kept is None:
                return None
            paths[model.id] = kept
        value = {model_id: [list(point) for point in path[1:]] for model_id, path in paths.items() if len(path) > 1}
        if _accepted(play, unit, value, to):
            return value
    return None


def _accepted(
    play: AofsPlay, unit: Unit, value: Mapping[str, Any], to: Going, judged: Callable[..., Any] = judge_charge
) -> bool:
    try:
        judged(play, unit, value, to)
    except Refused:
        return False
    return True


# ---- pile-in


def judge_pile_in(play: AofsPlay, unit: Unit, value: Mapping[str, Any], to: Going) -> dict[str, Walk]:
    """The defenders' 3 inches: who can get into reach must, the others come nearer if they can (aofs.r.pile_in).

    Coherency goes first: a scattered unit has done its duty when it has come together.
    """
    walks = judge(play, unit, value, to)
    enemy = to.target
    assert enemy is not None
    ends = end_places(unit, walks)
    if not is_coherent(play, unit):
        return walks
    for number, model in enumerate(unit.models):
        if _would_reach(play, unit, ends[number], enemy):
            continue
        others = [end for other, end in enumerate(ends) if other != number]
        aim = Aim(unit, model, enemy, MELEE_REACH, to.limits[model.id].total, leaps=False)
        start = (model.x, model.y)
        if in_melee_reach(play, unit, model, enemy):
            if not _taken(play, aim, start, others) and _keeps_together(play, unit, others, start):
                raise refuse(PILE_IN, "aofs-refused-leaves-melee", model=model.id)
            continue
        path = find_way(play, aim, others)
        if path is not None and _keeps_together(play, unit, others, path[-1]):
            raise refuse(PILE_IN, "aofs-refused-pile-in", model=model.id)
        nearer = _gap_from(play, aim, ends[number]) < _gap_from(play, aim, start) - TOLERANCE
        if not nearer and _nearer_with_mates(play, aim, others) is not None:
            raise refuse("aofs.r.pile_in", "aofs-refused-pile-in", model=model.id)
    return walks


def _nearer_with_mates(play: AofsPlay, aim: Aim, others: list[Point]) -> list[Point] | None:
    """A path, or the part of it, that brings a model nearer to the enemy without leaving its mates."""
    path = nearest_way(play, aim, others)
    before = _gap_from(play, aim, path[0])
    for share in (1.0, 0.75, 0.5, 0.25):
        part = cut(path, share * path_length(path))
        end = part[-1]
        if _gap_from(play, aim, end) >= before - CLOSENESS or _taken(play, aim, end, others):
            continue
        if _keeps_together(play, aim.unit, others, end) and not stand_problem(play, *end, play.radius(aim.unit)):
            return part
    return None


def _would_reach(play: AofsPlay, unit: Unit, place: Point, enemy: Unit) -> bool:
    stand_in = Model("", place[0], place[1], play.ground.level(*place))
    return in_melee_reach(play, unit, stand_in, enemy)


def propose_pile_in(play: AofsPlay, unit: Unit, to: Going, _: Random) -> dict[str, Any]:
    """A pile-in that is allowed; those in reach stay where they are."""
    enemy = to.target
    assert enemy is not None
    if not is_coherent(play, unit):
        return regroup(play, unit, to)
    value: dict[str, Any] = {}
    ends = {model.id: (model.x, model.y) for model in unit.models}
    for _round in range(3):
        for model in unit.models:
            if _would_reach(play, unit, ends[model.id], enemy):
                continue
            others = [end for other, end in ends.items() if other != model.id]
            aim = Aim(unit, model, enemy, MELEE_REACH, to.limits[model.id].total, leaps=False)
            path = find_way(play, aim, others)
            if path is None or not _keeps_together(play, unit, others, path[-1]):
                path = _nearer_with_mates(play, aim, others)
            if path is not None:
                ends[model.id] = path[-1]
                value[model.id] = [list(point) for point in path[1:]]
        value = {model_id: path for model_id, path in value.items() if path}
        if _accepted(play, unit, value, to, judge_pile_in):
            return value
    return next((one for one in ({}, *_parts(value)) if _accepted(play, unit, one, to, judge_pile_in)), {})


def _parts(value: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The move without one of its models, then without more: for where not all find room."""
    for size in range(len(value) - 1, 0, -1):
        for kept in combinations(value, size):
            yield {model_id: value[model_id] for model_id in kept}
