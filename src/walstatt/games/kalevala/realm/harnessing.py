"""Wagons and their teams (25.3, 26.4): horses are put to and taken off where the wagon stands."""
from __future__ import annotations

from collections.abc import Mapping

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.papers.model import Harness
from walstatt.games.kalevala.realm.ledger import CHANGED, book_in
from walstatt.games.kalevala.realm.pieces import LARGEST_TEAM, TEAM, Piece, known_piece
from walstatt.games.kalevala.realm.stock import Force, Stock, so_many

WAGON = "QuW"


def harness(work: Evaluation, realm: str, order: Harness) -> Stock:
    """Make teams of wagons and horses that are there; what came of it."""
    stock = order.listing.stock()
    wagons = stock.pieces.get(WAGON, 0)
    horses = {symbol: number for symbol, number in stock.pieces.items() if symbol != WAGON}
    _check_horses(horses)
    number = sum(horses.values())
    if not wagons or not number or number % wagons or number // wagons > LARGEST_TEAM:
        raise refuse("kalevala.26.4.quw", "kalevala-refused-team", wagons=wagons, horses=number, most=LARGEST_TEAM)
    heavy, team = TEAM[next(iter(horses))], number // wagons
    made = Stock({f"{WAGON}({team})" if heavy else f"{WAGON}/{team}": wagons})
    return _change(work, realm, order.place, work.world.force(realm, order.place).land, stock, made)


def _check_horses(horses: dict[str, int]) -> None:
    for symbol in horses:
        if known_piece(symbol).base in ("lP", "sP"):
            raise refuse("kalevala.25.1.grenzen", "kalevala-refused-riding-horse", symbol=symbol)
        if symbol not in TEAM:
            raise refuse("kalevala.26.4.quw", "kalevala-refused-no-team", symbol=symbol)
    if len(horses) > 1:
        raise refuse("kalevala.25.3.gespann", "kalevala-refused-mixed-team")


def unharness(work: Evaluation, realm: str, order: Harness) -> Stock:
    """Take the horses off; what came of it."""
    stock, made = order.listing.stock(), Stock()
    for one, number in stock.each():
        if not one.horses:
            raise refuse("kalevala.26.4.quw", "kalevala-refused-nothing-harnessed", symbol=one.symbol)
        made.add(wagon_with(one, 0), number)
        made.add(horse_of(one), number * one.horses)
    return _change(work, realm, order.place, work.world.force(realm, order.place).land, stock, made)


def take_off(work: Evaluation, realm: str, forces: Mapping[str, Force], number: int) -> None:
    """So many horses are taken off their wagons, from the smallest teams first; wagons aboard have none."""
    teams = [
        (one.horses, place, one, count, stock)
        for place, force in forces.items() for stock in (force.land, *(group.load for group in force.groups))
        for one, count in stock.each() if one.horses
    ]
    for horses, place, one, count, stock in sorted(teams, key=lambda team: team[:2]):
        for _ in range(count):
            gone = min(number, horses)
            if gone:
                made = Stock({wagon_with(one, horses - gone): 1, horse_of(one): gone})
                _change(work, realm, place, stock, Stock({one.symbol: 1}), made)
                number -= gone


def let_loose(work: Evaluation, realm: str, place: str, stock: Stock, one: Piece) -> str:
    """The horses of a wagon, which nobody has ordered; what is left of it."""
    if not one.horses:
        return one.symbol
    alone = wagon_with(one, 0)
    _book(work, realm, place, stock, Stock({one.symbol: 1}),
          Stock({alone: 1, horse_of(one): one.horses}))
    return alone


def horse_of(wagon: Piece) -> str:
    return "QsP" if wagon.heavy else "QlP"


def wagon_with(one: Piece, horses: int) -> str:
    """The same wagon with so many of its horses."""
    team = (f"({horses})" if one.heavy else f"/{horses}") if horses else ""
    return f"{WAGON}{team}(k{one.due})" if one.due else f"{WAGON}{team}"


def _book(work: Evaluation, realm: str, place: str, stock: Stock, before: Stock, after: Stock) -> None:
    for symbol, number in after.pieces.items():
        book_in(work, realm, place, stock, symbol, number, "kalevala.25.3.gespann", CHANGED)
    for symbol, number in before.pieces.items():
        book_in(work, realm, place, stock, symbol, -number, "kalevala.25.3.gespann", CHANGED)


def _change(work: Evaluation, realm: str, place: str, stock: Stock, before: Stock, after: Stock) -> Stock:
    _book(work, realm, place, stock, before, after)
    made = [so_many(number, symbol) for symbol, number in after.pieces.items()]
    work.turn.tell((realm,), "kalevala-harnessed", "kalevala.25.3.gespann", place=place, made=made)
    return after
