"""What must never be of a secret service, and what no other realm may notice of it."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from walstatt.core.refusal import refuse
from walstatt.games.kalevala.dates import FOUGHT_IN, LOOKS_IN
from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.figures.agents.records import Agent, Bribe, Captive, Deed, PostCopy, Service
from walstatt.games.kalevala.figures.agents.service import (
    AGENT,
    MOST_ROOM,
    agents_in,
    called,
    is_agent_group,
    room,
)
from walstatt.games.kalevala.realm.pieces import GUARD, Piece, known_piece
from walstatt.games.kalevala.realm.stock import Holder, Stock
from walstatt.games.kalevala.state import Province, World

PURPOSE = "kalevala.22.3.zweck"
MOST_RISK = 1_000


def bars(work: Evaluation, realm: str, piece: Piece, what: str) -> None:
    """An agent takes no land (kalevala.22.3.zweck)."""
    del work, realm
    if what == "enter" and piece.base == AGENT:
        raise refuse(PURPOSE, "kalevala-refused-agent-enters", symbol=piece.symbol)


def flaws(world: World) -> Iterator[str]:
    for realm, places in world.forces.items():
        for place, force in places.items():
            for holder in force.holders:
                if is_agent_group(holder):
                    yield from (f"{realm} in {place}: {flaw}" for flaw in _group_flaws(holder))
    for realm, own in world.persons.services.items():
        if realm not in world.realms:
            yield f"{realm} has a secret service and does not exist"
        for symbol, agent in own.agents.items():
            if agent.egp < 0 or not 0 <= agent.risk <= MOST_RISK or (agent.inside and agent.exposed):
                yield f"{symbol} of {realm}: {agent}"
        for captive in own.captives:
            if captive.realm == realm or captive.load.re < 0:
                yield f"{realm} holds {captive.symbol} of {captive.realm}"
            held = world.persons.services.get(captive.realm)
            if held is not None and captive.symbol in held.agents and any(
                    name == captive.symbol for force in world.forces.get(captive.realm, {}).values()
                    for name, _, _ in agents_in(force)):
                yield f"{captive.symbol} of {captive.realm} is free and held by {realm}"
    for bribe in world.persons.plots.bribes:
        if bribe.by == bribe.realm:
            yield f"{bribe.by} has bribed its own {bribe.group}"


def _group_flaws(holder: Holder) -> Iterator[str]:
    agents = [symbol for symbol in holder.load.pieces if called(known_piece(symbol))]
    if [called(known_piece(one)) for one in agents] != [holder.symbol]:
        yield f"{holder.symbol} is a group of {agents}"
    if room(holder.load) > MOST_ROOM:
        yield f"{holder.symbol} takes {room(holder.load)} REH (kalevala.22.3.2.gruppe)"


def hidden(world: World, others: Iterable[str], realm: str) -> None:
    """Agents of others far away are others, with other orders; what they carry, whom they hold, what they have read."""
    for name in others:
        own = world.persons.services.setdefault(name, Service())
        own.headquarters = own.headquarters or "2A+1/1"
        for agent in own.agents.values():
            agent.egp += 3
            agent.risk += 5
            agent.battle = ("KR 1: ENTTARNEN",)
        deed = Deed("revolt", realm, line=99)
        own.agents.setdefault("Ag98", Agent(egp=7, deeds=[deed], inside=""))
        own.held.append("Ag96")
        _capture(world, name)
        world.persons.plots.post.append(PostCopy(name, name, name, name, world.at.gr, "Nicht für fremde Augen."))
        world.persons.plots.bribes.append(Bribe("Niemand", name, "KW9", "2A+1", ("2A+2",)))
    mine = world.persons.services.get(realm)
    if mine is not None and mine.headquarters and world.at.phase not in (1, 4):
        mine.betrayed = not mine.betrayed


def _capture(world: World, name: str) -> None:
    """One more captive on the ruler's own land: of those elsewhere whoever takes that land hears."""
    own = (place for place in world.forces.get(name, {}) if world.provinces.get(place, Province()).owner == name)
    if place := next(own, None):
        captive = Captive("Niemand", "Ag97", place, load=Stock({"Ag97": 1}, 50), agent=Agent(), since=world.at.gr)
        world.persons.services[name].captives.append(captive)


def covered(world: World, others: Iterable[str], realm: str) -> None:
    """Camouflaged groups of others have more with them, and there is one more in the midst of its own land; who found
    one, or whom one harms, notices it in phases 2 and 4. So do scouts of guards."""
    names, phase = list(others), world.at.phase
    for name in names:
        for place, force in world.forces.get(name, {}).items() if phase != FOUGHT_IN else ():
            is_safe = phase != LOOKS_IN or world.provinces.get(place, Province()).owner == name
            for holder in force.holders if is_safe else ():
                if is_agent_group(holder):
                    holder.load.re += 7
                    if phase != 1:
                        holder.load.add("LB", 1)
    if phase in (1, 3):
        for name in names[:1]:
            _hide_one(world, name, realm)
    if phase == 3:
        _commission(world, names)


def _hide_one(world: World, name: str, realm: str) -> None:
    place = next(iter(world.places_of(realm)), "")
    if place:
        world.force(name, place).holders.append(Holder("Ag98", Stock({"Ag98": 1}, 50)))
        world.persons.services.setdefault(name, Service()).agents.setdefault("Ag98", Agent())


def _commission(world: World, names: Iterable[str]) -> None:
    for name in names:
        for force in world.forces.get(name, {}).values():
            for symbol in [one for one in force.land.pieces if _is_common(one)][:1]:
                force.land.add(symbol, -1)
                force.land.add(f"{symbol}({GUARD})", 1)


def _is_common(symbol: str) -> bool:
    """A warrior who could be commissioned as a guard."""
    one = known_piece(symbol)
    return one.is_trooper and not one.mark and not one.items and not one.due
