"""What a seat keeps secret: its chosen tasks."""
from __future__ import annotations

from msgspec.structs import replace

from walstatt.games.ags.state import State
from walstatt.games.secrecy import PLANTED_SECRET


def disguise(state: State, seat: int) -> bool:
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
