"""Bases that stand in each other: what invariants of every game look for."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import hypot
from typing import Any

from walstatt.table.shapes import TOLERANCE


def overlaps(
    bases: Iterable[tuple[Any, float]], slack: float = TOLERANCE, meet: Callable[[Any, Any], bool] | None = None
) -> Iterator[str]:
    """Each pair of things (with id, x and y) whose discs overlap by more than the slack; `meet`: could they at all?"""
    for (one, r), (other, s) in combinations(bases, 2):
        free = hypot(one.x - other.x, one.y - other.y) - r - s
        if free < -slack and (meet is None or meet(one, other)):
            yield f"{one.id} and {other.id} overlap by {-free:.4f}"
