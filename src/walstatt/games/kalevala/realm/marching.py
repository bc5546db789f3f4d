"""How fast a group marches, what it can carry, and which terrain its pieces may not stand in (9.3, 17.4, 25, 26)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.realm.pieces import (
    ANIMAL,
    DEVICE,
    ENGINES,
    FULL_TEAM,
    MYSTIC,
    PERSON,
    PRIEST,
    SLAVE,
    SLOWING,
    TEAM,
    VESSEL,
    WARRIOR,
    WIZARD,
    Piece,
    rule_of_transport,
)
from walstatt.games.kalevala.realm.stock import Holder, Stock
from walstatt.hexmap.land import Land
from walstatt.hexmap.terrain import MOUNTAINS, UPLAND

FOOT, FOOT_WITH_DEVICES, MOUNTED, MOUNTED_WITH_DEVICES, SLOW = 2, 1, 3, 2, 1
"""GF in a GR (kalevala.9.3.bewegungsweiten)."""
HIGH_GROUND: Final = frozenset({UPLAND, MOUNTAINS})
"""Mountains are entered on a pass only."""
ELEPHANTS: Final = ("El", "Mm")
SEATS: Final = {"lP": 1, "sP": 1, "El": 2, "Mm": 2}
ABOARD_A_WAGON: Final = 3
NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
INSIDE_AN_ENGINE: Final = 3
ROOM_OF_A_SMALL_FIELD: Final = 4
FOR_PEOPLE_ALONE, FOR_PEOPLE_AND_LIGHT_THINGS, FOR_ALL = 3, 2, 1
"""After how many hits a stream bridge still bears such things (kalevala.27.6.treffer)."""
NO_SAILORS: Final = frozenset({WIZARD, PRIEST, MYSTIC, "PrKö"})
LIGHT_THINGS: Final = frozenset({"Le", "Se", "Wi", "lP", "sP"})


class March(NamedTuple):
    """A group as it marches."""

    stock: Stock
    fresh: Mapping[str, int] = NOTHING
    """Animals and wagons that neither carry nor haul anything yet."""

    @property
    def people(self) -> int:
        return self.stock.count(lambda one: one.kind.sort in (WARRIOR, PERSON))

    @property
    def kinds(self) -> list[Piece]:
        """Warriors and persons, each symbol once."""
        return [one for one, _ in self.stock.each() if one.kind.sort in (WARRIOR, PERSON)]

    @property
    def is_wizards(self) -> bool:
        """The wizard alone, with whatever he carries."""
        return all(one.base == WIZARD for one, _ in self.stock.each())

    @property
    def leaders(self) -> int:
        """Whoever rides, leads animals and takes devices along: no wizard does (kalevala.19.3.1.transport)."""
        return self.stock.count(lambda one: one.kind.sort in (WARRIOR, PERSON) and one.base != WIZARD)

    @property
    def crew(self) -> int:
        """Whoever can steer a vessel: priests, the mystic and wizards serve no device (kalevala.20.2.3.transport)."""
        return self.stock.count(lambda one: one.kind.sort in (WARRIOR, PERSON) and one.base not in NO_SAILORS)

    @property
    def is_led(self) -> bool:
        """Is somebody there for whatever cannot go by itself?"""
        goods = self.stock.count(lambda one: one.kind.sort in (ANIMAL, DEVICE))
        return self.leaders > 0 if goods else self.people > 0

    @property
    def seats(self) -> int:
        """How many can ride: on animals, and on wagons with a full team (kalevala.r.9.heeresart)."""
        return sum(
            self._serving(one, number) * (seats(one) + (ABOARD_A_WAGON if is_full_team(one) else 0))
            for one, number in self.stock.each()
        )

    @property
    def is_mounted(self) -> bool:
        """Everybody rides, and the animals still haul what has to be hauled; otherwise all walk."""
        return 0 < self.leaders <= self.seats and self._hauls_riding

    @property
    def has_devices(self) -> bool:
        return any(slows(one) for one, _ in self.stock.each())

    @property
    def has_animals(self) -> bool:
        """Riding animals, wagons and the like, which are led over bad ground."""
        return any(one.kind.sort == ANIMAL or one.horses for one, _ in self.stock.each())

    @property
    def animals(self) -> int:
        return self.stock.of_sort(ANIMAL)

    @property
    def pace(self) -> int:
        """The slowest counts (kalevala.9.3.langsamste); slaves go on foot (kalevala.r.slave_guards)."""
        return min(self._pace, FOOT) if self.stock.of_sort(SLAVE) else self._pace

    @property
    def _pace(self) -> int:
        if self.is_mounted:
            led = [one.kind.pace for one, _ in self.stock.each() if one.kind.pace and one.kind.sort in (ANIMAL, DEVICE)]
            return min(MOUNTED_WITH_DEVICES if self.has_devices else MOUNTED, *led, MOUNTED)
        paces = [one.kind.pace for one, _ in self.stock.each() if one.kind.pace]
        walks = any(one.kind.sort in (WARRIOR, PERSON) and not one.kind.pace for one, _ in self.stock.each())
        if walks or not paces:
            paces.append(FOOT)
        if self.has_devices:
            paces.append(FOOT_WITH_DEVICES)
        return min(paces)

    @property
    def flies(self) -> bool:
        return bool(self.stock.pieces) and all(one.kind.flies for one, _ in self.stock.each())

    @property
    def walks(self) -> bool:
        """Do warriors go on foot?"""
        return bool(self.stock.warriors) and not self.is_mounted

    @property
    def fastest(self) -> int:
        """How far the fastest of them would come alone."""
        own = max((one.kind.pace for one, _ in self.stock.each() if one.kind.pace), default=0)
        return max(own, MOUNTED if self.seats else 0, FOOT if self.stock.warriors else 0)

    @property
    def carries(self) -> int:
        """RE that its people carry (kalevala.9.3.re_transport)."""
        return sum(number * one.kind.carries for one, number in self.stock.each())

    @property
    def hauls(self) -> int:
        """TEH that it offers when everybody walks."""
        return sum(self._serving(one, number) * one.kind.hauls for one, number in self.stock.each())

    def _serving(self, one: Piece, number: int) -> int:
        return number - self.fresh.get(one.symbol, 0)

    @property
    def _hauls_riding(self) -> bool:
        """Each rider takes one TEH of his animal; ropes he carries himself (kalevala.r.war.geraet_bewegen)."""
        by_animals = sum(
            self._serving(one, number) * one.kind.hauls for one, number in self.stock.each() if one.kind.sort == ANIMAL
        )
        aboard_wagons = ABOARD_A_WAGON * self.stock.count(is_full_team)
        left = by_animals - max(0, self.leaders - aboard_wagons)
        ropes = self.stock.count(lambda one: one.base == "Se")
        return self.load - ropes <= left and self.load <= left + self.leaders

    def room_aboard(self, *, riders_count: bool = False) -> int:
        """REH: of a rider and his animal only the animal counts, unless the table reads it otherwise."""
        return self.stock.room - (0 if riders_count else self.riders)

    @property
    def riders(self) -> int:
        """Who sits on an animal and would else need room; a wizard never does, mortal or not."""
        saddles = sum(number * seats(one) for one, number in self.stock.each())
        wizards = self.stock.count(lambda one: one.base == WIZARD and one.kind.room > 0)
        return min(self._on_legs(WARRIOR) + self._on_legs(PERSON) - wizards, saddles)

    def _on_legs(self, sort: str) -> int:
        return self.stock.count(lambda one: one.kind.sort == sort and one.kind.room > 0)

    @property
    def engines(self) -> int:
        return self.stock.count(lambda one: one.base in ENGINES)

    @property
    def room_inside(self) -> int:
        """How many find room in the engines: three in each, in a siege tower that lies flat warriors alone."""
        persons = max(0, self._on_legs(PERSON) - self.riders)
        warriors = self._on_legs(WARRIOR) + self._on_legs(PERSON) - self.riders - persons
        open_to_all = self.stock.count(lambda one: one.base in ENGINES and one.base != "Bt")
        return min(warriors + min(persons, INSIDE_AN_ENGINE * open_to_all), INSIDE_AN_ENGINE * self.engines)

    def has_room_beside_engines(self, hold: int, *, riders_count: bool = False) -> bool:
        """Each engine fills one small field of the ship; what may not be inside lies on the others."""
        outside = self.room_aboard(riders_count=riders_count) - self.engines - self.room_inside
        return outside <= hold - ROOM_OF_A_SMALL_FIELD * self.engines

    @property
    def load(self) -> int:
        """TEH that its devices need; a wagon with horses draws itself."""
        return sum(number * one.kind.load for one, number in self.stock.each() if not one.horses)

    @property
    def chariot_horses(self) -> int:
        """Those that draw nothing now."""
        return self.stock.count(lambda one: one.base in TEAM)

    @property
    def loaded_by(self) -> list[str]:
        """The rules of what has to be hauled."""
        loads = (one.kind.profile for one, _ in self.stock.each() if one.kind.load and not one.horses)
        return sorted({rule for rule in loads if rule})

    @property
    def rules(self) -> list[str]:
        """What lets it go as it goes: carriers, riders, animals that haul."""
        found = []
        if self.stock.re:
            found += ["kalevala.28.teh"]
        if self.stock.warriors and (self.stock.re or self.load or self.is_mounted):
            found += ["kalevala.17.4.transport"]
        if self.is_mounted:
            ridden = {one.kind.profile for one, _ in self.stock.each() if one.base in SEATS or is_full_team(one)}
            found += ["kalevala.17.3.1.reiterei", *sorted(ridden)]
        if any(one.base == "K" for one, _ in self.stock.each()):
            found += ["kalevala.21.bewegung", *(["kalevala.21.reiten"] if self.is_mounted else [])]
            found += ["kalevala.21.transport"] if self.stock.re else []
        if self.load and any(one.base in ("El", "Mm") for one, _ in self.stock.each()):
            found += ["kalevala.25.4.last"]
        return found

    @property
    def bridge_hits(self) -> int:
        """After how many hits a stream bridge still bears it."""
        if all(one.kind.sort in (WARRIOR, PERSON) for one, _ in self.stock.each()):
            return FOR_PEOPLE_ALONE
        light = all(one.kind.sort in (WARRIOR, PERSON) or one.base in LIGHT_THINGS for one, _ in self.stock.each())
        return FOR_PEOPLE_AND_LIGHT_THINGS if light else FOR_ALL


def check_crew(ship: Holder) -> None:
    march = March(ship.load)
    if not march.crew:
        rule = rule_of_transport(march.kinds, "kalevala.9.3.1.nur_mit_schiff")
        raise refuse(rule, "kalevala-refused-unmanned", ship=ship.symbol)


def seats(one: Piece) -> int:
    """How many ride such an animal."""
    return SEATS.get(one.base, one.kind.seats)


def is_full_team(one: Piece) -> bool:
    return one.horses >= FULL_TEAM


def slows(one: Piece) -> bool:
    return one.base in SLOWING or (one.base == "QuW" and not is_full_team(one))


def is_heavy(land: Land, kf: int) -> bool:
    """Ground over which animals are led: upland, passes, swamp, mangroves (kalevala.9.3.schweres_gelaende)."""
    kind = land.kind(kf)
    return kind.base in HIGH_GROUND or kind.swamp


def is_uphill(land: Land, kf: int) -> bool:
    """Mountain land, and passes over mountains."""
    return land.kind(kf).base in HIGH_GROUND


def is_closed_to(one: Piece, land: Land, kf: int) -> bool:
    """May such a piece not stand there (kalevala.r.9.transportwurf_anzahl)?"""
    kind = land.kind(kf)
    if kind.letter in one.kind.closed:
        return True
    if one.base in ("Bt", "Sk"):
        return land.room(kf) < 4
    if one.base in ELEPHANTS:
        desert = kind.ice if one.base == "El" else kind.desert
        return kind.base in HIGH_GROUND or kind.forest or kind.swamp or desert
    if one.base == "QuW":
        return kind.base in HIGH_GROUND or kind.forest or kind.swamp or kind.ice
    return False


def rolls_on_bad_ground(one: Piece) -> bool:
    """Horses go wherever people go and never roll; nor do devices that any ground bears."""
    sensitive = one.base in ("Bt", "Sk", "El", "Mm", "QuW") or bool(one.kind.closed)
    return one.kind.sort in (DEVICE, ANIMAL) and sensitive


def forbidden_aboard(vessel: str, one: Piece) -> bool:
    """Towers, tortoises and wagons fit on sailing ships alone, and wagons only unharnessed (26.1 to 26.3)."""
    if one.kind.sort == VESSEL or one.horses:
        return True
    return one.base in ("Bt", "Sk", "QuW") and vessel != "SS"


def check_leads_on(way: Sequence[str]) -> None:
    """A step leads somewhere else; whoever stays is named in no way."""
    for before, place in pairwise(way):
        if before == place:
            raise refuse("kalevala.9.3.geltung", "kalevala-refused-same-place", place=place)
