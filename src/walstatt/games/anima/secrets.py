"""What a seat does not know of the table."""
from __future__ import annotations

from walstatt.games.anima.state import State


def disguise(state: State, seat: int) -> bool:
    """Which scout markers are plans is known to nobody (anima.r.scenario.kundschafter)."""
    del seat
    hidden = [marker for marker in state.markers if marker not in state.plans]
    if not state.plans or not hidden:
        return False
    state.plans = tuple(hidden[: len(state.plans)])
    return True
