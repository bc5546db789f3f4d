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
    return Own(figures, frozenset(borne_by(world, realm)), realm)


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


class Held(NamedTuple):
    """Somebody who is in no force, for an agent has abducted him or his captors hold him."""

    by: str
    realm: str
    symbol: str


def in_custody(world: World) -> Iterator[Held]:
    for by, own in world.persons.services.items():
        for captive in own.captives:
            yield from (Held(by, captive.realm, symbol) for symbol in captive.load.pieces)
        for agent in own.agents.values():
            for written in agent.captives:
                symbol, _, realm = written.partition(" ")
                yield Held(by, realm, symbol)


def keeper_of(world: World, item: str) -> str:
    """In whose hands its bearer is, if he is in any but his own ruler's."""
    return next((one.by for one in in_custody(world) if item in one.symbol.split("+")[1:]), "")


def with_his_own(world: World, symbol: str) -> str:
    """Somebody who comes back from the hands of another, with what has not found another bearer or place meanwhile."""
    name, *items = symbol.split("+")
    held = borne(world)
    return "+".join([name, *(one for one in items
                             if one in world.items and one not in held and not world.items[one].field)])


def stocks(force: Force) -> Iterator[Stock]:
    """On land, then in each of what holds something."""
    yield force.land
    for holder in force.holders:
        yield holder.load
