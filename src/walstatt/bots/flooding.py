"""Distances over a grid of cells: one flood from all sources at once."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

Links = Sequence[Sequence[tuple[int, float]]]
"""For every cell the cells from which it can be entered, and what that costs."""


def flood(links: Links, sources: Iterable[int], unreachable: float) -> list[float]:
    """What it costs from every cell to the nearest source."""
    found = [unreachable] * len(links)
    heap = []
    for cell in sources:
        found[cell] = 0.0
        heap.append((0.0, cell))
    while heap:
        reached, cell = heappop(heap)
        if reached > found[cell]:
            continue
        for other, price in links[cell]:
            total = reached + price
            if total < found[other]:
                found[other] = total
                heappush(heap, (total, other))
    return found
