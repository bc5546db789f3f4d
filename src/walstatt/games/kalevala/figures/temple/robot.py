"""Robots and their temples: who is pious builds one at home, keeps a priest or two, and asks the oracle."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.temple.lines import AskOracle, Bestow, Donate
from walstatt.games.kalevala.figures.temple.sanctuary import gf_of_field, priests, temples_of
from walstatt.games.kalevala.papers.model import Build, Convert, Listing, Order
from walstatt.games.kalevala.realm.buildings import (
    BUILDINGS,
    STAGE_PRICE,
    TEMPLE,
    TEMPLE_BEGUN,
    TOWER,
    Building,
    Opening,
)
from walstatt.games.kalevala.realm.pieces import PRIEST
from walstatt.games.kalevala.robots.robot import RESERVE, Robot
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import NEIGHBOURS

PIOUS: Final = 0.5
"""The share of robots that want a temple at all."""
ENOUGH, GIFT, PRICE = 2, 6, 5
"""Priests at a temple, RE given at a time, and what a priest costs."""
CURIOUS, OFFERING = 12, 10
"""The treasure from which on one asks the oracle, and what is offered then."""


def worship(robot: Robot) -> Iterator[Order]:
    temples = temples_of(robot.world, robot.realm)
    if temples:
        for field, temple in sorted(temples.items()):
            yield from _keep_up(robot, field, temple.treasure)
        return
    home = next((place for place in (*robot.ruler.capitals, *robot.homes) if place in robot.left), "")
    if home and robot.leans(PIOUS, "temple") and robot.left[home] >= STAGE_PRICE + RESERVE:
        yield from _build(robot, home, gf_of(home))


def _keep_up(robot: Robot, field: str, treasure: int) -> Iterator[Order]:
    gf = gf_of_field(field)
    home = next((place for place in robot.left if gf_of(place) == gf), "")
    here = [one for one in priests(robot.world, robot.realm) if gf_of(one.place) == gf]
    number = sum(one.number for one in here)
    if home and number < ENOUGH and robot.left[home] >= PRICE + GIFT + RESERVE and (not number or treasure > GIFT):
        robot.left[home] -= PRICE
        yield Convert(home, Listing(((f"{PRIEST}/0", 1),)))
    if home and robot.left[home] >= GIFT + RESERVE:
        robot.left[home] -= GIFT
        yield Donate(field, GIFT)
    if treasure >= CURIOUS + OFFERING and robot.rng.random() < 0.5:
        yield AskOracle(field, OFFERING, _question(robot, gf))
    elif treasure >= CURIOUS and here:
        yield Bestow(field, (treasure - GIFT) // 2 * 2, here[0].piece.symbol)


def _question(robot: Robot, gf: Gf) -> str:
    """Who lives next door, or how strong somebody is."""
    beside = sorted(str(other) for other in gf.neighbours.values() if other in robot.world.lands)
    others = sorted(name for name in robot.world.realms if name != robot.realm)
    if others and robot.rng.random() < 0.5:
        return f"Wie stark ist {robot.rng.choice(others)}?"
    return f"Wem gehört {robot.rng.choice(beside or [str(gf)])}?"


def _build(robot: Robot, home: str, gf: Gf) -> Iterator[Order]:
    """A tower of its own beside the trade centre grows into a temple."""
    land, there = robot.world.lands[gf], robot.world.buildings.get(str(gf), ())
    begun = next((one for one in there if one.kind == TEMPLE_BEGUN), None)
    site = land.site.kf if land.site is not None else 0
    tower = next((one for one in there if one.kind == TOWER and one.kf != site), None)
    robot.left[home] -= STAGE_PRICE
    if begun is not None:
        if not any(gf_of(one.place) == gf for one in priests(robot.world, robot.realm)):
            if robot.left[home] < PRICE + GIFT:
                return
            robot.left[home] -= PRICE
            yield Convert(home, Listing(((f"{PRIEST}/0", 1),)))
        yield Build(str(gf), Building(TEMPLE, begun.kf))
        if robot.left[home] >= GIFT:
            robot.left[home] -= GIFT
            yield Donate(f"{gf}/{begun.kf}", GIFT)
    elif tower is not None:
        yield Build(str(gf), Building(TEMPLE_BEGUN, tower.kf))
    else:
        yield from _tower(robot, gf, site)


def _tower(robot: Robot, gf: Gf, site: int) -> Iterator[Order]:
    land = robot.world.lands[gf]
    built = {one.kf for one in robot.world.buildings.get(str(gf), ()) if BUILDINGS[one.kind].storeys}
    free = [
        (kf, one.kf) for kf in NEIGHBOURS if kf not in built and kf != site and land.drawn and land.room(kf) >= 4
        for one in NEIGHBOURS[kf]
        if one.side is None and one.kf not in built and not land.is_water(one.kf)
        and land.level(one.kf) <= land.level(kf)
    ]
    if free:
        kf, gate = robot.rng.choice(free)
        yield Build(str(gf), Building(TOWER, kf, openings=(Opening(kf, gate),)))
