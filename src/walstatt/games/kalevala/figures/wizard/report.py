"""What a ruler reads of his wizard: in the report, the list, the template of his next paper; and what must never be."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from walstatt.core.refusal import refuse
from walstatt.core.texts import Text, text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.wizard.school import free_again
from walstatt.games.kalevala.figures.wizard.tower import find, wanted, wizards
from walstatt.games.kalevala.hooks import Fighter
from walstatt.games.kalevala.realm.pieces import MOST_ZEH, SPELLS, WIZARD, Piece
from walstatt.games.kalevala.state import ListRow, World
from walstatt.games.report_blocks import Block, Cell, Facts, Words, said

RESEARCH, ZEH = "zeh:Forschung", "zeh:Z"
NOTATION: Final = "kalevala.19.2"


def report(known: World, realm: str, then: Date) -> Iterable[Block]:
    del then
    found, lasting = find(known, realm), known.persons.wizards.get(realm)
    if found is None:
        return
    pairs: list[tuple[Words, Cell]] = [
        (said("kalevala-wizard-who"), said("kalevala-wizard-is", symbol=found.one.symbol, place=found.place)),
        (said("kalevala-wizard-zeh"), found.zeh),
        (said("kalevala-wizard-spells"), found.known if found.known is not None else SPELLS),
    ]
    if lasting is not None and lasting.research:
        pairs.append((said("kalevala-wizard-for-research"), lasting.research))
    if lasting is not None and found.is_mortal and lasting.mortal:
        pairs.append((said("kalevala-wizard-free"), free_again(known, lasting.mortal)))
    yield Facts(pairs, rules=[NOTATION, "kalevala.10.zeilen"])


def rows(work: Evaluation, realm: str, plane: int) -> Iterable[ListRow]:
    """His ZEH, and those for research (kalevala.10.zeilen, kalevala.r.research_zeh)."""
    found, lasting = find(work.world, realm), work.world.persons.wizards.get(realm)
    if found is None or gf_of(found.place).plane != plane:
        return
    lists = work.world.lists.get(realm, ())
    # Nobody has won what he begins with.
    before = {row.item: row.now for one in lists for row in one.rows} if lists else {ZEH: found.zeh}
    for item, now in ((ZEH, found.zeh), (RESEARCH, lasting.research if lasting is not None else 0)):
        if now or before.get(item):
            more = now - before.get(item, 0)
            yield ListRow("wizard", item, before.get(item, 0), max(0, more), max(0, -more), 0, 0, now)


def template(known: World, realm: str) -> Iterator[Text]:
    found = find(known, realm)
    if found is not None and known.at.phase in (1, 3):
        yield text("kalevala-template-wizard", symbol=found.one.symbol, place=found.place)


# ---- battles


def fighter(world: World, realm: str, piece: Piece) -> Fighter | None:
    del world, realm
    return Fighter(piece.bare, items=piece.items) if piece.base == WIZARD else None


def wounded(old: Piece, new: Piece) -> bool | None:
    """A battle changes his ZEH, his spells, what he bears, and may make him mortal; never immortal again."""
    if WIZARD not in (old.base, new.base):
        return None
    if old.base != new.base:
        return False
    return old.kind.room <= new.kind.room


# ---- the desk


def bars(work: Evaluation, realm: str, piece: Piece, what: str) -> None:
    """He is neither dismissed nor doubled."""
    if piece.base != WIZARD:
        return
    if what == "give" and len(list(wizards(work.world, realm))) >= wanted(work.world, realm):
        raise refuse("kalevala.r.wizard_count", "kalevala-refused-second-wizard")
    if what == "dismiss":
        raise refuse("kalevala.r.wizard_count", "kalevala-refused-wizard-dismissed", symbol=piece.symbol)


def flaws(world: World) -> Iterator[str]:
    for realm in world.forces:
        found = list(wizards(world, realm))
        for one in found:
            if not 0 <= one.zeh <= MOST_ZEH or (one.known is not None and not 1 <= one.known <= SPELLS):
                yield f"the wizard of {realm} is {one.one.symbol}"
    for realm, lasting in world.persons.wizards.items():
        if realm not in world.realms:
            yield f"{realm} has a wizard and does not exist"
        if lasting.research < 0 or lasting.mortal > world.at.gr:
            yield f"the wizard of {realm}: {lasting}"


def hidden(world: World, others: Iterable[str], realm: str) -> None:
    """Far wizards have other ZEH for research, which nobody sees."""
    del realm
    for name in others:
        lasting = world.persons.wizards.get(name)
        if lasting is not None:
            lasting.research += 7
