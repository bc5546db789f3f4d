"""Robots that trade a little: let neighbours in, send a caravan to those who let them in, hand over, come home."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import DissolveGroup, FormGroup, HandOver, Listing, MoveGroup, Order, Permit
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, known_piece
from walstatt.games.kalevala.realm.stock import CARAVAN, Force, Stock
from walstatt.games.kalevala.state import NATIVES, World
from walstatt.games.kalevala.trade.volume import MERCHANT

FIRST: Final = f"{CARAVAN}1"
SENDS, LETS_IN = 0.4, 0.1
"""How often one is sent out, and how often a neighbour is let in."""
LET_IN_FOR: Final = 9
"""GR."""
LEAD, MOST_GOODS = 1, 4
"""Merchants and pieces of goods in a caravan."""


class RobotMerchants:
    def __init__(self, known: World, realm: str, rng: Random) -> None:
        self.world = known
        self.realm = realm
        self.rng = rng
        self.own = known.places_of(realm)
        self.forces = known.forces.get(realm, {})

    def orders(self) -> Iterator[Order]:
        if self.world.at.phase == 1:
            yield from self._come_home()
            yield from self._form()
        elif self.world.at.phase == 2:
            yield from self._let_in()
        elif self.world.at.phase == 3:
            yield from self._travel()

    def _caravans(self) -> Iterator[tuple[str, Stock]]:
        for place, force in sorted(self.forces.items()):
            yield from ((place, one.load) for one in force.groups if one.symbol == FIRST)

    def _come_home(self) -> Iterator[Order]:
        for place, load in self._caravans():
            if place in self.own and not _goods(load).pieces:
                yield DissolveGroup(FIRST, place)

    def _form(self) -> Iterator[Order]:
        """Where something can be spared beside a field that another lets in; not while all are arming."""
        if self.world.at.arms or any(self._caravans()) or self.rng.random() > SENDS:
            return
        for place in sorted(self.own):
            land = self.forces.get(place, Force()).land
            spared = sorted(symbol for symbol in land.pieces if known_piece(symbol).kind.sort in (ANIMAL, DEVICE)
                            and not known_piece(symbol).items)
            if land.pieces.get(MERCHANT) and spared and self._open_beside(place):
                symbol = self.rng.choice(spared)
                taken = Stock({MERCHANT: LEAD, symbol: min(MOST_GOODS, land.pieces[symbol])})
                rest = land.copy()
                rest.part_with(taken)
                yield FormGroup(FIRST, place, _listed(taken), _listed(rest))
                return

    def _open_beside(self, place: str) -> list[str]:
        """Fields of others next by that a permission names."""
        gr = self.world.at.gr
        return sorted({
            there for one in self.world.permissions if one.to == self.realm and one.since <= gr <= one.until
            for there in one.places if gf_of(place).side_towards(gf_of(there)) is not None
        })

    def _let_in(self) -> Iterator[Order]:
        """A ruler who lives next by may come to the border."""
        if self.rng.random() > LETS_IN:
            return
        beside = {
            (one.owner, place) for there, one in self.world.provinces.items() if one.owner not in (NATIVES, self.realm)
            for place in self.own if gf_of(place).side_towards(gf_of(there)) is not None
        }
        if beside:
            name, place = self.rng.choice(sorted(beside))
            gr = self.world.at.gr
            yield Permit(name, gr, gr + LET_IN_FOR, (place,))

    def _travel(self) -> Iterator[Order]:
        for place, load in self._caravans():
            goods = _goods(load)
            if place in self.own:
                targets = self._open_beside(place) if goods.pieces else []
            elif goods.pieces:
                yield HandOver(place, self.world.provinces[place].owner, _listed(goods), FIRST)
                continue
            else:
                targets = [one for one in sorted(self.own) if gf_of(one).side_towards(gf_of(place)) is not None]
            if targets:
                yield MoveGroup(FIRST, (place, self.rng.choice(targets)), (_listed(load),))


def _goods(load: Stock) -> Stock:
    return Stock({symbol: number for symbol, number in load.pieces.items() if symbol != MERCHANT}, load.re)


def _listed(stock: Stock) -> Listing:
    return Listing(tuple(stock.pieces.items()), stock.re)
