"""Where agents are and what they have with them; who else is in a large field."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from walstatt.core.refusal import Refused, refuse
from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.figures.agents.records import Agent, Service
from walstatt.games.kalevala.figures.king.throne import AGENT_KING, PER_ADVANTAGE, reigning, royal
from walstatt.games.kalevala.realm.marching import seats
from walstatt.games.kalevala.realm.pieces import ENGINES, GUARD, PERSON, SLAVE, VESSEL, WARRIOR, Piece, known_piece
from walstatt.games.kalevala.realm.stock import RE, Force, Holder, Stock
from walstatt.games.kalevala.state import NATIVES, RULER, World
from walstatt.hexmap.coordinates import Gf

AGENT: Final = "Ag"
MOST_ROOM: Final = 4
"""REH of a small field (kalevala.22.3.2.gruppe)."""
MOST_RE: Final = 100
"""That an agent carries (kalevala.22.agent.transport)."""
PLAIN: Final = "kalevala.18.4.verlust"
GROUP, NUMBERED, HOVERING, HELD = (
    "kalevala.22.3.2.gruppe", "kalevala.22.3.2.nummer", "kalevala.22.3.nicht_tarnbar", "kalevala.r.agent_capture_end",
)


class Found(NamedTuple):
    """An agent on the map."""

    symbol: str
    """`Ag1`, or AgKö for the king."""
    place: str
    stock: Stock
    holder: Holder | None = None
    """His camouflaged group, or the caravan that he is in; none while he stands in the open."""

    @property
    def is_hidden(self) -> bool:
        return self.holder is not None and not self.holder.is_group

    @property
    def piece(self) -> str:
        """His symbol as the ledger has it: a king's says his lives."""
        return next(one for one in self.stock.pieces if called(known_piece(one)) == self.symbol)


def called(piece: Piece) -> str:
    """How orders call an agent; nothing for anybody else."""
    if piece.base == AGENT:
        return piece.bare
    return AGENT_KING if piece.base == AGENT_KING else ""


def is_agent_group(holder: Holder) -> bool:
    return holder.symbol.startswith(AGENT)


def service(world: World, realm: str) -> Service:
    return world.persons.services.setdefault(realm, Service())


def record(world: World, realm: str, symbol: str) -> Agent:
    return service(world, realm).agents.setdefault(symbol, Agent())


def agents_in(force: Force) -> Iterator[tuple[str, Stock, Holder | None]]:
    for stock, holder in ((force.land, None), *((one.load, one) for one in force.holders)):
        for piece in list(stock.pieces):
            name = called(known_piece(piece)) if piece.startswith(AGENT) else ""
            if name:
                yield name, stock, holder


def agents_of(world: World, realm: str) -> Iterator[Found]:
    """All of a realm, in the open, camouflaged or in its caravans."""
    for place, force in world.forces.get(realm, {}).items():
        for name, stock, holder in agents_in(force):
            yield Found(name, place, stock, holder)


def find(world: World, realm: str, symbol: str) -> Found | None:
    return next((one for one in agents_of(world, realm) if one.symbol == symbol), None)


def the_agent(work: Evaluation, realm: str, symbol: str, place: str = "") -> Found:
    """The one that an order is about, where it says that he is."""
    found = find(work.world, realm, symbol)
    if found is None and symbol in service(work.world, realm).held:
        raise refuse(HELD, "kalevala-refused-agent-held", agent=symbol)
    if found is None:
        raise refuse(NUMBERED, "kalevala-refused-no-agent", agent=symbol)
    if place and found.place != place:
        raise refuse(NUMBERED, "kalevala-refused-agent-elsewhere", agent=symbol, place=place)
    return found


def is_plain(work: Evaluation, realm: str, symbol: str) -> bool:
    """An agent king without palace and power points is an ordinary C warrior (kalevala.18.4.verlust)."""
    king = reigning(work.world, realm)
    return symbol == AGENT_KING and king is not None and king.plain == work.world.at.gr


def check_is_agent(work: Evaluation, realm: str, symbol: str) -> None:
    """What only agents can do, a plain warrior cannot."""
    if is_plain(work, realm, symbol):
        raise refuse(PLAIN, "kalevala-refused-king-plain", king=symbol)


def power_of_king(work: Evaluation, realm: str) -> int:
    """Tens of power points of an agent king who has his palace or his power (kalevala.18.5.agent)."""
    king = reigning(work.world, realm)
    if king is None or king.kind != AGENT_KING or is_plain(work, realm, AGENT_KING):
        return 0
    for force in work.world.forces.get(realm, {}).values():
        for stock in (force.land, *(one.load for one in force.holders)):
            for one, _ in stock.each():
                found = royal(one)
                if found is not None:
                    return found.power // PER_ADVANTAGE
    return 0


def company_left(force: Force, agent: Agent, piece: str) -> Stock:
    """Somebody unmasked with all of his company that still stands in the open."""
    left = Stock({piece: 1}, min(agent.company.re, force.land.re))
    for symbol, number in agent.company.pieces.items():
        there = min(number, force.land.pieces.get(symbol, 0)) if symbol != piece else 0
        if there:
            left.add(symbol, there)
    return left


def hold(world: World, realm: str, symbol: str) -> None:
    """An agent is in the hands of another from now on."""
    service(world, realm).held.append(symbol)


def let_go(world: World, realm: str, symbol: str) -> None:
    """He is free, or dead."""
    own = world.persons.services.get(realm)
    if own is not None and symbol in own.held:
        own.held.remove(symbol)


# ---- what may be camouflaged


def room(load: Stock) -> int:
    """REH of a group: who rides takes no more than his animal, a raft is as large as a small field."""
    saddles = sum(number * seats(one) for one, number in load.each())
    people = load.count(lambda one: one.kind.sort in (WARRIOR, PERSON, SLAVE) and one.kind.room > 0)
    needed = sum(number * _room(one) for one, number in load.each()) - min(people, saddles)
    rafts = load.count(lambda one: one.base == "FS")
    return MOST_ROOM * rafts + max(0, needed - MOST_ROOM * rafts) if rafts else needed


def _room(one: Piece) -> int:
    if one.base in ENGINES:
        return MOST_ROOM
    return 0 if one.kind.sort == VESSEL else one.kind.room + one.horses


def fitting(load: Stock, captives: int, symbol: str, number: int) -> int:
    """How many of something a group can take along besides (kalevala.r.agent_loot)."""
    if symbol == RE:
        return max(0, min(number, MOST_RE - load.re))
    for some in range(number, 0, -1):
        after = load.copy()
        after.add(symbol, some)
        if room(after) + captives <= MOST_ROOM:
            return some
    return 0


def group_flaw(world: World, realm: str, load: Stock) -> Refused | None:
    """Why an agent cannot have all that with him."""
    for one, _ in load.each():
        if one.kind.flies and not hooks.is_mortal(world, realm, one):
            return refuse(HOVERING, "kalevala-refused-agent-hovers", symbol=one.symbol)
        if one.kind.sort == VESSEL and one.base != "FS":
            rule = "kalevala.22.agent.hindernisse"
            return refuse(rule, "kalevala-refused-agent-vessel", symbol=one.symbol)
    if load.count(lambda one: bool(called(one))) > 1 or room(load) > MOST_ROOM:
        return refuse(GROUP, "kalevala-refused-agent-room", room=room(load), most=MOST_ROOM)
    carried = sum(number * one.kind.carries for one, number in load.each() if not called(one))
    if load.re > MOST_RE + carried:
        rule = "kalevala.22.agent.transport"
        return refuse(rule, "kalevala-refused-carries", re=load.re, most=MOST_RE + carried)
    return None


# ---- who else is there


class Neighbours(NamedTuple):
    """Who of other rulers is in a large field with an agent."""

    agents: int
    guards: int
    figures: int


def others_in(work: Evaluation, realm: str, gf: Gf, *, but: str = "") -> Neighbours:
    """Of all others, without one who has been informed (kalevala.r.er_owner_detects)."""
    agents = guards = figures = 0
    for name, places in work.world.forces.items():
        if name in (realm, but) or name not in work.world.realms:
            continue
        for place, force in places.items():
            if gf_of(place) == gf:
                agents += sum(1 for _ in agents_in(force))
                whole = force.whole()
                guards += whole.count(lambda one: one.mark == GUARD)
                figures += sum(whole.pieces.values())
    return Neighbours(agents, guards, figures)


def owner_at(work: Evaluation, place: str) -> str:
    """Whose land it is; whose harbour, where all land beside the water belongs to one."""
    if "~" not in place:
        province = work.province(place)
        return province.owner if province is not None else NATIVES
    owners = {owner_at(work, part.name) for part in work.geography.parts(gf_of(place))}
    return owners.pop() if len(owners) == 1 else NATIVES


def is_home(work: Evaluation, realm: str, place: str) -> bool:
    """In a province of its own, or in the waters of one."""
    return owner_at(work, place) == realm


def is_ruler(work: Evaluation, name: str) -> bool:
    return name in work.world.realms and work.world.realms[name].kind == RULER


def capital_fields(work: Evaluation, realm: str, gf: Gf) -> bool:
    """Is that the large field of its capital, or one of the six around it?"""
    capital = work.realm(realm).capital_on(gf.plane)
    return capital is not None and gf in (gf_of(capital), *gf_of(capital).neighbours.values())
