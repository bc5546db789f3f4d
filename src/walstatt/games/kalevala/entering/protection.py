"""Divine protection in phase 4 (8.6): nobody comes into the land that a god keeps, whatever was declared before."""
from __future__ import annotations

from typing import Final

from walstatt.core.turn import Turn
from walstatt.games.kalevala.entering.entries import PERMITTED
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.state import Entry

RULE: Final = "kalevala.r.8.schutz_wirkung"


def keep_out(turn: Turn) -> None:
    """Declarations were taken by what scouts had seen; a ruler may have left since then."""
    work = evaluation(turn)
    for realm, entries in work.world.entries.items():
        barred = [entry for entry in entries if is_barred(work, realm, entry)]
        for entry in barred:
            rules = (RULE, "kalevala.8.6.goettlicher_schutz")
            turn.tell((realm,), "kalevala-entry-protected", *rules, place=entry.target)
        work.world.entries[realm] = [entry for entry in entries if entry not in barred]


def is_barred(work: Evaluation, realm: str, entry: Entry) -> bool:
    """By a reading of the ruling permitted entries go on."""
    province = work.province(entry.target)
    if province is None or province.owner == realm or not work.is_protected(province.owner):
        return False
    return entry.kind != PERMITTED or not work.world.reading("kalevala.r.8.schutz_wirkung")
