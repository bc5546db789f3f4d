"""Agents on their way (22.3.3): ordered in phase 1, gone in phase 2 as far as the land lets them; and what they spy."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from walstatt.core.refusal import refuse
from walstatt.core.texts import text
from walstatt.core.turn import Turn
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.camouflage import UNMASKED, gather
from walstatt.games.kalevala.figures.agents.hosts import leave_host, put
from walstatt.games.kalevala.figures.agents.lines import Spy, Travel
from walstatt.games.kalevala.figures.agents.records import Agent
from walstatt.games.kalevala.figures.agents.risk import normal
from walstatt.games.kalevala.figures.agents.service import Found, check_is_agent, find, is_home, record, the_agent
from walstatt.games.kalevala.figures.agents.upkeep import ABROAD, cost_abroad
from walstatt.games.kalevala.planes.crossing import is_crossing, is_land_protected
from walstatt.games.kalevala.realm.drawing import draw_unknown
from walstatt.games.kalevala.realm.ledger import GAIN, LOSS, book_in
from walstatt.games.kalevala.realm.marching import March, check_leads_on
from walstatt.games.kalevala.realm.pieces import VESSEL
from walstatt.games.kalevala.realm.stock import RE, Stock
from walstatt.games.kalevala.trade.ways import bridge_ends, is_gentle, spread
from walstatt.hexmap.land import Field, neighbour_land
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import CONTACTS

PACE, HIDDEN_WAY, OBSTACLES, TIMING = (
    "kalevala.22.agent.bewegung", "kalevala.22.agent.tarnbewegung", "kalevala.22.agent.hindernisse", "kalevala.22.3.3",
)
SPYING, FAILED, RISK = "kalevala.22.3.5.ee_ag", "kalevala.22.3.5.gescheitert", "kalevala.22.3.5.risiko"
CARAVAN: Final = "kalevala.22.3.4.karawane"
PRICE: Final = 10
"""RE of an EE-Ag."""
STEEP, PROTECTED = "cliff", "protected"


# ---- phase 1


def take_orders(turn: Turn) -> None:
    work = evaluation(turn)
    work.follow(_travel, Travel)
    work.follow(_spy, Spy)


def _travel(work: Evaluation, realm: str, order: Travel) -> None:
    check_is_agent(work, realm, order.agent)
    found, agent = the_agent(work, realm, order.agent, order.way[0]), record(work.world, realm, order.agent)
    _check_free(work, realm, found, agent)
    if agent.way:
        raise refuse(TIMING, "kalevala-refused-agent-once", agent=order.agent)
    check_leads_on(order.way)
    for start, end in pairwise(order.way):
        if gf_of(start).side_towards(gf_of(end)) is None:
            rule = "kalevala.14.splitterebene" if is_crossing(start, end) else PACE
            raise refuse(rule, "kalevala-refused-no-neighbours", start=start, end=end)
    pace, steps = _pace(_company(found, agent)), len(order.way) - 1
    if steps > pace:
        raise refuse(PACE, "kalevala-refused-too-far", steps=steps, most=pace)
    hooks.check_leaving(work, realm, found.place, _company(found, agent))
    agent.way = order.way
    work.turn.tell((realm,), "kalevala-agent-ordered", TIMING, HIDDEN_WAY, agent=order.agent, way=list(order.way))


def _check_free(work: Evaluation, realm: str, found: Found, agent: Agent) -> None:
    """Camouflaged, or unmasked abroad; in a caravan he goes with it."""
    if work.is_at_rest(realm):
        raise refuse("kalevala.r.8.schutz_wirkung", "kalevala-refused-protected")
    if found.holder is not None and found.holder.is_group:
        raise refuse(CARAVAN, "kalevala-refused-agent-in-caravan", agent=found.symbol, group=found.holder.symbol)
    if found.holder is None and not agent.exposed:
        raise refuse(HIDDEN_WAY, "kalevala-refused-agent-not-hidden", agent=found.symbol)


def _company(found: Found, agent: Agent) -> Stock:
    return found.stock if found.holder is not None else agent.company


def _pace(load: Stock) -> int:
    """GF in a GR: as fast as the slowest; a raft is carried along."""
    afoot = Stock({symbol: number for symbol, number in load.pieces.items() if symbol != "FS"}, load.re)
    return March(afoot).pace


def has_craft(load: Stock) -> bool:
    return bool(load.of_sort(VESSEL))


def _spy(work: Evaluation, realm: str, order: Spy) -> None:
    check_is_agent(work, realm, order.agent)
    found, agent = the_agent(work, realm, order.agent), record(work.world, realm, order.agent)
    _check_free(work, realm, found, agent)
    if agent.scouts:
        raise refuse(SPYING, "kalevala-refused-agent-spied", agent=order.agent)
    if agent.exposed and not agent.way:
        raise refuse(UNMASKED, "kalevala-refused-agent-exposed", agent=order.agent)
    end = agent.way[-1] if agent.way else found.place
    if order.place not in (end, "" if agent.way else agent.carried_from):
        raise refuse(SPYING, "kalevala-refused-agent-spies-here", agent=order.agent, place=end)
    purse = found.stock
    carried = purse.re if found.holder is not None else min(purse.re, agent.company.re)
    if carried < PRICE:
        raise refuse(SPYING, "kalevala-refused-agent-re", agent=order.agent, cost=PRICE, there=carried)
    away = not is_home(work, realm, found.place) and not agent.inside
    owed = cost_abroad(_company(found, agent)) if away else 0
    if carried < PRICE + owed:
        raise refuse(ABROAD, "kalevala-refused-agent-keep", agent=order.agent, cost=PRICE, owed=owed, there=carried)
    book_in(work, realm, found.place, purse, RE, -PRICE, SPYING, LOSS)
    if found.holder is None:
        agent.company.re -= PRICE
    agent.scouts = True
    risk = normal(work, realm, order.agent, agent)
    rules = dict.fromkeys((SPYING, RISK, risk.rule, *(rule for _, rule in risk.changes)))
    work.turn.tell((realm,), "kalevala-agent-spies", *rules, agent=order.agent, place=end, re=PRICE,
                   risk=risk.to_data(), percent=risk.total)


# ---- phase 2


def travel(turn: Turn) -> None:
    """All at the same time; what stops one is told to his ruler alone."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    ways = [agent.way for one in work.world.persons.services.values() for agent in one.agents.values() if agent.way]
    draw_unknown(work, (gf_of(place) for way in ways for place in way[1:]))
    for realm, own in sorted(work.world.persons.services.items()):
        for symbol, agent in sorted(own.agents.items()):
            found = find(work.world, realm, symbol) if agent.way else None
            if found is not None and found.place == agent.way[0]:
                _go(work, realm, found, agent)
            agent.way = ()


class Leg(NamedTuple):
    part: Part
    fields: frozenset[int]
    """Small fields that can be reached."""


def _go(work: Evaluation, realm: str, found: Found, agent: Agent) -> None:
    legs, stopped = led(work, realm, found.place, agent.way[1:], craft=has_craft(_company(found, agent)))
    end = legs[-1].part.name
    if agent.inside and end != found.place:
        leave_host(work, realm, found)
    if found.holder is None and end != found.place:
        found = found._replace(holder=gather(work, realm, found, agent))
    if end != found.place:
        put(work, realm, found, end)
        agent.came_from, agent.exposed = found.place, False
    agent.stuck = bool(stopped)
    way = [leg.part.name for leg in legs]
    if not stopped:
        rules = (TIMING, HIDDEN_WAY, PACE)
        work.turn.tell((realm,), "kalevala-agent-moved", *rules, agent=found.symbol, place=end, way=way)
        return
    obstacles = [text("kalevala-caravan-obstacle", kind=one) for one in stopped]
    work.turn.tell((realm,), "kalevala-agent-stopped", TIMING, OBSTACLES, agent=found.symbol, place=end, way=way,
                   obstacles=obstacles, kinds=list(stopped))
    if agent.scouts:
        agent.scouts = False
        stock = find(work.world, realm, found.symbol)
        assert stock is not None
        book_in(work, realm, stock.place, stock.stock, RE, PRICE, FAILED, GAIN)
        if stock.holder is None:
            agent.company.re += PRICE
        work.turn.tell((realm,), "kalevala-agent-refunded", FAILED, agent=found.symbol, re=PRICE)


def led(
    work: Evaluation, realm: str, start: str, way: Sequence[str], *, craft: bool
) -> tuple[list[Leg], tuple[str, ...]]:
    """As far as he comes, and what stopped him before the end."""
    part = work.part(start)
    assert part is not None
    legs = [Leg(part, part.fields)]
    for place in way:
        found = _step(work, realm, legs[-1], place, craft=craft)
        if not isinstance(found, Leg):
            return legs, found
        legs.append(found)
    return legs, ()


def _step(work: Evaluation, realm: str, here: Leg, place: str, *, craft: bool) -> Leg | tuple[str, ...]:
    """On foot over ground that is not too steep, else with a raft over water (kalevala.22.agent.hindernisse)."""
    side = here.part.gf.side_towards(gf_of(place))
    other = neighbour_land(work.world.lands, here.part.gf, side) if side is not None else None
    if side is None or other is None or not work.world.lands[other].drawn:
        return ("map",)
    named = [one for one in work.geography.parts(other) if "[" not in place or one.name == place]
    if named and all(_is_closed(work, realm, one) for one in named):
        return (PROTECTED,)
    near = () if here.part.water else work.geography.steps(here.part)
    afoot = [_entered(work, here, one) for one in named if one in near]
    best = max(afoot, key=lambda one: len(one.fields), default=None)
    if best is not None and best.fields:
        return best
    afloat = _landed(work, here, other, place) if craft else []
    if afloat:
        return Leg(afloat[0], afloat[0].fields)
    obstacles = tuple(str(one) for one in work.geography.obstacles(here.part, side))
    return obstacles or (STEEP,)


def _is_closed(work: Evaluation, realm: str, part: Part) -> bool:
    """The god of a protected realm lets nobody in."""
    province = work.province(part.name)
    return is_land_protected(work, part.name) and province is not None and province.owner != realm


def _entered(work: Evaluation, here: Leg, part: Part) -> Leg:
    side = here.part.gf.side_towards(part.gf)
    over = [(kf, far) for kf, far in (CONTACTS[side] if side is not None else ())
            if is_gentle(work, Field(here.part.gf, kf), Field(part.gf, far))]
    over += [(one.kf, far.kf) for one, far in bridge_ends(work) if one.gf == here.part.gf and far.gf == part.gf]
    entries = {far for kf, far in over if kf in here.fields and far in part.fields}
    return Leg(part, spread(work, part, entries, part.fields))


def _landed(work: Evaluation, here: Leg, other: object, place: str) -> list[Part]:
    """Shores of the next large field over water that touches this one; else out onto its water."""
    waters = [here.part] if here.part.water else list(work.geography.coasts(here.part))
    near = dict.fromkeys(waters)
    near |= dict.fromkeys(one for water in waters for one in work.geography.steps(water) if one.gf == other)
    shores = [one for water in near for one in work.geography.coasts(water) if one.gf == other]
    found = [*shores, *(one for one in near if one.gf == other)]
    return [one for one in dict.fromkeys(found) if ("[" not in place and "~" not in place) or one.name == place]
