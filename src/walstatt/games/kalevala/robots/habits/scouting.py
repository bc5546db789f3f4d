"""Looking around: what was not seen lately first."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import Order, Scout
from walstatt.games.kalevala.robots.habits.entering import temples_in
from walstatt.games.kalevala.robots.habits.marching import gathering_place
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import Side

Line = tuple[Gf, ...]


def scout(robot: Robot) -> Iterator[Order]:
    """Also behind what is known; the other EE are kept for entering."""
    used: set[Gf] = set()
    number = 0
    for begins, aim in robot.looks:
        number += 1
        yield Scout(number, begins, aim)
    massed = gathering_place(robot) if robot.character.gathers else None
    for line in sorted(_lines(robot), key=lambda one: (_urgency(robot, one, massed), len(one), robot.rng.random())):
        if number + len(line) - 1 > robot.character.scouts or used & set(line[1:]):
            continue
        used |= set(line[1:])
        for start, target in pairwise(line):
            number += 1
            yield Scout(number, str(start), str(target))


def _urgency(robot: Robot, line: Line, massed: str | None) -> int:
    """The GR in which it was seen last; who means war looks again at the enemy before his massed troops, and at temples
    that he could plunder."""
    last = robot.last_seen.get(str(line[-1]))
    if last is None:
        return 0
    begins = str(line[0])
    strong = robot.spare(begins) > robot.character.kept
    ready = robot.character.gathers and (begins == massed or strong)
    tempted = bool(robot.character.odds) and strong and any(temples_in(last))
    return -1 if robot.is_enemy(last.owner) and (ready or tempted) else last.at.gr


def _lines(robot: Robot) -> Iterator[Line]:
    """Ways out of the realm: to a neighbour, or straight on over one that is known already."""
    own = {gf_of(place) for place in robot.own}
    starts = {gf_of(place) for place, force in robot.forces.items() if force.land.warriors and "~" not in place}
    for start in sorted(starts):
        for side, target in start.neighbours.items():
            if target in own or target not in robot.world.lands:
                continue
            yield start, target
            beyond = target.neighbour(side)
            if beyond in robot.world.lands and beyond not in own and _can_be_crossed(robot, target, side):
                yield start, target, beyond


def _can_be_crossed(robot: Robot, gf: Gf, side: Side) -> bool:
    last = robot.last_seen.get(str(gf))
    return last is not None and last.result == SEEN and last.side == str(side.opposite)
