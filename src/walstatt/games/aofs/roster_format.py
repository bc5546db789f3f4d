"""The roster file: what may stand in it, table by table. `docs/rosters.md` explains it to authors."""
from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from walstatt.core.bounds import Id, Line
from walstatt.games.aofs.bounds import (
    MOST_ENTRIES,
    MOST_MODELS,
    MOST_UNITS,
    MOST_WEAPONS,
    Diameter,
    Dice,
    Inches,
    OptionPrice,
    Price,
    Score,
    Tokens,
    Value,
)
from walstatt.games.aofs.profiles import Name
from walstatt.games.roster_words import Key, Names

Rules = Annotated[
    list[Line],
    Meta(max_length=40, description="Special rules by their English or German name, such as Deadly(3) or Tödlich(3)."),
]
Weapons = Annotated[list[Id], Meta(max_length=MOST_WEAPONS)]
Command = Literal["sergeant", "musician", "standard"]
COMMANDS: tuple[str, ...] = get_args(Command)


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [roster]: what the army is called."""

    key: Key
    name: Names
    description: Names
    emblem: Line = ""


class WeaponEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[weapon]]. Range 0 is a melee weapon."""

    key: Key
    name: Names
    range: Inches = 0
    attacks: Dice = 1
    ap: Value = 0
    rules: Rules = []


class SpellEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[spell]]: a spell causes hits, or it has an effect on its target."""

    key: Key
    name: Names
    value: Tokens
    friendly: bool
    range: Inches
    hits: Value = 0
    ap: Value = 0
    rules: Rules = []
    effect: Literal["", "hit_bonus", "defence_bonus", "slow"] = ""


class OptionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[unit.option]]: adds weapons, or replaces a weapon by others, or adds special rules."""

    key: Key
    name: Names
    points: OptionPrice
    weapons: Weapons = []
    replaces: Id = ""
    rules: Rules = []
    applies_to: Literal["unit", "model"] = msgspec.field(name="for", default="unit")
    most: Annotated[int, Meta(ge=1, le=MOST_MODELS)] = 1


class ModelEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[unit.model]]: a single model of the unit. Its weapons stand in place of the unit's, its rules add."""

    weapons: Weapons | None = None
    rules: Rules = []


class UnitEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[unit]]: the profile of one unit."""

    key: Key
    name: Names
    quality: Score
    defence: Score
    points: Price
    models: Annotated[int, Meta(ge=1, le=MOST_MODELS)] = 1
    weapons: Weapons = []
    rules: Rules = []
    mounted: bool = False
    base: Diameter | None = None
    height: Diameter | None = None
    emblem: Line = ""
    option: Annotated[list[OptionEntry], Meta(max_length=MOST_ENTRIES)] = []
    model: Annotated[list[ModelEntry], Meta(max_length=MOST_MODELS)] = []

    def find_option(self, key: str) -> OptionEntry | None:
        return next((option for option in self.option if option.key == key), None)


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One unit of an army list: the entry, its options, a command staff upgrade, the units that share it."""

    unit: Id
    options: Annotated[list[Id], Meta(max_length=MOST_MODELS)] = []
    command: Command | Annotated[list[Command], Meta(max_length=10)] | Literal[""] = ""
    names: Annotated[list[Annotated[int, Meta(ge=0, le=1000)] | Id], Meta(max_length=MOST_UNITS)] = []
    combined: bool = False
    id: Id = ""

    @property
    def commands(self) -> list[str]:
        """The command staff upgrades chosen; more than one is refused later, with the rule."""
        if isinstance(self.command, str):
            return [self.command] if self.command else []
        return list(self.command)


class ArmyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[army]]: a ready-made army list."""

    key: Key
    name: Names
    size: Price
    units: Annotated[list[Choice], Meta(max_length=MOST_UNITS)]


class Roster(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole roster file."""

    roster: About
    unit: Annotated[list[UnitEntry], Meta(max_length=MOST_ENTRIES)]
    weapon: Annotated[list[WeaponEntry], Meta(max_length=MOST_ENTRIES)] = []
    spell: Annotated[list[SpellEntry], Meta(max_length=MOST_UNITS)] = []
    army: Annotated[list[ArmyEntry], Meta(max_length=MOST_ENTRIES)] = []

    @property
    def key(self) -> str:
        return self.roster.key

    @property
    def name(self) -> Name:
        return self.roster.name.plain

    def find_unit(self, key: str) -> UnitEntry | None:
        return next((unit for unit in self.unit if unit.key == key), None)

    def find_weapon(self, key: str) -> WeaponEntry | None:
        return next((weapon for weapon in self.weapon if weapon.key == key), None)

    def find_army(self, key_or_size: str | int) -> ArmyEntry | None:
        return next((army for army in self.army if key_or_size in (army.key, army.size)), None)
