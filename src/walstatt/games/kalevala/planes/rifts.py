"""Rifts (14.1, 14.4): who may open one, what it costs, who may pass, and when it closes."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.dates import SPLINTERS_BEGIN, SPLINTERS_OPEN
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.papers.model import OpenRift
from walstatt.games.kalevala.planes.mystic import MysticAt, check_scroll, check_zeh, mystic_at, pay_zeh
from walstatt.games.kalevala.planes.portals import gate_place, has_gate, known_opposite
from walstatt.games.kalevala.realm.dues import spend
from walstatt.games.kalevala.realm.ledger import LOSS, book, re_in
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.state import Rift
from walstatt.hexmap.coordinates import Gf

RIFT_ZEH, RIFT_RE = 10, 10
COST: Final = "kalevala.14.1.kosten.riss"
TABLE: Final = "kalevala.r.war.ebenenwechsel_tabelle"
TABLE_INSTEAD: Final = 2
"""The reading by which the old table replaces the RE of a rift; by the first it is paid besides."""


# ---- through which portal


def other_side(work: Evaluation, realm: str, place: str) -> str:
    """Where a gate in this place leads; refused where none stands."""
    gf = gf_of(place)
    there = known_opposite(work, realm, gf)
    if there is None or not has_gate(work, gf) or gate_place(work, gf) != place:
        # Who has come through an unfinished portal has no way back yet.
        one_way = there is not None and has_gate(work, there) and not has_gate(work, gf)
        rule = "kalevala.14.2.einbahn" if one_way else "kalevala.14.1.nur_portal"
        raise refuse(rule, "kalevala-refused-no-portal", place=place)
    return gate_place(work, there)


def check_open(work: Evaluation) -> None:
    """Before a certain time nobody finds the way (kalevala.r.3.spielzeit)."""
    opens = SPLINTERS_BEGIN if work.world.reading("kalevala.r.3.spielzeit") == 1 else SPLINTERS_OPEN
    if work.world.at < opens:
        raise refuse("kalevala.r.3.spielzeit", "kalevala-refused-no-rift-yet", date=str(opens))


# ---- opening


def open_ordered(work: Evaluation, realm: str, order: OpenRift) -> None:
    """To look through it, or to go through it in phase 3 (kalevala.r.war.wechsel_heer)."""
    rift = opened(work, realm, order.place)
    rules = (COST, "kalevala.14.4.uebergang", "kalevala.14.1.kosten_buchung")
    work.turn.tell((realm,), "kalevala-rift-opened", *rules, start=rift.start, end=rift.end, re=rift_re(work))


def opened(work: Evaluation, realm: str, place: str) -> Rift:
    """A new rift, paid by the mystic from what is there."""
    rift, mystic = new_rift(work, realm, place)
    check_zeh(mystic, RIFT_ZEH, COST)
    check_re(work, realm, place, rift_re(work))
    _pay_re(work, realm, place)
    pay_zeh(work, realm, mystic, RIFT_ZEH, COST)
    work.realm(realm).open_rifts.append(rift)
    return rift


def _pay_re(work: Evaluation, realm: str, place: str) -> None:
    """In phase 1 upkeep is paid first."""
    if work.world.at.phase == 1:
        spend(work, realm, place, rift_re(work), COST, LOSS, before_arming=True)
    else:
        book(work, realm, place, RE, -rift_re(work), COST, LOSS)


def new_rift(work: Evaluation, realm: str, place: str) -> tuple[Rift, MysticAt]:
    check_open(work)
    end = other_side(work, realm, place)
    mystic = mystic_at(work, realm, place)
    if mystic is None:
        raise refuse("kalevala.14.4.uebergang", "kalevala-refused-no-mystic", place=place)
    check_scroll(work, mystic)
    splinter = work.land(place).splinter or work.land(end).splinter
    return Rift(place, end, splinter, work.world.at.gr), mystic


def rift_re(work: Evaluation) -> int:
    return 0 if work.world.reading(TABLE) == TABLE_INSTEAD else RIFT_RE


def check_re(work: Evaluation, realm: str, place: str, amount: int) -> None:
    """RE that lie elsewhere do not help (kalevala.14.1.kosten_buchung)."""
    there = re_in(work, realm, place)
    if amount > there:
        raise refuse("kalevala.14.1.kosten_buchung", "kalevala-refused-re-here", place=place, cost=amount, there=there)


def spoken_for(work: Evaluation, realm: str, place: str) -> int:
    """RE that go away from there in phase 4 with entries, or pay for rifts to come."""
    leaving = sum(one.re for one in work.world.entries.get(realm, ()) if one.start == place)
    return leaving + rift_re(work) * sum(one.due and one.start == place for one in work.realm(realm).open_rifts)


# ---- passing


def standing(work: Evaluation, realm: str) -> Iterator[Rift]:
    """Rifts of this GR whose mystic is still there (kalevala.14.4.schliessen)."""
    for rift in work.realm(realm).open_rifts:
        if rift.gr == work.world.at.gr and not rift.due and mystic_at(work, realm, rift.start) is not None:
            yield rift


def between(work: Evaluation, realm: str, start: Gf, end: Gf) -> Rift | None:
    """An open rift through which one can look from here to there."""
    for rift in standing(work, realm):
        one, other = gf_of(rift.start), gf_of(rift.end)
        if (start, end) == (one, other) or ((start, end) == (other, one) and has_gate(work, other)):
            return rift
    return None


def passable(rifts: Iterator[Rift], start: str, end: str) -> Rift | None:
    """One through which no army has gone this way yet: there once, and back once."""
    for rift in rifts:
        if (start, end) == (rift.start, rift.end) and not rift.there:
            return rift
        if (start, end) == (rift.end, rift.start) and not rift.back:
            return rift
    return None


def use(work: Evaluation, realm: str, rift: Rift, start: str) -> None:
    """An army has gone through."""
    used = replace(rift, there=rift.there or start == rift.start, back=rift.back or start == rift.end)
    ruler = work.realm(realm)
    ruler.open_rifts = [used if one is rift else one for one in ruler.open_rifts]


def holder(work: Evaluation, realm: str, start: str, end: str) -> str:
    """At which end of the portal the mystic stands who opens the way."""
    for place in (start, end):
        if mystic_at(work, realm, place) is not None:
            return place
    raise refuse("kalevala.14.4.uebergang", "kalevala-refused-no-mystic", place=start)


# ---- closing


def forget_rifts(turn: Turn) -> None:
    """At the start of phase 1 those of the last GR count once more for the status of what lies behind them."""
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        ruler.vortices = []
        ruler.open_rifts = [
            rift for rift in ruler.open_rifts
            if rift.gr >= work.world.at.gr - 1 and not rift.due and mystic_at(work, realm, rift.start) is not None
        ]


def close_rifts(turn: Turn) -> None:
    """Where the mystic is gone or dead there is no way any more; the portal stays."""
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        closed = [
            rift for rift in ruler.open_rifts
            if rift.gr == work.world.at.gr and mystic_at(work, realm, rift.start) is None
        ]
        ruler.open_rifts = [rift for rift in ruler.open_rifts if rift not in closed]
        for start, end in dict.fromkeys((rift.start, rift.end) for rift in closed):
            work.turn.tell((realm,), "kalevala-rift-shut", "kalevala.14.4.schliessen", start=start, end=end)


# ---- phase 4


def open_declared(turn: Turn) -> None:
    """Rifts for the entries of phase 3 that need one of their own."""
    work = evaluation(turn)
    for realm, ruler in work.world.realms.items():
        due = [rift for rift in ruler.open_rifts if rift.due]
        ruler.open_rifts = [rift for rift in ruler.open_rifts if not rift.due]
        for rift in due:
            _open_declared(work, realm, rift)


def _open_declared(work: Evaluation, realm: str, rift: Rift) -> None:
    try:
        opened(work, realm, rift.start)
    except Refused as refused:
        work.turn.tell((realm,), "kalevala-rift-failed", refused.rule, start=rift.start, end=rift.end)
        return
    rules = (COST, "kalevala.14.1.kosten_buchung")
    work.turn.tell((realm,), "kalevala-rift-opened", *rules, start=rift.start, end=rift.end, re=rift_re(work))
