"""Moves that a unit could make: candidate places, the best first, and the first of them that the judge allows."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

from walstatt.core.refusal import Refused
from walstatt.games.aofs.movement import Going, end_places, judge
from walstatt.games.aofs.play import AofsPlay
from walstatt.games.aofs.rounds import SEIZE
from walstatt.games.aofs.state import Objective, Unit
from walstatt.games.aofs.walking import Walk
from walstatt.table.shapes import Point

DIRECTIONS = [(cos(turn * pi / 8), sin(turn * pi / 8)) for turn in range(16)]
SHARES = (1.0, 0.5)
FIRST_LEG = 0.5
TURNS = (-3, -2, 2, 3)
SHORT = 0.01
"""What a move stays below its limit."""
MOST_TRIES = 24
HELD_UP = 4.0
"""Points short of the best place at which the unit looks for a way around."""

Value = dict[str, list[list[float]]]


class Candidate(NamedTuple):
    """A step of the whole unit, in one leg or over a corner."""

    score: float
    legs: tuple[Point, ...]
    """Where the unit is moved to, as steps from where it stands."""


class Step(NamedTuple):
    """A move that is allowed."""

    value: Value
    places: tuple[Point, ...]
    walks: Mapping[str, Walk]


def reach_of(to: Going, unit: Unit) -> float:
    """How far the whole unit can go together."""
    return min(to.limits[model.id].total - to.spent.get(model.id, 0.0) for model in unit.models) - SHORT


def straight_steps(unit: Unit, reach: float, objectives: Iterable[Objective], radius: float) -> Iterator[Point]:
    """Steps all around, and steps that end at objectives in reach."""
    for share in SHARES:
        for x, y in DIRECTIONS:
            yield (share * reach * x, share * reach * y)
    for objective in objectives:
        yield from _to_objective(unit, objective, reach, radius)


def _to_objective(unit: Unit, objective: Objective, reach: float, radius: float) -> Iterator[Point]:
    """Just far enough to hold it, well inside, and onto it, for the model that is nearest."""
    lead = min(unit.models, key=lambda model: hypot(objective.x - model.x, objective.y - model.y))
    dx, dy = objective.x - lead.x, objective.y - lead.y
    away = hypot(dx, dy)
    if away < 0.1:
        return
    for short_of in (SEIZE + radius - 0.1, 1.8, 0.2):
        share = (away - short_of) / away
        if 0 < share * away <= reach:
            yield (share * dx, share * dy)


def cornered_steps(reach: float) -> Iterator[tuple[Point, Point]]:
    """Two legs: out in one direction, on in another."""
    first, rest = FIRST_LEG * reach, (1.0 - FIRST_LEG) * reach
    for number, (x, y) in enumerate(DIRECTIONS):
        corner = (first * x, first * y)
        for turn in TURNS:
            a, b = DIRECTIONS[(number + turn) % len(DIRECTIONS)]
            yield corner, (corner[0] + rest * a, corner[1] + rest * b)


def moved_by(unit: Unit, step: Point) -> list[Point]:
    return [(model.x + step[0], model.y + step[1]) for model in unit.models]


def value_of(unit: Unit, legs: Sequence[Point]) -> Value:
    """The answer to a Move question: every model makes the same steps."""
    return {model.id: [[model.x + dx, model.y + dy] for dx, dy in legs] for model in unit.models}


def allowed_step(play: AofsPlay, unit: Unit, to: Going, value: Mapping[str, Any]) -> Step | None:
    """The move if the judge allows it and nobody has to jump."""
    try:
        walks = judge(play, unit, value, to)
    except Refused:
        return None
    if any(walk.jumps for walk in walks.values()):
        return None
    return Step(dict(value), tuple(end_places(unit, walks)), walks)


def best_steps(
    play: AofsPlay, unit: Unit, to: Going, wish: Callable[[Sequence[Point]], float], most: int
) -> list[Step]:
    """Up to so many allowed moves, those that the wish values most first."""
    reach = reach_of(to, unit)
    if reach <= SHORT:
        return []
    candidates = [
        Candidate(wish(moved_by(unit, step)), (step,))
        for step in straight_steps(unit, reach, play.state.objectives, play.radius(unit))
    ]
    candidates.sort(reverse=True)
    found = _first_allowed(play, unit, to, candidates, most)
    if not found or wish(found[0].places) < candidates[0].score - HELD_UP:
        around = [Candidate(wish(moved_by(unit, end)), (corner, end)) for corner, end in cornered_steps(reach)]
        around.sort(reverse=True)
        found += _first_allowed(play, unit, to, around, 1)
    return found


def _first_allowed(play: AofsPlay, unit: Unit, to: Going, candidates: list[Candidate], most: int) -> list[Step]:
    found: list[Step] = []
    for candidate in candidates[:MOST_TRIES]:
        step = allowed_step(play, unit, to, value_of(unit, candidate.legs))
        if step is not None:
            found.append(step)
            if len(found) == most:
                break
    return found
