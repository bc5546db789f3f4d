"""Devices and animals on ground that they cannot stand on (9.3): dice decide in phase 2 whether they arrive."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.questions import SUM, Roll
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.realm.ledger import LOSS, book
from walstatt.games.kalevala.realm.pieces import known_piece
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.realm.weariness import RULE as WEARY
from walstatt.games.kalevala.state import Transport

ARRIVES: Final = 10
"""On three dice (kalevala.9.3.transportwurf)."""
BREAKAGE: Final = "kalevala.26.8.gfzug"
RULES: Final = {
    "El": "kalevala.25.4.bergland", "Mm": "kalevala.25.4.bergland", "Bt": BREAKAGE, "Sk": BREAKAGE,
}
LITERAL, TEN_SIDED, MORE_OF_TEN = "kalevala.r.dice_3w10", 10, 5
"""By its other reading 3W10 are three dice of ten sides, which must show so much more than three of six."""


def roll_transports(turn: Turn) -> None:
    """Once for each piece, however much bad ground it crossed (kalevala.r.9.transportwurf_anzahl)."""
    work = evaluation(turn)
    arrived: list[Transport] = []
    for transport in work.world.transports:
        force = work.world.forces.get(transport.realm, {}).get(transport.place, Force())
        # Some may have left unpaid, or been taken away, since they came.
        left = min(transport.number, force.land.pieces.get(transport.symbol, 0))
        alive = sum(_roll(work, transport, number) for number in range(1, left + 1))
        if transport.uphill and alive:
            arrived.append(replace(transport, number=alive, arrived=True))
    work.world.transports = arrived


def _dice(work: Evaluation, rule: str) -> tuple[int, Tally]:
    """How many sides they have, and what they must show; by a reading siege towers and tortoises have ten-sided ones.
    """
    literal = rule == BREAKAGE and bool(work.world.reading(LITERAL))
    return (TEN_SIDED, Tally(ARRIVES, rule).change(MORE_OF_TEN, LITERAL)) if literal else (6, Tally(ARRIVES, rule))


def _roll(work: Evaluation, transport: Transport, number: int) -> bool:
    """Does it arrive?"""
    base = known_piece(transport.symbol).base
    rule = RULES.get(base, "kalevala.9.3.transportwurf")
    about = (transport.realm, transport.line, transport.place, transport.symbol, number)
    arrived = True
    for time in range(1, transport.times + 1):
        roll = Roll(None, "kalevala:transport", rule, 3, *_dice(work, rule), compare=SUM)
        which = (*about, time) if transport.times > 1 else about
        arrived = arrived and bool(roll.reached(work.turn.roll(which, roll)))
    if not arrived:
        book(work, transport.realm, transport.place, transport.symbol, -1, rule, LOSS)
    weary = arrived and transport.uphill
    key = "kalevala-arrived-weary" if weary else "kalevala-arrived" if arrived else "kalevala-lost-on-the-way"
    rules = (rule, "kalevala.r.9.transportwurf_anzahl", *((WEARY,) if weary else ()))
    work.turn.tell((transport.realm,), key, *rules, place=transport.place, symbol=transport.symbol)
    return arrived
