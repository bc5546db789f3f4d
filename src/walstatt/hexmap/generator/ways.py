"""Where one can go: natural passes over the mountains, gorges that bar the way, ascents for devices."""
from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

import numpy as np

from walstatt.hexmap.generator.grid import NOWHERE, Grid
from walstatt.hexmap.generator.heights import Heights
from walstatt.hexmap.generator.noise import Mask, Numbers, scatter
from walstatt.hexmap.small_fields import COUNT

_LONGEST_PASS: Final = 8
_LONGEST_EXTRA_PASS: Final = 6
_DETOUR: Final = 30
"""A pass that is not needed to join two lands must spare at least such a way around, in small fields ..."""
_APART: Final = 20
"""... and lie so far from the next pass."""
_WORTH_A_PASS: Final = 20
_LAND_FOR_GORGE: Final = 18
_GENTLE: Final = 250
"""An edge may have an ascent if the land rises no more than this."""


class Bridgehead(NamedTuple):
    """How a field of the mountains is reached: from which field of open land, over which other fields."""

    origin: int
    over: int
    steps: int


class Crossing(NamedTuple):
    """A possible pass: its fields, and the land at both ends."""

    length: int
    luck: int
    ends: tuple[int, int]
    fields: tuple[int, ...]


def find_passes(grid: Grid, level: Numbers, chance: Random) -> frozenset[int]:
    """First those that join what the mountains part, then a few more along the chains."""
    open_land = (level > 0) & (level < 4)
    piece_of = _numbered(grid.pieces(open_land))
    crossings = sorted(_crossings(grid, level, chance.getrandbits(40)))
    joining = _joining(crossings, piece_of, grid.pieces(open_land))
    return frozenset(field for one in _spaced(grid, crossings, joining, open_land) for field in one.fields)


def _numbered(pieces: Iterable[list[int]]) -> dict[int, int]:
    return {field: number for number, piece in enumerate(pieces) for field in piece}


def _crossings(grid: Grid, level: Numbers, salt: int) -> list[Crossing]:
    """All shortest ways over the mountains from upland to upland (kalevala.13.2.pass), by where they meet."""
    reached = _climbed(grid, level)
    luck = scatter(np.arange(grid.count), salt).tolist()
    found = []
    for field, head in reached.items():
        for other in grid.near_lists[field]:
            there = reached.get(other)
            if there is None or head.origin >= there.origin:
                continue
            length = head.steps + there.steps
            if length <= _LONGEST_PASS:
                fields = (*_way(reached, field), *_way(reached, other))
                found.append(Crossing(length, luck[field], (head.origin, there.origin), fields))
        found.extend(_straight_over(grid, level, field, luck[field]))
    return found


def _climbed(grid: Grid, level: Numbers) -> dict[int, Bridgehead]:
    levels = level.tolist()
    reached: dict[int, Bridgehead] = {}
    front: list[int] = []
    for field in np.flatnonzero(level == 4).tolist():
        foot = [other for other in grid.near_lists[field] if other != NOWHERE and levels[other] == 3]
        if foot:
            reached[field] = Bridgehead(foot[0], NOWHERE, 1)
            front.append(field)
    for field in front:
        head = reached[field]
        for other in grid.near_lists[field]:
            if other != NOWHERE and levels[other] == 4 and other not in reached and head.steps < _LONGEST_PASS:
                reached[other] = Bridgehead(head.origin, field, head.steps + 1)
                front.append(other)
    return reached


def _way(reached: dict[int, Bridgehead], field: int) -> list[int]:
    found = []
    while field != NOWHERE:
        found.append(field)
        field = reached[field].over
    return found


def _straight_over(grid: Grid, level: Numbers, field: int, luck: int) -> Iterable[Crossing]:
    """A ridge one field wide: upland on two sides that face each other."""
    near = grid.near_lists[field]
    for one, other in zip(near[:3], near[3:], strict=True):
        if NOWHERE not in (one, other) and level[one] == 3 and level[other] == 3:
            yield Crossing(1, luck, (one, other), (field,))


def _joining(crossings: list[Crossing], piece_of: dict[int, int], pieces: list[list[int]]) -> list[Crossing]:
    """The shortest crossings that connect the lands (Kruskal's tree)."""
    root = list(range(len(pieces)))

    def find(number: int) -> int:
        while root[number] != number:
            root[number] = root[root[number]]
            number = root[number]
        return number

    chosen = []
    for crossing in crossings:
        one, other = (piece_of[end] for end in crossing.ends)
        if min(len(pieces[one]), len(pieces[other])) >= _WORTH_A_PASS and find(one) != find(other):
            root[find(one)] = find(other)
            chosen.append(crossing)
    return chosen


def _spaced(grid: Grid, crossings: list[Crossing], chosen: list[Crossing], open_land: Mask) -> list[Crossing]:
    open_to: list[bool] = open_land.tolist()
    busy = set(_within(grid, (one.fields[0] for one in chosen), _APART))
    for crossing in crossings:
        if crossing.length > _LONGEST_EXTRA_PASS:
            break
        if crossing.fields[0] in busy:
            continue
        if _needs_detour(grid, crossing.ends, open_to):
            chosen.append(crossing)
            busy.update(_within(grid, crossing.fields[:1], _APART))
        else:
            busy.update(_within(grid, crossing.fields[:1], 2))
    return chosen


def _within(grid: Grid, start: Iterable[int], steps: int) -> Iterable[int]:
    seen = dict.fromkeys(start, 0)
    queue = list(seen)
    for field in queue:
        if seen[field] < steps:
            for other in grid.near_lists[field]:
                if other != NOWHERE and other not in seen:
                    seen[other] = seen[field] + 1
                    queue.append(other)
    return queue


def _needs_detour(grid: Grid, ends: tuple[int, int], open_to: list[bool]) -> bool:
    start, goal = ends
    seen, queue = {start: 0}, [start]
    for field in queue:
        if seen[field] >= _DETOUR:
            break
        for other in grid.near_lists[field]:
            if other == goal:
                return False
            if other != NOWHERE and open_to[other] and other not in seen:
                seen[other] = seen[field] + 1
                queue.append(other)
    return True


def find_gorges(grid: Grid, heights: Heights, level: Numbers, chance: Random) -> frozenset[int]:
    """Short clefts in highland and upland, along the way of the water; one can always walk around them."""
    found: set[int] = set()
    high = np.flatnonzero((level == 2) | (level == 3)).tolist()
    wanted = int((level > 0).sum()) // COUNT // _LAND_FOR_GORGE
    for start in chance.sample(high, min(len(high), 6 * wanted)):
        if wanted == 0:
            break
        cleft = _cleft(start, heights.parent, level, chance.randint(2, 4))
        if cleft and not found.intersection(_within(grid, cleft, 4)) and _walkable_around(grid, cleft, level):
            found.update(cleft)
            wanted -= 1
    return frozenset(found)


def _cleft(start: int, parent: list[int], level: Numbers, length: int) -> list[int]:
    cleft = [start]
    while len(cleft) < length and parent[cleft[-1]] != NOWHERE:
        cleft.append(parent[cleft[-1]])
    return cleft if len(cleft) == length and all(level[field] in (2, 3) for field in cleft) else []


def _walkable_around(grid: Grid, cleft: list[int], level: Numbers) -> bool:
    """All fields around the cleft are open land and go round it."""
    ring = {other for field in cleft for other in grid.near_lists[field]} - set(cleft)
    return NOWHERE not in ring and all(0 < level[field] < 4 for field in ring)


def find_ascents(grid: Grid, heights: Heights, level: Numbers, rivers: Iterable[tuple[int, int]],
                 gorges: frozenset[int], salt: int) -> list[tuple[int, int]]:
    """Some edges between two levels where the land rises gently, from the lower side; never up to the mountains."""
    barred = set(rivers)
    barred |= {(grid.near_lists[field][way], (way + 3) % 6) for field, way in barred}
    rise = grid.around(heights.relief) - heights.relief[:, None]
    upwards = (grid.around(level) == level[:, None] + 1) & (level[:, None] > 0) & (level[:, None] < 3)
    lucky = scatter(np.arange(grid.count * 6), salt).reshape(-1, 6) % 3 == 0
    fields, ways = np.nonzero(upwards & (rise < _GENTLE) & lucky)
    edges = zip(fields.tolist(), ways.tolist(), strict=True)
    return [edge for edge in edges
            if edge not in barred and not gorges.intersection((edge[0], grid.near_lists[edge[0]][edge[1]]))]


def oases(grid: Grid, desert: Mask, taken: Mask, chance: Random) -> list[int]:
    """Water in the middle of the desert (kalevala.12.2.oase): nothing but desert around, and no river at it."""
    inner = desert & ~taken & ~grid.edge & ~grid.touches(~desert)
    found: list[int] = []
    busy: set[int] = set()
    fields = np.flatnonzero(inner).tolist()
    for field in chance.sample(fields, min(len(fields), len(fields) // (3 * COUNT) + 1)):
        if field not in busy:
            found.append(field)
            busy.update(_within(grid, [field], 8))
    return sorted(found)

