"""The wizard's line in papers: what he turns into ZEH for research. He moves, casts and gives ZEH by lines that all
have: `Zug`, the order sheet, `ZEH`."""
from __future__ import annotations

from typing import Any, Final

from walstatt.games.kalevala.hooks import Lines, Reader
from walstatt.games.kalevala.papers.listing import Listing, write_listing
from walstatt.games.kalevala.papers.model import Order


class Research(Order, frozen=True):
    """RE and devices where the wizard is become ZEH for research, two for one (kalevala.19.3.2.forschung)."""

    place: str
    listing: Listing


def _research(reader: Reader, parts: list[Any]) -> Order:
    return Research(reader.place(parts[0]), reader.goods(parts[1]))


LINES: Final = Lines(
    orders=('RESEARCH place ":" listing      -> research',),
    terminals={"RESEARCH": "/Forschung/i"},
    words={"RESEARCH": "Forschung"},
    read={"research": _research},
    write={Research: lambda order: f"Forschung {order.place}: {write_listing(order.listing)}"},
    wild=(lambda writer: Research(writer.place(), writer.listing()),),
)
