"""Agents in the hands of others (22.3.5): captured, kept from what they carry, let go, made war on, starved."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.court.addressees import addressee
from walstatt.games.kalevala.court.belongings import with_his_own
from walstatt.games.kalevala.court.items import tell_of_item
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.lines import Deal
from walstatt.games.kalevala.figures.agents.records import Captive
from walstatt.games.kalevala.figures.agents.service import (
    Found,
    called,
    find,
    hold,
    let_go,
    owner_at,
    record,
    service,
)
from walstatt.games.kalevala.figures.king.throne import reigning, royal
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book_in
from walstatt.games.kalevala.realm.pieces import DEVICE, VESSEL, known_piece
from walstatt.games.kalevala.realm.stock import RE, Stock, so_many
from walstatt.games.kalevala.state import Meeting, folded

CAPTURED, KEPT, LISTED, ENDS = (
    "kalevala.22.3.5.gefangen", "kalevala.22.3.5.gefangen_unterhalt", "kalevala.22.3.5.gefangen_liste",
    "kalevala.r.agent_capture_end",
)
LOOT: Final = "kalevala.r.agent_loot"
A_ROUND: Final = 2
"""RE that a captured group costs in a GR."""
TAKE_RE: Final = 1
"""The reading by which the captor may take their RE at once."""


def capture(work: Evaluation, realm: str, found: Found, by: str) -> None:
    """Gone from the lists of the one, held by the other; its RE stay with it."""
    assert found.holder is not None
    load = found.holder.load
    free_abducted(work, realm, found.symbol, found.place)
    agent = service(work.world, realm).agents.pop(found.symbol)
    agent.way, agent.scouts, agent.scouted, agent.deeds = (), False, "", []
    held = load.copy()
    _mark_king(work, realm, held, taken=True)
    _book_all(work, realm, found.place, load, -1, LISTED, LOSS)
    force = work.world.force(realm, found.place)
    force.holders = [one for one in force.holders if one is not found.holder]
    work.world.tidy(realm, found.place)
    if work.world.reading(ENDS) == TAKE_RE and held.re:
        book_in(work, by, found.place, work.world.force(by, found.place).land, RE, held.re, ENDS, GAIN)
        held.re = 0
    hold(work.world, realm, found.symbol)
    service(work.world, by).captives.append(Captive(realm, found.symbol, found.place, held, agent, work.world.at.gr))


def _mark_king(work: Evaluation, realm: str, load: Stock, *, taken: bool) -> None:
    """Among captives a king is not here, and not dead."""
    king = reigning(work.world, realm)
    if king is not None and any(royal(one) is not None for one, _ in load.each()):
        king.abducted = taken


def _book_all(work: Evaluation, realm: str, place: str, stock: Stock, sign: int, rule: str, why: str) -> None:
    for symbol, number in list(stock.pieces.items()):
        book_in(work, realm, place, stock, symbol, sign * number, rule, why)
    book_in(work, realm, place, stock, RE, sign * stock.re, rule, why)


def keep(turn: Turn) -> None:
    """In each phase 1 after it: 2 RE of what they carry, else they starve."""
    work = evaluation(turn)
    for captor, own in sorted(work.world.persons.services.items()):
        if captor not in work.world.realms:
            continue
        for captive in list(own.captives):
            if captive.since >= work.world.at.gr:
                continue
            told = {"agent": captive.symbol, "place": captive.place, "realm": captive.realm}
            if captive.load.re >= A_ROUND:
                captive.load.re -= A_ROUND
                work.turn.tell(_both(work, captor, captive), "kalevala-captives-kept", KEPT, LISTED,
                               left=captive.load.re, **told)
            else:
                own.captives.remove(captive)
                let_go(work.world, captive.realm, captive.symbol)
                _mark_king(work, captive.realm, captive.load, taken=False)
                left = _left_to(work, captor, captive)
                work.turn.tell(_both(work, captor, captive), "kalevala-captives-starved", KEPT, what=left, **told)


def _both(work: Evaluation, captor: str, captive: Captive) -> tuple[str, ...]:
    return tuple(one for one in (captor, captive.realm) if one in work.world.realms)


def _left_to(work: Evaluation, captor: str, captive: Captive) -> str:
    """Devices and objects are the captor's; these lie at the trade centre."""
    land = work.world.force(captor, captive.place).land
    things = Stock({symbol: number for symbol, number in captive.load.pieces.items()
                    if known_piece(symbol).kind.sort in (DEVICE, VESSEL)})
    for symbol, number in things.pieces.items():
        book_in(work, captor, captive.place, land, symbol, number, KEPT, GAIN)
    work.world.tidy(captor, captive.place)
    items = sorted({item for symbol in captive.load.pieces for item in symbol.split("+")[1:]} & {*work.world.items})
    for item in items:
        work.world.items[item] = replace(work.world.items[item], field=_trade_centre(work, captive.place), known_to=())
        tell_of_item(work, captor, item)
    return ", ".join([*filter(None, [write_listing(listing_of(things))]), *items]) or "–"


def _trade_centre(work: Evaluation, place: str) -> str:
    site, part = work.founded(place), work.part(place)
    kf = site.kf if site is not None else min(part.fields) if part is not None else 1
    return f"{gf_of(place)}/{kf}"


# ---- phase 3


def take_deals(turn: Turn) -> None:
    work = evaluation(turn)
    for own in work.world.persons.services.values():
        own.challenged = []
    settled: set[tuple[str, str, str]] = set()

    def settle(work: Evaluation, realm: str, order: Deal) -> None:
        """One decision about each: war, or that he may go."""
        about = realm, folded(order.realm), order.agent
        if about in settled:
            raise refuse(CAPTURED, "kalevala-refused-agent-once", agent=order.agent)
        _deal(work, realm, order)
        settled.add(about)

    work.follow(settle, Deal)


def _deal(work: Evaluation, realm: str, order: Deal) -> None:
    """Of a captive, or of somebody who stands unmasked in the own land: whether he does, phase 4 shows."""
    other = addressee(work, order.realm)
    own = service(work.world, realm)
    captive = next((one for one in own.captives if (one.realm, one.symbol) == (other, order.agent)), None)
    if captive is None and (not order.fight or folded(other) == folded(realm)):
        raise refuse(CAPTURED, "kalevala-refused-no-captive", agent=order.agent, realm=order.realm)
    if order.fight:
        own.challenged.append(f"{order.agent} {other}")
        work.turn.tell((realm,), "kalevala-captives-challenged", CAPTURED, agent=order.agent, realm=other)
    elif captive is not None:
        own.captives.remove(captive)
        place = release(work, captive)
        work.turn.tell((realm, other), "kalevala-captives-freed", ENDS, CAPTURED, agent=order.agent, realm=other,
                       place=place)


def _stands_here(work: Evaluation, realm: str, other: str, symbol: str) -> str:
    """Where somebody of another stands unmasked in the land of this realm, if he does."""
    found = find(work.world, other, symbol) if other in work.world.realms else None
    is_here = found is not None and found.holder is None and owner_at(work, found.place) == realm
    return found.place if found is not None and is_here and record(work.world, other, symbol).exposed else ""


def release(work: Evaluation, captive: Captive) -> str:
    """Back in the books of the ruler whose they are; for all to see, where they were held."""
    place, load = captive.place, captive.load
    let_go(work.world, captive.realm, captive.symbol)
    if captive.realm not in work.world.realms:
        return place
    force = work.world.force(captive.realm, place)
    load = Stock({with_his_own(work.world, symbol): number for symbol, number in load.pieces.items()}, load.re)
    _mark_king(work, captive.realm, load, taken=False)
    for symbol, number in load.pieces.items():
        book_in(work, captive.realm, place, force.land, symbol, number, ENDS, GAIN)
    book_in(work, captive.realm, place, force.land, RE, load.re, ENDS, GAIN)
    captive.agent.exposed, captive.agent.company = True, load.copy()
    service(work.world, captive.realm).agents[captive.symbol] = captive.agent
    return place


def fight_challenged(turn: Turn) -> None:
    """Before battles: they have met, and fight on the ground where they are."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm, own in sorted(work.world.persons.services.items()):
        for symbol, _, other in (one.partition(" ") for one in own.challenged):
            captive = next((one for one in own.captives if (one.realm, one.symbol) == (other, symbol)), None)
            if captive is not None:
                own.captives.remove(captive)
                place = release(work, captive)
            else:
                place = _stands_here(work, realm, other, symbol)
            if place and realm in work.world.realms and other in work.world.realms:
                work.world.meetings.append(Meeting(place, sorted((realm, other))))
            elif realm in work.world.realms:
                work.turn.tell((realm,), "kalevala-captives-nobody", CAPTURED, agent=symbol, realm=other)
        own.challenged = []


def free_conquered(turn: Turn) -> None:
    """Who takes the land sets those free who were held in it (kalevala.r.agent_capture_end)."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for captor, own in sorted(work.world.persons.services.items()):
        for captive in list(own.captives):
            owner = owner_at(work, captive.place)
            if owner != captor:
                own.captives.remove(captive)
                place = release(work, captive)
                told = tuple({one for one in (captor, captive.realm, owner) if one in work.world.realms})
                work.turn.tell(tuple(sorted(told)), "kalevala-captives-freed", ENDS, agent=captive.symbol,
                               realm=captive.realm, place=place)


# ---- abducted persons


def free_abducted(work: Evaluation, realm: str, symbol: str, place: str = "") -> None:
    """The agent is dead or captured: they are where they are, and free; at sea, and where nobody knows of, at home."""
    agent = record(work.world, realm, symbol)
    for written, number in agent.captives.items():
        piece, _, owner = written.partition(" ")
        let_go(work.world, owner, called(known_piece(piece)))
        king = reigning(work.world, owner)
        if king is not None and king.abducted and royal(known_piece(piece)) is not None:
            king.abducted = False
        where = place if place and "~" not in place else _home(work, owner)
        if owner in work.world.realms and where:
            freed = with_his_own(work.world, piece)
            book_in(work, owner, where, work.world.force(owner, where).land, freed, number, LOOT, GAIN)
            work.turn.tell((owner,), "kalevala-abducted-free", LOOT, what=so_many(number, piece), place=where)
    agent.captives = {}


def _home(work: Evaluation, realm: str) -> str:
    """The capital of a ruler; who has none is where his people are."""
    if realm not in work.world.realms:
        return ""
    places = (place for place, force in sorted(work.world.forces.get(realm, {}).items()) if force.land.pieces)
    return next((place for place in (*work.realm(realm).capitals, *places) if "~" not in place), "")
