"""What a character is worth: a first estimate from the odds of an ordinary fight. Played games may correct it.

Endurance is LP divided by the mean loss from an ordinary attack (Attack 7, Damage 4), strength the mean loss that the
character's own attack costs an ordinary target (Defence 8, Armour 2). Cost = 3 + 6 x root of (endurance x strength),
then surcharges for Speed, range, a large base, a Streuner, and the abilities by their building blocks.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt

from walstatt.games.anima.abilities import Ability, Effect, Modifier
from walstatt.games.anima.profiles import LARGE, Profile

FACES = 10
ORDINARY_ATTACK, ORDINARY_DAMAGE = 7, 4
ORDINARY_DEFENCE, ORDINARY_ARMOUR = 8, 2
ORDINARY_RESISTANCE = 4
USUAL_REGENERATION = 4
BASIC, SCALE = 3.0, 6.0
USUAL_WALK, INCH = 5.0, 1.3
RANGE_INCH, LARGE_BASE, STRAY = 0.2, 4.0, 2.0
STATUS_PRICES = {
    "Hast": 6.0, "Schild": 7.0, "Schutz": 3.0, "Heilung": 7.0, "Gift": 6.0, "Blind": 7.0, "Langsam": 6.0,
    "Siegel": 8.0, "Gelähmt": 12.0, "Verhängnis": 14.0, "Berserker": 2.0, "Betäubt": 5.0,
}
BLOCK_PRICES = {
    "cure": 4.0, "hide": 1.0, "swap": 5.0, "strike": 2.0, "damage": 0.0, "heal": 0.0, "markers": 0.0, "gnosis": 0.0,
    "summon": 0.0, "drive": 0.0, "step": 0.0, "pull": 0.0, "steal": 0.0, "drain": 0.0, "blink": 0.0, "binding": 0.0,
    "status": 0.0,
}
"""Of a block whatever it says; the others are paid by their numbers."""
AMOUNT_PRICES = {
    "damage": 2.2, "drain": 3.0, "heal": 1.3, "markers": 2.5, "gnosis": 4.0, "steal": 4.0, "strike": 1.0,
    "binding": 1.5,
}
INCH_PRICES = {"drive": 1.0, "step": 1.0, "pull": 0.8, "blink": 0.6}
MEAN_DIE = 5.5
MODIFIER_PRICES = {
    "attack": 3.0, "damage": 2.5, "defence": 3.0, "armour": 3.0, "resistance": 1.0, "walk": 0.7, "run": 0.4,
}
SOMETIMES, NEARBY, SEVERAL, AREA = 0.5, 1.8, 1.8, 2.0
REROLL, GUARD = 4.0, 5.0
MARKER_FACTORS = {0: 1.1, 1: 1.0, 2: 0.85, 3: 0.7}
ONCE_FACTORS = {"": 1.0, "turn": 0.9, "game": 0.4}
TRIGGER_FACTORS = {"removed": 0.3, "evaded": 0.4, "wounded": 0.6, "after_attack": 0.7, "ranged_wound": 0.8}
BEING_SHARE = 0.8


def mean_loss(attack: int, damage: int, defence: int, armour: int) -> float:
    """LP that one attack without Gnosis costs a target that does not dodge."""
    levels = (attack + face - defence for face in range(1, FACES + 1))
    return sum(max(level + damage - armour, 0) for level in levels if level >= 0) / FACES


def fighting(profile: Profile) -> float:
    loss = mean_loss(ORDINARY_ATTACK, ORDINARY_DAMAGE, profile.defence, profile.armour)
    strength = mean_loss(profile.attack, profile.damage, ORDINARY_DEFENCE, ORDINARY_ARMOUR)
    return sqrt(profile.lp / max(loss, 0.5) * strength * profile.regeneration / USUAL_REGENERATION)


def suggested(profile: Profile, beings: Mapping[str, Profile]) -> float:
    """The price by the formula, not rounded."""
    price = BASIC + SCALE * fighting(profile) + (profile.walk - USUAL_WALK) * INCH + profile.long * RANGE_INCH
    price += LARGE_BASE * (profile.base == LARGE) + STRAY * profile.stray
    return price + sum(ability_price(ability, beings) for ability in profile.abilities)


def rounded(profile: Profile, beings: Mapping[str, Profile]) -> int:
    return max(1, round(suggested(profile, beings)))


def ability_price(ability: Ability, beings: Mapping[str, Profile]) -> float:
    """Its blocks and modifiers, by how often they come up."""
    worth = sum(_effect_price(effect, beings) for effect in ability.effects)
    worth += sum(_modifier_price(modifier) for modifier in ability.modifiers)
    worth += REROLL * bool(ability.reroll) + GUARD * (ability.trigger == "friend_attacked")
    for factor in _factors(ability):
        worth *= factor
    return worth


def _factors(ability: Ability) -> Iterator[float]:
    cost = ability.cost
    yield MARKER_FACTORS.get(cost.markers, 0.6) - 0.08 * cost.gnosis - 0.05 * cost.lp
    yield ONCE_FACTORS[ability.once]
    yield TRIGGER_FACTORS.get(ability.trigger, 1.0)
    if ability.resist:
        yield min(max(ability.resist - ORDINARY_RESISTANCE - 1, 1), FACES) / FACES
    if ability.who in ("friends", "enemies"):
        yield SEVERAL
    if ability.area:
        yield AREA
    yield 1.0 - ability.risk / FACES
    if ability.upkeep is not None:
        yield 1.2 - 0.2 * ability.upkeep.markers


def _effect_price(effect: Effect, beings: Mapping[str, Profile]) -> float:
    if effect.block == "summon":
        being = beings.get(effect.being)
        return BEING_SHARE * (BASIC + SCALE * fighting(being)) if being is not None else 0.0
    if effect.block == "status":
        return STATUS_PRICES.get(effect.status, 0.0)
    amount = abs(effect.amount) + MEAN_DIE * effect.die
    if effect.block in ("damage", "drain") and effect.armour:
        amount -= ORDINARY_ARMOUR
    worth = BLOCK_PRICES[effect.block] + AMOUNT_PRICES.get(effect.block, 0.0) * amount
    return worth + INCH_PRICES.get(effect.block, 0.0) * effect.inches + effect.extra


def _modifier_price(modifier: Modifier) -> float:
    worth = MODIFIER_PRICES[modifier.value] * abs(modifier.amount)
    return worth * (SOMETIMES if modifier.when else 1.0) * (NEARBY if modifier.aura else 1.0)
