"""What must be true of every state of a world, whatever anybody wrote."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.court.flaws import court_flaws
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.realm.conversion import CORE_LIMITS
from walstatt.games.kalevala.realm.marching import March, forbidden_aboard
from walstatt.games.kalevala.realm.pieces import KINDS, piece
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.state import MARAUDERS, World
from walstatt.hexmap.land import flaws as land_flaws


def flaws(world: World) -> Iterator[str]:
    yield from (f"{gf}: {flaw}" for gf, flaw in land_flaws(world.lands))
    yield from court_flaws(world)
    for place, province in world.provinces.items():
        if province.owner and province.owner not in world.realms:
            yield f"{place} belongs to {province.owner}, whom nobody knows"
        if province.founded and not province.owner:
            yield f"{place} has a trade centre that nobody founded"
    for realm, places in world.forces.items():
        if realm not in world.realms:
            yield f"{realm} has troops and does not exist"
        for place, force in places.items():
            yield from (f"{realm} in {place}: {flaw}" for flaw in _force_flaws(force))
            if gf_of(place) not in world.lands:
                yield f"{realm} stands in {place}, which is nowhere"
            if "~" in place and not force.land.empty:
                yield f"{realm} swims in {place}"
            if "~" not in place and force.vessels:
                yield f"{realm} has ships ashore in {place}"
    for realm, ruler in world.realms.items():
        if world.at.phase > 1 and _core(world, realm) > CORE_LIMITS[ruler.rank]:
            yield f"{realm} has too many core troops"
        if len(world.scouting.get(realm, ())) > MOST_EE and ruler.kind != MARAUDERS:
            yield f"{realm} sent out too many scouts"


def _force_flaws(force: Force) -> Iterator[str]:
    if force.empty:
        yield "nothing is there"
    yield from _stock_flaws(force.land)
    for holder in force.holders:
        yield from _stock_flaws(holder.load)
        if holder.is_vessel:
            if March(holder.load).room_aboard > KINDS[holder.symbol].hold:
                yield f"{holder.symbol} is overloaded"
            if any(forbidden_aboard(holder.symbol, one) for one, _ in holder.load.each()):
                yield f"{holder.symbol} carries what it cannot"


def _stock_flaws(stock: Stock) -> Iterator[str]:
    if stock.re < 0:
        yield f"{stock.re} RE"
    for symbol, number in stock.pieces.items():
        if number <= 0 or piece(symbol) is None:
            yield f"{number} {symbol}"


def _core(world: World, realm: str) -> int:
    symbols = world.realms[realm].core_symbols
    return sum(force.whole().count(lambda one: one.symbol in symbols) for force in world.forces.get(realm, {}).values())
