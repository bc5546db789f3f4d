"""Research (19.3.2.forschung): its ZEH are kept apart, and only the game master opens what they are for."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.act_base import FreeAct, realm_named
from walstatt.games.kalevala.court.records import Key, Name
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.wizard.lines import Research
from walstatt.games.kalevala.figures.wizard.tower import find, record
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import LOSS, book
from walstatt.games.kalevala.realm.pieces import DEVICE, VESSEL, price
from walstatt.games.kalevala.realm.stock import so_many

RULE, DETAIL = "kalevala.19.3.2.forschung", "kalevala.r.research_zeh"
FOR_ONE: Final = 2
MOST: Final = 100_000
BY_ZEH: Final = "zeh"
"""What opens a layer of the book of secrets."""


def research(turn: Turn) -> None:
    evaluation(turn).follow(_research, Research)


def _research(work: Evaluation, realm: str, order: Research) -> None:
    """Rounded down, for all that one line names."""
    found = find(work.world, realm)
    land = work.world.forces.get(realm, {}).get(order.place)
    if found is None or found.place != order.place or land is None or found.stock is not land.land:
        raise refuse(RULE, "kalevala-refused-no-wizard-there", place=order.place)
    wanted = order.listing.stock()
    value = wanted.re
    for one, number in wanted.each():
        cost = price(one)
        if one.kind.sort not in (DEVICE, VESSEL) or cost is None:
            raise refuse(RULE, "kalevala-refused-no-research", symbol=one.symbol)
        value += cost * number
    missing = land.land.lacks(wanted)
    if missing:
        told = [so_many(number, symbol) for symbol, number in missing.items()]
        raise refuse(RULE, "kalevala-refused-not-there", place=order.place, missing=told)
    if value < FOR_ONE:
        raise refuse(DETAIL, "kalevala-refused-too-little-research", re=value)
    spend(work, realm, order.place, wanted.re, RULE, LOSS, before_arming=True)
    for symbol, number in wanted.pieces.items():
        book(work, realm, order.place, symbol, -number, RULE, LOSS)
    lasting = record(work.world, realm)
    lasting.research += value // FOR_ONE
    work.turn.tell((realm,), "kalevala-wizard-research", RULE, DETAIL, value=value, zeh=value // FOR_ONE,
                   all=lasting.research)


def unlocks(work: Evaluation, key: Key) -> Iterator[str]:
    """Whoever has made ZEH for research in this phase, and has enough of them for what they open."""
    if key.by != BY_ZEH:
        return
    for realm, paper in work.papers.items():
        lasting = work.world.persons.wizards.get(realm)
        worked = any((realm, one.line) not in work.refused for one in paper.of(Research))
        if worked and lasting is not None and lasting.research >= key.zeh:
            yield realm


class Project(FreeAct, frozen=True):
    """Research that the game master has opened takes ZEH that are for it, and nothing else does."""

    realm: Name
    zeh: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    words: Annotated[str, msgspec.Meta(max_length=2_000)] = ""


def carry_out(work: Evaluation, act: Project) -> None:
    realm_named(work, act.realm)
    lasting = work.world.persons.wizards.get(act.realm)
    if lasting is None or lasting.research < act.zeh:
        there = lasting.research if lasting is not None else 0
        raise refuse(DETAIL, "kalevala-refused-research", zeh=act.zeh, there=there)
    lasting.research -= act.zeh
    work.turn.tell((act.realm,), "kalevala-wizard-project", RULE, DETAIL, zeh=act.zeh, all=lasting.research,
                   words=act.words or "–")


def wild(master: Any) -> dict[str, Any]:
    return {"realm": master.realm, "zeh": master.rng.randint(1, 20), "words": "Die Wabe."}


