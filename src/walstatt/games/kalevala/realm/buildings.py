"""Buildings: what stands on a small field or on one of its edges, with gates and passages (9.2, 11.4.1, 27)."""
from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from walstatt.hexmap.land import Kf

FOUNDATION, SEA_FOUNDATION, WALL, RIVER_BRIDGE, STREAM_BRIDGE = "Fundament", "Seefundament", "Ma", "Br", "BR"
TOWER, KEEP, GREAT_KEEP, TEMPLE, TEMPLE_BEGUN, PALACE = "Tu", "Bf", "BF", "Tt", "Tt/20", "Pa"


class BuildingKind(NamedTuple):
    symbol: str
    price: int
    rule: str
    """The rule of its own chapter."""
    storeys: int = 0
    stage_of: tuple[str, ...] = ()
    """What must stand there already: large buildings grow in stages (kalevala.11.4.stufenbau)."""
    varies: bool = False
    """Is its price another for each realm? It comes with a figure then, and nobody builds it otherwise."""


BUILDINGS: Final = {
    one.symbol: one
    for one in (
        BuildingKind(FOUNDATION, 2, "kalevala.27.2.1.grundfeste"),
        BuildingKind(SEA_FOUNDATION, 10, "kalevala.20.1.wasser"),
        BuildingKind(WALL, 1, "kalevala.27.1.mauer"),
        BuildingKind(RIVER_BRIDGE, 4, "kalevala.27.5.br"),
        BuildingKind(STREAM_BRIDGE, 10, "kalevala.27.6.br_strom"),
        BuildingKind(TOWER, 10, "kalevala.27.2.turm", 1),
        BuildingKind(KEEP, 20, "kalevala.27.3.bf", 2, (TOWER,)),
        BuildingKind(GREAT_KEEP, 30, "kalevala.27.4.bf3", 3, (KEEP,)),
        BuildingKind(TEMPLE_BEGUN, 20, "kalevala.r.11.stufen", 1, (TOWER,)),
        BuildingKind(TEMPLE, 30, "kalevala.20.1.bau", 1, (TEMPLE_BEGUN,)),
        BuildingKind(PALACE, 30, "kalevala.18.3.palast", 1, varies=True),
    )
}
"""Prices of kalevala.9.2.kosten_bauwerke."""
STAGE_PRICE: Final = 10
FOUNDATIONS: Final = (FOUNDATION, SEA_FOUNDATION)
"""On poor ground, and in water for a temple."""
TEMPLES: Final = (TEMPLE_BEGUN, TEMPLE)


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A gate or a passage: from which small field to which, on which storey (0 is the ground)."""

    start: Kf
    end: Kf
    storey: int = 0
    passage: bool = False


class Building(msgspec.Struct, frozen=True, omit_defaults=True):
    """One building. Of a wall or a river bridge `other` is the small field across the edge; of a stream bridge `banks`
    are the two ends."""

    kind: str
    kf: Kf
    other: Kf | None = None
    openings: tuple[Opening, ...] = ()
    banks: tuple[str, str] | None = None
    """Small fields as written in papers, for the banks may lie in other large fields."""
    side: Kf | None = None
    """Of a wall with a gate: from which small field it is opened and closed."""
    hits: int = 0
    """Of a bridge; of a house, how many sections of its walls, gates and loopholes are broken."""
    broken: tuple[str, ...] = ()
    """Of a house: which of these, as the battle calls them; as many of them as it has hits."""
    built: int = 0
    """In which GR its last stage was built."""
    cult: str = ""
    owner: str = ""
    """Only where it is not the owner of the land."""
    ajar: bool = False
    """Somebody inside has opened its gates for the battles of this phase."""
