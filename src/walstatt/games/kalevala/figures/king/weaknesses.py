"""What a king does not know of himself (kalevala.r.king_weakness): drawn at his creation, told when it matters."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.king.throne import reigning

RULE, HIDDEN = "kalevala.r.king_weakness", "kalevala.18.1"
NONE_AT_ALL: Final = 2
"""The reading without any."""
FIRE, SICKLY, PROUD, DRINK, COWARD, BELOVED = "fire", "sickly", "proud", "drink", "coward", "beloved"
DRAWN: Final = (FIRE, SICKLY, PROUD, DRINK, COWARD, BELOVED)
"""By the face of a die."""
LONGEST: Final = 2_000


def draw(work: Evaluation, realm: str) -> str:
    """A die draws it; the game master may name another, or write one in his own words. A checker draws nothing."""
    if work.world.reading("kalevala.r.king_weakness") == NONE_AT_ALL or work.world.known_to:
        return ""
    face = work.turn.roll(("weakness", realm), Roll(None, "kalevala:weakness", RULE, 1, len(DRAWN)))[0]

    def check(value: object) -> None:
        if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
            raise refuse(RULE, "kalevala-refused-weakness", drawn=list(DRAWN))

    chosen: str = work.turn.decide(
        ("king", realm), "kalevala:king-weakness", RULE, DRAWN[face - 1], check=check, realm=realm, drawn=list(DRAWN),
    )
    return chosen


def show(work: Evaluation, realm: str, weakness: str) -> None:
    """It has mattered for the first time: now his ruler knows it too."""
    king = reigning(work.world, realm)
    if king is None or king.shown or king.weakness != weakness:
        return
    king.shown = True
    work.turn.tell((realm,), "kalevala-king-weakness-shown", HIDDEN, RULE, **told(weakness))


def told(weakness: str) -> dict[str, str]:
    """Of the list by its name, else in the game master's words."""
    return {"weakness": weakness if weakness in DRAWN else "other", "words": weakness}
