"""How fast a group marches, what it can carry, and which terrain its pieces may not stand in (9.3, 17.4, 25, 26)."""
from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from walstatt.games.kalevala.realm.pieces import (
    ANIMAL,
    DEVICE,
    FULL_TEAM,
    PERSON,
    SLOWING,
    VESSEL,
    WARRIOR,
    Piece,
)
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.hexmap.land import Land
from walstatt.hexmap.terrain import UPLAND

FOOT, FOOT_WITH_DEVICES, MOUNTED, MOUNTED_WITH_DEVICES, SLOW = 2, 1, 3, 2, 1
"""GF in a GR (kalevala.9.3.bewegungsweiten)."""
SEATS: Final = {"lP": 1, "sP": 1, "El": 2, "Mm": 2}
ABOARD_A_WAGON: Final = 3
NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


class March(NamedTuple):
    """A group as it marches."""

    stock: Stock
    fresh: Mapping[str, int] = NOTHING
    """Animals and wagons that carry nobody yet."""

    @property
    def people(self) -> int:
        return self.stock.count(lambda one: one.kind.sort in (WARRIOR, PERSON))

    @property
    def seats(self) -> int:
        """How many can ride: on animals, and on wagons with a full team (kalevala.r.9.heeresart)."""
        return sum(
            (number - self.fresh.get(one.symbol, 0)) * (seats(one) + (ABOARD_A_WAGON if is_full_team(one) else 0))
            for one, number in self.stock.each()
        )

    @property
    def is_mounted(self) -> bool:
        return 0 < self.people <= self.seats

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
        """The slowest counts (kalevala.9.3.langsamste)."""
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
        """TEH that it offers: of an animal what its riders leave of it."""
        offered = sum(number * one.kind.hauls for one, number in self.stock.each())
        return offered - (self.people if self.is_mounted else 0)

    @property
    def room_aboard(self) -> int:
        """REH: of a rider and his animal only the animal counts (kalevala.r.war.reh_zaehlung)."""
        riders = min(self.people, sum(number * seats(one) for one, number in self.stock.each()))
        return self.stock.room - riders

    @property
    def load(self) -> int:
        """TEH that its devices need; a wagon with horses draws itself."""
        return sum(number * one.kind.load for one, number in self.stock.each() if not one.horses)


def seats(one: Piece) -> int:
    """How many ride such an animal."""
    return SEATS.get(one.base, one.kind.seats)


def is_full_team(one: Piece) -> bool:
    return one.horses >= FULL_TEAM


def slows(one: Piece) -> bool:
    return one.base in SLOWING or (one.base == "QuW" and not is_full_team(one))


def is_heavy(land: Land, kf: int) -> bool:
    """Ground over which animals are led: upland, swamp, mangroves (kalevala.9.3.schweres_gelaende)."""
    kind = land.kind(kf)
    return kind.base == UPLAND or kind.swamp


def is_closed_to(one: Piece, land: Land, kf: int) -> bool:
    """May such a piece not stand there (kalevala.r.9.transportwurf_anzahl)?"""
    kind = land.kind(kf)
    if kind.letter in one.kind.closed:
        return True
    if one.base in ("Bt", "Sk"):
        return land.room(kf) < 4
    if one.base in ("El", "Mm"):
        desert = kind.ice if one.base == "El" else kind.desert
        return kind.base == UPLAND or kind.forest or kind.swamp or desert
    if one.base == "QuW":
        return kind.base == UPLAND or kind.forest or kind.swamp or kind.ice
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
