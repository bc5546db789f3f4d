"""Where a king is, what his piece says of him, and how it becomes another."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.king.lines import KINDS
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.realm.buildings import PALACE, Building
from walstatt.games.kalevala.realm.ledger import CHANGED, book_in
from walstatt.games.kalevala.realm.pieces import Piece
from walstatt.games.kalevala.realm.renaming import rename
from walstatt.games.kalevala.realm.stock import Force, Stock
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import read_place

WARRIOR_KING, AGENT_KING, PRIEST_KING = KINDS
NOTATION: Final = "kalevala.18.6"
MOST_LIVES, MOST_POWER, PER_ADVANTAGE = 4, 100, 10
"""A new king's lives, the most power points he stores, and how many of them bring one point of anything."""


class Royal(NamedTuple):
    """A king as his piece says: kind, lives, power points, and what he bears."""

    kind: str
    lives: int
    power: int
    borne: str = ""

    @property
    def symbol(self) -> str:
        return f"{self.kind}/{self.lives}/{self.power}{self.borne}"


def royal(one: Piece) -> Royal | None:
    if one.base not in KINDS:
        return None
    kind, lives, power = one.bare.split("/")
    return Royal(kind, int(lives), int(power), one.symbol[len(one.bare):])


class Throned(NamedTuple):
    """A king on the map: where, and in which stock."""

    place: str
    stock: Stock
    symbol: str
    king: Royal


def kings_in(force: Force) -> Iterator[tuple[Stock, Piece, Royal]]:
    for stock in (force.land, *(holder.load for holder in force.holders)):
        for one, _ in list(stock.each()):
            found = royal(one)
            if found is not None:
                yield stock, one, found


def find(world: World, realm: str) -> Throned | None:
    """Ashore, aboard or in a caravan."""
    for place, force in world.forces.get(realm, {}).items():
        for stock, one, king in kings_in(force):
            return Throned(place, stock, one.symbol, king)
    return None


def reigning(world: World, realm: str) -> King | None:
    """The record of a king who reigns."""
    king = world.persons.kings.get(realm)
    return king if king is not None and not king.ended else None


def throned(work: Evaluation, realm: str) -> tuple[King, Throned]:
    """Both, for an order that is about him."""
    king, found = reigning(work.world, realm), find(work.world, realm)
    if king is None or found is None:
        raise refuse("kalevala.18.optional", "kalevala-refused-no-king")
    return king, found


def change(work: Evaluation, realm: str, found: Throned, *, lives: int | None = None, power: int | None = None,
           kind: str = "", rule: str) -> Throned:
    """Other lives or power points: the same figure under another symbol."""
    king = found.king._replace(kind=kind or found.king.kind, lives=found.king.lives if lives is None else lives,
                               power=found.king.power if power is None else power)
    if king == found.king:
        return found
    book_in(work, realm, found.place, found.stock, found.symbol, -1, rule, CHANGED)
    book_in(work, realm, found.place, found.stock, king.symbol, 1, rule, CHANGED)
    rename(work, realm, found.symbol, king.symbol)
    return found._replace(symbol=king.symbol, king=king)


def palace_at(world: World, field: str) -> Building | None:
    """The palace that stands on a small field."""
    if not field:
        return None
    place = read_place(field)
    there = world.buildings.get(str(place.gf), ())
    return next((one for one in there if one.kind == PALACE and one.kf == place.kf), None)


def owner_of(work: Evaluation, field: str) -> str:
    """Whose the land is on which a palace stands."""
    place = read_place(field)
    parts = [part for part in work.geography.parts(place.gf) if place.kf in part.fields]
    province = work.province(parts[0].name) if parts else None
    return province.owner if province is not None else ""


def has_palace(work: Evaluation, realm: str) -> bool:
    king = work.world.persons.kings.get(realm)
    return king is not None and palace_at(work.world, king.palace) is not None and (
        owner_of(work, king.palace) == realm)


def palace_place(work: Evaluation, field: str) -> str:
    """The province in which it stands."""
    place = read_place(field)
    return next((part.name for part in work.geography.parts(place.gf) if place.kf in part.fields),
                str(gf_of(field.partition("/")[0])))
