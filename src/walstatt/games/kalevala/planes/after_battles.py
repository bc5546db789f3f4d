"""Battles fought through a rift: who stands on another plane afterwards is counted in the list of that plane."""
from __future__ import annotations

from collections import Counter

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.planes.crossing import is_crossing, weaken_wizards
from walstatt.games.kalevala.planes.rifts import passable, standing, use
from walstatt.games.kalevala.realm.ledger import CHANGED
from walstatt.games.kalevala.realm.pieces import WIZARD, known_piece
from walstatt.games.kalevala.realm.stock import RE, Stock
from walstatt.games.kalevala.state import Booking
from walstatt.games.kalevala.war.field import Battlefield, Outcome, counted

RULE = "kalevala.14.1.protokoll"


def note_crossings(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """After a battle has been booked, all of it at the place where each party stood first."""
    if len({gf_of(place).plane for place in field.places}) == 1:
        return
    _use_rifts(work, field)
    for party in field.parties:
        first = next(one.place for one in field.contingents if one.party == party.name)
        for place in _one_of_each_plane(field):
            if is_crossing(first, place):
                _book(work, party.name, first, place, _gained(field, outcome, party.name, gf_of(place).plane))


def _use_rifts(work: Evaluation, field: Battlefield) -> None:
    for one in field.contingents:
        rift = passable(standing(work, one.party), one.place, one.target) if one.target else None
        if rift is not None:
            use(work, one.party, rift, one.place)


def _one_of_each_plane(field: Battlefield) -> list[str]:
    return list({gf_of(place).plane: place for place in reversed(field.places)}.values())


def _gained(field: Battlefield, outcome: Outcome, party: str, plane: int) -> Counter[str]:
    """What it has more on this plane than before the battle, or less."""
    change: Counter[str] = Counter()
    for place, figures in outcome.stands.get(party, {}).items():
        if gf_of(place).plane == plane:
            change.update(figures)
    for one in field.contingents:
        if one.party == party and gf_of(one.place).plane == plane:
            change.subtract(counted(one.force.whole()))
    return change


def _book(work: Evaluation, party: str, first: str, place: str, change: Counter[str]) -> None:
    for item, number in sorted(change.items()):
        for where, amount in ((place, number), (first, -number)):
            if amount:
                work.world.bookings.append(Booking(party, where, item, amount, RULE, work.world.at, CHANGED))
    come = {item: number for item, number in change.items() if number > 0 and item != RE}
    wizards = {item: number for item, number in come.items() if known_piece(item).base == WIZARD}
    for where, force in list(work.world.forces.get(party, {}).items()):
        here = {item: number for item, number in wizards.items() if force.land.pieces.get(item, 0) >= number}
        if here and not is_crossing(where, place):
            weaken_wizards(work, party, where, Stock(here))
            wizards = {item: number for item, number in wizards.items() if item not in here}
