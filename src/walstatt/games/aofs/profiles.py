"""What armies are made of: weapons, models, units, armies, as a match knows them. Plain, frozen data."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id, Line, Words
from walstatt.games.aofs.bounds import (
    MOST_MODELS,
    MOST_UNITS,
    MOST_WEAPONS,
    Diameter,
    Dice,
    Inches,
    OptionPrice,
    RuleValues,
    Score,
    Tokens,
    Value,
)


class SpecialRule(NamedTuple):
    """A special rule of the book: where it may be written, whether it needs a number X, its catalogue id."""

    key: str
    of_weapon: bool
    numbered: bool
    rule: str


def _rule(key: str, of_weapon: bool = False, numbered: bool = False, rule: str = "") -> SpecialRule:
    return SpecialRule(key, of_weapon, numbered, rule or f"aofs.special.{key}")


SPECIAL_RULES: Mapping[str, SpecialRule] = {
    special.key: special
    for special in (
        _rule("ambush"),
        _rule("ap", of_weapon=True, numbered=True),
        _rule("bane", of_weapon=True),
        _rule("blast", of_weapon=True, numbered=True),
        _rule("caster", numbered=True),
        _rule("counter", of_weapon=True),
        _rule("deadly", of_weapon=True, numbered=True),
        _rule("fast"),
        _rule("fear", numbered=True),
        _rule("fearless"),
        _rule("flying"),
        _rule("furious"),
        _rule("hero"),
        _rule("immobile"),
        _rule("impact", numbered=True),
        _rule("indirect", of_weapon=True),
        _rule("limited", of_weapon=True),
        _rule("regeneration"),
        _rule("relentless", of_weapon=True),
        _rule("reliable", of_weapon=True),
        _rule("rending", of_weapon=True),
        _rule("scout"),
        _rule("slow"),
        _rule("stealth"),
        _rule("strider"),
        _rule("surge", of_weapon=True),
        _rule("thrust", of_weapon=True),
        _rule("tough", numbered=True),
        _rule("unstoppable", of_weapon=True),
    )
}

COMMAND = {"sergeant": 5, "musician": 10, "standard": 10}
"""The command staff and its prices (aofs.r.command_cost)."""

Name = Words
"""A name in each language: {"de": …, "en": …}."""


class Weapon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A weapon as one model carries it. Range 0 is a melee weapon. `rules` maps a special rule to its X (0 without)."""

    key: Id
    name: Name
    range: Inches = 0
    attacks: Dice = 1
    ap: Value = 0
    rules: RuleValues = {}

    @property
    def ranged(self) -> bool:
        return self.range > 0


class Spell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spell: its value in tokens, whom it is aimed at, its reach, and either hits or an effect on the target."""

    key: Id
    name: Name
    value: Tokens
    friendly: bool
    range: Inches
    hits: Value = 0
    ap: Value = 0
    rules: RuleValues = {}
    effect: Id = ""
    """"hit_bonus", "defence_bonus" or "slow"."""
    ruling: Id = ""


class ModelSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """One model: its weapons, its special rules (unit rules included), its command staff upgrade."""

    id: Id
    weapons: Annotated[tuple[Weapon, ...], Meta(max_length=MOST_WEAPONS)] = ()
    rules: RuleValues = {}
    command: Id = ""
    names_units: Annotated[tuple[Id, ...], Meta(max_length=MOST_UNITS)] = ()
    """For Musician and Standard bearer: the ids of the other units that share the benefit."""


class UnitSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """One unit. All its models share Quality, Defence, base and height."""

    id: Id
    entry: Id
    name: Name
    quality: Score
    defence: Score
    points: OptionPrice
    models: Annotated[tuple[ModelSheet, ...], Meta(max_length=2 * MOST_MODELS)]
    base: Diameter = 1.0
    height: Diameter = 1.25
    combined: bool = False
    spells: Annotated[tuple[Spell, ...], Meta(max_length=MOST_UNITS)] = ()
    emblem: Line = ""


class ArmySheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side's army."""

    name: Name
    units: Annotated[tuple[UnitSheet, ...], Meta(max_length=MOST_UNITS)]
    roster: Id = ""

    @property
    def points(self) -> int:
        return sum(unit.points for unit in self.units)
