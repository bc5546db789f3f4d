"""What a king does not know of himself (kalevala.r.king_weakness): drawn at his creation, told when it matters."""
from __future__ import annotations

from typing import Final

from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.king.throne import reigning

RULE, HIDDEN = "kalevala.r.king_weakness", "kalevala.18.1"
IN_HIS_WORDS, NONE_AT_ALL = 1, 2
"""Readings: the game master writes it, and nothing is drawn; there is none."""
FIRE, SICKLY, PROUD, DRINK, COWARD, BELOVED = "fire", "sickly", "proud", "drink", "coward", "beloved"
DRAWN: Final = (FIRE, SICKLY, PROUD, DRINK, COWARD, BELOVED)
"""By the face of a die."""
LONGEST: Final = 2_000


def draw(work: Evaluation, realm: str) -> str:
    """A die draws it; the game master may name another, or write one in his own words. A checker draws nothing."""
    reading = work.world.reading(RULE)
    if reading == NONE_AT_ALL or work.world.known_to:
        return ""
    written = reading == IN_HIS_WORDS

    def check(value: object) -> None:
        if not isinstance(value, str) or len(value) > LONGEST or not (value or written):
            raise refuse(RULE, "kalevala-refused-weakness", drawn=list(DRAWN))

    key = "kalevala:king-weakness-written" if written else "kalevala:king-weakness"
    chosen: str = work.turn.decide(
        ("king", realm), key, RULE, "" if written else _drawn(work, realm), check=check, realm=realm, drawn=list(DRAWN),
    )
    return chosen


def _drawn(work: Evaluation, realm: str) -> str:
    face = work.turn.roll(("weakness", realm), Roll(None, "kalevala:weakness", RULE, 1, len(DRAWN)))[0]
    return DRAWN[face - 1]


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
