"""Pieces and RE as papers list them."""
from __future__ import annotations

import msgspec

from walstatt.games.kalevala.realm.stock import Force, Holder, Stock, so_many


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

    def whole(self) -> Stock:
        """Everything in one count, vessels among it."""
        found = self.stock()
        for symbol, inner in self.holders:
            found.join(inner.whole())
            if Holder(symbol).is_vessel:
                found.add(symbol, 1)
        return found

    def aboard(self) -> Stock:
        """What lies loose or in vessels, and not these."""
        found = self.stock()
        for symbol, inner in self.holders:
            if Holder(symbol).is_vessel:
                found.join(inner.stock())
        return found

    def force(self) -> Force:
        """As it stands in a place; vessels that carry nothing are holders, too. A caravan is one load, whichever of its
        ships holds what."""
        loose, holders = self.stock(), [Holder(symbol, listing.whole()) for symbol, listing in self.holders]
        for symbol in [symbol for symbol in loose.pieces if Holder(symbol).is_vessel]:
            holders.extend(Holder(symbol) for _ in range(loose.pieces.pop(symbol)))
        return Force(loose, holders)


def listing_of(stock: Stock, force: Force | None = None) -> Listing:
    holders = tuple((one.symbol, listing_of(one.load)) for one in force.holders) if force else ()
    return Listing(tuple(stock.pieces.items()), stock.re, holders)


def write_listing(listing: Listing) -> str:
    items = [so_many(number, symbol) for symbol, number in listing.pieces]
    for symbol, inner in listing.holders:
        items.append(f"{symbol}[{write_listing(inner)}]" if inner != Listing() else symbol)
    if listing.re:
        items.append(f"{listing.re}RE")
    return ", ".join(items)


def write_holder(holder: Holder) -> str:
    """A vessel, a caravan or another group with what it holds."""
    return write_listing(listing_of(Stock(), Force(holders=[holder])))
