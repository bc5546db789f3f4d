"""Exact odds for the rolls of Age of Fantasy: Skirmish.

    odds = attack_odds(play, strikers, target)
    odds.kill_chance, odds.expected_wounds, odds.wounds

Every number comes from the tallies that the engine itself rolls against; the arithmetic is done once for each set of
numbers and then remembered. Three things are the players' choice and taken as follows: of a group the toughest model
is kept to the last and regenerating ones fall first; a Blast bursts where it does the target unit the least harm (or
the most, where the attacker picks) among the models that stand now; its odd hits, and of different hits those with
the higher AP, fall on the target unit first. Not counted: pushes, and what a Blast does to other units.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from walstatt.core.tally import Tally
from walstatt.games.aofs.attacks import (
    BLAST_REACH,
    IGNORES_REGENERATION,
    RENDING_AP,
    Striker,
    defence_need,
)
from walstatt.games.aofs.magic import CAST_AT
from walstatt.games.aofs.measuring import rims
from walstatt.games.aofs.melee import FEAR_DETAILS, IMPACT_AT
from walstatt.games.aofs.morale import FEARLESS_AT, heroes_near
from walstatt.games.aofs.morale import need as morale_need
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.profiles import Spell, Weapon
from walstatt.games.aofs.special_moves import JUMP_AT, STRIDER_JUMP_AT
from walstatt.games.aofs.state import Model, Unit
from walstatt.games.aofs.walking import Jump
from walstatt.odds.aofs_hits import Batch, Burst, Dice, batch_hits, batch_wounds
from walstatt.odds.aofs_wounds import Aftermath, Readings, Victim, Victims, suffer_all
from walstatt.odds.distributions import NEVER, Distribution, add_into, convolve, mean
from walstatt.table.shapes import TOLERANCE

FACES = 6
NO_RULES: frozenset[tuple[str, int]] = frozenset()
AS_USUAL = Readings()


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """What one attack of one unit on another does. Distributions are tuples: entry k is the chance of k."""

    hits: Distribution
    """Hits of all weapons and of Impact, before Blast multiplies them."""
    unsaved: Distribution
    """Failed defence rolls of the target unit."""
    wounds: Distribution
    """Wounds that take effect: models that fall, and markers on the last one."""
    models_lost: Distribution
    expected_wounds: float
    expected_models_lost: float
    kill_chance: float
    """The whole unit is destroyed."""
    shaken_chance: float
    """A wound effect leaves the unit Shaken, and standing."""
    outcomes: tuple[tuple[Aftermath, float], ...]
    """Every state in which the target can be afterwards, with its chance."""


def attack_odds(
    play: AofsPlay, strikers: Sequence[Striker], target: Unit, *, fear: int = 0, impact: int = 0
) -> AttackOdds:
    """The odds of these strikers against the target as it stands; `fear` is their Fear, `impact` their Impact dice."""
    batches = [_batch(play, armed, target) for armed in _by_weapon(strikers)]
    if len(batches) > 1:
        batches.sort(key=_is_ordinary)
    if impact:
        deadly = sum(batch.deadly > 1 for batch in batches)
        batches.insert(deadly, _impact_batch(play, target, impact))
    return _attack(_victims(play, target), tuple(batches), _counted_fear(play, fear), _readings(play))


def spell_odds(play: AofsPlay, spell: Spell, target: Unit) -> AttackOdds:
    """What a spell that causes hits does once it works."""
    weapon = Weapon(spell.key, spell.name, ap=spell.ap, rules=spell.rules)
    save = int(defence_need(play, target, spell.ap, False).total)
    batch = _with_rules(play, (Dice(spell.hits, 1, 0, save, save),), weapon, target)
    return _attack(_victims(play, target), (batch,), 0, _readings(play))


# ---- single rolls


def test_chance(tally: Tally) -> float:
    """One die reaches the total."""
    needed = min(max(tally.total, 1), FACES + 1)
    return (FACES + 1 - needed) / FACES


test_chance.__test__ = False  # type: ignore[attr-defined]  # pytest would take it for a test of its own


def morale_chance(play: AofsPlay, unit: Unit) -> float:
    """The unit passes a morale test, with the best Quality that it may use."""
    passed = 0.0
    if not unit.shaken:
        passed = max(test_chance(morale_need(play, unit, hero)) for hero in (None, *heroes_near(play, unit)))
    fearless = play.all_have(unit, "fearless")
    if fearless and not (unit.shaken and play.ruling("aofs.r.fearless_shaken") == 1):
        passed += (1.0 - passed) * (FACES + 1 - FEARLESS_AT) / FACES
    return passed


def cast_chance(helped: int = 0, hindered: int = 0) -> float:
    """A spell works with so many tokens for and against it."""
    need = Tally(CAST_AT, "aofs.special.caster_roll", 2, 6)
    need.change(hindered - helped, "aofs.special.caster_interfere")
    return test_chance(need)


def jump_chance(play: AofsPlay, model: Model, leap: Jump) -> float:
    """The model makes this jump."""
    if play.has(model, "flying"):
        return 1.0
    need = STRIDER_JUMP_AT if play.has(model, "strider") else JUMP_AT
    return float(((FACES + 1 - need) / FACES) ** leap.dice)


# ---- from the position to numbers


def _by_weapon(strikers: Iterable[Striker]) -> Iterable[list[Striker]]:
    """As the engine rolls them: one roll for each weapon type; copies that differ in their rules apart."""
    batches: dict[tuple[str, frozenset[tuple[str, int]]], list[Striker]] = {}
    for one in strikers:
        rules = one.weapon.rules
        batches.setdefault((one.weapon.key, frozenset(rules.items()) if rules else NO_RULES), []).append(one)
    return batches.values()


def _is_ordinary(batch: Batch) -> bool:
    """Deadly weapons come first (aofs.special.deadly_first)."""
    return batch.deadly == 1


def _batch(play: AofsPlay, strikers: list[Striker], target: Unit) -> Batch:
    """All weapons of one type."""
    weapon = strikers[0].weapon
    blast = "blast" in weapon.rules
    saves: dict[tuple[int, bool], int] = {}
    dice = []
    for one in strikers:
        cover = one.in_cover and not blast
        plain = one.ap + one.plus
        save = saves.get((plain, cover))
        if save is None:
            save = saves[plain, cover] = int(defence_need(play, target, plain, cover).total)
        six = save
        if "rending" in one.weapon.rules:
            six = int(defence_need(play, target, max(one.ap, RENDING_AP) + one.plus, cover).total)
        dice.append(Dice(one.weapon.attacks, int(one.need.total), len(one.extra), save, six))
    return _with_rules(play, tuple(dice), weapon, target)


def _with_rules(play: AofsPlay, dice: tuple[Dice, ...], weapon: Weapon, target: Unit) -> Batch:
    rules = weapon.rules
    if not rules:
        return Batch(dice)
    burst = _burst(play, target, rules["blast"]) if "blast" in rules else None
    regeneration = not any(rule in rules for rule in IGNORES_REGENERATION)
    return Batch(dice, rules.get("deadly", 1), "bane" in rules, regeneration, burst)


def _impact_batch(play: AofsPlay, target: Unit, impact: int) -> Batch:
    save = int(defence_need(play, target, 0, False).total)
    braced = sum(
        any("counter" in weapon.rules for weapon in play.model_sheets[model.id].weapons) for model in target.models
    )
    return Batch((Dice(impact, IMPACT_AT, 0, save, save),), braced=braced)


def _burst(play: AofsPlay, target: Unit, blast: int) -> Burst:
    """How a Blast multiplies and how many of those near are models of the target."""
    if play.measured_by_people:
        return Burst(min(blast, len(target.models)), len(target.models), len(target.models))
    reading = play.ruling("aofs.r.blast_area")
    found = []
    for centre in target.models:
        own = _count_near(play, target, centre, target)
        others = 0
        if reading != 1:
            near = (unit for unit in play.state.of(target.seat) if unit.id != target.id)
            others = sum(_count_near(play, target, centre, unit) for unit in near)
        found.append(Burst(min(blast, own + others), own + others, own))
    pick = max if reading == 2 else min
    return pick(found, key=lambda one: (one.factor * one.own / one.struck, -one.struck))


def _count_near(play: AofsPlay, target: Unit, centre: Model, unit: Unit) -> int:
    limit = BLAST_REACH + rims(play, play.radius(target), play.radius(unit)) + TOLERANCE
    return sum(hypot(model.x - centre.x, model.y - centre.y) <= limit for model in unit.models)


def _victims(play: AofsPlay, target: Unit) -> Victims:
    """The models of the target in the order in which they fall, the last one apart."""
    sheets = play.model_sheets
    models = target.models
    if len(models) == 1:
        return Victims((), _victim(sheets[models[0].id].rules, models[0]), target.shaken)
    tough_groups = play.ruling("aofs.r.tough_in_groups") == 1
    keeper = max(models, key=lambda one: sheets[one.id].rules.get("tough", 0))
    others = [_victim(sheets[one.id].rules, one) for one in models if one is not keeper]
    if not tough_groups:
        others = [Victim(one.regenerates, 1, 0) for one in others]
    others.sort(key=lambda one: (-one.markers, not one.regenerates))
    return Victims(tuple(others), _victim(sheets[keeper.id].rules, keeper), target.shaken)


def _victim(rules: dict[str, int], model: Model) -> Victim:
    return Victim("regeneration" in rules, rules.get("tough", 0), model.wounds)


def _counted_fear(play: AofsPlay, fear: int) -> int:
    return 0 if fear and play.ruling(FEAR_DETAILS) == 1 else fear


def _readings(play: AofsPlay) -> Readings:
    if not play.rulings:
        return AS_USUAL
    return Readings(
        play.ruling("aofs.r.one_effect_roll") == 1,
        play.ruling("aofs.r.tough_in_groups") == 1,
        play.ruling("aofs.r.regeneration_timing") == 1,
    )


# ---- numbers only


@lru_cache(maxsize=16384)
def _attack(victims: Victims, batches: tuple[Batch, ...], fear: int, readings: Readings) -> AttackOdds:
    hits = unsaved = NEVER
    for batch in batches:
        hits = convolve(hits, batch_hits(batch))
        unsaved = convolve(unsaved, batch_wounds(batch))
    blows = [(batch_wounds(batch), batch.deadly, batch.regeneration) for batch in batches]
    outcomes = suffer_all(victims, blows, fear, readings)
    before = len(victims.others) + 1
    wounds: list[float] = [0.0]
    lost: list[float] = [0.0]
    killed = shaken = 0.0
    for after, chance in outcomes:
        add_into(wounds, (*(0.0,) * after.caused, 1.0), chance)
        add_into(lost, (*(0.0,) * (before - after.models), 1.0), chance)
        killed += chance * (after.models == 0)
        shaken += chance * after.newly_shaken
    return AttackOdds(
        hits, unsaved, tuple(wounds), tuple(lost), mean(tuple(wounds)), mean(tuple(lost)), killed, shaken, outcomes
    )
