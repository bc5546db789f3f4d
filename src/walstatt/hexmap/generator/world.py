"""A world from a seed: the steps one after the other, from the heights to the starting places."""
from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, TypeVar

import msgspec
import numpy as np

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.generator.climate import DESERT, letter, make_climate
from walstatt.hexmap.generator.grid import WAYS, Grid, eldrien, splinters
from walstatt.hexmap.generator.heights import make_heights
from walstatt.hexmap.generator.names import TONGUES, NameMaker
from walstatt.hexmap.generator.noise import Mask, stream
from walstatt.hexmap.generator.options import Options
from walstatt.hexmap.generator.provinces import Provinces
from walstatt.hexmap.generator.regions import Regions
from walstatt.hexmap.generator.sites import (
    START_KINDS,
    VALUES,
    balance,
    best_field,
    find_caves,
    find_ruins,
    native_kinds,
    portal_provinces,
)
from walstatt.hexmap.generator.starts import Fairness, Place, Search, Start
from walstatt.hexmap.generator.waters import River, Stream, find_rivers, find_streams
from walstatt.hexmap.generator.ways import find_ascents, find_gorges, find_passes, oases
from walstatt.hexmap.land import Edge, Flow, Land, TradeSite
from walstatt.hexmap.small_fields import COUNT

T = TypeVar("T")
_LONG_RIVER: Final = 20
"""Rivers of so many edges have a name."""


class Water(msgspec.Struct, frozen=True):
    """A river or stream that has a name, and the large fields that it touches."""

    name: str
    stream: bool
    course: tuple[Gf, ...]


class Generated(msgspec.Struct, frozen=True):
    """A world that nobody rules yet."""

    lands: dict[Gf, Land]
    starts: tuple[Start, ...]
    fairness: Fairness
    portals: tuple[tuple[Gf, Gf], ...]
    """Each large field of a splinter and its opposite on Eldrien."""
    waters: tuple[Water, ...]


class _Sketch(msgspec.Struct):
    """The land as it grows: numbers of fields, not yet of large fields."""

    grid: Grid
    letters: str
    level: list[int]
    streams: list[Stream]
    rivers: list[River]
    passes: frozenset[int]
    gorges: frozenset[int]
    ascents: list[tuple[int, int]]

    def lands(self) -> list[Land]:
        edges = _by_province((field, Edge(field % COUNT + 1, WAYS[way]))
                             for river in self.rivers for field, way in river.edges)
        flows = _by_province((field, Flow(field % COUNT + 1, way))
                             for one in self.streams for field, way in one.ways(self.grid))
        ascents = _by_province((field, Edge(field % COUNT + 1, WAYS[way])) for field, way in self.ascents)
        passes, gorges = _kf_by_province(self.passes), _kf_by_province(self.gorges)
        return [
            Land(
                self.letters[number * COUNT:(number + 1) * COUNT],
                splinter=province.splinter,
                rivers=frozenset(edges.get(number, ())),
                streams=frozenset(flows.get(number, ())),
                ascents=frozenset(ascents.get(number, ())),
                passes=frozenset(passes.get(number, ())),
                gorges=frozenset(gorges.get(number, ())),
            )
            for number, province in enumerate(self.grid.provinces)
        ]


def generate(options: Options) -> Generated:
    """The world of these options; refused if there can be none."""
    options.check()
    names = NameMaker(stream(options.seed, "names"))
    chance = stream(options.seed, "splinters")
    torn = [names.land(chance.choice(TONGUES)) for _ in range(options.splinters)]
    grid = Grid([*eldrien(options.size), *splinters(torn, options.most_torn, chance)])
    sketch = _draw(grid, options)
    return _settle(sketch, options, names)


def _draw(grid: Grid, options: Options) -> _Sketch:
    """Everything that nature makes."""
    seed = options.seed
    heights = make_heights(grid, seed, options.sea)
    climate = make_climate(grid, seed, heights)
    streams = find_streams(grid, heights, climate.rain)
    water = heights.water.copy()
    water[[field for one in streams for field in one.fields]] = True
    rivers = find_rivers(grid, heights, water, climate.rain, seed)
    level = np.where(water, 0, heights.level)
    edges = [edge for river in rivers for edge in river.edges]
    passes = find_passes(grid, level, stream(seed, "passes"))
    gorges = find_gorges(grid, heights, level, stream(seed, "gorges"))
    ascents = find_ascents(grid, heights, level, edges, gorges, stream(seed, "ascents").getrandbits(40))
    desert = (climate.cover == DESERT) & (level > 0) & (level < 4)
    wells = oases(grid, desert, _marked(grid, edges, (*passes, *gorges)), stream(seed, "oases"))
    level[wells] = 0
    ascents = [edge for edge in ascents if edge[0] not in wells and grid.near_lists[edge[0]][edge[1]] not in wells]
    letters = "".join(map(letter, level.tolist(), climate.cover.tolist()))
    return _Sketch(grid, letters, level.tolist(), streams, rivers, passes, gorges, ascents)


def _marked(grid: Grid, edges: Iterable[tuple[int, int]], fields: Collection[int]) -> Mask:
    """Fields with a river at one of their edges or corners, those named, and all beside them."""
    marked = np.zeros(grid.count, dtype=np.bool_)
    marked[list(fields)] = True
    for field, way in edges:
        marked[[field, grid.near_lists[field][way]]] = True
    return np.asarray(marked | grid.touches(marked))


def _settle(sketch: _Sketch, options: Options, names: NameMaker) -> Generated:
    """Everything that people make, or have left behind."""
    grid, seed = sketch.grid, options.seed
    drafts = sketch.lands()
    provinces = Provinces(grid, drafts)
    search = Search(provinces, options.realms, stream(seed, "starts"))
    chosen = search.best()
    homes = [search.homes[search.capitals[one]] for one in chosen]
    rooms = _rooms(search, chosen, homes)
    kinds = native_kinds(provinces, drafts, stream(seed, "natives"))
    balance(kinds, rooms, stream(seed, "balance"))
    for home in homes:
        for number, kind in zip(home, START_KINDS, strict=True):
            kinds[number] = kind
    regions = Regions(provinces, [one.splinter for one in grid.provinces], names, stream(seed, "regions"))
    portals = portal_provinces(provinces, {number for home in homes for number in home}, stream(seed, "portals"))
    lands = _furnished(sketch, drafts, provinces, kinds, regions, names, portals, seed)
    return Generated(
        {gf: lands[grid.number[gf]] for gf in sorted(provinces.gfs)},
        tuple(Start(tuple(provinces.gfs[number] for number in home)) for home in homes),
        _fairness(provinces, homes, rooms, kinds),
        tuple((provinces.gfs[one], provinces.gfs[other]) for one, other in portals),
        _named_waters(sketch, regions, names),
    )


def _rooms(search: Search, chosen: list[int], homes: list[tuple[int, ...]]) -> list[list[int]]:
    """The room to grow of each realm, without what any of them has to begin with."""
    taken = {number for home in homes for number in home}
    rooms = [np.flatnonzero(room).tolist() for room in search.rooms(chosen)]
    return [[number for number in room if number not in taken] for room in rooms]


def _furnished(sketch: _Sketch, drafts: list[Land], provinces: Provinces, kinds: list[str], regions: Regions,
               names: NameMaker, portals: list[tuple[int, int]], seed: str) -> list[Land]:
    """The drafts with names, trade centres, portals, ruins and caves."""
    grid = sketch.grid
    fields = [number * COUNT + kf - 1 for number, main in enumerate(provinces.main) for kf in sorted(main)]
    free = [field for field in fields if 0 < sketch.level[field] < 4 and grid.eldrien[field]]
    living = sum(provinces.liveable(number) for number in range(len(drafts)))
    ruins = _kf_by_province(find_ruins(grid, free, living, stream(seed, "ruins")))
    caves = _kf_by_province(find_caves(grid, free, sketch.level, living, stream(seed, "caves")))
    gates = {number for pair in portals for number in pair}
    chance = stream(seed, "sites")
    lands = []
    for number, land in enumerate(drafts):
        main = provinces.main[number]
        site = None
        if kinds[number]:
            kf = best_field(grid, number, land, main, chance)
            site = TradeSite(kinds[number], kf, names.town(regions.tongues[number]))
        lands.append(msgspec.structs.replace(
            land,
            name=regions.names[number],
            site=site,
            portal=chance.choice(_even_ground(land, main)) if number in gates else None,
            ruins=frozenset(ruins.get(number, ())),
            caves=frozenset(caves.get(number, ())),
        ))
    return lands


def _even_ground(land: Land, fields: Collection[int]) -> list[int]:
    """Where a gate may stand: not on a pass, unless there is nothing else."""
    return [kf for kf in sorted(fields) if land.level(kf) < 4] or sorted(fields)


def _fairness(provinces: Provinces, homes: list[tuple[int, ...]], rooms: list[list[int]],
              kinds: list[str]) -> Fairness:
    capitals = [provinces.gfs[home[0]] for home in homes]
    return Fairness.of([
        Place(
            capital,
            sum(len(provinces.main[number]) for number in home),
            sum(VALUES[kinds[number]] for number in home),
            len(room),
            sum(VALUES[kinds[number]] for number in room),
            min(capital.distance(other) for other in capitals if other != capital),
        )
        for capital, home, room in zip(capitals, homes, rooms, strict=True)
    ])


def _named_waters(sketch: _Sketch, regions: Regions, names: NameMaker) -> tuple[Water, ...]:
    courses = [(True, one.fields) for one in sketch.streams]
    courses += [(False, tuple(field for field, _ in river.edges)) for river in sketch.rivers
                if len(river.edges) >= _LONG_RIVER and sketch.grid.eldrien[river.edges[0][0]]]
    found = []
    for is_stream, fields in courses:
        touched = dict.fromkeys(field // COUNT for field in fields)
        name = names.river(regions.tongues[next(iter(touched))])
        found.append(Water(name, is_stream, tuple(sketch.grid.provinces[number].gf for number in touched)))
    return tuple(found)


def _by_province(found: Iterable[tuple[int, T]]) -> dict[int, list[T]]:
    sorted_in: dict[int, list[T]] = {}
    for field, what in found:
        sorted_in.setdefault(field // COUNT, []).append(what)
    return sorted_in


def _kf_by_province(fields: Iterable[int]) -> dict[int, list[int]]:
    return _by_province((field, field % COUNT + 1) for field in fields)
