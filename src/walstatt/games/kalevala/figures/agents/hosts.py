"""Agents inside of what is another's (kalevala.22.tabelle.einschleichen): they go where it goes, and it feeds them."""
from __future__ import annotations

from typing import Final, NamedTuple

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.agents.headquarters import field_of, lose_group, owner_of, place_of
from walstatt.games.kalevala.figures.agents.records import Agent, Bill
from walstatt.games.kalevala.figures.agents.service import Found, agents_of, record
from walstatt.games.kalevala.realm.building import house_on
from walstatt.games.kalevala.realm.ledger import LOSS, book, re_in
from walstatt.games.kalevala.realm.pieces import VESSEL
from walstatt.games.kalevala.realm.stock import RE, Holder

SNEAKING, BILLED = "kalevala.22.tabelle.einschleichen", "kalevala.r.infiltrate_bill"
AT_SEA: Final = "kalevala.22.agent.hindernisse"
OWN_RULER_PAYS: Final = 1


class Host(NamedTuple):
    """What somebody is in: whose, where, and of a caravan or vessel the thing itself."""

    realm: str
    place: str
    holder: Holder | None = None


def mark(realm: str, symbol: str) -> str:
    """How a vessel remembers who is aboard unseen."""
    return f"{symbol} {realm}"


def host_of(work: Evaluation, realm: str, symbol: str, agent: Agent) -> Host | None:
    """None where it is no more."""
    what, _, owner = agent.inside.partition(" ")
    if not owner:
        house = house_on(work, field_of(what))
        return Host(owner_of(work, what), place_of(work, what)) if house is not None else None
    for place, force in work.world.forces.get(owner, {}).items():
        for one in force.holders:
            if (one.is_group and one.symbol == what) or mark(realm, symbol) in one.stowaways:
                return Host(owner, place, one)
    return None


def follow_hosts(turn: Turn) -> None:
    """Whoever is in a caravan or aboard is where that is now; if it is no more, he is outside where it was."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm in list(work.world.persons.services):
        for found in list(agents_of(work.world, realm)):
            agent = record(work.world, realm, found.symbol)
            if agent.inside and found.holder is not None:
                _follow(work, realm, found, agent)
            elif found.is_hidden:
                _save(work, realm, found)


def _follow(work: Evaluation, realm: str, found: Found, agent: Agent) -> None:
    host = host_of(work, realm, found.symbol, agent)
    if host is None or host.realm == realm:
        leave_host(work, realm, found)
        _save(work, realm, found)
    elif host.place != found.place:
        agent.carried_from = agent.carried_from or found.place
        put(work, realm, found, host.place)
        work.turn.tell((realm,), "kalevala-agent-carried", SNEAKING, agent=found.symbol, place=host.place)


def _save(work: Evaluation, realm: str, found: Found) -> None:
    """Out of a vessel that is no more, or in which he was found: on a raft of his own or another's deck, on the shore
    of the harbour, or lost."""
    water = work.part(found.place)
    decks = any(found.place in places and places[found.place].vessels for places in work.world.forces.values())
    if water is None or not water.water or found.stock.of_sort(VESSEL) or decks:
        return
    shore = shore_of(work, found.place)
    if shore:
        put(work, realm, found, shore)
    else:
        lose_group(work, realm, found.place, found.holder, found.piece, AT_SEA, "kalevala-agent-drowned")


def shore_of(work: Evaluation, place: str) -> str:
    """Land beside that water in the same large field."""
    water = work.part(place)
    if water is None or not water.water:
        return ""
    return next((one.name for one in work.geography.coasts(water) if one.gf == water.gf), "")


def put(work: Evaluation, realm: str, found: Found, place: str) -> None:
    """A camouflaged group is somewhere else now."""
    assert found.holder is not None
    force = work.world.force(realm, found.place)
    force.holders = [one for one in force.holders if one is not found.holder]
    work.world.tidy(realm, found.place)
    work.world.force(realm, place).holders.append(found.holder)


def leave_host(work: Evaluation, realm: str, found: Found) -> None:
    """Outside again; whoever fed him so far finds a bill."""
    agent = record(work.world, realm, found.symbol)
    host = host_of(work, realm, found.symbol, agent) if not work.world.known_to else None
    if host is not None and host.holder is not None:
        own = mark(realm, found.symbol)
        host.holder.stowaways = tuple(one for one in host.holder.stowaways if one != own)
    payer = host.realm if host is not None else agent.inside.partition(" ")[2]
    if work.world.reading(BILLED) == OWN_RULER_PAYS:
        payer = realm
    if agent.owes and payer in work.world.realms and not work.world.known_to:
        work.world.persons.plots.bills.append(Bill(payer, agent.owes))
    what, agent.inside, agent.owes = agent.inside, "", 0
    work.turn.tell((realm,), "kalevala-agent-outside", SNEAKING, BILLED, agent=found.symbol, place=found.place,
                   what=what.partition(" ")[0])


def send_bills(turn: Turn) -> None:
    """In phase 1, as a loss without a reason: from where most RE lie, as far as they go."""
    work = evaluation(turn)
    plots = work.world.persons.plots
    for bill in plots.bills:
        left = bill.re
        places = sorted(work.world.forces.get(bill.realm, {}), key=lambda one: (-re_in(work, bill.realm, one), one))
        for place in places:
            paid = min(left, re_in(work, bill.realm, place))
            book(work, bill.realm, place, RE, -paid, BILLED, LOSS)
            left -= paid
        if left < bill.re:
            work.turn.tell((bill.realm,), "kalevala-unexplained-loss", BILLED, re=bill.re - left)
    plots.bills = []

