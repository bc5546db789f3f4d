"""Attacks between two characters by exact odds, wherever they will stand when it comes to it."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.anima import attacks, sight, values
from walstatt.games.anima.blows import Blow, Outlook
from walstatt.games.anima.play import AnimaPlay
from walstatt.games.anima.state import Figure
from walstatt.odds.anima import AttackOdds, armour_of, odds
from walstatt.odds.distributions import Distribution

RULE = "anima.attack.6"


class Losses(NamedTuple):
    """What an attack takes: the chance to hit, LP that are really lost on average, the chance to remove."""

    hit: float
    lp: float
    kill: float


@lru_cache(maxsize=50_000)
def _table(edge: int, through: int, lp: int, dodge: bool, dice: int, dodge_dice: int, least: int) -> Losses:
    """All that counts are differences: Attack less Defence, Damage less Armour."""
    found = odds(
        Outlook(
            Tally(edge, RULE), Tally(0, RULE), Tally(through, RULE), Tally(0, RULE), lp, dodge, False, dice,
            dodge_dice, False, least,
        )
    )
    return Losses(found.hit, _capped(found.lost, lp), found.kill)


def _capped(lost: Distribution, lp: int) -> float:
    return sum(min(amount, lp) * chance for amount, chance in enumerate(lost))


def losses(seen: Outlook) -> Losses:
    """Of an attack as a preview shows it, dodged or not as it says."""
    if seen.damage is None:
        return Losses(odds(seen).hit, 0.0, 0.0)
    if seen.attack_total is not None:
        found: AttackOdds = odds(seen)
        return Losses(found.hit, _capped(found.lost, seen.lp), found.kill)
    return _table(
        int(seen.attack.total) - int(seen.defence.total), int(seen.damage.total) - armour_of(seen), seen.lp,
        seen.dodge, seen.attack_dice, seen.dodge_dice, seen.least_loss,
    )


class Exchange(NamedTuple):
    """An attack on somebody who stands and on somebody who dodges."""

    stands: Losses
    dodges: Losses


class Clashes:
    """Attacks in one position, each worked out once."""

    def __init__(self, play: AnimaPlay) -> None:
        self.play = play
        self._least = 1 if play.ruling("anima.r.damage_floor") == 1 else 0
        self._known: dict[tuple[str, str, str, int, int], Exchange] = {}

    def melee(self, attacker: Figure, target: Figure, attack: int = 0, damage: int = 0) -> Exchange:
        return self._exchange(attacker, target, "melee", attack, damage)

    def ranged(self, attacker: Figure, target: Figure) -> Exchange:
        """From where the attacker will be: nobody knows yet what cover there is."""
        return self._exchange(attacker, target, "ranged", 0, 0)

    def _exchange(self, attacker: Figure, target: Figure, kind: str, attack: int, damage: int) -> Exchange:
        key = (attacker.id, target.id, kind, attack, damage)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._worked_out(attacker, target, kind, attack, damage)
        return known

    def _worked_out(self, attacker: Figure, target: Figure, kind: str, attack: int, damage: int) -> Exchange:
        play, blow = self.play, Blow(attacker, target, kind, charge=attack > 0)
        edge = values.attack(play, blow).total + attack - values.defence(play, target, blow).total
        through = values.damage(play, blow).total + damage - values.armour(play, target, blow).total
        return self.of(int(edge), int(through), target.lp)

    def of(self, edge: int, through: int, lp: int) -> Exchange:
        return Exchange(
            _table(edge, through, lp, False, 1, 1, self._least), _table(edge, through, lp, True, 1, 1, self._least)
        )

    def shot(self, attacker: Figure, target: Figure, distance: float, attack: int = 0, damage: int = 0) -> Exchange:
        """From where the attacker stands, cover and range included."""
        play, blow = self.play, attacks.from_hiding(Blow(attacker, target, "ranged"))
        cover = sight.cover(play, attacker, target)
        edge = values.attack(play, blow, cover, distance).total + attack - values.defence(play, target, blow).total
        armour = int(values.armour(play, target, blow).total)
        if cover.kind == "heavy":
            armour = max(attacks.COVERED_ARMOUR, armour + 1)
        return self.of(int(edge), int(values.damage(play, blow).total) + damage - armour, target.lp)
