"""The roster file of a people: what may stand in it, table by table. `docs/ags-cards.md` explains it to authors."""
from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from walstatt.core.bounds import Id, Line
from walstatt.games.ags.bounds import MOST_CARD_TEXT, MOST_CARDS, MOST_HIRED, Size
from walstatt.games.roster_words import Key, Names

CardText = Annotated[
    str, Meta(min_length=1, max_length=MOST_CARD_TEXT, description="A card in the notation of docs/ags-cards.md.")
]
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
    emblem: Line = ""


class MobEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The table [mob]: the base profile of a mob (ags.2.12.mob.grundprofil)."""

    text: CardText
    emblem: Line = ""


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[card]]: one profile."""

    key: Key
    text: CardText
    description: Names
    emblem: Line = ""


class ForceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A table [[force]]: a ready-made force. `models` are keys of cards, `general` is one of them."""

    key: Key
    name: Names
    size: Size
    general: Id
    models: Annotated[list[Id], Meta(max_length=MOST_HIRED)]


class RosterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole roster file."""

    roster: About
    card: Annotated[list[CardEntry], Meta(max_length=MOST_CARDS)]
    mob: MobEntry | None = None
    force: Annotated[list[ForceEntry], Meta(max_length=MOST_CARDS)] = []
