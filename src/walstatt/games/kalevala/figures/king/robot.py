"""Robots and their kings: who is rich enough crowns one, heals him and pays."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.king.lines import KINDS, Crown, KeepKing
from walstatt.games.kalevala.figures.king.reign import UPKEEP_DUE
from walstatt.games.kalevala.figures.king.throne import find, reigning
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.hexmap.small_fields import NEIGHBOURS

ROYALISTS: Final = 0.4
"""The share of robots that want a king at all."""
RICH: Final = 60
"""RE that nothing else in its paper has used."""


def reign(robot: Robot) -> Iterator[Order]:
    world, realm = robot.world, robot.realm
    king = reigning(world, realm)
    if king is not None and find(world, realm) is not None:
        if world.at.arms and world.at.gr > king.since and robot.ruler.oeh >= UPKEEP_DUE:
            yield KeepKing(in_oeh=True)
        return
    capital = next((place for place in (*robot.ruler.capitals, *robot.homes) if place in robot.left), "")
    field = _free_field(robot, capital) if capital and robot.leans(ROYALISTS, "king") else ""
    if not field:
        return
    if sum(robot.left.values()) >= RICH:
        yield Crown(robot.rng.choice(KINDS), field, f"{realm}.")


def _free_field(robot: Robot, capital: str) -> str:
    """In the capital's large field, where no house stands and the ground bears one."""
    gf = gf_of(capital)
    land = robot.world.lands[gf]
    built = {one.kf for one in robot.world.buildings.get(str(gf), ()) if BUILDINGS[one.kind].storeys}
    site = land.site.kf if land.site is not None else 0
    free = [kf for kf in NEIGHBOURS if kf not in built and kf != site and land.drawn and land.room(kf) >= 4]
    return f"{gf}/{robot.rng.choice(free)}" if free else ""
