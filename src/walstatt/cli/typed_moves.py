"""Typed moves and places: `n 5`, `to 24 13`, `towards b3`, `24,13 26,15`, `a1.2: 24,13; a1.3: n 2`, `stay`.

Who gives one place for a whole unit means its first model; the others keep their formation.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Any, Protocol

from walstatt.cli.typed_words import STAY, TO, TOWARDS, Misread, direction, is_pair, length, number, pair, point
from walstatt.table import ways
from walstatt.table.questions import Move, Place
from walstatt.table.shapes import Point
from walstatt.table.ways import Value


class Tabletop(ways.Tabletop, Protocol):
    """What a client must know of the table to read moves."""

    def find(self, word: str) -> Point | None:
        """Where a unit, a model or an objective is that somebody names."""


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
        return ways.to(question, _goal(rest, tabletop), tabletop)
    step = direction(head)
    if step is not None:
        return _in_direction(question, step, rest, tabletop)
    if all(map(is_pair, words)):
        return ways.along(question, [pair(word) for word in words], tabletop)
    if len(words) == 2 and all(number(word) is not None for word in words):
        return ways.to(question, point(words), tabletop)
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
    found = ways.leader(question, tabletop)
    if found is None:
        raise Misread("play-misread-goal-missing")
    return found


def _in_direction(question: Move, step: Point, words: list[str], tabletop: Tabletop) -> Value:
    """`n 5`; without inches as far as it goes."""
    _, start = _leader(question, tabletop)
    if len(words) > 1:
        raise Misread("play-misread-move", word=" ".join(words))
    if not words:
        return ways.straight(question, start, step, tabletop)
    inches = length(words[0])
    return ways.along(question, [(start[0] + inches * step[0], start[1] + inches * step[1])], tabletop)


def _towards(question: Move, goal: Point, tabletop: Tabletop) -> Value:
    """As near to the goal as the rules allow; where no step is, the refusal of one inch says why."""
    _, start = _leader(question, tabletop)
    best = ways.towards(question, goal, tabletop)
    if not best:
        question.check(ways.along(question, [ways.short_of(start, goal, 1.0)], tabletop))
    return best


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
        return [ways.short_of(start, goal, min(away, tabletop.reach(question)))]
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
