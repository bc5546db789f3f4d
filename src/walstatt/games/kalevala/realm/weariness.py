"""Elephants and mammoths that were led over mountain land take no part in a battle of the same GR; people may sit on
them (kalevala.25.4.bergland_tatenlos)."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.state import Transport, World

RULE = "kalevala.25.4.bergland_tatenlos"


def weary_at(world: World, realm: str, place: str) -> Counter[str]:
    """By symbol; some may be gone since they came."""
    there = world.forces.get(realm, {}).get(place, Force()).land.pieces
    found: Counter[str] = Counter()
    for one in world.transports:
        if (one.realm, one.place, one.arrived) == (realm, place, True):
            found[one.symbol] += one.number
    return Counter({symbol: min(number, there.get(symbol, 0)) for symbol, number in found.items()})


def take_weariness_along(world: World, realm: str, start: str, end: str, figures: Mapping[str, int]) -> None:
    """Some of a place go on; the fresh ones go first."""
    there = world.forces.get(realm, {}).get(start, Force()).land.pieces
    for symbol, weary in weary_at(world, realm, start).items():
        going = min(weary, max(0, figures.get(symbol, 0) - (there.get(symbol, 0) - weary)))
        if going:
            kept = [one for one in world.transports if (one.realm, one.place, one.symbol) != (realm, start, symbol)]
            parted = ((start, weary - going), (end, going))
            world.transports = kept + [
                Transport(realm, place, symbol, number, 0, arrived=True) for place, number in parted if number
            ]
