"""Typed moves and places: `n 5`, `to 24 13`, `towards b3`, `24,13 26,15`, `a1.2: 24,13; a1.3: n 2`, `stay`.

Who gives one place for a whole unit means its first model; the others keep their formation.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import Any, Protocol

from walstatt.cli.typed_words import STAY, TO, TOWARDS, Misread, direction, is_pair, length, number, pair, point
from walstatt.core.questions import Move, Place
from walstatt.core.refusal import Refused
from walstatt.table.paths import cut, path_length
from walstatt.table.shapes import Point

Value = dict[str, list[list[Any]]]
STEPS = 10
"""How often the way is halved to find how far it goes."""
NEARLY = 0.002


class Tabletop(Protocol):
    """What a client must know of the table to read moves."""

    def place_of(self, model_id: str) -> Point | None:
        """Where a model stands, or None if it is not on the table."""

    def find(self, word: str) -> Point | None:
        """Where a unit, a model or an objective is that somebody names."""

    def formation(self, question: Place, x: float, y: float) -> list[list[float]]:
        """Places for all subjects around a point."""

    def reach(self, question: Move | Place) -> float:
        """The most inches that any subject may go."""

    def ways(self, question: Move, model_id: str, goal: Point, *, near: bool) -> Iterator[list[Point]]:
        """Paths around obstacles that lead a model to a goal (or near it), best first, as long as they may be."""

    def has_obvious_way(self, question: Move) -> bool:
        """Is the program's own proposal what nearly everybody would do?"""


# ---- moves


def read_move(question: Move, typed: str, tabletop: Tabletop) -> Value:
    if typed.lower() in STAY:
        return {}
    if ":" in typed or ";" in typed:
        return dict(_single_models(question, typed, tabletop))
    words = typed.split()
    head, rest = words[0].lower(), words[1:]
    if head in TOWARDS:
        return _towards(question, _goal(rest, tabletop), tabletop)
    if head in TO:
        return _to(question, _goal(rest, tabletop), tabletop)
    step = direction(head)
    if step is not None:
        return _in_direction(question, step, rest, tabletop)
    if all(map(is_pair, words)):
        return _along(question, [pair(word) for word in words], tabletop)
    if len(words) == 2 and all(number(word) is not None for word in words):
        return _to(question, point(words), tabletop)
    raise Misread("play-misread-move", word=typed)


def _goal(words: list[str], tabletop: Tabletop) -> Point:
    if not words:
        raise Misread("play-misread-goal-missing")
    if len(words) == 1 and not is_pair(words[0]):
        found = tabletop.find(words[0])
        if found is None:
            raise Misread("play-misread-goal", word=words[0])
        return found
    return point(words)


def _leader(question: Move, tabletop: Tabletop) -> tuple[str, Point]:
    for model_id in question.subjects:
        place = tabletop.place_of(model_id)
        if place is not None:
            return model_id, place
    raise Misread("play-misread-goal-missing")


def _along(question: Move, points: Sequence[Sequence[Any]], tabletop: Tabletop) -> Value:
    """Every model makes the same steps as the first one, which goes over the given points."""
    _, (lead_x, lead_y) = _leader(question, tabletop)
    value: Value = {}
    for model_id in question.subjects:
        place = tabletop.place_of(model_id)
        if place is not None:
            dx, dy = place[0] - lead_x, place[1] - lead_y
            value[model_id] = [[stop[0] + dx, stop[1] + dy, *stop[2:]] for stop in points]
    return value


def _in_direction(question: Move, step: Point, words: list[str], tabletop: Tabletop) -> Value:
    """`n 5`; without inches as far as it goes."""
    _, start = _leader(question, tabletop)
    if len(words) > 1:
        raise Misread("play-misread-move", word=" ".join(words))
    inches = length(words[0]) if words else tabletop.reach(question)
    end = (start[0] + inches * step[0], start[1] + inches * step[1])
    if words:
        return _along(question, [end], tabletop)
    return _farthest(question, [start, end], tabletop) or {}


def _to(question: Move, goal: Point, tabletop: Tabletop) -> Value:
    """Straight there, else around what is in the way: together, or each model on its own path."""
    first: Value | None = None
    for value in _candidates(question, goal, tabletop):
        first = first if first is not None else value
        if _allowed(question, value):
            return value
    return first or {}


def _candidates(question: Move, goal: Point, tabletop: Tabletop) -> Iterator[Value]:
    yield _along(question, [goal], tabletop)
    leader, start = _leader(question, tabletop)
    for path in tabletop.ways(question, leader, goal, near=False):
        yield _along(question, path[1:], tabletop)
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    value: Value = {}
    for model_id in question.subjects:
        place = tabletop.place_of(model_id)
        if place is not None:
            ends = (place[0] + dx, place[1] + dy)
            value[model_id] = [list(stop) for stop in next(tabletop.ways(question, model_id, ends, near=False), [])[1:]]
    if all(value.values()):
        yield value


def _towards(question: Move, goal: Point, tabletop: Tabletop) -> Value:
    """As near to the goal as the rules allow."""
    leader, start = _leader(question, tabletop)
    best: Value = {}
    best_gap = hypot(goal[0] - start[0], goal[1] - start[1])
    for path in ([start, goal], *tabletop.ways(question, leader, goal, near=True)):
        value = _farthest(question, path, tabletop)
        if value:
            end = value[leader][-1]
            gap = _gap_after(path, path_length([start, *((stop[0], stop[1]) for stop in value[leader])]), goal, end)
            if gap < best_gap - NEARLY:
                best, best_gap = value, gap
    if not best:
        question.check(_along(question, [_short_of(start, goal, 1.0)], tabletop))
    return best


def _gap_after(path: Sequence[Point], walked: float, goal: Point, end: Sequence[Any]) -> float:
    """What is left of the way: along the path if it leads around something, else straight."""
    if len(path) == 2:
        return hypot(goal[0] - end[0], goal[1] - end[1])
    return path_length(path) - walked + hypot(goal[0] - path[-1][0], goal[1] - path[-1][1])


def _short_of(start: Point, goal: Point, inches: float) -> list[float]:
    away = hypot(goal[0] - start[0], goal[1] - start[1]) or 1.0
    return [start[0] + inches * (goal[0] - start[0]) / away, start[1] + inches * (goal[1] - start[1]) / away]


def _farthest(question: Move, path: Sequence[Point], tabletop: Tabletop) -> Value | None:
    """The longest part of a path that the rules allow, found by halving; None if no part is."""
    most = min(path_length(path), tabletop.reach(question))

    def part(inches: float) -> Value:
        return _along(question, cut(path, inches)[1:], tabletop)

    return _longest(part, most, lambda value: _allowed(question, value))


def _longest(part: Callable[[float], Value], most: float, allowed: Callable[[Value], bool]) -> Value | None:
    best: Value | None = None
    low, high = 0.0, most
    for step in range(STEPS):
        inches = most if step == 0 else (low + high) / 2
        if inches < NEARLY:
            return best
        value = part(inches)
        if allowed(value):
            best, low = value, inches
            if step == 0:
                return best
        else:
            high = inches
    return best


def _allowed(question: Move, value: Value) -> bool:
    try:
        question.check(value)
    except Refused:
        return False
    return True


def _single_models(question: Move, typed: str, tabletop: Tabletop) -> Iterator[tuple[str, list[list[Any]]]]:
    """`a1.2: 24,13 25,14; a1.3: n 2`"""
    for part in typed.split(";"):
        if not part.strip():
            continue
        name, colon, way = part.partition(":")
        if not colon or not way.strip():
            raise Misread("play-misread-model-way", word=part.strip())
        model_id = subject(question.subjects, name.strip())
        yield model_id, _model_way(model_id, way.split(), tabletop)


def _model_way(model_id: str, words: list[str], tabletop: Tabletop) -> list[list[Any]]:
    step = direction(words[0])
    start = tabletop.place_of(model_id)
    if step is not None and start is not None:
        if len(words) != 2:
            raise Misread("play-misread-inches-missing", word=words[0])
        inches = length(words[1])
        return [[start[0] + inches * step[0], start[1] + inches * step[1]]]
    if len(words) == 2 and all(number(word) is not None for word in words):
        return [list(point(words))]
    return [pair(word) for word in words]


def subject(subjects: Sequence[str], name: str) -> str:
    """A model by its id, or by its number within the unit."""
    wanted = name.lower().lstrip(".")
    for model_id in subjects:
        if model_id.lower() == wanted or model_id.rpartition(".")[2] == wanted:
            return model_id
    raise Misread("play-misread-model", word=name, models=[one.upper() for one in subjects])


# ---- places


def read_place(question: Place, typed: str, tabletop: Tabletop) -> list[list[float]]:
    """`24 13` for the whole unit, `24,13 25,13 26,13` or `a1.1: 24,13; …` for each model, `n 2` where it stands."""
    words = typed.split()
    head = words[0].lower()
    if ":" in typed or ";" in typed:
        return _single_places(question, typed)
    if head in TO:
        return _around(question, _goal(words[1:], tabletop), tabletop)
    step = direction(head)
    start = tabletop.place_of(question.subjects[0])
    if start is not None and head in TOWARDS:
        goal = _goal(words[1:], tabletop)
        away = hypot(goal[0] - start[0], goal[1] - start[1])
        return [_short_of(start, goal, min(away, tabletop.reach(question)))]
    if start is not None and step is not None:
        inches = length(words[1]) if len(words) > 1 else tabletop.reach(question)
        return [[start[0] + inches * step[0], start[1] + inches * step[1]]]
    if len(words) > 1 and all(map(is_pair, words)):
        return _counted(question, [pair(word)[:2] for word in words])
    if len(words) == 2 or is_pair(words[0]):
        return _around(question, point(words), tabletop)
    raise Misread("play-misread-place", word=typed)


def _around(question: Place, at: Point, tabletop: Tabletop) -> list[list[float]]:
    if len(question.subjects) == 1:
        return [list(at)]
    return tabletop.formation(question, *at)


def _single_places(question: Place, typed: str) -> list[list[float]]:
    named: dict[str, list[float]] = {}
    bare: list[list[float]] = []
    for part in filter(None, (one.strip() for one in typed.split(";"))):
        name, colon, place = part.partition(":")
        at = list(point((place if colon else name).split()))
        if colon:
            named[subject(question.subjects, name.strip())] = at
        else:
            bare.append(at)
    if bare and named:
        raise Misread("play-misread-place", word=typed)
    return _counted(question, bare or [named[one] for one in question.subjects if one in named])


def _counted(question: Place, places: list[list[float]]) -> list[list[float]]:
    if len(places) != len(question.subjects):
        raise Misread("play-misread-points-count", given=len(places), wanted=len(question.subjects))
    return places
