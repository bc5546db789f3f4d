"""Bridges and rifts of a battlefield as the line-up names them: what joins small fields that are none beside it.

A river bridge belongs to an edge; a stream bridge is a place of its own above what it spans (`2A+10/17:S`), between
two banks (kalevala.r.war.bruecke_kampf). Hits on them stand in the state.
"""
from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from walstatt.core.bounds import PlayerName

MOST_SPANS: Final = 100
SPAN: Final = "S"
SPAN_ROOM: Final = 4
Where = Annotated[str, Meta(max_length=24)]


class Bridge(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Between two small fields side by side, or from bank to bank over a third."""

    at: Where
    to: Where
    over: Where = ""
    """Of a stream bridge: the water or the gorge that it spans."""
    hits: Annotated[int, Meta(ge=0, le=4)] = 0

    @property
    def name(self) -> str:
        return span_of(self.over) if self.over else f"{self.at}={self.to}"

    @property
    def lasts(self) -> int:
        """Hits that destroy it (kalevala.27.6.treffer, kalevala.r.war.onager_gebaeude)."""
        return 5 if self.over else 2


class Rift(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Two gates that a mystic joins (kalevala.r.war.portal_kampf)."""

    at: Where
    to: Where
    keeper: PlayerName
    """Whose mystic holds it open, in the large field of `at` (kalevala.14.4.schliessen)."""

    @property
    def name(self) -> str:
        return f"{self.at}~{self.to}"


def span_of(over: str) -> str:
    """The place on a stream bridge."""
    return f"{over}:{SPAN}"
