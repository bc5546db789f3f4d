"""The order sheet of a paper (kalevala.r.war.befehle_form): who stands where in which group, and their orders."""
from __future__ import annotations

from typing import Final

import msgspec

from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kriegsspiel.sheets.model import Flags, Line, Orders

WITHDRAWN: Final = "keine"
"""In the place of a sheet: that of the place counts no longer."""


class Group(msgspec.Struct, frozen=True):
    """Its name, and what stands where, field by field."""

    name: str
    stands: tuple[tuple[str, Listing], ...]

    def listing(self) -> Listing:
        """All that it consists of."""
        pieces = tuple(one for _, listing in self.stands for one in listing.pieces)
        holders = tuple(one for _, listing in self.stands for one in listing.holders)
        return Listing(pieces, sum(listing.re for _, listing in self.stands), holders)


class Prose(msgspec.Struct, frozen=True, omit_defaults=True):
    """Orders in plain words: for the game master, and in the writer's own report (kalevala.r.war.freitext)."""

    words: str
    group: str = ""
    """Nothing: for the whole army."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    groups: tuple[Group, ...] = ()
    lines: tuple[Line, ...] = ()
    flags: Flags = Flags()
    prose: tuple[Prose, ...] = ()

    @property
    def orders(self) -> Orders:
        return Orders(self.lines, self.flags)

    def lines_of(self, group: str) -> list[Line]:
        return [line for line in self.lines if line.group == group]

    def without_lines(self) -> list[str]:
        """Groups of which no line says what they do."""
        told = {line.group for line in self.lines}
        return [group.name for group in self.groups if group.name not in told]


EMPTY: Final = Sheet()
