"""What a seat keeps secret: tasks that it has not disclosed, and the captive that it has noted (ags.3.1.6.wahl)."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from walstatt.core.match import Redeal
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import State, Tasks, Victory
from walstatt.games.ags.tasks.people_tasks import STARTING_POINTS
from walstatt.games.ags.tasks.shelf import TASKS, pool, tactic_tasks

HIDDEN = "hidden"
"""What stands in a view for a task that is not disclosed."""
CAPTIVE = "gefangener"
BEFORE_POINTS = frozenset({"tasks", "deploy_order", "deployment", "start"})
"""Phases in which nobody was given the points that two tasks begin with: they are disclosed by that."""


def without_secrets(state: State, seat: int | None) -> State:
    """The position as a seat may know it: totals of points are public, their sources once disclosed."""
    seen = state.copy()
    first, second = (
        tasks if seat == owner else _covered(tasks, state.phase == "over") for owner, tasks in enumerate(state.tasks)
    )
    seen.tasks = (first, second)
    seen.victories = tuple(
        victory
        if victory.seat == seat or _is_open(state, victory.seat, victory.goal)
        else victory._replace(goal=HIDDEN, rule="")
        for victory in state.victories
    )
    return seen


def _is_open(state: State, seat: int, goal: str) -> bool:
    tasks = state.tasks[seat]
    return goal not in tasks.chosen or goal in tasks.disclosed


def _covered(tasks: Tasks, over: bool) -> Tasks:
    """Only that a choice was made, and what has been disclosed; the noted captive when all is over (ags.4.2.3)."""
    return msgspec.structs.replace(
        tasks,
        tactic=_shown(tasks, tasks.tactic),
        side=_shown(tasks, tasks.side),
        captive=tasks.captive if over else "",
    )


def _shown(tasks: Tasks, task: str) -> str:
    return task if not task or task in tasks.disclosed else HIDDEN


# ---- other secrets in their place


class _Dealt(NamedTuple):
    """What a seat might have chosen; None where that is open."""

    tactic: str | None
    side: str | None
    captive: str | None


def redeal(play: AgsPlay, seat: int | None, rng: Random) -> Redeal | None:
    """Any tasks that the others could have in the place of those that they have not disclosed."""
    dealt = {owner: _drawn(play, owner, rng) for owner in (0, 1) if owner != seat and _keeps_any(play.state, owner)}

    def put(state: State) -> None:
        for owner, secrets in dealt.items():
            _put(state, owner, secrets)

    return put if dealt else None


def _keeps_any(state: State, owner: int) -> bool:
    return _covered(state.tasks[owner], state.phase == "over") != state.tasks[owner] or _notes_captive(state, owner)


def _notes_captive(state: State, owner: int) -> bool:
    tasks = state.tasks[owner]
    return CAPTIVE in tasks.disclosed and state.phase != "over"


def _drawn(play: AgsPlay, owner: int, rng: Random) -> _Dealt:
    """By lot, from what everybody knows; the lots must not depend on what is true."""
    state = play.state
    tasks = state.tasks[owner]
    tactic = side = captive = None
    if _shown(tasks, tasks.tactic) == HIDDEN:
        tactic = rng.choice(_possible(play, owner, tactic_tasks(state.tactic)))
    if _shown(tasks, tasks.side) == HIDDEN:
        of_tactic = tactic_tasks(state.tactic)
        side = rng.choice(_possible(play, owner, [task for task in pool(play, owner) if task not in of_tactic]))
    if side is not None or _notes_captive(state, owner):
        held = (side or tasks.side) == CAPTIVE
        captive = rng.choice([one.id for one in state.figures.values() if one.seat == 1 - owner]) if held else ""
    return _Dealt(tactic, side, captive)


def _possible(play: AgsPlay, owner: int, tasks: Sequence[str]) -> list[str]:
    """Of these the tasks that could still be undisclosed; any of them where a position was set up by hand."""
    return [task for task in dict.fromkeys(tasks) if _could_be_hidden(play, owner, task)] or sorted(TASKS)


def _could_be_hidden(play: AgsPlay, owner: int, task: str) -> bool:
    if TASKS[task].opening == "must" or task in play.state.tasks[owner].disclosed:
        return False
    return task not in STARTING_POINTS or play.state.phase in BEFORE_POINTS


def _put(state: State, owner: int, dealt: _Dealt) -> None:
    tasks = state.tasks[owner]
    if not tasks.chosen:
        return
    names = {
        was: now for was, now in ((tasks.tactic, dealt.tactic), (tasks.side, dealt.side)) if now is not None
    }
    put = msgspec.structs.replace(
        tasks, tactic=dealt.tactic or tasks.tactic, side=dealt.side or tasks.side,
        captive=tasks.captive if dealt.captive is None else dealt.captive,
    )
    state.tasks = (put, state.tasks[1]) if owner == 0 else (state.tasks[0], put)
    state.victories = tuple(_renamed(one, names) if one.seat == owner else one for one in state.victories)


def _renamed(victory: Victory, names: dict[str, str]) -> Victory:
    """Points for a task that nobody has disclosed bear the name of the other one."""
    task = names.get(victory.goal)
    return victory if task is None else victory._replace(goal=task, rule=TASKS[task].rule)

