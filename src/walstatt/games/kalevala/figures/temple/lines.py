"""Lines of temples in papers: gifts, ZEH for priests, upkeep of priests, questions to the oracle."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from walstatt.games.kalevala.hooks import Lines, Reader, TextLine
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.papers.model import Order


class Donate(Order, frozen=True):
    """RE for the treasure of a temple (kalevala.20.1.1.spenden)."""

    field: str
    re: int


class Bestow(Order, frozen=True):
    """RE of a treasure become ZEH of a priest (kalevala.20.1.1.umwandeln)."""

    field: str
    re: int
    priest: str


class KeepPriests(Order, frozen=True):
    """The treasure that pays the priests before all others (kalevala.r.priest_unpaid)."""

    field: str


class LetPriestsGo(Order, frozen=True):
    """Who leaves first if the treasures do not suffice (kalevala.r.priest_unpaid)."""

    place: str
    listing: Listing


class AskOracle(Order, frozen=True):
    """A question to the oracle of a temple, with an offering (kalevala.20.1.1.orakel)."""

    field: str
    re: int
    words: str


UNSEEN: Final = (Donate, Bestow, KeepPriests, LetPriestsGo, AskOracle)
"""Nobody else learns of them before the phase that follows."""


def _donate(reader: Reader, parts: list[Any]) -> Order:
    return Donate(reader.small_place(parts[0]), reader.amount(parts[2]))


def _bestow(reader: Reader, parts: list[Any]) -> Order:
    return Bestow(reader.small_place(parts[0]), reader.amount(parts[2]), reader.symbol(parts[4]))


def _keep(reader: Reader, parts: list[Any]) -> Order:
    return KeepPriests(reader.small_place(parts[0]))


def _let_go(reader: Reader, parts: list[Any]) -> Order:
    return LetPriestsGo(reader.place(parts[1]), reader.goods(parts[2]))


def _ask(reader: Reader, parts: Mapping[str, str], words: str) -> Order:
    return AskOracle(reader.written_field(parts["field"]), int(parts["re"] or 0), words)


LINES: Final = Lines(
    orders=(
        "TEMPLE place DONATED amount           -> temple_gift",
        "TEMPLE place OFFERED amount FOR_PRIEST SYMBOL -> temple_zeh",
        "TEMPLE place PAYS_PRIESTS             -> temple_pays",
        'PRIESTS GO_FIRST place ":" listing    -> priests_go',
    ),
    terminals={
        "TEMPLE": "/Tempel/i", "DONATED": "/spenden/i", "OFFERED": "/opfern/i", "FOR_PRIEST": "/für/i",
        "PAYS_PRIESTS": "/zahlt/i", "PRIESTS": "/Priester/i", "GO_FIRST": "/gehen/i",
    },
    words={"TEMPLE": "Tempel", "PRIESTS": "Priester"},
    expected={"DONATED": "temple-does", "OFFERED": "temple-does", "PAYS_PRIESTS": "temple-does",
              "FOR_PRIEST": "for-priest", "GO_FIRST": "priests-go"},
    read={"temple_gift": _donate, "temple_zeh": _bestow, "temple_pays": _keep, "priests_go": _let_go},
    texts=(
        TextLine(
            "Orakel", re.compile(
                r"Orakel\s{1,9}(?P<field>[^\s:]{1,40})(?:\s{1,9}(?P<re>[0-9]{1,6})\s{0,9}RE)?\s{0,9}:",
                re.IGNORECASE),
            "Orakel 2A+10/17 10RE: …", _ask, "kalevala.20.1.1.orakel",
        ),
    ),
    write={
        Donate: lambda order: f"Tempel {order.field} spenden {order.re}RE",
        Bestow: lambda order: f"Tempel {order.field} opfern {order.re}RE für {order.priest}",
        KeepPriests: lambda order: f"Tempel {order.field} zahlt",
        LetPriestsGo: lambda order: f"Priester gehen {order.place}: {write_listing(order.listing)}",
        AskOracle: lambda order: f"Orakel {order.field} {order.re}RE:\n{order.words}\nEnde",
    },
    wild=(
        lambda writer: Donate(writer.field(), writer.number()),
        lambda writer: Bestow(writer.field(), writer.number(), writer.rng.choice(("Pr/0", "Pr/5", "PrA/0", "LB"))),
        lambda writer: KeepPriests(writer.field()),
        lambda writer: LetPriestsGo(writer.place(), writer.listing()),
        lambda writer: AskOracle(writer.field(), writer.number(), writer.rng.choice(
            (f"Wem gehört {writer.land()}?", "Wie stark ist mein Nachbar?", "Warum?"))),
    ),
)
