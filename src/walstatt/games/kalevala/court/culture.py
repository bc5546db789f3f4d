"""Peoples and their culture (4.2): described within two GR of a ruler's entry; expected, never forced."""
from __future__ import annotations

from typing import Final

from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.papers.model import DescribeCulture
from walstatt.games.kalevala.state import RULER

TIME_FOR_IT: Final = 2
"""GR, that of the entry among them."""
RULE: Final = "kalevala.4.2.kultur"


def take_cultures(turn: Turn) -> None:
    """Descriptions, and a reminder to whoever owes one; once it is overdue the game master knows of it."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.of(DescribeCulture):
            work.realm(realm).culture.description = order.words
            turn.tell((realm,), "kalevala-culture-taken", RULE)
            turn.tell(GAME_MASTER, "kalevala-culture", RULE, realm=realm, words=order.words)
    for realm, ruler in work.world.realms.items():
        if ruler.kind != RULER or ruler.culture.description:
            continue
        last = ruler.entered.gr + TIME_FOR_IT - 1
        if work.world.at.gr <= last:
            turn.tell((realm,), "kalevala-culture-wanted", RULE, until=f"{last}.4")
        elif work.world.at.phase == 1:
            turn.tell(GAME_MASTER, "kalevala-culture-overdue", RULE, realm=realm)
