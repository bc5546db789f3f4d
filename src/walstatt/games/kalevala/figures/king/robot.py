"""Robots and their kings: who is rich enough crowns one and pays; a warrior king goes where the army gathers."""
from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.king.crowning import LEAST_PRICE, SHARE
from walstatt.games.kalevala.figures.king.lines import KINDS, BuildPalace, Crown, HealKing, KeepKing, Sacrifice
from walstatt.games.kalevala.figures.king.records import King
from walstatt.games.kalevala.figures.king.reign import TO_SACRIFICE, UPKEEP_DUE
from walstatt.games.kalevala.figures.king.throne import (
    MOST_LIVES,
    PER_ADVANTAGE,
    PRIEST_KING,
    WARRIOR_KING,
    Throned,
    find,
    palace_at,
    reigning,
)
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Move, Order
from walstatt.games.kalevala.realm.pieces import MOST_ZEH
from walstatt.games.kalevala.realm.trade_centres import PEOPLE as RECRUITS
from walstatt.games.kalevala.robots.habits.marching import gathering_place, towards
from walstatt.games.kalevala.robots.robot import RESERVE, Robot
from walstatt.games.kalevala.robots.sites import sites

ROYALISTS: Final = 0.5
"""The share of robots that want a king at all."""
IN_OEH: Final = 0.5
"""How often he is kept with OEH where there are any."""
GOLD, RICH = 10, 20
"""RE that a priest king sacrifices, and what must be left then."""


def reign(robot: Robot) -> Iterator[Order]:
    """Phase 1."""
    king, found = reigning(robot.world, robot.realm), find(robot.world, robot.realm)
    if king is None or found is None:
        if robot.leans(ROYALISTS, "king"):
            field = _free_field(robot)
            kind = WARRIOR_KING if robot.character.gathers else robot.rng.choice(KINDS)
            yield from [Crown(kind, field, f"{robot.realm}.")] if field else []
        return
    if palace_at(robot.world, king.palace) is None:
        field = _free_field(robot)
        yield from [BuildPalace(field)] if field else []
    spare_oeh = robot.ruler.oeh >= UPKEEP_DUE and robot.rng.random() < IN_OEH
    if robot.world.at.arms and robot.world.at.gr > king.since and spare_oeh:
        yield KeepKing(in_oeh=True)
    if king.kind == WARRIOR_KING:
        yield from _lead(robot, found)
    elif king.kind == PRIEST_KING and _gains_zeh(king, found) and robot.take(found.place, GOLD, kept=RICH):
        yield Sacrifice(found.place, Listing((), GOLD))


def _gains_zeh(king: King, found: Throned) -> bool:
    return found.king.power >= TO_SACRIFICE and king.zeh < MOST_ZEH


def ride_out(robot: Robot) -> Iterator[Order]:
    """Phase 3: a warrior king with all his lives goes to war with his army, if it is of that kind."""
    king, found = reigning(robot.world, robot.realm), find(robot.world, robot.realm)
    ready = king is not None and king.kind == WARRIOR_KING and found is not None and found.king.lives == MOST_LIVES
    if ready and found is not None and robot.character.gathers and found.place in robot.own:
        robot.companions.setdefault(found.place, []).append(found.king.symbol)
    yield from ()


def _lead(robot: Robot, found: Throned) -> Iterator[Order]:
    if found.king.lives < MOST_LIVES - 1 and found.king.power >= PER_ADVANTAGE:
        yield HealKing(1)
    goal = gathering_place(robot) if robot.character.gathers and found.king.lives == MOST_LIVES else None
    there = towards(robot, found.place, goal) if goal is not None and found.place in robot.own else ""
    if there:
        yield Move((found.place, there), Listing(((found.king.symbol, 1),)))


def _free_field(robot: Robot) -> str:
    """In the capital's large field, if the whole realm can pay for a palace there; or where one is begun."""
    begun = robot.world.persons.palaces.get(robot.realm)
    if begun is not None:
        return begun.field
    seat = robot.seat()
    income = RECRUITS + sum(map(robot.yields, robot.homes))
    cost = max(LEAST_PRICE, ceil(SHARE * income / 100))
    found = sites(robot, gf_of(seat)) if seat else []
    if not found or sum(robot.left.values()) < cost + RESERVE * len(robot.homes):
        return ""
    for place in sorted(robot.left, key=lambda one: -robot.left[one]):
        paid = min(cost, robot.left[place])
        robot.left[place] -= paid
        cost -= paid
    return f"{gf_of(seat)}/{robot.rng.choice(found)[0]}"
