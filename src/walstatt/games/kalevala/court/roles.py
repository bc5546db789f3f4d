"""Special roles (4.3): a set of permitted kinds of papers, with or without land."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.act_base import BY_HIS_HAND, FreeAct, realm_named
from walstatt.games.kalevala.court.records import Name
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.papers.grammar import WORDS
from walstatt.games.kalevala.papers.model import Ask, BeAway, Order, Paper, Stay, ToGameMaster
from walstatt.games.kalevala.papers.write import write_order
from walstatt.games.kalevala.state import ROLE, RULER

ALWAYS: Final = (Stay, ToGameMaster, Ask, BeAway)
"""Everybody may speak to the game master."""
LETTERS: Final = ("Brief", "Eilbrief", "Bote", "Vertrag")
SET_UP: Final = "Aufstellung"
FIGURES: Final = ("RD", "DD")
"""Figures that nobody arms without permission (kalevala.r.11.kulturgueter)."""
PAPERS: Final = (*WORDS.values(), *LETTERS, SET_UP)
"""Kinds of papers, by the words with which their lines begin."""
Powers = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=60)]
RULE: Final = "kalevala.4.3.sonderrolle"


class Role(FreeAct, frozen=True):
    """What papers a realm may write from now on; `all` makes it a ruler like others."""

    realm: Name
    powers: Powers = ()
    all: bool = False


def check_powers(powers: Iterable[str]) -> None:
    for power in powers:
        if power not in PAPERS and power not in FIGURES:
            raise refuse(RULE, "kalevala-refused-power", power=power, powers=[*PAPERS, *FIGURES])


def give_role(work: Evaluation, act: Role) -> None:
    realm = realm_named(work, act.realm)
    check_powers(act.powers)
    realm.kind, realm.powers = (RULER if act.all else ROLE), list(act.powers)
    key = "kalevala-role-all" if act.all else "kalevala-role"
    work.turn.tell((act.realm,), key, RULE, BY_HIS_HAND, powers=list(act.powers))


def hold_to_roles(turn: Turn) -> None:
    """Lines that a special role may not write have no effect."""
    work = evaluation(turn)
    for realm, paper in work.papers.items():
        ruler = work.realm(realm)
        if ruler.kind == ROLE:
            strange = [order for order in paper.orders if not _may_write(ruler.powers, order)]
            for order in strange:
                refused = refuse(RULE, "kalevala-refused-role", powers=list(ruler.powers))
                work.refuse(realm, order, refused)
            work.papers[realm] = Paper(tuple(order for order in paper.orders if order not in strange))


def _may_write(powers: list[str], order: Order) -> bool:
    """A line begins with the word that names its kind."""
    written = write_order(order)
    return isinstance(order, ALWAYS) or any(written.startswith(f"{power} ") for power in powers)
