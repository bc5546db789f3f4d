"""What a robot has before it when it thinks about its paper: what its realm knows, and what is left of its means."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from math import ceil
from random import Random
from typing import Final

from walstatt.games.kalevala.court.treaties import treaties_of
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.realm.conversion import MOST_GOODS, MOST_HUMANS
from walstatt.games.kalevala.realm.pieces import SLAVES, known_piece, price
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.realm.trade_centres import TRADE_CENTRES
from walstatt.games.kalevala.robots.characters.all_characters import character_of
from walstatt.games.kalevala.scouting.orders import MOST_EE
from walstatt.games.kalevala.slavery.guards import GUARDED
from walstatt.games.kalevala.state import NATIVES, Realm, Scouting, Sighting, World
from walstatt.games.kriegsspiel.sheets.model import Line

RESERVE = 10
"""RE that stay where they are when pieces are made: upkeep comes after."""
PEOPLE, THINGS = "people", "things"
MOST_MADE: Final = {PEOPLE: MOST_HUMANS, THINGS: MOST_GOODS}
"""RE of people, and of animals, devices and buildings, that are made in one place and phase."""


class Robot:
    def __init__(self, known: World, realm: str, rng: Random) -> None:
        self.world = known
        self.realm = realm
        self.rng = rng
        self.ruler: Realm = known.realms[realm]
        self.character = character_of(realm, self.ruler)
        self.forces = known.forces.get(realm, {})
        self.own = known.places_of(realm)
        self.homes = [place for place in self.own if known.provinces[place].founded]
        self.counted = self._counted()
        """Pieces that there are, and those already ordered in this paper."""
        self.left = {place: self.force(place).land.re for place in self.own}
        """RE that are not yet spent in this paper."""
        self.made: Counter[tuple[str, str]] = Counter()
        """By place and what they become: RE that are made into something in this paper."""
        self.armed: Counter[str] = Counter()
        """By place: RE of new armament that become pieces in this paper."""
        self.gone: Counter[tuple[str, str]] = Counter()
        """By place and symbol: core troops that already leave it, or become others, in this paper."""
        self.kept_still: set[str] = set()
        """What is left behind by a caravan stands in the paper, so nothing else may change there."""
        self.looks: list[tuple[str, str]] = []
        """What the mystic wants to have scouted in this paper: from where, and what."""
        self.hoards: set[str] = set()
        """Where RE are wanted although there is no trade centre."""
        self.saving: set[str] = set()
        """Where nothing else is bought or paid from, because something dear is wanted there."""
        self.spells: dict[str, list[Line]] = {}
        """By place: what those who can cast do there if there is a battle."""
        self.companions: dict[str, list[str]] = {}
        """By place: figures that go along into a war that begins there."""
        self.wars: set[str] = set()
        """Where wars of this paper begin."""
        self.shrines: dict[str, str] = {}
        """By place where a war begins: the small field of a temple that was seen where it leads."""
        self.free_numbers = iter(sorted(set(range(1, MOST_EE + 1)) - {one.number for one in self.scouting}))
        """EE that are left for entering."""

    # ---- what there is

    def _counted(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for force in self.forces.values():
            found.update(force.whole().pieces)
        return found

    def force(self, place: str) -> Force:
        return self.forces.get(place, Force())

    def yields(self, place: str) -> int:
        site = self.world.lands[gf_of(place)].site
        return TRADE_CENTRES[site.kind].yields if site is not None and place in self.homes else 0

    def touches(self, place: str, other: str) -> bool:
        return gf_of(place).side_towards(gf_of(other)) is not None

    def near(self, place: str) -> list[str]:
        """Own provinces beside it."""
        return [other for other in self.own if self.touches(place, other)]

    def core_troops(self, place: str) -> dict[str, int]:
        """Of each kind those who do not yet leave in this paper: fighters at close quarters first, then archers."""
        there = self.force(place).land.pieces
        return {symbol: there.get(symbol, 0) - self.gone[place, symbol] for symbol in self.ruler.core_symbols}

    def spare(self, place: str) -> int:
        """Core troops that may leave a place."""
        return sum(self.core_troops(place).values()) - max(self.character.kept, self.guards(place))

    def muster(self, place: str, number: int) -> tuple[tuple[str, int], ...]:
        """So many of them, who leave it in this paper."""
        found = []
        for symbol, there in self.core_troops(place).items():
            taken = min(there, number)
            if taken > 0:
                self.gone[place, symbol] += taken
                number -= taken
                found.append((symbol, taken))
        return tuple(found)

    def guards(self, place: str) -> int:
        """Core troops that must stay with slaves, beside all others who guard them."""
        land = self.force(place).land
        others = land.warriors - sum(land.pieces.get(symbol, 0) for symbol in self.ruler.core_symbols)
        return max(0, ceil(land.pieces.get(SLAVES, 0) / GUARDED) - others)

    def leans(self, share: float, *about: str) -> bool:
        """The same answer whenever it is asked: in so many of all cases yes."""
        sign = sha256(" ".join((self.realm, *about)).encode()).digest()
        return sign[0] < share * 256

    # ---- what it costs

    def may_make(self, place: str, kind: str) -> int:
        """RE that may still become people, or things, in this place."""
        return MOST_MADE[kind] - self.made[place, kind]

    def take(self, place: str, re: int, kind: str = "", kept: int = RESERVE) -> bool:
        """So many RE of a place are spent in this paper, if they lie there and so many stay."""
        if self.left.get(place, 0) < re + kept or (kind and self.may_make(place, kind) < re):
            return False
        self.left[place] -= re
        if kind:
            self.made[place, kind] += re
        return True

    def save(self, place: str) -> None:
        """Whatever is left there stays."""
        self.left[place] = 0
        self.saving.add(place)

    def seat(self) -> str:
        """The place of its court: the capital, else any trade centre of its own."""
        return next((place for place in (*self.ruler.capitals, *self.homes) if place in self.left), "")

    def richest(self) -> str:
        """The trade centre of its own where most RE are left: upkeep leaves little in others."""
        return max(self.homes, key=lambda place: (self.left[place], place in self.ruler.capitals, place), default="")

    # ---- what was seen

    @property
    def scouting(self) -> list[Scouting]:
        return self.world.scouting.get(self.realm, [])

    @cached_property
    def last_seen(self) -> dict[str, Sighting]:
        return {one.place: one for one in self.world.knowledge[self.realm].sightings}

    def scouted(self) -> Iterator[tuple[Scouting, Sighting]]:
        """What its scouts brought home in this GR, as far as it can be entered."""
        for one in self.scouting:
            seen = self.last_seen.get(str(gf_of(one.target)))
            is_own = gf_of(one.start) == gf_of(one.target)
            if seen is not None and seen.at.gr == self.world.at.gr and "~" not in one.start + one.target and not is_own:
                yield one, seen

    def is_enemy(self, owner: str | None) -> bool:
        """Somebody else, with whom it has no treaty that holds."""
        return owner not in (None, NATIVES, self.realm) and owner not in self.friends

    @cached_property
    def friends(self) -> frozenset[str]:
        held = treaties_of(self.world, self.realm)
        return frozenset(one.other(party) for party, one in held if one.since is not None and one.ended is None)

    @cached_property
    def neighbours(self) -> list[str]:
        """Rulers whose land was seen, or who were heard of."""
        met = {one.owner for one in self.last_seen.values()} | {*self.world.knowledge[self.realm].neighbours}
        return sorted(name for name in met if name and name != self.realm)


def cost(pieces: Iterable[tuple[str, int]]) -> int:
    return sum(number * (price(known_piece(symbol)) or 1) for symbol, number in pieces)
