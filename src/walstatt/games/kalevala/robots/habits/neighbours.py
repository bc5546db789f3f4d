"""What robots have to do with other rulers: letters, permissions, treaties."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.games.kalevala.court.treaties import treaties_of
from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import (
    CancelTreaty,
    Order,
    Permit,
    ProposeTreaty,
    SealTreaty,
    WriteLetter,
)
from walstatt.games.kalevala.robots.habits.entering import is_worth_it
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.scouting.results import SEEN
from walstatt.hexmap.coordinates import read_gf

PERMITTED_FOR: Final = 4
"""GR."""
PEACE: Final = "Frieden"
WORDS: Final = "Keiner zieht mit Waffen in das Land des anderen."


def write_letters(robot: Robot) -> Iterator[Order]:
    if robot.neighbours and robot.rng.random() < robot.character.talk:
        yield WriteLetter(robot.rng.choice(robot.neighbours), robot.rng.choice(robot.character.words))


def permit(robot: Robot) -> Iterator[Order]:
    """A neighbour may come to the markets; one permission for each at a time."""
    invited = {one.to for one in robot.world.permissions if one.giver == robot.realm}
    guests = [name for name in robot.neighbours if name not in invited]
    if robot.homes and guests and robot.rng.random() < robot.character.hospitality:
        gr = robot.world.at.gr
        yield Permit(robot.rng.choice(guests), gr, gr + PERMITTED_FOR, tuple(sorted(robot.homes)))


def denounce(robot: Robot) -> Iterator[Order]:
    """Who keeps no faith withdraws from a treaty as soon as the other looks weak."""
    if not robot.character.faithless:
        return
    for party, one in treaties_of(robot.world, robot.realm):
        other = one.other(party)
        if one.since is not None and one.ended is None and _looks_weak(robot, other):
            yield CancelTreaty(other, one.title)


def _looks_weak(robot: Robot, other: str) -> bool:
    """Is there land of his, as it was last seen, that troops beside it could take?"""
    spare = {str(gf_of(place)): robot.spare(place) for place in robot.own}
    for gf, seen in robot.last_seen.items():
        beside = max((spare.get(str(near), 0) for near in read_gf(gf).neighbours.values()), default=0)
        if seen.owner == other and seen.result == SEEN and is_worth_it(robot, beside, seen):
            return True
    return False


def make_treaties(robot: Robot) -> Iterator[Order]:
    """Seal what others offer, as the character is; offer peace to one with whom nothing is agreed yet."""
    held = [(party, one) for party, one in treaties_of(robot.world, robot.realm) if one.ended is None]
    for party, one in held:
        if party not in one.seals and robot.leans(robot.character.seals, one.other(party)):
            yield SealTreaty(one.other(party), one.title)
    agreed = {one.other(party) for party, one in held}
    others = [name for name in robot.neighbours if name not in agreed]
    if others and robot.rng.random() < robot.character.treaties:
        yield ProposeTreaty(robot.rng.choice(others), PEACE, WORDS)
