"""Exact odds of the Referenzblatt: a W10 against a defence that stands or dodges, Gnosis, damage, armour, abilities."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.anima.blows import Casting, Outlook
from walstatt.odds.distributions import Distribution, mean

FACES = 10
COVERED_ARMOUR = 2


class AttackOdds(NamedTuple):
    """What an attack comes to: the chance to succeed, the LP lost (entry k: exactly k), the chance to remove."""

    hit: float
    lost: Distribution
    kill: float

    @property
    def expected(self) -> float:
        return mean(self.lost)


@lru_cache(maxsize=16)
def faces(dice: int) -> Distribution:
    """The highest of so many W10; entry k is the chance of k (entry 0 is 0)."""
    return (0.0, *(((face / FACES) ** dice - ((face - 1) / FACES) ** dice) for face in range(1, FACES + 1)))


def reaches(need: float, dice: int = 1) -> float:
    """The chance that the (highest) die shows at least so much."""
    return sum(chance for face, chance in enumerate(faces(dice)) if face >= need and face > 0)


def levels(seen: Outlook) -> dict[int, float]:
    """The chance of every level of success; failures are left out."""
    found: dict[int, float] = {}
    guard = int(seen.defence.total)
    dodges = faces(seen.dodge_dice) if seen.dodge else (1.0,)
    for attack, attack_chance in _attack_totals(seen):
        for face, dodge_chance in enumerate(dodges):
            level = attack - guard - face
            if level >= 0 and dodge_chance:
                found[level] = found.get(level, 0.0) + attack_chance * dodge_chance
    return found


def _attack_totals(seen: Outlook) -> list[tuple[int, float]]:
    if seen.attack_total is not None:
        return [(seen.attack_total, 1.0)]
    base = int(seen.attack.total)
    return [(base + face, chance) for face, chance in enumerate(faces(seen.attack_dice)) if face]


def odds(seen: Outlook) -> AttackOdds:
    """Everything about one attack (anima.attack.4 to anima.attack.8)."""
    return _odds(seen, levels(seen))


def rolled_again(seen: Outlook) -> AttackOdds:
    """The same for somebody who rolls the attack again whenever another die hits more often (anima.x.reroll)."""
    if seen.attack_total is not None:
        return odds(seen)
    usual = levels(seen)
    average = sum(usual.values())
    found: dict[int, float] = {}
    again = 0.0
    for total, chance in _attack_totals(seen):
        kept = levels(seen._replace(attack_total=total))
        if sum(kept.values()) < average:
            again += chance
            continue
        for level, share in kept.items():
            found[level] = found.get(level, 0.0) + chance * share
    for level, share in usual.items():
        found[level] = found.get(level, 0.0) + again * share
    return _odds(seen, found)


def _odds(seen: Outlook, found: dict[int, float]) -> AttackOdds:
    hit = sum(found.values())
    if seen.damage is None:
        return AttackOdds(hit, (1.0,), 0.0)
    lost = _lost(found, seen, hit)
    return AttackOdds(hit, lost, sum(lost[seen.lp :]) if seen.lp > 0 else 0.0)


def _lost(found: dict[int, float], seen: Outlook, hit: float) -> Distribution:
    assert seen.damage is not None
    armour = armour_of(seen)
    amounts = {0: 1.0 - hit}
    for level, chance in found.items():
        amount = max(seen.least_loss, int(seen.damage.total) + level - armour)
        amounts[amount] = amounts.get(amount, 0.0) + chance
    return tuple(amounts.get(amount, 0.0) for amount in range(max(amounts) + 1))


def armour_of(seen: Outlook) -> int:
    """In heavy cover the defender takes the better of 2 and one more (anima.ranged.heavy_cover)."""
    armour = int(seen.armour.total) if seen.armour is not None else 0
    return max(COVERED_ARMOUR, armour + 1) if seen.heavy_cover else armour


def chance_of(need: Tally) -> float:
    """The chance of a single die against a number."""
    return reaches(need.total)


# ---- special abilities


class CastOdds(NamedTuple):
    """What a special ability comes to: the chances that it works and that it goes wrong, the target's loss."""

    works: float
    wrong: float
    lost: Distribution
    kill: float

    @property
    def expected(self) -> float:
        return mean(self.lost)


def cast_odds(seen: Casting) -> CastOdds:
    """The risk of the user first (anima.x.risk), then the target's resistance, then the damage (anima.x.die)."""
    wrong = seen.risk / FACES
    works = (1.0 - wrong) * (1.0 - chance_of(seen.need) if seen.need is not None else 1.0)
    less = int(seen.armour.total) if seen.armour is not None else 0
    dice = faces(1) if seen.die else (1.0,)
    amounts = {0: 1.0 - works}
    for face, chance in enumerate(dice):
        if chance:
            amount = max(seen.amount + face - less, 0)
            amounts[amount] = amounts.get(amount, 0.0) + works * chance
    lost = tuple(amounts.get(amount, 0.0) for amount in range(max(amounts) + 1))
    return CastOdds(works, wrong, lost, sum(lost[seen.lp :]) if seen.lp > 0 else 0.0)
