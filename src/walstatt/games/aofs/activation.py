"""One activation: pick a unit, give it one of the four actions (Aktivierungen)."""
from __future__ import annotations

from dataclasses import replace
from math import hypot
from random import Random
from typing import Any

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.games.aofs.charging import judge_charge, propose_charge
from walstatt.games.aofs.hazards import danger_test, models_in_danger
from walstatt.games.aofs.magic import Attempts, cast, spells_to_cast, why_no_spell
from walstatt.games.aofs.measuring import MELEE_REACH
from walstatt.games.aofs.melee import fight
from walstatt.games.aofs.movement import (
    ACTION_RULES,
    Going,
    can_move_at_all,
    going,
    is_coherent,
    note_ground,
    slowed_models,
    survey_all,
)
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.shooting import shoot
from walstatt.games.aofs.state import TABLE, Unit
from walstatt.games.aofs.travel import Journey, Planner, travel, travel_at_real_table
from walstatt.table.questions import Measure, Move
from walstatt.table.shapes import TOLERANCE

FARTHEST_CHARGE = 17.0
"""12 inches, 4 for Fast, 1 for the Musician: beyond that nobody charges."""
ACTIONS = ("hold", "advance", "rush", "charge")
BROKEN = "aofs.r.coherency_broken"
SPELL_TIMING = "aofs.r.spell_timing"


def activation(play: AofsPlay) -> Script[None]:
    """The acting player activates one unit."""
    state = play.state
    seat = state.turn
    chosen = yield Pick(
        seat, "aofs:activate", "aofs.activation", [unit.id for unit in ready_units(play, seat)],
        describe=lambda option: play.name(play.unit(option)),
        why_not=lambda value: _why_not_activate(play, seat, value),
    )
    unit = state.units[chosen]
    unit.activated = True
    play.acting = frozenset({unit.id})
    state.last_active = seat
    play.note("aofs-activates", "aofs.activation", "aofs.round.alternate", unit=play.name(unit))
    yield from _spend_activation(play, unit)
    unit.effects = tuple(effect for effect in unit.effects if effect.kind != "slow")
    pass_turn(play)


def ready_units(play: AofsPlay, seat: int) -> list[Unit]:
    return [unit for unit in play.state.of(seat) if not unit.activated]


def _why_not_activate(play: AofsPlay, seat: int, value: str) -> Refused | None:
    unit = play.state.units.get(value)
    if unit is None:
        return refuse("aofs.r.no_pass", "aofs-refused-pass") if value == "pass" else None
    if unit.seat != seat:
        return refuse("aofs.round.alternate", "aofs-refused-not-yours", unit=play.name(unit))
    if unit.place != TABLE:
        return refuse("aofs.r.reserves", "aofs-refused-not-on-table", unit=play.name(unit))
    return refuse("aofs.activation", "aofs-refused-activated", unit=play.name(unit))


def pass_turn(play: AofsPlay) -> None:
    """The other player's turn, or the same again, or the end of the round."""
    state = play.state
    if play.ruling("aofs.r.wipe_out") == 1 and any(is_wiped_out(play, seat) for seat in (0, 1)):
        state.phase = "over"
        return
    for seat in (1 - state.turn, state.turn):
        if ready_units(play, seat):
            state.turn = seat
            state.phase = "activation"
            return
    state.phase = "round_end"


def is_wiped_out(play: AofsPlay, seat: int) -> bool:
    return not any(unit.seat == seat and unit.models for unit in play.state.units.values())


def _spend_activation(play: AofsPlay, unit: Unit) -> Script[None]:
    journey, was_shaken = Journey(), unit.shaken
    for model in models_in_danger(play, unit):
        journey.tested.add(model.id)
        if unit.place == TABLE and model in unit.models:
            yield from danger_test(play, unit, model)
    if unit.place != TABLE:
        return
    if was_shaken:
        unit.shaken = False
        rules = ("aofs.shaken.idle", "aofs.shaken.recover", "aofs.r.shaken_recovery")
        play.note("aofs-recovers", *rules, unit=play.name(unit))
    elif unit.shaken:
        play.note("aofs-stopped", "aofs.r.shaken_mid_activation", unit=play.name(unit))
    else:
        yield from _act(play, unit, journey)


# ---- the action


def _act(play: AofsPlay, unit: Unit, journey: Journey) -> Script[None]:
    attempts: Attempts = set()
    while True:
        action = yield _ask_action(play, unit, attempts)
        if action == "cast":
            yield from cast(play, unit, attempts)
            if unit.place != TABLE or unit.shaken:
                return
            continue
        if action == "charge" and not _reach_confirmed(play, unit):
            continue
        break
    play.note(f"aofs-action-{action}-log", ACTION_RULES[action], unit=play.name(unit))
    if action == "charge":
        yield from _charge(play, unit, journey, attempts)
        return
    if action in ("advance", "rush"):
        yield from _march(play, unit, action, journey, attempts)
        if journey.ended or unit.place != TABLE:
            return
    if action in ("hold", "advance"):
        yield from shoot(play, unit, frozenset(journey.moved))


def _ask_action(play: AofsPlay, unit: Unit, attempts: Attempts) -> Pick:
    def allowed(action: str) -> bool:
        if action == "cast":
            return bool(spells_to_cast(play, unit, attempts))
        return action_problem(play, unit, action) is None

    return Pick(
        unit.seat, "aofs:action", "aofs.activation", (*ACTIONS, "cast"), {"unit": play.name(unit), "unit_id": unit.id},
        allowed=allowed, why_not=lambda value: _why_not_act(play, unit, value, attempts),
    )


def _why_not_act(play: AofsPlay, unit: Unit, value: str, attempts: Attempts) -> Refused | None:
    if value == "pass":
        return refuse("aofs.r.no_pass", "aofs-refused-pass")
    if value == "cast":
        return why_no_spell(play, unit, attempts)
    return action_problem(play, unit, value) if value in ACTIONS else None


def action_problem(play: AofsPlay, unit: Unit, action: str) -> Refused | None:
    """Why the unit may not be given an action, or None."""
    if action != "hold" and any(play.has(model, "immobile") for model in unit.models):
        return refuse("aofs.special.immobile", "aofs-refused-immobile", unit=play.name(unit))
    if play.measured_by_people:
        return None
    if action == "hold" and _must_regroup(play, unit):
        return refuse(BROKEN, "aofs-refused-hold-scattered", unit=play.name(unit))
    if action == "charge" and not any(_chargeable(play, unit, enemy) for enemy in _in_charge_range(play, unit)):
        return refuse("aofs.charge.distance", "aofs-refused-charge", unit=play.name(unit))
    return None


def _must_regroup(play: AofsPlay, unit: Unit) -> bool:
    if len(unit.models) < 2 or play.ruling(BROKEN) == 1 or is_coherent(play, unit):
        return False
    if any(play.has(model, "immobile") for model in unit.models):
        return False
    return can_move_at_all(play, unit)


# ---- moving


def _march(play: AofsPlay, unit: Unit, action: str, journey: Journey, attempts: Attempts) -> Script[None]:
    """The move of an Advance or Rush; casters may pause on the way."""
    to = going(play, unit, action)
    while True:
        if play.measured_by_people:
            yield from travel_at_real_table(play, unit, action, journey)
        else:
            to = yield from _leg(play, unit, to, journey)
        if journey.ended or unit.place != TABLE or play.ruling(SPELL_TIMING) == 1:
            return
        paused = False
        while (yield from cast(play, unit, attempts)):
            paused = True
            if unit.place != TABLE or unit.shaken:
                return
        if not paused or play.measured_by_people or not _inches_left(unit, to):
            return


def _inches_left(unit: Unit, to: Going) -> bool:
    return any(to.limits[model.id].total - to.spent.get(model.id, 0.0) > TOLERANCE for model in unit.models)


def _leg(play: AofsPlay, unit: Unit, to: Going, journey: Journey) -> Script[Going]:
    planner = _planner(play, unit, to)
    value = yield Move(
        unit.seat, "aofs:move", to.rule, [model.id for model in unit.models], planner.check, planner.propose,
        {
            "unit": play.name(unit), "action": to.name,
            "limits": {key: limit.total for key, limit in to.limits.items()},
            "left": {key: limit.total - to.spent.get(key, 0.0) for key, limit in to.limits.items()},
        },
    )
    walks = survey_all(play, unit, value)
    spent = dict(to.spent)
    for model_id, walk in walks.items():
        spent[model_id] = spent.get(model_id, 0.0) + walk.cost
    slowed = to.slowed | slowed_models(play, walks)
    note_ground(play, unit, walks)
    yield from travel(play, unit, walks, journey)
    return replace(to, spent=spent, slowed=slowed)


def _planner(play: AofsPlay, unit: Unit, to: Going) -> Planner:
    return Planner(play, unit, to, judge_charge, _proposed_charge) if to.name == "charge" else Planner(play, unit, to)


def _proposed_charge(play: AofsPlay, unit: Unit, to: Going, _: Random) -> dict[str, Any]:
    plan = propose_charge(play, unit, to)
    assert plan is not None, "a charge is offered only where there is a way"
    return plan


# ---- charging


def _in_charge_range(play: AofsPlay, unit: Unit) -> list[Unit]:
    """Enemies near enough to think about, nearest first: the cheap test before the path finder."""
    radius = play.radius(unit)
    near = []
    for enemy in play.enemies(unit.seat):
        away = min(hypot(one.x - model.x, one.y - model.y) for one in enemy.models for model in unit.models)
        gap = away - radius - play.radius(enemy) - MELEE_REACH - TOLERANCE
        if gap <= FARTHEST_CHARGE:
            near.append((gap, enemy.id, enemy))
    if not near:
        return []
    far = max(limit.total for limit in going(play, unit, "charge").limits.values())
    return [enemy for gap, _, enemy in sorted(near, key=lambda one: one[:2]) if gap <= far]


def _chargeable(play: AofsPlay, unit: Unit, enemy: Unit) -> bool:
    return propose_charge(play, unit, going(play, unit, "charge", enemy)) is not None


def charge_targets(play: AofsPlay, unit: Unit) -> list[str]:
    return [enemy for enemy in _charge_candidates(play, unit) if _may_charge(play, unit, enemy)]


def _charge_candidates(play: AofsPlay, unit: Unit) -> list[str]:
    enemies = play.enemies(unit.seat) if play.measured_by_people else _in_charge_range(play, unit)
    return [enemy.id for enemy in enemies]


def _may_charge(play: AofsPlay, unit: Unit, enemy_id: str) -> bool:
    return play.measured_by_people or _chargeable(play, unit, play.unit(enemy_id))


def _reach_confirmed(play: AofsPlay, unit: Unit) -> bool:
    """At a real table people say whether anybody is within charge distance."""
    if not play.measured_by_people:
        return True
    if not play.enemies(unit.seat):
        return False
    return bool(
        play.measure(
            lambda: Measure(
                "aofs:measure.charge_reach", "aofs.charge.distance", "yes_no",
                {"unit": play.name(unit), "inches": going(play, unit, "charge").limits[unit.models[0].id].total},
            ),
            lambda: True,
        )
    )


def _charge(play: AofsPlay, unit: Unit, journey: Journey, attempts: Attempts) -> Script[None]:
    target_id = yield Pick(
        unit.seat, "aofs:charge_target", "aofs.action.charge", lambda: _charge_candidates(play, unit),
        {"unit": play.name(unit)}, allowed=lambda enemy_id: _may_charge(play, unit, enemy_id),
        describe=lambda option: play.name(play.unit(option)),
        why_not=lambda value: refuse("aofs.charge.distance", "aofs-refused-charge", unit=play.name(unit))
        if value in play.state.units
        else None,
    )
    enemy = play.unit(target_id)
    if play.measured_by_people:
        yield from travel_at_real_table(play, unit, "charge", journey)
    else:
        yield from _leg(play, unit, going(play, unit, "charge", enemy), journey)
    if journey.ended or unit.place != TABLE:
        return
    play.note("aofs-charges", "aofs.melee.charge_move", unit=play.name(unit), target=play.name(enemy))

    def last_spells() -> Script[None]:
        if play.ruling(SPELL_TIMING) == 1:
            return
        while (yield from cast(play, unit, attempts)):
            if unit.place != TABLE or enemy.place != TABLE:
                return

    yield from fight(play, unit, enemy, journey, last_spells)
