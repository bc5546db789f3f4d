"""Where a realm's wizard is, and what he is (19.1, 19.2)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walstatt.games.kalevala.court.belongings import in_custody
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.wizard.records import Wizard
from walstatt.games.kalevala.realm.ledger import CHANGED, book_in
from walstatt.games.kalevala.realm.pieces import MORTAL, WIZARD, Piece, known_piece, zeh
from walstatt.games.kalevala.realm.renaming import rename
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.state import World

COUNT, ONE_FOR_EACH_PLANE = "kalevala.r.wizard_count", 1


class Found(NamedTuple):
    place: str
    stock: Stock
    """In which he is: on land, aboard a vessel, in a caravan, or camouflaged with an agent."""
    one: Piece

    @property
    def zeh(self) -> int:
        return zeh(self.one)

    @property
    def is_mortal(self) -> bool:
        return self.one.kind.symbol == MORTAL

    @property
    def known(self) -> int | None:
        """How many spells an apprentice knows; None for a wizard."""
        numbers = self.one.bare.split("/")
        return int(numbers[2]) if len(numbers) > 2 else None


def wizards(world: World, realm: str) -> Iterator[Found]:
    for place in sorted(world.forces.get(realm, {})):
        force = world.forces[realm][place]
        for stock in (force.land, *(one.load for one in force.holders)):
            for symbol in sorted(stock.pieces):
                if symbol.startswith(WIZARD) and known_piece(symbol).base == WIZARD:
                    yield from [Found(place, stock, known_piece(symbol))] * stock.pieces[symbol]


def wanted(world: World, realm: str) -> int:
    """How many a ruler has: one, by a reading one for each plane on which he has a core realm."""
    if world.reading(COUNT) != ONE_FOR_EACH_PLANE:
        return 1
    return max(1, len({place[0] for place in world.realms[realm].capitals}))


def find(world: World, realm: str) -> Found | None:
    return next(wizards(world, realm), None)


def is_mortal(world: World, realm: str, piece: Piece) -> bool:
    del world, realm
    return piece.kind.symbol == MORTAL


def is_held(world: World, realm: str) -> bool:
    """Abducted by an agent, or captured with one of his own: not here, and not dead."""
    return any(one.realm == realm and known_piece(one.symbol).base == WIZARD for one in in_custody(world))


def come_out(work: Evaluation, realm: str, found: Found, symbol: str) -> None:
    """Nobody camouflages who hovers (kalevala.22.3.nicht_tarnbar)."""
    force = work.world.force(realm, found.place)
    if any(one.load is found.stock and not one.is_vessel and not one.is_group for one in force.holders):
        found.stock.add(symbol, -1)
        force.land.add(symbol, 1)


def record(world: World, realm: str) -> Wizard:
    return world.persons.wizards.setdefault(realm, Wizard())


def written(*, mortal: bool, units: int, known: int | None, items: tuple[str, ...] = ()) -> str:
    spells = f"/{known}" if known is not None else ""
    return f"{MORTAL if mortal else WIZARD}/{units}{spells}" + "".join(f"+{one}" for one in items)


def become(work: Evaluation, realm: str, found: Found, symbol: str, rule: str) -> None:
    """The same wizard under another symbol."""
    if symbol == found.one.symbol:
        return
    book_in(work, realm, found.place, found.stock, found.one.symbol, -1, rule, CHANGED)
    book_in(work, realm, found.place, found.stock, symbol, 1, rule, CHANGED)
    rename(work, realm, found.one.symbol, symbol)
