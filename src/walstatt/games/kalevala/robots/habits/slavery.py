"""Slaves: pressed from the own people where they are cheap, as many as can be guarded, and driven together to work."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.papers.model import Arm, Listing, Move, Order
from walstatt.games.kalevala.realm.pieces import SLAVES
from walstatt.games.kalevala.realm.trade_centres import PEOPLE as RECRUITS
from walstatt.games.kalevala.robots.robot import PEOPLE, RESERVE, Robot, cost
from walstatt.games.kalevala.slavery.guards import GUARDED
from walstatt.games.kalevala.slavery.labour import TOGETHER

PAYS_UP_TO: Final = 2
"""RE: six slaves bring one RE a GR, so twelve GR pay for slaves of this price; dearer ones hardly ever pay."""


def press(robot: Robot) -> Iterator[Order]:
    """From what new armament leaves, in whole gangs that bring something, and never more than are guarded."""
    price = cost([(robot.ruler.core, 1)])
    if not robot.world.at.arms or not robot.character.presses or price > PAYS_UP_TO:
        return
    for place in robot.homes:
        raised = robot.yields(place) + (RECRUITS if place in robot.ruler.capitals else 0)
        there = robot.force(place).land.pieces.get(SLAVES, 0)
        affordable = min(raised - robot.armed[place] - RESERVE // 2, robot.may_make(place, PEOPLE)) // price
        guarded = GUARDED * max(0, robot.spare(place)) - there
        number = min(affordable, guarded)
        number -= (there + number) % TOGETHER
        if number > 0:
            robot.made[place, PEOPLE] += number * price
            yield Arm(place, Listing(((SLAVES, number),)))


def drive(robot: Robot) -> Iterator[Order]:
    """Fewer than six bring nothing: under guard to where more of them are, best to a trade centre."""
    for place in robot.own:
        slaves = robot.force(place).land.pieces.get(SLAVES, 0)
        near = [one for one in robot.near(place) if one not in robot.kept_still]
        if not 0 < slaves < TOGETHER or not near or place in robot.kept_still or not robot.guards(place):
            continue
        there = max(near, key=lambda one: _rank(robot, one))
        if _rank(robot, there) > _rank(robot, place):
            yield Move((place, there), Listing((*robot.muster(place, robot.guards(place)), (SLAVES, slaves))))


def _rank(robot: Robot, place: str) -> tuple[int, bool, str]:
    return robot.force(place).land.pieces.get(SLAVES, 0), place in robot.homes, place
