"""The turning point of a battle.

What a side has left is measured in RE, as a share of what it began with: that of whoever came out ahead less that of
his enemies is the balance. If it had ever been against him, the battle turned in the round after which he was ahead for
good; where it never was, in the round in which the balance grew most, and of several in the first. Where nobody came
out ahead there was no turning point.
"""
from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from walstatt.games.hex_course import HexCourse, Position, positions
from walstatt.games.kriegsspiel.profiles import profile
from walstatt.games.kriegsspiel.setup import Setup

Sides = tuple[frozenset[int], frozenset[int]]
"""Who came out ahead, and his enemies."""


class Turn(NamedTuple):
    round: int
    reversal: bool
    """Had it been against him before?"""
    ahead: frozenset[int]
    behind: frozenset[int]


def turning_point(setup: Setup, course: HexCourse) -> Turn | None:
    left = strengths(setup, course)
    sides = _sides(setup, left)
    if sides is None:
        return None
    balance = [_share(left, sides[0], number) - _share(left, sides[1], number) for number in range(len(left))]
    if balance[-1] <= 0:
        return None
    if min(balance) < 0:
        last = max(number for number, one in enumerate(balance) if one <= 0)
        return Turn(last + 1, True, *sides)
    grown = [after - before for before, after in pairwise(balance)]
    return Turn(grown.index(max(grown)) + 1, False, *sides)


def strengths(setup: Setup, course: HexCourse) -> list[list[int]]:
    """By round, the line-up first, and by party: what is on the field, in RE."""
    left: dict[int, list[int]] = {}
    for moment, position in zip(course.moments, positions(course), strict=True):
        left[moment.round] = _worths(setup, course, position)
    rounds = max(left)
    return [left[max(one for one in left if one <= number)] for number in range(rounds + 1)]


def _worths(setup: Setup, course: HexCourse, position: Position) -> list[int]:
    found = [0] * len(setup.parties)
    for name, stand in position.stands.items():
        found[position.seats[name]] += _worth(course.figures[name].symbol) + _worth(stand.mount)
    return found


def _worth(symbol: str) -> int:
    """Whoever has no price counts a little."""
    found = profile(symbol) if symbol else None
    return (found.price or 1) if found is not None else 0


def _share(left: list[list[int]], seats: Iterable[int], number: int) -> float:
    seats = list(seats)
    began = sum(left[0][seat] for seat in seats)
    return sum(left[number][seat] for seat in seats) / began if began else 0.0


def _sides(setup: Setup, left: list[list[int]]) -> Sides | None:
    """Who has most left of what he had, with his friends; the others are his enemies."""
    last = len(left) - 1
    fighting = [seat for seat in range(len(setup.parties)) if left[0][seat] and _meant(setup, seat, "enemies")]
    if not fighting:
        return None
    first = max(fighting, key=lambda seat: (_share(left, [seat], last), -seat))
    behind = _meant(setup, first, "enemies") & frozenset(fighting)
    ahead = (_meant(setup, first, "friends") | {first}) & frozenset(fighting) - behind
    return (ahead, behind) if behind else None


def _meant(setup: Setup, seat: int, how: str) -> frozenset[int]:
    """Whom it calls so, and who calls it so: one of two says it, and both are."""
    name = setup.names[seat]
    return frozenset(
        other for other, party in enumerate(setup.parties)
        if party.name in getattr(setup.parties[seat], how) or name in getattr(party, how)
    )
