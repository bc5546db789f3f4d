"""Smooth noise in whole numbers: the same on every machine, because nothing is rounded by a processor's taste."""
from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Mask = NDArray[np.bool_]
ONE: Final = 4096
"""The whole, in fixed point: noise lies between about -ONE and ONE."""
_DIRECTIONS: Final = np.array(
    [
        (4096, 0), (3784, 1567), (2896, 2896), (1567, 3784), (0, 4096), (-1567, 3784), (-2896, 2896), (-3784, 1567),
        (-4096, 0), (-3784, -1567), (-2896, -2896), (-1567, -3784), (0, -4096), (1567, -3784), (2896, -2896),
        (3784, -1567),
    ],
    dtype=np.int64,
)


def stream(seed: str, purpose: str) -> Random:
    """Chance of its own for each purpose, so that a change in one leaves the others alone."""
    return Random(f"{seed}/{purpose}")


def scatter(numbers: Numbers, salt: int) -> Numbers:
    """Each number becomes another one, 0 to 2^31 - 1, that looks like chance."""
    mixed = numbers.astype(np.uint64) + np.uint64(salt & 0xFFFFFFFFFFFF)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB), (31, 0x9E3779B97F4A7C15)):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    return (mixed >> np.uint64(33)).astype(np.int64)


def _corner(column: Numbers, line: Numbers, dx: Numbers, dy: Numbers, salt: int) -> Numbers:
    slope = _DIRECTIONS[scatter(column * 92_821 + line * 1_000_003, salt) & 15]
    product: Numbers = (slope[:, 0] * dx + slope[:, 1] * dy) >> 12
    return product


def _fade(part: Numbers) -> Numbers:
    return (part * part * (3 * ONE - 2 * part)) >> 24


def waves(x: Numbers, y: Numbers, length: int, salt: int) -> Numbers:
    """One layer of noise whose hills lie about `length` apart."""
    x, y = (4 * x + 3 * y) // 5, (4 * y - 3 * x) // 5
    column, line = x // length, y // length
    dx, dy = (x - column * length) * ONE // length, (y - line * length) * ONE // length
    east, south = _fade(dx), _fade(dy)
    top = _mixed(_corner(column, line, dx, dy, salt), _corner(column + 1, line, dx - ONE, dy, salt), east)
    low = _mixed(_corner(column, line + 1, dx, dy - ONE, salt), _corner(column + 1, line + 1, dx - ONE, dy - ONE, salt),
                 east)
    return (_mixed(top, low, south) * 3) // 2


def _mixed(one: Numbers, other: Numbers, part: Numbers) -> Numbers:
    return one + (((other - one) * part) >> 12)


def fractal(x: Numbers, y: Numbers, length: int, shortest: int, chance: Random, rough: int = 50) -> Numbers:
    """Layers of ever shorter waves down to the shortest, each of `rough` percent the height of the one before."""
    total, share = np.zeros_like(x), ONE
    while length >= shortest:
        total += waves(x, y, length, chance.getrandbits(40)) * share // ONE
        x, y, length, share = (12 * x - 5 * y) // 13, (5 * x + 12 * y) // 13, length * 13 // 25, share * rough // 100
    return total


def blend(part: Numbers, points: tuple[tuple[int, int], ...]) -> Numbers:
    """The straight lines from point to point, in whole numbers; level before the first and after the last."""
    value = np.full_like(part, points[0][1])
    for (start, low), (end, high) in pairwise(points):
        inside = np.clip(part, start, end) - start
        value += (high - low) * inside // (end - start)
    return value


def ranks(values: Numbers, among: Mask) -> Numbers:
    """Where each value stands among the chosen ones, 0 to 1000."""
    chosen = np.sort(values[among])
    if not len(chosen):
        return np.zeros_like(values)
    return np.searchsorted(chosen, values).astype(np.int64) * 1000 // len(chosen)
