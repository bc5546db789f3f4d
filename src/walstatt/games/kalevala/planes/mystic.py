"""The mystic (14.3): where he is, and the ZEH he has."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import GiveZeh
from walstatt.games.kalevala.realm.ledger import exchange
from walstatt.games.kalevala.realm.pieces import (
    MOST_ZEH,
    MYSTIC,
    PRIEST,
    WIZARD,
    Piece,
    is_mystic,
    known_piece,
    with_zeh,
    zeh,
)
from walstatt.games.kalevala.realm.renaming import rename
from walstatt.games.kalevala.realm.stock import Force, Stock

OPENS: Final = "opens"
"""The effect of an item that opens the way for whom it concerns."""


class MysticAt(NamedTuple):
    """A mystic on land, and where."""

    place: str
    one: Piece


def mystic_at(work: Evaluation, realm: str, place: str) -> MysticAt | None:
    """The mystic of a realm if he stands in this place."""
    land = work.world.forces.get(realm, {}).get(place, Force()).land
    found = next((one for one, _ in land.each() if is_mystic(one)), None)
    return MysticAt(place, found) if found is not None else None


def mystic_of(work: Evaluation, realm: str) -> MysticAt | None:
    """Wherever he is; aboard a ship or hidden in a group he does nothing."""
    places = work.world.forces.get(realm, {})
    return next((found for place in sorted(places) if (found := mystic_at(work, realm, place)) is not None), None)


def is_lone_mystic(stock: Stock) -> bool:
    """Nobody but the mystic, whatever he carries (kalevala.14.3.grenzen)."""
    return bool(stock.pieces) and all(is_mystic(one) for one, _ in stock.each())


def goes_alone(stock: Stock) -> bool:
    """Nobody but the mystic or the wizard: they go through foreign land as they like (kalevala.14.3.grenzen,
    kalevala.r.wizard_foreign)."""
    return bool(stock.pieces) and all(is_mystic(one) or one.base == WIZARD for one, _ in stock.each())


def pay_zeh(work: Evaluation, realm: str, mystic: MysticAt, amount: int, rule: str) -> None:
    """From his own; what he lacks nobody else gives (kalevala.14.1.kosten_buchung)."""
    check_zeh(mystic, amount, rule)
    becomes = with_zeh(mystic.one, zeh(mystic.one) - amount)
    exchange(work, realm, mystic.place, mystic.one.symbol, becomes, 1, rule)
    rename(work, realm, mystic.one.symbol, becomes)


def check_zeh(mystic: MysticAt, amount: int, rule: str) -> None:
    there = zeh(mystic.one)
    if amount > there:
        raise refuse(rule, "kalevala-refused-zeh", place=mystic.place, cost=amount, there=there)


def check_scroll(work: Evaluation, mystic: MysticAt) -> None:
    """By a reading of kalevala.r.war.mystiker_wechsel he must bear an item that opens the way."""
    rule = "kalevala.r.war.mystiker_wechsel"
    if not work.world.reading("kalevala.r.war.mystiker_wechsel"):
        return
    borne = [work.world.items[symbol] for symbol in mystic.one.items if symbol in work.world.items]
    if not any(effect.what == OPENS and effect.of == MYSTIC for item in borne for effect in item.effects):
        raise refuse(rule, "kalevala-refused-no-scroll", place=mystic.place)


# ---- from the wizard


def give_zeh(turn: Turn) -> None:
    """Before anybody moves: at once, at any distance, and at no price (kalevala.r.war.mystiker_zeh)."""
    evaluation(turn).follow(_give, GiveZeh)


def _give(work: Evaluation, realm: str, order: GiveZeh) -> None:
    giver = known_piece(order.wizard)
    if giver.base == PRIEST:
        raise refuse("kalevala.20.2.3.keine_aufgaben", "kalevala-refused-priests-zeh", symbol=order.wizard)
    if giver.base != WIZARD:
        raise refuse("kalevala.14.3.zeh", "kalevala-refused-no-wizard", symbol=order.wizard)
    there = work.world.forces.get(realm, {}).get(order.place, Force()).land
    if not there.pieces.get(giver.symbol):
        missing = [giver.symbol]
        raise refuse("kalevala.14.3.zeh", "kalevala-refused-not-there", place=order.place, missing=missing)
    taker = mystic_of(work, realm)
    if taker is None:
        raise refuse("kalevala.14.3.zeh", "kalevala-refused-no-own-mystic")
    if order.amount > zeh(giver):
        cost = order.amount
        raise refuse("kalevala.14.3.zeh", "kalevala-refused-zeh", place=order.place, cost=cost, there=zeh(giver))
    if zeh(taker.one) + order.amount > MOST_ZEH:
        raise refuse("kalevala.r.war.mystiker_zeh", "kalevala-refused-zeh-most", most=MOST_ZEH, there=zeh(taker.one))
    rules = ("kalevala.14.3.zeh", "kalevala.r.war.mystiker_zeh")
    weaker, stronger = with_zeh(giver, zeh(giver) - order.amount), with_zeh(taker.one, zeh(taker.one) + order.amount)
    exchange(work, realm, order.place, giver.symbol, weaker, 1, rules[0])
    exchange(work, realm, taker.place, taker.one.symbol, stronger, 1, rules[0])
    rename(work, realm, giver.symbol, weaker)
    rename(work, realm, taker.one.symbol, stronger)
    work.turn.tell((realm,), "kalevala-zeh-given", *rules, zeh=order.amount, wizard=weaker, mystic=stronger)
