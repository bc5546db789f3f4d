"""Games that can be played as a campaign: what a client needs of them between two matches, without knowing the game.

A band is kept as the text of its sheet. What happens between two matches is itself played by the core, as a match for
one (`begin`, `go_on`), whose end gives the new sheet.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypedDict

from walstatt.core.kits import Part
from walstatt.core.match import Match
from walstatt.core.texts import Texts
from walstatt.games.lobby import PrintedArmy, Words

Result = Literal["won", "lost", "drawn"]


class Item(TypedDict):
    """Something that a band has, with the rule that says what it does."""

    key: str
    name: Words
    rule: str


class Member(TypedDict):
    name: str
    role: str
    kind: Words
    emblem: str
    misses: bool
    values: dict[str, list[str]]
    gear: list[Item]
    wounds: list[Words]


class Spell(TypedDict):
    key: str
    name: Words
    number: int
    about: Words
    rule: str


class Chapter(TypedDict):
    """One game of a band's history."""

    opponent: str
    result: Result
    treasures: int
    experience: int
    crowns: int
    lost: list[str]
    found: list[Item]


class Sheet(TypedDict):
    """The sheet of a band as data to be shown."""

    name: str
    crowns: int
    level: int
    experience: int
    next_level: int
    school: Words
    emblem: str
    members: list[Member]
    spells: list[Spell]
    vault: list[Item]
    history: list[Chapter]
    fit: bool


class School(TypedDict):
    key: str
    name: Words
    about: Words
    emblem: str
    spells: list[Spell]


class Hireling(TypedDict):
    key: str
    name: Words
    price: int
    emblem: str
    values: dict[str, list[str]]


class Offers(TypedDict):
    """What a new band can be made of."""

    crowns: int
    most_soldiers: int
    spells: int
    schools: list[School]
    soldiers: list[Hireling]


class Campaign(Protocol):
    """What the module of a game offers."""

    def offers(self) -> Offers:
        """What a new band can be made of."""

    def found(self, wish: Mapping[str, Any]) -> str:
        """The sheet of a new band; Refused for what cannot be."""

    def checked(self, sheet: str) -> str:
        """A sheet that somebody brings, as the program would write it; BadRosterError with all its mistakes."""

    def band_name(self, sheet: str) -> str:
        """What the band is called."""

    def outline(self, sheet: str) -> Sheet:
        """The sheet as data to be shown, words in each language."""

    def print_band(self, sheet: str, texts: Texts) -> PrintedArmy:
        """The sheet on paper."""

    def begin(self, sheet: str, match: Match | None) -> Match:
        """What follows from a finished match, or only the market; Refused if the match is not this band's."""

    def go_on(self, setup: bytes) -> Match:
        """The same from its setup, before the first answer."""

    def sheet_now(self, between: Match) -> str:
        """The sheet as it stands now."""


CAMPAIGNS = Part[Campaign]("campaign")
