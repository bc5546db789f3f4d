"""Robots that trade a little: let neighbours in, send a caravan to those who let them in, hand over, come home."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import (
    DissolveGroup,
    FormGroup,
    HandOver,
    Listing,
    Move,
    MoveGroup,
    Order,
    Permit,
)
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, known_piece
from walstatt.games.kalevala.realm.stock import CARAVAN, Force, Stock
from walstatt.games.kalevala.state import NATIVES, World
from walstatt.games.kalevala.trade.volume import MERCHANT

FIRST: Final = f"{CARAVAN}1"
SENDS, LETS_IN = 0.7, 0.2
"""How often one is sent out, and how often a neighbour is let in."""
LET_IN_FOR: Final = 9
"""GR."""
LEAD, MOST_GOODS, SOME_RE = 1, 4, 10
"""Merchants, pieces of goods and RE in a caravan."""
GIVES_UP: Final = 0.3
"""How often one comes home with what it has; perhaps nobody is there who could take it."""


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
            if place in self.own and (_goods(load).empty or self.rng.random() < GIVES_UP):
                yield DissolveGroup(FIRST, place)

    def _form(self) -> Iterator[Order]:
        """Where a merchant stands beside a field that is open to it, or one is sent there; not while all arm."""
        if self.world.at.arms or any(self._caravans()) or self.rng.random() > SENDS:
            return
        border = [place for place in sorted(self.own) if self._open_beside(place)]
        for place in border:
            land = self.forces.get(place, Force()).land
            taken = self._spared(land)
            if land.pieces.get(MERCHANT) and not taken.empty:
                taken.add(MERCHANT, LEAD)
                rest = land.copy()
                rest.part_with(taken)
                yield FormGroup(FIRST, place, _listed(taken), _listed(rest))
                return
        yield from self._send_merchant(border)

    def _spared(self, land: Stock) -> Stock:
        """Some animals or devices, else a little RE."""
        kinds = sorted(symbol for symbol in land.pieces if known_piece(symbol).kind.sort in (ANIMAL, DEVICE)
                       and not known_piece(symbol).items)
        if not kinds:
            return Stock(re=min(SOME_RE, land.re // 2))
        symbol = self.rng.choice(kinds)
        return Stock({symbol: min(MOST_GOODS, land.pieces[symbol])})

    def _send_merchant(self, border: list[str]) -> Iterator[Order]:
        for place in border:
            for start in sorted(self.own):
                land = self.forces.get(start, Force()).land
                if land.pieces.get(MERCHANT) and gf_of(start).side_towards(gf_of(place)) is not None:
                    yield Move((start, place), Listing(((MERCHANT, LEAD),), min(SOME_RE, land.re // 2)))
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
                targets = self._open_beside(place) if not goods.empty else []
            elif not goods.empty and self._host(place) and self.rng.random() > GIVES_UP:
                yield HandOver(place, self._host(place), _listed(goods), FIRST)
                continue
            else:
                targets = [one for one in sorted(self.own) if gf_of(one).side_towards(gf_of(place)) is not None]
            if targets:
                yield MoveGroup(FIRST, (place, self.rng.choice(targets)), (_listed(load),))

    def _host(self, place: str) -> str:
        return self.world.provinces[place].owner if place in self.world.provinces else NATIVES


def _goods(load: Stock) -> Stock:
    return Stock({symbol: number for symbol, number in load.pieces.items() if symbol != MERCHANT}, load.re)


def _listed(stock: Stock) -> Listing:
    return Listing(tuple(stock.pieces.items()), stock.re)
