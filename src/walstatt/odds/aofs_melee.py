"""Odds of a whole melee: Counter, the charge, the strike back, and the morale test of the loser.

All models are taken to come into reach. Of a group the models that are worth most stay to the last. Pushes and falls
are not counted.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from walstatt.games.aofs.attacks import Striker
from walstatt.games.aofs.melee import COUNTER_DETAILS, charge_strikers, only_sixes, strike_back_strikers
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import Model, Unit
from walstatt.odds.aofs import AttackOdds, attack_odds, morale_chance
from walstatt.odds.aofs_wounds import Aftermath

LOSER = "aofs.r.melee_loser"
ROUTS = "aofs.r.shaken_loser_routs"


class End(NamedTuple):
    """A unit after a melee. `models` is 0 if it is destroyed; `markers` are those on its last model."""

    models: int
    markers: int
    shaken: bool


@dataclass(frozen=True, slots=True)
class SideOdds:
    """How one side comes out of a melee."""

    destroyed: float
    shaken: float
    """Standing, but Shaken."""
    wounds: float
    """Wounds that take effect, on average."""
    models_lost: float
    """On average; a destroyed unit loses all."""
    ends: tuple[tuple[End, float], ...]
    """Every state in which the unit can be afterwards, with its chance."""


@dataclass(frozen=True, slots=True)
class MeleeOdds:
    charger: SideOdds
    charged: SideOdds


@dataclass(slots=True)
class _Bout:
    """A possible moment of the melee: both sides as they stand (None: destroyed) and what they suffered so far."""

    chance: float
    charger: Unit | None
    charged: Unit | None
    taken: int = 0
    given: int = 0


def melee_odds(play: AofsPlay, charger: Unit, charged: Unit, *, strike_back: bool = True) -> MeleeOdds:
    """What comes of a charge of one unit on another, both as they stand now."""
    bouts = [*_counter(play, _Bout(1.0, charger, charged))]
    bouts = [after for bout in bouts for after in _charge(play, bout)]
    if strike_back:
        memory: dict[tuple[object, ...], AttackOdds] = {}
        bouts = [after for bout in bouts for after in _strike_back(play, bout, memory)]
    steady = (not charger.shaken, not charged.shaken)
    bouts = [after for bout in bouts for after in _morale(play, bout, strike_back, steady)]
    return MeleeOdds(
        _side(charger, [(bout.chance, bout.charger, bout.taken) for bout in bouts]),
        _side(charged, [(bout.chance, bout.charged, bout.given) for bout in bouts]),
    )


def impact_dice(play: AofsPlay, unit: Unit) -> int:
    return 0 if only_sixes(unit) else sum(play.rule_of(model, "impact") or 0 for model in unit.models)


def fear_of(play: AofsPlay, unit: Unit) -> int:
    return max((play.rule_of(model, "fear") or 0 for model in unit.models), default=0)


def worth(play: AofsPlay, model: Model) -> tuple[float, ...]:
    """What a player keeps to the last: heroes, command, toughness, arms."""
    sheet = play.model_sheets[model.id]
    arms = sum(weapon.attacks * (1 + weapon.ap) + len(weapon.rules) for weapon in sheet.weapons)
    return (sheet.rules.get("tough", 0), "hero" in sheet.rules, bool(sheet.command), arms)


def standing(play: AofsPlay, unit: Unit, after: Aftermath) -> Unit | None:
    """The unit as an attack leaves it, or None if it is destroyed."""
    if not after.models:
        return None
    if not after.caused:
        return unit
    left = unit.copy()
    if after.models < len(left.models):
        left.models = sorted(left.models, key=lambda model: worth(play, model), reverse=True)[: after.models]
    if after.models == 1:
        left.models[0].wounds = after.markers
    left.shaken = unit.shaken or after.newly_shaken
    return left


# ---- the steps


def _counters(strikers: list[Striker]) -> list[Striker]:
    return [one for one in strikers if "counter" in one.weapon.rules]


def _counter(play: AofsPlay, bout: _Bout) -> Iterator[_Bout]:
    charger, charged = bout.charger, bout.charged
    assert charger and charged
    first = _counters(strike_back_strikers(play, charged))
    if not first:
        yield bout
        return
    odds = attack_odds(play, first, charger, fear=fear_of(play, charged))
    for after, chance in odds.outcomes:
        yield _Bout(bout.chance * chance, standing(play, charger, after), charged, after.caused)


def _charge(play: AofsPlay, bout: _Bout) -> Iterator[_Bout]:
    charger, charged = bout.charger, bout.charged
    if not charger or not charged or (charger.shaken and play.ruling(COUNTER_DETAILS) == 1):
        yield bout
        return
    odds = attack_odds(
        play, charge_strikers(play, charger), charged, fear=fear_of(play, charger),
        impact=impact_dice(play, charger),
    )
    for after, chance in odds.outcomes:
        yield _Bout(bout.chance * chance, charger, standing(play, charged, after), bout.taken, after.caused)


def _strike_back(play: AofsPlay, bout: _Bout, memory: dict[tuple[object, ...], AttackOdds]) -> Iterator[_Bout]:
    charger, charged = bout.charger, bout.charged
    if not charger or not charged:
        yield bout
        return
    key = (id(charger), len(charged.models), charged.shaken)
    odds = memory.get(key)
    if odds is None:
        left = [one for one in strike_back_strikers(play, charged) if "counter" not in one.weapon.rules]
        odds = memory[key] = attack_odds(play, left, charger, fear=fear_of(play, charged))
    for after, chance in odds.outcomes:
        yield _Bout(
            bout.chance * chance, standing(play, charger, after), charged, bout.taken + after.caused, bout.given
        )


def _morale(play: AofsPlay, bout: _Bout, strike_back: bool, steady: tuple[bool, bool]) -> Iterator[_Bout]:
    """The loser tests. `steady`: which side was not Shaken before the melee."""
    charger, charged = bout.charger, bout.charged
    reading = play.ruling(LOSER)
    even = bout.given == bout.taken
    if not charger or not charged or (even and reading != 2):
        yield bout
        return
    if reading == 1 and not strike_back and bout.taken > bout.given:
        yield bout
        return
    tests = (even or bout.taken > bout.given, even or bout.given > bout.taken)
    for own, own_chance in _tested(play, charger, steady[0]) if tests[0] else [(charger, 1.0)]:
        for other, other_chance in _tested(play, charged, steady[1]) if tests[1] else [(charged, 1.0)]:
            yield _Bout(bout.chance * own_chance * other_chance, own, other, bout.taken, bout.given)


def _tested(play: AofsPlay, unit: Unit, steady: bool) -> Iterator[tuple[Unit | None, float]]:
    passed = morale_chance(play, unit)
    if passed:
        yield unit, passed
    if passed < 1.0:
        failed: Unit | None = None
        if not unit.shaken or (steady and play.ruling(ROUTS) == 1):
            failed = unit.copy()
            failed.shaken = True
        yield failed, 1.0 - passed


def _side(unit: Unit, ends: list[tuple[float, Unit | None, int]]) -> SideOdds:
    found: dict[End, float] = {}
    for chance, left, _ in ends:
        end = _end(left)
        found[end] = found.get(end, 0.0) + chance
    destroyed = sum(chance for end, chance in found.items() if not end.models)
    shaken = sum(chance for end, chance in found.items() if end.shaken)
    wounds = sum(chance * suffered for chance, _, suffered in ends)
    lost = sum(chance * (len(unit.models) - end.models) for end, chance in found.items())
    return SideOdds(destroyed, shaken, wounds, lost, tuple(sorted(found.items())))


def _end(left: Unit | None) -> End:
    if left is None:
        return End(0, 0, False)
    return End(len(left.models), left.models[0].wounds if len(left.models) == 1 else 0, left.shaken)
