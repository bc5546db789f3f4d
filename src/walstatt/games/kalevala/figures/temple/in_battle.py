"""What temples and priests bring into battles, and what battles do to temples (20.1, 20.1.1)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.temple.sanctuary import (
    cult_of,
    gf_of_field,
    is_priest,
    place_of,
    temple_on,
)
from walstatt.games.kalevala.figures.temple.watch import desecrate
from walstatt.games.kalevala.hooks import Fighter
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book, book_treasure
from walstatt.games.kalevala.realm.pieces import Piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import FOUGHT, World
from walstatt.games.kalevala.war.consequences import keeper_of_loot
from walstatt.games.kalevala.war.field import Battlefield, Outcome

PLUNDER, DESECRATION, HITS = "kalevala.20.1.1.pluendern", "kalevala.20.1.entweihen", "kalevala.20.1.zerstoerung"
KEYS: Final = {"Segnen": "bless", "Furcht": "fear", "Brot und Wasser": "bread"}
"""Spells of other cults, as a battle calls them."""


def fighter(world: World, realm: str, piece: Piece) -> Fighter | None:
    """With what the spells of his cult cost, where the game master has settled that."""
    del realm
    if not is_priest(piece):
        return None
    cult = world.persons.cults.get(cult_of(piece))
    costs = cult.spells if cult is not None else {}
    return Fighter(piece.bare, tuple(f"{KEYS[word]}:{cost}" for word, cost in costs.items() if word in KEYS))


def treasures(world: World) -> Iterator[tuple[str, int]]:
    yield from ((field, one.treasure) for field, one in world.persons.temples.items())


def settled(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    realms = [party.name for party in field.parties if party.name in work.world.realms]
    for at, hits in outcome.shrines.items():
        key = "kalevala-temple-hit" if temple_on(work.world, at) is not None else "kalevala-temple-destroyed"
        work.turn.tell(realms, key, HITS, "kalevala.r.temple_destroyed", field=at, hits=hits)
    for at, realm in outcome.temples.items():
        if realm in work.world.realms and temple_on(work.world, at) is not None:
            plunder(work, realm, at, keeper_of_loot(work, outcome, place_of(work, at), realm))
    for place, realm in outcome.plundered.items() if outcome.how != FOUGHT else ():
        plundered(work, realm, place)


def plundered(work: Evaluation, realm: str, place: str) -> None:
    """Whoever plunders land that was taken without a battle on small fields takes its temples along."""
    for field, one in list(work.world.persons.temples.items()):
        if gf_of_field(field) == gf_of(place) and place_of(work, field) == place and one.owner != realm:
            plunder(work, realm, field)


def plunder(work: Evaluation, realm: str, field: str, keeper: str = "") -> None:
    """All of the treasure; a tower is left. `keeper` has it in the end, if that is another than who plundered."""
    temple = work.world.persons.temples.get(field)
    if temple is None:
        return
    place, treasure, owner = place_of(work, field), temple.treasure, temple.owner
    book_treasure(work, place, temple, -treasure, PLUNDER, LOSS)
    if treasure:
        book(work, keeper or realm, place, RE, treasure, PLUNDER, GAIN)
    told = [name for name in dict.fromkeys((realm, owner)) if name in work.world.realms]
    work.turn.tell(told, "kalevala-temple-plundered", PLUNDER, DESECRATION, field=field, realm=realm, re=treasure)
    if treasure and keeper not in ("", realm):
        work.turn.tell(told, "kalevala-loot-left-behind", PLUNDER, place=place, realm=realm, keeper=keeper)
    desecrate(work, field, DESECRATION)
