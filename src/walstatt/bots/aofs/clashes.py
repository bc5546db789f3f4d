"""What one unit would do to another, by exact odds, wherever they stand; remembered from one decision to the next."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.bots.aofs.values import lost_to_attack, lost_to_melee
from walstatt.games.aofs.attacks import Striker, hit_need, weapon_types
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import Unit
from walstatt.odds.aofs import AttackOdds, attack_odds
from walstatt.odds.aofs_melee import melee_odds

MOST_REMEMBERED = 20_000

Key = tuple[object, ...]


class Blow(NamedTuple):
    """What an attack takes from its target: points, the chance that it is destroyed, and that it becomes Shaken."""

    points: float
    out: float
    shaken: float


class Clash(NamedTuple):
    """A melee: what the charged unit loses, what the charger loses."""

    given: Blow
    taken: Blow


NO_BLOW = Blow(0.0, 0.0, 0.0)


class Clashes:
    """The memory of all pairs. A pair is looked up by everything that its odds depend on."""

    def __init__(self) -> None:
        self._shots: dict[Key, Blow] = {}
        self._melees: dict[Key, Clash] = {}

    def shot(self, play: AofsPlay, unit: Unit, target: Unit, *, cover: bool) -> Blow:
        """All that the unit can shoot, as if every model had the target in range and sight."""
        key = (*state_key(unit), *state_key(target), cover)
        known = self._shots.get(key)
        if known is None:
            _make_room(self._shots)
            known = self._shots[key] = self._shoot(play, unit, target, cover)
        return known

    def melee(self, play: AofsPlay, charger: Unit, charged: Unit) -> Clash:
        key = (*state_key(charger), *state_key(charged))
        known = self._melees.get(key)
        if known is None:
            _make_room(self._melees)
            odds = melee_odds(play, charger, charged)
            known = self._melees[key] = Clash(
                Blow(lost_to_melee(play, charged, odds.charged), odds.charged.destroyed, odds.charged.shaken),
                Blow(lost_to_melee(play, charger, odds.charger), odds.charger.destroyed, odds.charger.shaken),
            )
        return known

    def _shoot(self, play: AofsPlay, unit: Unit, target: Unit, cover: bool) -> Blow:
        armed = _shooters(play, unit, target, cover)
        return blow(play, target, attack_odds(play, armed, target)) if armed else NO_BLOW


def blow(play: AofsPlay, target: Unit, odds: AttackOdds) -> Blow:
    return Blow(lost_to_attack(play, target, odds), odds.kill_chance, odds.shaken_chance)


def state_key(unit: Unit) -> Key:
    """Everything about a unit that odds depend on, but where it stands."""
    models = unit.models
    effects = tuple(effect.kind for effect in unit.effects) if unit.effects else ()
    used = tuple(model.used for model in models if model.used)
    ids = tuple(model.id for model in models)
    return (ids, sum(model.wounds for model in models), unit.shaken, unit.exhausted, effects, used)


def _make_room(memory: dict[Key, Blow] | dict[Key, Clash]) -> None:
    if len(memory) > MOST_REMEMBERED:
        memory.clear()


def _shooters(play: AofsPlay, unit: Unit, target: Unit, cover: bool) -> list[Striker]:
    modifiers = []
    if play.all_have(target, "stealth"):
        modifiers.append((-1, "aofs.special.stealth"))
    if play.has_effect(unit, "hit_bonus"):
        modifiers.append((1, "aofs.r.spell_zielsegen"))
    found = []
    for armed in weapon_types(play, unit, ranged=True).values():
        for model, weapon in armed:
            extra = tuple(rule for rule in ("surge", "relentless") if rule in weapon.rules)
            need = hit_need(play, unit, weapon, modifiers, "")
            covered = cover and "blast" not in weapon.rules
            found.append(Striker(model, weapon, need, weapon.ap, 0, extra, covered))
    return found


def longest_range(play: AofsPlay, unit: Unit) -> float:
    """The range of the unit's furthest weapon that can still be fired, or 0."""
    return max(
        (armed[0][1].range for armed in weapon_types(play, unit, ranged=True).values()),
        default=0.0,
    )
