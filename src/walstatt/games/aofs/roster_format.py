"""The roster file: what may stand in it, table by table. `docs/rosters.md` explains it to authors."""
from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from walstatt.games.aofs.profiles import Name
from walstatt.games.roster_words import Key, Names

Count = Annotated[int, Meta(ge=1)]
Price = Annotated[int, Meta(ge=1, description="Whole points, at least 1.")]
OptionPrice = Annotated[int, Meta(ge=0, description="Whole points, 0 or more.")]
Score = Annotated[int, Meta(ge=2, le=6, description="2 stands for 2+, 6 for 6+.")]
Inches = Annotated[float, Meta(ge=0)]
Size = Annotated[float, Meta(gt=0)]
Tokens = Annotated[int, Meta(ge=1, le=6)]
NotNegative = Annotated[int, Meta(ge=0)]
Rules = Annotated[
    list[str], Meta(description="Special rules by their English or German name, such as Deadly(3) or Tödlich(3).")
]
Command = Literal["sergeant", "musician", "standard"]
COMMANDS: tuple[str, ...] = get_args(Command)


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [roster]: what the army is called."""

    key: Key
    name: Names
    description: Names
    emblem: str = ""


class WeaponEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[weapon]]. Range 0 is a melee weapon."""

    key: Key
    name: Names
    range: Inches = 0
    attacks: Count = 1
    ap: NotNegative = 0
    rules: Rules = []


class SpellEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[spell]]: a spell causes hits, or it has an effect on its target."""

    key: Key
    name: Names
    value: Tokens
    friendly: bool
    range: Inches
    hits: NotNegative = 0
    ap: NotNegative = 0
    rules: Rules = []
    effect: Literal["", "hit_bonus", "defence_bonus", "slow"] = ""


class OptionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[unit.option]]: adds weapons, or replaces a weapon by others, or adds special rules."""

    key: Key
    name: Names
    points: OptionPrice
    weapons: list[str] = []
    replaces: str = ""
    rules: Rules = []
    applies_to: Literal["unit", "model"] = msgspec.field(name="for", default="unit")
    most: Count = 1


class ModelEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[unit.model]]: a single model of the unit. Its weapons stand in place of the unit's, its rules add."""

    weapons: list[str] | None = None
    rules: Rules = []


class UnitEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[unit]]: the profile of one unit."""

    key: Key
    name: Names
    quality: Score
    defence: Score
    points: Price
    models: Count = 1
    weapons: list[str] = []
    rules: Rules = []
    mounted: bool = False
    base: Size | None = None
    height: Size | None = None
    emblem: str = ""
    option: list[OptionEntry] = []
    model: list[ModelEntry] = []

    def find_option(self, key: str) -> OptionEntry | None:
        return next((option for option in self.option if option.key == key), None)


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One unit of an army list: the entry, its options, a command staff upgrade, the units that share it."""

    unit: str
    options: list[str] = []
    command: Command | list[Command] | Literal[""] = ""
    names: list[int | str] = []
    combined: bool = False
    id: str = ""

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
    units: list[Choice]


class Roster(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole roster file."""

    roster: About
    unit: list[UnitEntry]
    weapon: list[WeaponEntry] = []
    spell: list[SpellEntry] = []
    army: list[ArmyEntry] = []

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
