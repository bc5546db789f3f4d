"""Copies of what is handed in twice on paper (2.4): the sheet of phase 3 as it was read lies with both sides."""
from __future__ import annotations

from typing import Final

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.papers.write import write

COPY: Final = "kalevala-copy"


def hand_copies(turn: Turn) -> None:
    """What counts, frozen at the deadline: lines that were refused are not in it."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        orders = [order for order in paper.orders if (realm, order.line) not in work.refused]
        if orders:
            rules = ("kalevala.2.4.ausfertigung", "kalevala.r.2.post_digital", "kalevala.r.5.reihenfolge_phase3")
            turn.tell((realm,), COPY, *rules, words=write(orders))
