"""Canals and passes (chapter 13): paid small field by small field, over several GR if need be."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import Paper
from walstatt.games.kalevala.papers.model import Work as Payment
from walstatt.games.kalevala.realm.building import is_built_up
from walstatt.games.kalevala.realm.conversion import check_limits
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import BUILDING, payer_of, re_in
from walstatt.games.kalevala.realm.works_dues import due_for_new
from walstatt.games.kalevala.state import Work
from walstatt.hexmap.coordinates import Gf, read_place
from walstatt.hexmap.land import Edge, Field, Land, around, has_river
from walstatt.hexmap.small_fields import NEIGHBOURS, Way
from walstatt.hexmap.terrain import (
    HIGH_MANGROVE,
    HIGH_SWAMP,
    HIGHLAND,
    HIGHLAND_DESERT,
    HIGHLAND_FOREST,
    LOWLAND,
    LOWLAND_DESERT,
    LOWLAND_FOREST,
    LOWLAND_ICE,
    MANGROVE,
    MOUNTAINS,
    SWAMP,
    UPLAND,
    WATER,
)

CANAL_PRICES: Final = {
    LOWLAND: 2, LOWLAND_FOREST: 3, SWAMP: 4, LOWLAND_DESERT: 5, MANGROVE: 5, HIGHLAND: 6, HIGHLAND_FOREST: 9,
    LOWLAND_ICE: 12, HIGH_SWAMP: 12, HIGHLAND_DESERT: 15, HIGH_MANGROVE: 15,
}
"""kalevala.13.1.1.baukosten."""
AT_THE_SEA: Final = 4
RIVER_EDGES: Final = 2
PASS_PRICE: Final = 20
PASS_SIDES: Final = 2
GRANTED: Final = "granted"


def canal_price(work: Evaluation, field: Field) -> int | None:
    """What a small field of a canal costs; None where none can be dug."""
    land = work.world.lands[field.gf]
    price = CANAL_PRICES.get(land.terrain[field.kf - 1])
    if price is None:
        return None
    if is_at_the_sea(work, field):
        price = max(price, AT_THE_SEA)
    return price - 1 if runs_along_river(work, field) else price


def runs_along_river(work: Evaluation, field: Field) -> bool:
    return sum(has_river(work.world.lands, field, one.way) for one in NEIGHBOURS[field.kf]) >= RIVER_EDGES


def _price_rules(work: Evaluation, field: Field) -> Iterator[str]:
    """What makes a canal dearer or cheaper than its terrain."""
    if is_at_the_sea(work, field):
        yield "kalevala.r.13.meergrenze"
    if runs_along_river(work, field):
        yield "kalevala.13.1.1.flusslauf"


def is_at_the_sea(work: Evaluation, field: Field) -> bool:
    """Does it touch water that is neither stream, canal nor oasis (kalevala.r.13.meergrenze)?"""
    for _, other in around(work.world.lands, field):
        land = work.world.lands[other.gf]
        part = work.geography.part_at(other)
        narrow = other.kf in land.canals or any(flow.kf == other.kf for flow in land.streams)
        if land.is_water(other.kf) and part is not None and not narrow:
            return True
    return False


def pay_works(turn: Turn) -> None:
    evaluation(turn).follow(_pay, Payment)


def _pay(work: Evaluation, realm: str, order: Payment) -> None:
    where = read_place(order.field)
    assert where.kf is not None
    field = Field(where.gf, where.kf)
    own = _own_parts(work, realm, field)
    price = _check_canal(work, realm, field) if order.canal else _check_pass(work, realm, field)
    done = work.world.works.get(order.field, Work(order.canal, work.world.lands[field.gf].terrain[field.kf - 1]))
    if done.finished:
        raise refuse("kalevala.r.13.teilzahlung", "kalevala-refused-work-paid", field=order.field)
    amount = min(order.amount, max(0, price - done.paid))
    # Of mountains between two own parts one pays alone, for nobody pays twice twelve for one small field.
    place = work.paying.setdefault(order.field, payer_of(work, realm, own, amount))
    there = re_in(work, realm, place)
    if amount > there:
        raise refuse("kalevala.13.1.1.bauzeit", "kalevala-refused-re-here", place=place, cost=amount, there=there)
    check_limits(work, realm, place, 0, amount)
    rule = "kalevala.13.1.1.baukosten" if order.canal else "kalevala.13.2.1.baukosten"
    done = msgspec.structs.replace(done, paid=done.paid + amount, finished=done.paid + amount >= price)
    # A canal is kept up from its first small field on, a pass from its first payment on.
    kept = due_for_new(work, realm, field, canal=order.canal) if done.finished or not order.canal else {}
    spend(work, realm, place, amount, rule, BUILDING, works=kept)
    work.limits[realm, place].goods += amount
    work.note_work(order.field, done)
    rules = [rule, *(_price_rules(work, field) if order.canal else ())]
    work.turn.tell((realm,), "kalevala-work-paid", *rules, field=order.field, paid=done.paid, price=price)
    if done.finished and order.canal:
        _dig(work, field)


def _own_parts(work: Evaluation, realm: str, field: Field) -> list[str]:
    """The own part in which the small field lies, or those beside it."""
    if field.gf not in work.world.lands or not work.world.lands[field.gf].drawn:
        raise refuse("kalevala.8.bewegung_im_reich", "kalevala-refused-not-own", place=str(field))
    part = work.geography.part_at(field)
    parts = [part] if part is not None else [
        one for one in work.geography.parts(field.gf) if field.kf in work.geography.seen(one)
    ]
    own = [one.name for one in parts if (province := work.province(one.name)) is not None and province.owner == realm]
    if not own:
        raise refuse("kalevala.8.bewegung_im_reich", "kalevala-refused-not-own", place=str(field))
    return own


def _check_free(work: Evaluation, field: Field) -> Land:
    """Neither a trade centre nor a building may stand there (kalevala.r.13.teilzahlung)."""
    land = work.world.lands[field.gf]
    if is_built_up(work, field) or (land.site is not None and land.site.kf == field.kf):
        raise refuse("kalevala.r.13.teilzahlung", "kalevala-refused-built-up", field=str(field))
    return land


def _check_canal(work: Evaluation, realm: str, field: Field) -> int:
    _check_free(work, field)
    price = canal_price(work, field)
    if price is None:
        raise refuse("kalevala.13.1.1.baukosten", "kalevala-refused-no-canal", field=str(field))
    if not any(one.realm == realm and one.state == GRANTED and str(field) in one.fields for one in work.world.requests):
        raise refuse("kalevala.13.1.genehmigung", "kalevala-refused-no-plan", field=str(field))
    if _makes_it_wide(work, field):
        raise refuse("kalevala.13.1.kanal", "kalevala-refused-wide-canal", field=str(field))
    return price


def _makes_it_wide(work: Evaluation, field: Field) -> bool:
    """Three small fields of a canal that touch each other: it would be wider than one."""
    near = [other for _, other in around(work.world.lands, field) if other.kf in work.world.lands[other.gf].canals]
    return any(
        other in {one for _, one in around(work.world.lands, first)} for first in near for other in near
    )


def _check_pass(work: Evaluation, realm: str, field: Field) -> int:
    """From upland over mountains to upland, both sides own (kalevala.13.2.pass, kalevala.13.2.besitz)."""
    land = _check_free(work, field)
    if land.terrain[field.kf - 1] != MOUNTAINS or field.kf in land.passes:
        raise refuse("kalevala.13.2.pass", "kalevala-refused-no-mountains", field=str(field))
    sides = _sides(work, chain_of(work, field, _ordered_passes(work, realm)))
    if sum(any(is_upland(work, one) for one in side) for side in sides) < PASS_SIDES:
        raise refuse("kalevala.13.2.pass", "kalevala-refused-pass-ends", field=str(field))
    for one in sorted(one for side in sides for one in side):
        part = work.geography.part_at(one)
        province = work.province(part.name) if part else None
        if province is None or province.owner != realm:
            raise refuse("kalevala.13.2.besitz", "kalevala-refused-pass-foreign", field=str(field), end=str(one))
    return PASS_PRICE


def is_upland(work: Evaluation, field: Field) -> bool:
    return work.world.lands[field.gf].kind(field.kf).base == UPLAND


def _ordered_passes(work: Evaluation, realm: str) -> set[str]:
    """A pass of several small fields is planned as a whole: the same paper may name the others."""
    return {order.field for order in work.papers.get(realm, Paper()).of(Payment) if not order.canal}


def chain_of(work: Evaluation, field: Field, planned: Collection[str] = ()) -> set[Field]:
    """All small fields of the pass that this one belongs to, begun or planned."""
    chain, edge = {field}, [field]
    while edge:
        for _, other in around(work.world.lands, edge.pop()):
            done = work.world.works.get(str(other))
            named = (done is not None and not done.canal) or str(other) in planned
            mountains = work.world.lands[other.gf].terrain[other.kf - 1] == MOUNTAINS
            if named and mountains and other not in chain:
                chain.add(other)
                edge.append(other)
    return chain


def _sides(work: Evaluation, chain: set[Field]) -> list[set[Field]]:
    """The land that a pass touches, by the sides of the range: what touches each other lies on one side."""
    lands = work.world.lands
    left = {other for one in chain for _, other in around(lands, one) if lands[other.gf].is_land(other.kf)} - chain
    sides: list[set[Field]] = []
    while left:
        side, edge = set[Field](), [min(left)]
        while edge:
            here = edge.pop()
            if here in left:
                left.discard(here)
                side.add(here)
                edge.extend(other for _, other in around(lands, here) if other in left)
        sides.append(side)
    return sides


def _dig(work: Evaluation, field: Field) -> None:
    """A finished canal is water without a flow (kalevala.r.13.teilzahlung); rivers between waters are none."""
    land = work.world.lands[field.gf]
    dug = msgspec.structs.replace(land.with_terrain({field.kf: WATER}), canals=land.canals | {field.kf})
    work.replace_land(field.gf, dug)
    swallowed = [edge for edge in _rivers_around(work, field) if edge.is_between_waters]
    for edge in swallowed:
        _change_river(work, edge.name, there=False)
    done = work.world.works[str(field)]
    work.world.works[str(field)] = msgspec.structs.replace(done, rivers=tuple(edge.name for edge in swallowed))


class _River(NamedTuple):
    """A river along an edge as one of the two lands names it."""

    name: str
    is_between_waters: bool


def _rivers_around(work: Evaluation, field: Field) -> Iterator[_River]:
    lands = work.world.lands
    for way, other in around(lands, field):
        wet = lands[other.gf].is_water(other.kf)
        for one, towards in ((field, way), (other, way.opposite)):
            if Edge(one.kf, towards) in lands[one.gf].rivers:
                yield _River(f"{one}/{towards.value}", wet)


def _change_river(work: Evaluation, name: str, *, there: bool) -> None:
    place, _, way = name.rpartition("/")
    where = read_place(place)
    land, edge = work.world.lands[where.gf], Edge(where.kf or 0, Way(way))
    rivers = land.rivers | {edge} if there else land.rivers - {edge}
    work.replace_land(where.gf, msgspec.structs.replace(land, rivers=rivers))


def restored_rivers(work: Evaluation, names: Iterable[str]) -> None:
    """Where a canal has decayed the rivers that it swallowed run again."""
    for name in names:
        _change_river(work, name, there=True)


def open_passes(turn: Turn) -> None:
    """A pass opens when all its small fields are paid; what is paid next to what is not waits. Bridges and canals of
    this phase join and part the land now, too."""
    work = evaluation(turn)
    fresh: dict[Gf, set[int]] = {}
    for name, one in work.world.works.items():
        where = read_place(name)
        if not one.canal and one.finished and where.kf is not None and _is_whole(work, Field(where.gf, where.kf)):
            fresh.setdefault(where.gf, set()).add(where.kf)
    for gf, fields in fresh.items():
        land = work.world.lands[gf]
        if fields - land.built_passes:
            work.replace_land(gf, msgspec.structs.replace(land, built_passes=land.built_passes | fields))
    work.open_ways()


def _is_whole(work: Evaluation, field: Field) -> bool:
    return all(work.world.works[str(one)].finished for one in chain_of(work, field))
