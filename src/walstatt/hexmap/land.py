"""The land of one large field (GF): the terrain of its 48 small fields and what lies on them and on their edges.

A land never changes: whoever digs a canal puts a new one in the place of the old. So states of a world share lands.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Final, NamedTuple, Self

import msgspec

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS, Neighbour, Side, Way
from walstatt.hexmap.terrain import LETTERS, LOWLAND, MOUNTAINS, TERRAINS, WATER, Terrain

Kf = Annotated[int, msgspec.Meta(ge=1, le=COUNT)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Letters = Annotated[str, msgspec.Meta(max_length=COUNT)]


class Edge(NamedTuple):
    """One of the six edges of a small field."""

    kf: Kf
    way: Way


class Flow(NamedTuple):
    """A small field of a stream and the direction in which it flows, if any is known."""

    kf: Kf
    way: Way | None = None


class TradeSite(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a trade centre (HZ) stands or may be founded, and of which kind."""

    kind: Annotated[str, msgspec.Meta(max_length=8)]
    kf: Kf
    name: Name = ""


Edges = Annotated[frozenset[Edge], msgspec.Meta(max_length=6 * COUNT)]
Fields = Annotated[frozenset[Kf], msgspec.Meta(max_length=COUNT)]
NO_FIELDS: Final[frozenset[int]] = frozenset()
NO_EDGES: Final[frozenset[Edge]] = frozenset()


class Land(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One large field. Without terrain it is not yet drawn: it is there, and nobody knows what is in it."""

    terrain: Letters = ""
    """48 letters, or none."""
    name: Name = ""
    splinter: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Which group of large fields it belongs to; those of different splinters are never neighbours."""
    rivers: Edges = NO_EDGES
    """Both sides of an edge may name it; one is enough."""
    streams: Annotated[frozenset[Flow], msgspec.Meta(max_length=COUNT)] = frozenset()
    """Water one small field wide (kalevala.12.2.strom)."""
    canals: Fields = NO_FIELDS
    passes: Fields = NO_FIELDS
    """Small fields of the mountains over which a natural pass leads."""
    built_passes: Fields = NO_FIELDS
    gorges: Fields = NO_FIELDS
    ascents: Edges = NO_EDGES
    roads: Fields = NO_FIELDS
    dragon_roads: Fields = NO_FIELDS
    ruins: Fields = NO_FIELDS
    caves: Fields = NO_FIELDS
    portal: Kf | None = None
    site: TradeSite | None = None

    @classmethod
    def of(cls, letter: str = LOWLAND, **more: object) -> Self:
        """A large field of one terrain."""
        return cls(letter * COUNT, **more)  # type: ignore[arg-type]

    @property
    def drawn(self) -> bool:
        return bool(self.terrain)

    def kind(self, kf: int) -> Terrain:
        return TERRAINS[self.terrain[kf - 1]]

    def level(self, kf: int) -> int:
        return self.kind(kf).level

    def room(self, kf: int) -> int:
        """How many REH a small field offers; with a trade centre always four (kalevala.12.2.hz_feld)."""
        if self.site is not None and self.site.kf == kf:
            return 4
        return 3 if kf in self.built_passes or kf in self.passes else self.kind(kf).room

    def is_water(self, kf: int) -> bool:
        return self.terrain[kf - 1] == WATER

    def is_mountain(self, kf: int) -> bool:
        """Mountains that nobody crosses: no pass leads over them."""
        return self.terrain[kf - 1] == MOUNTAINS and kf not in self.passes and kf not in self.built_passes

    def is_land(self, kf: int) -> bool:
        """May troops go there: neither water, nor a gorge, nor mountains without a pass."""
        return not (self.is_water(kf) or self.is_mountain(kf) or kf in self.gorges)

    def with_terrain(self, changes: Mapping[int, str]) -> Land:
        letters = list(self.terrain)
        for kf, letter in changes.items():
            letters[kf - 1] = letter
        return msgspec.structs.replace(self, terrain="".join(letters))


Lands = Mapping[Gf, Land]


class Field(NamedTuple):
    """A small field anywhere on the map."""

    gf: Gf
    kf: int

    def __str__(self) -> str:
        return f"{self.gf}/{self.kf}"


def neighbour_land(lands: Lands, gf: Gf, side: Side) -> Gf | None:
    """The large field on this side if it is on the map and of the same splinter."""
    other = gf.neighbour(side)
    if other is None or other not in lands or lands[other].splinter != lands[gf].splinter:
        return None
    return other


def beside(lands: Lands, field: Field, neighbour: Neighbour) -> Field | None:
    """A neighbouring small field, also across the border; None where the map ends or is not drawn."""
    if neighbour.side is None:
        return Field(field.gf, neighbour.kf)
    other = neighbour_land(lands, field.gf, neighbour.side)
    return Field(other, neighbour.kf) if other is not None and lands[other].drawn else None


def around(lands: Lands, field: Field) -> Iterator[tuple[Way, Field]]:
    """All small fields that touch this one, clockwise from the north-east."""
    for neighbour in NEIGHBOURS[field.kf]:
        other = beside(lands, field, neighbour)
        if other is not None:
            yield neighbour.way, other


def towards(lands: Lands, field: Field, way: Way) -> Field | None:
    """The small field in this direction."""
    return next((other for one, other in around(lands, field) if one == way), None)


def has_river(lands: Lands, field: Field, way: Way) -> bool:
    """Does a river run along this edge? Either side may say so (kalevala.12.2.fluss)."""
    if Edge(field.kf, way) in lands[field.gf].rivers:
        return True
    other = towards(lands, field, way)
    return other is not None and Edge(other.kf, way.opposite) in lands[other.gf].rivers


def is_oasis(lands: Lands, field: Field) -> bool:
    """Water with nothing but desert around it (kalevala.12.2.oase)."""
    if not lands[field.gf].is_water(field.kf):
        return False
    near = [lands[other.gf].kind(other.kf) for _, other in around(lands, field)]
    return len(near) == 6 and all(one.desert for one in near)


def flaws(lands: Lands) -> Iterator[tuple[Gf, str]]:
    """What is wrong with a map: where, and the key of the words for it."""
    for gf, land in lands.items():
        for flaw in _own_flaws(land):
            yield gf, flaw


def _own_flaws(land: Land) -> Iterable[str]:
    if land.terrain and (len(land.terrain) != COUNT or not set(land.terrain) <= LETTERS):
        yield "kalevala-map-terrain"
        return
    if not land.drawn:
        if land != Land(name=land.name, splinter=land.splinter):
            yield "kalevala-map-undrawn"
        return
    if any(not land.is_water(kf) for kf in (*(flow.kf for flow in land.streams), *land.canals)):
        yield "kalevala-map-stream"
    if any(land.terrain[kf - 1] != MOUNTAINS for kf in land.passes | land.built_passes):
        yield "kalevala-map-pass"
    if land.gorges & {kf for kf in range(1, COUNT + 1) if land.is_water(kf)}:
        yield "kalevala-map-gorge"
    if land.site is not None and not land.is_land(land.site.kf):
        yield "kalevala-map-site"
