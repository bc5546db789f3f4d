"""Climate: cold in the north and hot in the south; winds carry rain inland and lose it on the slopes.

Out of warmth and rain comes what covers the land: ice, desert, swamp, jungle, forest, or open country.
"""
from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from walstatt.hexmap.generator.grid import Grid
from walstatt.hexmap.generator.heights import STEP, Heights
from walstatt.hexmap.generator.noise import Mask, Numbers, blend, fractal, ranks, scatter, stream

OPEN, FOREST, DESERT, SWAMP, JUNGLE, ICE = range(6)
_LETTERS: Final = {
    1: {OPEN: "T", FOREST: "t", DESERT: "d", SWAMP: "s", JUNGLE: "m", ICE: "e"},
    2: {OPEN: "H", FOREST: "h", DESERT: "D", SWAMP: "S", JUNGLE: "M", ICE: "E"},
    3: {OPEN: "B", FOREST: "b", DESERT: "w", SWAMP: "B", JUNGLE: "b", ICE: "B"},
}
_FULL: Final = 1000
_ZONES: Final = 170
"""So many rows of small fields lie at least between ice and jungle: a small world has only some of the zones."""
_WEST_WIND: Final = ((0, 0), (180, 0), (280, 1000), (560, 1000), (660, 0), (1000, 0))
"""How much of the wind blows from the west, from north to south; the rest blows from the east."""
_RAIN_BELTS: Final = ((0, 450), (300, 1100), (560, 900), (690, 300), (800, 600), (920, 1500), (1000, 1700))


class Climate(NamedTuple):
    """Warmth 0 to 1000, rain as it falls, and the cover of each field."""

    warmth: Numbers
    rain: Numbers
    cover: Numbers


def make_climate(grid: Grid, seed: str, heights: Heights) -> Climate:
    zone = _zones(grid, seed)
    warmth = zone - np.maximum(0, heights.relief - STEP) * 70 // STEP
    rain = _rain(grid, seed, heights, zone)
    cover = _tidy(grid, _cover(grid, seed, heights, warmth, rain), ~heights.water)
    return Climate(warmth, rain, cover)


def letter(level: int, cover: int) -> str:
    """The letter of the terrain; the mountains and the water bear nothing."""
    return {0: "W", 4: "G"}.get(level) or _LETTERS[level][cover]


def _zones(grid: Grid, seed: str) -> Numbers:
    """0 in the ice, 1000 in the jungle; on splinters anything."""
    wind = fractal(grid.east, grid.south, 60_000, 10_000, stream(seed, "zones"))
    rows = grid.row[grid.eldrien]
    low, high = int(rows.min()), int(rows.max())
    here = 500 + (2 * grid.row - low - high) * 500 // max(high - low, _ZONES)
    torn = 500 + scatter(grid.group, stream(seed, "torn").getrandbits(40)) % 800 - 400
    return np.where(grid.eldrien, here, torn) + wind * 70 // 4096


def _rain(grid: Grid, seed: str, heights: Heights, zone: Numbers) -> Numbers:
    rows, columns = grid.row - grid.row.min(), (grid.x - grid.x.min()) // 2
    from_west = blend(zone, _WEST_WIND)
    rain = np.zeros(grid.count, dtype=np.int64)
    for plane in (grid.eldrien, ~grid.eldrien):
        if plane.any():
            lines = rows[plane] - rows[plane].min()
            west = _swept(lines, columns[plane], heights.water[plane], heights.relief[plane])
            east = _swept(lines, columns.max() - columns[plane], heights.water[plane], heights.relief[plane])
            rain[plane] = (west * from_west[plane] + east * (_FULL - from_west[plane])) // _FULL
    rain = grid.smooth(rain, 10) * blend(zone, _RAIN_BELTS) // _FULL
    showers = fractal(grid.east, grid.south, 40_000, 8_000, stream(seed, "rain"))
    return np.maximum(10, rain + rain * showers // 9000 + showers // 60)


def _swept(lines: Numbers, places: Numbers, water: Mask, relief: Numbers) -> Numbers:
    """The rain of one wind: it drinks over water, loses a little on the plain and much where the land rises."""
    shape = (int(lines.max()) + 1, int(places.max()) + 1)
    wet, high = np.ones(shape, dtype=np.bool_), np.zeros(shape, dtype=np.int64)
    wet[lines, places], high[lines, places] = water, relief
    fallen = np.zeros(shape, dtype=np.int64)
    carried = np.full(shape[0], _FULL * 100, dtype=np.int64)
    for place in range(shape[1]):
        slope = np.maximum(0, high[:, place] - high[:, max(0, place - 3)])
        loss = carried * (12 + slope * 30 // STEP + high[:, place] * 4 // STEP) // _FULL
        fallen[:, place] = np.where(wet[:, place], carried // 90, loss)
        carried = np.where(wet[:, place], carried + (_FULL * 100 - carried) // 14, carried - loss + 70)
    return fallen[lines, places]


def _cover(grid: Grid, seed: str, heights: Heights, warmth: Numbers, rain: Numbers) -> Numbers:
    land = ~heights.water
    wet = ranks(rain, land)
    chance = stream(seed, "cover")
    patches = fractal(grid.east, grid.south, 18_000, 3_000, chance, rough=65)
    shore = grid.distance(heights.water, 4)
    flat = heights.relief % STEP < 450
    cover = np.where(wet + patches // 6 > 560 + np.abs(warmth - 520) // 8, FOREST, OPEN)
    boggy = (wet > 400) & flat & (heights.relief < 2 * STEP) & (patches + (4 - shore) * 300 > 1500)
    cover = np.where(boggy & (warmth > 220), SWAMP, cover)
    jungle = (warmth > 700) & (wet + patches // 10 > 580) & (heights.relief < 2 * STEP)
    mangrove = (warmth > 640) & (wet > 350) & (shore == 1) & (heights.relief < STEP) & (patches > 300)
    cover = np.where(jungle | mangrove, JUNGLE, cover)
    cover = np.where((warmth > 420) & (wet + patches // 16 < 155), DESERT, cover)
    return np.where(warmth + patches // 25 < 110, ICE, cover)


def _tidy(grid: Grid, cover: Numbers, land: Mask) -> Numbers:
    """A field that no neighbour resembles becomes like most of them."""
    for _ in range(2):
        beside = np.where(grid.around(land.astype(np.int64)) > 0, grid.around(cover), -1)
        counts = np.stack([(beside == kind).sum(axis=1) for kind in range(6)], axis=1)
        own = np.take_along_axis(counts, cover[:, None], axis=1)[:, 0]
        cover = np.where(own < 2, np.where(counts.max(axis=1) > 2, counts.argmax(axis=1), cover), cover)
    return cover
