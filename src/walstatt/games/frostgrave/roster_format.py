"""The file of own warbands: what may stand in it. `docs/frostgrave-warbands.md` explains it to players."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from walstatt.games.frostgrave.profiles import ReadyBand

Key = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]*$", description="Lower case letters, digits, - and _.")]
Sentence = Annotated[str, Meta(min_length=1)]
Crowns = Annotated[
    int, Meta(ge=100, le=600, multiple_of=100, description="What the soldiers may cost together: whole hundreds.")
]


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a sentence in both languages."""

    de: Sentence
    en: Sentence

    @property
    def plain(self) -> dict[str, str]:
        return {"de": self.de, "en": self.en}


class WarbandEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[warband]]: casters with gear beside their daggers, soldiers, six spells, a school or none."""

    key: Key
    name: Names
    soldiers: list[str]
    spells: list[str]
    description: Names | None = None
    school: str = ""
    crowns: Crowns = 300
    wizard: list[str] = []
    apprentice: list[str] = []
    emblem: str = ""

    @property
    def band(self) -> ReadyBand:
        return ReadyBand(
            self.key, self.name.plain, self.description.plain if self.description else {}, tuple(self.soldiers),
            tuple(self.spells), tuple(self.wizard), tuple(self.apprentice), self.emblem, self.school, self.crowns,
        )


class WarbandFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file of warbands."""

    warband: list[WarbandEntry]
