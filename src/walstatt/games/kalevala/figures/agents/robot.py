"""Robots and their secret service: who is rich founds one, sends an agent to a neighbour, and guards its capital."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.agents.detection import CAPITAL
from walstatt.games.kalevala.figures.agents.lines import (
    LETTERS,
    MURDER,
    STEAL,
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
from walstatt.games.kalevala.figures.agents.moving import PRICE
from walstatt.games.kalevala.figures.agents.service import agents_of, is_agent_group
from walstatt.games.kalevala.figures.agents.table import class_of, is_person
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Build, Convert, Order
from walstatt.games.kalevala.realm.buildings import GREAT_KEEP, KEEP, TOWER, Building, Opening
from walstatt.games.kalevala.realm.pieces import piece
from walstatt.games.kalevala.realm.stock import Force
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.state import NATIVES
from walstatt.hexmap.small_fields import NEIGHBOURS

SECRETIVE: Final = 0.5
"""The share of robots that want a secret service at all."""
FOUNDS, RAISES, PURSE, LEAST, KEEPS = 20, 14, 40, 14, 6
"""RE beyond which it founds a headquarters, raises an agent; the most and the least that it gives him; with less he
goes home."""
MOST_AGENTS: Final = 2


def serve(robot: Robot) -> Iterator[Order]:
    """Phase 1: headquarters, guards, agents and their ways."""
    if not robot.leans(SECRETIVE, "secret-service"):
        return
    world, realm = robot.world, robot.realm
    own = world.persons.services.get(realm)
    hq = own.headquarters if own is not None else ""
    place = next((one for one in (*robot.ruler.capitals, *robot.homes) if one in robot.left), "")
    if not hq:
        yield from _found(robot, place)
        return
    here = str(gf_of(hq.partition("/")[0]))
    yield from _guard(robot, place)
    agents = list(agents_of(world, realm))
    if _lying(robot, here) >= RAISES and len(agents) < MOST_AGENTS:
        taken = {one.symbol for one in agents}
        symbol = next(f"Ag{number}" for number in range(1, 99) if f"Ag{number}" not in taken)
        yield Convert(here, Listing(((symbol, 1),)))
    for found in agents:
        there = _lying(robot, found.place)
        if found.holder is None and found.place in robot.own and there >= LEAST:
            yield Hide(found.symbol, found.place, Listing((), min(there, PURSE)))
        elif found.is_hidden:
            yield from _send(robot, found.symbol, found.place, found.stock.re)


def _lying(robot: Robot, place: str) -> int:
    """Whoever wants a secret service pays for it first, and makes less of all else."""
    return robot.forces.get(place, Force()).land.re


def _found(robot: Robot, place: str) -> Iterator[Order]:
    """In the first tower or keep where the RE lie; else a tower is begun."""
    for own in sorted(robot.own):
        there = robot.world.buildings.get(str(gf_of(own)), ())
        houses = [one for one in there if one.kind in (TOWER, KEEP, GREAT_KEEP)]
        if houses and _lying(robot, own) >= PRICE:
            yield FoundHeadquarters(f"{gf_of(own)}/{houses[0].kf}")
            return
    if not place or _lying(robot, place) < FOUNDS:
        return
    gf = str(gf_of(place))
    land = robot.world.lands[gf_of(place)]
    taken = {one.kf for one in robot.world.buildings.get(gf, ())} | ({land.site.kf} if land.site is not None else set())
    free = [kf for kf in NEIGHBOURS if kf not in taken and land.drawn and land.room(kf) >= 4]
    for kf in free[:1]:
        near = [one.kf for one in NEIGHBOURS[kf] if one.side is None and not land.is_water(one.kf)
                and land.level(one.kf) == land.level(kf) and one.kf not in taken]
        if near:
            yield Build(gf, Building(TOWER, kf, openings=(Opening(kf, near[0]),)))


def _guard(robot: Robot, place: str) -> Iterator[Order]:
    """One in the capital, once."""
    land = robot.forces.get(place, Force()).land
    core = robot.ruler.core
    if place and land.pieces.get(core, 0) > 2 and not land.pieces.get(f"{core}(W)"):
        yield Commission(place, Listing(((core, 1),)))


def _send(robot: Robot, symbol: str, place: str, purse: int) -> Iterator[Order]:
    """To a neighbour who is known, and there it spies; with too little left it goes home."""
    start = gf_of(place)
    seen = {one.place: one.owner for one in robot.world.knowledge[robot.realm].sightings if one.owner is not None} if (
        robot.realm in robot.world.knowledge) else {}
    foreign = [str(gf) for gf in start.neighbours.values() if seen.get(str(gf), NATIVES) not in (NATIVES, robot.realm)]
    home = [one for one in robot.own if gf_of(one) in start.neighbours.values()]
    abroad = place not in robot.own
    if abroad and purse < KEEPS and home:
        yield Travel(symbol, (place, home[0]))
    elif abroad and purse >= PRICE + KEEPS:
        yield Spy(symbol, place)
    elif not abroad and foreign and purse >= PRICE + KEEPS:
        target = robot.rng.choice(foreign)
        yield Travel(symbol, (place, target))
        yield Spy(symbol, target)


def act(robot: Robot) -> Iterator[Order]:
    """Phase 3: letters in a capital, else theft, else a murder, and what to do in a battle; captives are let go."""
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
    if CAPITAL in seen.remarks and purse >= 6:
        yield Act(symbol, LETTERS, number=2)
    elif purse >= 16:
        yield Act(symbol, STEAL, Listing((), 20))
    else:
        weak = [one for name in seen.figures if (one := piece(name)) is not None and is_person(one)
                and not one.kind.flies and class_of(one) in ("A", "B")]
        if weak and purse >= 4:
            yield Act(symbol, MURDER, Listing(((weak[0].symbol, 1),)))
    if robot.rng.random() < 0.2:
        yield Retreat(symbol)
