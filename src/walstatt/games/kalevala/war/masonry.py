"""Buildings of the world as a battle knows them: towers, walls and bridges."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from msgspec.structs import replace

from walstatt.games.kalevala.evaluation import bank_field
from walstatt.games.kalevala.realm.breaches import breaches
from walstatt.games.kalevala.realm.buildings import (
    PALACE,
    RIVER_BRIDGE,
    STREAM_BRIDGE,
    TEMPLE,
    TEMPLE_BEGUN,
    WALL,
    Building,
)
from walstatt.games.kriegsspiel.bridges import bridge_flaw
from walstatt.games.kriegsspiel.forts import STOREYS, Fort, FortKind, Opening, Plan
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.spans import Bridge
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Field, field_beside

Built = Mapping[str, Sequence[Building]]
"""By large field."""
AS_FORTS: Final = {TEMPLE_BEGUN: "Tu", PALACE: "Tu"}
"""What is fought for as if it were another building (kalevala.r.palace_payment, kalevala.r.11.stufen)."""


def forts_of(
    ground: Ground, gfs: Sequence[str], buildings: Built, names: set[str], treasures: Mapping[str, int],
) -> Iterator[Fort]:
    """`treasures`: RE that are kept in buildings, by their small fields."""
    found = list(_whole_forts(ground, gfs, buildings, names, treasures))
    beside = {fort.at: [step.to for step in ground.steps[fort.at]] for fort, _ in found}
    plan = Plan([fort for fort, _ in found], beside, {fort.at: ground.spots[fort.at].level for fort, _ in found})
    for fort, one in found:
        yield replace(fort, broken=tuple(dict.fromkeys(_broken_doors(plan, one))))


def _broken_doors(plan: Plan, one: Building) -> Iterator[str]:
    """As this battle calls them: a side that another house shares by now goes by the name of one of them."""
    for name in breaches(one):
        door = plan.side(*name.split(">"))
        if door in plan.doors:
            yield door


def _whole_forts(
    ground: Ground, gfs: Sequence[str], buildings: Built, names: set[str], treasures: Mapping[str, int],
) -> Iterator[tuple[Fort, Building]]:
    for gf in gfs:
        for one in buildings.get(gf, ()):
            at = f"{gf}/{one.kf}"
            beside = {step.to for step in ground.steps[at]}
            fort = _fort(gf, one, names, beside) if ground.spots[at].open else None
            if fort is not None:
                hits, treasure = (one.hits, treasures.get(at, 0)) if one.kind == TEMPLE else (0, None)
                yield replace(fort, hits=hits, treasure=treasure, ajar=one.ajar), one


def _fort(gf: str, one: Building, names: set[str], beside: set[str]) -> Fort | None:
    at = f"{gf}/{one.kf}"
    owner = one.owner if one.owner in names else None
    if one.kind == WALL:
        other = across(gf, one.kf, one.other)
        side = (at if one.side == one.kf else other) if one.openings and one.side is not None else ""
        return Fort("Ma", at, other, (Opening(other),) if side else (), side, owner) if other in beside else None
    kind = one.kind if one.kind in STOREYS else AS_FORTS.get(one.kind, "")
    if not kind:
        return None
    openings = [
        Opening(across(gf, one.kf, each.end), each.storey, each.passage) for each in one.openings
        if each.start == one.kf and across(gf, one.kf, each.end) in beside and each.storey < STOREYS[kind]
    ]
    return Fort(cast(FortKind, kind), at, openings=tuple(openings), owner=owner)


def across(gf: str, kf: int, other: int | None) -> str:
    """The small field on the other side of an edge, which may be the border of a large field."""
    found = field_beside(Field(read_gf(gf), kf), other or 0)
    return str(found) if found is not None else f"{gf}/{other}"


def bridges_of(ground: Ground, buildings: Built) -> Iterator[Bridge]:
    """Of the battlefield and of the land beside it, over which one flees; with the hits that they have."""
    for gf in dict.fromkeys(spot.gf for spot in ground.spots.values()):
        for one in buildings.get(gf, ()):
            bridge = bridge_of(gf, one)
            if bridge is not None and bridge_flaw(ground, bridge) is None:
                yield bridge


def bridge_of(gf: str, one: Building) -> Bridge | None:
    if one.kind == RIVER_BRIDGE:
        return Bridge(f"{gf}/{one.kf}", across(gf, one.kf, one.other), hits=one.hits)
    if one.kind != STREAM_BRIDGE or one.banks is None:
        return None
    here, there = (str(bank_field(read_gf(gf), bank)) for bank in one.banks)
    return Bridge(here, there, f"{gf}/{one.kf}", one.hits)
