"""Distributions of small whole numbers as plain tuples: entry k is the probability of k."""
from __future__ import annotations

from functools import lru_cache

Distribution = tuple[float, ...]

NEVER: Distribution = (1.0,)
"""Certainly 0."""


def convolve(one: Distribution, two: Distribution) -> Distribution:
    """The sum of two independent numbers."""
    if len(one) == 1:
        return two if one[0] == 1.0 else tuple(one[0] * chance for chance in two)
    if len(two) == 1:
        return one if two[0] == 1.0 else tuple(two[0] * chance for chance in one)
    total = [0.0] * (len(one) + len(two) - 1)
    for low, chance in enumerate(one):
        if chance:
            for high, other in enumerate(two, low):
                total[high] += chance * other
    return tuple(total)


@lru_cache(maxsize=4096)
def power(one: Distribution, times: int) -> Distribution:
    """The sum of so many independent copies."""
    if times == 0:
        return NEVER
    half = power(one, times // 2)
    whole = convolve(half, half)
    return convolve(whole, one) if times % 2 else whole


@lru_cache(maxsize=4096)
def binomial(tries: int, chance: float) -> Distribution:
    """How many of so many tries succeed."""
    if tries == 0 or chance <= 0.0:
        return NEVER
    if chance >= 1.0:
        return (*(0.0,) * tries, 1.0)
    return power((1.0 - chance, chance), tries)


def mean(one: Distribution) -> float:
    return sum(value * chance for value, chance in enumerate(one))


def add_into(total: list[float], one: Distribution, weight: float) -> None:
    """Add a weighted distribution to a growing one."""
    if len(one) > len(total):
        total.extend([0.0] * (len(one) - len(total)))
    for value, chance in enumerate(one):
        total[value] += weight * chance
