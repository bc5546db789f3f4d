"""The king's lines in papers: creation, palace, upkeep, healing, sacrifice, abdication; and of palaces in war."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from walstatt.games.kalevala.hooks import Lines, Reader, Shown, TextLine, standing_place
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.papers.model import Order

KINDS: Final = ("KrKö", "AgKö", "PrKö")
PLUNDER_PALACE, CAPTURE_COURT = "Palast plündern", "Hofstaat gefangen"
"""What a declaration of war says of a palace that falls (kalevala.18.4.ansage)."""


class Crown(Order, frozen=True):
    """A king is created, with the palace on this small field and his outward description (kalevala.18.1)."""

    kind: str
    field: str
    words: str


class BuildPalace(Order, frozen=True):
    """A palace in the place of one that was lost (kalevala.r.palace_fate)."""

    field: str


class KeepKing(Order, frozen=True):
    """In what his upkeep is paid (kalevala.18.3.unterhalt)."""

    in_oeh: bool


class HealKing(Order, frozen=True):
    """A warrior king regains more lives for power points (kalevala.r.king_power_spending)."""

    lives: int


class SpareKing(Order, frozen=True):
    """Without a palace he keeps his power points, and counts as a plain warrior (kalevala.18.4.verlust)."""


class Abdicate(Order, frozen=True):
    """The king steps down (kalevala.18.2.ruecktritt)."""


class Sacrifice(Order, frozen=True):
    """A priest king makes ZEH of gold, animals and people (kalevala.18.5.priester_umwandeln)."""

    place: str
    listing: Listing


UNSEEN: Final = (Crown, BuildPalace, KeepKing, HealKing, SpareKing, Sacrifice)
"""Nobody else learns of them before the phase that follows."""


def _crown(reader: Reader, parts: Mapping[str, str], words: str) -> Order:
    kind = next(one for one in KINDS if one.casefold() == parts["kind"].casefold()) + (parts["cult"] or "").upper()
    return Crown(kind, reader.written_field(parts["field"]), words)


def _palace(reader: Reader, parts: list[Any]) -> Order:
    return BuildPalace(reader.small_place(parts[0]))


def _keep(reader: Reader, parts: list[Any]) -> Order:
    del reader
    return KeepKing(str(parts[1]).upper() == "OEH")


def _heal(reader: Reader, parts: list[Any]) -> Order:
    return HealKing(reader.number(parts[1]))


def _sacrifice(reader: Reader, parts: list[Any]) -> Order:
    return Sacrifice(reader.place(parts[1]), reader.goods(parts[2]))


def _show_king(world: Any, realm: str, order: Order) -> Shown:
    """What is about the king himself stands where he is."""
    place = standing_place(world, realm, KINDS)
    return Shown((place,) if place else (), _WORDS[type(order)])


_WORDS: Final[dict[type[Order], str]] = {
    KeepKing: "König unterhalten", HealKing: "König heilen", SpareKing: "König schonen", Abdicate: "König abdanken",
    Sacrifice: "König opfern",
}


LINES: Final = Lines(
    orders=(
        "KING KEPT_IN PURSE              -> king_kept",
        "KING HEALS NUMBER               -> king_heals",
        "KING SPARED                     -> king_spared",
        "KING ABDICATES                  -> king_abdicates",
        'KING SACRIFICES place ":" listing -> king_sacrifices',
        "PALACE place                    -> new_palace",
    ),
    terminals={
        "KING": "/König/i", "PALACE": "/Palast/i", "KEPT_IN": "/unterhalten/i", "PURSE": "/OEH|RE/i",
        "HEALS": "/heilen/i", "SPARED": "/schonen/i", "ABDICATES": "/abdanken/i", "SACRIFICES": "/opfern/i",
    },
    words={"KING": "König", "PALACE": "Palast"},
    expected={
        "PURSE": "purse", "KEPT_IN": "king-does", "HEALS": "king-does", "SPARED": "king-does",
        "ABDICATES": "king-does", "SACRIFICES": "king-does",
    },
    read={
        "king_kept": _keep, "king_heals": _heal, "king_spared": lambda *_: SpareKing(),
        "king_abdicates": lambda *_: Abdicate(), "king_sacrifices": _sacrifice, "new_palace": _palace,
    },
    texts=(
        TextLine(
            "König", re.compile(
                r"(?:König|Koenig)\s{1,9}(?P<kind>(?:Kr|Ag|Pr)Kö)(?P<cult>(?<=PrKö)[A-Z])?\s{1,9}"
                r"(?P<field>[^\s:]{1,40})\s{0,9}:",
                re.IGNORECASE),
            "König KrKö 2A+10/17: …", _crown, "kalevala.18.1",
        ),
    ),
    write={
        Crown: lambda order: f"König {order.kind} {order.field}:\n{order.words}\nEnde",
        BuildPalace: lambda order: f"Palast {order.field}",
        KeepKing: lambda order: f"König unterhalten {'OEH' if order.in_oeh else 'RE'}",
        HealKing: lambda order: f"König heilen {order.lives}",
        SpareKing: lambda _: "König schonen",
        Abdicate: lambda _: "König abdanken",
        Sacrifice: lambda order: f"König opfern {order.place}: {write_listing(order.listing)}",
    },
    shows={
        Crown: lambda world, realm, order: Shown((), order.kind, order.field),  # noqa: ARG005 - the field says it all
        **dict.fromkeys(_WORDS, _show_king),
    },
    marks=(PLUNDER_PALACE, CAPTURE_COURT),
    wild=(
        lambda writer: Crown(writer.rng.choice(KINDS), writer.field(), writer.rng.choice(("Groß.", "Mit rotem Bart."))),
        lambda writer: BuildPalace(writer.field()),
        lambda writer: KeepKing(writer.rng.random() < 0.5),
        lambda writer: HealKing(writer.number()),
        lambda writer: SpareKing() if writer.rng.random() < 0.8 else Abdicate(),
        lambda writer: Sacrifice(writer.place(), writer.listing()),
    ),
)
