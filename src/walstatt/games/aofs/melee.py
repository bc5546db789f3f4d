"""Melee, step by step as aofs.r.melee_order lists it (Nahkampf)."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot

from walstatt.core.questions import Pick, Roll, Script, YesNo
from walstatt.core.refusal import Refused
from walstatt.core.tally import Tally
from walstatt.games.aofs.attacks import (
    Attack,
    Hit,
    Striker,
    begin,
    choose_limited,
    defend,
    hit_need,
    in_order,
    settle,
    settle_type,
    spend_limited,
    strike,
    weapon_types,
)
from walstatt.games.aofs.charging import judge_pile_in, propose_pile_in
from walstatt.games.aofs.measuring import in_melee_reach
from walstatt.games.aofs.morale import morale_test
from walstatt.games.aofs.movement import crowd, is_crowded, put
from walstatt.games.aofs.play import DIE, AofsPlay
from walstatt.games.aofs.profiles import Weapon
from walstatt.games.aofs.special_moves import PUSHED_FALL_FROM
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.games.aofs.travel import Journey, short_move
from walstatt.games.aofs.walking import survey
from walstatt.table.questions import Measure
from walstatt.table.shapes import TOLERANCE, Point

SHORT_MOVE = 3.0
STEP_BACK = 1.0
IMPACT_AT = 2
IMPACT = Weapon("impact", {"de": "Aufprall", "en": "Impact"})
FEAR_DETAILS = "aofs.r.fear_details"
COUNTER_DETAILS = "aofs.r.counter_details"


@dataclass(slots=True)
class Melee:
    """One melee between a charging unit and the unit it charged."""

    charger: Unit
    charged: Unit
    shaken_before: dict[str, bool]
    journeys: dict[str, Journey]
    """What each unit has met on its way in this activation: a second danger test is not due."""
    wounds: dict[str, int] = field(default_factory=dict)
    """Wounds each unit suffered, as they count for the loser."""
    fought: set[str] = field(default_factory=set)
    """Units that rolled at least one die to hit or for Impact."""
    countered: set[tuple[str, str]] = field(default_factory=set)
    """Models and the weapons that they have already used for Counter."""
    routed: set[str] = field(default_factory=set)
    declined: bool = False
    fallen: set[str] = field(default_factory=set)
    """Units whose last model was pushed and fell: a charger makes no further attacks then."""


def fight(
    play: AofsPlay, charger: Unit, charged: Unit, journey: Journey, before_attack: Callable[[], Script[None]]
) -> Script[None]:
    """Everything after the charge move. `before_attack` is the chargers' last chance to cast."""
    journeys = {charger.id: Journey(tested=journey.tested, melee=True), charged.id: Journey(melee=True)}
    melee = Melee(charger, charged, {charger.id: charger.shaken, charged.id: charged.shaken}, journeys)
    yield from _pile_in(play, melee)
    if _both_stand(melee):
        yield from _counter(play, melee)
    if _both_stand(melee) and not charger.shaken:
        yield from before_attack()
    if _both_stand(melee):
        yield from _chargers_attack(play, melee)
    if _both_stand(melee):
        yield from _strike_back(play, melee)
    for unit in (charger, charged):
        if unit.id in melee.fought and unit.place == TABLE and not unit.exhausted:
            unit.exhausted = True
            play.note("aofs-exhausted", "aofs.exhaustion", "aofs.r.exhaustion_scope", unit=play.name(unit))
    stood = [(model.x, model.y) for model in charged.models]
    yield from _morale(play, melee)
    yield from _aftermath(play, melee, stood)


def _both_stand(melee: Melee) -> bool:
    return melee.charger.place == TABLE and melee.charged.place == TABLE


# ---- step 2


def _pile_in(play: AofsPlay, melee: Melee) -> Script[None]:
    unit = melee.charged
    if play.measured_by_people or not _may_shuffle(play, unit):
        return
    yield from short_move(
        play, unit, "pile_in", "aofs.melee.pile_in", SHORT_MOVE, melee.charger,
        journey=melee.journeys[unit.id], judged=judge_pile_in, proposed=propose_pile_in,
    )


def _may_shuffle(play: AofsPlay, unit: Unit) -> bool:
    """Immobile units make the short moves of a melee unless the table reads it otherwise (aofs.r.immobile_melee)."""
    return not (play.ruling("aofs.r.immobile_melee") == 1 and any(play.has(model, "immobile") for model in unit.models))


# ---- steps 3 to 5: the attacks


def fighters(play: AofsPlay, unit: Unit, enemy: Unit) -> list[Model]:
    """The models that can fight (aofs.melee.reach)."""
    able = play.measure(
        lambda: Measure(
            "aofs:measure.reach", "aofs.melee.reach", "some", {"unit": play.name(unit), "target": play.name(enemy)},
            among=[model.id for model in unit.models],
        ),
        lambda: [model.id for model in unit.models if in_melee_reach(play, unit, model, enemy)],
    )
    return [model for model in unit.models if model.id in able]


def _counter(play: AofsPlay, melee: Melee) -> Script[None]:
    """The charged unit strikes first with its Counter weapons, if it wants to."""
    unit = melee.charged
    types = weapon_types(play, unit, ranged=False)
    if not any("counter" in weapon.rules for armed in types.values() for _, weapon in armed):
        return
    able = {model.id for model in fighters(play, unit, melee.charger)}
    ready = {
        key: [(model, weapon) for model, weapon in armed if model.id in able and "counter" in weapon.rules]
        for key, armed in types.items()
    }
    ready = {key: armed for key, armed in ready.items() if armed}
    if not ready:
        return
    wanted = yield YesNo(
        unit.seat, "aofs:counter", "aofs.special.counter", {"unit": play.name(unit), "target": play.name(melee.charger)}
    )
    if not wanted:
        return
    play.note(
        "aofs-counters", "aofs.special.counter", "aofs.r.melee_order", unit=play.name(unit),
        target=play.name(melee.charger),
    )
    used = yield from _attack(play, melee, unit, melee.charger, ready, charging=False)
    melee.countered = {(model.id, key) for key, armed in used.items() for model, _ in armed}


def _chargers_attack(play: AofsPlay, melee: Melee) -> Script[None]:
    unit = melee.charger
    if unit.id in melee.fallen:
        play.note("aofs-charger-fell", "aofs.r.fall_activation", unit=play.name(unit))
        return
    if unit.shaken and play.ruling(COUNTER_DETAILS) == 1:
        play.note("aofs-charger-shaken", COUNTER_DETAILS, unit=play.name(unit))
        return
    able = fighters(play, unit, melee.charged)
    if not able:
        play.note("aofs-nobody-in-reach", "aofs.melee.reach", unit=play.name(unit))
        return
    ready = _ready(play, unit, able, set())
    play.note(
        "aofs-attacks", "aofs.melee.attack", "aofs.r.melee_target", unit=play.name(unit),
        target=play.name(melee.charged),
    )
    yield from _attack(play, melee, unit, melee.charged, ready, charging=True, able=able)


def _strike_back(play: AofsPlay, melee: Melee) -> Script[None]:
    unit = melee.charged
    able = fighters(play, unit, melee.charger)
    ready = _ready(play, unit, able, melee.countered)
    if not ready:
        return
    wanted = yield YesNo(
        unit.seat, "aofs:strike_back", "aofs.melee.strike_back",
        {"unit": play.name(unit), "target": play.name(melee.charger)},
        preview=lambda _: [
            _striker(play, unit, model, weapon, False) for armed in ready.values() for model, weapon in armed
        ],
    )
    if not wanted:
        melee.declined = True
        play.note("aofs-declines", "aofs.melee.strike_back", unit=play.name(unit))
        return
    rules = ["aofs.melee.strike_back", "aofs.r.strike_back_weapons"]
    if unit.shaken:
        rules += ["aofs.shaken.strike_back", "aofs.r.shaken_scope"]
    play.note("aofs-strikes-back", *rules, unit=play.name(unit), target=play.name(melee.charger))
    yield from _attack(play, melee, unit, melee.charger, ready, charging=False)


def _ready(
    play: AofsPlay, unit: Unit, able: list[Model], used: set[tuple[str, str]]
) -> dict[str, list[tuple[Model, Weapon]]]:
    types = weapon_types(play, unit, ranged=False)
    found = {
        key: [(model, weapon) for model, weapon in armed if model in able and (model.id, key) not in used]
        for key, armed in types.items()
    }
    return {key: armed for key, armed in found.items() if armed}


def _attack(
    play: AofsPlay, melee: Melee, unit: Unit, target: Unit, ready: dict[str, list[tuple[Model, Weapon]]],
    *, charging: bool, able: list[Model] | None = None,
) -> Script[dict[str, list[tuple[Model, Weapon]]]]:
    """One of the up to three attacks of a melee; tells which weapons were used."""
    ready = yield from _without_unwanted(play, unit, ready)
    impact = _impact_dice(play, unit, able or []) if charging else 0
    if not ready and not impact:
        return {}
    melee.fought.add(unit.id)
    attackers = {model.id for armed in ready.values() for model, _ in armed}
    if impact:
        attackers |= {model.id for model in able or [] if play.has(model, "impact")}
    fear = max((play.rule_of(model, "fear") or 0 for model in unit.models if model.id in attackers), default=0)
    reading = play.ruling(FEAR_DETAILS)
    attack = begin(
        play, unit, target, (weapon for armed in ready.values() for _, weapon in armed), melee=True,
        fear=0 if reading == 1 else fear,
    )
    types = [
        [_striker(play, unit, model, weapon, charging) for model, weapon in armed] for armed in ready.values()
    ]
    batches = in_order(play, unit, types) if types else []
    deadly = [batch for batch in batches if "deadly" in batch[0].weapon.rules]
    yield from _strikes(play, attack, deadly)
    if impact and target.place == TABLE:
        yield from _impact(play, attack, impact)
        yield from settle_type(play, attack)
    yield from _strikes(play, attack, batches[len(deadly) :])
    unit.effects = tuple(effect for effect in unit.effects if effect.kind != "hit_bonus")
    caused = attack.harm.caused.get(target.id, 0)
    melee.wounds[target.id] = melee.wounds.get(target.id, 0) + caused + (fear if reading and caused else 0)
    yield from settle(play, attack)
    melee.fallen |= attack.harm.fallen
    return ready


def _strikes(play: AofsPlay, attack: Attack, batches: list[list[Striker]]) -> Script[None]:
    for batch in batches:
        if attack.target.place != TABLE:
            return
        spend_limited(play, attack.unit, ((one.model, one.weapon) for one in batch))
        yield from strike(play, attack, batch)
        yield from settle_type(play, attack)


def _without_unwanted(
    play: AofsPlay, unit: Unit, ready: dict[str, list[tuple[Model, Weapon]]]
) -> Script[dict[str, list[tuple[Model, Weapon]]]]:
    """Limited weapons are used only if their owner wants (aofs.r.limited_copies)."""
    kept = {}
    for key, armed in ready.items():
        limited = [one for one in armed if "limited" in one[1].rules]
        if len(limited) > 1:
            armed = yield from choose_limited(play, unit, armed, least=0)
        elif limited:
            wanted = yield YesNo(
                unit.seat, "aofs:use_limited", "aofs.special.limited",
                {"unit": play.name(unit), "weapon": limited[0][1].name},
            )
            armed = armed if wanted else [one for one in armed if one not in limited]
        if armed:
            kept[key] = armed
    return kept


def only_sixes(unit: Unit) -> str:
    """The rule by which a unit hits with natural 6s only, or an empty string."""
    if unit.exhausted:
        return "aofs.exhaustion"
    return "aofs.shaken.strike_back" if unit.shaken else ""


def _striker(play: AofsPlay, unit: Unit, model: Model, weapon: Weapon, charging: bool) -> Striker:
    modifiers = []
    if play.has_effect(unit, "hit_bonus"):
        modifiers.append((1, "aofs.r.spell_zielsegen"))
    thrust = charging and "thrust" in weapon.rules
    if thrust:
        modifiers.append((1, "aofs.special.thrust"))
    extra = []
    if charging and play.has(model, "furious"):
        extra.append("aofs.special.furious")
    if "surge" in weapon.rules:
        extra.append("aofs.special.surge")
    if play.model_sheets[model.id].command == "sergeant":
        extra.append("aofs.command.sergeant")
    need = hit_need(play, unit, weapon, modifiers, only_sixes(unit))
    return Striker(model, weapon, need, weapon.ap, int(thrust), tuple(extra))


def charge_strikers(play: AofsPlay, unit: Unit) -> list[Striker]:
    """What the whole unit would do on the charge if all its models came into reach: for previews and bots."""
    return [
        _striker(play, unit, model, weapon, True)
        for armed in weapon_types(play, unit, ranged=False).values()
        for model, weapon in armed
    ]


def strike_back_strikers(play: AofsPlay, unit: Unit) -> list[Striker]:
    """What the whole unit would do striking back: for previews and bots."""
    return [
        _striker(play, unit, model, weapon, False)
        for armed in weapon_types(play, unit, ranged=False).values()
        for model, weapon in armed
    ]


def _impact_dice(play: AofsPlay, unit: Unit, able: list[Model]) -> int:
    return 0 if only_sixes(unit) else sum(play.rule_of(model, "impact") or 0 for model in able)


def _impact(play: AofsPlay, attack: Attack, dice: int) -> Script[None]:
    """Impact dice: hits besides the weapons, less one for each enemy model with Counter."""
    need = Tally(IMPACT_AT, "aofs.special.impact", 2, 6)
    roll = Roll(
        attack.unit.seat, "aofs:impact", "aofs.special.impact", dice, DIE, need, {"unit": play.name(attack.unit)}
    )
    faces = yield roll
    scored = sum(face >= IMPACT_AT for face in faces)
    braced = sum(_has_counter(play, model) for model in attack.target.models)
    hits = Tally(scored, "aofs.special.impact", low=0)
    if braced and scored:
        hits.change(-braced, "aofs.special.counter_impact")
    left = int(hits.total)
    play.note(
        "aofs-impact", "aofs.special.impact", "aofs.r.impact_details",
        *(("aofs.special.counter_impact",) if braced else ()),
        unit=play.name(attack.unit), hits=left, tally=hits.to_data(), dice=roll.fell(faces),
    )
    if left:
        yield from defend(play, attack.target, [Hit(0)] * left, IMPACT, attack.harm)


def _has_counter(play: AofsPlay, model: Model) -> bool:
    return any("counter" in weapon.rules for weapon in play.model_sheets[model.id].weapons)


# ---- step 6


def losers(play: AofsPlay, melee: Melee) -> list[Unit]:
    """Who has to test: the side with more wounds (aofs.r.melee_loser)."""
    if not _both_stand(melee):
        return []
    reading = play.ruling("aofs.r.melee_loser")
    given, taken = melee.wounds.get(melee.charged.id, 0), melee.wounds.get(melee.charger.id, 0)
    if given == taken:
        return [melee.charger, melee.charged] if reading == 2 else []
    if taken > given:
        return [] if reading == 1 and melee.declined else [melee.charger]
    return [melee.charged]


def _morale(play: AofsPlay, melee: Melee) -> Script[None]:
    for loser in losers(play, melee):
        play.note("aofs-loses-melee", "aofs.melee.morale", "aofs.r.melee_loser", unit=play.name(loser))
        softened = play.ruling("aofs.r.shaken_loser_routs") == 1 and not melee.shaken_before[loser.id]
        yield from morale_test(play, loser, shaken_stays=softened)
        if loser.place != TABLE:
            melee.routed.add(loser.id)


# ---- step 7


def _aftermath(play: AofsPlay, melee: Melee, stood: list[Point]) -> Script[None]:
    charger, charged = melee.charger, melee.charged
    softened = play.ruling("aofs.r.consolidation") == 1 and bool(melee.routed)
    if charger.place == TABLE and (charged.place == TABLE or softened):
        yield from _step_back(play, charger, stood, play.radius(charged))
    elif charger.place == TABLE:
        yield from _consolidate(play, charger, melee.journeys[charger.id])
    elif charged.place == TABLE and not softened:
        yield from _consolidate(play, charged, melee.journeys[charged.id])


def _consolidate(play: AofsPlay, unit: Unit, journey: Journey) -> Script[None]:
    """The survivor may move up to 3 inches."""
    if play.measured_by_people or not _may_shuffle(play, unit):
        return
    yield from short_move(play, unit, "consolidate", "aofs.melee.consolidate", SHORT_MOVE, journey=journey)


def _step_back(play: AofsPlay, unit: Unit, enemies: list[Point], enemy_radius: float) -> Script[None]:
    """The charging unit moves back 1 inch, every model straight away from the nearest enemy (aofs.r.step_back)."""
    if play.measured_by_people:
        play.note("aofs-steps-back", "aofs.melee.step_back", unit=play.name(unit))
        return
    touch = play.radius(unit) + enemy_radius
    only_near = play.ruling("aofs.r.step_back") == 1
    order = sorted(unit.models, key=lambda model: -min(hypot(model.x - x, model.y - y) for x, y in enemies))
    for model in order:
        from_x, from_y = yield from _nearest_enemy(play, unit, model, enemies)
        between = hypot(model.x - from_x, model.y - from_y)
        inches = STEP_BACK
        if only_near:
            inches = STEP_BACK - max(0.0, between - touch)
        if inches > TOLERANCE:
            away = (from_x, from_y) if between > TOLERANCE else (model.x, model.y - 1.0)
            _retreat(play, unit, model, away, inches)
    play.note("aofs-steps-back", "aofs.melee.step_back", unit=play.name(unit))


def _nearest_enemy(play: AofsPlay, unit: Unit, model: Model, enemies: list[Point]) -> Script[Point]:
    """The enemy to step away from; of equally near ones the owner chooses."""
    nearest = min(hypot(model.x - x, model.y - y) for x, y in enemies)
    tied = [(x, y) for x, y in enemies if hypot(model.x - x, model.y - y) <= nearest + TOLERANCE]
    if len(tied) == 1:
        return tied[0]
    chosen = yield Pick(
        unit.seat, "aofs:step_back_from", "aofs.r.step_back", [str(number + 1) for number in range(len(tied))],
        {"unit": play.name(unit), "model": model.id}, describe=lambda option: option,
    )
    return tied[int(chosen) - 1]


def _retreat(play: AofsPlay, unit: Unit, model: Model, away_from: Point, inches: float) -> None:
    """As far as it can go on that line, at most the given inches."""
    between = hypot(model.x - away_from[0], model.y - away_from[1])
    ux, uy = (model.x - away_from[0]) / between, (model.y - away_from[1]) / between
    low, high = 0.0, inches
    for step in range(10):
        length = high if step == 0 else (low + high) / 2
        if _can_retreat(play, unit, model, (model.x + length * ux, model.y + length * uy)):
            low = length
            if step == 0:
                break
        else:
            high = length
    if low > TOLERANCE:
        put(play, model, model.x + low * ux, model.y + low * uy)


def _can_retreat(play: AofsPlay, unit: Unit, model: Model, end: Point) -> bool:
    """Nothing in the way: edge of the table, blocks, bases, the inch around other units, an edge to fall from."""
    start, radius = (model.x, model.y), play.radius(unit)
    try:
        walk = survey(play, radius, False, (start, end))
    except Refused:
        return False
    if walk.jumps or abs(walk.level - model.z) >= PUSHED_FALL_FROM - TOLERANCE:
        return False
    if is_crowded(crowd(play, unit, radius), (start, end), False) is not None:
        return False
    mates = (one for one in unit.models if one is not model)
    return all(hypot(one.x - end[0], one.y - end[1]) >= 2 * radius - TOLERANCE for one in mates)
