"""One measured figure, and how to take the best of several rounds."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass
class Figure:
    name: str
    value: float
    unit: str
    bar: float | None = None
    higher_is_better: bool = True
    peer_of: str = ""
    """The name of our figure that another program's figure stands beside."""
    ratio: float | None = None

    @property
    def reached(self) -> bool:
        if self.bar is None:
            return True
        return self.value >= self.bar if self.higher_is_better else self.value <= self.bar


def best_rate(work: Callable[[], int], rounds: int = 5) -> float:
    """Units of work per second of processor time, best of several rounds."""
    best = 0.0
    for _ in range(rounds):
        begun = process_time()
        done = work()
        best = max(best, done / (process_time() - begun))
    return best
