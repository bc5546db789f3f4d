"""Deeds are done in phase 4, before any battle and opening none (22.3.6): cost, roll, risk, experience, and who learns
what. What a victim is told names the deed and never whose it was, unless the agent is found (kalevala.22.3.8.meldung).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.questions import SUM, Roll
from walstatt.core.tally import Tally
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.agents.camouflage import show
from walstatt.games.kalevala.figures.agents.captivity import free_abducted
from walstatt.games.kalevala.figures.agents.deeds import row_of
from walstatt.games.kalevala.figures.agents.detection import ashore, expose
from walstatt.games.kalevala.figures.agents.hosts import leave_host
from walstatt.games.kalevala.figures.agents.records import Agent, Deed
from walstatt.games.kalevala.figures.agents.service import Found, owner_at, record, service
from walstatt.games.kalevala.figures.agents.table import Row
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.ledger import LOSS, book_in
from walstatt.games.kalevala.realm.pieces import VESSEL, piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock

TIMING, COST, EGP, SURCHARGES, REPORTED, UNITS = (
    "kalevala.22.3.6.zeitpunkt", "kalevala.22.3.6.kosten", "kalevala.22.3.7", "kalevala.22.3.4.zuwachs",
    "kalevala.22.3.8.meldung", "kalevala.r.agent_table_unit",
)
RESISTANCE, DEATH, LATE, UNSEEN = (
    "kalevala.22.3.8.gegenwehr", "kalevala.22.agent.tod", "kalevala.22.3.8.phase34",
    "kalevala.22.ksp.unsichtbar_nach_tat",
)
PER_OBJECT: Final = 1
"""The reading of kalevala.r.agent_table_unit by which risk and EGP count for each object."""


class Doing(NamedTuple):
    """One deed of one agent, where he is."""

    work: Evaluation
    realm: str
    found: Found
    agent: Agent
    deed: Deed
    number: int
    """Which of his deeds in this GR."""

    @property
    def place(self) -> str:
        """Where he has explored; a vessel that he has sneaked into since lies beside it."""
        return self.agent.scouted

    @property
    def row(self) -> Row:
        return row_of(self.deed)

    @property
    def victim(self) -> str:
        return self.deed.realm

    def roll(
        self, rule: str, need: Tally | None, count: int = 3, sides: int = 6, *about: object
    ) -> tuple[list[int], bool]:
        dice = Roll(None, "kalevala:agent-deed", rule, count, sides, need, compare=SUM)
        faces = self.work.turn.roll((self.realm, self.found.symbol, self.number, *about), dice)
        return faces, bool(dice.reached(faces))

    def pay(self, cost: int) -> bool:
        """From what he carries; without enough nothing happens."""
        if cost > self.found.stock.re:
            return False
        book_in(self.work, self.realm, self.place, self.found.stock, RE, -cost, COST, LOSS)
        return True

    def fail(self, why: str) -> None:
        """Nothing could be done, and nothing is paid."""
        self.work.turn.tell((self.realm,), "kalevala-agent-failed", self.row.rule, agent=self.found.symbol,
                            deed=self.deed.kind, place=self.place, why=why)

    def tried(self, success: bool, cost: int, *, objects: int = 1, what: str = "") -> None:
        """The risk of the next GR grows in any case, experience only by success."""
        times = objects if self.work.world.reading(UNITS) == PER_OBJECT else 1
        row = self.row
        self.agent.coming += row.risk * times
        gained = row.egp * times if success else 0
        self.agent.egp += gained
        key = "kalevala-agent-did" if success else "kalevala-agent-missed"
        self.work.turn.tell(
            (self.realm,), key, row.rule, TIMING, COST, EGP, SURCHARGES, UNITS, agent=self.found.symbol,
            deed=self.deed.kind, place=self.place, re=cost, percent=row.risk * times, egp=gained / 2,
            what=what or "–",
        )

    def tell_victim(self, *realms: str, what: str = "–") -> None:
        """The deed, and no more."""
        known = tuple(sorted({one for one in realms if one in self.work.world.realms} - {self.realm}))
        if known:
            self.work.turn.tell(known, "kalevala-agent-victim", REPORTED, UNSEEN, self.row.rule, deed=self.deed.kind,
                                place=self.place, what=what)

    def stocks(self) -> Iterator[tuple[Stock, str]]:
        """What the victim has there: on land, then in its caravans; or only in the one that is named. Of one who is
        on the water what is aboard, too."""
        places = self.work.world.forces.get(self.victim, {})
        force = places.get(self.place, Force())
        if not self.deed.group:
            yield force.land, ""
        for group in force.groups:
            if not self.deed.group or group.symbol == self.deed.group:
                yield group.load, group.symbol
        if not self.deed.group and "~" in self.found.place:
            yield from ((one.load, "") for one in places.get(self.found.place, Force()).vessels)

    def find(self, wanted: str) -> tuple[Stock, str, str] | None:
        """The stock, the symbol as the ledger has it, and the caravan of somebody or something he has seen."""
        meant = piece(wanted)
        for stock, group in self.stocks():
            for one, _ in stock.each():
                if one.symbol == wanted or (meant is not None and one.seen == meant.seen):
                    return stock, one.symbol, group
        return None


def discovered(doing: Doing) -> None:
    """A deed that allows resistance has failed: he and his group can be fought (kalevala.22.3.8.gegenwehr)."""
    expose(doing.work, doing.realm, doing.found, may_capture=False, victim=doing.victim)


def killed(work: Evaluation, realm: str, found: Found, victim: str = "") -> None:
    """His group is reported to whoever owns the land, and stands in it without leave (kalevala.22.agent.tod); whom he
    meant to harm learns whose he was."""
    if record(work.world, realm, found.symbol).inside:
        leave_host(work, realm, found)
    found = ashore(work, realm, found)
    free_abducted(work, realm, found.symbol, found.place)
    symbol = found.piece
    book_in(work, realm, found.place, found.stock, symbol, -1, DEATH, LOSS)
    left, seen = (write_listing(listing_of(one)) or "–" for one in (found.stock, found.stock.as_seen()))
    if found.holder is not None:
        _leave_company(work, realm, found)
    service(work.world, realm).agents.pop(found.symbol, None)
    work.world.tidy(realm, found.place)
    owner = owner_at(work, found.place)
    told = {"agent": found.symbol, "realm": realm, "place": found.place}
    work.turn.tell((realm,), "kalevala-agent-dead", DEATH, RESISTANCE, LATE, what=left, **told)
    by = tuple(sorted(({owner, victim} & {*work.world.realms}) - {realm}))
    if by:
        work.turn.tell(by, "kalevala-agent-killed", DEATH, REPORTED, what=seen, **told)


def _leave_company(work: Evaluation, realm: str, found: Found) -> None:
    """In the open; at sea on their raft, or drowned."""
    company, force = show(work, realm, found), work.world.force(realm, found.place)
    if "~" not in found.place:
        return
    force.land.part_with(company)
    raft = next((one.symbol for one, _ in company.each() if one.kind.sort == VESSEL), "")
    if raft:
        company.add(raft, -1)
        force.holders.append(Holder(raft, company))
        return
    for symbol, number in list(company.pieces.items()):
        book_in(work, realm, found.place, company, symbol, -number, DEATH, LOSS)
    book_in(work, realm, found.place, company, RE, -company.re, DEATH, LOSS)
