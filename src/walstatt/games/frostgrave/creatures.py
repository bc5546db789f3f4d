"""Aktionen von Kreaturen: the three steps that an uncontrolled creature follows by itself."""
from __future__ import annotations

from math import cos, hypot, inf, radians, sin
from typing import Any

from walstatt.core.questions import Roll, Script
from walstatt.core.refusal import Refused
from walstatt.games.frostgrave import (
    creature_ways,
    facts,
    melee,
    moving,
    pushing,
    shooting,
    sight,
    standing,
    swimming,
    turns,
    values,
    walking,
)
from walstatt.games.frostgrave.moving import Going, Moved
from walstatt.games.frostgrave.play import DIE, FrostgravePlay
from walstatt.games.frostgrave.state import NOBODY, Figure
from walstatt.games.frostgrave.turns import Turn
from walstatt.table.shapes import TOLERANCE

STEP1 = "frostgrave.creature.step1"
STEP2 = "frostgrave.creature.step2_sight"
STEP3 = "frostgrave.creature.step3_random"
PATHS = "frostgrave.r.creature_path"
TIES = "frostgrave.r.creature_ties"
SECOND = "frostgrave.r.creature_second_action"
ENDS_WITHOUT_CONTACT = 1
DEGREES = 18.0
HALVINGS = 14


def act(play: FrostgravePlay, creature: Figure) -> Script[None]:
    """One activation: fight, else shoot or approach, else wander."""
    turn = turns.begin(play, creature)
    creature.loaded = True
    play.note("frostgrave-creature-acts", "frostgrave.round.creature_phase", figure=play.name(creature))
    if not (yield from swimming.stays_afloat(play, creature)):
        return
    while turn.goes_on:
        if facts.in_combat(play, creature):
            goes_on = yield from _fight(play, turn)
        elif visible(play, creature):
            goes_on = yield from _shoot_or_approach(play, turn)
        else:
            goes_on = yield from _wander(play, turn)
        if not goes_on:
            return


# ---- step 1


def _fight(play: FrostgravePlay, turn: Turn) -> Script[bool]:
    creature = turn.figure
    if turns.FIGHT in turn.done or standing.in_water(play, creature):
        rule = SECOND if turns.FIGHT in turn.done else "frostgrave.r.swim_when"
        play.note("frostgrave-creature-waits", rule, figure=play.name(creature))
        return False
    rules = [STEP1, "frostgrave.creature.step2_then_fight"] if turn.has_moved else [STEP1]
    target = yield from weakest(play, creature)
    play.note("frostgrave-creature-attacks", *rules, figure=play.name(creature), foe=play.name(target))
    turn.take(turns.FIGHT)
    yield from melee.fight(play, creature, target)
    return True


def weakest(play: FrostgravePlay, creature: Figure) -> Script[Figure]:
    """Of several opponents the one with the lowest Health (frostgrave.creature.weakest)."""
    foes = facts.opponents(play, creature)
    least = min(foe.health for foe in foes)
    weak = [foe for foe in foes if foe.health == least]
    if len(foes) > 1:
        play.note("frostgrave-creature-weakest", "frostgrave.creature.weakest", figure=play.name(creature))
    if len(weak) == 1:
        return weak[0]
    return (yield from shooting.by_lot(play, creature, weak, TIES))


# ---- step 2


def visible(play: FrostgravePlay, creature: Figure) -> list[Figure]:
    """Warband members, controlled creatures included, that it sees; other creatures are not looked for."""
    if creature.under("schneeblind"):
        return []
    return [other for other in play.on_table() if other.seat != NOBODY and sight.sees(play, creature, other)]


def _nearest(play: FrostgravePlay, creature: Figure, members: list[Figure]) -> Script[Figure]:
    """The nearest one; ties go to the lower Health, then to the die (frostgrave.r.creature_ties)."""
    away = {member.id: facts.distance(play, creature, member) for member in members}
    least = min(away.values())
    near = [member for member in members if away[member.id] <= least + TOLERANCE]
    health = min(member.health for member in near)
    weak = [member for member in near if member.health == health]
    if len(weak) == 1:
        return weak[0]
    return (yield from shooting.by_lot(play, creature, weak, TIES))


def _shoot_or_approach(play: FrostgravePlay, turn: Turn) -> Script[bool]:
    creature = turn.figure
    if "wander" in turn.done:
        play.note("frostgrave-creature-looks", "frostgrave.creature.step3_look_again", figure=play.name(creature))
    marks = _valid_targets(play, creature) if turns.FIGHT not in turn.done else []
    if marks:
        target = yield from _nearest(play, creature, marks)
        play.note(
            "frostgrave-creature-shoots", "frostgrave.creature.step2_shoot", "frostgrave.r.creature_ranged",
            figure=play.name(creature), foe=play.name(target),
        )
        yield from shooting.shot(play, creature, target, turn.hasty)
        return False
    if turn.has_moved and "wander" not in turn.done and play.ruling(
        "frostgrave.r.creature_second_action"
    ) == ENDS_WITHOUT_CONTACT:
        return False
    yield from _approach(play, turn)
    return True


def _valid_targets(play: FrostgravePlay, creature: Figure) -> list[Figure]:
    """In sight, in range, not in combat (frostgrave.r.creature_ranged)."""
    if values.ranged_weapon(play, creature) is None or standing.in_water(play, creature) or creature.hanging:
        return []
    return [
        member for member in visible(play, creature)
        if shooting.target_problem(play, creature, member) is None and not facts.in_combat(play, member)
    ]


def _approach(play: FrostgravePlay, turn: Turn) -> Script[None]:
    creature = turn.figure
    target = yield from _nearest(play, creature, visible(play, creature))
    to = moving.going(play, creature, turn.has_moved)
    turn.take(turns.MOVE)
    play.note(
        "frostgrave-creature-approaches", STEP2, "frostgrave.creature.step2_approach", PATHS,
        figure=play.name(creature), foe=play.name(target),
    )
    trip = way_to(to, target)
    if trip is None:
        return
    if trip.walk.climbs:
        play.note("frostgrave-creature-climbs", "frostgrave.creature.step2_climb", figure=play.name(creature))
    moved: Moved = yield from moving.travel(play, to, trip)
    turn.inches += moved.inches


def way_to(to: Going, target: Figure) -> moving.Trip | None:
    """The cheapest way into contact, as far as it goes; if there is none, straight ahead if that comes closer."""
    path = creature_ways.cheapest(to, target)
    trip = moving.as_far_as(to, path) if path else None
    if trip is not None:
        return trip
    trip = moving.as_far_as(to, (to.start, (target.x, target.y)))
    return trip if trip is not None and _comes_closer(to, target, trip) else None


def _comes_closer(to: Going, target: Figure, trip: moving.Trip) -> bool:
    x, y = trip.walk.end
    radii = to.play.radius(to.figure) + to.play.radius(target)
    after = facts.apart(to.play, hypot(x - target.x, y - target.y), radii, trip.walk.level - target.z)
    return after < facts.distance(to.play, to.figure, target) - TOLERANCE


# ---- step 3


def _wander(play: FrostgravePlay, turn: Turn) -> Script[bool]:
    """One move in a random direction; without a target after it the activation ends."""
    creature = turn.figure
    if "wander" in turn.done:
        play.note("frostgrave-creature-ends", "frostgrave.creature.step3_end", figure=play.name(creature))
        return False
    to = moving.going(play, creature, turn.has_moved)
    roll = Roll(
        play.roller(creature), "frostgrave:direction", "frostgrave.r.creature_direction", 1, DIE,
        args={"figure": play.name(creature)},
    )
    (face,) = yield roll
    direction = direction_of(face)
    inches = wander_inches(to, direction)
    rules = [STEP3] if inches > to.allowance.total - TOLERANCE else [STEP3, "frostgrave.creature.step3_stops"]
    play.note(
        "frostgrave-creature-wanders", *rules, figure=play.name(creature), inches=inches, dice=roll.fell([face])
    )
    turn.done.append("wander")
    turn.take(turns.MOVE)
    if inches > TOLERANCE:
        moved = yield from moving.travel(play, to, _straight(to, direction, inches), by_creatures=False)
        turn.inches += moved.inches
    return True


def _straight(to: Going, direction: tuple[float, float], inches: float) -> moving.Trip:
    end = (to.start[0] + inches * direction[0], to.start[1] + inches * direction[1])
    return moving.Trip(walking.survey(to.play, to.pace, (to.start, end), (), to.figure.z))


def direction_of(face: int) -> tuple[float, float]:
    """18 degrees for each pip, clockwise from north (frostgrave.r.creature_direction)."""
    angle = radians((face - 1) * DEGREES)
    return sin(angle), cos(angle)


def wander_inches(to: Going, direction: tuple[float, float]) -> float:
    """As far as the movement goes, or until something stops it."""
    play, creature = to.play, to.figure
    most = pushing.free_way(play, creature, direction, to.allowance.total)
    edge = pushing.drop_ahead(play, creature, direction, most)
    if edge is not None:
        most = max(0.0, edge - 2 * TOLERANCE)
    most = min(most, _to_water(play, creature, direction, most))
    return _affordable(to, direction, most)


def _to_water(play: FrostgravePlay, creature: Figure, direction: tuple[float, float], most: float) -> float:
    end = (creature.x + most * direction[0], creature.y + most * direction[1])
    shores = [
        low * most for solid in play.ground.of_kind("deep")
        for low, _ in solid.polygon.crossings(creature.x, creature.y, *end) if low > 0
    ]
    return max(0.0, min((most, *(shore - 2 * TOLERANCE for shore in shores))))


def _affordable(to: Going, direction: tuple[float, float], most: float) -> float:
    """Difficult ground costs double."""
    def cost(inches: float) -> float:
        path: Any = (to.start, (to.start[0] + inches * direction[0], to.start[1] + inches * direction[1]))
        return walking.survey(to.play, to.pace, path, (), to.figure.z).cost

    limit = to.allowance.total + TOLERANCE
    if most <= TOLERANCE or _safe(cost, most) <= limit:
        return most
    low, high = 0.0, most
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if _safe(cost, middle) <= limit:
            low = middle
        else:
            high = middle
    return low


def _safe(cost: Any, inches: float) -> float:
    try:
        return float(cost(inches))
    except Refused:
        return inf
