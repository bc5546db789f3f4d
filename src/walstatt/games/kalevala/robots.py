"""Writers of papers that need nobody: they arm, build, move, pay and scout soundly, with what their realm knows.

A robot thinks up lines and keeps those that the checker finds nothing wrong with: it knows no more than a player.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from math import ceil
from random import Random
from typing import Final

from walstatt.core.papers import Problem
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import (
    Arm,
    Build,
    Convert,
    Enter,
    Listing,
    Move,
    Order,
    PayFrom,
    Scout,
    WriteLetter,
    Zone,
)
from walstatt.games.kalevala.papers.write import write_order
from walstatt.games.kalevala.realm.armament import MOST_NEW
from walstatt.games.kalevala.realm.building import HIGHEST
from walstatt.games.kalevala.realm.buildings import BUILDINGS, GREAT_KEEP, KEEP, STAGE_PRICE, TOWER, Building, Opening
from walstatt.games.kalevala.realm.conversion import MOST_GOODS, MOST_HUMANS
from walstatt.games.kalevala.realm.dues import CORE_PRICES, CORE_TABLE
from walstatt.games.kalevala.realm.pieces import KINDS, known_piece, price
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.realm.trade_centres import PEOPLE, TRADE_CENTRES
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.games.kalevala.state import NATIVES, Realm, Sighting, World
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import NEIGHBOURS, Side

Checker = Callable[[str], list[Problem]]
SETTLERS, KEPT = 2, 3
"""Warriors that go to occupy, and those that stay at home for them."""
TRIES: Final = 5
RESERVE: Final = 10
"""RE that stay where they are when pieces are made: upkeep comes after."""
SHARE_FOR_CORE: Final = 3
"""Core troops cost at most this part of what comes in."""
ENOUGH_PEOPLE: Final = {"K": 3, "Pr": 2}
"""Merchants and priests that a realm likes to have."""
WORDS: Final = ("Friede sei mit deinem Volk.", "Man sah deine Späher.", "Lass uns Handel treiben.")


def write_paper(known: World, realm: str, rng: Random, check: Checker) -> str:
    """A paper without a mistake, from the world as the realm knows it."""
    robot = _Robot(known, realm, rng)
    lines = [write_order(order) for order in robot.orders()]
    for _ in range(TRIES):
        paper = "\n".join(lines)
        wrong = {problem.line for problem in check(paper) if problem.fatal}
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
        self.own = known.places_of(realm)
        self.homes = [place for place in self.own if known.provinces[place].founded]
        self.counted = self._counted()
        """Pieces that there are, and those already ordered in this paper."""
        self.left = {place: self._force(place).land.re for place in self.own}
        """RE that are not yet spent in this paper."""

    def orders(self) -> Iterator[Order]:
        if self.world.at.phase == 3:
            yield from self._enter()
        if self.world.at.phase != 1:
            yield from self._letters()
            return
        if self.world.at.arms:
            yield from self._zone()
            yield from self._arm()
        yield from self._convert()
        yield from self._move()
        yield from self._build()
        yield from self._pay()
        yield from self._scout()
        yield from self._letters()

    def _force(self, place: str) -> Force:
        return self.forces.get(place, Force())

    def _counted(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for force in self.forces.values():
            found.update(force.whole().pieces)
        return found

    # ---- raising

    def _yield(self, place: str) -> int:
        site = self.world.lands[gf_of(place)].site
        return TRADE_CENTRES[site.kind].yields if site is not None and place in self.homes else 0

    def _core_goal(self) -> int:
        """As many as cost no more upkeep than a share of what comes in; it comes every second GR."""
        income = (PEOPLE + sum(map(self._yield, self.homes))) / 2
        paid = [most for most, price in zip(CORE_TABLE[self.ruler.rank], CORE_PRICES, strict=True)
                if price <= income / SHARE_FOR_CORE]
        return max(paid)

    def _wanted(self, re: int) -> Listing:
        """Core troops first, then a few merchants and priests, now and then culture goods."""
        pieces = [*self._humans(min(re, MOST_HUMANS)), *self._goods(min(re, MOST_GOODS))]
        while pieces and _cost(pieces) > re:
            pieces.pop()
        self.counted.update(dict(pieces))
        return Listing(tuple(pieces))

    def _humans(self, re: int) -> Iterator[tuple[str, int]]:
        core = sum(self.counted[symbol] for symbol in self.ruler.core_symbols)
        number = min(self._core_goal() - core, re // _cost([(self.ruler.core, 1)]))
        if number > 0:
            yield self.rng.choice(self.ruler.core_symbols), number
            return
        for symbol, enough in ENOUGH_PEOPLE.items():
            if self.counted[symbol] < enough and re >= _cost([(symbol, 1)]):
                yield symbol, 1
                return

    def _goods(self, re: int) -> Iterator[tuple[str, int]]:
        goods = [good for good in self.ruler.culture.goods if KINDS.get(good) is not None]
        if goods and self.rng.random() < 0.4:
            good = self.rng.choice(goods)
            most = re // _cost([(good, 1)])
            if most and self.counted[good] < len(self.homes) * MOST_GOODS:
                yield good, self.rng.randint(1, most)

    def _convert(self) -> Iterator[Order]:
        for place in self.homes:
            listing = self._wanted(max(0, self.left[place] - RESERVE))
            if listing.pieces:
                self.left[place] -= _cost(listing.pieces)
                yield Convert(place, listing)

    def _zone(self) -> Iterator[Order]:
        """Now and then all that is near the capital is raised there."""
        capitals = [place for place in self.ruler.capitals if place in self.homes]
        if not capitals or self.rng.random() < 0.5:
            return
        near = [place for place in self.homes if self._touches(place, capitals[0])]
        if near and sum(map(self._yield, {*near, capitals[0]})) <= MOST_NEW:
            yield Zone(capitals[0], tuple(near))

    def _arm(self) -> Iterator[Order]:
        """New armament that lies in a place may become pieces at once; some of it is kept."""
        for place in self.homes:
            raised = self._yield(place) + (PEOPLE if place in self.ruler.capitals else 0)
            listing = self._wanted(max(0, raised - RESERVE // 2))
            if listing.pieces:
                yield Arm(place, listing)

    def _touches(self, place: str, other: str) -> bool:
        return gf_of(place).side_towards(gf_of(other)) is not None

    # ---- moving

    def _move(self) -> Iterator[Order]:
        """Troops even out between neighbours; RE are brought to trade centres, where they are of use."""
        for place in self.own:
            near = [other for other in self.own if self._touches(place, other)]
            number = self._force(place).land.pieces.get(self.ruler.core, 0)
            if not near or not number:
                continue
            there = min(near, key=lambda one: (self._force(one).land.warriors, one))
            surplus = (number - self._force(there).land.warriors) // 2
            idle = self.left[place] if place not in self.homes else 0
            home = next((one for one in near if one in self.homes), None)
            if idle and home is not None:
                self.left[place] = 0
                yield Move((place, home), Listing(((self.ruler.core, max(1, min(number - 1, ceil(idle / 10)))),), idle))
            elif surplus > 1:
                yield Move((place, there), Listing(((self.ruler.core, surplus),)))

    # ---- building and paying

    def _build(self) -> Iterator[Order]:
        """A tower over every trade centre; where it stands, it grows into a keep and a great keep."""
        for place in self.homes:
            if self.left[place] < STAGE_PRICE + RESERVE:
                continue
            building = self._next_stage(gf_of(place))
            if building is not None:
                self.left[place] -= STAGE_PRICE
                yield Build(str(gf_of(place)), building)

    def _next_stage(self, gf: Gf) -> Building | None:
        land = self.world.lands[gf]
        if land.site is None:
            return None
        kf = land.site.kf
        standing = {one.kind for one in self.world.buildings.get(str(gf), ()) if one.kf == kf}
        if TOWER in standing or KEEP in standing:
            kind = KEEP if TOWER in standing else GREAT_KEEP
            fits = land.level(kf) + BUILDINGS[kind].storeys <= HIGHEST
            return Building(kind, kf) if fits else None
        near = [one.kf for one in NEIGHBOURS[kf] if one.side is None and land.level(one.kf) <= land.level(kf)]
        if standing or not near:
            return None
        return Building(TOWER, kf, openings=(Opening(kf, self.rng.choice(near)),))

    def _pay(self) -> Iterator[Order]:
        """Upkeep comes from where RE are of no use."""
        owed = sum(
            int(row.cost) for one in self.world.lists.get(self.realm, ()) for row in one.rows
            if row.section == "upkeep"
        )
        idle = [place for place in self.own if place not in self.homes and self.left[place]]
        for place in idle:
            paid = min(owed, self.left[place])
            if paid:
                owed -= paid
                yield PayFrom(place, paid)

    # ---- scouting

    def _enter(self) -> Iterator[Order]:
        """Occupy what its scouts found empty, as far as two warriors can be spared and the losses paid."""
        sent = self.world.scouting.get(self.realm, ())
        numbers = iter(sorted(set(range(1, MOST_EE + 1)) - {one.number for one in sent}))
        spared: Counter[str] = Counter()
        seen = {one.place: one for one in self.world.knowledge[self.realm].sightings if one.at.gr == self.world.at.gr}
        for one in sent:
            found, land = seen.get(str(gf_of(one.target))), self._force(one.start).land
            if found is None or found.result != SEEN or found.owner != NATIVES or found.figures:
                continue
            losses, free = found.losses or 0, land.pieces.get(self.ruler.core, 0) - spared[one.start]
            if free >= KEPT + SETTLERS and losses <= min(land.re // 2, 10 * SETTLERS):
                number = next(numbers, None)
                if number is None:
                    return
                spared[one.start] += SETTLERS
                listing = Listing(((self.ruler.core, SETTLERS),), losses)
                centre = int(found.site.partition("/")[2]) if found.site else 0
                yield Enter(number, one.start, one.target, "B", listing, Listing(re=losses), centre)

    def _scout(self) -> Iterator[Order]:
        """What was not seen lately first, also behind what is known; half of the EE are kept for entering."""
        used: set[Gf] = set()
        number = 0
        for line in sorted(self._lines(), key=lambda one: (self._seen(one[-1]), len(one), self.rng.random())):
            if number + len(line) - 1 > MOST_EE // 2 or used & set(line[1:]):
                continue
            used |= set(line[1:])
            for start, target in pairwise(line):
                number += 1
                yield Scout(number, str(start), str(target))

    def _lines(self) -> Iterator[tuple[Gf, ...]]:
        """Ways out of the realm: to a neighbour, or straight on over one that is known already."""
        own = {gf_of(place) for place in self.own}
        starts = {gf_of(place) for place, force in self.forces.items() if force.land.warriors and "~" not in place}
        for start in sorted(starts):
            for side, target in start.neighbours.items():
                if target in own or target not in self.world.lands:
                    continue
                yield start, target
                beyond = target.neighbour(side)
                if beyond in self.world.lands and beyond not in own and self._can_be_crossed(target, side):
                    yield start, target, beyond

    @cached_property
    def _last_seen(self) -> dict[str, Sighting]:
        return {one.place: one for one in self.world.knowledge[self.realm].sightings}

    def _seen(self, gf: Gf) -> int:
        """The GR in which it was seen last."""
        last = self._last_seen.get(str(gf))
        return last.at.gr if last is not None else 0

    def _can_be_crossed(self, gf: Gf, side: Side) -> bool:
        last = self._last_seen.get(str(gf))
        return last is not None and last.result == "seen" and last.side == str(side.opposite)

    # ---- writing

    def _letters(self) -> Iterator[Order]:
        """To rulers whose land was seen."""
        met = {one.owner for one in self._last_seen.values() if one.owner not in (None, NATIVES, self.realm)}
        names = sorted(name for name in met | {*self.world.knowledge[self.realm].neighbours} if name)
        if names and self.rng.random() < 0.2:
            yield WriteLetter(self.rng.choice(names), self.rng.choice(WORDS))


def _cost(pieces: Iterable[tuple[str, int]]) -> int:
    return sum(number * (price(known_piece(symbol)) or 1) for symbol, number in pieces)
