"""How far a group comes: the rules of the GF move (9.3), asked instead of ordered.

Every way is judged by `movement.py` itself, on the world as its realm knows it; nothing is moved.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.looking import looked_at
from walstatt.games.kalevala.papers.model import Listing, Move
from walstatt.games.kalevala.realm.guests import permitted
from walstatt.games.kalevala.realm.marching import March
from walstatt.games.kalevala.realm.movement import Movement
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf

MOST_ROUNDS: Final = 8
MOST_PLACES: Final = 400


class Reached(msgspec.Struct, frozen=True):
    """A place that the group comes to, and how: the way of its last GR."""

    way: tuple[str, ...]
    steps: int
    """GF steps from where it stands now."""
    rounds: int
    """Great rounds."""


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


def reach(known: World, realm: str, start: str, stock: Stock) -> Reach:
    """Where figures of a realm come to from a place; `known` is the world as the realm knows it."""
    return looked_at(known, lambda work: _Reaching(work, realm).from_place(start, stock))


class _Reaching:
    def __init__(self, work: Evaluation, realm: str) -> None:
        self.work = work
        self.realm = realm
        self.movement = Movement(work, realm)
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
        reached: dict[str, Reached] = {start: Reached((start,), 0, 0)}
        stops: dict[str, Stop] = {}
        edge = [start]
        for rounds in range(1, MOST_ROUNDS + 1):
            edge = [place for here in edge for place in self._one_round(here, march, rounds, reached, stops)]
        del reached[start]
        return Reach(march.pace, march.is_mounted, march.carries, reached,
                     {place: stop for place, stop in stops.items() if place not in reached})

    def _one_round(
        self, start: str, march: March, rounds: int, reached: dict[str, Reached], stops: dict[str, Stop]
    ) -> list[str]:
        """Places that are new in this round."""
        new: list[str] = []
        ways: list[tuple[str, ...]] = [(start,)]
        tried = {start}
        while ways:
            way = ways.pop(0)
            for place in self._beside(way[-1], march):
                if place in tried or len(reached) > MOST_PLACES:
                    continue
                stop = self._stop((*way, place), march)
                if stop is None or march.flies:
                    tried.add(place)
                    if len(way) < march.pace + 1:
                        ways.append((*way, place))
                if stop is None and place not in reached:
                    steps = reached[start].steps + len(way)
                    reached[place] = Reached((*way, place), steps, rounds)
                    new.append(place)
                elif stop is not None and rounds == 1:
                    stops.setdefault(place, stop)
        return new

    def _stop(self, way: tuple[str, ...], march: March) -> Stop | None:
        try:
            order, _ = self.movement.checked_road(Move(way, Listing()), march)
        except Refused as refused:
            return Stop(refused.rule, refused.why)
        if gf_of(order.way[-1]) != gf_of(way[-1]):
            here, end = order.way[-1], way[-1]
            return Stop("kalevala.14.3.grenzen", Text("kalevala-mystic-stopped", {"place": here, "end": end}))
        return None

    def _beside(self, place: str, march: March) -> Iterator[str]:
        """Places next by: those of the realm and its hosts; other land, and what is flown over, by its name."""
        for gf in (gf_of(place), *gf_of(place).neighbours.values()):
            if gf in self.work.world.lands:
                named = self.places.get(gf, [])
                yield from dict.fromkeys((*named, str(gf))) if march.flies else named or [str(gf)]
