"""Exact odds of A Generic Skirmisher: throws with forced re-throws and rerolls, duels with critical defence, tests.

Free rerolls (Schild, Präzision) are used where they help: the defender knows the attack's result, the attacker rolls
first (ags.r.wurfablauf). Tokens are spent on nothing that the outlook does not name.
"""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from walstatt.games.ags.blows import Outlook, Side, Thrown
from walstatt.odds.distributions import Distribution, add_into, binomial, mean

FACES = 6
HIGHEST = 32
"""More damage than anything in a duel can do."""


class DuelOdds(NamedTuple):
    """What a duel or test comes to."""

    hit: float
    """More successes than the defender or the target number."""
    damage: Distribution
    kill: float
    spoiled: float = 0.0
    """The chance that the fear test before it fails."""

    @property
    def expected_damage(self) -> float:
        return mean(self.damage)


# ---- one throw


def chance(need: int) -> float:
    return (FACES + 1 - need) / FACES


@lru_cache(maxsize=4096)
def _rethrown(dice: int, need: int, times: int) -> Distribution:
    """Successes that had to be thrown again so many times: each die must succeed every time."""
    return binomial(dice, chance(need) ** (times + 1))


@lru_cache(maxsize=4096)
def throw(side: Side, confused_again: bool = False, fear_again: bool = True) -> Distribution:
    """Successes of one side's throw; a free reroll repeats it where that promises more."""
    first = _rethrown(side.dice, side.need, side.fear + side.confused)
    if not side.free:
        return first
    again = _reroll(side, confused_again, fear_again)
    if not side.confused or confused_again:
        return _better_of(first, again)
    return _confused_reroll(side, first, again)


def _reroll(side: Side, confused_again: bool, fear_again: bool) -> Distribution:
    return _rethrown(side.dice, side.need, (side.fear and fear_again) + (side.confused and confused_again))


def _better_of(first: Distribution, again: Distribution) -> Distribution:
    """Repeat whatever is below what a repetition promises."""
    average = mean(again)
    total = [0.0] * len(first)
    for successes, weight in enumerate(first):
        if successes < average:
            add_into(total, again, weight)
        else:
            total[successes] += weight
    return tuple(total)


def _confused_reroll(side: Side, first: Distribution, again: Distribution) -> Distribution:
    """Verwirrt uses up the reroll unless nothing had to be thrown again (ags.r.verwirrt_wiederholung)."""
    shown = _rethrown(side.dice, side.need, int(side.fear))
    barren = shown[0]
    total = list(first)
    total[0] -= barren
    add_into(total, again, barren)
    return tuple(total)


# ---- the defender


class Guard(NamedTuple):
    """A defence: successes and whether all dice are alike; entry k of each is the chance of k successes."""

    plain: Distribution
    critical: Distribution


@lru_cache(maxsize=4096)
def guard(side: Side, critical_from: int) -> Guard:
    """How a defence falls; all dice alike are told apart."""
    if side.confused:
        return _confused_guard(side, critical_from)
    every = list(binomial(side.dice, chance(side.need)))
    alike = [0.0] * (side.dice + 1)
    if critical_from and side.dice >= critical_from:
        one_face = FACES ** -side.dice
        alike[0] = one_face * (side.need - 1)
        alike[-1] += one_face * (FACES + 1 - side.need)
    return Guard(tuple(all_ - same for all_, same in zip(every, alike, strict=True)), tuple(alike))


def _confused_guard(side: Side, critical_from: int) -> Guard:
    """Successes are thrown again; the final dice decide whether it is critical."""
    dice, need = side.dice, side.need
    every = list(_rethrown(dice, need, 1))
    alike = [0.0] * (dice + 1)
    if critical_from and dice >= critical_from:
        # A die ends on a low face if it shows it at once or after a success; on a high one only after a success.
        success = chance(need)
        low, high = (1 + success) / FACES, success / FACES
        alike[0] = (need - 1) * low**dice
        alike[-1] += (FACES + 1 - need) * high**dice
    return Guard(tuple(all_ - same for all_, same in zip(every, alike, strict=True)), tuple(alike))


def _margins(scored: int, defence: Guard) -> Distribution:
    """The difference of successes where it counts, 0 for misses and critical defences."""
    total = [0.0] * (scored + 1)
    for successes, weight in enumerate(defence.plain):
        total[max(0, scored - successes)] += weight
    total[0] += sum(defence.critical)
    return tuple(total)


@lru_cache(maxsize=65536)
def margins(scored: int, side: Side, critical_from: int, harm: tuple[int, ...]) -> Distribution:
    """The difference of successes against a defender who knows the attack; a shield repeats what is worse than average.

    What is worse is judged by the damage, or by the difference where there is none.
    """
    once = _margins(scored, guard(side._replace(free=False), critical_from))
    if not side.free:
        return once
    weigh = harm or tuple(range(HIGHEST))
    average = sum(weigh[margin] * weight for margin, weight in enumerate(once))
    total = [0.0] * len(once)
    again = 0.0
    for margin, weight in enumerate(once):
        if weigh[margin] > average:
            again += weight
        else:
            total[margin] += weight
    add_into(total, once, again)
    return tuple(total)


# ---- duels


@lru_cache(maxsize=65536)
def _duel(
    attacker: Side, defender: Side, critical_from: int, harm: tuple[int, ...], confused_again: bool, fear_again: bool
) -> Distribution:
    """The distribution of margins over all attacks; the attacker's free reroll looks at what it leads to."""
    plain = throw(attacker._replace(free=False), confused_again, fear_again)
    by_score = [margins(scored, defender, critical_from, harm) for scored in range(len(plain))]
    first = _mixed(plain, by_score)
    if not attacker.free:
        return first
    again = _reroll(attacker, confused_again, fear_again)
    if attacker.confused and not confused_again:
        return _mixed(throw(attacker, confused_again, fear_again), by_score)
    repeated = _mixed(again, by_score)
    weigh = harm or tuple(range(HIGHEST))
    promise = _worth(repeated, weigh)
    total = [0.0] * len(first)
    for scored, weight in enumerate(plain):
        better = repeated if _worth(by_score[scored], weigh) < promise else by_score[scored]
        add_into(total, better, weight)
    return tuple(total)


def _mixed(scores: Distribution, by_score: list[Distribution]) -> Distribution:
    total: list[float] = []
    for scored, weight in enumerate(scores):
        if weight:
            add_into(total, by_score[scored], weight)
    return tuple(total)


def _worth(one: Distribution, weigh: tuple[int, ...]) -> float:
    return sum(weigh[margin] * weight for margin, weight in enumerate(one))


def _settled(scored: int, thrown: Thrown, critical_from: int) -> Distribution:
    """Both have rolled."""
    critical = bool(critical_from) and len(thrown.faces) >= critical_from and thrown.alike
    margin = 0 if critical else max(0, scored - thrown.successes)
    return (*(0.0,) * margin, 1.0)


def _margin_odds(outlook: Outlook, fear: bool) -> Distribution:
    attacker, defender = outlook.attacker, outlook.defender
    again = (outlook.confused_again, outlook.fear_again)
    if outlook.defended is not None:
        return _settled(outlook.scored, outlook.defended, outlook.critical_from)
    if attacker is not None and fear:
        attacker = attacker._replace(fear=True)
    if defender is None:
        scores = throw(attacker, *again) if attacker else (*(0.0,) * outlook.scored, 1.0)
        return _beyond(scores, outlook.tn)
    if attacker is None:
        return margins(outlook.scored, defender, outlook.critical_from, outlook.harm)
    return _duel(attacker, defender, outlook.critical_from, outlook.harm, *again)


def _beyond(scores: Distribution, tn: int) -> Distribution:
    """Successes beyond a target number."""
    total = [0.0] * max(1, len(scores) - tn)
    for scored, weight in enumerate(scores):
        total[max(0, scored - tn)] += weight
    return tuple(total)


def odds(outlook: Outlook) -> DuelOdds:
    """Chances of a hit, the damage, a kill; a fear test that comes first is counted in."""
    spoiled = failure(outlook.fear.side, outlook.fear.tn, outlook.confused_again) if outlook.fear else 0.0
    total = list(_margin_odds(outlook, False))
    if spoiled:
        worse = _margin_odds(outlook, True)
        total = [weight * (1 - spoiled) for weight in total]
        add_into(total, worse, spoiled)
    return _told(tuple(total), outlook, spoiled)


def _told(margin: Distribution, outlook: Outlook, spoiled: float) -> DuelOdds:
    damage = [0.0] * (max(outlook.harm, default=0) + 1)
    for difference, weight in enumerate(margin):
        damage[outlook.harm[difference] if outlook.harm else 0] += weight
    while len(damage) > 1 and damage[-1] == 0.0:
        damage.pop()
    kill = sum(damage[outlook.hp :]) if outlook.harm and outlook.hp else 0.0
    return DuelOdds(1.0 - margin[0], tuple(damage), kill, spoiled)


def failure(side: Side, tn: int, confused_again: bool = False) -> float:
    """The chance of no more successes than the target number."""
    return sum(throw(side, confused_again)[: tn + 1])


