"""The roster file of a people: what may stand in it, table by table. `docs/ags-cards.md` explains it to authors."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from walstatt.games.roster_words import Key, Names

Size = Annotated[int, Meta(ge=1, description="Hire points, 1 or more; 50 is usual.")]
CardText = Annotated[str, Meta(min_length=1, description="A card in the notation of docs/ags-cards.md.")]
People = Literal[
    "ritter", "orden", "steamers", "kleines_volk", "fluesterer", "laeufer", "waechter", "riesen", "schwarm",
    "schatten", "horde", "wusler",
]


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [roster]: which people the cards belong to, and what the list is called."""

    key: Key
    people: People
    name: Names
    description: Names
    emblem: str = ""


class MobEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [mob]: the base profile of a mob (ags.2.12.mob.grundprofil)."""

    text: CardText
    emblem: str = ""


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[card]]: one profile."""

    key: Key
    text: CardText
    description: Names
    emblem: str = ""


class ForceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[force]]: a ready-made force. `models` are keys of cards, `general` is one of them."""

    key: Key
    name: Names
    size: Size
    general: str
    models: list[str]


class RosterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole roster file."""

    roster: About
    card: list[CardEntry]
    mob: MobEntry | None = None
    force: list[ForceEntry] = []
