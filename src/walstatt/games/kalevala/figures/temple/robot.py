"""Robots and their temples: who is pious builds one at home, keeps a priest or two, and asks the oracle."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.temple.lines import AskOracle, Bestow, Donate
from walstatt.games.kalevala.figures.temple.sanctuary import Priest, gf_of_field, priests, temples_of
from walstatt.games.kalevala.papers.model import Build, Convert, Listing, Move, Order
from walstatt.games.kalevala.realm.buildings import STAGE_PRICE, TEMPLE, TEMPLE_BEGUN, TOWER, Building, Opening
from walstatt.games.kalevala.realm.pieces import PRIEST, zeh
from walstatt.games.kalevala.robots.habits.marching import gathering_place, towards
from walstatt.games.kalevala.robots.robot import PEOPLE, THINGS, Robot
from walstatt.games.kalevala.robots.sites import sites
from walstatt.games.kriegsspiel.sheets.model import CAST, COUNTER, ENEMY, REST, Condition, Line
from walstatt.hexmap.coordinates import Gf

PIOUS, HEATHEN = 0.8, 0.3
"""The share of robots that want a temple: of those who have a god, and of all others."""
ENOUGH, GIFT, PRICE = 2, 6, 5
"""Priests at a temple, RE given at a time, and what a priest costs."""
OFFERING, KEPT = 6, 8
"""What is offered to the oracle, and what stays in a treasure for the priests."""
STRONG: Final = 10
"""ZEH with which a priest follows an army."""
CURIOUS: Final = 0.3
"""How often a treasure that suffices is spent on a question rather than on ZEH."""
POWERS: Final = (
    Line(REST, CAST, said="Gott rufen Grundfähigkeit"),
    Line(REST, CAST, when=Condition(ENEMY, 1), said="Furcht NÄCHSTER", most=8),
    Line(REST, CAST, when=Condition(ENEMY, 2), said="Segnen GRUPPE REST", most=12),
    Line(REST, COUNTER, most=3),
)
"""What priests do in a battle, the first that can be done."""


def worship(robot: Robot) -> Iterator[Order]:
    """Phase 1: the one temple that a robot wants is built and kept up."""
    temples = temples_of(robot.world, robot.realm)
    for field, temple in sorted(temples.items()):
        yield from _keep_up(robot, field, temple.treasure)
    begun = [place for place in robot.homes if any(
        one.kind == TEMPLE_BEGUN for one in robot.world.buildings.get(str(gf_of(place)), ()))]
    home = next(iter(begun), robot.richest())
    god = robot.world.persons.gods.get(robot.realm)
    share = PIOUS if god is not None and not god.ended else HEATHEN
    if not temples and home and robot.leans(share, "temple"):
        yield from _build(robot, home, gf_of(home))


def pray(robot: Robot) -> Iterator[Order]:
    """Phase 3: priests with ZEH use them where they are attacked; who guards no temple goes to war with the army."""
    temples = {gf_of_field(field) for field in temples_of(robot.world, robot.realm)}
    for one in priests(robot.world, robot.realm):
        if zeh(one.piece) and one.place in robot.own:
            known = robot.spells.setdefault(one.place, [])
            known += [line for line in POWERS if line not in known]
            if gf_of(one.place) not in temples:
                robot.companions.setdefault(one.place, []).append(one.piece.symbol)
    yield from ()


def _send(robot: Robot, here: list[Priest]) -> Iterator[Order]:
    """The one with most ZEH to where enemies are nearest, if another stays; who is on his way goes on."""
    goal = gathering_place(robot)
    best = _strongest(here)
    enough = best is not None and sum(one.number for one in here) >= ENOUGH and zeh(best.piece) >= STRONG
    away = [one for one in priests(robot.world, robot.realm) if one not in here and one.place in robot.own]
    for one in [best, *away] if best is not None and enough else away:
        there = towards(robot, one.place, goal) if goal is not None else ""
        if there:
            yield Move((one.place, there), Listing(((one.piece.symbol, 1),)))


def _strongest(here: list[Priest]) -> Priest | None:
    return max(here, key=lambda one: zeh(one.piece), default=None)


def _keep_up(robot: Robot, field: str, treasure: int) -> Iterator[Order]:
    gf = gf_of_field(field)
    home = next((place for place in robot.left if gf_of(place) == gf), "")
    here = [one for one in priests(robot.world, robot.realm) if gf_of(one.place) == gf]
    number = sum(one.number for one in here)
    if number < ENOUGH and (not number or treasure > GIFT) and robot.take(home, PRICE, PEOPLE):
        yield Convert(home, Listing(((f"{PRIEST}/0", 1),)))
    gift = next((one for one in (2 * GIFT, GIFT) if robot.take(home, one)), 0)
    if gift:
        yield Donate(field, gift)
    yield from _send(robot, here)
    if treasure >= OFFERING + KEPT and robot.rng.random() < CURIOUS:
        yield AskOracle(field, OFFERING, _question(robot, gf))
    elif treasure >= OFFERING + KEPT and (best := _strongest(here)) is not None:
        yield Bestow(field, (treasure - KEPT) // 2 * 2, best.piece.symbol)


def _question(robot: Robot, gf: Gf) -> str:
    """Who lives next door, or how strong somebody is whom it knows."""
    beside = sorted(str(other) for other in gf.neighbours.values() if other in robot.world.lands)
    others = sorted(set(robot.neighbours) & robot.world.realms.keys())
    if others and robot.rng.random() < 0.5:
        return f"Wie stark ist {robot.rng.choice(others)}?"
    return f"Wem gehört {robot.rng.choice(beside or [str(gf)])}?"


def _build(robot: Robot, home: str, gf: Gf) -> Iterator[Order]:
    """A tower of its own beside the trade centre grows into a temple; for its last stage a priest must be there."""
    there, land = robot.world.buildings.get(str(gf), ()), robot.world.lands[gf]
    site = land.site.kf if land.site is not None else 0
    begun = next((one for one in there if one.kind == TEMPLE_BEGUN), None)
    tower = next((one for one in there if one.kind == TOWER and one.kf != site), None)
    has_priest = any(gf_of(one.place) == gf for one in priests(robot.world, robot.realm))
    if begun is not None and not has_priest and not robot.take(home, PRICE, PEOPLE, STAGE_PRICE):
        return
    if begun is not None and not has_priest:
        yield Convert(home, Listing(((f"{PRIEST}/0", 1),)))
    if not robot.take(home, STAGE_PRICE, THINGS, KEPT):
        return
    if begun is not None:
        yield Build(str(gf), Building(TEMPLE, begun.kf))
        if robot.take(home, GIFT, kept=0):
            yield Donate(f"{gf}/{begun.kf}", GIFT)
    elif tower is not None:
        yield Build(str(gf), Building(TEMPLE_BEGUN, tower.kf))
    else:
        found = sites(robot, gf)
        for kf, gate in [robot.rng.choice(found)] if found else []:
            yield Build(str(gf), Building(TOWER, kf, openings=(Opening(kf, gate),)))
