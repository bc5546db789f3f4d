"""The land of one large field (GF): the terrain of its 48 small fields and what lies on them and on their edges.

A land never changes: whoever digs a canal puts a new one in the place of the old. So states of a world share lands.
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Annotated, Final, NamedTuple, Self

import msgspec

from walstatt.core.texts import Text, text
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


SITE_KINDS: Final = ("F", "Mkt", "Std", "Phstd", "Hstd")
"""Trade centres with signs of their own (kalevala.9.2.1.handelszentren)."""


class TradeSite(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a trade centre (HZ) stands or may be founded, and of which kind."""

    kind: Annotated[str, msgspec.Meta(max_length=8)]
    kf: Kf
    name: Name = ""


Edges = Annotated[frozenset[Edge], msgspec.Meta(max_length=6 * COUNT)]
Fields = Annotated[frozenset[Kf], msgspec.Meta(max_length=COUNT)]
NO_FIELDS: Final[frozenset[int]] = frozenset()
NO_EDGES: Final[frozenset[Edge]] = frozenset()
MARKS: Final = ("canals", "passes", "built_passes", "closed", "gorges", "roads", "dragon_roads", "ruins", "caves",
                "gnippahellir")
"""What lies on whole small fields."""


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
    closed: Fields = NO_FIELDS
    """Small fields of canals and passes that cannot be used at present."""
    gorges: Fields = NO_FIELDS
    ascents: Edges = NO_EDGES
    roads: Fields = NO_FIELDS
    dragon_roads: Fields = NO_FIELDS
    ruins: Fields = NO_FIELDS
    caves: Fields = NO_FIELDS
    gnippahellir: Fields = NO_FIELDS
    """The cave that has a sign of its own (kalevala.9.2.1.symbole); nothing else follows from it."""
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
        """Mountains that nobody crosses: no open pass leads over them."""
        if self.terrain[kf - 1] != MOUNTAINS:
            return False
        return kf in self.closed or (kf not in self.passes and kf not in self.built_passes)

    def is_land(self, kf: int) -> bool:
        """May troops go there: neither water, nor a gorge, nor mountains without a pass."""
        return not (self.is_water(kf) or self.is_mountain(kf) or kf in self.gorges)

    def with_terrain(self, changes: Mapping[int, str]) -> Land:
        letters = list(self.terrain)
        for kf, letter in changes.items():
            letters[kf - 1] = letter
        return msgspec.structs.replace(self, terrain="".join(letters))


UNSEEN: Final = "."
"""In the terrain of a land of which somebody has seen only a part."""
Lands = Mapping[Gf, Land]


def masked(land: Land, shown: Collection[int]) -> Land:
    """As much of a land as these small fields tell; a river is seen from either side of its edge."""
    if not land.drawn or len(shown) == COUNT:
        return land
    return msgspec.structs.replace(
        land,
        terrain="".join(letter if kf in shown else UNSEEN for kf, letter in enumerate(land.terrain, 1)),
        rivers=frozenset(one for one in land.rivers if one.kf in shown or _across(one) in shown),
        ascents=frozenset(one for one in land.ascents if one.kf in shown),
        streams=frozenset(one for one in land.streams if one.kf in shown),
        portal=land.portal if land.portal in shown else None,
        site=land.site if land.site is not None and land.site.kf in shown else None,
        **{name: getattr(land, name).intersection(shown) for name in MARKS},
    )


def _across(edge: Edge) -> int | None:
    """The small field on the other side, if it lies in the same large field."""
    return next((one.kf for one in NEIGHBOURS[edge.kf] if one.way == edge.way and one.side is None), None)


def seen_fields(land: Land) -> list[int]:
    return [kf for kf, letter in enumerate(land.terrain, 1) if letter != UNSEEN]


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


def field_beside(field: Field, kf: int) -> Field | None:
    """The small field of this number across one of its edges, in its own large field or beyond the border."""
    for one in sorted(NEIGHBOURS[field.kf], key=lambda one: one.side is not None):
        gf = field.gf if one.side is None else field.gf.neighbour(one.side)
        if one.kf == kf and gf is not None:
            return Field(gf, kf)
    return None


def fields_around(field: Field) -> Iterator[Field]:
    """All small fields that touch this one, whatever is drawn there."""
    for one in NEIGHBOURS[field.kf]:
        gf = field.gf if one.side is None else field.gf.neighbour(one.side)
        if gf is not None:
            yield Field(gf, one.kf)


def hang_together(fields: Iterable[Field]) -> bool:
    """Can each be reached from each through the others? So can those of nothing."""
    left = set(fields)
    edge = [left.pop()] if left else []
    while edge:
        near = left.intersection(fields_around(edge.pop()))
        left -= near
        edge += near
    return not left


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
    return next((beside(lands, field, one) for one in NEIGHBOURS[field.kf] if one.way == way), None)


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


def flaws(lands: Lands) -> Iterator[tuple[Gf, Text]]:
    """What is wrong with a map: where, and what in words."""
    sound = {gf: land for gf, land in lands.items() if not land.terrain or _word_flaw(land) is None}
    for gf, land in lands.items():
        word = _word_flaw(land) if land.terrain else None
        if word is not None:
            yield gf, word
        elif not land.drawn:
            if land != Land(name=land.name, splinter=land.splinter):
                yield gf, text("kalevala-map-undrawn")
        else:
            yield from ((gf, text(key, kf=kf)) for key, kf in (*_own_flaws(land), *_flaws_beside(sound, gf, land)))


def _word_flaw(land: Land) -> Text | None:
    if len(land.terrain) != COUNT:
        return text("kalevala-map-length", given=len(land.terrain), wanted=COUNT)
    strange = next((kf for kf, letter in enumerate(land.terrain, 1) if letter not in LETTERS), None)
    if strange is not None:
        return text("kalevala-map-letter", kf=strange, letter=land.terrain[strange - 1], known=" ".join(TERRAINS))
    site = land.site
    if site is not None and site.kind not in SITE_KINDS:
        return text("kalevala-map-site-kind", kf=site.kf, kind=site.kind, known=" ".join(SITE_KINDS))
    return None


def _own_flaws(land: Land) -> Iterator[tuple[str, int]]:
    """Key and small field of what is wrong within one drawn land."""
    water = {kf for kf in NEIGHBOURS if land.is_water(kf)}
    mountains = {kf for kf in NEIGHBOURS if land.terrain[kf - 1] == MOUNTAINS}
    wrong = {
        "kalevala-map-stream": {flow.kf for flow in land.streams} - water,
        "kalevala-map-canal": land.canals - water,
        "kalevala-map-wide-canal": _wide(land.canals),
        "kalevala-map-pass": (land.passes | land.built_passes) - mountains,
        "kalevala-map-closed": land.closed - land.canals - land.built_passes,
        "kalevala-map-gorge": land.gorges & water,
        "kalevala-map-road": land.roads & water,
        "kalevala-map-site": {land.site.kf} if land.site is not None and not land.is_land(land.site.kf) else NO_FIELDS,
        "kalevala-map-portal": {land.portal} & (water | mountains) if land.portal is not None else NO_FIELDS,
    }
    yield from ((key, min(fields)) for key, fields in wrong.items() if fields)
    twice = [flow.kf for flow in land.streams if sum(one.kf == flow.kf for one in land.streams) > 1]
    if twice:
        yield "kalevala-map-flows", min(twice)


def _wide(canals: frozenset[int]) -> set[int]:
    """Small fields of a canal where three touch each other: it is wider than one (kalevala.13.1.kanal)."""
    near = {kf: {one.kf for one in NEIGHBOURS[kf] if one.side is None} & canals for kf in canals}
    return {kf for kf in canals if any(near[kf] & near[other] for other in near[kf])}


def _flaws_beside(lands: Lands, gf: Gf, land: Land) -> Iterator[tuple[str, int]]:
    """What does not fit the small field beyond an edge, also that of a neighbour."""
    for kf, way in sorted(land.rivers):
        other = towards(lands, Field(gf, kf), way)
        if other is not None and land.is_water(kf) and lands[other.gf].is_water(other.kf):
            yield "kalevala-map-river", kf
    for kf, down in sorted(flow for flow in land.streams if flow.way is not None):
        other = towards(lands, Field(gf, kf), down) if down is not None else None
        if other is None or down is None:
            continue
        if not lands[other.gf].is_water(other.kf):
            yield "kalevala-map-flow-on-land", kf
        elif Flow(other.kf, down.opposite) in lands[other.gf].streams:
            yield "kalevala-map-flows-meet", kf
