"""Guards of slaves (23.1): one warrior for six; whoever is not guarded is free at once."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.realm.ledger import LOSS, book_in
from walstatt.games.kalevala.realm.pieces import SLAVES
from walstatt.games.kalevala.realm.stock import Stock
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf

GUARDED: Final = 6
"""Slaves that one warrior of any class guards (kalevala.23.1.bewachung)."""
ESCAPED_BY: Final = ("kalevala.23.1.weglaufen", "kalevala.23.1.bewachung", "kalevala.r.slave_guards")


def surplus(*stocks: Stock) -> int:
    """How many slaves of all these are not guarded."""
    slaves = sum(stock.pieces.get(SLAVES, 0) for stock in stocks)
    return max(0, slaves - GUARDED * sum(stock.warriors for stock in stocks if slaves))


def check_guarded(stock: Stock, rule: str = "kalevala.r.slave_guards") -> None:
    """On the way they go only together with guards, in a caravan too (kalevala.r.slave_trade)."""
    if surplus(stock):
        slaves = stock.pieces[SLAVES]
        raise refuse(rule, "kalevala-refused-unguarded", slaves=slaves, most=GUARDED)


class Kept(NamedTuple):
    """Slaves and those who can guard them."""

    gf: Gf
    stocks: list[tuple[str, Stock]]
    """By place; they may be changed."""
    caravan: bool = False

    @property
    def free(self) -> int:
        return surplus(*(stock for _, stock in self.stocks))


def kept_together(world: World, realm: str) -> Iterator[Kept]:
    """Those in one large field, ashore and aboard; a caravan guards its own."""
    fields: dict[Gf, list[tuple[str, Stock]]] = defaultdict(list)
    for place, force in world.forces.get(realm, {}).items():
        fields[gf_of(place)] += [(place, stock) for stock in (force.land, *(one.load for one in force.vessels))]
        for group in force.holders:
            if not group.is_vessel:
                yield Kept(gf_of(place), [(place, group.load)], caravan=True)
    yield from (Kept(gf, stocks) for gf, stocks in fields.items())


def watch_slaves(turn: Turn) -> None:
    """At the end of a phase in which figures moved; what battles free, the battle's outcome has settled before."""
    work = evaluation(turn)
    for realm in work.world.realms:
        for kept in list(kept_together(work.world, realm)):
            free = run_away(work, realm, kept)
            if free:
                rules = [*ESCAPED_BY, *(["kalevala.r.slave_trade"] if kept.caravan else [])]
                work.turn.tell((realm,), "kalevala-slaves-escaped", *rules, place=str(kept.gf), number=free)


def run_away(work: Evaluation, realm: str, kept: Kept) -> int:
    """Whoever is not guarded is gone, from where most of them are; how many."""
    free = number = kept.free
    for place, stock in sorted(kept.stocks, key=lambda one: -one[1].pieces.get(SLAVES, 0)) if free else ():
        gone = min(number, stock.pieces.get(SLAVES, 0))
        if gone:
            book_in(work, realm, place, stock, SLAVES, -gone, ESCAPED_BY[0], LOSS)
            number -= gone
        work.world.tidy(realm, place)
    return free
