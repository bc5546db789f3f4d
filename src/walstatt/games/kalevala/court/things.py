"""Free acts with things: the game master gives, takes and moves figures, RE and ships, whatever the rules would say."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND, FreeAct, Things, listing_named, place_named, realm_named
from walstatt.games.kalevala.court.records import Name, Spot
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book, book_in, carry
from walstatt.games.kalevala.realm.marching import March, forbidden_aboard
from walstatt.games.kalevala.realm.pieces import ANIMAL, KINDS, VESSEL, WARRIOR, is_mystic, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock, so_many
from walstatt.games.kalevala.realm.troops import as_owned
from walstatt.games.kalevala.slavery.guards import watch_slaves
from walstatt.games.kalevala.state import Booking
from walstatt.games.kalevala.trade.stranded import strand_leaderless

MOST_VESSELS: Final = 99
BY_SHIP: Final = "kalevala.9.3.1.nur_mit_schiff"
ON_GROUND: Final = ((WARRIOR, "kalevala.17.4.aufenthalt"), (ANIMAL, "kalevala.25.aufenthalt"))


class Give(FreeAct, frozen=True):
    realm: Name
    place: Spot
    what: Things


class Take(FreeAct, frozen=True):
    realm: Name
    place: Spot
    what: Things


class Carry(FreeAct, frozen=True):
    realm: Name
    place: Spot
    to: Spot
    what: Things


def give(work: Evaluation, act: Give) -> None:
    ruler = realm_named(work, act.realm)
    place, goods = place_named(work, act.place), _goods(work, act.realm, act.what)
    _check_fits(place, goods)
    _check_mystics(work, act.realm, goods)
    hooks.check_bars(work, act.realm, (one for one, _ in goods.whole().each()), "give")
    for vessel in goods.holders:
        _check_load(vessel)
    for symbol, number in goods.land.pieces.items():
        if known_piece(symbol).items:
            raise refuse("", "kalevala-refused-items-new", symbol=symbol)
        book(work, act.realm, place, as_owned(ruler, symbol), number, BY_HIS_HAND, GAIN)
    book(work, act.realm, place, RE, goods.land.re, BY_HIS_HAND, GAIN)
    for vessel in goods.holders:
        work.world.force(act.realm, place).holders.append(vessel)
        _book_vessel(work, act.realm, place, vessel, 1, GAIN)
    work.turn.tell((act.realm,), "kalevala-given", BY_HIS_HAND, place=place, what=act.what)


def take(work: Evaluation, act: Take) -> None:
    realm_named(work, act.realm)
    place, goods = place_named(work, act.place), _goods(work, act.realm, act.what, groups=True)
    groups = _groups_there(work, act.realm, place, goods)
    vessels = _check_there(work, act.realm, place, goods)
    for group, load in groups:
        _take_out(work, act.realm, place, group, load)
    for symbol, number in goods.land.pieces.items():
        book(work, act.realm, place, symbol, -number, BY_HIS_HAND, LOSS)
    book(work, act.realm, place, RE, -goods.land.re, BY_HIS_HAND, LOSS)
    for vessel in vessels:
        _cast_off(work, act.realm, place, vessel)
        _book_vessel(work, act.realm, place, vessel, -1, LOSS)
    work.world.tidy(act.realm, place)
    work.turn.tell((act.realm,), "kalevala-taken", BY_HIS_HAND, place=place, what=act.what)
    strand_leaderless(work, act.realm)
    watch_slaves(work.turn)


def move(work: Evaluation, act: Carry) -> None:
    realm_named(work, act.realm)
    start, end = place_named(work, act.place), place_named(work, act.to)
    goods = _goods(work, act.realm, act.what)
    _check_fits(end, goods)
    vessels = _check_there(work, act.realm, start, goods)
    if not goods.land.empty:
        carry(work, act.realm, start, end, goods.land)
    for vessel in vessels:
        _cast_off(work, act.realm, start, vessel)
        work.world.force(act.realm, end).holders.append(vessel)
    work.world.tidy(act.realm, start)
    work.turn.tell((act.realm,), "kalevala-carried", BY_HIS_HAND, start=start, place=end, what=act.what)


def _groups_there(work: Evaluation, realm: str, place: str, goods: Force) -> list[tuple[Holder, Stock]]:
    """Caravans and expeditions that are meant, and what of theirs."""
    there = {one.symbol: one for one in work.world.forces.get(realm, {}).get(place, Force()).groups}
    found = [(there.get(one.symbol), one) for one in goods.groups]
    for group, wanted in found:
        missing = group.load.lacks(wanted.load) if group is not None else {wanted.symbol: 1}
        if missing:
            raise _not_there(place, [so_many(number, symbol) for symbol, number in missing.items()])
    return [(group, wanted.load) for group, wanted in found if group is not None]


def _take_out(work: Evaluation, realm: str, place: str, group: Holder, load: Stock) -> None:
    for symbol, number in [*load.pieces.items(), (RE, load.re)]:
        book_in(work, realm, place, group.load, symbol, -number, BY_HIS_HAND, LOSS)


def _goods(work: Evaluation, realm: str, written: str, *, groups: bool = False) -> Force:
    """As written; ships without a load lie among the others."""
    listing = listing_named(work, realm, written)
    vessels = listing.whole().count(lambda one: one.kind.sort == VESSEL)
    if vessels > MOST_VESSELS:
        raise refuse("kalevala.9.2.anzahl", "kalevala-paper-number", number=vessels, most=MOST_VESSELS)
    goods = listing.force()
    if any(not holder.is_vessel and not (groups and holder.is_group) for holder in goods.holders):
        raise refuse("kalevala.r.9.grammatik", "kalevala-refused-things", written=written)
    return goods


def _check_fits(place: str, goods: Force) -> None:
    """Ships lie in water, everything else stands on land."""
    if goods.holders and "~" not in place:
        raise refuse(BY_SHIP, "kalevala-refused-no-water", place=place, symbol=goods.holders[0].symbol)
    if not goods.land.empty and "~" in place:
        sorts = {one.kind.sort for one, _ in goods.land.each()}
        rule = next((rule for sort, rule in ON_GROUND if sort in sorts), BY_SHIP)
        raise refuse(rule, "kalevala-refused-only-by-ship", place=place)


def _check_mystics(work: Evaluation, realm: str, goods: Force) -> None:
    """No realm has two of them, whoever gives the second (kalevala.14.3.grenzen)."""
    new = goods.whole().count(is_mystic)
    if new and new + sum(force.whole().count(is_mystic) for force in work.world.forces.get(realm, {}).values()) > 1:
        raise refuse("kalevala.14.3.grenzen", "kalevala-refused-second-mystic", realm=realm)


def _check_load(vessel: Holder) -> None:
    for one, _ in vessel.load.each():
        if forbidden_aboard(vessel.symbol, one):
            raise refuse(BY_SHIP, "kalevala-refused-not-aboard", symbol=one.symbol, ship=vessel.symbol)
        if one.items:
            raise refuse("", "kalevala-refused-items-new", symbol=one.symbol)
    room, hold = March(vessel.load).room_aboard(), KINDS[vessel.symbol].hold
    if room > hold:
        raise refuse(BY_SHIP, "kalevala-refused-no-room", ship=vessel.symbol, room=room, most=hold)


def _check_there(work: Evaluation, realm: str, place: str, goods: Force) -> list[Holder]:
    """All of it lies there; the very ships that are meant."""
    force = work.world.forces.get(realm, {}).get(place, Force())
    missing = force.land.lacks(goods.land)
    if missing:
        raise _not_there(place, [so_many(number, symbol) for symbol, number in missing.items()])
    waiting, found = list(force.vessels), []
    for wanted in goods.vessels:
        vessel = next((one for one in waiting if one == wanted), None)
        if vessel is None:
            raise _not_there(place, [wanted.symbol])
        waiting = [one for one in waiting if one is not vessel]
        found.append(vessel)
    return found


def _not_there(place: str, missing: list[str]) -> Refused:
    return refuse("", "kalevala-refused-not-there", place=place, missing=missing)


def _cast_off(work: Evaluation, realm: str, place: str, vessel: Holder) -> None:
    force = work.world.force(realm, place)
    force.holders = [one for one in force.holders if one is not vessel]


def _book_vessel(work: Evaluation, realm: str, place: str, vessel: Holder, sign: int, why: str) -> None:
    """The ship and all that is aboard."""
    for item, number in _aboard(vessel):
        work.world.bookings.append(Booking(realm, place, item, sign * number, BY_HIS_HAND, work.world.at, why))


def _aboard(vessel: Holder) -> Iterator[tuple[str, int]]:
    yield vessel.symbol, 1
    yield from vessel.load.pieces.items()
    if vessel.load.re:
        yield RE, vessel.load.re
