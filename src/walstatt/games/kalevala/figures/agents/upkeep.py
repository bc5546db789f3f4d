"""What the secret service costs (22.2, 22.3.1): guards and agents at home; abroad each group pays for itself."""
from __future__ import annotations

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.captivity import free_abducted
from walstatt.games.kalevala.figures.agents.headquarters import GUARDS_COST, guards_of, lose_group
from walstatt.games.kalevala.figures.agents.service import (
    AGENT,
    Found,
    agents_of,
    called,
    is_agent_group,
    is_home,
    record,
    service,
)
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.dues import PAID_TOGETHER, animals_by_class, begun_groups, warrior_of
from walstatt.games.kalevala.realm.ledger import CHANGED, LOSS, UPKEEP, book_in, exchange
from walstatt.games.kalevala.realm.pieces import GUARD, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.state import World

OF_AN_AGENT, OF_A_GUARD, OF_CAPTIVES = 2, 1, 2
AT_HOME, ABROAD, ENDS = "kalevala.22.3.1.kosten", "kalevala.22.3.1.draussen", "kalevala.r.agent_capture_end"


def owed(work: Evaluation, realm: str) -> int:
    """Guards, and agents at home or in an own caravan; who cannot be paid has left before."""
    here = sum(_is_paid_at_home(work, realm, one) for one in agents_of(work.world, realm))
    return OF_A_GUARD * guards_of(work.world, realm) + OF_AN_AGENT * here


def _is_paid_at_home(work: Evaluation, realm: str, found: Found) -> bool:
    """A king who is an agent has his own upkeep."""
    return found.symbol[2:].isdecimal() and not _pays_itself(work, realm, found)


def _pays_itself(work: Evaluation, realm: str, found: Found) -> bool:
    """Abroad, in a group of his own; not in an own caravan, nor as a guest who stands there like any other figure."""
    if found.holder is None:
        return record(work.world, realm, found.symbol).exposed and not is_home(work, realm, found.place)
    return not found.holder.is_group and not is_home(work, realm, found.place)


def unpaid(work: Evaluation, realm: str) -> None:
    """A guard is a warrior again; when there are none, an agent leaves the service."""
    for place, force in sorted(work.world.forces.get(realm, {}).items()):
        for stock in (force.land, *(one.load for one in force.holders)):
            guard = next((one for one, _ in stock.each() if one.mark == GUARD), None)
            if guard is not None:
                plain = guard.symbol.replace(f"({GUARD})", "")
                if stock is force.land:
                    exchange(work, realm, place, guard.symbol, plain, 1, GUARDS_COST)
                else:
                    book_in(work, realm, place, stock, guard.symbol, -1, GUARDS_COST, CHANGED)
                    book_in(work, realm, place, stock, plain, 1, GUARDS_COST, CHANGED)
                work.turn.tell((realm,), "kalevala-guard-unpaid", GUARDS_COST, place=place, symbol=guard.symbol)
                return
    found = max((one for one in agents_of(work.world, realm) if _is_paid_at_home(work, realm, one)),
                key=lambda one: (len(one.symbol), one.symbol))
    free_abducted(work, realm, found.symbol, found.place)
    book_in(work, realm, found.place, found.stock, found.piece, -1, ENDS, LOSS)
    if found.is_hidden and found.holder is not None:
        force = work.world.force(realm, found.place)
        force.holders = [one for one in force.holders if one is not found.holder]
        force.land.join(found.holder.load)
    work.world.tidy(realm, found.place)
    service(work.world, realm).agents.pop(found.symbol, None)
    work.turn.tell((realm,), "kalevala-agent-resigns", ENDS, AT_HOME, agent=found.symbol, place=found.place)


def apart(world: World, realm: str, place: str, holder: Holder) -> bool:
    """A group outside of the own realm pays for itself, and nobody pays with what it has."""
    return is_agent_group(holder) and not _is_own(world, realm, place)


def _is_own(world: World, realm: str, place: str) -> bool:
    if "~" not in place:
        return place in world.provinces and world.provinces[place].owner == realm
    near = {one.owner for name, one in world.provinces.items() if gf_of(name) == gf_of(place)}
    return near == {realm}


def cost_abroad(load: Stock) -> int:
    """The agent, warriors as auxiliaries, animals as always; each group by itself, begun groups in full."""
    agents = sum(known_piece(one).base == AGENT for one in load.pieces)
    warriors = sum(begun_groups(rank, load.count(warrior_of(rank))) for rank in PAID_TOGETHER)
    animals = sum(begun_groups(rank, number) for rank, number in animals_by_class(load).items())
    return OF_AN_AGENT * agents + warriors + animals


def pay_abroad(turn: Turn) -> None:
    """From what each carries; who is inside of what is another's is fed there, and his host pays later."""
    work = evaluation(turn)
    for realm in list(work.world.realms):
        if work.is_at_rest(realm):
            continue
        for found in list(agents_of(work.world, realm)):
            if _pays_itself(work, realm, found):
                _pay(work, realm, found)


def _pay(work: Evaluation, realm: str, found: Found) -> None:
    agent = record(work.world, realm, found.symbol)
    due, purse = cost_abroad(found.stock if found.holder is not None else agent.company), found.stock
    if agent.inside:
        agent.owes += due
        return
    if purse.re < due:
        lose_group(work, realm, found.place, found.holder, found.piece, ENDS, "kalevala-agent-unpaid")
        return
    book_in(work, realm, found.place, purse, RE, -due, ABROAD, UPKEEP)
    what = write_listing(listing_of(found.holder.load)) if found.holder is not None else found.piece
    work.turn.tell((realm,), "kalevala-agent-paid", ABROAD, agent=found.symbol, place=found.place, re=due, what=what)
    work.world.tidy(realm, found.place)


def is_exposed_here(world: World, realm: str, place: str) -> bool:
    """Does everything that stands in the open there belong to an agent who was unmasked (kalevala.r.agent_unmasked)?"""
    own = world.persons.services.get(realm)
    force = world.forces.get(realm, {}).get(place, Force())
    left = force.land.copy()
    for symbol in list(left.pieces):
        name = called(known_piece(symbol)) if symbol.startswith(AGENT) else ""
        agent = own.agents.get(name) if own is not None and name else None
        if agent is not None and agent.exposed:
            for one, number in agent.company.pieces.items():
                left.add(one, -min(number, left.pieces.get(one, 0)))
    return not left.pieces and not force.vessels and bool(force.land.pieces)
