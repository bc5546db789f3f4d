"""One large field that nobody has drawn yet: coasts, heights, streams and rivers go on from its neighbours.

It follows from the seed, its place and what is drawn around it, and from nothing else.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.generator.climate import DESERT, FOREST, ICE, JUNGLE, OPEN, SWAMP, letter
from walstatt.hexmap.generator.grid import NOWHERE, WAYS, Grid, Province
from walstatt.hexmap.generator.names import TONGUES, NameMaker
from walstatt.hexmap.generator.noise import ONE, fractal, stream
from walstatt.hexmap.generator.provinces import LIVEABLE
from walstatt.hexmap.generator.sites import best_field, chance_kind
from walstatt.hexmap.land import Edge, Flow, Land, Lands, TradeSite, neighbour_land
from walstatt.hexmap.parts import parts
from walstatt.hexmap.small_fields import COUNT, STEPS, Side
from walstatt.hexmap.terrain import TERRAINS

LEVEL: Final = 1000
_SEA, _PLAIN, _PEAKS = -400, 1200, 4
_ROUNDS: Final = 60
_HILLS, _HILLS_AT_THE_BORDER = 900, 250
_MOVES: Final = tuple(STEPS.values())
Corner = tuple[int, int]


class _RiverEdge(NamedTuple):
    field: int
    way: int


class _Patch:
    """The fields of the large field itself, 0 to 47, and behind them those of its neighbours that are drawn."""

    def __init__(self, seed: str, gf: Gf, lands: Lands) -> None:
        self.seed, self.gf, self.splinter = seed, gf, lands[gf].splinter
        beside = dict(_drawn_beside(gf, lands))
        self.known = list(beside.values())
        self.grid = Grid([Province(one, self.splinter) for one in (gf, *beside)])
        self.near = self.grid.near_lists
        self.spots = list(zip(self.grid.x.tolist(), self.grid.row.tolist(), strict=True))
        self.level = [0] * COUNT + [one.level(kf) for one in self.known for kf in range(1, COUNT + 1)]
        self.flows: dict[int, int] = {}
        self.rivers: list[_RiverEdge] = []

    def around(self, field: int) -> Iterator[tuple[int, int]]:
        """Ways and neighbours, as far as they are known."""
        return ((way, other) for way, other in enumerate(self.near[field]) if other != NOWHERE)

    # ---- heights

    def raise_land(self) -> None:
        """As smooth as the neighbours allow, with hills of its own, and no step of land higher than one level."""
        heights = self._first_heights()
        outside = heights[COUNT:].copy()
        for _ in range(_ROUNDS):
            heights = self.grid.around(heights).sum(axis=1) // 6
            heights[COUNT:] = outside
        hills = fractal(self.grid.east, self.grid.south, 9_000, 2_000, stream(self.seed, "undrawn heights"))
        for field in range(COUNT):
            rough = _HILLS_AT_THE_BORDER if any(other >= COUNT for _, other in self.around(field)) else _HILLS
            height = int(heights[field]) + int(hills[field]) * rough // ONE
            self.level[field] = min(_PEAKS, max(0, (height + LEVEL // 2) // LEVEL))
        for _ in range(_PEAKS * 2):
            if not self._even_out():
                break

    def _first_heights(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        outside = [level * LEVEL if level else _SEA for level in self.level[COUNT:]]
        middle = sum(outside) // len(outside) if outside else _PLAIN
        return np.array([middle] * COUNT + outside, dtype=np.int64)

    def _even_out(self) -> bool:
        changed = False
        for field in range(COUNT):
            beside = [self.level[other] for _, other in self.around(field) if self.level[other]]
            if not self.level[field] or not beside:
                continue
            level = max(min(self.level[field], min(beside) + 1), max(self._fixed_beside(field)) - 1, 1)
            changed |= level != self.level[field]
            self.level[field] = level
        return changed

    def _fixed_beside(self, field: int) -> list[int]:
        return [self.level[other] for _, other in self.around(field) if other >= COUNT] or [0]

    # ---- streams

    def lead_streams(self) -> None:
        """Where a neighbour's stream flows in, it flows on to the next water, or ends in a lake."""
        theirs = {
            COUNT * number + flow.kf - 1: flow for number, land in enumerate(self.known, 1) for flow in land.streams
        }
        for source in sorted(theirs):
            way = theirs[source].way
            mouth = self.near[source][WAYS.index(way)] if way is not None else NOWHERE
            if 0 <= mouth < COUNT and self.level[mouth]:
                self._lead_stream(mouth, set(theirs))

    def _lead_stream(self, start: int, streams: set[int]) -> None:
        course = self._course(start, streams)
        for here, there in pairwise(course):
            self.flows[here] = self.near[here].index(there)
        for field in course:
            if field < COUNT:
                self.level[field] = 0
        self.level[start] = 0

    def _course(self, start: int, streams: set[int]) -> list[int]:
        """The lowest way to water that is no stream of a neighbour's; the last is that water."""
        queue: list[tuple[int, int, list[int]]] = [(0, start, [start])]
        seen = set()
        while queue:
            cost, field, way = heappop(queue)
            if field in seen:
                continue
            seen.add(field)
            if field != start and not self.level[field]:
                return way
            for _, other in self.around(field):
                is_water = not self.level[other]
                if other not in seen and other not in streams and (other < COUNT or is_water):
                    heappush(queue, (cost + 1 + 3 * self.level[other], other, [*way, other]))
        return [start]

    # ---- rivers, from corner to corner

    def corner(self, field: int, way: int) -> Corner:
        """The corner of a field between this way and the next."""
        (x, row), one, other = self.spots[field], _MOVES[way], _MOVES[(way + 1) % 6]
        return 3 * x + one[0] + other[0], 3 * row + one[1] + other[1]

    def lead_rivers(self) -> None:
        """Where a neighbour's river comes down to the border it goes on to water."""
        theirs = [
            _RiverEdge(COUNT * number + edge.kf - 1, WAYS.index(edge.way))
            for number, land in enumerate(self.known, 1) for edge in sorted(land.rivers)
        ]
        links = _links(self._ends(edge) for edge in theirs)
        fields = self._corner_fields()
        for corner in sorted(links):
            own = [field for field in fields[corner] if field < COUNT]
            if own and len(links[corner]) == 1 and self._comes_down(corner, links, fields):
                self._lead_river(corner, fields, set(links))

    def _ends(self, edge: _RiverEdge) -> tuple[Corner, Corner]:
        return self.corner(edge.field, (edge.way - 1) % 6), self.corner(edge.field, edge.way)

    def _corner_fields(self) -> dict[Corner, list[int]]:
        found: dict[Corner, list[int]] = {}
        for field in range(len(self.spots)):
            for way in range(6):
                found.setdefault(self.corner(field, way), []).append(field)
        return found

    def _low(self, corner: Corner, fields: dict[Corner, list[int]]) -> int:
        """A corner is as high as its lowest field; water makes it 0."""
        return min(self.level[field] for field in fields[corner])

    def _comes_down(self, end: Corner, links: dict[Corner, set[Corner]], fields: dict[Corner, list[int]]) -> bool:
        """Is this the lower end of a river that has not come to water yet?"""
        reached, edge = {end}, [end]
        while edge:
            fresh = links[edge.pop()] - reached
            reached |= fresh
            edge.extend(fresh)
        here = self._low(end, fields)
        return here > 0 and all(self._low(corner, fields) >= here for corner in reached)

    def _lead_river(self, start: Corner, fields: dict[Corner, list[int]], taken: set[Corner]) -> None:
        steps: dict[Corner, list[tuple[Corner, _RiverEdge]]] = {}
        for field in range(COUNT):
            for way in range(6):
                edge = _RiverEdge(field, way)
                one, other = self._ends(edge)
                steps.setdefault(one, []).append((other, edge))
                steps.setdefault(other, []).append((one, edge))
        queue: list[tuple[int, Corner, list[_RiverEdge]]] = [(0, start, [])]
        seen = set()
        while queue:
            cost, corner, edges = heappop(queue)
            if corner in seen:
                continue
            seen.add(corner)
            if not self._low(corner, fields):
                self.rivers.extend(edges)
                return
            for other, edge in steps.get(corner, ()):
                if other not in seen and other not in taken:
                    heappush(queue, (cost + 1 + 3 * self._low(other, fields), other, [*edges, edge]))
        lake = min((field for field in fields[start] if field < COUNT), key=lambda one: (self.level[one], one))
        self.level[lake] = 0

    # ---- what covers the land

    def covers(self, chance: Random) -> list[int]:
        """Most of what grows beside a field grows on it too; now and then a wood or a clearing."""
        cover: dict[int, int] = {
            COUNT * number + kf - 1: _cover(land.terrain[kf - 1])
            for number, land in enumerate(self.known, 1) for kf in range(1, COUNT + 1) if land.level(kf) in (1, 2, 3)
        }
        left = list(range(COUNT))
        while left:
            field = max(left, key=lambda one: (sum(other in cover for _, other in self.around(one)), -one))
            left.remove(field)
            votes = Counter(cover[other] for _, other in self.around(field) if other in cover)
            most = max(sorted(votes), key=lambda kind: votes[kind]) if votes else OPEN
            turned = most in (OPEN, FOREST) and chance.randrange(6) == 0
            cover[field] = OPEN + FOREST - most if turned else most
        return [cover[field] for field in range(COUNT)]

    def land(self) -> Land:
        chance = stream(self.seed, f"undrawn {self.gf}")
        letters = "".join(map(letter, self.level[:COUNT], self.covers(chance)))
        drawn = Land(
            letters,
            NameMaker(chance).land(chance.choice(TONGUES)),
            self.splinter,
            rivers=frozenset(Edge(edge.field + 1, WAYS[edge.way]) for edge in self.rivers if self._parts_land(edge)),
            streams=frozenset(Flow(field + 1, WAYS[way]) for field, way in self.flows.items()),
        )
        return self._settled(drawn, chance)

    def _parts_land(self, edge: _RiverEdge) -> bool:
        other = self.near[edge.field][edge.way]
        return bool(self.level[edge.field] or (other != NOWHERE and self.level[other]))

    def _settled(self, land: Land, chance: Random) -> Land:
        """With a trade centre that may be founded, if people can live there."""
        main = max((part.fields for part in parts(self.gf, land)), key=len, default=frozenset())
        kind = chance_kind(chance) if len(main) >= LIVEABLE else ""
        if not kind:
            return land
        kf = best_field(self.grid, 0, land, main, chance)
        return msgspec.structs.replace(land, site=TradeSite(kind, kf, NameMaker(chance).town(chance.choice(TONGUES))))


def draw_field(seed: str, gf: Gf, lands: Lands) -> Land:
    """The land of a large field of the map that is not drawn yet; the same for the same seed and neighbours."""
    return _drawn(seed, gf, lands[gf].splinter, tuple(_drawn_beside(gf, lands)))


def _drawn_beside(gf: Gf, lands: Lands) -> Iterator[tuple[Gf, Land]]:
    near = (neighbour_land(lands, gf, side) for side in Side)
    return ((one, lands[one]) for one in near if one is not None and lands[one].drawn)


@lru_cache(maxsize=512)
def _drawn(seed: str, gf: Gf, splinter: str, beside: tuple[tuple[Gf, Land], ...]) -> Land:
    """Kept, because a phase that is run again draws the same fields again."""
    patch = _Patch(seed, gf, {gf: Land(splinter=splinter), **dict(beside)})
    patch.raise_land()
    patch.lead_streams()
    patch.lead_rivers()
    return patch.land()


def leave_open(seed: str, lands: Lands, homes: Iterable[Gf], percent: int) -> dict[Gf, Land]:
    """The same map with so many of a hundred large fields not drawn; never one of these, and never a portal."""
    chance = stream(seed, "left open")
    kept = frozenset(homes)
    return {
        gf: Land(splinter=land.splinter)
        if chance.randrange(100) < percent and gf not in kept and land.portal is None else land
        for gf, land in lands.items()
    }


def _links(edges: Iterator[tuple[Corner, Corner]]) -> dict[Corner, set[Corner]]:
    found: dict[Corner, set[Corner]] = {}
    for one, other in edges:
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def _cover(one: str) -> int:
    terrain = TERRAINS[one]
    if terrain.swamp:
        return JUNGLE if terrain.forest else SWAMP
    if terrain.desert:
        return DESERT
    if terrain.ice:
        return ICE
    return FOREST if terrain.forest else OPEN
