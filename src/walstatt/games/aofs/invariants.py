"""What must hold in every position, whatever was answered: the soak test asks this after every answer."""
from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from walstatt.games.aofs.magic import MOST_TOKENS
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.rounds import ROUNDS
from walstatt.games.aofs.state import GONE, NOBODY, TABLE, Unit
from walstatt.games.aofs.walking import stand_problem
from walstatt.table.overlaps import overlaps
from walstatt.table.shapes import TOLERANCE

SLACK = 2 * TOLERANCE


def problems(play: AofsPlay) -> list[str]:
    if play.measured_by_people:
        return list(_values(play))
    return [*_values(play), *_places(play), *_overlaps(play)]


def _values(play: AofsPlay) -> Iterator[str]:
    state = play.state
    if not 0 <= state.round <= ROUNDS or state.turn not in (0, 1) or state.starter not in (0, 1):
        yield f"round {state.round}, turn {state.turn}, starter {state.starter}"
    for objective in state.objectives:
        if objective.owner not in (NOBODY, 0, 1):
            yield f"objective owned by {objective.owner}"
    for unit in state.units.values():
        yield from _unit_values(play, unit)


def _unit_values(play: AofsPlay, unit: Unit) -> Iterator[str]:
    if (unit.place == GONE) != (not unit.models):
        yield f"{unit.id} is {unit.place} with {len(unit.models)} models"
    if unit.shaken and unit.place != TABLE:
        yield f"{unit.id} is Shaken and {unit.place}"
    for model in unit.models:
        if not 0 <= model.tokens <= MOST_TOKENS or model.wounds < 0:
            yield f"{model.id} has {model.tokens} tokens and {model.wounds} markers"
        if len(unit.models) > 1 and model.wounds and play.ruling("aofs.r.tough_in_groups") == 0:
            yield f"{model.id} has markers in a group"


def _places(play: AofsPlay) -> Iterator[str]:
    for unit in play.state.units.values():
        for model in unit.models if unit.place == TABLE else ():
            if not (isfinite(model.x) and isfinite(model.y)):
                yield f"{model.id} is nowhere"
            elif model.z != play.ground.level(model.x, model.y):
                yield f"{model.id} floats at {model.z}"
            else:
                problem = stand_problem(play, model.x, model.y, play.radius(unit) - SLACK)
                if problem:
                    yield f"{model.id} stands at {model.x:.3f}, {model.y:.3f}: {problem}"


def _overlaps(play: AofsPlay) -> Iterator[str]:
    return overlaps([
        (model, play.radius(unit))
        for unit in play.state.units.values()
        if unit.place == TABLE
        for model in unit.models
    ], SLACK)
