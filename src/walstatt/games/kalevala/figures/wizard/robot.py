"""Robots and their wizards: he goes where most of their warriors are, so that their triples are his."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.wizard.tower import find
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Move, Order
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.hexmap.coordinates import Gf

PACE: Final = 4
MANY: Final = 10
"""Warriors that are worth a journey."""


def travel(robot: Robot) -> Iterator[Order]:
    found = find(robot.world, robot.realm)
    forces = robot.world.forces.get(robot.realm, {})
    if found is None or found.place not in forces or found.stock is not forces[found.place].land:
        return
    armies = {place: force.land.warriors for place, force in forces.items() if place in robot.homes}
    best = max(armies, key=lambda place: (armies[place], place), default="")
    if not best or best == found.place or armies[best] < max(MANY, armies.get(found.place, 0) + 1):
        return
    way = _way(gf_of(found.place), gf_of(best))
    if way and best.partition("[")[0] == str(way[-1]):
        yield Move((found.place, *map(str, way[:-1]), best), Listing(((found.one.symbol, 1),)))


def _way(start: Gf, end: Gf) -> list[Gf]:
    """Straight on, if it is near enough; over whatever lies between."""
    ways = {start: list[Gf]()}
    for _ in range(PACE):
        for here, path in list(ways.items()):
            for there in here.neighbours.values():
                ways.setdefault(there, [*path, there])
    return ways.get(end, [])
