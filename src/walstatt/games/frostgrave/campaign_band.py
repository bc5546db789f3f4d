"""A warband that lives on from game to game: its sheet as plain data that is replaced, never changed in place."""
from __future__ import annotations

from collections.abc import Iterator

import msgspec

VERSION = 1
WON, LOST, DRAWN = "won", "lost", "drawn"


class Caster(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Wizard or apprentice; `gear` is what is free beside the dagger, `items` what was found or bought."""

    name: str
    gear: list[str] = []
    items: list[str] = []
    wounds: list[str] = []
    misses: bool = False
    """Does he miss the next game (frostgrave.campaign.absent)?"""

    @property
    def belongings(self) -> list[str]:
        return self.items


class Wizard(Caster, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    experience: int = 0
    level: int = 0
    improved: dict[str, int] = {}
    """By how much levels have raised each value."""


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A soldier with a name; he bears one item at most (frostgrave.campaign.carry)."""

    name: str
    kind: str
    item: str = ""
    misses: bool = False

    @property
    def belongings(self) -> list[str]:
        return [self.item] if self.item else []


class KnownSpell(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    key: str
    better: int = 0
    """By how much the wizard needs less to cast it (frostgrave.campaign.improve_spell)."""


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game of the band's history."""

    opponent: str
    result: str
    treasures: int = 0
    experience: int = 0
    crowns: int = 0
    lost: list[str] = []
    found: list[str] = []


class Band(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole sheet (frostgrave.campaign.band)."""

    version: int
    name: str
    crowns: int
    wizard: Wizard
    school: str = ""
    notes: str = ""
    """The player's own words; the program only keeps them."""
    vault: list[str] = []
    apprentice: Caster | None = None
    spells: list[KnownSpell] = msgspec.field(default_factory=list, name="spell")
    soldiers: list[Fighter] = msgspec.field(default_factory=list, name="soldier")
    history: list[Chapter] = msgspec.field(default_factory=list, name="game")

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
