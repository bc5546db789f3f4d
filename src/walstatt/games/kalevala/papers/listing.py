"""Pieces and RE as papers list them."""
from __future__ import annotations

import msgspec

from walstatt.games.kalevala.realm.stock import Force, Holder, Stock


class Listing(msgspec.Struct, frozen=True):
    """Pieces and RE as they are listed, with what stands in brackets behind a vessel or a group."""

    pieces: tuple[tuple[str, int], ...] = ()
    re: int = 0
    holders: tuple[tuple[str, Listing], ...] = ()

    def stock(self) -> Stock:
        """What lies loose, everything of one kind added up."""
        found = Stock(re=self.re)
        for symbol, number in self.pieces:
            found.add(symbol, number)
        return found

    def force(self) -> Force:
        return Force(self.stock(), [Holder(symbol, listing.stock()) for symbol, listing in self.holders])


def listing_of(stock: Stock, force: Force | None = None) -> Listing:
    holders = tuple((one.symbol, listing_of(one.load)) for one in force.holders) if force else ()
    return Listing(tuple(stock.pieces.items()), stock.re, holders)


def write_listing(listing: Listing) -> str:
    items = [symbol if number == 1 else f"{number}{symbol}" for symbol, number in listing.pieces]
    for symbol, inner in listing.holders:
        items.append(f"{symbol}[{write_listing(inner)}]" if inner != Listing() else symbol)
    if listing.re:
        items.append(f"{listing.re}RE")
    return ", ".join(items)
