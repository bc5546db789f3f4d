"""Hit dice and defence dice of one weapon type: how many wounds get through. Numbers only, no position."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from walstatt.odds.distributions import NEVER, Distribution, add_into, binomial, convolve, power

FACES = 6


class Dice(NamedTuple):
    """The hit dice of one model with one weapon. A need of 1 is a hit without fail: spells."""

    dice: int
    need: int
    extra: int
    """Extra hits for a natural 6."""
    save: int
    """What a defence die needs against its hits."""
    save_six: int
    """The same against the hit of a natural 6, which may have Rending."""


class Burst(NamedTuple):
    """A Blast: every hit counts `factor` times, spread over the `struck` models, of which `own` are the target's."""

    factor: int
    struck: int
    own: int


class Batch(NamedTuple):
    """All weapons of one type in an attack."""

    dice: tuple[Dice, ...]
    deadly: int = 1
    bane: bool = False
    regeneration: bool = True
    """May the wounds be regenerated?"""
    burst: Burst | None = None
    braced: int = 0
    """Hits that Counter takes from Impact."""


@lru_cache(maxsize=8192)
def batch_hits(batch: Batch) -> Distribution:
    """The hits of the batch, before Blast multiplies them."""
    total = NEVER
    for dice in batch.dice:
        total = convolve(total, power(_hits_of_one(dice.need, dice.extra), dice.dice))
    return _less(total, batch.braced)


@lru_cache(maxsize=8192)
def batch_wounds(batch: Batch) -> Distribution:
    """The defence rolls that the target unit fails."""
    if batch.burst:
        return _burst_wounds(batch, batch.burst)
    if batch.braced:
        return _mixed(batch_hits(batch), failure(batch.dice[0].save, batch.bane))
    total = NEVER
    for dice in batch.dice:
        total = convolve(total, power(_wounds_of_one(dice, batch.bane), dice.dice))
    return total


def failure(save: int, bane: bool) -> float:
    """A defence die fails; with Bane a natural 6 is rolled again, once."""
    return (save - 1) / FACES * (7 / 6 if bane else 1.0)


def _hits_of_one(need: int, extra: int) -> Distribution:
    chances = [0.0] * (2 + extra)
    chances[0] = (need - 1) / FACES
    chances[1] = (FACES - need) / FACES
    chances[1 + extra] += 1 / FACES
    return tuple(chances)


def _wounds_of_one(dice: Dice, bane: bool) -> Distribution:
    plain = failure(dice.save, bane)
    ordinary, six = (FACES - dice.need) / FACES, 1 / FACES
    total = [(dice.need - 1) / FACES]
    add_into(total, (1.0 - plain, plain), ordinary)
    against_six = failure(dice.save_six, bane)
    add_into(total, convolve((1.0 - against_six, against_six), binomial(dice.extra, plain)), six)
    return tuple(total)


def _less(hits: Distribution, braced: int) -> Distribution:
    if not braced:
        return hits
    return (sum(hits[: braced + 1]), *hits[braced + 1 :])


def _mixed(hits: Distribution, chance: float) -> Distribution:
    total: list[float] = []
    for count, weight in enumerate(hits):
        add_into(total, binomial(count, chance), weight)
    return tuple(total)


# ---- blast


def _burst_wounds(batch: Batch, burst: Burst) -> Distribution:
    """Hits differ only in what they need to be saved: count them by that, multiply, deal out, defend."""
    levels = sorted({need for dice in batch.dice for need in (dice.save, dice.save_six)}, reverse=True)
    total: list[float] = []
    for counts, weight in _joint_hits(batch, levels).items():
        wounds, places = NEVER, _places(sum(counts) * burst.factor, burst)
        for save, count in zip(levels, counts, strict=True):
            taken = min(places, count * burst.factor)
            places -= taken
            wounds = convolve(wounds, binomial(taken, failure(save, batch.bane)))
        add_into(total, wounds, weight)
    return tuple(total)


def _places(hits: int, burst: Burst) -> int:
    """How many of the hits the target unit takes: the odd ones fall on it first."""
    share, odd = divmod(hits, burst.struck)
    return share * burst.own + min(odd, burst.own)


def _joint_hits(batch: Batch, levels: list[int]) -> dict[tuple[int, ...], float]:
    """How many hits there are of each level, together."""
    joint = {(0,) * len(levels): 1.0}
    for dice in batch.dice:
        plain, six = levels.index(dice.save), levels.index(dice.save_six)
        results = [
            (_step(len(levels)), (dice.need - 1) / FACES),
            (_step(len(levels), plain), (FACES - dice.need) / FACES),
            (_step(len(levels), six, *(plain,) * dice.extra), 1 / FACES),
        ]
        for _ in range(dice.dice):
            joint = _plus_one_die(joint, results)
    return joint


def _step(size: int, *places: int) -> tuple[int, ...]:
    return tuple(places.count(place) for place in range(size))


def _plus_one_die(
    joint: dict[tuple[int, ...], float], results: list[tuple[tuple[int, ...], float]]
) -> dict[tuple[int, ...], float]:
    after: dict[tuple[int, ...], float] = {}
    for counts, weight in joint.items():
        for step, chance in results:
            if chance:
                key = tuple(map(int.__add__, counts, step))
                after[key] = after.get(key, 0.0) + weight * chance
    return after
