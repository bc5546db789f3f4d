"""The file of own warbands: what may stand in it. `docs/frostgrave-warbands.md` explains it to players."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from walstatt.core.bounds import Id, Line
from walstatt.games.frostgrave.bounds import MOST_BANDS, MOST_SPELLS, Gear, Members
from walstatt.games.frostgrave.profiles import ReadyBand
from walstatt.games.roster_words import Key, Names

Crowns = Annotated[
    int, Meta(ge=100, le=600, multiple_of=100, description="What the soldiers may cost together: whole hundreds.")
]


class WarbandEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[warband]]: casters with gear beside their daggers, soldiers, six spells, a school or none."""

    key: Key
    name: Names
    soldiers: Annotated[list[Id], Members]
    spells: Annotated[list[Id], Meta(max_length=MOST_SPELLS)]
    description: Names | None = None
    school: Id = ""
    crowns: Crowns = 300
    wizard: Annotated[list[Id], Gear] = []
    apprentice: Annotated[list[Id], Gear] = []
    emblem: Line = ""

    @property
    def band(self) -> ReadyBand:
        return ReadyBand(
            self.key, self.name.plain, self.description.plain if self.description else {}, tuple(self.soldiers),
            tuple(self.spells), tuple(self.wizard), tuple(self.apprentice), self.emblem, self.school, self.crowns,
        )


class WarbandFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file of warbands."""

    warband: Annotated[list[WarbandEntry], Meta(max_length=MOST_BANDS)]
