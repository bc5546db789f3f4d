"""Lines of an order sheet that can never be carried out: told to whoever wrote them, before it costs a battle."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from walstatt.games.kriegsspiel.sheets.model import (
    DESTROYED,
    NEAREST,
    NO_TARGET,
    REACHED,
    ROUNDS,
    Condition,
    Line,
    Orders,
)

ALWAYS_POSSIBLE: Final = (
    "HALTEN", "VORRÜCKEN", "ANGREIFEN", "EINNEHMEN", "BESCHIESSEN", "RÜCKZUG", "PECH", "PLÜNDERN RE", "PLÜNDERN GÜTER",
    "SCHLEIFEN", "ABLEGEN", "SUCHEN",
)
"""What a group can always do; other commands are passed over where they cannot be carried out."""


def idle_lines(orders: Orders) -> Iterator[Line]:
    for group in dict.fromkeys(line.group for line in orders.lines):
        lines = orders.lines_of(group)
        for place, line in enumerate(lines):
            above = lines[place - 1] if place else None
            if _never_holds(line, above) or _means_itself(line) or _is_hidden(lines, place):
                yield line


def _never_holds(line: Line, above: Line | None) -> bool:
    """Its condition looks at a line above that there is not, or at a target on which nobody can stand, or at its own
    group, which nobody commands any more when it is destroyed."""
    when = line.when
    if when is None or when.negated:
        return False
    if when.kind == REACHED:
        return above is None or above.target is None or above.target.kind == NEAREST
    return (when.kind == NO_TARGET and above is None) or (when.kind == DESTROYED and when.group == line.group)


def _means_itself(line: Line) -> bool:
    """Nobody guards or ferries himself."""
    guarded = line.target.group if line.command == "SCHÜTZEN" and line.target is not None else ""
    return line.group in (guarded, line.passenger)


def far_targets(orders: Orders, is_far: Callable[[str], bool]) -> Iterator[Line]:
    """Lines that aim at land which is on no battlefield of theirs."""
    for line in orders.lines:
        aimed = [line.target.place] if line.target is not None and line.target.place else []
        if any(is_far(place) for place in (*aimed, *fields_named(line.said))):
            yield line


def fields_named(said: str) -> list[str]:
    """The small fields in a line of magic; who is named by number, group or as the nearest is nobody knows where."""
    return re.findall(r"[^\s,:=>^]+/[0-9]{1,2}", said)


def _is_hidden(lines: Sequence[Line], place: int) -> bool:
    """Does a line before it hold whenever this one does, or do two that hold in turn?"""
    line = lines[place]
    before = [
        one for number, one in enumerate(lines[:place])
        if one.command in ALWAYS_POSSIBLE and _covers(one, line) and not (number == place - 1 and _ends_above(line))
    ]
    said = [one.when for one in before]
    return None in said or line.when in said or any(one is not None and _turned(one) in said for one in said)


def _covers(one: Line, other: Line) -> bool:
    (first, last), (begins, ends) = one.rounds or (1, ROUNDS), other.rounds or (1, ROUNDS)
    return first <= begins and ends <= last


def _ends_above(line: Line) -> bool:
    """A line that waits for the one above to be done."""
    return line.when is not None and not line.when.negated and line.when.kind in (REACHED, NO_TARGET)


def _turned(condition: Condition) -> Condition:
    return Condition(condition.kind, condition.number, condition.group, not condition.negated)
