"""Spells: which to try on whom, and when to spend tokens on other people's."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from walstatt.bots.aofs.clashes import blow
from walstatt.bots.aofs.outlook import Outlook
from walstatt.bots.aofs.situation import Situation, places_of
from walstatt.bots.aofs.values import LAST_ROUND
from walstatt.games.aofs.magic import MOST_TOKENS, NO_SPELL, spell_targets
from walstatt.games.aofs.profiles import Spell
from walstatt.games.aofs.state import Model, Unit
from walstatt.odds.aofs import cast_chance, spell_odds

TOKEN = 0.8
"""What a token is worth for later."""
BLESSING = 0.2
"""What +1 to hit adds to an attack."""
BARK = 0.25
"""What +1 on defence rolls saves of what is at risk."""
FETTER = 0.25


class Casting(NamedTuple):
    """A spell on a target, and what it is worth."""

    value: float
    option: str
    target: str


def best_casting(situation: Situation, unit: Unit, options: Iterable[str]) -> Casting | None:
    """The spell that is most worth its tokens, or None."""
    best: Casting | None = None
    for option in options:
        if option == NO_SPELL:
            continue
        caster, spell = _spell_of(situation, unit, option)
        if spell is None or caster is None:
            continue
        for target_id in spell_targets(situation.play, unit, caster, spell):
            value = spell_value(situation, unit, spell, situation.play.unit(target_id))
            value = value * cast_chance() - TOKEN * spell.value
            if value > 0 and (best is None or value > best.value):
                best = Casting(value, option, target_id)
    return best


def _spell_of(situation: Situation, unit: Unit, option: str) -> tuple[Model | None, Spell | None]:
    model_id, _, key = option.rpartition(":")
    play = situation.play
    spell = next((one for one in play.sheets[unit.id].spells if one.key == key), None)
    casters = (model for model in unit.models if play.has(model, "caster") and (not model_id or model.id == model_id))
    return next(casters, None), spell


def spell_value(situation: Situation, unit: Unit, spell: Spell, target: Unit) -> float:
    """What the spell does for us once it works."""
    value = 0.0
    if spell.hits:
        value += situation.gain(target, blow(situation.play, target, spell_odds(situation.play, spell, target)))
    if spell.effect == "hit_bonus" and (target is unit or not target.activated) and not target.shaken:
        value += BLESSING * _best_attack(situation, target)
    if spell.effect == "defence_bonus":
        outlook, places = Outlook(situation, target), places_of(target)
        value += BARK * outlook.risk(places, outlook.objective(places), now=True)
    if spell.effect == "slow" and situation.round < LAST_ROUND + (not target.activated):
        value += FETTER * situation.at_stake.get(target.id, 0.0)
    return value


def _best_attack(situation: Situation, unit: Unit) -> float:
    """The best attack that a unit could make now, by distance alone."""
    play, best = situation.play, 0.0
    pace, reach = situation.paces[unit.id], situation.ranges[unit.id]
    for enemy in situation.theirs:
        rims = play.radius(unit) + play.radius(enemy)
        near = min(
            ((one.x - model.x) ** 2 + (one.y - model.y) ** 2) ** 0.5 for one in enemy.models for model in unit.models
        )
        if reach and near - rims <= reach:
            best = max(best, situation.gain(enemy, situation.clashes.shot(play, unit, enemy, cover=False)))
        if pace.charge and near - rims <= pace.charge:
            best = max(best, situation.gain(enemy, situation.clashes.melee(play, unit, enemy).given))
    return best


def tokens_to_meddle(situation: Situation, helper: Unit, most: int) -> int:
    """Tokens that would be lost at the next round anyway are free; otherwise one, if the helper has acted already."""
    play = situation.play
    caster = max(helper.models, key=lambda model: model.tokens)
    gained = play.rule_of(caster, "caster") or 0
    if situation.round >= LAST_ROUND and helper.activated:
        return min(most, 2)
    spare = caster.tokens + gained - MOST_TOKENS
    if spare > 0:
        return min(most, 2, spare)
    return min(most, 1) if helper.activated and caster.tokens >= gained else 0
