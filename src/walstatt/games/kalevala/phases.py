"""The calendar: the steps of each phase in their order (kalevala.r.5.reihenfolge_phase1 to 4)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from walstatt.core.turn import Step, Turn
from walstatt.games.kalevala.evaluation import evaluation
from walstatt.games.kalevala.realm.armament import arm
from walstatt.games.kalevala.realm.conversion import convert_gathered, convert_lying
from walstatt.games.kalevala.realm.movement import move
from walstatt.games.kalevala.realm.upkeep import pay_upkeep
from walstatt.games.kalevala.scouting.orders import order_scouting
from walstatt.games.kalevala.scouting.results import explore


def read_papers(turn: Turn) -> None:
    evaluation(turn).read_papers()


def close(turn: Turn) -> None:
    turn.state.at = turn.state.at.next


def _steps(*steps: tuple[str, Callable[[Turn], None]]) -> tuple[Step, ...]:
    return tuple(Step(name, carry_out) for name, carry_out in steps)


PHASES: Final = {
    1: _steps(
        ("papers", read_papers),
        ("conversion", convert_lying),
        ("movement", move),
        ("armament", arm),
        ("gathered", convert_gathered),
        ("upkeep", pay_upkeep),
        ("scouting-orders", order_scouting),
        ("close", close),
    ),
    2: _steps(
        ("papers", read_papers),
        ("scouting", explore),
        ("close", close),
    ),
    3: _steps(("papers", read_papers), ("close", close)),
    4: _steps(("papers", read_papers), ("close", close)),
}
