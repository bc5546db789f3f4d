"""Building, in stages and with gates, demolition and repair (9.2, 11.4, 11.4.1, 27)."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import Any, Final

import msgspec

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, bank_field, evaluation, gf_of
from walstatt.games.kalevala.papers.model import Build, Demolish, Mend, Order, Repair
from walstatt.games.kalevala.papers.write import write_building
from walstatt.games.kalevala.realm.breaches import hand_on_breaches
from walstatt.games.kalevala.realm.buildings import (
    BUILDINGS,
    FOUNDATION,
    FOUNDATIONS,
    GREAT_KEEP,
    KEEP,
    PALACE,
    RIVER_BRIDGE,
    SEA_FOUNDATION,
    STAGE_PRICE,
    STREAM_BRIDGE,
    TEMPLE,
    TEMPLE_BEGUN,
    TEMPLES,
    TOWER,
    WALL,
    Building,
    BuildingKind,
    Opening,
)
from walstatt.games.kalevala.realm.conversion import check_limits
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import BUILDING, LOSS, book, exchange, payer_of, re_in
from walstatt.games.kalevala.realm.pieces import PERSON, WARRIOR, known_piece, price
from walstatt.games.kalevala.realm.stock import Force, so_many
from walstatt.hexmap.bridges import bridge_between, bridge_flaw
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Edge, Field, around, has_river, neighbour_land
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import NEIGHBOURS, Way

WHOLE, COMBINED = 1, 1
AT_ONCE: Final = {TEMPLE: {TOWER: 20, TEMPLE_BEGUN: 10}}
"""What a temple costs that takes the place of another stage, where it is paid at once."""
HOUSES: Final = (TOWER, KEEP, GREAT_KEEP, TEMPLE_BEGUN, TEMPLE, PALACE)
FULL_ROOM: Final = 4
MENDING_A_WALL, MENDING_A_BRIDGE = 1, 2
"""RE for each hit (kalevala.r.war.bau_schaden)."""
FULL_PRICE, SET_BY_HAND = 1, 2
"""Readings of kalevala.r.11.reparatur_kosten."""
FROM_THE_COAST: Final = 3
"""Small fields between a temple in the water and the land (kalevala.20.1.wasser)."""
HIGHEST: Final = 4
"""No keep rises above the mountains (kalevala.27.3.gebirge)."""


def build(turn: Turn) -> None:
    """All that is built, pulled down and repaired; from RE that lie in the place."""
    work = evaluation(turn)
    work.hold_ways_back()
    work.follow(_carry_out, *_BY_KIND)


def _carry_out(work: Evaluation, realm: str, order: Any) -> None:
    _BY_KIND[type(order)](work, realm, order)


def standing(work: Evaluation, gf: Gf) -> list[Building]:
    return work.world.buildings.get(str(gf), [])


def house_on(work: Evaluation, field: Field) -> Building | None:
    """The tower, keep or temple on a small field."""
    return next((one for one in standing(work, field.gf) if one.kf == field.kf and one.kind in HOUSES), None)


def own_part(
    work: Evaluation, realm: str, field: Field, *, granted: bool = False, afloat: bool = False
) -> str:
    """The own province of a small field of land; with a grant, where that is read so, the one beside mountains; of a
    temple in the water the one from which it is built."""
    land = work.world.lands[field.gf]
    part = work.geography.part_at(field) if land.drawn else None
    parts = [part] if part and not part.water else []
    if afloat and land.drawn and land.is_water(field.kf):
        parts = _shores(work, field)
    if granted and land.drawn and land.is_mountain(field.kf) and work.world.reading("kalevala.r.9.bauplatz"):
        parts = [one for one in work.geography.parts(field.gf) if field.kf in work.geography.seen(one)]
    site, contest = land.site, work.world.contests.get(str(field.gf))
    if contest is not None and site is not None and site.kf == field.kf and field.kf in contest.fields:
        raise refuse("kalevala.r.war.teilung_linie", "kalevala-refused-contested", place=str(field))
    for one in parts:
        province = work.province(one.name)
        if province is not None and province.owner == realm:
            return one.name
    raise refuse("kalevala.r.9.bauplatz", _why_no_ground(work, realm, field), place=str(field))


def _why_no_ground(work: Evaluation, realm: str, field: Field) -> str:
    """Whoever owns all the land of a large field knows the rest of it; otherwise he sees what lies before his own."""
    land = work.world.lands[field.gf]
    parts = [one for one in work.geography.parts(field.gf) if not one.water] if land.drawn else []
    own = [one for one in parts if one.name in work.owned.get(realm, ())]
    if own and (own == parts or any(field.kf in work.geography.seen(one) for one in own)):
        if land.is_water(field.kf):
            return "kalevala-refused-build-in-water"
        if land.is_mountain(field.kf):
            return "kalevala-refused-build-on-mountains"
    return "kalevala-refused-not-own"


def _shores(work: Evaluation, field: Field) -> list[Part]:
    """Land of the same large field from which one builds in the water, three small fields away at most."""
    found = _lands_by_distance(work, field)
    if not found:
        raise refuse("kalevala.20.1.ort", "kalevala-refused-temple-all-water", place=str(field.gf))
    near = [part for distance, part in found if distance <= FROM_THE_COAST]
    if not near:
        raise refuse("kalevala.20.1.wasser", "kalevala-refused-temple-far-out", field=str(field), most=FROM_THE_COAST)
    return near


def _lands_by_distance(work: Evaluation, field: Field) -> list[tuple[int, Part]]:
    """The parts of land around a small field of water, the nearest first."""
    distances, edge = {field.kf: 0}, [field.kf]
    while edge:
        here = edge.pop(0)
        for one in NEIGHBOURS[here]:
            if one.side is None and one.kf not in distances:
                distances[one.kf] = distances[here] + 1
                edge.append(one.kf)
    parts = work.geography.parts(field.gf)
    found = [(min(distances[kf] for kf in part.fields), part) for part in parts]
    return sorted(found, key=lambda one: (one[0], one[1].name))


def _build(work: Evaluation, realm: str, order: Build) -> None:
    gf, building = gf_of(order.place), order.building
    if gf not in work.world.lands:
        raise refuse("kalevala.r.9.bauplatz", "kalevala-refused-not-own", place=order.place)
    if BUILDINGS[building.kind].varies:
        raise refuse(BUILDINGS[building.kind].rule, "kalevala-refused-comes-with-figure", building=building.kind)
    field = Field(gf, building.kf)
    check = _CHECKS.get(building.kind, _check_house)
    cost, replaced, place = check(work, realm, field, building, granted=bool(order.grant))
    there = re_in(work, realm, place)
    if cost > there:
        raise refuse("kalevala.11.4.voll_bezahlt", "kalevala-refused-re-here", place=place, cost=cost, there=there)
    at_once = is_at_once(work, building.kind)
    limited = 0 if at_once else cost
    check_limits(work, realm, place, 0, limited)
    spend(work, realm, place, cost, "kalevala.r.temple_steps" if at_once else "kalevala.9.2.kosten_bauwerke", BUILDING)
    work.limits[realm, place].goods += limited
    # What was broken is not mended by another storey, and gates stay where they are.
    openings = tuple(dict.fromkeys((*(replaced.openings if replaced else ()), *building.openings)))
    hits, broken = (replaced.hits, replaced.broken) if replaced else (0, ())
    fresh = msgspec.structs.replace(building, openings=openings, hits=hits, broken=broken, built=work.world.at.gr)
    others = [one for one in standing(work, gf) if one is not replaced and not _is_wall_of(work, gf, one, fresh)]
    work.replace_buildings(gf, [*others, fresh])
    rules = ["kalevala.9.2.kosten_bauwerke", BUILDINGS[building.kind].rule]
    if building.kind in FOUNDATIONS:
        rules.append("kalevala.r.11.stufen")
    if building.kind in TEMPLES:
        rules.append("kalevala.r.temple_steps")
    if any(_leads_in(work, Field(gf, building.kf), opening) for opening in openings if building.kind in HOUSES):
        rules.append("kalevala.27.2.anlagen")
    work.turn.tell((realm,), "kalevala-built", *rules, place=str(gf), building=write_building(fresh), re=cost)


Checked = tuple[int, Building | None, str]
"""Price, what it takes the place of, and the province that pays."""


def _check_foundation(
    work: Evaluation, realm: str, field: Field, building: Building, *, granted: bool
) -> Checked:
    afloat = building.kind == SEA_FOUNDATION
    place = own_part(work, realm, field, granted=granted, afloat=afloat)
    if not needs_foundation(work, field) or afloat != work.world.lands[field.gf].is_water(field.kf):
        site = work.world.lands[field.gf].site
        rule = "kalevala.12.2.hz_feld" if site is not None and site.kf == field.kf else "kalevala.9.2.fundament"
        raise refuse(rule, "kalevala-refused-no-foundation-needed", field=str(field))
    return BUILDINGS[building.kind].price, None, place


def needs_foundation(work: Evaluation, field: Field) -> bool:
    """Where less than 4 REH are offered, or in the water, and none is laid yet (kalevala.27.2.1.grundfeste)."""
    land = work.world.lands[field.gf]
    laid = any(one.kind in FOUNDATIONS and one.kf == field.kf for one in standing(work, field.gf))
    return not laid and (land.is_water(field.kf) or land.room(field.kf) < FULL_ROOM)


def _check_house(work: Evaluation, realm: str, field: Field, building: Building, *, granted: bool) -> Checked:
    afloat = building.kind in TEMPLES or any(
        one.kind == SEA_FOUNDATION and one.kf == field.kf for one in standing(work, field.gf))
    place = own_part(work, realm, field, granted=granted, afloat=afloat)
    land, kind = work.world.lands[field.gf], BUILDINGS[building.kind]
    if field.kf in land.passes | land.built_passes:
        raise refuse("kalevala.r.9.bauplatz", "kalevala-refused-on-pass", field=str(field))
    before = house_on(work, field)
    if kind.stage_of and not is_at_once(work, building.kind):
        if before is None or before.kind not in kind.stage_of:
            key, first = "kalevala-refused-stage", kind.stage_of[0]
            raise refuse("kalevala.11.4.stufenbau", key, kind=building.kind, before=first)
        if before.built == work.world.at.gr and not _may_combine(work, realm, place):
            raise refuse("kalevala.11.4.stufenbau", "kalevala-refused-one-stage", field=str(field))
    elif before is not None and before.kind not in AT_ONCE.get(building.kind, ()):
        raise refuse("kalevala.r.9.bauplatz", "kalevala-refused-built-up", field=str(field))
    if needs_foundation(work, field) and before is None:
        rule = "kalevala.20.1.wasser" if land.is_water(field.kf) else "kalevala.9.2.fundament"
        raise refuse(rule, "kalevala-refused-foundation", field=str(field))
    if building.kind in (KEEP, GREAT_KEEP) and land.level(field.kf) + kind.storeys > HIGHEST:
        raise refuse("kalevala.27.3.gebirge", "kalevala-refused-too-high", field=str(field))
    if building.kind in (KEEP, GREAT_KEEP) and land.is_water(field.kf):
        raise refuse("kalevala.20.1.wasser", "kalevala-refused-only-temples", field=str(field))
    _check_openings(work, field, building, before)
    hooks.check_building(work, realm, field, building, before)
    if is_at_once(work, building.kind):
        return AT_ONCE[TEMPLE][before.kind] if before is not None else kind.price, before, place
    return (STAGE_PRICE if before else kind.price), before, place


def usual_price(work: Evaluation, kind: BuildingKind) -> int:
    """What grows from something else costs one stage."""
    return STAGE_PRICE if kind.stage_of and not is_at_once(work, kind.symbol) else kind.price


def is_at_once(work: Evaluation, kind: str) -> bool:
    """By a reading a temple is paid at once, outside of the 12 RE (kalevala.r.temple_steps)."""
    return kind in AT_ONCE and work.world.reading("kalevala.r.temple_steps") == WHOLE


def _may_combine(work: Evaluation, realm: str, place: str) -> bool:
    """By a reading several stages in one GR, where slaves raise the limit (kalevala.r.11.stufen)."""
    return work.world.reading("kalevala.r.11.stufen") == COMBINED and work.limits[realm, place].labour > 0


# ---- gates and passages


def _check_openings(work: Evaluation, field: Field, building: Building, before: Building | None) -> None:
    openings = (*(before.openings if before else ()), *building.openings)
    _check_walls(field, building, openings)
    if not openings:
        raise refuse("kalevala.11.4.1.angabe", "kalevala-refused-no-gate", field=str(field))
    for opening in building.openings:
        _check_opening(work, field, building, opening)
    if not any(_leads_out(work, field, opening) for opening in openings) and not _joined_to_open(work, field, openings):
        raise refuse("kalevala.11.4.1.zugang", "kalevala-refused-no-way-in", field=str(field))
    _check_ascent(work, field, openings)


def _check_walls(field: Field, building: Building, openings: tuple[Opening, ...]) -> None:
    """Each wall of a storey has a single opening; where no gate is, it has a loophole."""
    walls = [(one.end, one.storey) for one in set(openings)]
    if len(walls) > len(set(walls)) or len(building.openings) > len(set(building.openings)):
        raise refuse("kalevala.27.2.oeffnungen", "kalevala-refused-two-openings", field=str(field))


def _check_opening(work: Evaluation, field: Field, building: Building, opening: Opening) -> None:
    other = _beside(work, field, opening.end)
    if opening.start != field.kf or other is None:
        raise refuse("kalevala.11.4.1.angabe", "kalevala-refused-gate-where", field=str(field), end=opening.end)
    land, kind = work.world.lands[field.gf], BUILDINGS[building.kind]
    if opening.storey >= kind.storeys:
        raise refuse("kalevala.r.11.tore_niveau", "kalevala-refused-no-storey", storey=opening.storey)
    here = land.level(field.kf) + opening.storey
    neighbour, beyond = house_on(work, other), work.world.lands[other.gf]
    ground = beyond.level(other.kf) if beyond.drawn else land.level(field.kf)
    if opening.passage or neighbour is not None:
        if neighbour is None:
            raise refuse("kalevala.11.4.1.durchgang", "kalevala-refused-passage-outside", end=str(other))
        if not ground <= here < ground + BUILDINGS[neighbour.kind].storeys:
            raise refuse("kalevala.11.4.1.durchgang", "kalevala-refused-passage-level", end=str(other))
    elif ground > land.level(field.kf) and not (
        (opening.storey == 1 and ground == here) or (opening.storey == 0 and other in _by_ascents(work, field))
    ):
        raise refuse("kalevala.11.4.1.tor", "kalevala-refused-gate-up", end=str(other))


def _touching(work: Evaluation, field: Field) -> Iterator[tuple[Way, Field]]:
    """All small fields around one, also those of land that is not drawn or that a checker has not seen: a wall or a
    gate stands on this side of the border."""
    for one in NEIGHBOURS[field.kf]:
        gf = field.gf if one.side is None else neighbour_land(work.world.lands, field.gf, one.side)
        if gf is not None:
            yield one.way, Field(gf, one.kf)


def _beside(work: Evaluation, field: Field, kf: int) -> Field | None:
    """The neighbouring small field of this number; no two that touch one field have the same."""
    return next((other for _, other in _touching(work, field) if other.kf == kf), None)


def _leads_out(work: Evaluation, field: Field, opening: Opening) -> bool:
    other = _beside(work, field, opening.end)
    return not opening.passage and other is not None and house_on(work, other) is None


def _leads_in(work: Evaluation, field: Field, opening: Opening) -> bool:
    other = _beside(work, field, opening.end)
    return other is not None and house_on(work, other) is not None


def _joined_to_open(work: Evaluation, field: Field, openings: tuple[Opening, ...]) -> bool:
    """Does an opening lead into a building that can itself be entered from outside?"""
    seen, edge = {field}, [(field, openings)]
    while edge:
        here, ways = edge.pop()
        for opening in ways:
            other = _beside(work, here, opening.end)
            house = house_on(work, other) if other else None
            if other is None or house is None or other in seen:
                continue
            if any(_leads_out(work, other, one) for one in house.openings):
                return True
            seen.add(other)
            edge.append((other, house.openings))
    return False


def _check_ascent(work: Evaluation, field: Field, openings: tuple[Opening, ...]) -> None:
    """Where an ascent leads up or down, a gate must open towards it (kalevala.11.4.1.aufgang)."""
    for other in _by_ascents(work, field):
        if not any(one.end == other.kf for one in openings):
            raise refuse("kalevala.11.4.1.aufgang", "kalevala-refused-ascent", field=str(field), end=other.kf)


def _by_ascents(work: Evaluation, field: Field) -> Iterator[Field]:
    """The small fields to which ascents lead from one. The gate that must open towards one leads up, too."""
    land = work.world.lands[field.gf]
    for way, other in _touching(work, field):
        if Edge(field.kf, way) in land.ascents or Edge(other.kf, way.opposite) in work.world.lands[other.gf].ascents:
            yield other


# ---- walls and bridges


def _edge(work: Evaluation, field: Field, kf: int | None, rule: str) -> tuple[Way, Field]:
    for way, other in _touching(work, field):
        if other.kf == kf:
            return way, other
    raise refuse(rule, "kalevala-refused-no-edge", field=str(field), end=kf)


def _is_taken(work: Evaluation, field: Field, other: Field) -> bool:
    """Does a wall or a bridge stand on this edge, whichever side it was built from?"""
    for gf in dict.fromkeys((field.gf, other.gf)):
        for one in standing(work, gf):
            here = Field(gf, one.kf)
            if one.other is not None and {here, _beside(work, here, one.other)} == {field, other}:
                return True
    return False


def is_built_up(work: Evaluation, field: Field) -> bool:
    """Does a building stand there or on one of its edges, or does a stream bridge end there?"""
    near = [other for _, other in around(work.world.lands, field)]
    bridges = [(gf, one) for gf in {field.gf, *(other.gf for other in near)} for one in standing(work, gf)]
    return (
        any(one.kf == field.kf for one in standing(work, field.gf))
        or any(_is_taken(work, field, other) for other in near)
        or any(bank_field(gf, bank) == field for gf, one in bridges for bank in one.banks or ())
    )


def _is_wall_of(work: Evaluation, gf: Gf, one: Building, house: Building) -> bool:
    """The sides of a house take the place of walls on its edges (kalevala.r.war.mauer_bau)."""
    if one.kind != WALL or one.other is None or house.kind not in HOUSES:
        return False
    return Field(gf, house.kf) in (Field(gf, one.kf), _beside(work, Field(gf, one.kf), one.other))


def _check_wall(work: Evaluation, realm: str, field: Field, building: Building, *, granted: bool) -> Checked:
    del granted
    place = own_part(work, realm, field)
    way, other = _edge(work, field, building.other, "kalevala.27.1.mauer")
    land = work.world.lands[other.gf]
    if (land.drawn and land.is_mountain(other.kf)) or house_on(work, field) or house_on(work, other):
        raise refuse("kalevala.r.war.mauer_bau", "kalevala-refused-wall-here", field=str(field), end=str(other))
    if _is_taken(work, field, other):
        raise refuse("kalevala.r.9.bauplatz", "kalevala-refused-edge-taken", field=str(field), end=str(other))
    if building.openings and building.side not in (field.kf, other.kf):
        raise refuse("kalevala.11.4.1.angabe", "kalevala-refused-gate-side", field=str(field))
    ascent = Edge(field.kf, way) in work.world.lands[field.gf].ascents or Edge(other.kf, way.opposite) in land.ascents
    if ascent and not building.openings:
        raise refuse("kalevala.11.4.1.aufgang", "kalevala-refused-ascent", field=str(field), end=other.kf)
    return BUILDINGS[WALL].price, None, place


def _check_river_bridge(
    work: Evaluation, realm: str, field: Field, building: Building, *, granted: bool
) -> Checked:
    del granted
    place = own_part(work, realm, field)
    way, other = _edge(work, field, building.other, "kalevala.27.5.br")
    if not has_river(work.world.lands, field, way):
        raise refuse("kalevala.27.5.br", "kalevala-refused-no-river", field=str(field), end=str(other))
    if _is_taken(work, field, other):
        raise refuse("kalevala.r.9.bauplatz", "kalevala-refused-edge-taken", field=str(field), end=str(other))
    return BUILDINGS[RIVER_BRIDGE].price, None, place


def _check_stream_bridge(
    work: Evaluation, realm: str, field: Field, building: Building, *, granted: bool
) -> Checked:
    del granted
    assert building.banks is not None
    one, other = (bank_field(field.gf, bank) for bank in building.banks)
    gorge = field.kf in work.world.lands[field.gf].gorges
    rule = "kalevala.11.4.1.schlucht" if gorge else "kalevala.11.4.1.strombruecke"
    if one.gf not in work.world.lands or other.gf not in work.world.lands:
        raise refuse(rule, "kalevala-refused-bank-foreign", field=str(field))
    bridge = bridge_between(work.world.lands, one, field, other)
    if bridge is None:
        raise refuse(rule, "kalevala-refused-not-in-line", field=str(field))
    flaw = bridge_flaw(work.world.lands, bridge)
    if flaw:
        raise refuse(rule, f"kalevala-refused-bridge-{flaw}", field=str(field))
    try:
        places = [own_part(work, realm, bank) for bank in (one, other)]
    except Refused as refused:
        raise refuse(rule, "kalevala-refused-bank-foreign", field=str(field)) from refused
    price = BUILDINGS[STREAM_BRIDGE].price
    near = [place for place in places if gf_of(place) == field.gf] or places
    return price, None, payer_of(work, realm, near, price)


_CHECKS: Final = {
    FOUNDATION: _check_foundation, SEA_FOUNDATION: _check_foundation, WALL: _check_wall,
    RIVER_BRIDGE: _check_river_bridge, STREAM_BRIDGE: _check_stream_bridge,
}


# ---- demolition and repair


def _found(work: Evaluation, place: str, wanted: Building, rule: str) -> Building:
    """The building that is meant; gates need not be named again."""
    key = (wanted.kind, wanted.kf, wanted.other)
    for one in standing(work, gf_of(place)):
        if (one.kind, one.kf, one.other) == key:
            return one
    raise refuse(rule, "kalevala-refused-no-building", place=place)


def _keeper(work: Evaluation, realm: str, gf: Gf, building: Building, cost: int) -> str:
    """The own province that a building belongs to; of both banks of a bridge the first that can pay."""
    if building.banks is None:
        return own_part(work, realm, Field(gf, building.kf), granted=True, afloat=True)
    own = [one for one in keepers(work, gf, building) if _owns(work, realm, one)]
    if not own:
        raise refuse("kalevala.r.9.bauplatz", "kalevala-refused-not-own", place=f"{gf}/{building.kf}")
    return payer_of(work, realm, own, cost)


def keepers(work: Evaluation, gf: Gf, building: Building) -> list[str]:
    """The parts that a building belongs to: a stream bridge to both banks, what stands in mountains to those beside,
    what stands in the water to the nearest land."""
    land = work.world.lands[gf]
    if building.banks is None and land.drawn and land.is_water(building.kf):
        return [part.name for _, part in _lands_by_distance(work, Field(gf, building.kf))[:1]]
    fields = [bank_field(gf, bank) for bank in building.banks or ()] or [Field(gf, building.kf)]
    found = [part for field in fields if (part := work.geography.part_at(field)) is not None]
    beside = [one for one in work.geography.parts(gf) if building.kf in work.geography.seen(one)]
    return [part.name for part in found or beside]


def _owns(work: Evaluation, realm: str, place: str) -> bool:
    province = work.province(place)
    return province is not None and province.owner == realm


def buildings_of(work: Evaluation, realm: str) -> Iterator[tuple[Gf, Building]]:
    """All that stand in its land; in a divided field those of its own parts."""
    for gf in dict.fromkeys(gf_of(place) for place in work.owned.get(realm, ())):
        for one in standing(work, gf):
            if any(_owns(work, realm, place) for place in keepers(work, gf, one)):
                yield gf, one


def _demolish(work: Evaluation, realm: str, order: Demolish) -> None:
    """Half the price, no part of the 12 RE, and no material back (kalevala.27.7.abriss, kalevala.r.9.halbe_re)."""
    gf = gf_of(order.place)
    found = _found(work, order.place, order.building, "kalevala.27.7.abriss")
    place = _keeper(work, realm, gf, found, _rounded_up(BUILDINGS[found.kind].price))
    if found.kind in FOUNDATIONS and house_on(work, Field(gf, found.kf)):
        raise refuse("kalevala.27.2.1.grundfeste", "kalevala-refused-foundation-bears", place=f"{gf}/{found.kf}")
    limits = work.limits[realm, place]
    price_so_far = limits.demolished + BUILDINGS[found.kind].price
    half = _rounded_down if work.world.reading("kalevala.r.9.halbe_re") == 1 else _rounded_up
    cost = half(price_so_far) - half(limits.demolished)
    there = re_in(work, realm, place)
    if cost > there:
        raise refuse("kalevala.27.7.abriss", "kalevala-refused-re-here", place=place, cost=cost, there=there)
    spend(work, realm, place, cost, "kalevala.27.7.abriss", BUILDING)
    limits.demolished = price_so_far
    work.replace_buildings(gf, [one for one in standing(work, gf) if one is not found])
    hand_on_breaches(work, gf, found)
    rules, told = ("kalevala.27.7.abriss", "kalevala.r.9.halbe_re"), write_building(found)
    work.turn.tell((realm,), "kalevala-demolished", *rules, place=str(gf), building=told)


def _rounded_up(cost: int) -> int:
    """Half of it."""
    return ceil(cost / 2)


def _rounded_down(cost: int) -> int:
    """Half of it."""
    return cost // 2


def _mend(work: Evaluation, realm: str, order: Mend) -> None:
    """A price for each hit, within the 12 RE, paid by whoever holds the building (kalevala.r.war.bau_schaden)."""
    rule, gf = "kalevala.r.war.bau_schaden", gf_of(order.place)
    found = _found(work, order.place, order.building, rule)
    cost = _price_of_mending(work, found)
    place = _keeper(work, realm, gf, found, cost)
    if not found.hits:
        raise refuse(rule, "kalevala-refused-nothing-broken", place=order.place, missing=[write_building(found)])
    there = re_in(work, realm, place)
    if cost > there:
        raise refuse(rule, "kalevala-refused-re-here", place=place, cost=cost, there=there)
    check_limits(work, realm, place, 0, cost)
    spend(work, realm, place, cost, rule, BUILDING)
    work.limits[realm, place].goods += cost
    whole = msgspec.structs.replace(found, hits=0, broken=())
    work.replace_buildings(gf, [whole if one is found else one for one in standing(work, gf)])
    work.turn.tell((realm,), "kalevala-mended", rule, place=str(gf), building=write_building(whole), re=cost)


def _price_of_mending(work: Evaluation, building: Building) -> int:
    if work.world.reading("kalevala.r.war.bau_schaden"):
        return ceil(BUILDINGS[building.kind].price / 2)
    return building.hits * (MENDING_A_BRIDGE if building.kind in (RIVER_BRIDGE, STREAM_BRIDGE) else MENDING_A_WALL)


def _repair(work: Evaluation, realm: str, order: Repair) -> None:
    """Half the price, rounded up for each piece, within the 12 RE (kalevala.r.11.reparatur_kosten)."""
    force = work.world.forces.get(realm, {}).get(order.place, Force())
    stock = order.listing.stock()
    missing = force.land.lacks(stock)
    if missing or any(not known_piece(symbol).due for symbol in stock.pieces):
        told = [so_many(number, symbol) for symbol, number in (missing or stock.pieces).items()]
        raise refuse("kalevala.11.4.reparatur", "kalevala-refused-nothing-broken", place=order.place, missing=told)
    if not _can_repair(force):
        raise refuse("kalevala.r.11.reparatur_kosten", "kalevala-refused-nobody-repairs", place=order.place)
    cost = _price_of_repair(work, realm, order)
    there = re_in(work, realm, order.place)
    if cost > there:
        rule = "kalevala.r.11.reparatur_kosten"
        raise refuse(rule, "kalevala-refused-re-here", place=order.place, cost=cost, there=there)
    check_limits(work, realm, order.place, 0, cost)
    spend(work, realm, order.place, cost, "kalevala.11.4.reparatur", BUILDING)
    work.limits[realm, order.place].goods += cost
    for symbol, number in stock.pieces.items():
        exchange(work, realm, order.place, symbol, symbol.partition("(k")[0], number, "kalevala.11.4.reparatur")
    rules = ("kalevala.11.4.reparatur", "kalevala.r.11.reparatur_kosten")
    what = [so_many(number, symbol.partition("(k")[0]) for symbol, number in stock.pieces.items()]
    work.turn.tell((realm,), "kalevala-repaired", *rules, place=order.place, pieces=what, re=cost)


def _price_of_repair(work: Evaluation, realm: str, order: Repair) -> int:
    """By readings the full price, or whatever the game master says; he is shown half of it."""
    rule, stock = "kalevala.r.11.reparatur_kosten", order.listing.stock()
    reading, full = work.world.reading(rule), sum((price(one) or 0) * number for one, number in stock.each())
    half = sum(_rounded_up(price(one) or 0) * number for one, number in stock.each())
    if reading != SET_BY_HAND:
        return full if reading == FULL_PRICE else half

    def check(value: object) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= full:
            raise refuse(rule, "kalevala-refused-repair-price", most=full)

    cost: int = work.turn.decide(
        (realm, order.line), "kalevala:repair-price", rule, half, realms=[realm], check=check, realm=realm,
        place=order.place, pieces=[so_many(number, symbol) for symbol, number in stock.pieces.items()],
    )
    return cost


def _can_repair(force: Force) -> bool:
    """Somebody must be there; aboard a ship, and in a field without own troops, nothing is repaired."""
    return force.land.of_sort(WARRIOR) + force.land.of_sort(PERSON) > 0


_BY_KIND: Final[dict[type[Order], Callable[[Evaluation, str, Any], None]]] = {
    Build: _build, Demolish: _demolish, Repair: _repair, Mend: _mend,
}


def fall_to_pieces(turn: Turn) -> None:
    """What was not repaired by its armament date is gone; what could not be repaired then waits for the next."""
    work = evaluation(turn)
    if not work.world.at.arms:
        return
    for realm, places in work.world.forces.items():
        for place in [place for place, force in places.items() if _can_repair(force)]:
            for one, number in list(places[place].land.each()):
                if one.due and one.due <= work.world.at.gr:
                    book(work, realm, place, one.symbol, -number, "kalevala.11.4.reparatur", LOSS)
                    work.turn.tell((realm,), "kalevala-fell-to-pieces", "kalevala.11.4.reparatur", place=place,
                                   number=number, symbol=one.symbol.partition("(k")[0])
