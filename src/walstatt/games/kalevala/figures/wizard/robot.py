"""Robots and their wizards: he is where most of their warriors are, goes to war with them, casts, and studies."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.figures.wizard.lines import Research
from walstatt.games.kalevala.figures.wizard.tower import Found, find
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import Move, Order
from walstatt.games.kalevala.robots.habits.marching import gathering_place
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kriegsspiel.sheets.model import CAST, COUNTER, DUEL, ENEMY, REST, Condition, Line
from walstatt.hexmap.coordinates import Gf

PACE: Final = 4
MANY: Final = 10
"""Warriors that are worth a journey."""
LEAST: Final = 5
"""ZEH without which he casts nothing."""
STUDIOUS, STUDIES, RICH = 0.3, 6, 40
"""The share of robots whose wizards study; RE for it at a time; what must be left then."""
STRONG: Final = 40
"""ZEH with which he dares to fight a duel of magic."""
POWERS: Final = (
    Line(REST, CAST, when=Condition(ENEMY, 2), said="Lähmen NÄCHSTER", most=24),
    Line(REST, CAST, when=Condition(ENEMY, 2), said="Schwächen NÄCHSTER", most=12),
    Line(REST, CAST, when=Condition(ENEMY, 1), said="Stärken GRUPPE REST", most=10),
    Line(REST, COUNTER, most=4),
)
"""What he does in a battle, the first that can be done."""


def travel(robot: Robot) -> Iterator[Order]:
    """Phase 1."""
    found = _on_land(robot)
    if found is None:
        return
    yield from _study(robot, found)
    armies = {place: robot.force(place).land.warriors for place in robot.own}
    best = (gathering_place(robot) if robot.character.gathers else None) or max(
        armies, key=lambda place: (armies[place], place), default="")
    near_enough = armies.get(best, 0) >= max(MANY, armies.get(found.place, 0) + 1)
    if not best or best == found.place or not (near_enough or robot.character.gathers):
        return
    way = _way(gf_of(found.place), gf_of(best))
    if way and best.partition("[")[0] == str(way[-1]):
        yield Move((found.place, *map(str, way[:-1]), best), Listing(((found.one.symbol, 1),)))


def cast(robot: Robot) -> Iterator[Order]:
    """Phase 3: with whoever goes to war from where he is, and for whoever is attacked there."""
    found = _on_land(robot)
    if found is not None and found.zeh >= LEAST and not found.is_mortal:
        robot.companions.setdefault(found.place, []).append(found.one.symbol)
        duel = [Line(REST, DUEL)] if found.zeh >= STRONG else []
        robot.spells.setdefault(found.place, []).extend([*duel, *POWERS])
    yield from ()


def _on_land(robot: Robot) -> Found | None:
    found = find(robot.world, robot.realm)
    is_there = found is not None and found.place in robot.forces and found.stock is robot.force(found.place).land
    return found if is_there else None


def _study(robot: Robot, found: Found) -> Iterator[Order]:
    if robot.leans(STUDIOUS, "research") and robot.take(found.place, STUDIES, kept=RICH):
        yield Research(found.place, Listing((), STUDIES))


def _way(start: Gf, end: Gf) -> list[Gf]:
    """Straight on, if it is near enough; over whatever lies between."""
    ways = {start: list[Gf]()}
    for _ in range(PACE):
        for here, path in list(ways.items()):
            for there in here.neighbours.values():
                ways.setdefault(there, [*path, there])
    return ways.get(end, [])
