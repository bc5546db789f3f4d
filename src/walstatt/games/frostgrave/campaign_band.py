"""A warband that lives on from game to game: its sheet as plain data that is replaced, never changed in place."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id, Line
from walstatt.games.frostgrave.bounds import (
    MOST_HISTORY,
    MOST_SPELLS,
    Belongings,
    Count,
    Crowns,
    Members,
    Notes,
    Value,
    Vault,
)

VERSION = 1
WON, LOST, DRAWN = "won", "lost", "drawn"


class Caster(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Wizard or apprentice; `gear` is what is free beside the dagger, `items` what was found or bought."""

    name: Line
    gear: Belongings = []
    items: Belongings = []
    wounds: Belongings = []
    misses: bool = False
    """Does he miss the next game (frostgrave.campaign.absent)?"""

    @property
    def belongings(self) -> list[str]:
        return self.items


class Wizard(Caster, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    experience: Count = 0
    level: Count = 0
    improved: Annotated[dict[Id, Value], Meta(max_length=20)] = {}
    """By how much levels have raised each value."""


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A soldier with a name; he bears one item at most (frostgrave.campaign.carry)."""

    name: Line
    kind: Id
    item: Id = ""
    misses: bool = False

    @property
    def belongings(self) -> list[str]:
        return [self.item] if self.item else []


class KnownSpell(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    key: Id
    better: Value = 0
    """By how much the wizard needs less to cast it (frostgrave.campaign.improve_spell)."""


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game of the band's history."""

    opponent: Line
    result: Id
    treasures: Count = 0
    experience: Count = 0
    crowns: Crowns = 0
    lost: Annotated[list[Line], Members] = []
    found: Belongings = []


class Band(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole sheet (frostgrave.campaign.band)."""

    version: Count
    name: Line
    crowns: Crowns
    wizard: Wizard
    school: Id = ""
    notes: Notes = ""
    """The player's own words; the program only keeps them."""
    vault: Vault = []
    apprentice: Caster | None = None
    spells: Annotated[list[KnownSpell], Meta(max_length=MOST_SPELLS)] = msgspec.field(
        default_factory=list, name="spell"
    )
    soldiers: Annotated[list[Fighter], Members] = msgspec.field(default_factory=list, name="soldier")
    history: Annotated[list[Chapter], Meta(max_length=MOST_HISTORY)] = msgspec.field(
        default_factory=list, name="game"
    )

    @property
    def casters(self) -> list[Caster]:
        return [self.wizard, self.apprentice] if self.apprentice else [self.wizard]

    def everybody(self) -> Iterator[Caster | Fighter]:
        yield from self.casters
        yield from self.soldiers

    def find(self, name: str) -> Caster | Fighter | None:
        return next((one for one in self.everybody() if one.name == name), None)

    def is_caster(self, name: str) -> bool:
        return any(caster.name == name for caster in self.casters)


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a band brings home from a game: all that the rules between games need to know of it."""

    opponent: str
    result: str
    treasures: int = 0
    out: list[str] = []
    """Names of those who were put out of action."""
    drunk: dict[str, list[str]] = {}
    """By name the potions that were used up."""
    cast: int = 0
    helped: int = 0
    """Spells that the apprentice brought about."""
    felled: dict[str, int] = {}
    """By role how many enemies were put out of action."""
    carried: int = 0
    """How many of the treasures were carried when the opponent gave up (frostgrave.campaign.surrender)."""


def replaced(band: Band, name: str, /, **changes: object) -> Band:
    """The band with changes to the one of this name."""
    if band.wizard.name == name:
        return msgspec.structs.replace(band, wizard=msgspec.structs.replace(band.wizard, **changes))
    if band.apprentice and band.apprentice.name == name:
        return msgspec.structs.replace(band, apprentice=msgspec.structs.replace(band.apprentice, **changes))
    soldiers = [
        msgspec.structs.replace(one, **changes) if one.name == name else one for one in band.soldiers
    ]
    return msgspec.structs.replace(band, soldiers=soldiers)


def with_belongings(band: Band, name: str, belongings: list[str]) -> Band:
    """The band with other items in the hands of one of them."""
    if band.is_caster(name):
        return replaced(band, name, items=belongings)
    return replaced(band, name, item=belongings[0] if belongings else "")
