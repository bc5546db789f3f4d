"""What belongs to one realm alone: its special figures, and the items that its figures bear."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walstatt.games.kalevala.realm.pieces import Kind, Own
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import World


class Borne(NamedTuple):
    """Who bears an item, and where."""

    realm: str
    place: str
    symbol: str


def kinds_of(world: World) -> dict[str, Kind]:
    """All special figures of a world, by symbol."""
    return {symbol: figure.kind() for symbol, figure in world.figures.items()}


def own_of(world: World, realm: str) -> Own:
    """What a realm may write beside the symbols of the book."""
    figures = frozenset(one.kind() for one in world.figures.values() if one.realm == realm)
    return Own(figures, frozenset(borne_by(world, realm)))


def borne_by(world: World, realm: str) -> dict[str, Borne]:
    """By item: which figure of a realm bears it."""
    if not world.items:
        return {}
    return {
        item: Borne(realm, place, symbol)
        for place, force in world.forces.get(realm, {}).items()
        for stock in stocks(force)
        for symbol in stock.pieces if "+" in symbol
        for item in symbol.split("+")[1:]
    }


def borne(world: World) -> dict[str, Borne]:
    """All items that somebody bears."""
    found: dict[str, Borne] = {}
    for realm in world.forces if world.items else ():
        found |= borne_by(world, realm)
    return found


def stocks(force: Force) -> Iterator[Stock]:
    """On land, then in each of what holds something."""
    yield force.land
    for holder in force.holders:
        yield holder.load
