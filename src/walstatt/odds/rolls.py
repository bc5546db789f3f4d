"""The exact chances of one roll, however its dice are compared with what they need."""
from __future__ import annotations

from functools import lru_cache
from math import ceil, floor

from walstatt.core.questions import AT_MOST, EACH, Roll
from walstatt.odds.distributions import Distribution, binomial, power


@lru_cache(maxsize=512)
def sums(count: int, sides: int) -> Distribution:
    """The sum of so many dice."""
    return power((0.0, *(1 / sides,) * sides), count)


def reached(roll: Roll) -> Distribution:
    """How much of what is needed a roll reaches (`Roll.reached`): entry k is the probability of k."""
    if roll.need is None:
        return (*(0.0,) * roll.count, 1.0)
    need = roll.need.total
    if roll.compare == EACH:
        missing = min(max(ceil(need) - 1, 0), roll.sides)
        return binomial(roll.count, 1 - missing / roll.sides)
    within = sum(sums(roll.count, roll.sides)[: max(floor(need) + 1 if roll.compare == AT_MOST else ceil(need), 0)])
    chance = within if roll.compare == AT_MOST else 1 - within
    return (1 - chance, chance)


def chance_of(roll: Roll) -> float:
    """That a roll brings at least once what is needed."""
    return 1 - reached(roll)[0]
