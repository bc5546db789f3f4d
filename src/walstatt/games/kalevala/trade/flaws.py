"""What must be true of caravans, expeditions and fiefs in every state of a world."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from walstatt.games.kalevala.state import World
from walstatt.games.kalevala.trade.volume import fields_needed, merchants_in, vessels_of

MOST_FIELDS = 7 + 6
"""Six small fields of goods, one of merchants; those whom engines hold may stand beside them in a layout."""


def trade_flaws(world: World) -> Iterator[str]:
    for realm, places in world.forces.items():
        counted = Counter(one.symbol for force in places.values() for one in force.groups)
        for symbol, number in counted.items():
            if number > 1 or symbol[2:] not in ("1", "2"):
                yield f"{realm} has {symbol} {number} times (kalevala.21.karawane.anzahl)"
        for place, force in places.items():
            for one in force.groups:
                if not merchants_in(one.load):
                    yield f"{realm} in {place}: nobody leads {one.symbol}"
                if ("~" in place) != bool(vessels_of(one.load)):
                    yield f"{realm} in {place}: {one.symbol} swims, or sails on land"
                if fields_needed(one.load) > MOST_FIELDS:
                    yield f"{realm} in {place}: {one.symbol} is too large (kalevala.21.karawane.volumen)"
    yield from _fief_flaws(world)


def _fief_flaws(world: World) -> Iterator[str]:
    twice = [place for place, number in Counter(one.place for one in world.trade.fiefs).items() if number > 1]
    yield from (f"{place} is a fief twice" for place in twice)
    for one in world.trade.fiefs:
        if one.place not in world.provinces:
            yield f"{one.place} is a fief and nowhere"
        if one.lord == one.holder:
            yield f"{one.place} is a fief of its own lord"
