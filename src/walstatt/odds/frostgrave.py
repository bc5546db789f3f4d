"""Exact odds of Schnellreferenz: W20 against W20, damage, Health, spells with and without empowerment."""
from __future__ import annotations

from math import floor
from typing import NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.frostgrave.blows import Blow, Casting, Strike, winner
from walstatt.odds.distributions import Distribution, mean

FACES = 20


class BlowOdds(NamedTuple):
    """What a fight or a shot comes to, seen from the attacker."""

    win: float
    tie: float
    lose: float
    damage: Distribution
    """Damage to the target."""
    kill: float
    back: Distribution
    """Damage to the attacker, who may lose."""
    killed: float

    @property
    def expected_damage(self) -> float:
        return mean(self.damage)


class CastOdds(NamedTuple):
    """What a spell comes to."""

    success: float
    """By the die alone."""
    empowered: float
    """If all Health that may be spent is spent where it helps."""
    takes_effect: float
    """Success by the die alone that the target does not resist."""
    blow: BlowOdds | None = None
    second: BlowOdds | None = None
    """Of the attack on whom it leaps to."""


def odds(blow: Blow) -> BlowOdds:
    """All 400 pairs of faces, each equally likely."""
    won = tied = 0
    hurt: dict[int, int] = {}
    back: dict[int, int] = {}
    for attack in range(1, FACES + 1):
        for defence in range(1, FACES + 1):
            who = winner(blow, attack, defence)
            won += who > 0
            tied += who == 0
            hits = who > 0 or (who == 0 and blow.both_hit)
            dealt = _points(blow.strike, attack + blow.attack.total, blow.twenty and attack == FACES) if hits else 0
            hurt[dealt] = hurt.get(dealt, 0) + 1
            taken = _taken(blow, who, defence)
            back[taken] = back.get(taken, 0) + 1
    pairs = FACES * FACES
    counter_health = blow.counter.health if blow.counter is not None else 0
    return BlowOdds(
        won / pairs, tied / pairs, (pairs - won - tied) / pairs,
        _distribution(hurt), _at_least(hurt, blow.strike.health),
        _distribution(back), _at_least(back, counter_health) if blow.counter is not None else 0.0,
    )


def _taken(blow: Blow, who: int, defence: int) -> int:
    """What the attacker suffers: nothing in a shot."""
    if blow.counter is None or who > 0 or (who == 0 and not blow.both_hit):
        return 0
    return _points(blow.counter, defence + blow.defence.total, blow.twenty and who < 0 and defence == FACES)


def _points(strike: Strike, total: float, twenty: bool) -> int:
    return floor(strike.result(total, twenty) + 1e-6)


def _distribution(counts: dict[int, int]) -> Distribution:
    pairs = FACES * FACES
    return tuple(counts.get(points, 0) / pairs for points in range(max(counts) + 1))


def _at_least(counts: dict[int, int], health: int) -> float:
    return sum(number for points, number in counts.items() if points >= health) / (FACES * FACES)


def at_least(need: float) -> float:
    """The chance that a W20 shows so much."""
    return min(max((FACES + 1 - need) / FACES, 0.0), 1.0)


def cast_odds(casting: Casting) -> CastOdds:
    """Success, success with all Health spent, and what is left of it after resistance."""
    need = casting.need.total
    effect = at_least(need) if casting.resist is None else _unresisted(casting, casting.resist)
    blow = odds(casting.blow) if casting.blow is not None else None
    second = odds(casting.second) if casting.second is not None else None
    return CastOdds(at_least(need), at_least(need - casting.health), effect, blow, second)


def _unresisted(casting: Casting, will: Tally) -> float:
    """A higher casting roll is harder to resist, so every face counts for itself."""
    total = 0.0
    for face in range(1, FACES + 1):
        if face >= casting.need.total:
            total += 1.0 - at_least(face - casting.penalty - will.total)
    return total / FACES
