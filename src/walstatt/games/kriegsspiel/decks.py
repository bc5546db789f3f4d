"""Vessels and the small fields that they lie on: where one goes aboard, ashore and across (kalevala.26.1 to 26.3,
r.war.entern and landen).

A ship lies on two small fields, `at` is its stern and `front` its bow; a raft on one.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from walstatt.games.kriegsspiel.forts import is_field
from walstatt.games.kriegsspiel.ground import Ground
from walstatt.games.kriegsspiel.profiles import LONGSHIP
from walstatt.games.kriegsspiel.state import Figure
from walstatt.hexmap.small_fields import Way

SHORE: Final = 1
"""The level of a shore that can be used (kalevala.r.war.landen)."""
Gangways = frozenset[tuple[str, str]]


class Hull(NamedTuple):
    """How a vessel lies."""

    symbol: str
    stern: str
    bow: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        return (self.stern, self.bow) if self.bow else (self.stern,)

    def heading(self, ground: Ground) -> Way | None:
        return ground.edges[self.stern, self.bow].way if self.bow else None


def hull(vessel: Figure) -> Hull:
    return Hull(vessel.symbol, vessel.at, vessel.front)


def contacts(ground: Ground, one: Hull, other: Hull) -> list[tuple[str, str]]:
    """Edges that are broadside edges of both: all but those straight ahead of the bow and behind the stern."""
    return [
        (cell, step.to) for cell in one.cells for step in ground.steps[cell]
        if step.to in other.cells and step.way is not None and _is_broadside(ground, one, cell, step.way)
        and _is_broadside(ground, other, step.to, step.way.opposite)
    ]


def _is_broadside(ground: Ground, one: Hull, cell: str, way: Way) -> bool:
    heading = one.heading(ground)
    if heading is None:
        return True
    return way != (heading if cell == one.bow else heading.opposite)


def boarding(ground: Ground, one: Hull, other: Hull) -> list[tuple[str, str]]:
    """Where two vessels lie side by side so that one goes across; with a longship two edges are needed."""
    found = contacts(ground, one, other)
    return found if len(found) >= (2 if LONGSHIP in (one.symbol, other.symbol) else 1) else []


def gangways(ground: Ground, vessels: Sequence[Figure], blocked: Iterable[str]) -> Gangways:
    """All steps that lead along, onto, off and between vessels; not over a cell on which a Sk or a Bt is carried."""
    hulls = [hull(one) for one in vessels]
    barred = set(blocked)
    found = {pair for place, one in enumerate(hulls) for pair in _of(ground, one, hulls[place + 1:], barred)}
    return frozenset((*found, *((there, here) for here, there in found)))


def _of(ground: Ground, one: Hull, others: Sequence[Hull], barred: set[str]) -> Iterator[tuple[str, str]]:
    if one.bow:
        yield one.stern, one.bow
    for cell in one.cells:
        for step in ground.steps[cell]:
            spot = ground.spots[step.to]
            if spot.open and not spot.water and spot.level == SHORE and is_field(step.to):
                yield cell, step.to
    for other in others:
        yield from (pair for pair in boarding(ground, one, other) if not barred.intersection(pair))
