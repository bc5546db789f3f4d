"""One exchange of dice before it falls: what the log, the preview and the odds all read."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.core.tally import Tally

BOTH_HIT = 1
NATURAL_TWENTY = 1
TWENTY_DAMAGE = 5


class Strike(NamedTuple):
    """What one side does if it wins: damage modifier, the other's Armour and Health, the multiplier."""

    damage: Tally
    armour: Tally
    health: int
    multiplier: int = 1

    def result(self, total: float, twenty: bool = False) -> float:
        """Points of damage for a winning total, before rounding; multipliers come after armour."""
        left = total + self.damage.total + (TWENTY_DAMAGE if twenty else 0) - self.armour.total
        return max(0.0, left) * self.multiplier


class Blow(NamedTuple):
    """A fight or a shot: what both sides add to their W20, and what follows."""

    attack: Tally
    defence: Tally
    strike: Strike
    counter: Strike | None = None
    """What the defender does if it wins; None in a shot."""
    both_hit: bool = False
    """A tie in which each damages the other (frostgrave.r.melee_tie)."""
    twenty: bool = False
    """A natural 20 always wins and adds 5 damage (frostgrave.r.die)."""


def winner(blow: Blow, attack_die: int, defence_die: int) -> int:
    """1 if the attacker has the higher result, -1 if the defender has, 0 for a tie."""
    if blow.twenty and (attack_die == 20) != (defence_die == 20):
        return 1 if attack_die == 20 else -1
    difference = attack_die + blow.attack.total - defence_die - blow.defence.total
    return (difference > 0) - (difference < 0)


class Casting(NamedTuple):
    """A spell before the dice: what has to be rolled, how much Health could be spent."""

    need: Tally
    health: int
    resist: Tally | None = None
    """What the target adds to its W20 if it resists."""
    blow: Blow | None = None
    """The attack that follows."""
    second: Blow | None = None
    """The attack on whom it leaps to."""
    harm: int = 0
    """Health that the target loses without any further roll."""
    fatal: bool = False
    """Is that all that the target has?"""
    penalty: int = 0
    """What is taken off the die before the target has to reach it."""
