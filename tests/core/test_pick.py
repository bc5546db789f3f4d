"""Options that are tested only when somebody wants to know."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from walstatt.core.questions import Pick
from walstatt.core.refusal import Refused


def _pick(tested: list[str]) -> Pick:
    def allowed(option: str) -> bool:
        tested.append(option)
        return option != "b"

    return Pick(0, "toy:letter", "aofs.activation", lambda: ["a", "b", "c", "d"], allowed=allowed)


def test_an_answer_tests_no_other_option() -> None:
    tested: list[str] = []
    _pick(tested).check("c")
    assert tested == ["c"]


def test_what_the_test_forbids_is_refused() -> None:
    with pytest.raises(Refused):
        _pick([]).check("b")


def test_what_is_no_candidate_is_refused() -> None:
    with pytest.raises(Refused):
        _pick([]).check("x")


def test_the_options_are_those_allowed() -> None:
    assert list(_pick([]).options) == ["a", "c", "d"]


def test_samples_are_allowed_and_equally_frequent() -> None:
    rng = Random(1)
    drawn = Counter(_pick([]).sample(rng) for _ in range(6000))
    assert set(drawn) == {"a", "c", "d"}
    assert all(1850 < count < 2150 for count in drawn.values())
