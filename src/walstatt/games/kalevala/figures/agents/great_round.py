"""From one great round to the next: risks pass on, orders are forgotten, bribes take effect, letters are noted."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.captivity import free_abducted
from walstatt.games.kalevala.figures.agents.doing import redirect
from walstatt.games.kalevala.figures.agents.hosts import put
from walstatt.games.kalevala.figures.agents.records import Bribe, PostCopy
from walstatt.games.kalevala.figures.agents.service import agents_of, find, record, service
from walstatt.games.kalevala.papers.model import BoardGroup, Move, MoveGroup, Paper
from walstatt.games.kalevala.realm.pieces import KINDS
from walstatt.games.kalevala.realm.stock import Force, Holder
from walstatt.games.kalevala.state import Letter, World
from walstatt.games.kalevala.trade.groups import group_at

CHECKED, BRIBED, WARNED = "kalevala.r.er_check", "kalevala.r.bribe_duration", "kalevala.22.ksp.spaeher"
FOR_EVER: Final = 1
"""The reading of kalevala.r.er_check by which surcharges stay."""


def begin(turn: Turn) -> None:
    """Surcharges of the last GR count in this one, and then no more."""
    work = evaluation(turn)
    work.world.persons.plots.post = []
    for realm in list(work.world.forces):
        for found in list(agents_of(work.world, realm)):
            record(work.world, realm, found.symbol)
    for realm, own in list(work.world.persons.services.items()):
        there = {found.symbol for found in agents_of(work.world, realm)}
        for symbol in [one for one in own.agents if one not in there]:
            _forget(work, realm, symbol)
        for agent in own.agents.values():
            stays = agent.risk if work.world.reading(CHECKED) == FOR_EVER else 0
            agent.risk, agent.coming = stays + agent.coming, 0
            agent.way, agent.scouts, agent.scouted, agent.came_from, agent.carried_from = (), False, "", "", ""
            agent.stuck, agent.returns, agent.deeds = False, False, []
    _lead_bribed_ships(work)


def end_orders(world: World, realm: str) -> None:
    """Nobody does what a ruler has ordered who rules no more."""
    own = world.persons.services.get(realm)
    if own is None:
        return
    own.challenged = []
    for agent in own.agents.values():
        agent.returns, agent.deeds, agent.battle, agent.stands = False, [], (), ""


def _forget(work: Evaluation, realm: str, symbol: str) -> None:
    """He has fallen somewhere: whom he had abducted is free at home."""
    free_abducted(work, realm, symbol)
    del service(work.world, realm).agents[symbol]


def retreat(turn: Turn) -> None:
    """Before anybody marches in."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    for realm, own in sorted(work.world.persons.services.items()):
        for symbol, agent in sorted(own.agents.items()):
            found = find(work.world, realm, symbol) if agent.returns else None
            if found is not None and found.is_hidden and agent.came_from and not agent.inside:
                put(work, realm, found, agent.came_from)
                work.turn.tell((realm,), "kalevala-agent-back", WARNED, agent=symbol, place=agent.came_from)
            agent.returns = False


# ---- bribes


def ignore_orders(turn: Turn) -> None:
    """Whoever is bribed does not hear what his own ruler orders in phase 1."""
    work = evaluation(turn)
    for one in work.world.persons.plots.bribes:
        paper = work.papers.get(one.realm)
        if paper is None or work.world.known_to:
            continue
        kept = [order for order in paper.orders
                if not (isinstance(order, MoveGroup | BoardGroup) and order.group == one.group)]
        if len(kept) < len(paper.orders):
            work.papers[one.realm] = Paper(tuple(kept))
            work.turn.tell((one.realm,), "kalevala-caravan-disobeys", BRIBED, group=one.group, place=one.place)


def lead_bribed(turn: Turn) -> None:
    """Caravans, in the phase 4 after the one in which they had moved already."""
    work, left = evaluation(turn), []
    if work.world.known_to:
        return
    for one in work.world.persons.plots.bribes:
        found = group_at(work, one.realm, one.group)
        if found is not None:
            redirect(work, replace(one, place=found[0]), found[1])
        elif one.group in KINDS:
            left.append(one)
    work.world.persons.plots.bribes = left


def _lead_bribed_ships(work: Evaluation) -> None:
    """At the start of phase 1, before all others move; they may be led anywhere they could sail, not into battle."""
    left = []
    for one in work.world.persons.plots.bribes:
        if one.group not in KINDS or work.world.known_to:
            left.append(one)
            continue
        _sail(work, one)
    work.world.persons.plots.bribes = left


def _sail(work: Evaluation, bribed: Bribe) -> None:
    force = work.world.forces.get(bribed.realm, {}).get(bribed.place, Force())
    alike = [one for one in force.vessels if one.symbol == bribed.group]
    ship = next((one for one in alike if one.load == bribed.load.stock()), next(iter(alike), None))
    here = work.part(bribed.place)
    if ship is None or here is None:
        return
    for place in bribed.way[: KINDS[bribed.group].pace]:
        beyond = [one for one in work.geography.steps(here) if one.gf == gf_of(place)]
        if not beyond:
            break
        here = beyond[0]
    work.papers[bribed.realm] = _without(work.papers.get(bribed.realm, Paper()), bribed.place, ship)
    force.holders = [one for one in force.holders if one is not ship]
    work.world.force(bribed.realm, here.name).holders.append(ship)
    ship.moved = work.world.at.gr
    work.world.tidy(bribed.realm, bribed.place)
    work.turn.tell((bribed.realm,), "kalevala-caravan-disobeys", BRIBED, group=bribed.group, place=here.name)


def _without(paper: Paper, place: str, ship: Holder) -> Paper:
    """She hears no order to sail; the others whom the same line names do."""
    orders = list(paper.orders)
    for number, order in enumerate(orders):
        if isinstance(order, Move) and order.way[0] in (place, place.partition("~")[0]):
            named = list(order.listing.holders)
            hers = next((at for at, (symbol, load) in enumerate(named)
                         if symbol == ship.symbol and load.stock() == ship.load), None)
            if hers is not None:
                del named[hers]
                left = replace(order, listing=replace(order.listing, holders=tuple(named)))
                orders[number : number + 1] = [left] if named else []
                break
    return Paper(tuple(orders))


# ---- letters


def note_letter(work: Evaluation, letter: Letter, receiver: str) -> None:
    """Copies of this GR lie in the capitals of both (kalevala.r.letters)."""
    if not work.world.known_to:
        copy = PostCopy(letter.sender, receiver, letter.under, letter.to, letter.at.gr, letter.words)
        work.world.persons.plots.post.append(copy)


def close_gates(turn: Turn) -> None:
    """After battles gates that an agent opened are shut again."""
    work = evaluation(turn)
    for gf, buildings in list(work.world.buildings.items()):
        if any(one.ajar for one in buildings):
            work.world.buildings[gf] = [replace(one, ajar=False) for one in buildings]
