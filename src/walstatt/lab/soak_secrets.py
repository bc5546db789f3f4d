"""Secrets under test: other words in the place of a seat's secrets must change nothing in what the others see."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

PLANTED_SECRET = "planted-secret"


def disguise(game: str, state: Any, seat: int) -> bool:
    """Put other words in the place of the seat's secrets; False if it has none."""
    hide = HIDING.get(game)
    return hide is not None and hide(state, seat)


def _hide_tasks(state: Any, seat: int) -> bool:
    """Chosen tasks that nobody has disclosed yet, the noted captive, and points for such tasks (ags.3.1.6.wahl)."""
    tasks = state.tasks[seat]
    hidden = {key: f"{PLANTED_SECRET}-{key}" for key in tasks.chosen if key not in tasks.disclosed}
    if not hidden:
        return False
    planted = replace(
        tasks, tactic=hidden.get(tasks.tactic, tasks.tactic), side=hidden.get(tasks.side, tasks.side),
        captive=PLANTED_SECRET if tasks.captive else "",
    )
    state.tasks = (planted, state.tasks[1]) if seat == 0 else (state.tasks[0], planted)
    state.victories = tuple(
        victory._replace(goal=hidden.get(victory.goal, victory.goal)) if victory.seat == seat else victory
        for victory in state.victories
    )
    return True


def _hide_plans(state: Any, seat: int) -> bool:
    """Which scout markers are plans is known to nobody (anima.r.scenario.kundschafter)."""
    del seat
    hidden = [marker for marker in state.markers if marker not in state.plans]
    if not state.plans or not hidden:
        return False
    state.plans = tuple(hidden[: len(state.plans)])
    return True


HIDING: dict[str, Callable[[Any, int], bool]] = {"ags": _hide_tasks, "anima": _hide_plans}
