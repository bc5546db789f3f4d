"""Groups: an agent camouflages what is with him (22.3.2), unmasks it, goes under in a caravan and comes out of it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from walstatt.core.refusal import refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.figures.agents.hosts import AT_SEA, leave_host, put, shore_of
from walstatt.games.kalevala.figures.agents.lines import Hide, JoinCaravan, Quit, Unmask
from walstatt.games.kalevala.figures.agents.records import Agent
from walstatt.games.kalevala.figures.agents.service import (
    GROUP,
    PLAIN,
    Found,
    check_is_agent,
    company_left,
    find,
    group_flaw,
    is_home,
    is_plain,
    record,
    the_agent,
)
from walstatt.games.kalevala.figures.king.throne import AGENT_KING
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.pieces import VESSEL
from walstatt.games.kalevala.realm.stock import Holder, Stock, so_many
from walstatt.games.kalevala.slavery.guards import check_guarded
from walstatt.games.kalevala.trade.volume import check_volume

HIDDEN, COMPANY, MOVE, CARAVAN, UNMASKED = (
    "kalevala.22.agent.tarnen_eigen", "kalevala.22.agent.begleitung", "kalevala.22.agent.tarnen_aktion",
    "kalevala.22.3.4.karawane", "kalevala.r.agent_unmasked",
)
NO_BATTLE: Final = "kalevala.22.agent.kein_anschluss"


def camouflage(turn: Turn) -> None:
    """All that changes groups, in the order of the papers, after everybody has moved."""
    work = evaluation(turn)
    for realm in work.world.persons.kings:
        _uncover_plain_king(work, realm)
    changed: set[tuple[str, str]] = set()

    def carry_out(work: Evaluation, realm: str, order: Hide | Unmask | JoinCaravan | Quit) -> None:
        if (realm, order.agent) in changed:
            raise refuse(MOVE, "kalevala-refused-agent-once", agent=order.agent)
        _CARRY_OUT[type(order)](work, realm, order)
        changed.add((realm, order.agent))

    work.follow(carry_out, Hide, Unmask, JoinCaravan, Quit)


def _uncover_plain_king(work: Evaluation, realm: str) -> None:
    """Where he counts as a plain warrior nothing hides him and his company any longer."""
    found = find(work.world, realm, AGENT_KING)
    if found is not None and found.is_hidden and "~" not in found.place and is_plain(work, realm, AGENT_KING):
        _uncover(work, realm, found, PLAIN)


def _hide(work: Evaluation, realm: str, order: Hide) -> None:
    check_is_agent(work, realm, order.agent)
    found, agent = the_agent(work, realm, order.agent, order.place), record(work.world, realm, order.agent)
    if found.holder is not None and found.holder.is_group:
        raise refuse(CARAVAN, "kalevala-refused-agent-in-caravan", agent=order.agent, group=found.holder.symbol)
    if agent.exposed and not is_home(work, realm, order.place):
        raise refuse(UNMASKED, "kalevala-refused-agent-exposed", agent=order.agent)
    force, wanted = work.world.force(realm, order.place), order.listing.stock()
    wanted.pieces.pop(found.piece, None)
    missing = force.land.lacks(wanted)
    if missing or order.listing.holders:
        told = [so_many(number, symbol) for symbol, number in missing.items()] or ["–"]
        raise refuse(COMPANY, "kalevala-refused-not-there", place=order.place, missing=told)
    load = found.stock.copy() if found.holder is not None else Stock({found.piece: 1})
    load.join(wanted)
    flaw = group_flaw(work.world, realm, load)
    if flaw is not None:
        raise flaw
    check_guarded(load)
    force.land.part_with(wanted)
    if found.holder is not None:
        found.stock.join(wanted)
    else:
        force.land.add(found.piece, -1)
        force.holders.append(Holder(order.agent, load))
    agent.exposed, agent.company = False, Stock()
    work.world.tidy(realm, order.place)
    rules = (HIDDEN if is_home(work, realm, order.place) else COMPANY, GROUP, COMPANY, MOVE)
    what = write_listing(listing_of(load))
    work.turn.tell((realm,), "kalevala-agent-hides", *rules, agent=order.agent, place=order.place, what=what)


def _unmask(work: Evaluation, realm: str, order: Unmask) -> None:
    found = the_agent(work, realm, order.agent, order.place)
    if not found.is_hidden or found.holder is None or "~" in found.place:
        raise refuse(MOVE, "kalevala-refused-agent-not-hidden", agent=order.agent)
    _uncover(work, realm, found, MOVE, NO_BATTLE)


def _uncover(work: Evaluation, realm: str, found: Found, *rules: str) -> None:
    agent = record(work.world, realm, found.symbol)
    if agent.inside:
        leave_host(work, realm, found)
    home = is_home(work, realm, found.place)
    company = show(work, realm, found)
    if not home:
        agent.exposed, agent.company = True, company
    work.turn.tell((realm,), "kalevala-agent-unmasks", *rules, agent=found.symbol, place=found.place)


def show(work: Evaluation, realm: str, found: Found) -> Stock:
    """A group stands in the open from now on; what it is."""
    assert found.holder is not None
    force = work.world.force(realm, found.place)
    company = found.holder.load.copy()
    force.holders = [one for one in force.holders if one is not found.holder]
    force.land.join(company.copy())
    return company


def gather(work: Evaluation, realm: str, found: Found, agent: Agent) -> Holder:
    """Somebody who was unmasked goes on with all of his company that is left, camouflaged again."""
    force = work.world.force(realm, found.place)
    load = company_left(force, agent, found.piece)
    force.land.part_with(load)
    holder = Holder(found.symbol, load)
    force.holders.append(holder)
    agent.company = Stock()
    return holder


# ---- caravans


def _join(work: Evaluation, realm: str, order: JoinCaravan) -> None:
    """He and all that he has with him become part of an own caravan."""
    found = the_agent(work, realm, order.agent)
    agent = record(work.world, realm, order.agent)
    force = work.world.force(realm, found.place)
    group = next((one for one in force.groups if one.symbol == order.group), None)
    if group is None or found.holder is group:
        raise refuse(CARAVAN, "kalevala-refused-no-such-caravan", group=order.group, place=found.place)
    moved = found.stock.copy() if found.is_hidden else Stock({found.piece: 1})
    after = group.load.copy()
    after.join(moved)
    check_volume(work, after)
    if agent.inside:
        leave_host(work, realm, found)
    found.stock.part_with(moved)
    force.holders = [one for one in force.holders if one is not found.holder]
    group.load.join(moved)
    agent.exposed, agent.company = False, Stock()
    work.turn.tell((realm,), "kalevala-agent-joins", CARAVAN, agent=order.agent, group=order.group, place=found.place)


def _quit(work: Evaluation, realm: str, order: Quit) -> None:
    """Out of an own caravan with what is named; out of what is another's with all that he has."""
    found = the_agent(work, realm, order.agent)
    agent = record(work.world, realm, order.agent)
    if agent.inside:
        _go_ashore(work, realm, found)
        return
    if found.holder is None or not found.holder.is_group:
        raise refuse(CARAVAN, "kalevala-refused-agent-outside", agent=order.agent)
    leaving = order.listing.stock()
    leaving.pieces.pop(found.piece, None)
    leaving.add(found.piece, 1)
    missing = found.stock.lacks(leaving)
    if missing or "~" in found.place:
        told = [so_many(number, symbol) for symbol, number in missing.items()] or ["–"]
        raise refuse(CARAVAN, "kalevala-refused-not-there", place=found.place, missing=told)
    flaw = group_flaw(work.world, realm, leaving)
    if flaw is not None:
        raise flaw
    rest = found.stock.copy()
    rest.part_with(leaving)
    check_guarded(rest)
    check_guarded(leaving)
    found.stock.part_with(leaving)
    work.world.force(realm, found.place).holders.append(Holder(order.agent, leaving))
    what = write_listing(listing_of(leaving))
    work.turn.tell((realm,), "kalevala-agent-quits", CARAVAN, agent=order.agent, place=found.place, what=what)


def _go_ashore(work: Evaluation, realm: str, found: Found) -> None:
    """Out of what is another's; of a vessel onto the shore of the harbour, or onto an own raft."""
    shore = shore_of(work, found.place)
    if "~" in found.place and not shore and not found.stock.of_sort(VESSEL):
        raise refuse(AT_SEA, "kalevala-refused-agent-at-sea", agent=found.symbol, place=found.place)
    leave_host(work, realm, found)
    if shore:
        put(work, realm, found, shore)


_CARRY_OUT: Final[dict[type[Order], Callable[[Evaluation, str, Any], None]]] = {
    Hide: _hide, Unmask: _unmask, JoinCaravan: _join, Quit: _quit,
}
