"""What unsaved wounds do to a unit: groups, Regeneration, Deadly, markers, the wound effect. Numbers only."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from walstatt.games.aofs.wounds import OUT_AT, REGENERATES_AT
from walstatt.odds.distributions import Distribution, binomial

FACES = 6
SUFFERED = (REGENERATES_AT - 1) / FACES
"""The chance that a wound is not regenerated."""


class Victim(NamedTuple):
    """A model of the target unit."""

    regenerates: bool
    tough: int
    """0 without the rule."""
    markers: int


class Victims(NamedTuple):
    """A unit that is attacked: its models in the order in which they fall, and the one that is kept to the last."""

    others: tuple[Victim, ...]
    last: Victim
    shaken: bool


class Readings(NamedTuple):
    """The rulings that change the odds."""

    roll_after_each_type: bool = False
    tough_in_groups: bool = False
    regenerates_before_deadly: bool = False


class Aftermath(NamedTuple):
    """A unit after an attack. `models` is 0 if it is destroyed."""

    models: int
    markers: int
    """On the last model, where only one is left."""
    caused: int
    """Wounds that took effect."""
    newly_shaken: bool
    """A wound effect was Shaken."""


class _Now(NamedTuple):
    """A unit in the middle of an attack."""

    fallen: int
    markers: int
    """On the model that is next to fall, or on the last one."""
    caused: int
    marked: bool
    """The last model got markers for which no effect has been rolled."""
    shaken: bool
    effect: bool
    """A wound effect was Shaken."""
    gone: bool


Blow = tuple[Distribution, int, bool]
"""The unsaved wounds of one weapon type, its Deadly, and whether the wounds may be regenerated."""

_Chances = dict[_Now, float]


def suffer_all(
    victims: Victims, blows: Iterable[Blow], fear: int, readings: Readings
) -> tuple[tuple[Aftermath, float], ...]:
    """Every state of the unit after these blows and the wound effect, with its chance."""
    start = victims.others[0] if victims.others else victims.last
    now: _Chances = {_Now(0, start.markers, 0, False, victims.shaken, False, False): 1.0}
    for wounds, deadly, regeneration in blows:
        struck = _Struck(victims, deadly, regeneration, readings)
        now = struck.suffer(now, wounds)
        if readings.roll_after_each_type:
            now = _settle(now, victims, fear)
    after: dict[Aftermath, float] = {}
    for state, chance in _settle(now, victims, fear).items():
        end = _aftermath(state, victims)
        after[end] = after.get(end, 0.0) + chance
    return tuple(sorted(after.items()))


def _aftermath(state: _Now, victims: Victims) -> Aftermath:
    if state.gone:
        return Aftermath(0, 0, state.caused, False)
    models = len(victims.others) + 1 - state.fallen
    return Aftermath(models, state.markers if models == 1 else 0, state.caused, state.effect)


class _Struck:
    """A unit under the blow of one weapon type."""

    def __init__(self, victims: Victims, deadly: int, regeneration: bool, readings: Readings) -> None:
        self.victims = victims
        self.deadly = deadly
        self.regeneration = regeneration
        self.readings = readings

    def suffer(self, now: _Chances, wounds: Distribution) -> _Chances:
        after: _Chances = {}
        for state, chance in now.items():
            for count, weight in enumerate(wounds):
                if weight:
                    self._spread(state, count, chance * weight, after)
        return after

    def _spread(self, state: _Now, wounds: int, chance: float, after: _Chances) -> None:
        """Wounds fall on the group one by one; what is left over goes to the last model at once."""
        if not wounds or state.gone:
            after[state] = after.get(state, 0.0) + chance
            return
        if state.fallen == len(self.victims.others):
            self._mark(state, wounds, chance, after)
            return
        for next_state, weight in self._wound_one(state):
            self._spread(next_state, wounds - 1, chance * weight, after)

    def _wound_one(self, state: _Now) -> list[tuple[_Now, float]]:
        victim = self.victims.others[state.fallen]
        found = []
        for suffered, weight in enumerate(self._suffered(victim, 1)):
            if not weight:
                continue
            if not suffered:
                found.append((state, weight))
                continue
            markers = state.markers + suffered
            if markers < max(victim.tough, 1):
                found.append((state._replace(markers=markers, caused=state.caused + 1), weight))
            else:
                found.append((self._fell(state), weight))
        return found

    def _fell(self, state: _Now) -> _Now:
        fallen = state.fallen + 1
        others = self.victims.others
        following = others[fallen] if fallen < len(others) else self.victims.last
        return state._replace(fallen=fallen, markers=following.markers, caused=state.caused + 1)

    def _mark(self, state: _Now, wounds: int, chance: float, after: _Chances) -> None:
        for suffered, weight in enumerate(self._suffered(self.victims.last, wounds)):
            if not weight:
                continue
            hurt = state
            if suffered:
                markers, caused = state.markers + suffered, state.caused + suffered
                hurt = state._replace(markers=markers, caused=caused, marked=True)
            after[hurt] = after.get(hurt, 0.0) + chance * weight

    def _suffered(self, victim: Victim, wounds: int) -> Distribution:
        """The wounds that a model really suffers, multiplied by Deadly."""
        if not (self.regeneration and victim.regenerates):
            return (*(0.0,) * (wounds * self.deadly), 1.0)
        if not self.readings.regenerates_before_deadly:
            return binomial(wounds * self.deadly, SUFFERED)
        kept = [0.0] * (wounds * self.deadly + 1)
        for count, weight in enumerate(binomial(wounds, SUFFERED)):
            kept[count * self.deadly] += weight
        return tuple(kept)


def _settle(now: _Chances, victims: Victims, fear: int) -> _Chances:
    """The wound effect on the last model, where it got markers."""
    after: _Chances = {}
    for state, chance in now.items():
        tough = victims.last.tough
        rolls = state.marked and not state.gone and not (tough and state.markers < tough)
        if not rolls:
            still = state._replace(marked=False)
            after[still] = after.get(still, 0.0) + chance
            continue
        out = out_chance(state.markers, state.shaken, fear, tough)
        for end, weight in (
            (state._replace(marked=False, gone=True, effect=False), out),
            (state._replace(marked=False, shaken=True, effect=True), 1.0 - out),
        ):
            if weight:
                after[end] = after.get(end, 0.0) + chance * weight
    return after


def out_chance(markers: int, shaken: bool, fear: int, tough: int) -> float:
    """The wound effect die knocks the model out."""
    out_at = OUT_AT - 1 + tough if tough else OUT_AT
    needed = out_at - markers - shaken - fear
    return min(max((FACES + 1 - needed) / FACES, 0.0), 1.0)
