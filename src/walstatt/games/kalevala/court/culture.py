"""Peoples and their culture (4.2): described within two GR of a ruler's entry; expected, never forced."""
from __future__ import annotations

from typing import Annotated, Final

import msgspec

from walstatt.core.turn import GAME_MASTER, Turn
from walstatt.games.kalevala.court.act_base import FreeAct, realm_named
from walstatt.games.kalevala.court.records import Name
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.model import DescribeCulture
from walstatt.games.kalevala.state import RULER

TIME_FOR_IT: Final = 2
"""GR, that of the entry among them."""
RULE: Final = "kalevala.4.2.kultur"


class Culture(FreeAct, frozen=True):
    """What a ruler has answered when he was asked about his people."""

    realm: Name
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=20_000)]


def describe(work: Evaluation, act: Culture) -> None:
    realm_named(work, act.realm)
    _keep(work, act.realm, act.words)


def _keep(work: Evaluation, realm: str, words: str) -> None:
    work.realm(realm).culture.description = words
    work.turn.tell((realm,), "kalevala-culture-taken", RULE)
    work.turn.tell(GAME_MASTER, "kalevala-culture", RULE, realm=realm, words=words)


def take_cultures(turn: Turn) -> None:
    """Descriptions, and a reminder to whoever owes one; once it is overdue the game master knows of it."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        for order in paper.of(DescribeCulture):
            _keep(work, realm, order.words)
    for realm, ruler in work.world.realms.items():
        if ruler.kind != RULER or ruler.culture.description:
            continue
        last = ruler.entered.gr + TIME_FOR_IT - 1
        at = work.world.at
        if at.gr <= last:
            # Once a GR is enough: what stands in every report is read in none.
            if at.phase == 1 or at == ruler.entered:
                turn.tell((realm,), "kalevala-culture-wanted", RULE, until=f"{last}.4")
        elif at.phase == 1:
            turn.tell(GAME_MASTER, "kalevala-culture-overdue", RULE, realm=realm)
