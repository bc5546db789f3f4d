"""Robots and their secret service: who is secretive founds one, guards its capital, and sends agents to neighbours."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.agents.deeds import houses_seen, revolt_cost
from walstatt.games.kalevala.figures.agents.detection import CAPITAL
from walstatt.games.kalevala.figures.agents.headquarters import HOUSES
from walstatt.games.kalevala.figures.agents.headquarters import PRICE as OF_HEADQUARTERS
from walstatt.games.kalevala.figures.agents.lines import (
    ABDUCT,
    ASK,
    GUIDE,
    LETTERS,
    MURDER,
    REVOLT,
    RUSTLE,
    SABOTAGE,
    SNEAK,
    STEAL,
    TROOPS,
    Act,
    BattleLines,
    Commission,
    Deal,
    FoundHeadquarters,
    Hide,
    Retreat,
    Spy,
    Travel,
)
from walstatt.games.kalevala.figures.agents.moving import PRICE as OF_SPYING
from walstatt.games.kalevala.figures.agents.service import Found, agents_of, is_agent_group, service
from walstatt.games.kalevala.figures.agents.table import BY_CLASS, ROWS, class_of, half_price, is_person
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Build, Convert, Order
from walstatt.games.kalevala.realm.buildings import STAGE_PRICE, TOWER, Building, Opening
from walstatt.games.kalevala.realm.marching import FOOT
from walstatt.games.kalevala.realm.pieces import ANIMAL, DEVICE, Piece, piece, price
from walstatt.games.kalevala.robots.robot import PEOPLE, THINGS, Robot
from walstatt.games.kalevala.robots.sites import sites
from walstatt.games.kalevala.scouting.results import PROTECTED
from walstatt.games.kalevala.state import NATIVES, Sighting
from walstatt.hexmap.coordinates import Gf

SECRETIVE: Final = 0.5
"""The share of robots that want a secret service at all."""
PURSE, LEAST, KEEPS = 40, 14, 6
"""RE: the most that an agent is given, the least with which he leaves, and with how few he goes home."""
MOST_AGENTS: Final = 2
STOLEN: Final = 20
"""RE that a thief tries to take."""
FARTHEST: Final = 4
"""GF that are worth a journey."""
CAREFUL: Final = 0.2
"""How often he goes back to where he came from."""


# ---- phase 1


def serve(robot: Robot) -> Iterator[Order]:
    """Headquarters, guards, agents and their ways."""
    if not robot.leans(SECRETIVE, "secret-service"):
        return
    own = robot.world.persons.services.get(robot.realm)
    hq = own.headquarters.partition("/")[0] if own is not None else ""
    here = next((place for place in robot.own if str(gf_of(place)) == hq), "")
    agents = list(agents_of(robot.world, robot.realm))
    if not here or (not agents and robot.left[here] < KEEPS):
        yield from _found(robot)
        return
    yield from _guard(robot, robot.seat())
    yield from _raise(robot, here, agents)
    for one in agents:
        is_poor = one.place in robot.own and one.stock.re < OF_SPYING + KEEPS
        if one.holder is None or is_poor:
            yield from _provide(robot, one)
        elif one.is_hidden:
            yield from _send(robot, one)


def _found(robot: Robot) -> Iterator[Order]:
    """Where the RE lie, in a tower or keep; if there is none, a tower is begun."""
    home = robot.richest()
    if not home:
        return
    gf = gf_of(home)
    houses = [one for one in robot.world.buildings.get(str(gf), ()) if one.kind in HOUSES]
    free = sites(robot, gf)
    if houses and robot.take(home, OF_HEADQUARTERS, kept=KEEPS):
        yield FoundHeadquarters(f"{gf}/{houses[0].kf}")
    elif not houses and free and robot.take(home, STAGE_PRICE, THINGS):
        kf, gate = free[0]
        yield Build(str(gf), Building(TOWER, kf, openings=(Opening(kf, gate),)))


def _guard(robot: Robot, place: str) -> Iterator[Order]:
    """One in the capital, once."""
    land, core = robot.force(place).land, robot.ruler.core
    if place and land.pieces.get(core, 0) > 2 and not land.pieces.get(f"{core}(W)"):
        robot.gone[place, core] += 1
        yield Commission(place, Listing(((core, 1),)))


def _raise(robot: Robot, here: str, agents: list[Found]) -> Iterator[Order]:
    taken = {*(one.symbol for one in agents), *service(robot.world, robot.realm).held}
    symbol = next(f"Ag{number}" for number in range(1, 99) if f"Ag{number}" not in taken)
    found = piece(symbol)
    cost = price(found) or 0 if found is not None else 0
    is_one_at_home = any(one.place in robot.own for one in agents)
    if here and len(agents) < MOST_AGENTS and not is_one_at_home and robot.take(here, cost, PEOPLE, KEEPS):
        yield Convert(here, Listing(((symbol, 1),)))


def _provide(robot: Robot, one: Found) -> Iterator[Order]:
    """Camouflaged at home, with RE for his journey; whoever is abroad in the open goes home as he is."""
    given = min(PURSE - (one.stock.re if one.holder is not None else 0), robot.left.get(one.place, 0) - KEEPS)
    if one.place not in robot.own:
        return
    if given >= LEAST and robot.take(one.place, given, kept=0):
        yield Hide(one.symbol, one.place, Listing((), given))
    else:
        robot.save(one.place)


def _send(robot: Robot, one: Found) -> Iterator[Order]:
    """To a neighbour who is known, and there he spies; with too little left he goes home."""
    abroad = one.place not in robot.own
    if abroad and one.stock.re >= OF_SPYING + KEEPS and robot.rng.random() < 1 - CAREFUL:
        yield Spy(one.symbol, one.place)
        return
    own = {gf_of(place) for place in robot.own}
    foreign = {gf for gf in robot.world.lands if (seen := robot.last_seen.get(str(gf))) is not None
               and seen.owner not in (None, NATIVES, robot.realm)}
    goals = own if abroad and one.stock.re < OF_SPYING + KEEPS else foreign
    way = _way(robot, gf_of(one.place), goals - {gf_of(one.place)})
    if not way:
        return
    steps = way[:FOOT]
    yield Travel(one.symbol, (one.place, *map(str, steps)))
    if steps[-1] in foreign and one.stock.re >= OF_SPYING + KEEPS:
        yield Spy(one.symbol, str(steps[-1]))


def _way(robot: Robot, start: Gf, goals: set[Gf]) -> list[Gf]:
    """The shortest over any land, by lot among several; what lies between is seen when he gets there."""
    ways, edge = {start: list[Gf]()}, [start]
    for _ in range(FARTHEST):
        fresh = []
        for here in edge:
            for there in here.neighbours.values():
                if there not in ways and there in robot.world.lands:
                    ways[there] = [*ways[here], there]
                    fresh.append(there)
        reached = sorted(goals.intersection(fresh))
        if reached:
            return ways[robot.rng.choice(reached)]
        edge = fresh
    return []


# ---- phase 3


def act(robot: Robot) -> Iterator[Order]:
    """One deed of those that he can pay, by lot, and what to do in a battle; captives are let go."""
    own = robot.world.persons.services.get(robot.realm)
    if own is None:
        return
    for captive in own.captives:
        yield Deal(captive.symbol, captive.realm)
    for place, force in sorted(robot.forces.items()):
        for holder in force.holders:
            if is_agent_group(holder):
                yield BattleLines(holder.symbol, _for_battle(robot, place))
            if is_agent_group(holder) and place not in robot.own:
                yield from _do(robot, holder.symbol, place, holder.load.re)


def _for_battle(robot: Robot, place: str) -> tuple[str, ...]:
    """Abroad it strikes once and is gone; at home it fights when it comes to the worst."""
    if place not in robot.own:
        return ("KR 2-4: MORD NÄCHSTER FLUCHT", "AB KR 5: ABZIEHEN")
    return ("AB KR 6: ENTTARNEN",) if robot.rng.random() < 0.5 else ("AB KR 3: ABZIEHEN",)


def _do(robot: Robot, symbol: str, place: str, purse: int) -> Iterator[Order]:
    known = robot.world.knowledge.get(robot.realm)
    seen = next((one for one in reversed(known.sightings if known is not None else [])
                 if f"agent {symbol}" in one.remarks and one.at.gr == robot.world.at.gr), None)
    if seen is None or gf_of(seen.place) != gf_of(place) or seen.owner in (NATIVES, robot.realm, None):
        return
    if seen.result == PROTECTED:
        return
    possible = [deed for cost, deed in _possible(symbol, seen) if cost <= purse]
    if possible:
        yield robot.rng.choice(possible)
    if robot.rng.random() < CAREFUL:
        yield Retreat(symbol)


def _possible(symbol: str, seen: Sighting) -> Iterator[tuple[int, Act]]:
    """What he could do with what he has seen, each with what it costs as far as he knows."""
    yield ROWS[ASK].cost, Act(symbol, ASK, questions=((TROOPS, seen.place),))
    yield ROWS[STEAL].cost, Act(symbol, STEAL, Listing((), STOLEN))
    yield ROWS[GUIDE].cost, Act(symbol, GUIDE, way=(str(next(iter(gf_of(seen.place).neighbours.values()))),))
    if CAPITAL in seen.remarks:
        yield 2 * ROWS[LETTERS].cost, Act(symbol, LETTERS, number=2)
    for kf in sorted(houses_seen(seen))[:1]:
        yield ROWS[SNEAK].cost, Act(symbol, SNEAK, field=f"{seen.place}/{kf}")
    if revolt_cost(seen.figures.items()):
        yield revolt_cost(seen.figures.items()), Act(symbol, REVOLT)
    for one in (found for name in seen.figures if (found := piece(name)) is not None):
        yield from _against(symbol, one)


def _against(symbol: str, one: Piece) -> Iterator[tuple[int, Act]]:
    listing = Listing(((one.symbol, 1),))
    if is_person(one) and not one.kind.flies:
        for kind in (MURDER, ABDUCT):
            yield BY_CLASS[kind][class_of(one)].cost, Act(symbol, kind, listing)
    elif one.kind.sort == ANIMAL:
        yield BY_CLASS[RUSTLE][one.kind.upkeep or "A"].cost, Act(symbol, RUSTLE, listing)
    elif one.kind.sort == DEVICE:
        yield half_price(one), Act(symbol, SABOTAGE, listing)
