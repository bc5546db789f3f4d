"""What a ruler reads of his king: in the report, the list, the template of his next paper; and what scouts risk."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from walstatt.core.tally import Tally
from walstatt.core.texts import Text, text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.king.reign import UPKEEP_DUE
from walstatt.games.kalevala.figures.king.throne import AGENT_KING, PER_ADVANTAGE, find, palace_at, reigning
from walstatt.games.kalevala.figures.king.weaknesses import told
from walstatt.games.kalevala.state import ListRow, World
from walstatt.games.report_blocks import Block, Cell, Facts, Words, said
from walstatt.hexmap.coordinates import Gf

RISK, ZEH = 5, "zeh"
"""Hundredths for each ten power points of an agent king; the row of a priest king's ZEH."""


def report(known: World, realm: str, then: Date) -> Iterable[Block]:
    """His own eyes see his lives and power; his weakness only after it has shown itself."""
    del then
    king, found = reigning(known, realm), find(known, realm)
    if king is None or found is None:
        return
    pairs: list[tuple[Words, Cell]] = [
        (said("kalevala-king-who"), said("kalevala-king-is", king=found.king.symbol, place=found.place)),
        (said("kalevala-king-lives"), found.king.lives), (said("kalevala-king-power"), found.king.power),
        (said("kalevala-king-palace"), king.palace if palace_at(known, king.palace) and not king.captor else "–"),
        (said("kalevala-king-looks"), king.description),
    ]
    if king.zeh:
        pairs.append((said("kalevala-king-zeh"), king.zeh))
    if king.plain == known.at.gr:
        pairs.append((said("kalevala-king-counts"), said("kalevala-king-as-plain")))
    if king.weakness:
        pairs.append((said("kalevala-king-weakness-label"), said("kalevala-king-weakness-is", **told(king.weakness))))
    yield Facts(pairs, rules=["kalevala.18.6", "kalevala.18.1", "kalevala.10.zeilen"])


def rows(work: Evaluation, realm: str, plane: int) -> Iterable[ListRow]:
    """Where he is, and of a priest king his ZEH (kalevala.10.zeilen)."""
    king, found = reigning(work.world, realm), find(work.world, realm)
    if king is None or found is None or gf_of(found.place).plane != plane:
        return
    yield ListRow("king", f"place:{found.place}", 1, 0, 0, 0, 0, 1)
    before = next((row.now for one in work.world.lists.get(realm, ()) for row in one.rows
                   if row.item == f"{ZEH}:{king.kind}"), 0)
    if king.zeh or before:
        more = king.zeh - before
        yield ListRow("king", f"{ZEH}:{king.kind}", before, max(0, more), max(0, -more), 0, 0, king.zeh)


def template(known: World, realm: str) -> Iterator[Text]:
    king, found = reigning(known, realm), find(known, realm)
    if king is None or found is None:
        return
    yield text("kalevala-template-king", king=found.king.symbol, place=found.place)
    if known.at.phase == 1 and known.at.arms and known.at.gr > king.since:
        yield text("kalevala-template-king-due", due=UPKEEP_DUE, oeh=known.realms[realm].oeh)


def detection(work: Evaluation, owner: str, gf: Gf, risk: Tally) -> None:
    """Of scouts in the capital's large field of an agent king and in those around it."""
    king = reigning(work.world, owner)
    if king is None or king.kind != AGENT_KING or king.plain == work.world.at.gr:
        return
    capital, found = work.realm(owner).capital_on(gf.plane), find(work.world, owner)
    if capital is not None and found is not None and gf in (gf_of(capital), *gf_of(capital).neighbours.values()):
        risk.change(RISK * (found.king.power // PER_ADVANTAGE), "kalevala.18.5.agent")
