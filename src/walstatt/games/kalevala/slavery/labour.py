"""What slaves bring (23): their labour, and those pressed from the own people."""
from __future__ import annotations

from collections import defaultdict
from typing import Final

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.realm.ledger import LABOUR, book
from walstatt.games.kalevala.realm.pieces import SLAVES
from walstatt.games.kalevala.realm.stock import RE
from walstatt.hexmap.coordinates import Gf

TOGETHER: Final = 6
"""So many in one large field bring one RE in a GR (kalevala.23.arbeit)."""
RULES: Final = ("kalevala.23.arbeit", "kalevala.23.sold")


def put_to_work(turn: Turn) -> None:
    """Before anything is converted: what they bring may be converted there beyond the 12 RE."""
    work = evaluation(turn)
    for realm in work.world.realms:
        if not work.is_protected(realm):
            for gf, by_place in _at_work(work, realm).items():
                _work(work, realm, gf, by_place)


def _at_work(work: Evaluation, realm: str) -> dict[Gf, dict[str, int]]:
    """By large field and own province: how many slaves; who is on the way or abroad does not work."""
    forces = work.world.forces.get(realm, {})
    found: dict[Gf, dict[str, int]] = defaultdict(dict)
    for place in work.owned.get(realm, ()):
        slaves = forces[place].land.pieces.get(SLAVES, 0) if place in forces else 0
        if slaves:
            found[gf_of(place)][place] = slaves
    return found


def _work(work: Evaluation, realm: str, gf: Gf, by_place: dict[str, int]) -> None:
    slaves = sum(by_place.values())
    amount = slaves // TOGETHER
    if not amount:
        return
    place = max(by_place, key=lambda one: by_place[one])
    book(work, realm, place, RE, amount, RULES[0], LABOUR)
    work.limits[realm, place].labour = amount
    sources = work.raised.setdefault((realm, gf.plane), {})
    sources["slaves"] = sources.get("slaves", 0) + amount
    work.turn.tell((realm,), "kalevala-slaves-worked", *RULES, place=place, number=slaves, re=amount)
