"""What a unit ought to cost: the stated formula by which the rosters of this project are priced (docs/rosters.md)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walstatt.games.aofs.armies import compile_army
from walstatt.games.aofs.profiles import ModelSheet, UnitSheet, Weapon
from walstatt.games.aofs.roster_format import Choice, Roster, UnitEntry
from walstatt.games.aofs.sheets import HAND_WEAPON

STEP = 5
"""Prices are multiples of this."""

BODY_PER_DEFENCE = 2.0
"""A body is worth this for every point by which its Defence is better than 7+."""
TOUGH_EACH = 0.65
"""Every point of Tough beyond the first is worth this share of the body."""
REGENERATION = 1.4

ATTACK = 4.0
"""One melee attack without rules that hits on 4+."""
RANGE_OF_ONE_ATTACK = 24.0
"""A shot over this range is worth two melee attacks, over half of it one and a half."""
AP_EACH = 0.25
RELIABLE_QUALITY = 2

WEAPON_FACTORS = {
    "bane": 1.2,
    "counter": 1.25,
    "indirect": 1.2,
    "limited": 0.5,
    "relentless": 1.2,
    "rending": 1.3,
    "surge": 1.2,
    "thrust": 1.35,
    "unstoppable": 1.1,
}
MODEL_RULES = {
    "ambush": 4.0,
    "fast": 5.0,
    "fearless": 3.0,
    "flying": 7.0,
    "furious": 3.0,
    "hero": 8.0,
    "immobile": -3.0,
    "scout": 3.0,
    "slow": -4.0,
    "stealth": 2.0,
    "strider": 1.0,
}
MODEL_RULES_EACH = {"caster": 11.0, "fear": 5.0, "impact": 3.0}
"""Worth this for every point of X."""


class PriceRow(NamedTuple):
    """A unit, or one of its options, with the price it has and the price of the formula."""

    unit: str
    option: str
    points: int
    suggested: int


def price_rows(roster: Roster) -> Iterator[PriceRow]:
    """All units and options of a roster, priced."""
    for unit in roster.unit:
        yield PriceRow(unit.key, "", unit.points, suggested_price(_sheet(roster, unit)))
        for option in unit.option:
            gain = unit_value(_sheet(roster, unit, option.key)) - unit_value(_sheet(roster, unit))
            least = 0 if option.replaces else STEP
            yield PriceRow(unit.key, option.key, option.points, max(least, _rounded(gain)))


def _sheet(roster: Roster, unit: UnitEntry, *options: str) -> UnitSheet:
    return compile_army(roster, [Choice(unit.key, [*options])], "").units[0]


def suggested_price(unit: UnitSheet) -> int:
    """The value of the unit, rounded to the step; at least one step."""
    return max(STEP, _rounded(unit_value(unit)))


def _rounded(value: float) -> int:
    return int(value / STEP + 0.5) * STEP


def unit_value(unit: UnitSheet) -> float:
    return sum(model_value(model, unit.quality, unit.defence) for model in unit.models)


def model_value(model: ModelSheet, quality: int, defence: int) -> float:
    weapons = sum(weapon_value(weapon, quality) for weapon in model.weapons)
    rules = sum(MODEL_RULES.get(key, 0.0) + MODEL_RULES_EACH.get(key, 0.0) * x for key, x in model.rules.items())
    return body_value(model, defence) + weapons + rules


def body_value(model: ModelSheet, defence: int) -> float:
    toughness = 1 + TOUGH_EACH * (max(1, model.rules.get("tough", 1)) - 1)
    healing = REGENERATION if "regeneration" in model.rules else 1.0
    return BODY_PER_DEFENCE * (7 - defence) * toughness * healing


def weapon_value(weapon: Weapon, quality: int) -> float:
    """What the weapon is worth in the hands of a model; the hand weapon that everybody has is free."""
    if weapon.key == HAND_WEAPON.key:
        return 0.0
    hits_on = min(quality, RELIABLE_QUALITY) if "reliable" in weapon.rules else quality
    value = ATTACK * weapon.attacks * (7 - hits_on) / 3
    value *= 1 + weapon.range / RANGE_OF_ONE_ATTACK
    value *= 1 + AP_EACH * weapon.ap
    for key in ("blast", "deadly"):
        value *= 1 + weapon.rules.get(key, 0) / 3
    for key in weapon.rules:
        value *= WEAPON_FACTORS.get(key, 1.0)
    return value
