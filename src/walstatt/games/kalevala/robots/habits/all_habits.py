"""The one list of all habits, by phase; their lines stand in a paper in this order."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from walstatt.games.kalevala import hooks
from walstatt.games.kalevala.papers.model import Order
from walstatt.games.kalevala.robots.habits.building import build, pay
from walstatt.games.kalevala.robots.habits.commanding import command
from walstatt.games.kalevala.robots.habits.entering import attack, settle, visit
from walstatt.games.kalevala.robots.habits.exploring import explore
from walstatt.games.kalevala.robots.habits.marching import come_home, march
from walstatt.games.kalevala.robots.habits.neighbours import denounce, make_treaties, permit, write_letters
from walstatt.games.kalevala.robots.habits.portals import use_portals
from walstatt.games.kalevala.robots.habits.raising import arm, convert, zone
from walstatt.games.kalevala.robots.habits.scouting import scout
from walstatt.games.kalevala.robots.habits.slavery import drive, press
from walstatt.games.kalevala.robots.habits.trading import trade
from walstatt.games.kalevala.robots.robot import Robot

Habit = Callable[[Robot], Iterator[Order]]
BEFORE: Final[dict[int, tuple[Habit, ...]]] = {1: (trade, explore, zone, use_portals), 2: (trade,), 3: (trade,)}
"""What comes before all figures: they may have no say in what stands still."""
HABITS: Final[dict[int, tuple[Habit, ...]]] = {
    1: (
        arm, press, convert, come_home, drive, march, build, pay, scout, permit, denounce, make_treaties, write_letters,
    ),
    2: (make_treaties, write_letters),
    3: (attack, settle, visit, explore, command, make_treaties, write_letters),
    4: (make_treaties, write_letters),
}


def habits(phase: int) -> tuple[Habit, ...]:
    """Those with each figure come first, so that something is left for them."""
    of_figures = tuple(one.habits[phase] for one in hooks.figures() if phase in one.habits)
    return BEFORE.get(phase, ()) + of_figures + HABITS[phase]
