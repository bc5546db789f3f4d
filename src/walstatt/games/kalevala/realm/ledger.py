"""The ledger: RE and pieces change only here, each change with its place and its rule."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.pieces import KINDS
from walstatt.games.kalevala.realm.stock import RE, TREASURE, Force, Holder, Stock
from walstatt.games.kalevala.state import Booking
from walstatt.hexmap.land import Land

ARMAMENT, CONVERSION, UNMADE, UPKEEP, BUILDING, LOSS, GAIN, POST, CHANGED, ITEMS, LABOUR = (
    "armament", "conversion", "unmade", "upkeep", "building", "loss", "gain", "post", "changed", "items", "labour",
)
"""CHANGED: what was there before under another symbol or on another plane: mended, harnessed, of another kind of
troops, gone through a portal. UNMADE: a conversion of the same phase that does not hold. ITEMS: the same figure with
more or less to bear; a list does not tell them apart."""


def book(work: Evaluation, realm: str, place: str, item: str, amount: int, rule: str, why: str) -> None:
    """RE or pieces that come to a place, or go from it; nothing ever falls below none."""
    if not amount:
        return
    stock = work.world.force(realm, place).land
    if item != RE:
        stock.add(item, amount)
    elif stock.re + amount < 0:
        raise ValueError(f"{place}: {stock.re} RE are there, {-amount} are taken")
    else:
        stock.re += amount
    work.world.bookings.append(Booking(realm, place, item, amount, rule, work.world.at, why))
    work.world.tidy(realm, place)


def book_load(
    work: Evaluation, realm: str, place: str, item: str, amount: int, rule: str, why: str, among: Force | None = None
) -> None:
    """Take RE or pieces from a place, from its land first, then from what its vessels hold, from caravans last; or
    only from a part of the force there."""
    force, left = among or work.world.force(realm, place), -amount
    for stock in (force.land, *(holder.load for holder in sorted(force.holders, key=lambda one: one.is_group))):
        taken = min(left, stock.re if item == RE else stock.pieces.get(item, 0))
        if item == RE:
            stock.re -= taken
        else:
            stock.add(item, -taken)
        left -= taken
    if left:
        raise ValueError(f"{place}: {left} {item} too many are taken")
    if amount:
        work.world.bookings.append(Booking(realm, place, item, amount, rule, work.world.at, why))
    work.world.tidy(realm, place)


def book_in(
    work: Evaluation, realm: str, place: str, stock: Stock, symbol: str, amount: int, rule: str, why: str
) -> None:
    """RE or pieces of one certain stock of a place, be it ashore, aboard or in a caravan."""
    if not amount:
        return
    if symbol == RE:
        stock.re += amount
    else:
        stock.add(symbol, amount)
    work.world.bookings.append(Booking(realm, place, symbol, amount, rule, work.world.at, why))


class Purse(Protocol):
    """RE that are kept apart from all others."""

    owner: str
    treasure: int


def book_treasure(work: Evaluation, place: str, purse: Purse, amount: int, rule: str, why: str) -> None:
    """RE that come into such a purse in this place, or go out of it."""
    if purse.treasure + amount < 0:
        raise ValueError(f"{place}: {purse.treasure} RE are in the treasure, {-amount} are taken")
    purse.treasure += amount
    if amount:
        work.world.bookings.append(Booking(purse.owner, place, TREASURE, amount, rule, work.world.at, why))


def harbour(work: Evaluation, place: str, symbol: str) -> str:
    """The water in which new vessels of a place lie; inland none can be made."""
    part = work.part(place)
    if part is not None and part.water:
        return part.name
    waters = [one for one in work.geography.coasts(part) if one.gf == part.gf] if part else []
    if not waters:
        land = work.world.lands[part.gf] if part else Land()
        oasis = part is not None and any(land.is_water(kf) for kf in work.geography.seen(part))
        rule = "kalevala.12.2.oase" if oasis else "kalevala.9.3.1.nur_mit_schiff"
        raise refuse(rule, "kalevala-refused-no-water", place=place, symbol=symbol)
    return max(waters, key=lambda one: (len(one.fields), one.letter)).name


def launch(work: Evaluation, realm: str, place: str, symbol: str, number: int) -> None:
    """New vessels lie in the water at the place where they were made."""
    water = harbour(work, place, symbol)
    ships = [Holder(symbol) for _ in range(number)]
    work.launched += ships
    work.world.force(realm, water).holders.extend(ships)
    rule = KINDS[symbol].rule
    work.world.bookings.append(Booking(realm, water, symbol, number, rule, work.world.at, CONVERSION))


def exchange(work: Evaluation, realm: str, place: str, symbol: str, becomes: str, number: int, rule: str) -> None:
    """Pieces that are called otherwise from now on: those are gone, these have come."""
    book(work, realm, place, symbol, -number, rule, CHANGED)
    book(work, realm, place, becomes, number, rule, CHANGED)


def carry(work: Evaluation, realm: str, start: str, end: str, stock: Stock) -> None:
    """The same things in another place: nothing is gained or lost by it."""
    work.world.force(realm, start).land.part_with(stock)
    work.world.force(realm, end).land.join(stock)
    work.world.tidy(realm, start)
    work.world.tidy(realm, end)


def carry_over(work: Evaluation, realm: str, start: str, end: str, stock: Stock, rule: str) -> None:
    """The same things on another plane: gone from the list of one, come to the list of the other."""
    carry(work, realm, start, end, stock)
    moved = [*stock.pieces.items(), *([(RE, stock.re)] if stock.re else [])]
    for place, sign in ((start, -1), (end, 1)):
        for item, number in moved:
            work.world.bookings.append(Booking(realm, place, item, sign * number, rule, work.world.at, CHANGED))


def burden(work: Evaluation, realm: str, place: str, stock: Stock, was: str, becomes: str, rule: str) -> None:
    """One figure of a stock in this place takes an item, or parts with it."""
    for symbol, amount in ((was, -1), (becomes, 1)):
        stock.add(symbol, amount)
        work.world.bookings.append(Booking(realm, place, symbol, amount, rule, work.world.at, ITEMS))


def re_in(work: Evaluation, realm: str, place: str) -> int:
    force = work.world.forces.get(realm, {}).get(place)
    return force.land.re if force else 0


def payer_of(work: Evaluation, realm: str, places: Sequence[str], cost: int) -> str:
    """Of several places that may pay the first that can."""
    return next((place for place in places if re_in(work, realm, place) >= cost), places[0])
