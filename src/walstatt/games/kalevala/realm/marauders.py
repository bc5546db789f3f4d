"""Marauders (8.4): led by the game master; known ones arm from their trade centres."""
from __future__ import annotations

from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.realm.areas import yield_of
from walstatt.games.kalevala.realm.conversion import MOST_HUMANS
from walstatt.games.kalevala.realm.ledger import ARMAMENT, CONVERSION, book
from walstatt.games.kalevala.realm.pieces import known_piece, price
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import MARAUDERS


def arm_marauders(turn: Turn) -> None:
    """On an armament date every known trade centre gives warriors of the kind last seen there."""
    work = evaluation(turn)
    if not work.world.at.arms:
        return
    for realm, one in work.world.realms.items():
        if one.kind == MARAUDERS:
            for place in sorted(work.owned.get(realm, ())):
                if work.world.provinces[place].known:
                    _arm(work, realm, place)


def _arm(work: Evaluation, realm: str, place: str) -> None:
    """Their yield stays where it was raised (kalevala.r.8.marodeure_fuehrung)."""
    rule = "kalevala.8.4.marodeure"
    amount = yield_of(work, place, work.world.at)
    if not amount:
        return
    book(work, realm, place, RE, amount, rule, ARMAMENT)
    symbol = work.world.provinces[place].class_seen or work.realm(realm).core
    cost = price(known_piece(symbol)) or 1
    limits = work.limits[realm, place]
    number = min(amount, MOST_HUMANS - limits.humans) // cost
    limits.humans += number * cost
    book(work, realm, place, RE, -number * cost, rule, CONVERSION)
    book(work, realm, place, symbol, number, rule, CONVERSION)
    rules = (rule, "kalevala.r.8.marodeure_fuehrung")
    work.turn.tell(GAME_MASTER, "kalevala-marauders-armed", *rules, place=place, re=amount)
