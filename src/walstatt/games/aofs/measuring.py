"""Distances, reach and sight as this game asks for them (aofs.r.measuring, aofs.r.line_of_sight)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.state import TABLE, Model, Unit
from walstatt.table.shapes import TOLERANCE
from walstatt.table.sight import Eye, sees

MEASURING = "aofs.r.measuring"
MELEE_REACH = 2.0
MELEE_REACH_UP = 4.0


def rims(play: AofsPlay, r: float, other_r: float) -> float:
    """What is taken off the distance of two centres: both radii, or nothing where centres are measured."""
    return 0.0 if play.ruling(MEASURING) else r + other_r


def base_gap(play: AofsPlay, unit: Unit, model: Model, other_unit: Unit, other: Model) -> float:
    """Between two bases, whatever the table measures distances by: contact is contact."""
    gap = hypot(model.x - other.x, model.y - other.y) - play.radius(unit) - play.radius(other_unit)
    return gap if gap > 0 else 0.0


def distance_to_unit(play: AofsPlay, unit: Unit, model: Model, other_unit: Unit) -> float:
    """From a model to the nearest model of a unit."""
    nearest = min(hypot(model.x - other.x, model.y - other.y) for other in other_unit.models)
    nearest -= rims(play, play.radius(unit), play.radius(other_unit))
    return nearest if nearest > 0 else 0.0


def unit_distance(play: AofsPlay, unit: Unit, other_unit: Unit) -> float:
    """Between the nearest models of two units."""
    return min(distance_to_unit(play, unit, model, other_unit) for model in unit.models)


def distance_to_point(play: AofsPlay, unit: Unit, model: Model, x: float, y: float) -> float:
    """From the base edge to a point."""
    return max(0.0, hypot(model.x - x, model.y - y) - (0.0 if play.ruling(MEASURING) else play.radius(unit)))


def in_melee_reach(play: AofsPlay, unit: Unit, model: Model, enemy: Unit) -> bool:
    """Is a model of the enemy unit within 2 inches horizontally and 4 vertically? (aofs.melee.reach)"""
    limit = MELEE_REACH + rims(play, play.radius(unit), play.radius(enemy)) + TOLERANCE
    return any(
        abs(model.z - other.z) <= MELEE_REACH_UP + TOLERANCE and hypot(model.x - other.x, model.y - other.y) <= limit
        for other in enemy.models
    )


def eye(play: AofsPlay, unit: Unit, model: Model) -> Eye:
    sheet = play.sheets[unit.id]
    return Eye(model.x, model.y, sheet.base / 2, model.z + sheet.height)


def in_sight(play: AofsPlay, unit: Unit, model: Model, other_unit: Unit, other: Model) -> bool:
    """Does the model see the other? A model always sees its own unit."""
    if unit is other_unit:
        return True
    if play.ruling("aofs.r.line_of_sight"):
        return _sees(play, unit, model, other_unit, other, list(_bystanders(play, unit, other_unit)))
    key = (unit.id, model.x, model.y, other_unit.id, other.x, other.y)
    known: bool | None = play.memory.get(key)
    if known is None:
        known = _sees(play, unit, model, other_unit, other, ())
        play.remember(key, known)
    return known


def _sees(
    play: AofsPlay, unit: Unit, model: Model, other_unit: Unit, other: Model, bystanders: Sequence[Eye]
) -> bool:
    blockers = play.ground.of_kind("sight_blocker")
    return sees(eye(play, unit, model), eye(play, other_unit, other), blockers, bystanders)


def _bystanders(play: AofsPlay, *but: Unit) -> Iterable[Eye]:
    for unit in play.state.units.values():
        if unit.place == TABLE and all(unit is not one for one in but):
            for model in unit.models:
                yield eye(play, unit, model)


def sees_unit(play: AofsPlay, unit: Unit, model: Model, other_unit: Unit, reach: float, *, blind: bool = False) -> bool:
    """Is one and the same model of the other unit within reach and (unless fired blindly) in sight?"""
    limit = reach + rims(play, play.radii[unit.id], play.radii[other_unit.id]) + TOLERANCE
    for other in other_unit.models:
        if hypot(model.x - other.x, model.y - other.y) <= limit and (
            blind or in_sight(play, unit, model, other_unit, other)
        ):
            return True
    return False
