"""All tasks by their keys, and which of them a player may choose from."""
from __future__ import annotations

from functools import cache

from walstatt.core.catalogue import load
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.tasks.goal import Task
from walstatt.games.ags.tasks.people_tasks import PEOPLE_TASKS
from walstatt.games.ags.tasks.side_tasks import FIRST_SIDE_TASKS, SECOND_SIDE_TASKS
from walstatt.games.ags.tasks.tactic_tasks import TACTIC_TASKS

TASKS: dict[str, Task] = {
    task.key: task for task in (*TACTIC_TASKS, *FIRST_SIDE_TASKS, *SECOND_SIDE_TASKS, *PEOPLE_TASKS.values())
}
PER_TACTIC = 3
KINGDOM = ("ritter", "orden")


@cache
def task_text(task: str) -> dict[str, str]:
    """All that the catalogue says about a task, in each language."""
    rule = TASKS[task].rule
    lines = [one for one in load("ags").rules if one.id == rule or one.id.startswith(f"{rule}.")]
    return {"de": " ".join(one.de for one in lines), "en": " ".join(one.en for one in lines)}


def tactic_tasks(tactic: int) -> list[str]:
    """The three tasks of a tactic (ags.4.1)."""
    start = (tactic - 1) * PER_TACTIC
    return [task.key for task in TACTIC_TASKS[start : start + PER_TACTIC]]


def people_task(people: str) -> str:
    """The own task of a people (ags.4.3)."""
    return PEOPLE_TASKS[people].key


def side_task(player: int, face: int) -> str:
    """By the die of player A (0) or B (1): each has a column of its own (ags.4.2)."""
    column = FIRST_SIDE_TASKS if player == 0 else SECOND_SIDE_TASKS
    return column[face - 1].key


def pool(play: AgsPlay, seat: int) -> list[str]:
    """The six tasks from which the seat chooses (ags.3.1.6)."""
    return [*tactic_tasks(play.state.tactic), *play.state.side_tasks, *map(people_task, lists_of(play, seat))]


def lists_of(play: AgsPlay, seat: int) -> list[str]:
    """The list of a force; a mixed one of the Königreich may pick between two tasks (ags.r.koenigreich_listen)."""
    force = play.setup.forces[seat]
    if play.ruling("ags.r.koenigreich_listen") == 1 and force.people in KINGDOM:
        hired = {force.profiles[hire.profile].people for hire in force.hires}
        return [people for people in KINGDOM if people in hired | {force.people}]
    return [force.people]


def held(play: AgsPlay, seat: int) -> list[Task]:
    return [TASKS[key] for key in play.state.tasks[seat].chosen]


def holds(play: AgsPlay, seat: int, task: str) -> bool:
    return seat in (0, 1) and task in play.state.tasks[seat].chosen
