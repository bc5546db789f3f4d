"""Painting a world before its first phase: strokes on its map, in their order, each allowed or refused by itself.

What no longer fits the ground under it goes with the stroke: a pass without its mountains, a stream that has dried up,
a river between two waters. A trade centre does not: people live there, and it is taken away by its own stroke.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.hexmap.coordinates import BadCoordinate, Gf, read_place
from walstatt.hexmap.land import Edge, Field, Flow, Land, TradeSite, around, towards
from walstatt.hexmap.small_fields import COUNT, Way
from walstatt.hexmap.terrain import LETTERS, MOUNTAINS, WATER

RIVER, DRY, WILD = "river", "dry", "wild"
"""What can be put beside ground and trade centres: a river, no river, no trade centre."""
MOST_STROKES: Final = 20_000
RIVER_RULE, SITE_RULE, PLACE_RULE = "kalevala.12.2.fluss", "kalevala.8.5.urbevoelkerung", "kalevala.6.2.koordinate"


class Stroke(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    at: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    """A small field; ground can also be put on all of a large one."""
    put: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    """A letter of terrain, the symbol of a trade centre, RIVER, DRY or WILD."""
    more: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """Of a river the edge on which it runs; of a trade centre its name."""


class _Spot(NamedTuple):
    gf: Gf
    kf: int | None

    @property
    def field(self) -> Field:
        if self.kf is None:
            raise refuse("kalevala.6.1.kf", "kalevala-paper-small-field-wanted", place=str(self.gf))
        return Field(self.gf, self.kf)


def painted(lands: Mapping[Gf, Land], strokes: Iterable[Stroke]) -> dict[Gf, Land]:
    """The map after all strokes; refuses the first that is impossible, and says which it is."""
    after = dict(lands)
    for stroke in strokes:
        spot = _spot(after, stroke.at)
        if stroke.put in LETTERS:
            _put_ground(after, spot, stroke.put)
        elif stroke.put in TRADE_CENTRES:
            _put_site(after, spot.field, stroke)
        elif stroke.put in _OTHERS:
            _OTHERS[stroke.put](after, spot.field, stroke)
        else:
            raise refuse("", "kalevala-refused-paint", put=stroke.put)
    return after


def touched(strokes: Iterable[Stroke]) -> set[Gf]:
    return {read_place(stroke.at).gf for stroke in strokes}


def _spot(lands: Mapping[Gf, Land], written: str) -> _Spot:
    try:
        place = read_place(written)
    except BadCoordinate as bad:
        raise refuse(PLACE_RULE, f"kalevala-paper-coordinate-{bad.reason}", written=written) from bad
    if place.part or place.gf not in lands or not lands[place.gf].drawn:
        raise refuse(PLACE_RULE, "kalevala-refused-no-place", place=written)
    return _Spot(place.gf, place.kf)


# ---- ground


def _put_ground(lands: dict[Gf, Land], spot: _Spot, letter: str) -> None:
    fields = frozenset(range(1, COUNT + 1) if spot.kf is None else (spot.kf,))
    land, site = lands[spot.gf], lands[spot.gf].site
    if site is not None and site.kf in fields and letter in (WATER, MOUNTAINS):
        raise refuse(SITE_RULE, "kalevala-refused-paint-over-site", place=f"{spot.gf}/{site.kf}", site=site.kind)
    lands[spot.gf] = _fitting(land.with_terrain(dict.fromkeys(fields, letter)))
    for kf in fields:
        _settle_waters(lands, Field(spot.gf, kf))


def _fitting(land: Land) -> Land:
    """Without what the ground under it no longer bears."""
    water = {kf for kf in range(1, COUNT + 1) if land.is_water(kf)}
    mountains = {kf for kf in range(1, COUNT + 1) if land.terrain[kf - 1] == MOUNTAINS}
    built = land.built_passes & mountains
    return replace(
        land, streams=frozenset(flow for flow in land.streams if flow.kf in water), canals=land.canals & water,
        passes=land.passes & mountains, built_passes=built, closed=land.closed & ((land.canals & water) | built),
        gorges=land.gorges - water, roads=land.roads - water, dragon_roads=land.dragon_roads - water,
        ruins=land.ruins - water, caves=land.caves - water, gnippahellir=land.gnippahellir - water,
        portal=None if land.portal in water | mountains else land.portal,
    )


def _settle_waters(lands: dict[Gf, Land], field: Field) -> None:
    """Rivers around a small field end where both sides are alike water or mountains; no stream flows against land."""
    ground = _ground(lands, field)
    for way, other in around(lands, field):
        beyond = _ground(lands, other)
        if ground == beyond and ground in (WATER, MOUNTAINS):
            _take_river(lands, field, way)
        if ground != WATER:
            flows = lands[other.gf].streams
            stopped = Flow(other.kf, way.opposite)
            if stopped in flows:
                lands[other.gf] = replace(lands[other.gf], streams=flows - {stopped} | {Flow(other.kf)})


def _ground(lands: Mapping[Gf, Land], field: Field) -> str:
    return lands[field.gf].terrain[field.kf - 1]


# ---- rivers


def _edge(lands: Mapping[Gf, Land], field: Field, written: str) -> tuple[Way, Field | None]:
    if written not in Way.__members__:
        raise refuse(RIVER_RULE, "kalevala-refused-paint-edge", edge=written, edges=list(Way.__members__))
    return Way(written), towards(lands, field, Way(written))


def _put_river(lands: dict[Gf, Land], field: Field, stroke: Stroke) -> None:
    way, other = _edge(lands, field, stroke.more)
    if other is None:
        raise refuse(RIVER_RULE, "kalevala-refused-river-edge-of-map", place=str(field), edge=stroke.more)
    both = {_ground(lands, field), _ground(lands, other)}
    for ground, key in ((WATER, "kalevala-refused-river-water"), (MOUNTAINS, "kalevala-refused-river-mountains")):
        if both == {ground}:
            raise refuse(RIVER_RULE, key, place=str(field), other=str(other))
    land = lands[field.gf]
    lands[field.gf] = replace(land, rivers=land.rivers | {Edge(field.kf, way)})


def _dry_river(lands: dict[Gf, Land], field: Field, stroke: Stroke) -> None:
    way, _ = _edge(lands, field, stroke.more)
    _take_river(lands, field, way)


def _take_river(lands: dict[Gf, Land], field: Field, way: Way) -> None:
    """Either side may have named it."""
    land, other = lands[field.gf], towards(lands, field, way)
    lands[field.gf] = replace(land, rivers=land.rivers - {Edge(field.kf, way)})
    if other is not None:
        beyond = lands[other.gf]
        lands[other.gf] = replace(beyond, rivers=beyond.rivers - {Edge(other.kf, way.opposite)})


# ---- natives and their trade centres


def _put_site(lands: dict[Gf, Land], field: Field, stroke: Stroke) -> None:
    """A large field has room for one: another is put in its place."""
    land = lands[field.gf]
    if not land.is_land(field.kf):
        raise refuse(SITE_RULE, "kalevala-refused-site-nowhere", place=str(field), site=stroke.put)
    lands[field.gf] = replace(land, site=TradeSite(stroke.put, field.kf, stroke.more.strip()))


def _take_site(lands: dict[Gf, Land], field: Field, _: Stroke) -> None:
    lands[field.gf] = replace(lands[field.gf], site=None)


_OTHERS: Final[Mapping[str, Callable[[dict[Gf, Land], Field, Stroke], None]]] = {
    RIVER: _put_river, DRY: _dry_river, WILD: _take_site,
}
