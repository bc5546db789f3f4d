"""Whatever can be reached from an object, for tests of what somebody may not get hold of."""
from __future__ import annotations

import gc
import types
from collections.abc import Collection
from typing import Any

from walstatt.core.match import Match

SHARED = (type, types.ModuleType, types.BuiltinFunctionType)
"""Belong to the program, not to a match."""


def innards(match: Match) -> list[Any]:
    """All that makes up a match and would have to be kept from whoever must not change or read it."""
    states = [state for checkpoint in match.checkpoints for state in (checkpoint, checkpoint.state)]
    own = [match, match.play, match.state, match.tape, match.checkpoints, match.play.log, match._scene, *states]
    return [one for one in own if one is not None]


def way_to(start: object, wanted: Collection[object]) -> list[str]:
    """The objects on the way from one to any of the others; empty if there is no way."""
    targets = {id(one) for one in wanted}
    came_from: dict[int, object] = {id(start): start}
    todo = [start]
    while todo:
        here = todo.pop()
        if id(here) in targets:
            return _way_back(here, start, came_from)
        for one in _references(here):
            if id(one) not in came_from:
                came_from[id(one)] = here
                todo.append(one)
    return []


def _references(one: object) -> list[object]:
    if isinstance(one, types.FunctionType):
        # Its globals are those of a module.
        found: list[object] = [*(one.__closure__ or ()), one.__defaults__, one.__kwdefaults__]
    else:
        found = gc.get_referents(one)
    return [
        other for other in found
        if not isinstance(other, SHARED) and not (isinstance(other, dict) and "__builtins__" in other)
    ]


def _way_back(here: object, start: object, came_from: dict[int, object]) -> list[str]:
    way = [repr(here)[:80]]
    while here is not start:
        here = came_from[id(here)]
        way.append(repr(here)[:80])
    return way
