"""The paper of a robot: lines that the checker finds nothing wrong with. It knows no more than a player."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from walstatt.core.papers import Problem
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.robots.habits.all_habits import habits
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kalevala.state import World

Checker = Callable[[str], list[Problem]]
TRIES: Final = 5
STAY: Final = "bleiben"


def write_paper(known: World, realm: str, rng: Random, check: Checker) -> str:
    """A paper without a mistake, from the world as the realm knows it; nothing where nobody rules."""
    if known.realms[realm].vacant:
        return ""
    lines = lines_of(known, realm, rng)
    for _ in range(TRIES):
        paper = "\n".join(lines)
        wrong = {problem.line for problem in check(paper) if problem.fatal}
        if not wrong:
            return paper or STAY
        lines = _without(lines, wrong)
    return STAY


def lines_of(known: World, realm: str, rng: Random) -> list[str]:
    """What a robot thinks of, before anybody has looked at it."""
    robot = Robot(known, realm, rng)
    return [write([order]) for habit in habits(known.at.phase) for order in habit(robot)]


def _without(lines: list[str], wrong: set[int]) -> list[str]:
    """Leave out whatever begins or goes on in one of these lines."""
    kept, number = [], 1
    for line in lines:
        height = line.count("\n") + 1
        if not wrong & set(range(number, number + height)):
            kept.append(line)
        number += height
    return kept
