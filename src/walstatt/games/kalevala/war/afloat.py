"""Figures after a battle, where ships are among them: who is aboard what, and what lies at which shore."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from walstatt.core.refusal import Refused
from walstatt.games.kalevala.entering.columns import harbour_of, learn_water
from walstatt.games.kalevala.entering.muster import take_out
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.movement import check_load
from walstatt.games.kalevala.realm.pieces import VESSEL, known_piece
from walstatt.games.kalevala.realm.stock import RE, Holder, Stock


def set_down(
    work: Evaluation, party: str, place: str, figures: Counter[str], ships: Sequence[Holder], came_from: str
) -> Counter[str]:
    """Put what is left of a party into a place; what finds no room aboard is drowned. What is there now?"""
    vessels = [symbol for symbol, number in figures.items() if _is_vessel(symbol) for _ in range(number)]
    people = Stock({symbol: number for symbol, number in figures.items() if symbol != RE and not _is_vessel(symbol)},
                   figures.get(RE, 0))
    if "~" not in place:
        work.world.force(party, place).land.join(people)
        part = work.part(place)
        berth = harbour_of(work, came_from, part) if part is not None and vessels else ""
        if berth and "~" in berth:
            work.world.force(party, berth).holders.extend(Holder(symbol) for symbol in vessels)
            learn_water(work, party, berth)
            return figures
        return figures - Counter(vessels)
    fleet = manned(work, vessels, people, ships)
    work.world.force(party, place).holders.extend(fleet)
    if fleet:
        learn_water(work, party, place)
    return figures - Counter(people.pieces) - Counter({RE: people.re})


def _is_vessel(symbol: str) -> bool:
    return symbol != RE and known_piece(symbol).kind.sort == VESSEL


def manned(work: Evaluation, vessels: Sequence[str], people: Stock, ships: Sequence[Holder]) -> list[Holder]:
    """First everybody in the ship he was in, as far as it still swims; then all others where there is room."""
    fleet, before = [Holder(symbol) for symbol in vessels], list(ships)
    for ship in fleet:
        old = next((one for one in before if one.symbol == ship.symbol), None)
        if old is not None:
            before.remove(old)
            ship.load.join(take_out(people, old.load))
    for symbol in list(people.pieces):
        for ship in fleet:
            while people.pieces.get(symbol) and _has_room(work, ship, symbol):
                ship.load.add(symbol, 1)
                people.add(symbol, -1)
    if fleet:
        fleet[0].load.re += people.re
        people.re = 0
    return fleet


def _has_room(work: Evaluation, ship: Holder, symbol: str) -> bool:
    whole = ship.load.copy()
    whole.add(symbol, 1)
    try:
        check_load(work, ship.symbol, whole)
    except Refused:
        return False
    return True
