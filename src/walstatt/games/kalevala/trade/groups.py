"""Caravans and expeditions (21, 21.1, 21.1.6): put together, led through the own realm, boarded, dissolved."""
from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.core.texts import text
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.requests import request_of
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import BoardGroup, DissolveGroup, FormGroup, LeaveGroup, Listing, MoveGroup
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.planes.crossing import is_crossing
from walstatt.games.kalevala.realm.guests import is_permitted
from walstatt.games.kalevala.realm.ledger import LOSS, book_in
from walstatt.games.kalevala.realm.marching import check_leads_on
from walstatt.games.kalevala.realm.stock import EXPEDITION, RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.slavery.guards import check_guarded
from walstatt.games.kalevala.trade.leaving import leave
from walstatt.games.kalevala.trade.volume import check_layout, check_volume, merchants_in, pace_of, vessels_of
from walstatt.games.kalevala.trade.ways import lead

MOST: Final = 2
"""Caravans of a ruler, and expeditions of his (kalevala.21.karawane.anzahl, kalevala.r.expedition_number)."""
TOGETHER: Final = 1
"""The reading of kalevala.r.expedition_number by which two of both kinds are the most."""


def lead_groups(turn: Turn) -> None:
    """All that is ordered of caravans in phase 1, in the order of the papers, after everything else has moved."""
    work = evaluation(turn)
    work.follow(_carry_out, FormGroup, MoveGroup, BoardGroup, DissolveGroup, LeaveGroup)


def _carry_out(
    work: Evaluation, realm: str, order: FormGroup | MoveGroup | BoardGroup | DissolveGroup | LeaveGroup
) -> None:
    if work.is_protected(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if isinstance(order, FormGroup):
        _form(work, realm, order)
    elif isinstance(order, MoveGroup):
        _move_at_home(work, realm, order)
    elif isinstance(order, BoardGroup):
        _board_at_home(work, realm, order)
    elif isinstance(order, LeaveGroup):
        leave(work, realm, order)
    else:
        _dissolve(work, realm, order)


def group_at(work: Evaluation, realm: str, symbol: str) -> tuple[str, Holder] | None:
    """Where a caravan or an expedition stands."""
    for place, force in work.world.forces.get(realm, {}).items():
        for one in force.groups:
            if one.symbol == symbol:
                return place, one
    return None


def the_group(work: Evaluation, realm: str, symbol: str, place: str) -> tuple[str, Holder]:
    """The one that is meant, where it is said to stand."""
    found = group_at(work, realm, symbol)
    if found is None or (found[0] != place and found[0] != f"{place}~"):
        raise refuse("kalevala.21.1.2.hilfsblatt", "kalevala-refused-no-such-caravan", group=symbol, place=place)
    return found


def is_own(work: Evaluation, realm: str, place: str) -> bool:
    """Does it belong to this realm; of water: is it that of an own large field, and of nobody else's?"""
    if "~" not in place:
        province = work.province(place)
        return province is not None and province.owner == realm
    owners = {
        province.owner for part in work.geography.parts(gf_of(place))
        if (province := work.province(part.name)) is not None
    }
    return owners == {realm}


# ---- putting together


def _form(work: Evaluation, realm: str, order: FormGroup) -> None:
    _check_number(work, realm, order)
    force = work.world.forces.get(realm, {}).get(order.place, Force())
    if not is_own(work, realm, order.place):
        raise refuse("kalevala.21.karawane.vorteil", "kalevala-refused-not-own", place=order.place)
    load, vessels = _contents(force, order)
    if not merchants_in(load):
        raise refuse("kalevala.21.karawane.vorteil", "kalevala-refused-caravan-merchant", group=order.group)
    check_volume(work, load)
    check_guarded(load, "kalevala.r.slave_trade")
    _check_rest(force, order)
    if order.group.startswith(EXPEDITION):
        _check_purpose(work, realm, order)
    force.land.part_with(_loose(order.listing))
    force.holders = [one for one in force.holders if not any(one is vessel for vessel in vessels)]
    force.holders.append(Holder(order.group, load))
    what = write_listing(listing_of(load))
    rules = ["kalevala.21.1.bildung", "kalevala.21.karawane.vorteil"]
    if order.group.startswith(EXPEDITION):
        rules += ["kalevala.21.2.zweck", "kalevala.21.2.regeln"]
    work.turn.tell((realm,), "kalevala-caravan-formed", *rules, group=order.group, place=order.place, what=what)


def _check_number(work: Evaluation, realm: str, order: FormGroup) -> None:
    """Two of each kind, numbered one and two."""
    there = [one.symbol for force in work.world.forces.get(realm, {}).values() for one in force.groups]
    if order.group in there or int(order.group[2:]) not in range(1, MOST + 1):
        raise refuse("kalevala.21.karawane.anzahl", "kalevala-refused-caravan-number", group=order.group, most=MOST)
    if work.world.reading("kalevala.r.expedition_number") == TOGETHER and len(there) >= MOST:
        raise refuse("kalevala.r.expedition_number", "kalevala-refused-caravan-number", group=order.group, most=MOST)


def _check_purpose(work: Evaluation, realm: str, order: FormGroup) -> None:
    """An expedition is announced to the game master, and his grant is cited (kalevala.21.2.zweck)."""
    if request_of(work.world, realm, order.grant) is None:
        raise refuse("kalevala.21.2.zweck", "kalevala-refused-expedition-purpose", group=order.group)


def _contents(force: Force, order: FormGroup) -> tuple[Stock, list[Holder]]:
    """What goes into it: things that lie there, and at sea the ships with just these loads."""
    load = _loose(order.listing)
    missing = force.land.lacks(load)
    if missing:
        raise _missing(order.place, missing)
    waiting, found = list(force.vessels), []
    for symbol, aboard in _ships(order.listing):
        vessel = next((one for one in waiting if one.symbol == symbol and one.load == aboard), None)
        if vessel is None:
            rule = "kalevala.9.3.2.schiffe_darstellung"
            raise refuse(rule, "kalevala-refused-no-such-ship", place=order.place, ship=symbol)
        waiting = [one for one in waiting if one is not vessel]
        found.append(vessel)
        load.join(vessel.load)
        load.add(symbol, 1)
    return load, found


def _loose(listing: Listing) -> Stock:
    """Without ships, and without what is aboard."""
    whole = listing.stock()
    whole.part_with(Stock(vessels_of(whole)))
    return whole


def _ships(listing: Listing) -> list[tuple[str, Stock]]:
    """With what is aboard; those that stand without brackets are empty."""
    empty = [(symbol, Stock()) for symbol, number in vessels_of(listing.stock()).items() for _ in range(number)]
    return [*((symbol, inner.stock()) for symbol, inner in listing.holders), *empty]


def _missing(place: str, missing: dict[str, int]) -> Refused:
    told = [so_many(number, symbol) for symbol, number in missing.items()]
    return refuse("kalevala.21.1.bildung", "kalevala-refused-not-there", place=place, missing=told)


def _check_rest(force: Force, order: FormGroup) -> None:
    """Contents and rest are all that stood there."""
    rest = force.open()
    rest.part_with(order.listing.whole())
    if rest != order.rest.whole():
        left = write_listing(listing_of(rest)) or "–"
        raise refuse("kalevala.21.1.bildung", "kalevala-refused-caravan-rest", place=order.place, rest=left)


# ---- at home


def check_contents(order: MoveGroup, group: Holder) -> list[Stock]:
    """The order names what the caravan has, no more and no less (kalevala.21.1.2.hilfsblatt)."""
    fields = [one.whole() for one in order.fields]
    named = Stock()
    for one in fields:
        named.join(one)
    if Counter(named.pieces) != Counter(group.load.pieces) or named.re != group.load.re:
        what = write_listing(listing_of(group.load))
        rule = "kalevala.21.1.2.hilfsblatt"
        raise refuse(rule, "kalevala-refused-caravan-contents", group=group.symbol, what=what)
    if len(fields) > 1 and not vessels_of(group.load):
        check_layout(fields)
    return fields


def _move_at_home(work: Evaluation, realm: str, order: MoveGroup) -> None:
    """As everybody moves; through foreign land it goes in phase 3."""
    start, group = the_group(work, realm, order.group, order.way[0])
    check_contents(order, group)
    if order.stream or not all(is_own(work, realm, _at(start, place)) for place in order.way):
        raise refuse("kalevala.21.1.2.fremd", "kalevala-refused-caravan-phase-3", group=order.group)
    check_rested(work, group)
    check_steps(order, group)
    way = lead(work, realm, group, start, order.way[1:])
    if way.stopped:
        rule = "kalevala.21.1.2.hindernis"
        obstacles = [text("kalevala-caravan-obstacle", kind=one) for one in way.stopped]
        raise refuse(rule, "kalevala-refused-caravan-way", place=way.before, obstacles=obstacles)
    hooks.check_leaving(work, realm, start, group.load)
    put(work, realm, group, start, way.places[-1])
    group.moved, group.tail = work.world.at.gr, ""
    work.turn.tell(
        (realm,), "kalevala-caravan-moved", "kalevala.21.1.2.eigen", pace_of(group.load)[1], group=order.group,
        way=list(way.places),
    )


def _at(start: str, place: str) -> str:
    """Ships are in the water of a place."""
    return f"{gf_of(place)}~" if "~" in start else place


def check_rested(work: Evaluation, group: Holder) -> None:
    if group.moved == work.world.at.gr:
        raise refuse("kalevala.21.1.2.fremd", "kalevala-refused-caravan-moved", group=group.symbol)


def check_steps(order: MoveGroup, group: Holder) -> None:
    """Not further than it comes; with the current perhaps one large field more (kalevala.21.1.1.strom)."""
    pace, rule = pace_of(group.load)
    with_current = 1 if vessels_of(group.load) and order.stream >= 0 else 0
    if order.stream < 0:
        with_current = -1
    if order.stream and vessels_of(group.load):
        rule = "kalevala.21.1.1.strom"
    steps = abs(order.stream) or len(order.way) - 1
    if steps > pace + with_current:
        raise refuse(rule, "kalevala-refused-too-far", steps=steps, most=pace + with_current)
    if order.stream and not vessels_of(group.load):
        raise refuse("kalevala.21.1.2.strom_folgen", "kalevala-refused-caravan-no-vessels", group=group.symbol)
    check_leads_on(order.way)
    for one, other in pairwise(order.way):
        if gf_of(one).side_towards(gf_of(other)) is None:
            rule = "kalevala.14.splitterebene" if is_crossing(one, other) else "kalevala.21.1.2.hilfsblatt"
            raise refuse(rule, "kalevala-refused-no-neighbours", start=one, end=other)


def put(work: Evaluation, realm: str, group: Holder, start: str, end: str) -> None:
    """The same caravan in another place."""
    force = work.world.force(realm, start)
    force.holders = [one for one in force.holders if one is not group]
    work.world.force(realm, end).holders.append(group)
    work.world.tidy(realm, start)


# ---- boarding


def _board_at_home(work: Evaluation, realm: str, order: BoardGroup) -> None:
    place, group = the_group(work, realm, order.group, order.place)
    if not is_own(work, realm, place):
        raise refuse("kalevala.21.1.2.fremd", "kalevala-refused-caravan-phase-3", group=order.group)
    check_rested(work, group)
    check_boarding(work, realm, order, place, group)
    board(work, realm, group, place, order.listing.stock().pieces)
    group.moved = work.world.at.gr


def check_boarding(work: Evaluation, realm: str, order: BoardGroup, place: str, group: Holder) -> None:
    rule = "kalevala.21.1.2.einschiffen"
    vessels = order.listing.stock().pieces
    if order.listing.re or order.listing.holders:
        raise refuse(rule, "kalevala-refused-which-ship", place=place)
    if not vessels:
        if not vessels_of(group.load) or _shore(work, place) is None:
            raise refuse(rule, "kalevala-refused-caravan-no-vessels", group=group.symbol)
        return
    lying = _lying(work, realm, place)
    if lying is None or Counter(vessels) - Counter(one.symbol for one in lying[1]):
        raise refuse(rule, "kalevala-refused-no-such-ship", place=place, ship=", ".join(sorted(vessels)))
    after = group.load.copy()
    after.join(Stock(dict(vessels)))
    check_volume(work, after)


def _lying(work: Evaluation, realm: str, place: str) -> tuple[str, list[Holder]] | None:
    """Own empty vessels at this shore."""
    part = work.part(place)
    for water in work.geography.coasts(part) if part is not None and not part.water else ():
        force = work.world.forces.get(realm, {}).get(water.name, Force())
        empty = [one for one in force.vessels if one.load.empty]
        if water.gf == gf_of(place) and empty:
            return water.name, empty
    return None


def _shore(work: Evaluation, place: str) -> str | None:
    """The land beside this water, in the same large field."""
    part = work.part(place)
    shores = [one for one in work.geography.coasts(part) if one.gf == part.gf] if part is not None else []
    return max(shores, key=lambda one: (len(one.fields), one.letter)).name if shores else None


def board(work: Evaluation, realm: str, group: Holder, place: str, vessels: dict[str, int]) -> bool:
    """Aboard these vessels, or ashore from all that it has; False where that cannot be."""
    if vessels:
        lying = _lying(work, realm, place)
        if lying is None or Counter(vessels) - Counter(one.symbol for one in lying[1]):
            return False
        end = lying[0]
        cast_off(work, realm, end, vessels)
        group.load.join(Stock(dict(vessels)))
    else:
        shore, left = _shore(work, place), vessels_of(group.load)
        if shore is None or not left:
            return False
        end = shore
        group.load.part_with(Stock(dict(left)))
        ships = [Holder(symbol) for symbol, number in left.items() for _ in range(number)]
        work.world.force(realm, place).holders.extend(ships)
    put(work, realm, group, place, end)
    key = "kalevala-caravan-aboard" if vessels else "kalevala-caravan-ashore"
    work.turn.tell((realm,), key, "kalevala.21.1.2.einschiffen", group=group.symbol, place=end)
    return True


def cast_off(work: Evaluation, realm: str, water: str, vessels: dict[str, int]) -> None:
    """So many empty vessels no longer lie there."""
    wanted, force = Counter(vessels), work.world.force(realm, water)
    kept: list[Holder] = []
    for one in force.holders:
        if one.load.empty and wanted[one.symbol]:
            wanted[one.symbol] -= 1
        else:
            kept.append(one)
    force.holders = kept


# ---- dissolving


def _dissolve(work: Evaluation, realm: str, order: DissolveGroup) -> None:
    place, group = the_group(work, realm, order.group, order.place)
    if order.suicide:
        _lose(work, realm, place, group)
        return
    end = _shore(work, place) if "~" in place else place
    if end is None:
        raise refuse("kalevala.21.1.6.krieger", "kalevala-refused-caravan-no-vessels", group=order.group)
    owner = _check_may_dissolve(work, realm, end, group)
    force = work.world.force(realm, place)
    force.holders = [one for one in force.holders if one is not group]
    vessels = vessels_of(group.load)
    force.holders += (Holder(symbol) for symbol, number in vessels.items() for _ in range(number))
    left = group.load.copy()
    left.part_with(Stock(dict(vessels)))
    work.world.force(realm, end).land.join(left)
    work.world.tidy(realm, place)
    rule = "kalevala.21.1.6.krieger" if owner == realm else "kalevala.21.1.6.ohne_krieger"
    told = {"group": order.group, "place": end, "realm": realm}
    what, seen = write_listing(listing_of(left)), write_listing(listing_of(left.as_seen()))
    work.turn.tell((realm,), "kalevala-caravan-dissolved", rule, what=what, **told)
    if owner in work.world.realms and owner != realm:
        work.turn.tell((owner,), "kalevala-caravan-dissolved-here", rule, what=seen, **told)


def _check_may_dissolve(work: Evaluation, realm: str, place: str, group: Holder) -> str:
    """Warriors only in own land; all else in foreign land too, with its owner's permission."""
    province = work.province(place)
    owner = province.owner if province is not None else ""
    if owner == realm:
        return owner
    if group.load.warriors:
        raise refuse("kalevala.21.1.6.krieger", "kalevala-refused-caravan-warriors", group=group.symbol, place=place)
    if not is_permitted(work, realm, place):
        raise refuse("kalevala.21.1.6.ohne_krieger", "kalevala-refused-no-permission", place=place)
    return owner


def _lose(work: Evaluation, realm: str, place: str, group: Holder) -> None:
    """The merchant takes his life; nothing of the caravan is left (kalevala.21.1.6.selbstmord)."""
    rule, what = "kalevala.21.1.6.selbstmord", write_listing(listing_of(group.load))
    for symbol, number in [*group.load.pieces.items(), (RE, group.load.re)]:
        book_in(work, realm, place, group.load, symbol, -number, rule, LOSS)
    force = work.world.force(realm, place)
    force.holders = [one for one in force.holders if one is not group]
    work.world.tidy(realm, place)
    work.turn.tell((realm,), "kalevala-caravan-lost", rule, group=group.symbol, place=place, what=what)
