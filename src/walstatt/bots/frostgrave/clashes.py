"""Fights and shots between two figures by exact odds, wherever they will stand when it comes to it."""
from __future__ import annotations

from functools import lru_cache

from walstatt.core.tally import Tally
from walstatt.games.frostgrave import melee, values
from walstatt.games.frostgrave.blows import BOTH_HIT, NATURAL_TWENTY, Blow, Strike
from walstatt.games.frostgrave.play import FrostgravePlay
from walstatt.games.frostgrave.state import Figure
from walstatt.odds.frostgrave import BlowOdds, odds

RULE = "frostgrave.melee.fight_roll"
ENDLESS = 1000
"""Health that no blow takes: who dies of a blow is read off its damage."""


@lru_cache(maxsize=20_000)
def _table(
    attack: float, defence: float, through: float, times: int, back: float | None, back_times: int, both: bool,
    twenty: bool,
) -> BlowOdds:
    counter = None if back is None else Strike(Tally(back, RULE), Tally(0, RULE), ENDLESS, back_times)
    blow = Blow(
        Tally(attack, RULE), Tally(defence, RULE), Strike(Tally(through, RULE), Tally(0, RULE), ENDLESS, times),
        counter, both, twenty,
    )
    return odds(blow)


def exact(blow: Blow) -> BlowOdds:
    """The odds of a blow; those of like blows are looked up."""
    counter = blow.counter
    back = None if counter is None else counter.damage.total - counter.armour.total
    found = _table(
        blow.attack.total, blow.defence.total, blow.strike.damage.total - blow.strike.armour.total,
        blow.strike.multiplier, back, counter.multiplier if counter else 1, blow.both_hit, blow.twenty,
    )
    killed = sum(found.back[counter.health :]) if counter is not None else 0.0
    return found._replace(kill=sum(found.damage[blow.strike.health :]), killed=killed)


def fight(play: FrostgravePlay, one: Figure, other: Figure, helpers: int = 0, hindered: int = 0) -> BlowOdds:
    """A fight of the first figure's action, with so many supporters on each side."""
    own, foreign = values.melee_weapons(play, one)[0], values.melee_weapons(play, other)[0]
    return exact(
        Blow(
            values.fight(play, one, True).change(values.SUPPORT * helpers, RULE),
            values.fight(play, other, True).change(values.SUPPORT * hindered, RULE),
            _strike(play, one, other, own.damage - (foreign.key == "staff")),
            _strike(play, other, one, foreign.damage - (own.key == "staff")),
            play.ruling("frostgrave.r.melee_tie") == BOTH_HIT, play.ruling("frostgrave.r.die") == NATURAL_TWENTY,
        )
    )


def _strike(play: FrostgravePlay, one: Figure, other: Figure, damage: int) -> Strike:
    return Strike(
        Tally(damage, RULE), values.armour(play, other), other.health, melee.multiplier(play, one, True)
    )


def shot(play: FrostgravePlay, shooter: Figure, target: Figure, cover: int = 0) -> BlowOdds | None:
    """A shot by somebody who may have a clear line to the target; None for who has no bow."""
    weapon = values.ranged_weapon(play, shooter)
    if weapon is None:
        return None
    strike = Strike(Tally(weapon.damage, RULE), values.armour(play, target), target.health)
    return exact(Blow(values.shoot(play, shooter), values.fight(play, target, False).change(cover, RULE), strike))
