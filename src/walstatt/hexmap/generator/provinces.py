"""The large fields as those see them who look for a place to live: the land of each, and which are joined by land."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.generator.grid import NOWHERE, Grid
from walstatt.hexmap.land import Land
from walstatt.hexmap.parts import parts
from walstatt.hexmap.small_fields import COUNT

LIVEABLE: Final = 8
"""So many small fields of connected land make a province in which people live."""


class Provinces:
    """For each large field, by its number in the grid, its main land and the provinces that are joined to it."""

    def __init__(self, grid: Grid, lands: Sequence[Land]) -> None:
        self.gfs: list[Gf] = [one.gf for one in grid.provinces]
        self.main: list[frozenset[int]] = [
            max((part.fields for part in parts(gf, land)), key=lambda fields: (len(fields), -min(fields)),
                default=frozenset())
            for gf, land in zip(self.gfs, lands, strict=True)
        ]
        self.kind = [
            frozenset(kf for kf in main if not (land.kind(kf).desert or land.kind(kf).ice or land.kind(kf).swamp))
            for main, land in zip(self.main, lands, strict=True)
        ]
        """The fields of it on which nobody thirsts, freezes or sinks."""
        self.links = [self._links(grid, number) for number in range(len(self.gfs))]

    def _links(self, grid: Grid, number: int) -> list[int]:
        found: set[int] = set()
        for kf in self.main[number]:
            for other in grid.near_lists[number * COUNT + kf - 1]:
                if other != NOWHERE and other // COUNT != number and other % COUNT + 1 in self.main[other // COUNT]:
                    found.add(other // COUNT)
        return sorted(one for one in found if self.liveable(one))

    def liveable(self, number: int) -> bool:
        return len(self.main[number]) >= LIVEABLE

    def reach(self, start: int, most: int) -> dict[int, int]:
        """All provinces that can be reached by land in so many steps, with their distances."""
        steps = {start: 0}
        queue = [start]
        for here in queue:
            if steps[here] < most:
                for other in self.links[here]:
                    if other not in steps:
                        steps[other] = steps[here] + 1
                        queue.append(other)
        return steps
