"""Troops within the realm: spread over it or massed at a border, RE brought to trade centres, guests called home."""
from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import Listing, Move, Order
from walstatt.games.kalevala.robots.robot import Robot


def march(robot: Robot) -> Iterator[Order]:
    goal = gathering_place(robot) if robot.character.gathers else None
    for place in robot.own:
        near = robot.near(place)
        number = sum(robot.core_troops(place).values()) - robot.guards(place)
        if near and number > 0 and not robot.kept_still.intersection((place, *near)):
            yield from _march_from(robot, place, near, number, goal)


def _march_from(robot: Robot, place: str, near: list[str], number: int, goal: str | None) -> Iterator[Order]:
    idle = robot.left[place] if place not in robot.homes and place not in robot.hoards else 0
    home = next((one for one in near if one in robot.homes), None)
    if idle and home is not None:
        robot.left[place] = 0
        bearers = max(1, min(number - 1, ceil(idle / 10)))
        yield Move((place, home), Listing(robot.muster(place, bearers), idle))
    elif goal is not None:
        there = towards(robot, place, goal)
        if there and number > 1:
            yield Move((place, there), Listing(robot.muster(place, number - 1)))
    else:
        there = min(near, key=lambda one: (robot.force(one).land.warriors, one))
        surplus = (number - robot.force(there).land.warriors) // 2
        if surplus > 1:
            yield Move((place, there), Listing(robot.muster(place, surplus)))


def gathering_place(robot: Robot) -> str | None:
    """The own province beside land of others where most troops can come together."""
    own = {str(gf_of(place)) for place in robot.own}
    hostile = {gf for gf, one in robot.last_seen.items() if robot.is_enemy(one.owner) and gf not in own}
    borders = [place for place in robot.own
               if hostile & {str(other) for other in gf_of(place).neighbours.values()}]

    def massed(place: str) -> tuple[int, str]:
        return sum(robot.force(one).land.warriors for one in (place, *robot.near(place))), place

    return max(borders, key=massed, default=None)


def towards(robot: Robot, place: str, goal: str) -> str:
    """The own province beside it that lies nearer to the goal, if there is one."""
    near = [one for one in robot.near(place) if gf_of(one).plane == gf_of(goal).plane]
    there = min(near, key=lambda one: (one != goal, gf_of(one).distance(gf_of(goal)), one), default="")
    is_nearer = there and gf_of(place).plane == gf_of(goal).plane and (
        gf_of(there).distance(gf_of(goal)) < gf_of(place).distance(gf_of(goal)))
    return there if is_nearer else ""


def come_home(robot: Robot) -> Iterator[Order]:
    """Whoever stands in the land of another goes back at the next opportunity."""
    for place, force in robot.forces.items():
        near = robot.near(place) if "~" not in place and place not in robot.own else []
        near = [one for one in near if one not in robot.kept_still]
        if near and force.land.pieces:
            yield Move((place, near[0]), Listing(tuple(force.land.pieces.items()), force.land.re))
