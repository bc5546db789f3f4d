"""Profiles and forces as a match knows them. Plain, frozen data."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id, Line, Words
from walstatt.games.ags.abilities import Ability, Dice
from walstatt.games.ags.bounds import (
    MOST_CARDS,
    MOST_HIRED,
    HitPoints,
    Ids,
    Inches,
    Millimetres,
    Price,
    Value,
    Wording,
)

INCH = 25.4
"""Millimetres (ags.r.genauigkeit)."""
PEOPLES = (
    "ritter", "orden", "steamers", "kleines_volk", "fluesterer", "laeufer", "waechter", "riesen", "schwarm",
    "schatten", "horde", "wusler",
)
MOB_PEOPLE = "kleines_volk"
"""Only its models form mobs (ags.2.12.mob.bildung)."""
"""The twelve lists (ags.1.4, ags.3.1.2.voelker)."""
CONDITIONS = (
    "Blutend", "Brennend", "Fokussierend", "Gebunden", "Geschockt", "Geschwächt", "Magisch Gesegnet", "Verdammt",
    "Verfroren", "Vergiftet", "Verschattet", "Verteidigend", "Verwirrt",
)
"""The thirteen conditions (ags.2.10). Words of the game are German in data and code alike; texts translate them."""
BASES: Mapping[str, float] = {"S": 30, "M": 50, "L": 80}
"""Standard diameters in millimetres (ags.2.1.basengroesse)."""
MARKER = 30
"""Diameter of TT markers, corpse markers, items (ags.1.3.6.tt)."""

BaseClass = Literal["S", "M", "L"]
Name = Words
Abilities = Annotated[tuple[Ability, ...], Meta(max_length=30)]
_TAG = re.compile(r"(?P<word>[^()]+?)(?: \((?P<value>[^()]*)\))?")
_IMMUNE = re.compile(r"immun gegen (?P<to>[^()]+)", re.IGNORECASE)


def base_class(diameter: float) -> BaseClass:
    """S up to 40 mm, L from 75 mm, M between (ags.2.1.basengroesse, ags.r.genauigkeit)."""
    return "S" if diameter <= 40 else "L" if diameter >= 75 else "M"


class Tag(msgspec.Struct, frozen=True, omit_defaults=True):
    """Equipment or tag: `Furchteinflößend (2)`, `Präzision (Nah)`, `Schild`, `Immun (Brennend)`."""

    word: Wording
    value: Wording = ""

    @property
    def number(self) -> int:
        return int(self.value) if self.value.isdecimal() else 0

    def __str__(self) -> str:
        return f"{self.word} ({self.value})" if self.value else self.word


def read_tag(text: str) -> Tag:
    """Also as the book writes an immunity: Immun gegen Brennend."""
    if immunity := _IMMUNE.fullmatch(text.strip()):
        return Tag("Immun", immunity["to"])
    found = _TAG.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"{text!r} is no tag")
    return Tag(found["word"], found["value"] or "")


class ShadowValues(msgspec.Struct, frozen=True, omit_defaults=True):
    """The values in an own shadow area; what is not named is as in the light (ags.2.12.licht_und_schatten)."""

    mov: Value | None = None
    defence: Dice | None = None
    will: Dice | None = None
    att: Dice | None = None
    """Of all ATT attacks."""


class MobBonus(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member adds to its mob (ags.2.12.mob.boni). `reach` is the least Nah range it brings."""

    att: Value = 0
    reach: Inches = 0
    defence: Value = 0
    will: Value = 0
    mov: Value = 0
    abilities: Abilities = ()


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card (ags.2.1)."""

    key: Id
    people: Id
    name: Name
    leader: bool
    hp: HitPoints
    mov: Value
    defence: Dice
    will: Dice
    cost: Price = 0
    limit: Price = 0
    """0: as many as one likes (ags.2.1.limit)."""
    base: BaseClass = "S"
    diameter: Millimetres = 0
    """In millimetres; 0 is the standard of the class."""
    tags: Annotated[tuple[Tag, ...], Meta(max_length=40)] = ()
    abilities: Abilities = ()
    keywords: Ids = ()
    """Kinds that rules speak of: Geist, Mar, Skelett, Maschine, Beritten."""
    shadow: ShadowValues | None = None
    mob_bonus: MobBonus | None = None
    emblem: Line = ""

    @property
    def radius(self) -> float:
        """In inches."""
        return (self.diameter or BASES[self.base]) / INCH / 2

    def tag(self, word: str) -> Tag | None:
        return next((tag for tag in self.tags if tag.word == word), None)

    def has(self, word: str) -> bool:
        """Does it carry a tag or keyword?"""
        return word in self.keywords or self.tag(word) is not None

    def immune(self, to: str) -> bool:
        """To a condition or to Furcht; `Immun (alle Zustände)` covers all conditions (ags.2.11)."""
        return any(
            tag.word == "Immun" and (tag.value == to or (tag.value == "alle Zustände" and to != "Furcht"))
            for tag in self.tags
        )


class Hire(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hired model; `name` tells copies of one profile apart (ags.2.1.name)."""

    id: Id
    profile: Id
    name: Name


class Force(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side (ags.1.3.1). `profiles` holds all cards it may bring: hired ones, summoned ones."""

    people: Id
    hires: Annotated[tuple[Hire, ...], Meta(max_length=MOST_HIRED)]
    general: Id
    """The id of a hired leader (ags.1.3.3)."""
    profiles: Annotated[dict[Id, Profile], Meta(max_length=MOST_CARDS)]
    mob: Profile | None = None
    """The base profile of a mob (ags.2.12.mob.grundprofil)."""
    roster: Id = ""

    def card(self, word: str) -> Profile | None:
        """A card by its key or by its German name, as abilities that summon call it."""
        return self.profiles.get(word) or next(
            (card for card in self.profiles.values() if card.name.get("de") == word), None
        )

    @property
    def cost(self) -> int:
        return sum(self.profiles[hire.profile].cost for hire in self.hires)
