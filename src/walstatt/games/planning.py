"""Moves judged once: a planner judges what a player gives, proposes something allowed, and keeps what it found."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import cos, pi, sin
from random import Random
from typing import Any, Generic, TypeVar

from walstatt.core.refusal import Refused

Trip = TypeVar("Trip")
Paths = dict[str, Any]
TURNS_AND_SHARES = ((0.0, 1.0), (2.1, 1.0), (4.2, 0.5), (1.0, 0.5), (3.1, 0.25))


class Planner(Generic[Trip]):
    """Judges a move and proposes one; what it has just judged or proposed it does not judge again.

    `judge` gives what rules need to carry a move out, None for staying, or raises Refused; `ideas` are moves that it
    may allow, the best first.
    """

    def __init__(
        self, judge: Callable[[Paths], Trip | None], ideas: Callable[[Random], Iterable[Paths]]
    ) -> None:
        self.judge = judge
        self.ideas = ideas
        self.known: tuple[Paths, Trip | None] | None = None

    def trip(self, value: Paths) -> Trip | None:
        if self.known is None or self.known[0] is not value:
            self.known = (value, self.judge(value))
        return self.known[1]

    def check(self, value: Paths) -> None:
        self.trip(value)

    def propose(self, rng: Random) -> Paths:
        for value in self.ideas(rng):
            try:
                self.trip(value)
            except Refused:
                continue
            return value
        return {}


def directions(far: float, rng: Random) -> Iterator[tuple[float, float]]:
    """A few random steps as angle and length: the first ones long, the others shorter."""
    angle, length = rng.random() * 2 * pi, far * (0.3 + 0.7 * rng.random())
    for turn, share in TURNS_AND_SHARES:
        yield angle + turn, length * share


def after_step(x: float, y: float, angle: float, length: float) -> list[float]:
    """The place after a step in a direction."""
    return [x + length * cos(angle), y + length * sin(angle)]
