"""Swimming a stream by an order of phase 3 (kalevala.9.3.strom_schwimmen): the dice fall in phase 4, before battles.

`Schwimmen 2A+10/17-18: 3LB` names the bank and the stream beside it. Who lives stands on the opposite bank, one small
field down where the water has a direction (kalevala.r.9.ertrinken).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import SUM, Roll
from walstatt.core.refusal import refuse
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.entering.muster import Muster, take_out
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import SwimStream
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.guests import may_enter
from walstatt.games.kalevala.realm.ledger import LOSS, book, carry
from walstatt.games.kalevala.realm.pieces import ANIMAL, PERSON, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Stock, so_many
from walstatt.games.kalevala.state import NATIVES, Swim
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.land import Field, around, towards
from walstatt.hexmap.parts import Part

SWIMMING, DROWNING = "kalevala.9.3.strom_schwimmen", "kalevala.r.9.ertrinken"
SURVIVES: Final = 10
WITH_ANIMALS: Final = 1
HIGHEST_BANK: Final = 1


def take_swimmers(turn: Turn) -> None:
    work = evaluation(turn)
    work.world.swims = {}
    work.follow(_take, SwimStream)


def _take(work: Evaluation, realm: str, order: SwimStream) -> None:
    bank, stream = _field(order.bank), _field(order.stream)
    here = _shore(work, bank)
    if here is None or not _is_stream(work, stream) or stream not in [one for _, one in around(work.world.lands, bank)]:
        raise refuse(SWIMMING, "kalevala-refused-no-stream", bank=order.bank, stream=order.stream)
    there = _landing(work, bank, stream)
    if there is None or there == here:
        raise refuse(DROWNING, "kalevala-refused-no-bank", bank=order.bank, stream=order.stream)
    _check_swimmers(work, order)
    stock = order.listing.stock()
    left = _left(work, realm, here.name)
    missing = [so_many(number, symbol) for symbol, number in left.lacks(stock).items()]
    if missing:
        raise refuse(SWIMMING, "kalevala-refused-not-there", place=here.name, missing=missing)
    province = work.province(there.name)
    if (province is None or province.owner != realm) and not may_enter(work, realm, there.name):
        raise refuse("kalevala.15.2.begriff", "kalevala-refused-swim-abroad", place=there.name)
    hooks.check_leaving(work, realm, here.name, stock)
    work.world.swims.setdefault(realm, []).append(Swim(order.bank, order.stream, dict(stock.pieces), order.line))
    work.turn.tell((realm,), "kalevala-swim-taken", SWIMMING, bank=order.bank, place=there.name,
                   what=write_listing(order.listing), line=order.line)


def _check_swimmers(work: Evaluation, order: SwimStream) -> None:
    """People without RE and devices; animals stay behind, unless that is read otherwise."""
    allowed = {WARRIOR, PERSON} | ({ANIMAL} if work.world.reading(DROWNING) == WITH_ANIMALS else set())
    heavy = [symbol for symbol, _ in order.listing.pieces if known_piece(symbol).kind.sort not in allowed]
    if heavy or order.listing.re or order.listing.force().holders:
        raise refuse(DROWNING, "kalevala-refused-cannot-swim", symbol=heavy[0] if heavy else RE)


def _left(work: Evaluation, realm: str, place: str) -> Stock:
    """Who stands there and was named neither in an entry nor by another swimmer's line."""
    left = Muster(work, realm, work.world.entries.get(realm, ())).standing.get(place, Force()).land
    take_out(left, swimmers_from(work, realm, place))
    return left


def _field(written: str) -> Field:
    gf, _, kf = written.partition("/")
    return Field(read_gf(gf), int(kf))


def _is_stream(work: Evaluation, field: Field) -> bool:
    land = work.world.lands.get(field.gf)
    return land is not None and land.drawn and any(flow.kf == field.kf for flow in land.streams)


def _shore(work: Evaluation, field: Field) -> Part | None:
    """The part of land to which a bank belongs; nobody jumps from a high one (kalevala.r.war.strom_schwimmen)."""
    land = work.world.lands.get(field.gf)
    if land is None or not land.drawn or not land.is_land(field.kf) or land.level(field.kf) > HIGHEST_BANK:
        return None
    return next((one for one in work.geography.parts(field.gf) if field.kf in one.fields), None)


def _landing(work: Evaluation, bank: Field, stream: Field) -> Part | None:
    """Where somebody comes ashore who lives: straight on and with the current, else on any other bank beside him."""
    return next(_landings(work, bank, stream), None)


def _landings(work: Evaluation, bank: Field, stream: Field) -> Iterator[Part]:
    lands = work.world.lands
    way = next(way for way, other in around(lands, bank) if other == stream)
    straight = towards(lands, stream, way)
    flow = next((one.way for one in lands[stream.gf].streams if one.kf == stream.kf), None)
    wanted = towards(lands, straight, flow) if straight is not None and flow is not None else straight
    beside = [wanted, *(other for _, other in sorted(around(lands, stream), key=lambda one: (one[1].gf, one[1].kf)))]
    own = _shore(work, bank)
    for field in filter(None, beside):
        there = _shore(work, field)
        if there is not None and there != own:
            yield there


def swimmers_from(work: Evaluation, realm: str, place: str) -> Stock:
    """Who will jump into a stream from there."""
    found = Stock()
    for one in work.world.swims.get(realm, ()):
        here = _shore(work, _field(one.bank))
        if here is not None and here.name == place:
            found.join(Stock(dict(one.figures)))
    return found


def swim(turn: Turn) -> None:
    """A roll for each of them; whoever fails drowns."""
    work = evaluation(turn)
    for realm, orders in work.world.swims.items():
        for number, one in enumerate(orders, 1):
            _cross(work, realm, number, one)
    work.world.swims = {}


def _cross(work: Evaluation, realm: str, number: int, order: Swim) -> None:
    bank, stream = _field(order.bank), _field(order.stream)
    here = _shore(work, bank)
    there = _landing(work, bank, stream) if here is not None else None
    if here is None or there is None:
        return
    standing = work.world.forces.get(realm, {}).get(here.name, Force()).land
    jumped = take_out(standing.copy(), Stock(dict(order.figures)))
    landed = Stock()
    for symbol, many in sorted(jumped.pieces.items()):
        for which in range(1, many + 1):
            roll = Roll(None, "kalevala:swim", DROWNING, 3, 6, Tally(SURVIVES, DROWNING), compare=SUM)
            if roll.reached(work.turn.roll((realm, number, symbol, which), roll)):
                landed.add(symbol, 1)
            else:
                book(work, realm, here.name, symbol, -1, DROWNING, LOSS)
                work.turn.tell((realm,), "kalevala-drowned", SWIMMING, DROWNING, symbol=symbol, bank=order.bank)
    if landed.empty:
        return
    carry(work, realm, here.name, there.name, landed)
    province = work.province(there.name)
    host = province.owner if province is not None else NATIVES
    readers = {realm: landed} | ({} if host in (NATIVES, realm) else {host: landed.as_seen()})
    for reader, seen in readers.items():
        work.turn.tell((reader,), "kalevala-swam", SWIMMING, realm=realm, place=there.name,
                       what=write_listing(listing_of(seen)))
