"""Where temples and priests are: look-ups that all other files of this folder share."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.temple.records import Temple
from walstatt.games.kalevala.realm.building import keepers
from walstatt.games.kalevala.realm.buildings import TEMPLE, Building
from walstatt.games.kalevala.realm.pieces import PRIEST, Piece, zeh
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf, read_place

SITE: Final = "kalevala.20.1.bau"


class Priest(NamedTuple):
    """A priest, or several alike, in one stock of one place."""

    place: str
    stock: Stock
    piece: Piece
    number: int

    @property
    def zeh(self) -> int:
        return zeh(self.piece)


def is_priest(one: Piece) -> bool:
    return one.base == PRIEST


def cult_of(one: Piece) -> str:
    """The letter behind his symbol; nothing for those of the realm's own god."""
    return one.bare.partition("/")[0].removeprefix(PRIEST)


def priests(world: World, realm: str) -> Iterator[Priest]:
    """Ashore, aboard and in caravans."""
    for place, force in world.forces.get(realm, {}).items():
        for stock in (force.land, *(holder.load for holder in force.holders)):
            for one, number in list(stock.each()):
                if is_priest(one):
                    yield Priest(place, stock, one, number)


def priests_in(world: World, realm: str, gf: Gf) -> int:
    """How many of a realm are in a large field."""
    return sum(
        force.whole().count(is_priest) for place, force in world.forces.get(realm, {}).items() if gf_of(place) == gf
    )


def gf_of_field(field: str) -> Gf:
    return read_place(field).gf


def temple_on(world: World, field: str) -> Building | None:
    """The finished temple on a small field."""
    place = read_place(field)
    there = world.buildings.get(str(place.gf), ())
    return next((one for one in there if one.kind == TEMPLE and one.kf == place.kf), None)


def owner_of(work: Evaluation, field: str) -> str:
    """Whose the land is on which a temple stands; of one in the water the land from which it was built."""
    building = temple_on(work.world, field)
    parts = keepers(work, gf_of_field(field), building) if building is not None else []
    found = [building.owner] if building is not None and building.owner else []
    found += [province.owner for part in parts if (province := work.province(part)) is not None]
    return next((name for name in found if name in work.world.realms), "")


def place_of(work: Evaluation, field: str) -> str:
    """The province of a temple, where its RE come from and fall to."""
    gf, place = gf_of_field(field), read_place(field)
    building = Building(TEMPLE, place.kf or 1)
    parts = keepers(work, gf, building)
    owned = [part for part in parts if (province := work.province(part)) is not None and province.owner]
    return next(iter((*owned, *parts)), str(gf))


def temples_of(world: World, realm: str) -> dict[str, Temple]:
    return {field: one for field, one in world.persons.temples.items() if one.owner == realm}


def own_temple(work: Evaluation, realm: str, field: str, rule: str) -> Temple:
    """The temple that an order of its owner names."""
    found = work.world.persons.temples.get(field)
    if found is None or found.owner != realm or temple_on(work.world, field) is None:
        raise refuse(rule, "kalevala-refused-no-temple", field=field)
    return found


def here(work: Evaluation, realm: str, place: str) -> Force:
    return work.world.forces.get(realm, {}).get(place, Force())
