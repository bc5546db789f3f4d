"""Agents are tested (22.3.4, 22.3.8), found and captured (22.3.5), and see what is around them."""
from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from walstatt.core.questions import AT_MOST, Roll
from walstatt.core.tally import Tally
from walstatt.core.turn import Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation, gf_of
from walstatt.games.kalevala.figures.agents.camouflage import show
from walstatt.games.kalevala.figures.agents.captivity import capture
from walstatt.games.kalevala.figures.agents.hosts import host_of, leave_host, put, shore_of
from walstatt.games.kalevala.figures.agents.records import Agent
from walstatt.games.kalevala.figures.agents.risk import HOME, at_place, is_in_caravan, is_watched, sheltered
from walstatt.games.kalevala.figures.agents.service import (
    Found,
    agents_in,
    agents_of,
    is_home,
    is_ruler,
    owner_at,
    record,
)
from walstatt.games.kalevala.papers.listing import listing_of, write_holder, write_listing
from walstatt.games.kalevala.realm.pieces import GUARD
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.scouting.results import NO_RESULT, PROTECTED, SEEN, look_at
from walstatt.games.kalevala.state import NATIVES, Knowledge, Sighting

CHECKED, WHO, CAPTURED, EARLY, REPORTED = (
    "kalevala.r.er_check", "kalevala.r.er_owner_detects", "kalevala.22.3.5.gefangen", "kalevala.22.3.8.phase12",
    "kalevala.22.3.8.meldung",
)
SPYING, CARAVAN_SEEN, WARNED, HIDDEN = (
    "kalevala.22.3.5.ee_ag", "kalevala.21.abwehr.agent", "kalevala.22.ksp.spaeher", "kalevala.22.agent.tarnen_eigen",
)
UNMASKED: Final = "kalevala.r.agent_unmasked"
BY_AGENT, CAPITAL, CAMOUFLAGED, EXACTLY = "agent", "capital", "hidden", "exactly"
"""Words with which remarks of what an agent saw begin."""


def test(turn: Turn) -> None:
    """Once for each agent and GR, after his move."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    found = {realm: list(agents_of(work.world, realm)) for realm in sorted(work.world.forces)}
    risks = [(realm, one, at_place(work, realm, one)) for realm, agents in found.items() for one in agents
             if one.is_hidden]
    for realm, one, risk in risks:
        if risk is not None and is_detected(work, realm, one.symbol, risk):
            expose(work, realm, one)


def is_detected(work: Evaluation, realm: str, symbol: str, risk: Tally, *about: object) -> bool:
    roll = Roll(None, "kalevala:agent-detection", CHECKED, 1, 100, risk, compare=AT_MOST)
    return bool(roll.reached(work.turn.roll((realm, symbol, *about), roll)))


def expose(work: Evaluation, realm: str, found: Found, *, may_capture: bool = True, victim: str = "") -> None:
    """Unmasked with his group; where a trade centre is, captured. Whoever found him learns whose he is, and so does
    whom he meant to harm."""
    agent = record(work.world, realm, found.symbol)
    assert found.holder is not None
    harmed = {victim} & {*work.world.realms}
    by = tuple(sorted({*finders(work, realm, found, agent), *harmed} - {realm}))
    in_caravan = is_in_caravan(agent)
    if agent.inside:
        leave_host(work, realm, found)
    group, found = found.holder, ashore(work, realm, found)
    place = found.place
    agent.deeds = []
    owner = owner_at(work, place)
    captured = may_capture and not in_caravan and work.founded(place) is not None and is_ruler(work, owner) and (
        is_watched(work, realm, place))
    told = {"agent": found.symbol, "place": place, "realm": realm, "captured": "yes" if captured else "no"}
    shown = group if captured else group.as_seen()
    rules = (CHECKED, WHO, CAPTURED, EARLY, REPORTED, *([] if captured else [UNMASKED]))
    work.turn.tell(by, "kalevala-agent-found", *rules, what=write_holder(shown), **told)
    work.turn.tell((realm,), "kalevala-agent-detected", *rules, what=write_holder(group), **told)
    if captured:
        capture(work, realm, found, owner)
        return
    agent.exposed = True
    if "~" not in place:
        agent.company = show(work, realm, found)


def ashore(work: Evaluation, realm: str, found: Found) -> Found:
    """Whoever is found in a harbour is brought to its shore."""
    shore = shore_of(work, found.place)
    if not shore or owner_at(work, found.place) == NATIVES:
        return found
    put(work, realm, found, shore)
    return found._replace(place=shore)


def finders(work: Evaluation, realm: str, found: Found, agent: Agent) -> tuple[str, ...]:
    """The owner of the caravan that he is in, or of the land; in nobody's land, and where its owner has been informed,
    those others who have agents or guards there."""
    host = host_of(work, realm, found.symbol, agent) if is_in_caravan(agent) else None
    if host is not None:
        return (host.realm,)
    owner = owner_at(work, found.place)
    if is_watched(work, realm, found.place) and owner in work.world.realms:
        return (owner,)
    gf = gf_of(found.place)
    others = {name: places for name, places in work.world.forces.items()
              if name in work.world.realms and name not in (realm, owner)}
    return tuple(sorted(
        name for name, places in others.items() if any(
            gf_of(place) == gf and (any(agents_in(force)) or force.whole().count(lambda one: one.mark == GUARD))
            for place, force in places.items())
    ))


# ---- what they see


def explore(turn: Turn) -> None:
    """After all scouts: each agent who paid for it and was not found sees where he is."""
    work = evaluation(turn)
    if work.world.known_to:
        return
    _warn(work)
    spies = [
        (realm, found) for realm in sorted(work.world.persons.services) for found in agents_of(work.world, realm)
        if found.is_hidden and record(work.world, realm, found.symbol).scouts
        and not record(work.world, realm, found.symbol).stuck
    ]
    for realm, found in spies:
        _see(work, realm, found)


def _see(work: Evaluation, realm: str, found: Found) -> None:
    part, agent = work.part(found.place), record(work.world, realm, found.symbol)
    if part is None:
        return
    sighting = look_at(work, realm, part, by_scouts=True)
    known = work.world.knowledge.setdefault(realm, Knowledge())
    remarks = (f"{BY_AGENT} {found.symbol}", *sighting.remarks, *_more(work, realm, found, agent))
    sighting = replace(sighting, side="", remarks=remarks)
    known.sightings.append(sighting)
    agent.scouted = found.place
    work.turn.tell((realm,), "kalevala-agent-scouted", SPYING, agent=found.symbol, place=found.place,
                   result=sighting.result)


def _more(work: Evaluation, realm: str, found: Found, agent: Agent) -> list[str]:
    """What only an agent sees: the capital, the caravan that he is in, camouflaged groups that he finds."""
    remarks = []
    owner = owner_at(work, found.place)
    if owner in work.world.realms and owner != realm and found.place in work.realm(owner).capitals:
        remarks.append(CAPITAL)
    host = host_of(work, realm, found.symbol, agent) if agent.inside else None
    if host is not None and host.holder is not None:
        what = write_listing(listing_of(host.holder.load.as_seen())) or "–"
        remarks.append(f"{EXACTLY} {host.realm}: {host.holder.symbol}: {what}")
        rules = (CARAVAN_SEEN, SPYING)
        work.turn.tell((realm,), "kalevala-agent-inside-sees", *rules, agent=found.symbol, group=host.holder.symbol,
                       realm=host.realm, what=what)
    for other, hidden in _hidden_at_home(work, realm, found.place):
        its = record(work.world, other, hidden.symbol)
        risk = sheltered(work, other, hidden.symbol, its, HOME)
        roll = Roll(None, "kalevala:agent-detection", WHO, 1, 100, risk, compare=AT_MOST)
        if roll.reached(work.turn.roll((realm, found.symbol, other, hidden.symbol), roll)):
            assert hidden.holder is not None
            what = write_holder(hidden.holder.as_seen())
            remarks.append(f"{CAMOUFLAGED} {other}: {what}")
            work.turn.tell((realm,), "kalevala-agent-finds", HIDDEN, WHO, HOME, agent=found.symbol, realm=other,
                           place=found.place, what=what)
    return remarks


def _hidden_at_home(work: Evaluation, realm: str, place: str) -> list[tuple[str, Found]]:
    return [
        (other, Found(symbol, place, stock, holder))
        for other in sorted(work.world.forces) if other != realm and is_home(work, other, place)
        for symbol, stock, holder in agents_in(work.world.forces[other].get(place, Force()))
        if holder is not None and not holder.is_group
    ]


def _warn(work: Evaluation) -> None:
    """An agent sees scouts who come to where he is, and tells his ruler that troops may follow."""
    now = work.world.at
    seen: dict[str, set[str]] = {}
    for realm, known in work.world.knowledge.items():
        for one in _of_this_phase(known, now):
            if one.result in (SEEN, NO_RESULT, PROTECTED) and one.place in _aims(work, realm):
                seen.setdefault(one.place, set()).add(realm)
    for realm in sorted(work.world.persons.services):
        for found in agents_of(work.world, realm):
            strangers = seen.get(str(gf_of(found.place)), set()) - {realm}
            if strangers and found.is_hidden:
                work.turn.tell((realm,), "kalevala-agent-warns", WARNED, agent=found.symbol, place=found.place)


def _of_this_phase(known: Knowledge, now: object) -> list[Sighting]:
    found = []
    for one in reversed(known.sightings):
        if one.at != now:
            break
        found.append(one)
    return found


def _aims(work: Evaluation, realm: str) -> set[str]:
    return {str(gf_of(one.target)) for one in work.world.scouting.get(realm, ())}

