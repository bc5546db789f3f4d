"""Streams through the fields and rivers along their edges, from the hills down to the sea.

A corner where three fields meet is as high as the lowest of them. Since every field of land has a way down, so has
every corner: a river that follows the corners never has to climb.
"""
from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

import numpy as np

from walstatt.hexmap.generator.grid import NE, NOWHERE, NW, SE, SW, WAYS, E, Grid
from walstatt.hexmap.generator.heights import STEP, Heights
from walstatt.hexmap.generator.noise import Mask, Numbers, scatter, stream
from walstatt.hexmap.small_fields import COUNT, Way

_FIELDS_FOR_STREAM: Final = 900
"""So many fields of usual rain feed a stream at its mouth; further up it needs less."""
_FIELDS_FOR_STREAM_UPWARDS: Final = 350
_SHORTEST_STREAM, _LONGEST_STREAM = 6, 70
_LAND_FOR_STREAM: Final = 40
"""At most one stream for so many large fields of land."""
_FIELDS_FOR_RIVER: Final = 55
_SHORTEST_RIVER: Final = 6


class Stream(NamedTuple):
    """Its fields from the spring to the mouth; behind the last one lies the sea."""

    fields: tuple[int, ...]
    mouth: int

    def ways(self, grid: Grid) -> list[tuple[int, Way]]:
        """Each field and where its water flows."""
        onwards = (*self.fields[1:], self.mouth)
        steps = zip(self.fields, onwards, strict=True)
        return [(here, WAYS[grid.near_lists[here].index(there)]) for here, there in steps]


class River(NamedTuple):
    """Edges from the mouth up to all springs: a field, and on which side of it."""

    edges: tuple[tuple[int, int], ...]


def usual_rain(rain: Numbers, land: Mask) -> int:
    return max(1, int(rain[land].sum()) // max(1, int(land.sum())))


def find_streams(grid: Grid, heights: Heights, rain: Numbers) -> list[Stream]:
    """The greatest waters of Eldrien, each for itself: what joins them is a river."""
    flow = _gathered(heights.order, heights.parent, rain.tolist())
    usual = usual_rain(rain, ~heights.water)
    mouths = [field for field in heights.order if heights.sea[heights.parent[field]] and grid.eldrien[field]
              and flow[field] >= _FIELDS_FOR_STREAM * usual]
    upwards = _feeders(heights, flow)
    found: list[Stream] = []
    taken: set[int] = set()
    most = int((~heights.water).sum()) // COUNT // _LAND_FOR_STREAM + 1
    for mouth in sorted(mouths, key=lambda field: (-flow[field], field)):
        fields = _climb(grid, heights, mouth, upwards, flow, taken, _FIELDS_FOR_STREAM_UPWARDS * usual)
        if len(fields) >= _SHORTEST_STREAM and len(found) < most:
            found.append(Stream(tuple(reversed(fields)), heights.parent[mouth]))
            taken.update(fields)
    return found


def _gathered(order: list[int], parent: list[int], own: list[int]) -> list[int]:
    """How much water comes by: one's own rain and that of all above."""
    flow = list(own)
    for field in reversed(order):
        if parent[field] != NOWHERE:
            flow[parent[field]] += flow[field]
    return flow


def _feeders(heights: Heights, flow: list[int]) -> dict[int, int]:
    """For each field the one above that brings most water."""
    best: dict[int, int] = {}
    for field in heights.order:
        below = heights.parent[field]
        if below not in best or flow[field] > flow[best[below]]:
            best[below] = field
    return best


def _climb(grid: Grid, heights: Heights, mouth: int, upwards: dict[int, int], flow: list[int], taken: set[int],
           least: int) -> list[int]:
    """The fields of a stream from its mouth, as far as it is great, low, and no other stream lies beside it."""
    fields: list[int] = []
    here: int | None = mouth
    while (
        here is not None and len(fields) < _LONGEST_STREAM and flow[here] >= least and not heights.lake[here]
        and heights.relief[here] < 3 * STEP // 2 and not taken.intersection(grid.near_lists[here])
    ):
        fields.append(here)
        here = upwards.get(here)
    return fields


class Corners(NamedTuple):
    """The corners of the fields: number 2n is the north corner of field n, 2n + 1 its south corner."""

    fields: Numbers
    """The three fields that meet there: its own, the one to the right, the one to the left; NOWHERE if missing."""
    near: list[list[int]]
    """The three corners beside it: between its own field and each of the others, and between those two."""

    def edge(self, corner: int, other: int) -> tuple[int, int]:
        """The edge between two corners that lie side by side: a field, and on which side of it."""
        own, _, left = self.fields[corner].tolist()
        to_right, to_left = _SIDES[corner % 2]
        return ((own, to_right), (own, to_left), (left, E))[self.near[corner].index(other)]


_SIDES: Final = ((NE, NW), (SE, SW))


def make_corners(grid: Grid) -> Corners:
    count = grid.count
    own, near = np.arange(count), np.vstack([grid.near, np.full((1, 6), NOWHERE)])
    fields = np.empty((2 * count, 3), dtype=np.int64)
    beside = np.empty((2 * count, 3), dtype=np.int64)
    for which, (right, left) in enumerate(_SIDES):
        to_right, to_left = near[:count, right], near[:count, left]
        beyond = near[to_left, right]
        fields[which::2] = np.stack([own, to_right, to_left], axis=1)
        facing = np.stack([to_right, to_left, beyond], axis=1)
        beside[which::2] = np.where(facing == NOWHERE, NOWHERE, 2 * facing + 1 - which)
    return Corners(fields, beside.tolist())


def find_rivers(grid: Grid, heights: Heights, water: Mask, rain: Numbers, seed: str) -> list[River]:
    """Rivers into the sea, into lakes and into streams, the longest first."""
    corners = make_corners(grid)
    whole = (corners.fields != NOWHERE).all(axis=1)
    wet = water[corners.fields].any(axis=1) & whole
    low = np.where(water, 0, heights.relief)[corners.fields].min(axis=1)
    order, parent = _flood(corners, low, whole, wet, heights.relief[corners.fields].sum(axis=1), seed)
    flow = _gathered(order, parent, np.where(whole & ~wet, rain[corners.fields].sum(axis=1) // 6, 0).tolist())
    least = _FIELDS_FOR_RIVER * usual_rain(rain, ~water)
    great = {corner for corner in order if flow[corner] >= least}
    return _trees(corners, order, parent, great, low.tolist())


def _flood(corners: Corners, low: Numbers, whole: Mask, wet: Mask, sums: Numbers,
           seed: str) -> tuple[list[int], list[int]]:
    """Climbs from the water along the edges, as `heights.flood` does over the fields."""
    count = len(low)
    numbers = np.arange(count)
    sly = scatter(numbers, stream(seed, "rivers").getrandbits(40)) & 255
    key: list[int] = (((low << 22) + sums * 64 + sly) * count + numbers).tolist()
    open_to: list[bool] = (whole & ~wet).tolist()
    parent = [NOWHERE] * count
    heap: list[int] = []
    order: list[int] = []

    def reach(here: int) -> None:
        for other in corners.near[here]:
            if other != NOWHERE and open_to[other]:
                open_to[other] = False
                parent[other] = here
                heappush(heap, key[other])

    for corner in np.flatnonzero(wet).tolist():
        reach(corner)
    while heap:
        corner = heappop(heap) % count
        order.append(corner)
        reach(corner)
    return order, parent


def _trees(corners: Corners, order: list[int], parent: list[int], great: set[int], low: list[int]) -> list[River]:
    """The edges of each river with all that joins it; one that is too short, or would climb, is none."""
    mouth_of: dict[int, int] = {}
    edges: dict[int, list[tuple[int, int]]] = {}
    for corner in order:
        below = parent[corner]
        mouth = mouth_of.get(below, corner if parent[below] == NOWHERE else NOWHERE)
        if corner in great and mouth != NOWHERE and low[corner] >= low[below]:
            mouth_of[corner] = mouth
            edges.setdefault(mouth, []).append(corners.edge(corner, below))
    rivers = [River(tuple(found)) for found in edges.values() if len(found) >= _SHORTEST_RIVER]
    return sorted(rivers, key=lambda river: (-len(river.edges), river.edges[0]))
