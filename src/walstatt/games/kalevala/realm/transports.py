"""Devices and animals on ground that they cannot stand on (9.3): dice decide in phase 2 whether they arrive."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import SUM, Roll
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.realm.ledger import LOSS, book
from walstatt.games.kalevala.realm.pieces import known_piece

ARRIVES: Final = 10
"""On three dice (kalevala.9.3.transportwurf)."""
RULES: Final = {
    "El": "kalevala.25.4.bergland", "Mm": "kalevala.25.4.bergland", "Bt": "kalevala.26.8.gfzug",
    "Sk": "kalevala.26.8.gfzug",
}


def roll_transports(turn: Turn) -> None:
    """Once for each piece, however much bad ground it crossed (kalevala.r.9.transportwurf_anzahl)."""
    work = evaluation(turn)
    for transport in work.world.transports:
        rule = RULES.get(known_piece(transport.symbol).base, "kalevala.9.3.transportwurf")
        need = Tally(ARRIVES, rule)
        for number in range(1, transport.number + 1):
            roll = Roll(None, "kalevala:transport", rule, 3, 6, need, compare=SUM)
            about = (transport.realm, transport.line, transport.place, transport.symbol, number)
            arrived = bool(roll.reached(turn.roll(about, roll)))
            if not arrived:
                book(work, transport.realm, transport.place, transport.symbol, -1, rule, LOSS)
            key = "kalevala-arrived" if arrived else "kalevala-lost-on-the-way"
            turn.tell((transport.realm,), key, rule, place=transport.place, symbol=transport.symbol)
    work.world.transports = []
