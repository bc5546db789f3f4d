"""Heights: continents out of the sea, chains of mountains, and valleys that let every drop run to the sea.

The relief of land counts 1000 for each level of terrain: 0 to 999 is lowland, 3000 and more are mountains.
"""
from __future__ import annotations

from heapq import heapify, heappop, heappush
from random import Random
from typing import Final, NamedTuple

import numpy as np

from walstatt.hexmap.generator.grid import NOWHERE, Grid
from walstatt.hexmap.generator.noise import ONE, Mask, Numbers, blend, fractal, scatter, stream

STEP: Final = 1000
_SHARES: Final = (0, 530, 800, 925, 1000)
"""Of a thousand fields of land so many lie below highland, upland, mountains."""
_SPLINTER_WATER: Final = 12
_SMALLEST_ISLAND, _SMALLEST_LAKE, _SMALLEST_SEA = 4, 5, 120
_SHORE: Final = 30
"""So far from the end of the world, in small fields, the land begins to sink."""
_RIM: Final = 2
"""Nearer to it there is only land if the sea cannot fill the rim."""
_INLAND: Final = 12
_BROADEST: Final = 4
"""Mountains reach so far from their flanks."""


class Heights(NamedTuple):
    """What is sea, what is lake, and the relief of the rest."""

    sea: Mask
    lake: Mask
    relief: Numbers
    parent: list[int]
    """Where the water of each field runs next; NOWHERE in the sea."""
    order: list[int]
    """All fields but the sea from the mouths upwards."""

    @property
    def water(self) -> Mask:
        return np.asarray(self.sea | self.lake)

    @property
    def level(self) -> Numbers:
        """0 for water, 1 for lowland, 4 for mountains."""
        return np.where(self.water, 0, 1 + self.relief // STEP)


def make_heights(grid: Grid, seed: str, sea_share: int) -> Heights:
    raw = _continents(grid, seed)
    water = _below_the_sea(grid, raw, sea_share)
    sea, lake = _tidy_waters(grid, water)
    relief = _relief(grid, seed, raw, sea, lake)
    order, parent = flood(grid, relief, sea, seed)
    relief = _gentle(grid, _carved(relief, order, parent), sea | lake)
    order, parent = flood(grid, relief, sea, seed)
    return Heights(sea, lake, relief, parent, order)


def _span(grid: Grid) -> int:
    """How wide Eldrien is, in thousandths of a small field."""
    east = grid.east[grid.eldrien]
    return int(east.max() - east.min())


def _continents(grid: Grid, seed: str) -> Numbers:
    """Whether land or sea: long waves, bent by other waves so that coasts wind."""
    chance = stream(seed, "continents")
    span = max(60_000, min(_span(grid), 330_000))
    bend = span // 5
    bays = fractal(grid.east, grid.south, 50_000, 6_000, chance)
    east = grid.east + fractal(grid.east, grid.south, bend, 10_000, chance) * bend // (4 * ONE)
    south = grid.south + fractal(grid.east, grid.south, bend, 10_000, chance) * bend // (4 * ONE)
    raw = fractal(east, south, span * 2 // 5, 3_500, chance, rough=60)
    shore = grid.distance(grid.edge, _SHORE)
    missing = np.maximum(0, _SHORE - shore - np.clip(bays * _SHORE // ONE, -_SHORE // 2, _SHORE // 2))
    sunk = missing * missing * 7 * ONE // (_SHORE * _SHORE) + np.where(shore < _RIM, 4 * ONE, 0)
    raw = np.where(grid.eldrien, raw - sunk, raw)
    return grid.smooth(raw, 1)


def _below_the_sea(grid: Grid, raw: Numbers, share: int) -> Mask:
    """The lowest fields of Eldrien, and a few of each splinter."""
    water = np.zeros(grid.count, dtype=np.bool_)
    for group in range(int(grid.group.max()) + 1):
        members = np.flatnonzero(grid.group == group)
        wanted = len(members) * (_SPLINTER_WATER if group else share) // 100
        water[members[np.argsort(raw[members], kind="stable")[:wanted]]] = True
    return water


def _tidy_waters(grid: Grid, water: Mask) -> tuple[Mask, Mask]:
    """Drowns the smallest islands, dries the smallest ponds, and tells the sea from lakes."""
    water = water.copy()
    for island in grid.pieces(~water & grid.eldrien):
        if len(island) < _SMALLEST_ISLAND:
            water[island] = True
    sea, lake = np.zeros_like(water), np.zeros_like(water)
    for piece in grid.pieces(water):
        if not grid.eldrien[piece[0]] or len(piece) >= _SMALLEST_SEA or grid.edge[piece].any():
            sea[piece] = True
        elif len(piece) >= _SMALLEST_LAKE:
            lake[piece] = True
    return sea, lake


def _relief(grid: Grid, seed: str, raw: Numbers, sea: Mask, lake: Mask) -> Numbers:
    """Hills and chains; the sea is 0, lakes are the lowest land."""
    chance = stream(seed, "relief")
    span = max(60_000, min(_span(grid), 330_000))
    hills = fractal(grid.east, grid.south, 40_000, 3_500, chance, rough=62)
    chains = np.maximum(_chain(grid, span // 3, chance), _chain(grid, span // 5, chance) * 3 // 4)
    inland = grid.distance(sea | lake, _INLAND)
    rise = blend(inland, ((1, 0), (4, 300), (_INLAND, 500)))
    grain = scatter(np.arange(grid.count), chance.getrandbits(40)) % 1500
    height = grid.smooth(rise * ONE // 700 + hills * 2 // 5 + raw // 5 + chains * (rise + 250) // 500 + grain, 1)
    relief = np.where(sea | lake, 0, _levelled(height, ~(sea | lake)))
    return _hollowed(grid, relief)


def _hollowed(grid: Grid, relief: Numbers) -> Numbers:
    """Where mountains are too broad there is upland behind them: nobody could ever see what lies there."""
    depth = grid.distance(relief < 3 * STEP, _BROADEST + 4)
    return np.where(depth > _BROADEST, 3 * STEP - 1 - (depth - _BROADEST) * 120, relief)


def _chain(grid: Grid, length: int, chance: Random) -> Numbers:
    """High along the lines where a wave crosses zero, and only in some parts of the world."""
    bent = fractal(grid.east, grid.south, length, length // 3, chance) + fractal(
        grid.east, grid.south, 14_000, 4_000, chance) // 7
    ridge = np.maximum(0, ONE // 5 - np.abs(bent)) * 5
    where = blend(fractal(grid.east, grid.south, length * 3 // 2, length, chance), ((-1400, 0), (200, 1000)))
    chain: Numbers = ridge * where * 2 // 1000
    return chain


def _levelled(height: Numbers, land: Mask) -> Numbers:
    """Heights become relief: each level has its share of the land."""
    chosen = np.sort(height[land])
    marks = [int(chosen[min(len(chosen) - 1, len(chosen) * share // 1000)]) for share in _SHARES]
    points = [(marks[0], 0)]
    for number, mark in enumerate(marks[1:], 1):
        points.append((max(mark, points[-1][0] + 1), number * STEP))
    relief: Numbers = np.clip(blend(height, tuple(points)), 0, 4 * STEP - 1)
    return relief


def flood(grid: Grid, relief: Numbers, sea: Mask, seed: str) -> tuple[list[int], list[int]]:
    """Climbs from the sea over all land, always the lowest field next: the order, and from where each was reached.

    The field from which one is reached is the first of its neighbours to be reached, so no way touches itself.
    """
    sly = scatter(np.arange(grid.count), stream(seed, "flood").getrandbits(40)) & 63
    key: list[int] = ((relief * 64 + sly) * grid.count + np.arange(grid.count)).tolist()
    parent = [NOWHERE] * grid.count
    reached = sea.tolist()
    heap, order = [], []
    for start in np.flatnonzero(sea & grid.touches(~sea)).tolist():
        for other in grid.near_lists[start]:
            if other != NOWHERE and not reached[other]:
                reached[other] = True
                parent[other] = start
                heap.append(key[other])
    heapify(heap)
    while heap:
        field = heappop(heap) % grid.count
        order.append(field)
        for other in grid.near_lists[field]:
            if other != NOWHERE and not reached[other]:
                reached[other] = True
                parent[other] = field
                heappush(heap, key[other])
    return order, parent


def _carved(relief: Numbers, order: list[int], parent: list[int]) -> Numbers:
    """Cuts valleys from every hollow to the sea."""
    heights: list[int] = relief.tolist()
    for field in order:
        below = parent[field]
        while parent[below] != NOWHERE and heights[below] > heights[field]:
            heights[below] = heights[field]
            below = parent[below]
    return np.array(heights, dtype=np.int64)


def _gentle(grid: Grid, relief: Numbers, water: Mask) -> Numbers:
    """No field of land lies more than a level above another beside it: mountains have flanks, valleys have slopes."""
    high = np.where(water, 10 * STEP, relief)
    for _ in range(4 * STEP):
        lower = np.where(water, high, np.minimum(high, grid.around(high).min(axis=1) + STEP))
        if (lower == high).all():
            break
        high = lower
    return np.where(water, relief, high)
