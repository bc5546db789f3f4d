"""Casters and spells (aofs.special.caster*, aofs.r.spell_*)."""
from __future__ import annotations

from walstatt.core.questions import Number, Pick, Roll, Script
from walstatt.core.refusal import Refused, refuse
from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.aofs.attacks import Hit, begin, land, settle
from walstatt.games.aofs.measuring import in_sight, rims, sees_unit
from walstatt.games.aofs.play import DIE, AofsPlay
from walstatt.games.aofs.profiles import Spell, Weapon
from walstatt.games.aofs.state import TABLE, Effect, Model, Unit
from walstatt.table.questions import Measure
from walstatt.table.shapes import TOLERANCE

NO_SPELL = "none"
MOST_TOKENS = 6
CAST_AT = 4
INTERFERENCE_REACH = 18.0
INTERFERENCE = "aofs.r.spell_interference"

Attempts = set[tuple[str, str]]
"""Which caster has tried which spell in this activation."""


def gain_tokens(play: AofsPlay) -> None:
    """At the start of a round every caster gains its tokens, 6 at the most."""
    for unit in play.state.units.values():
        for model in unit.models:
            gained = play.rule_of(model, "caster")
            if gained:
                model.tokens = min(MOST_TOKENS, model.tokens + gained)
                play.note("aofs-tokens", "aofs.special.caster", unit=play.name(unit), tokens=model.tokens)


def spells_to_cast(play: AofsPlay, unit: Unit, attempts: Attempts) -> dict[str, tuple[Model, Spell]]:
    """What the unit can try now: the tokens are there, it is the first try, and there is a target."""
    casters = [model for model in unit.models if model.tokens and play.has(model, "caster")]
    if unit.shaken or not casters:
        return {}
    found = {}
    for model in casters:
        for spell in play.sheets[unit.id].spells:
            if model.tokens < spell.value or (model.id, spell.key) in attempts:
                continue
            if _has_target(play, unit, model, spell):
                found[spell.key if len(casters) == 1 else f"{model.id}:{spell.key}"] = (model, spell)
    return found


def spell_targets(play: AofsPlay, unit: Unit, caster: Model, spell: Spell) -> list[str]:
    """Units of the kind named, in reach and sight of the caster (aofs.r.spell_targets)."""
    candidates = play.state.of(unit.seat if spell.friendly else 1 - unit.seat)
    if play.measured_by_people:
        return [target.id for target in candidates]
    return [
        target.id
        for target in candidates
        if target is unit or sees_unit(play, unit, caster, target, spell.range)
    ]


def _has_target(play: AofsPlay, unit: Unit, caster: Model, spell: Spell) -> bool:
    if spell.friendly:
        return True
    enemies = play.enemies(unit.seat)
    if play.measured_by_people:
        return bool(enemies)
    return any(sees_unit(play, unit, caster, enemy, spell.range) for enemy in enemies)


def cast(play: AofsPlay, unit: Unit, attempts: Attempts) -> Script[bool]:
    """Pick a spell and try it, or leave it; True if one was tried."""
    ready = spells_to_cast(play, unit, attempts)
    if not ready:
        return False
    chosen = yield Pick(
        unit.seat, "aofs:cast", "aofs.special.caster_cast", [*ready, NO_SPELL], {"unit": play.name(unit)},
        describe=lambda option: text("aofs-cast-none") if option == NO_SPELL else spell_text(ready[option][1]),
        why_not=lambda value: _why_not(play, unit, value, attempts),
    )
    if chosen == NO_SPELL:
        return False
    caster, spell = ready[chosen]
    target_id = yield Pick(
        unit.seat, "aofs:spell_target", "aofs.special.caster_roll", spell_targets(play, unit, caster, spell),
        {"unit": play.name(unit), "spell": spell.name}, describe=lambda option: play.name(play.unit(option)),
        why_not=lambda value: refuse("aofs.special.caster_roll", "aofs-refused-spell-target", inches=spell.range)
        if value in play.state.units
        else None,
    )
    if not _reaches(play, unit, caster, spell, target_id):
        play.note("aofs-spell-unreached", "aofs.r.spell_targets", unit=play.name(unit), spell=spell.name)
        return True
    attempts.add((caster.id, spell.key))
    caster.tokens -= spell.value
    worked = yield from _attempt(play, unit, caster, spell)
    if worked:
        yield from _take_effect(play, unit, play.unit(target_id), spell)
    return True


def spell_text(spell: Spell) -> Text:
    return text("aofs-spell", de=spell.name.get("de", spell.key), en=spell.name.get("en", spell.key), value=spell.value)


def why_no_spell(play: AofsPlay, unit: Unit, attempts: Attempts) -> Refused | None:
    """Why the unit cannot cast at all just now; None if it can, or if it has no caster."""
    spells = play.sheets[unit.id].spells
    if not any(play.has(model, "caster") for model in unit.models) or spells_to_cast(play, unit, attempts):
        return None
    reasons = [_why_not(play, unit, spell.key, attempts) for spell in spells]
    return next((reason for reason in reasons if reason and reason.rule == "aofs.special.caster_roll"), None) or next(
        (reason for reason in reasons if reason), None
    )


def _reaches(play: AofsPlay, unit: Unit, caster: Model, spell: Spell, target_id: str) -> bool:
    """At a real table people say, before tokens are paid, whether the target is in reach and sight."""
    if target_id == unit.id:
        return True
    reached = play.measure(
        lambda: Measure(
            "aofs:measure.spell", "aofs.special.caster_roll", "yes_no",
            {
                "unit": play.name(unit), "model": caster.id, "target": play.name(play.unit(target_id)),
                "spell": spell.name, "inches": spell.range,
            },
        ),
        lambda: True,
    )
    return bool(reached)


def _why_not(play: AofsPlay, unit: Unit, value: str, attempts: Attempts) -> Refused | None:
    key = value.rpartition(":")[2]
    spell = next((one for one in play.sheets[unit.id].spells if one.key == key), None)
    if spell is None:
        return None
    if any(tried == key for _, tried in attempts):
        return refuse("aofs.special.caster_cast", "aofs-refused-spell-again")
    if all(model.tokens < spell.value for model in unit.models):
        return refuse("aofs.special.caster_cast", "aofs-refused-spell-tokens", value=spell.value)
    return refuse("aofs.special.caster_roll", "aofs-refused-spell-target", inches=spell.range)


# ---- the roll


def _attempt(play: AofsPlay, unit: Unit, caster: Model, spell: Spell) -> Script[bool]:
    need = Tally(CAST_AT, "aofs.special.caster_roll", 2, 6)
    reading = play.ruling(INTERFERENCE)
    sides = (unit.seat, 1 - unit.seat) if reading != 2 else (1 - unit.seat, unit.seat)
    for seat in sides:
        sign = -1 if seat == unit.seat else 1
        for helper_unit, helper in _meddlers(play, unit, caster, seat, itself=reading == 1 and seat == unit.seat):
            spent = yield Number(
                seat, "aofs:help" if sign < 0 else "aofs:hinder", "aofs.special.caster_interfere", 0, helper.tokens,
                {"unit": play.name(helper_unit), "spell": spell.name, "caster": play.name(unit)},
            )
            helper.tokens -= spent
            need.change(sign * spent, "aofs.special.caster_interfere")
    roll = Roll(
        unit.seat, "aofs:cast_roll", "aofs.special.caster_roll", 1, DIE, need,
        {"unit": play.name(unit), "spell": spell.name},
    )
    faces = yield roll
    worked = bool(faces[0] >= need.total)
    rules = ("aofs.special.caster_roll", *(("aofs.special.caster_interfere",) if need.changes else ()))
    play.note(
        "aofs-cast-works" if worked else "aofs-cast-fails", *rules, unit=play.name(unit), spell=spell.name,
        dice=roll.fell(faces),
    )
    return worked


def _meddlers(
    play: AofsPlay, unit: Unit, caster: Model, seat: int, *, itself: bool
) -> list[tuple[Unit, Model]]:
    """Models with tokens that may help or hinder: near the caster's unit and in sight of it."""
    found = []
    for other in play.state.of(seat):
        for model in other.models:
            if not model.tokens or (model is caster and not itself):
                continue
            if model is caster or _may_meddle(play, other, model, unit):
                found.append((other, model))
    return found


def _may_meddle(play: AofsPlay, other: Unit, model: Model, unit: Unit) -> bool:
    near = play.measure(
        lambda: Measure(
            "aofs:measure.meddle", "aofs.special.caster_interfere", "yes_no",
            {"unit": play.name(other), "target": play.name(unit), "inches": INTERFERENCE_REACH},
        ),
        lambda: _near_and_seen(play, other, model, unit),
    )
    return bool(near)


def _near_and_seen(play: AofsPlay, other: Unit, model: Model, unit: Unit) -> bool:
    if other is unit:
        return True
    limit = INTERFERENCE_REACH + rims(play, play.radius(other), play.radius(unit)) + TOLERANCE
    near = any(((model.x - one.x) ** 2 + (model.y - one.y) ** 2) ** 0.5 <= limit for one in unit.models)
    return near and any(in_sight(play, other, model, unit, one) for one in unit.models)


# ---- the effects


def _take_effect(play: AofsPlay, unit: Unit, target: Unit, spell: Spell) -> Script[None]:
    if spell.effect:
        last = play.state.round + (spell.effect == "slow")
        kept = tuple(effect for effect in target.effects if effect.kind != spell.effect)
        target.effects = (*kept, Effect(spell.effect, last, spell.ruling))
        play.note(
            f"aofs-spell-{spell.effect.replace('_', '-')}", spell.ruling or "aofs.special.caster_roll",
            unit=play.name(target), spell=spell.name,
        )
    if spell.hits and target.place == TABLE:
        weapon = Weapon(spell.key, spell.name, ap=spell.ap, rules=spell.rules)
        attack = begin(play, unit, target, (weapon,))
        play.note(
            "aofs-spell-hits", spell.ruling or "aofs.special.caster_roll", "aofs.r.spell_hits", unit=play.name(target),
            spell=spell.name, hits=spell.hits,
        )
        yield from land(play, attack, [Hit(spell.ap)] * spell.hits, weapon)
        yield from settle(play, attack)
