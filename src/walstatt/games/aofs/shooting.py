"""Shooting: who may fire at what, split fire, and the attack itself (Schießen)."""
from __future__ import annotations

from walstatt.core.questions import Pick, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import Text, text
from walstatt.games.aofs.attacks import (
    Striker,
    begin,
    choose_limited,
    hit_need,
    in_order,
    settle,
    settle_type,
    spend_limited,
    strike,
    weapon_types,
)
from walstatt.games.aofs.cover import in_cover
from walstatt.games.aofs.measuring import distance_to_unit, sees_unit
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.profiles import Weapon
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.table.questions import Measure
from walstatt.table.shapes import beyond

NO_TARGET = "none"
FAR = 9.0
MOST_TARGETS = 2
SPLIT = "aofs.r.split_fire"
PER_MODEL = "aofs.r.per_model_conditions"

Armed = tuple[Model, Weapon]
Order = tuple[str, list[Armed]]
"""A target and the weapons of one type that are aimed at it."""


def shoot(play: AofsPlay, unit: Unit, moved: frozenset[str]) -> Script[bool]:
    """The unit fires what it wants at up to two targets; True if any die was rolled."""
    orders = yield from _aim(play, unit, moved)
    fired = False
    for target_id in dict.fromkeys(target for target, _ in orders):
        target = play.unit(target_id)
        if target.place != TABLE:
            play.note("aofs-shots-lost", SPLIT, unit=play.name(unit), target=play.name(target))
            continue
        fired = True
        yield from _fire(play, unit, target, _by_type(orders, target_id), moved)
    if fired:
        _spend_blessing(unit)
    return fired


def _spend_blessing(unit: Unit) -> None:
    unit.effects = tuple(effect for effect in unit.effects if effect.kind != "hit_bonus")


def _by_type(orders: list[Order], target_id: str) -> list[list[Armed]]:
    """What is aimed at a target: one batch for each weapon type, whoever aimed it."""
    batches: dict[str, list[Armed]] = {}
    for aimed_at, armed in orders:
        if aimed_at == target_id:
            batches.setdefault(armed[0][1].key, []).extend(armed)
    return list(batches.values())


# ---- aiming


def _aim(play: AofsPlay, unit: Unit, moved: frozenset[str]) -> Script[list[Order]]:
    """Before any die, each weapon type (by ruling: each model) gets its target."""
    orders: list[Order] = []
    each_model = play.ruling(SPLIT) == 1
    for batch in _batches(play, unit):
        model, weapon = batch[0]
        chosen_targets = {target for target, armed in orders if not each_model or armed[0][0] is model}
        among = chosen_targets if len(chosen_targets) >= MOST_TARGETS else None
        if not _has_target(play, unit, batch, among):
            continue
        chosen = yield _ask_target(play, unit, weapon, batch, among, moved)
        if chosen != NO_TARGET:
            armed = firing(play, unit, batch, play.unit(chosen))
            if sum("limited" in one.rules for _, one in armed) > 1:
                armed = yield from choose_limited(play, unit, armed, least=1)
            if armed:
                orders.append((chosen, armed))
    return orders


def _ask_target(
    play: AofsPlay, unit: Unit, weapon: Weapon, batch: list[Armed], among: set[str] | None, moved: frozenset[str]
) -> Pick:
    """Which target this weapon type gets; `among` are those already chosen once there are as many as allowed."""

    def options() -> list[str]:
        possible = targets_of(play, unit, batch)
        return [*(target for target in possible if among is None or target in among), NO_TARGET]

    def why_not(value: str) -> Refused | None:
        if value in targets_of(play, unit, batch):
            return refuse("aofs.shooting.two_targets", "aofs-refused-third-target", most=MOST_TARGETS)
        if value in play.state.units and play.unit(value).seat == unit.seat:
            return refuse("aofs.r.shooting_target", "aofs-refused-friend-target", unit=play.name(play.unit(value)))
        if value in play.state.units:
            return refuse("aofs.shooting.who", "aofs-refused-no-shot", weapon=weapon.name)
        return None

    def describe(option: str) -> Text:
        return text("aofs-target-none") if option == NO_TARGET else play.name(play.unit(option))

    return Pick(
        unit.seat, "aofs:target", "aofs.shooting.who", options,
        {"unit": play.name(unit), "weapon": weapon.name, "weapon_key": weapon.key},
        describe=describe, why_not=why_not,
        preview=lambda option: None if option == NO_TARGET else preview(play, unit, batch, play.unit(option), moved),
    )


def _batches(play: AofsPlay, unit: Unit) -> list[list[Armed]]:
    types = weapon_types(play, unit, ranged=True)
    if play.ruling(SPLIT) == 1:
        return [[armed] for batch in types.values() for armed in batch]
    return list(types.values())


def _has_target(play: AofsPlay, unit: Unit, batch: list[Armed], among: set[str] | None) -> bool:
    """Is there anything to choose? Asked in every replay, so it stops at the first target."""
    for enemy in play.enemies(unit.seat):
        if among is not None and enemy.id not in among:
            continue
        if play.measured_by_people or any(_can_fire(play, unit, model, weapon, enemy) for model, weapon in batch):
            return True
    return False


def targets_of(play: AofsPlay, unit: Unit, batch: list[Armed]) -> list[str]:
    """Enemy units at which at least one of these weapons can be fired; at a real table people judge that later."""
    enemies = play.enemies(unit.seat)
    if play.measured_by_people:
        return [enemy.id for enemy in enemies]
    return [
        enemy.id for enemy in enemies if any(_can_fire(play, unit, model, weapon, enemy) for model, weapon in batch)
    ]


def _can_fire(play: AofsPlay, unit: Unit, model: Model, weapon: Weapon, enemy: Unit) -> bool:
    return sees_unit(play, unit, model, enemy, weapon.range, blind="indirect" in weapon.rules)


def firing(play: AofsPlay, unit: Unit, batch: list[Armed], target: Unit) -> list[Armed]:
    """The models that have the target in range and sight (aofs.shooting.who)."""
    weapon = batch[0][1]
    able = play.measure(
        lambda: Measure(
            "aofs:measure.firing", "aofs.shooting.who", "some",
            {"unit": play.name(unit), "target": play.name(target), "weapon": weapon.name, "inches": weapon.range},
            among=[model.id for model, _ in batch],
        ),
        lambda: [model.id for model, one in batch if _can_fire(play, unit, model, one, target)],
    )
    return [(model, one) for model, one in batch if model.id in able]


# ---- firing


def strikers(play: AofsPlay, unit: Unit, target: Unit, armed: list[Armed], moved: frozenset[str]) -> list[Striker]:
    """What each firing model needs and does, judged model by model (aofs.r.per_model_conditions)."""
    judge = _nearest(play, unit, target, armed) if play.ruling(PER_MODEL) == 1 else None
    return [_striker(play, unit, target, model, weapon, judge or model, moved) for model, weapon in armed]


def _nearest(play: AofsPlay, unit: Unit, target: Unit, armed: list[Armed]) -> Model | None:
    if play.measured_by_people:
        return armed[0][0]
    return min((model for model, _ in armed), key=lambda model: distance_to_unit(play, unit, model, target))


def _striker(
    play: AofsPlay, unit: Unit, target: Unit, model: Model, weapon: Weapon, judged: Model, moved: frozenset[str]
) -> Striker:
    relentless = "relentless" in weapon.rules
    stealthy = play.all_have(target, "stealth")
    far = (relentless or stealthy) and _is_far(play, unit, judged, target)
    modifiers = []
    if play.has_effect(unit, "hit_bonus"):
        modifiers.append((1, "aofs.r.spell_zielsegen"))
    if stealthy and far:
        modifiers.append((-1, "aofs.special.stealth"))
    if "indirect" in weapon.rules and model.id in moved:
        modifiers.append((-1, "aofs.special.indirect"))
    extra = []
    if relentless and far:
        extra.append("aofs.special.relentless")
    if "surge" in weapon.rules:
        extra.append("aofs.special.surge")
    if play.model_sheets[model.id].command == "sergeant":
        extra.append("aofs.command.sergeant")
    need = hit_need(play, unit, weapon, modifiers, "")
    covered = _covered(play, unit, judged, target, weapon)
    shaped = _cover_rules(target) if covered else ()
    if "indirect" in weapon.rules:
        shaped += _indirect_rules(play, unit, target, model, judged, weapon, covered, model.id in moved)
    return Striker(model, weapon, need, weapon.ap, 0, tuple(extra), covered, shaped)


def _cover_rules(target: Unit) -> tuple[str, ...]:
    return ("aofs.terrain.cover_group",) if len(target.models) > 1 else ("aofs.terrain.cover_single",)


def _indirect_rules(
    play: AofsPlay, unit: Unit, target: Unit, model: Model, judged: Model, weapon: Weapon, covered: bool, moved: bool
) -> tuple[str, ...]:
    """What Indirect does for this shot: penalty after moving, no sight needed, no cover by sight blockers."""
    rules = ["aofs.r.indirect_moved"] if moved else []
    if not play.measured_by_people:
        if not sees_unit(play, unit, model, target, weapon.range):
            rules.append("aofs.special.indirect_sight")
        if not covered and "blast" not in weapon.rules and in_cover(play, unit, judged, target):
            rules.append("aofs.special.indirect_cover")
    return tuple(rules)


def _is_far(play: AofsPlay, unit: Unit, model: Model, target: Unit) -> bool:
    away = play.measure(
        lambda: Measure(
            "aofs:measure.distance", "aofs.r.per_model_conditions", "length",
            {"unit": play.name(unit), "model": model.id, "target": play.name(target)},
        ),
        lambda: distance_to_unit(play, unit, model, target),
    )
    return beyond(away, FAR)


def _covered(play: AofsPlay, unit: Unit, model: Model, target: Unit, weapon: Weapon) -> bool:
    if "blast" in weapon.rules:
        return False
    by_sight = "indirect" not in weapon.rules
    covered = play.measure(
        lambda: Measure(
            "aofs:measure.cover", "aofs.terrain.cover", "yes_no",
            {"unit": play.name(unit), "model": model.id, "target": play.name(target)},
        ),
        lambda: in_cover(play, unit, model, target, by_sight=by_sight),
    )
    return bool(covered)


def _fire(play: AofsPlay, unit: Unit, target: Unit, batches: list[list[Armed]], moved: frozenset[str]) -> Script[None]:
    attack = begin(play, unit, target, (weapon for batch in batches for _, weapon in batch))
    play.note("aofs-shoots", "aofs.shooting.who", unit=play.name(unit), target=play.name(target))
    for batch in in_order(play, unit, [strikers(play, unit, target, armed, moved) for armed in batches]):
        if target.place != TABLE:
            play.note("aofs-shots-lost", "aofs.r.split_fire", unit=play.name(unit), target=play.name(target))
            break
        spend_limited(play, unit, ((one.model, one.weapon) for one in batch))
        yield from strike(play, attack, batch)
        yield from settle_type(play, attack)
    yield from settle(play, attack)


class ShotPreview:
    """What a shot would be: the strikers with their tallies, for the screen and the odds."""

    __slots__ = ("strikers", "target")

    def __init__(self, strikers: list[Striker], target: Unit) -> None:
        self.strikers = strikers
        self.target = target


def preview(
    play: AofsPlay, unit: Unit, batch: list[Armed], target: Unit, moved: frozenset[str] = frozenset()
) -> ShotPreview | None:
    """What these weapons would do to the target; nothing at a real table, where nobody has measured yet."""
    if play.measured_by_people:
        return None
    armed = firing(play, unit, batch, target)
    return ShotPreview(strikers(play, unit, target, armed, moved), target)
