"""Camouflaged groups on battlefields (22.3.8): what they are told, how they come there, what a battle leaves of them.

They are on every battlefield whose land they are in, and nobody is told so. Quick battles pass them by; an outcome by
hand may say what became of them.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from walstatt.core.refusal import Refused, refuse
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.acting import DEATH, killed
from walstatt.games.kalevala.figures.agents.camouflage import show
from walstatt.games.kalevala.figures.agents.deeds import take_deeds
from walstatt.games.kalevala.figures.agents.detection import ashore
from walstatt.games.kalevala.figures.agents.hosts import host_of, leave_host, put
from walstatt.games.kalevala.figures.agents.lines import MURDER, SABOTAGE, BattleLines
from walstatt.games.kalevala.figures.agents.records import HALVES, Agent
from walstatt.games.kalevala.figures.agents.risk import HOME, at_place, is_in_caravan, sheltered
from walstatt.games.kalevala.figures.agents.service import (
    Found,
    agents_of,
    find,
    owner_at,
    record,
    the_agent,
)
from walstatt.games.kalevala.figures.agents.table import BY_CLASS, ROWS, Row
from walstatt.games.kalevala.papers.write import listing_of, write_listing
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book_in
from walstatt.games.kalevala.realm.pieces import PERSON, SLAVE, WARRIOR, known_piece
from walstatt.games.kalevala.realm.stock import RE
from walstatt.games.kalevala.war.field import Battlefield, Outcome, Uncovered
from walstatt.games.kriegsspiel.figures.agent_lines import read_line
from walstatt.games.kriegsspiel.forts import base
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.line_up import figure_id
from walstatt.games.kriegsspiel.profiles import profile, team_of
from walstatt.games.kriegsspiel.setup import MOST_COVERS, Covert, Setup
from walstatt.hexmap.small_fields import NEIGHBOURS

LATER, IDLE, FOUND_IN_BATTLE, REPORTED, EGP, SURCHARGES, COST = (
    "kalevala.22.ksp.spaeter", "kalevala.22.ksp.untaetig", "kalevala.22.3.8.phase34", "kalevala.22.3.8.meldung",
    "kalevala.22.3.7", "kalevala.22.3.4.zuwachs", "kalevala.22.3.6.kosten",
)
UNMASKED, GROUP = "kalevala.r.agent_unmasked", "kalevala.22.3.2.gruppe"
POSSIBLE: Final = 4
"""So many groups everybody must think possible on a battlefield, in a world with agents."""
MOST_LINES: Final = 12


# ---- phase 3


def take_orders(turn: Turn) -> None:
    """Deeds, and what they do in the battles of this great round."""
    take_deeds(turn)
    work = evaluation(turn)
    for own in work.world.persons.services.values():
        for agent in own.agents.values():
            agent.battle, agent.stands = (), ""
    work.follow(_take, BattleLines)


def _take(work: Evaluation, realm: str, order: BattleLines) -> None:
    found = the_agent(work, realm, order.agent)
    if not found.is_hidden:
        raise refuse(LATER, "kalevala-refused-agent-not-hidden", agent=order.agent)
    if len(order.lines) > MOST_LINES:
        raise refuse(LATER, "kalevala-refused-agent-battle-lines", most=MOST_LINES)
    for written in order.lines:
        read_line(written)
    if order.field and order.field.partition("/")[0] != str(gf_of(found.place)):
        raise refuse(LATER, "kalevala-refused-agent-elsewhere", agent=order.agent, place=order.field)
    agent = record(work.world, realm, order.agent)
    agent.battle, agent.stands = order.lines, order.field
    work.turn.tell((realm,), "kalevala-agent-battle", LATER, agent=order.agent, place=found.place,
                   field=order.field or "–", lines=list(order.lines))


# ---- onto a battlefield


def musters(work: Evaluation, field: Battlefield, setup: Setup) -> Setup:
    if not any(own.agents for own in work.world.persons.services.values()):
        return setup
    ground = Ground(setup.lands, setup.field, setup.forts)
    groups = [one for realm, found in _groups(work, field) if (one := _covert(work, realm, found, ground, setup))]
    return replace(setup, covert=tuple(groups[:MOST_COVERS]), covers=min(MOST_COVERS, max(POSSIBLE, len(groups))))


def _groups(work: Evaluation, field: Battlefield) -> Iterator[tuple[str, Found]]:
    for realm in sorted(work.world.forces):
        for found in agents_of(work.world, realm):
            if found.is_hidden and found.place in field.places:
                yield realm, found


def _covert(work: Evaluation, realm: str, found: Found, ground: Ground, setup: Setup) -> Covert | None:
    """None for who is in a caravan of somebody's, or on a raft of his own: these are no part of it."""
    agent = record(work.world, realm, found.symbol)
    if is_in_caravan(agent):
        return None
    members = tuple(_fighting(found))
    aboard = _vessel(work, realm, found, agent, setup) if agent.inside else ""
    at = _ship_place(setup, aboard) if aboard else _place(work, found, agent, ground, setup)
    if not at or not members:
        return None
    risk = at_place(work, realm, found) or sheltered(work, realm, found.symbol, agent, HOME)
    return Covert(realm, found.symbol, members, at, int(risk.total), agent.scouted == found.place, found.stock.re,
                  bool(agent.inside), aboard, agent.battle, _items(found))


def _items(found: Found) -> dict[str, tuple[str, ...]]:
    """What is borne among them, by the symbols of the bearers as a battle writes these."""
    bearers = [known_piece(symbol) for symbol in found.stock.pieces if "+" in symbol]
    return {written: one.items for one in bearers if (written := board_symbol(one.symbol))}


def _fighting(found: Found) -> Iterator[str]:
    """The agent first; what has no profile stays with him and shares his fate."""
    symbols = sorted(found.stock.pieces, key=lambda one: one != found.piece)
    for symbol in symbols:
        written = board_symbol(symbol)
        for _ in range(found.stock.pieces[symbol] if written else 0):
            yield written


def board_symbol(symbol: str) -> str:
    """As a battle writes it; nothing for what does not come there."""
    one = known_piece(symbol)
    for each in (symbol, one.bare, one.base):
        known = profile(each)
        if known is not None:
            return "" if known.is_vessel or known.hovers or team_of(each) else each
    return ""


def _vessel(work: Evaluation, realm: str, found: Found, agent: Agent, setup: Setup) -> str:
    """The id of a vessel of his host's, of the kind that he is in."""
    host = host_of(work, realm, found.symbol, agent)
    seat = setup.seat(host.realm) if host is not None and host.holder is not None else None
    if host is None or host.holder is None or seat is None:
        return ""
    figures = setup.parties[seat].figures
    return next((figure_id(seat, number) for number, placed in enumerate(figures, 1)
                 if placed.symbol == host.holder.symbol and "/" in placed.at), "")


def _ship_place(setup: Setup, aboard: str) -> str:
    return next(placed.at for seat, party in enumerate(setup.parties)
                for number, placed in enumerate(party.figures, 1) if figure_id(seat, number) == aboard)


def _place(work: Evaluation, found: Found, agent: Agent, ground: Ground, setup: Setup) -> str:
    """Where he was told to wait, in the building that he has got into, else at the edge, where nobody stands."""
    part = work.part(found.place)
    if part is None or "~" in found.place:
        return ""
    house = ground.plan.houses.get(agent.inside)
    if house is not None:
        return house.storeys[0]
    fields = [f"{gf_of(found.place)}/{kf}" for kf in sorted(part.fields)]
    free = [name for name in fields if name in ground.inside and ground.spots[name].open
            and name not in ground.plan.houses]
    taken = {base(placed.at) for party in setup.parties for placed in party.figures}
    order = sorted(free, key=lambda name: (name in taken, not _is_edge(ground.spots[name].kf)))
    return agent.stands if agent.stands in free else next(iter(order), "")


def _is_edge(kf: int) -> bool:
    return any(one.side is not None for one in NEIGHBOURS[kf])


# ---- what is left


def doubts(work: Evaluation, field: Battlefield, outcome: Outcome) -> Iterator[Refused]:
    """What an outcome by hand says of groups that are not there, or do not have so much."""
    there = {(realm, found.symbol): found for realm, found in _groups(work, field)}
    for one in outcome.uncovered:
        found = there.get((one.realm, one.agent))
        gone = Counter(one.dead) + Counter(one.shown)
        for taken in one.taken.values():
            gone.update(taken)
        if found is None or gone - Counter(_fighting(found)) or one.spent > found.stock.re:
            yield refuse(GROUP, "kalevala-outcome-uncovered", realm=one.realm, agent=one.agent)


def settled(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    for one in outcome.uncovered:
        found = find(work.world, one.realm, one.agent)
        if found is not None and found.is_hidden and one.realm in work.world.realms:
            _settle(work, field, found, one)


def _settle(work: Evaluation, field: Battlefield, found: Found, one: Uncovered) -> None:
    agent = record(work.world, one.realm, found.symbol)
    book_in(work, one.realm, found.place, found.stock, RE, -one.spent, COST, LOSS)
    _learn(work, found, one, agent)
    alive = found.piece not in _in_ledger(found, one.dead)
    _lose(work, found, one, alive=alive)
    _part(work, found, one)
    place = one.place if one.place and work.part(one.place) is not None else found.place
    if one.left and agent.came_from:
        place = agent.came_from
    if place != found.place:
        if agent.inside:
            leave_host(work, one.realm, found)
        put(work, one.realm, found, place)
        found = found._replace(place=place)
    if not alive:
        _bury(work, found, one.realm, _finders(work, field, one.realm) if one.found else ())
    elif one.found:
        _unmask(work, field, found, one, agent)
    elif one.left:
        work.turn.tell((one.realm,), "kalevala-agent-left-battle", LATER, agent=found.symbol, place=place)


def _learn(work: Evaluation, found: Found, one: Uncovered, agent: Agent) -> None:
    """The risk of the next GR grows in any case, experience only by what succeeded unseen."""
    rows = [_row(*deed.split()[:2]) for deed in one.deeds]
    rest_of_it = max(0, one.spent - sum(row.cost for row in rows))
    for deed, row in zip(one.deeds, rows, strict=True):
        kind, *rest = deed.split()
        # The price of a murder stands in the table; what else was spent is that of sabotage.
        cost, rest_of_it = (row.cost, rest_of_it) if row.cost else (rest_of_it, 0)
        success = rest[-1] == "yes"
        agent.coming += row.risk
        agent.egp += row.egp if success else 0
        key = "kalevala-agent-did" if success else "kalevala-agent-missed"
        work.turn.tell((one.realm,), key, row.rule, EGP, SURCHARGES, agent=found.symbol,
                       deed=MURDER if kind == MURDER else SABOTAGE, place=found.place, re=cost, percent=row.risk,
                       egp=(row.egp if success else 0) / HALVES, what="–")


def _row(kind: str, rank: str) -> Row:
    return BY_CLASS[MURDER][rank] if kind == MURDER else ROWS[SABOTAGE]


def _in_ledger(found: Found, figures: dict[str, int]) -> Counter[str]:
    """As the books call those whom a battle has called otherwise."""
    total: Counter[str] = Counter()
    for written, number in figures.items():
        left = number
        for symbol in sorted(found.stock.pieces, key=lambda one: one != written):
            if board_symbol(symbol) == written:
                some = min(left, found.stock.pieces[symbol] - total[symbol])
                total[symbol] += some
                left -= some
    return +total


def _lose(work: Evaluation, found: Found, one: Uncovered, *, alive: bool) -> None:
    """The dead, and things that others have taken; an agent who fell is buried after it."""
    for symbol, number in _in_ledger(found, one.dead).items():
        if alive or symbol != found.piece:
            book_in(work, one.realm, found.place, found.stock, symbol, -number, DEATH, LOSS)
    for captor, figures in one.taken.items():
        if captor not in work.world.realms:
            continue
        for symbol, number in _in_ledger(found, figures).items():
            book_in(work, one.realm, found.place, found.stock, symbol, -number, FOUND_IN_BATTLE, LOSS)
            land = work.world.force(captor, found.place).land
            book_in(work, captor, found.place, land, symbol, number, FOUND_IN_BATTLE, GAIN)


def _part(work: Evaluation, found: Found, one: Uncovered) -> None:
    """Whom the agent has left stands in the open."""
    land = work.world.force(one.realm, found.place).land
    for symbol, number in _in_ledger(found, one.shown).items():
        found.stock.add(symbol, -number)
        land.add(symbol, number)


def _finders(work: Evaluation, field: Battlefield, realm: str) -> tuple[str, ...]:
    return tuple(party.name for party in field.parties if party.name in work.world.realms and party.name != realm)


def _bury(work: Evaluation, found: Found, realm: str, finders: tuple[str, ...]) -> None:
    """His company stands in the open; where nobody is left, what they had is the owner's of the land, or lost."""
    people = [one for one, _ in found.stock.each()
              if one.kind.sort in (WARRIOR, PERSON, SLAVE) and one.symbol != found.piece]
    if not people:
        _leave_to(work, realm, found, owner_at(work, found.place))
    killed(work, realm, found)
    told = [name for name in finders if name != owner_at(work, found.place)]
    if told:
        work.turn.tell(tuple(told), "kalevala-agent-killed", DEATH, REPORTED, agent=found.symbol, realm=realm,
                       place=found.place, what="–")


def _leave_to(work: Evaluation, realm: str, found: Found, heir: str) -> None:
    for item, number in [(RE, found.stock.re), *found.stock.pieces.items()]:
        if item == found.piece or not number:
            continue
        book_in(work, realm, found.place, found.stock, item, -number, FOUND_IN_BATTLE, LOSS)
        if heir in work.world.realms and heir != realm and "~" not in found.place:
            land = work.world.force(heir, found.place).land
            book_in(work, heir, found.place, land, item, number, FOUND_IN_BATTLE, GAIN)


def _unmask(work: Evaluation, field: Battlefield, found: Found, one: Uncovered, agent: Agent) -> None:
    """He and those with him stand there for all to see; whoever fought there knows whose they are."""
    assert found.holder is not None
    if agent.inside:
        leave_host(work, one.realm, found)
    told = {"agent": found.symbol, "place": found.place, "realm": one.realm, "captured": "no"}
    what, seen = (write_listing(listing_of(each)) or "–" for each in (found.stock, found.stock.as_seen()))
    rules = (FOUND_IN_BATTLE, REPORTED, UNMASKED)
    finders = _finders(work, field, one.realm)
    if finders:
        work.turn.tell(finders, "kalevala-agent-found", *rules, what=seen, **told)
    work.turn.tell((one.realm,), "kalevala-agent-detected", *rules, what=what, **told)
    found, agent.exposed = ashore(work, one.realm, found), True
    if "~" not in found.place:
        agent.company = show(work, one.realm, found)
