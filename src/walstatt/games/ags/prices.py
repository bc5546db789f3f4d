"""What a card is worth: a first estimate from the exact odds of its duels. Many played games may correct it.

Endurance is HP divided by the mean damage of an ordinary good attack (ATT 5/3+); strength is the mean damage of the
card's best attack against an ordinary defence (DEF 4/5+). Cost = 2.7 x root of (endurance x strength), then surcharges.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb, sqrt

from walstatt.games.ags.abilities import Ability, Dice
from walstatt.games.ags.profiles import Profile

ORDINARY_ATTACK, ORDINARY_DEFENCE = Dice(5, 3), Dice(4, 5)
SCALE = 2.7
TAG_PRICES = {
    "Schild": 1.0, "Präzision": 1.0, "Zäh": 1.0, "Körperlos": 1.0, "Tarnung": 1.0, "Regeneration": 1.0,
    "Magischer Schaden": 0.5, "Rüstungsbrechend": 0.5, "Manaschild": 0.5, "Willensstark": 0.5, "Mutig": 0.3,
    "Schwer": 0.3, "Plänkler": 0.3, "Immun": 0.2,
}
BLOCK_PRICES = {
    "damage": 0.7, "condition": 1.2, "cure": 0.5, "heal": 1.5, "move": 1.0, "push": 0.7, "free_push": 0.7,
    "summon": 3.0, "token": 1.0, "steal_token": 1.0, "place_tt": 0.7, "remove_tt": 1.0, "remove_cm": 0.0,
    "sacrifice": 0.0, "swap": 1.0, "extra_action": 1.5, "attack": 1.5, "modifier": 1.0, "tag": 0.7, "absorb": 0.5,
    "jump_to_tt": 0.7, "cover": 0.8, "danger": 1.2, "text": 0.0,
}
HARMFUL_ON_SELF = ("damage",)
CONTROLLED, HALF_CONTROLLED = 0.6, 0.85
"""A model with one action a round is worth so much of what it would be worth otherwise; more if it can get another."""
MOB_BONUS = 0.3


@cache
def mean_damage(attack: Dice, defence: Dice) -> float:
    """Of one ATT vs. DEF duel (ags.2.4.8), critical defences included (ags.2.4.6)."""
    attacks = _successes(attack)
    defences = _successes_without_critical(defence)
    return sum(
        chance * other * (hits - parried)
        for hits, chance in enumerate(attacks)
        for parried, other in enumerate(defences)
        if hits > parried
    )


def _successes(dice: Dice) -> list[float]:
    p = (7 - dice.difficulty) / 6
    return [comb(dice.strength, k) * p**k * (1 - p) ** (dice.strength - k) for k in range(dice.strength + 1)]


def _successes_without_critical(dice: Dice) -> list[float]:
    """The defender's successes, leaving out the throws in which all dice are alike (ags.r.kritisch_wenige_wuerfel)."""
    chances = _successes(dice)
    if dice.strength >= 2:
        alike = (1 / 6) ** dice.strength
        chances[-1] -= (7 - dice.difficulty) * alike
        chances[0] -= (dice.difficulty - 1) * alike
    return chances


def suggested(profile: Profile) -> float:
    """The price of a card by the formula, not rounded."""
    light = _fighting(profile, profile.defence, 0, profile.mov)
    if profile.shadow is not None:
        shadow = profile.shadow
        dark = _fighting(
            profile, shadow.defence or profile.defence, shadow.att.strength if shadow.att else 0,
            shadow.mov or profile.mov,
        )
        light = (light + dark) / 2
    price = light + sum(_surcharges(profile))
    if not profile.has("Kontrolliert"):
        return price
    return price * (HALF_CONTROLLED if _takes_more(profile) else CONTROLLED)


def _takes_more(profile: Profile) -> bool:
    """Can it get a second action by itself?"""
    return any(effect.block == "extra_action" for ability in profile.abilities for effect in ability.effects)


def rounded(profile: Profile) -> int:
    return max(1, round(suggested(profile)))


def _fighting(profile: Profile, defence: Dice, att: int, mov: int) -> float:
    endurance = profile.hp / mean_damage(ORDINARY_ATTACK, defence)
    return SCALE * sqrt(endurance * best_attack(profile, att)) + (mov - 5) * 0.5


def best_attack(profile: Profile, att: int = 0) -> float:
    """Mean damage of the best attack; a model without one still pushes."""
    means = [_attack_value(ability, att) for ability in profile.abilities if ability.test.att and not ability.passive]
    return max(means, default=0.3)


def _attack_value(ability: Ability, att: int) -> float:
    dice = ability.test.att
    assert dice is not None
    if att:
        dice = Dice(att, dice.difficulty)
    dearer = 0.75 if ability.price or len(ability.costs) > 1 else 1.0
    area = 1.25 if ability.reach.area else 1.0
    return mean_damage(dice, ORDINARY_DEFENCE) * dearer * area


def _surcharges(profile: Profile) -> Iterator[float]:
    if profile.leader:
        yield 2.0
    yield max(0, profile.will.strength - 3) * 0.3 + (0.5 if profile.will.difficulty == 3 else 0.0)
    for tag in profile.tags:
        yield tag.number * 1.0 if tag.word == "Furchteinflößend" else TAG_PRICES.get(tag.word, 0.0)
    ranges = [ability for ability in profile.abilities if ability.is_attack and not ability.passive]
    yield max((_reach_price(ability) for ability in ranges), default=0.0)
    if profile.mob_bonus is not None:
        yield MOB_BONUS
    for ability in profile.abilities:
        yield from _ability_prices(ability)


def _reach_price(ability: Ability) -> float:
    if ability.reach.kind in ("fern", "spruch", "fluch"):
        return 1.0 if ability.reach.inches <= 10 else 2.0
    return {2.0: 0.5, 3.0: 1.0}.get(ability.reach.inches, 0.0) if ability.reach.kind == "nah" else 0.0


def _ability_prices(ability: Ability) -> Iterator[float]:
    for tag in ability.tags:
        yield 0.5 if tag in ("Magischer Schaden", "Rüstungsbrechend (1)") else 0.2
    for effect in ability.effects:
        price = BLOCK_PRICES[effect.block]
        if effect.block == "modifier" and min(effect.strength, -effect.difficulty) < 0:
            price = -price if ability.target.who in ("self", "all_friends") else price
        if effect.on == "self" and effect.block in HARMFUL_ON_SELF:
            price = -price
        yield price * _how_often(ability) * (0.6 if effect.chance or effect.when in ("damage", "kill") else 1.0)


def _how_often(ability: Ability) -> float:
    """An effect that costs tokens, an action or a condition comes up less often."""
    if ability.trigger == "march":
        return 0.3
    if ability.passive:
        return 0.6 if ability.conditions or ability.trigger else 1.0
    if ability.test.att is not None:
        return 0.6
    tests = {"auto": 1.0, "wil_tn": 0.8, "wil_wil": 0.8, "w6_tn": 0.7}
    return tests.get(ability.test.kind, 0.8) * (0.7 if ability.price else 1.0)
