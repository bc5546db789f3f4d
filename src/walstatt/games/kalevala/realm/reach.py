"""How far a group comes: the rules of the GF move (9.3), asked instead of ordered.

Every way is judged by `movement.py` itself, on the world as its realm knows it; nothing is moved.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.papers.listing import Listing, listing_of, write_holder
from walstatt.games.kalevala.papers.model import Move
from walstatt.games.kalevala.planes.mystic import is_lone_mystic
from walstatt.games.kalevala.realm.guests import permitted
from walstatt.games.kalevala.realm.marching import March
from walstatt.games.kalevala.realm.movement import Movement, fleet_pace
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.parts import Part

MOST_ROUNDS: Final = 8
MOST_PLACES: Final = 400


class Reached(msgspec.Struct, frozen=True):
    """A place that the group comes to, and how: the way of its last GR."""

    way: tuple[str, ...]
    steps: int
    """GF steps from where it stands now."""
    rounds: int
    """Great rounds."""
    rolls: tuple[str, ...] = ()
    """What arrives there only by a roll in phase 2, in the first GR."""


class Stop(msgspec.Struct, frozen=True):
    """What keeps the group from a place beside its way."""

    rule: str
    why: Text


class Reach(msgspec.Struct, frozen=True):
    pace: int = 0
    mounted: bool = False
    carries: int = 0
    reached: dict[str, Reached] = {}
    stops: dict[str, Stop] = {}
    """By place; its own place where the group as it is cannot go at all."""


def reach(known: World, realm: str, start: str, figures: Mapping[str, int]) -> Reach:
    """Where figures, or the ships of a water, come to; `known` is the world as the realm knows it."""
    def look(work: Evaluation) -> Reach:
        if "~" in start:
            return _Sailing(work, realm).from_water(start, figures)
        symbols = {symbol: number for symbol, number in figures.items() if symbol != RE and number > 0}
        return _Marching(work, realm).from_place(start, Stock(symbols, max(0, figures.get(RE, 0))))

    return looked_at(known, look)


Outcome = Stop | tuple[str, ...]
"""What stops a way, or what of the group must roll on it."""


class _Reaching:
    """Great round by great round, step by step; how a group goes, its two kinds know."""

    def __init__(self, work: Evaluation, realm: str) -> None:
        self.work = work
        self.realm = realm
        self.movement = Movement(work, realm)
        self.pace = 0
        self.flies = False
        self.round = 1
        """The great round that is looked at."""

    def beside(self, place: str) -> Iterator[str]:
        """Places next by, by their names."""
        raise NotImplementedError

    def judged(self, way: tuple[str, ...]) -> Outcome:
        raise NotImplementedError

    def spread(self, start: str) -> tuple[dict[str, Reached], dict[str, Stop]]:
        reached: dict[str, Reached] = {start: Reached((start,), 0, 0)}
        stops: dict[str, Stop] = {}
        edge = [start]
        for self.round in range(1, MOST_ROUNDS + 1):
            edge = [place for here in edge for place in self._one_round(here, self.round, reached, stops)]
        del reached[start]
        return reached, {place: stop for place, stop in stops.items() if place not in reached}

    def _one_round(
        self, start: str, rounds: int, reached: dict[str, Reached], stops: dict[str, Stop]
    ) -> list[str]:
        """Places that are new in this round."""
        new: list[str] = []
        ways: list[tuple[str, ...]] = [(start,)]
        tried = {start}
        while ways:
            way = ways.pop(0)
            for place in self.beside(way[-1]):
                if place in tried or len(reached) > MOST_PLACES:
                    continue
                outcome = self.judged((*way, place))
                stopped = isinstance(outcome, Stop)
                if not stopped or self.flies:
                    tried.add(place)
                    if len(way) < self.pace + 1:
                        ways.append((*way, place))
                if not isinstance(outcome, Stop) and place not in reached:
                    rolls = outcome if rounds == 1 else ()
                    reached[place] = Reached((*way, place), reached[start].steps + len(way), rounds, rolls)
                    new.append(place)
                elif isinstance(outcome, Stop) and rounds == 1:
                    stops.setdefault(place, outcome)
        return new


class _Sailing(_Reaching):
    """Ships with the loads that they have: over own waters, known sea and those of a host."""

    vessels: list[Holder]

    def from_water(self, start: str, ships: Mapping[str, int]) -> Reach:
        """`ships` are written as in papers, with what is aboard."""
        lying = [(write_holder(one), one) for one in self.movement.forces.get(start, Force()).vessels]
        wanted = dict(ships)
        listing = Listing(holders=tuple(
            (one.symbol, listing_of(one.load)) for name, one in lying if self._taken(wanted, name)))
        try:
            water = self.movement.sea_way(Move((start,), listing))[0]
            self.vessels = self.movement.fleet(water, listing)
        except Refused as refused:
            return Reach(stops={start: Stop(refused.rule, refused.why)})
        if not self.vessels:
            return Reach()
        self.pace = fleet_pace(self.vessels)
        return Reach(self.pace, False, 0, *self.spread(water.name))

    @staticmethod
    def _taken(wanted: dict[str, int], name: str) -> bool:
        """Is one more of these ships meant?"""
        left = wanted.get(name, 0)
        wanted[name] = left - 1
        return left > 0

    def beside(self, place: str) -> Iterator[str]:
        water = self.work.part(place)
        for one in self.work.geography.steps(water) if water is not None else ():
            if one.water:
                yield one.name

    def judged(self, way: tuple[str, ...]) -> Outcome:
        order = Move(way, Listing())
        try:
            self.movement.check_course(order, self._waters(way), self.vessels)
        except Refused as refused:
            return Stop(refused.rule, refused.why)
        return ()

    def _waters(self, way: tuple[str, ...]) -> list[Part]:
        """In a later GR the ships lie where nothing lies now."""
        first = self.work.part(way[0])
        waters = [] if first is None else [first]
        for place in way[1:]:
            waters.append(self.movement.water(place, waters[-1]))
        return waters


class _Marching(_Reaching):
    march: March
    goes_blind = False

    def __init__(self, work: Evaluation, realm: str) -> None:
        super().__init__(work, realm)
        self.places: dict[Gf, list[str]] = {}
        """Provinces that may be entered without an EE, by large field."""
        hosted = (place for one in permitted(work, realm) for place in one.places or work.owned.get(one.giver, ()))
        for place in dict.fromkeys((*work.owned.get(realm, ()), *hosted)):
            self.places.setdefault(gf_of(place), []).append(place)

    def from_place(self, start: str, stock: Stock) -> Reach:
        try:
            march = self.movement.mustered(start, stock)
        except Refused as refused:
            march = March(Stock({symbol: number for symbol, number in stock.pieces.items() if piece(symbol)}))
            return Reach(march.pace, march.is_mounted, march.carries, {}, {start: Stop(refused.rule, refused.why)})
        self.march, self.pace, self.flies = march, march.pace, march.flies
        self.goes_blind = march.flies or is_lone_mystic(march.stock)
        return Reach(march.pace, march.is_mounted, march.carries, *self.spread(start))

    def judged(self, way: tuple[str, ...]) -> Outcome:
        try:
            order, parts = self.movement.checked_road(Move(way, Listing()), self.march)
        except Refused as refused:
            return Stop(refused.rule, refused.why)
        if gf_of(order.way[-1]) != gf_of(way[-1]):
            here, end = order.way[-1], way[-1]
            return Stop("kalevala.14.3.grenzen", Text("kalevala-mystic-stopped", {"place": here, "end": end}))
        return tuple(one.symbol for one, _ in self.movement.risky(self.march.stock, parts))

    def beside(self, place: str) -> Iterator[str]:
        """Those of the realm and its hosts; other land, and what is flown over, by its name. Who needs to know no land
        goes on where nothing is known, as far as one line leads."""
        for gf in (gf_of(place), *gf_of(place).neighbours.values()):
            if gf in self.work.world.lands or (self.goes_blind and self.round == 1 and self.movement.may_lie(gf)):
                named = self.places.get(gf, [])
                yield from dict.fromkeys((*named, str(gf))) if self.flies else named or [str(gf)]
