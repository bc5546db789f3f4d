"""What things are worth to the captain, in points of the army lists."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import Unit
from walstatt.odds.aofs import AttackOdds
from walstatt.odds.aofs_melee import SideOdds

LAST_ROUND = 4
SHAKEN_SHARE = 0.65
"""What a Shaken unit is worth of a steady one."""


@dataclass(frozen=True, slots=True)
class Temper:
    """The numbers by which the captain weighs one thing against another. Found by letting captains fight it out."""

    objective: tuple[float, float, float, float] = (60.0, 70.0, 80.0, 130.0)
    """An objective at the end of each round, in points."""
    points: tuple[float, float, float, float] = (1.0, 1.0, 0.75, 0.2)
    """A point of units in each round: nothing counts at the end but objectives."""
    arrives: float = 0.85
    """How sure a plan to be at an objective is, before distance takes its share."""
    slower: float = 0.8
    """What every further activation on the way leaves of it."""
    caution: float = 0.4
    """How much a possible loss counts."""
    rivals: float = 0.7
    """How much other targets draw an enemy away."""
    next_round: float = 0.5
    """How much an enemy that has already acted is to be feared."""
    menace: float = 0.3
    """What an attack of the next round is worth now."""
    strikes_first: float = 0.5
    flees_first: float = 0.5
    waits: float = 0.2
    """How much an attack, a threat, and an exposed end speak for acting now, or later."""
    breaking: float = 0.5
    """How much it counts to bring an army down to half its units, where all of them have to test."""
    charge_loss: float = 1.0
    """How much the losses of a charge count."""
    exhaustion: float = 0.06
    """What being exhausted costs of a unit's worth."""
    whim: float = 1.0
    """Points by which two plans may differ and still be taken for equal."""


STEADY = Temper()


def round_now(play: AofsPlay) -> int:
    return min(max(play.state.round, 1), LAST_ROUND)


def unit_worth(play: AofsPlay, unit: Unit) -> float:
    """What a unit is worth as it stands."""
    if not unit.models:
        return 0.0
    markers, tough = last_model(play, unit)
    sheet = play.sheets[unit.id]
    return _worth(sheet.points, len(sheet.models), len(unit.models), markers, tough, unit.shaken)


def _worth(points: int, total: int, models: int, markers: int, tough: int, shaken: bool) -> float:
    if not models:
        return 0.0
    left = points * (0.25 + 0.75 * models / total)
    if models == 1 and markers:
        left *= 1.0 - 0.5 * min(1.0, markers / (tough + 3))
    return left * SHAKEN_SHARE if shaken else left


def last_model(play: AofsPlay, unit: Unit) -> tuple[int, int]:
    """Markers and Tough of the model that is kept to the last."""
    keeper = max(unit.models, key=lambda model: play.model_sheets[model.id].rules.get("tough", 0))
    return keeper.wounds, play.model_sheets[keeper.id].rules.get("tough", 0)


def lost_to_attack(play: AofsPlay, unit: Unit, odds: AttackOdds) -> float:
    """How much of its worth an attack takes from a unit, on average."""
    shaken = unit.shaken
    return _lost(
        play, unit,
        ((after.models, after.markers, shaken or after.newly_shaken, chance) for after, chance in odds.outcomes),
    )


def lost_to_melee(play: AofsPlay, unit: Unit, odds: SideOdds) -> float:
    """The same for a whole melee."""
    return _lost(play, unit, ((end.models, end.markers, end.shaken, chance) for end, chance in odds.ends))


def _lost(play: AofsPlay, unit: Unit, ends: Iterable[tuple[int, int, bool, float]]) -> float:
    sheet = play.sheets[unit.id]
    _, tough = last_model(play, unit)
    left = sum(
        chance * _worth(sheet.points, len(sheet.models), models, markers, tough, shaken)
        for models, markers, shaken, chance in ends
    )
    return unit_worth(play, unit) - left
