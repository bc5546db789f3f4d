"""Writers of papers that need nobody: they arm, build, move, pay and scout soundly, with what their realm knows.

A robot thinks up lines and keeps those that the checker finds nothing wrong with: it knows no more than a player.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from walstatt.core.papers import Problem
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import Arm, Build, Convert, Listing, Move, Order, Scout, WriteLetter
from walstatt.games.kalevala.papers.write import write_order
from walstatt.games.kalevala.realm.buildings import TOWER, Building, Opening
from walstatt.games.kalevala.realm.conversion import MOST_GOODS, MOST_HUMANS
from walstatt.games.kalevala.realm.pieces import KINDS, known_piece, price
from walstatt.games.kalevala.realm.upkeep import CORE_TABLE
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.state import Realm, World
from walstatt.hexmap.coordinates import read_gf
from walstatt.hexmap.small_fields import NEIGHBOURS

Checker = Callable[[str], list[Problem]]
TRIES: Final = 3
TOWER_PRICE: Final = 10
WORDS: Final = ("Friede sei mit deinem Volk.", "Man sah deine Späher.", "Lass uns Handel treiben.")


def write_paper(known: World, realm: str, rng: Random, check: Checker) -> str:
    """A paper without a mistake, from the world as the realm knows it."""
    robot = _Robot(known, realm, rng)
    lines = [write_order(order) for order in robot.orders()]
    for _ in range(TRIES):
        paper = "\n".join(lines)
        wrong = {problem.line for problem in check(paper)}
        if not wrong:
            return paper or "bleiben"
        lines = _without(lines, wrong)
    return "bleiben"


def _without(lines: list[str], wrong: set[int]) -> list[str]:
    """Leave out whatever begins or goes on in one of these lines."""
    kept, number = [], 1
    for line in lines:
        height = line.count("\n") + 1
        if not wrong & set(range(number, number + height)):
            kept.append(line)
        number += height
    return kept


class _Robot:
    def __init__(self, known: World, realm: str, rng: Random) -> None:
        self.world = known
        self.realm = realm
        self.rng = rng
        self.ruler: Realm = known.realms[realm]
        self.forces = known.forces.get(realm, {})
        self.own = [place for place, one in known.provinces.items() if one.owner == realm]
        self.homes = [place for place in self.own if known.provinces[place].founded]

    def orders(self) -> Iterator[Order]:
        if self.world.at.phase != 1:
            yield from self._letters()
            return
        yield from self._convert()
        yield from self._move()
        if self.world.at.arms:
            yield from self._arm()
        yield from self._build()
        yield from self._scout()
        yield from self._letters()

    def _core(self) -> int:
        return sum(
            number for force in self.forces.values() for symbol, number in force.whole().pieces.items()
            if symbol in self.ruler.core_symbols
        )

    def _wanted(self, re: int) -> Listing:
        """As many core troops as cost no more upkeep, and now and then goods."""
        cost = price(known_piece(self.ruler.core)) or 1
        room = max(0, CORE_TABLE[self.ruler.rank][0] - self._core())
        number = min(room, MOST_HUMANS // cost, re // cost)
        pieces = [(self.rng.choice(self.ruler.core_symbols), number)] if number else []
        goods = [good for good in self.ruler.culture.goods if KINDS.get(good) is not None]
        left = min(MOST_GOODS, re - number * cost)
        if goods and self.rng.random() < 0.4:
            good = self.rng.choice(goods)
            each = price(known_piece(good)) or 1
            many = self.rng.randint(0, left // each)
            pieces += [(good, many)] if many else []
        return Listing(tuple(pieces))

    def _convert(self) -> Iterator[Order]:
        for place in self.homes:
            there = self.forces[place].land.re if place in self.forces else 0
            listing = self._wanted(max(0, there - 10))
            if listing.pieces and self.rng.random() < 0.5:
                yield Convert(place, listing)

    def _arm(self) -> Iterator[Order]:
        for place in self.homes:
            listing = self._wanted(self.rng.randint(0, 20))
            if listing.pieces:
                yield Arm(place, listing)

    def _move(self) -> Iterator[Order]:
        """Troops wander from where there are many to a neighbour where there are few."""
        for place in self.own:
            near = [other for other in self.own if gf_of(place).side_towards(gf_of(other)) is not None]
            force = self.forces.get(place)
            if force is None or not near or self.rng.random() < 0.5:
                continue
            number = force.land.pieces.get(self.ruler.core, 0) // 2
            if number:
                carried = self.rng.randint(0, min(force.land.re, 10 * number))
                yield Move((place, self.rng.choice(near)), Listing(((self.ruler.core, number),), carried))

    def _build(self) -> Iterator[Order]:
        """A tower over a trade centre that has none, with a gate to somewhere low enough."""
        for place in self.homes:
            gf = gf_of(place)
            land, force = self.world.lands[gf], self.forces.get(place)
            poor = force is None or force.land.re < 2 * TOWER_PRICE
            if land.site is None or poor or self.world.buildings.get(str(gf)):
                continue
            kf = land.site.kf
            near = [one.kf for one in NEIGHBOURS[kf] if one.side is None and land.level(one.kf) <= land.level(kf)]
            if near:
                yield Build(str(gf), Building(TOWER, kf, openings=(Opening(kf, self.rng.choice(near)),)))

    def _scout(self) -> Iterator[Order]:
        """Around the realm, what was not seen lately first; half of the EE are kept for entering."""
        seen = {one.place: one.at.gr for one in self.world.knowledge[self.realm].sightings}
        own = {gf_of(place) for place in self.own}
        steps = []
        for place, force in self.forces.items():
            if force.land.warriors and "~" not in place:
                steps += [
                    (seen.get(str(other), 0), self.rng.random(), place, str(other))
                    for other in gf_of(place).neighbours.values() if other not in own and other in self.world.lands
                ]
        used: set[str] = set()
        for _, _, place, target in sorted(steps):
            if target not in used and len(used) < MOST_EE // 2:
                used.add(target)
                yield Scout(len(used), place, str(read_gf(target)))

    def _letters(self) -> Iterator[Order]:
        names = sorted(self.world.knowledge[self.realm].neighbours)
        if names and self.rng.random() < 0.2:
            yield WriteLetter(self.rng.choice(names), self.rng.choice(WORDS))
