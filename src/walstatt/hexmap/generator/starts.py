"""Starting places of fair value: many placements are tried and moved about, and the fairest is taken.

Each realm begins with three provinces (kalevala.4.3.unbesetzt): the capital and two that are joined to it.
"""
from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from walstatt.core.refusal import refuse
from walstatt.core.texts import Text, text
from walstatt.hexmap.coordinates import ELDRIEN, Gf
from walstatt.hexmap.generator.noise import Numbers
from walstatt.hexmap.generator.provinces import Provinces

REACH: Final = 4
"""What a realm can reach in so many steps, and no other sooner, is its room to grow."""
_CAPITAL_LAND, _OTHER_LAND = 22, 16
_LEAST_ROOM: Final = 6
_CHOICE: Final = 4
"""So many times as many good capitals as realms must there be; else bad land will do."""
_CLOSEST: Final = 3
_PLACEMENTS: Final = 40
_LOOKS: Final = 24
_MOVES: Final = 4000


class Start(msgspec.Struct, frozen=True):
    """Where a realm begins: the capital comes first."""

    fields: tuple[Gf, ...]

    @property
    def capital(self) -> Gf:
        return self.fields[0]


class Place(msgspec.Struct, frozen=True):
    """What one starting place is worth."""

    capital: Gf
    land: int
    """Small fields of land in its provinces."""
    value: int
    """Armament in RE of its own trade centres."""
    room: int
    """Further provinces that no other realm reaches sooner."""
    natives: int
    """Armament in RE of the possible trade centres there."""
    rival: int
    """Large fields to the nearest other capital."""


FIGURES: Final = ("land", "value", "room", "natives", "rival")


class Fairness(msgspec.Struct, frozen=True):
    """All starting places side by side, and how far the best lies above the worst, in percent of the average."""

    places: tuple[Place, ...]
    spread: dict[str, int]

    @classmethod
    def of(cls, places: Sequence[Place]) -> Fairness:
        return cls(tuple(places), {name: spread([getattr(one, name) for one in places]) for name in FIGURES})

    def report(self) -> list[Text]:
        """A line for each place, and one for the spread."""
        lines = [
            text("kalevala-fairness-place", capital=str(one.capital), **{name: getattr(one, name) for name in FIGURES})
            for one in self.places
        ]
        return [*lines, text("kalevala-fairness-spread", **self.spread)]


def spread(figures: Sequence[int]) -> int:
    return (max(figures) - min(figures)) * 100 * len(figures) // max(1, sum(figures))


class Search:
    """Looks for starting places among the provinces of Eldrien."""

    def __init__(
        self, provinces: Provinces, realms: int, chance: Random, among: Collection[int] | None = None
    ) -> None:
        self.provinces = provinces
        self.among = range(len(provinces.gfs)) if among is None else among
        """Where a capital may stand."""
        self.realms = realms
        self.chance = chance
        self.apart = _CLOSEST
        self.homes = self._homes(provinces.kind)
        if len(self.homes) < _CHOICE * realms:
            self.homes = self._homes(provinces.main)
        reach = {number: provinces.reach(number, REACH) for number in self.homes}
        self.capitals = [number for number in self.homes if len(reach[number]) >= len(self.homes[number]) + _LEAST_ROOM]
        self.steps = np.full((len(self.capitals), len(provinces.gfs)), REACH + 1, dtype=np.int8)
        """From each capital to each province; REACH + 1 is too far."""
        for line, capital in zip(self.steps, self.capitals, strict=True):
            line[list(reach[capital])] = list(reach[capital].values())
        self.wide = (self.steps <= REACH).sum(axis=1).tolist()
        self.land = [sum(len(provinces.main[one]) for one in self.homes[number]) for number in self.capitals]
        self.distances = _distances([provinces.gfs[number] for number in self.capitals])
        self.near = [np.flatnonzero((line > 0) & (line <= REACH)).tolist() for line in self.distances]

    def _homes(self, fields: Sequence[Collection[int]]) -> dict[int, tuple[int, ...]]:
        """Each province that may be a capital, with the two best beside it, judged by these fields."""
        found = {}
        for number, gf in enumerate(self.provinces.gfs):
            if number in self.among and gf.plane == ELDRIEN and len(fields[number]) >= _CAPITAL_LAND:
                beside = sorted((one for one in self.provinces.links[number] if len(fields[one]) >= _OTHER_LAND),
                                key=lambda one: (-len(fields[one]), one))
                if len(beside) >= 2:
                    found[number] = (number, *beside[:2])
        return found

    def best(self) -> list[int]:
        """Which capitals make the fairest placement that was found."""
        placements = [found for _ in range(_PLACEMENTS) if (found := self._placement())]
        if not placements:
            raise refuse("kalevala.4.3.unbesetzt", "kalevala-generator-crowded", realms=self.realms)
        costs = [self.cost(one) for one in placements]
        cheapest = min(range(len(costs)), key=costs.__getitem__)
        self.apart = max(_CLOSEST, min(self._rivals(placements[cheapest])) - 1)
        return self._moved(placements[cheapest], costs[cheapest])

    def rooms(self, chosen: Sequence[int]) -> NDArray[np.bool_]:
        """For each capital which provinces none of the others reaches sooner."""
        steps = self.steps[list(chosen)]
        return np.asarray((steps == steps.min(axis=0)) & (steps <= REACH))

    def _placement(self) -> list[int]:
        """One after the other, each far from all before it."""
        if len(self.capitals) < self.realms:
            return []
        chosen = [self.chance.randrange(len(self.capitals))]
        nearest = self.distances[chosen[0]].copy()
        while len(chosen) < self.realms:
            looked = [self.chance.randrange(len(self.capitals)) for _ in range(_LOOKS)]
            best = max(looked, key=lambda one: (int(nearest[one]), self.wide[one]))
            if nearest[best] < _CLOSEST:
                best = int(nearest.argmax())
            if nearest[best] < _CLOSEST:
                return []
            chosen.append(best)
            nearest = np.minimum(nearest, self.distances[best])
        return chosen

    def _moved(self, chosen: list[int], cost: int) -> list[int]:
        """Moves one capital after the other and keeps what makes it fairer."""
        for turn in range(_MOVES):
            which, there = self._proposal(chosen, turn % 3)
            moved = list(chosen)
            moved[which] = there
            if self._apart(moved, which) and (new := self.cost(moved)) < cost:
                chosen, cost = moved, new
        return chosen

    def _proposal(self, chosen: list[int], turn: int) -> tuple[int, int]:
        """Who is to move, and where: the one with least room anywhere, or it or one beside it, or any, a few steps."""
        which = self.chance.randrange(self.realms)
        if turn < 2:
            which = int(self.rooms(chosen).sum(axis=1).argmin())
        if turn == 0:
            return which, self.chance.randrange(len(self.capitals))
        if turn == 1:
            nearest = np.argsort(self.distances[chosen[which]][chosen], kind="stable")[:4]
            which = int(self.chance.choice(nearest.tolist()))
        return which, self.chance.choice(self.near[chosen[which]] or chosen)

    def _apart(self, chosen: list[int], which: int) -> bool:
        line = self.distances[chosen[which]]
        return bool((np.delete(line[chosen], which) >= self.apart).all())

    def _rivals(self, chosen: list[int]) -> list[int]:
        """How far away the nearest other is; what is out of reach for both does not count."""
        table = self.distances[np.ix_(chosen, chosen)].copy()
        np.fill_diagonal(table, 3 * REACH)
        nearest: list[int] = np.minimum(table.min(axis=1), 3 * REACH).tolist()
        return nearest

    def cost(self, chosen: list[int]) -> int:
        """The less, the fairer."""
        rooms = self.rooms(chosen).sum(axis=1).tolist()
        rivals = self._rivals(chosen)
        land = [self.land[one] for one in chosen]
        return 6 * _unfair(rooms) + 2 * _unfair(rivals) + 3 * _unfair(land)


def _unfair(figures: list[int]) -> int:
    """The spread, and how far all of them lie from the average: a step in the middle counts as well."""
    total, count = max(1, sum(figures)), len(figures)
    return 4 * spread(figures) + sum(abs(one * count - total) for one in figures) * 100 // total


def _distances(gfs: Sequence[Gf]) -> Numbers:
    rows = np.array([gf.row for gf in gfs], dtype=np.int64)
    latitudes = np.array([gf.latitude for gf in gfs], dtype=np.int64)
    across, along = rows[:, None] - rows, latitudes[:, None] - latitudes
    found: Numbers = np.maximum(np.maximum(np.abs(across), np.abs(along)), np.abs(across + along))
    return found
