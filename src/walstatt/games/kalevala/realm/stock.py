"""What lies in one place: pieces by their symbols, RE, and vessels and groups with what they hold."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from walstatt.games.kalevala.realm.pieces import VESSEL, Piece, known_piece

RE, TREASURE = "RE", "TS"
"""RE that lie somewhere, and those of a treasure: a purse of its own (kalevala.r.10.pr_ts)."""
PURSES = (RE, TREASURE)
CARAVAN, EXPEDITION = "KW", "EX"


def so_many(number: float, symbol: str) -> str:
    """As lists and papers write it: without a number one is meant (kalevala.r.9.grammatik); RE are always counted."""
    return symbol if number == 1 and symbol not in PURSES else f"{number}{symbol}"


class Stock(msgspec.Struct, omit_defaults=True):
    """Pieces by symbol, and RE."""

    pieces: dict[str, int] = {}
    re: int = 0

    def copy(self) -> Stock:
        return Stock(self.pieces.copy(), self.re)

    @property
    def empty(self) -> bool:
        return not self.pieces and not self.re

    def add(self, symbol: str, number: int) -> None:
        """More of a piece, or less; never less than none."""
        left = self.pieces.get(symbol, 0) + number
        if left < 0:
            raise ValueError(f"{-left} {symbol} too many are taken")
        if left:
            self.pieces[symbol] = left
        else:
            self.pieces.pop(symbol, None)

    def join(self, other: Stock) -> None:
        for symbol, number in other.pieces.items():
            self.add(symbol, number)
        self.re += other.re

    def part_with(self, other: Stock) -> None:
        """Take all of that out; it must be there."""
        for symbol, number in other.pieces.items():
            self.add(symbol, -number)
        if other.re > self.re:
            raise ValueError(f"{other.re - self.re} RE too many are taken")
        self.re -= other.re

    def lacks(self, other: Stock) -> dict[str, int]:
        """What is missing here of all that."""
        missing = {symbol: number - self.pieces.get(symbol, 0) for symbol, number in other.pieces.items()}
        missing[RE] = other.re - self.re
        return {symbol: number for symbol, number in missing.items() if number > 0}

    def each(self) -> Iterator[tuple[Piece, int]]:
        for symbol, number in self.pieces.items():
            yield known_piece(symbol), number

    def count(self, test: Callable[[Piece], bool]) -> int:
        return sum(number for one, number in self.each() if test(one))

    def of_sort(self, sort: str) -> int:
        return self.count(lambda one: one.kind.sort == sort)

    @property
    def warriors(self) -> int:
        return self.count(lambda one: one.is_warrior)

    @property
    def room(self) -> int:
        """REH that it takes; who rides needs none, but that is for the rider to say."""
        return sum(one.kind.room * number + one.horses * number for one, number in self.each())


class Holder(msgspec.Struct, omit_defaults=True):
    """A vessel with its load, a caravan, an expedition or a camouflaged group."""

    symbol: str
    """FS, LS, SS; KW1, EX2; Ag3."""
    load: Stock = msgspec.field(default_factory=Stock)
    moved: int = 0
    """Of a caravan or expedition: the GR in which it last moved in phase 1."""
    tail: str = ""
    """Where the rest of it still stands, if the place has no room for all of it."""
    stowaways: tuple[str, ...] = ()
    """Of a vessel: who of others is aboard without anybody knowing it."""

    def copy(self) -> Holder:
        return Holder(self.symbol, self.load.copy(), self.moved, self.tail, self.stowaways)

    @property
    def is_group(self) -> bool:
        """A caravan or an expedition."""
        return self.symbol.startswith((CARAVAN, EXPEDITION))

    @property
    def is_vessel(self) -> bool:
        return known_piece(self.symbol).kind.sort == VESSEL if self.symbol in ("FS", "LS", "SS") else False


class Force(msgspec.Struct, omit_defaults=True):
    """All that one realm has in one place: on land, and aboard or within what holds it."""

    land: Stock = msgspec.field(default_factory=Stock)
    holders: list[Holder] = []

    def copy(self) -> Force:
        return Force(self.land.copy(), [one.copy() for one in self.holders])

    @property
    def empty(self) -> bool:
        return self.land.empty and not self.holders

    @property
    def shows(self) -> bool:
        """Is anything of it for all to see? A camouflaged group is not."""
        return not self.land.empty or any(one.is_group or one.is_vessel for one in self.holders)

    @property
    def vessels(self) -> list[Holder]:
        return [one for one in self.holders if one.is_vessel]

    @property
    def groups(self) -> list[Holder]:
        """Caravans and expeditions."""
        return [one for one in self.holders if one.is_group]

    def open(self) -> Stock:
        """What stands there for all to see and to send out: on land and aboard; not who is in a group of its own."""
        total = self.land.copy()
        for vessel in self.vessels:
            total.join(vessel.load)
            total.add(vessel.symbol, 1)
        return total

    def settled(self) -> Stock:
        """All but what is in caravans and expeditions, which go their own way."""
        return Force(self.land, [one for one in self.holders if not one.is_group]).whole()

    def whole(self) -> Stock:
        """Everything in one count, vessels among it."""
        total = self.land.copy()
        for holder in self.holders:
            total.join(holder.load)
            if holder.is_vessel:
                total.add(holder.symbol, 1)
        return total
