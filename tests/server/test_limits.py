"""Buckets."""
from __future__ import annotations

import pytest

from walstatt.server.errors import ApiError
from walstatt.server.limits import MOST_KEPT, Limits, Rate


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    rate = Rate(3, 0.5)
    assert [limits.wait("x", "anna", rate) for _ in range(4)] == [0, 0, 0, 2]
    assert limits.wait("x", "bert", rate) == 0
    clock.now = 2.0
    assert limits.wait("x", "anna", rate) == 0
    with pytest.raises(ApiError) as refused:
        limits.check("x", "anna", rate)
    assert (refused.value.status, refused.value.headers) == (429, {"Retry-After": "2"})
    limits.pardon("x", "anna")
    assert limits.wait("x", "anna", rate) == 0


def test_a_crowd_does_not_fill_the_memory() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(2 * MOST_KEPT):
        limits.wait("x", str(number), Rate(1, 1))
    assert len(limits._buckets) <= MOST_KEPT + 1


def test_limits_can_be_off() -> None:
    limits = Limits(active=False)
    assert not any(limits.wait("x", "anna", Rate(1, 0.1)) for _ in range(100))
