"""The reason for a choice is the part of its worth by which it is ahead, and none where it is not."""
from __future__ import annotations

from walstatt.bots.weighing import EVEN, because, decisive, runner_up
from walstatt.core.texts import Text


def test_the_decisive_part_is_the_one_that_is_most_ahead() -> None:
    mine = {"attack": 5.0, "safety": -1.0}
    assert decisive(mine, None) == "attack"
    assert decisive(mine, {"attack": 4.5, "safety": -3.0}) == "safety"


def test_where_nothing_is_ahead_nothing_is_claimed() -> None:
    assert decisive({"strike": 0.0, "danger": 0.0}, {"strike": 0.0, "danger": 0.0}) == EVEN
    assert decisive({"strike": 0.0}, None) == EVEN


def test_the_next_best_is_another_one() -> None:
    assert runner_up([3, 5, 4], 5, float) == 4
    assert runner_up([5], 5, float) is None


def test_no_answer_has_no_reason() -> None:
    assert because(None, Text("x")) is None
    answer = because([], Text("x"))
    assert answer is not None and answer.value == []
