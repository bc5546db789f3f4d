"""What is to be found in the land: trade centres that may be founded, ruins, caves, portals."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from random import Random
from statistics import median_low
from typing import Final

from walstatt.hexmap.coordinates import ELDRIEN
from walstatt.hexmap.generator.grid import NOWHERE, Grid
from walstatt.hexmap.generator.provinces import Provinces
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import COUNT

VALUES: Final = {"": 0, "F": 0, "Mkt": 2, "Std": 4, "Phstd": 8, "Hstd": 16}
"""Armament in RE (kalevala.9.2.1.handelszentren)."""
START_KINDS: Final = ("Hstd", "Phstd", "Std")
_SHARES: Final = ((330, ""), (470, "F"), (730, "Mkt"), (900, "Std"), (980, "Phstd"), (1001, "Hstd"))
"""Of a thousand provinces, from the poorest to the richest, so many have at most this."""
_LADDER: Final = ("", "Mkt", "Std", "Phstd", "Hstd")
_STEPS_OF_BALANCE: Final = 40
_TOLERANCE: Final = 12
"""Percent by which what natives own around a starting place may lie off the middle."""
_LAND_FOR_LINE, _LAND_FOR_CAVE, _LAND_FOR_LONE_RUIN = 120, 25, 30
_FERTILE: Final = {"T": 4, "t": 3, "H": 3, "h": 2, "B": 2, "b": 1, "m": 1, "s": 1, "M": 1, "S": 1, "d": 1, "D": 1}


def native_kinds(provinces: Provinces, lands: Sequence[Land], chance: Random) -> list[str]:
    """Of which kind a trade centre may be in each province; good land by the water has the greater ones."""
    living = [number for number in range(len(lands)) if provinces.liveable(number)]
    worth = {number: _worth(lands[number], provinces.main[number]) + chance.randrange(90) for number in living}
    kinds = [""] * len(lands)
    for place, number in enumerate(sorted(living, key=lambda one: (worth[one], one))):
        share = place * 1000 // len(living)
        kinds[number] = next(kind for most, kind in _SHARES if share < most)
    return kinds


def chance_kind(chance: Random) -> str:
    """The kind of a trade centre in a province of which nothing else is known."""
    share = chance.randrange(1000)
    return next(kind for most, kind in _SHARES if share < most)


def _worth(land: Land, main: Collection[int]) -> int:
    fertile = sum(_FERTILE.get(land.terrain[kf - 1], 0) for kf in main)
    return fertile + (25 if land.rivers else 0) + (20 if "W" in land.terrain else 0)


def balance(kinds: list[str], rooms: Sequence[Collection[int]], chance: Random) -> None:
    """Raises and lowers what natives own until no starting place has much more around it than the others."""
    owners: dict[int, list[int]] = {}
    for place, room in enumerate(rooms):
        for number in room:
            owners.setdefault(number, []).append(place)
    totals = [sum(VALUES[kinds[number]] for number in room) for room in rooms]
    middle = median_low(totals)
    for _ in range(_STEPS_OF_BALANCE * len(rooms)):
        off = [total - middle for total in totals]
        worst = max(range(len(off)), key=lambda place: (abs(off[place]), place))
        if abs(off[worst]) * 100 <= middle * _TOLERANCE:
            break
        for number in chance.sample(sorted(rooms[worst]), len(rooms[worst])):
            kind = _step(kinds[number], 1 if off[worst] < 0 else -1)
            change = VALUES[kind] - VALUES[kinds[number]]
            if sum((off[place] + change) ** 2 - off[place] ** 2 for place in owners[number]) < 0:
                kinds[number] = kind
                for place in owners[number]:
                    totals[place] += change
                break
        else:
            break


def _step(kind: str, step: int) -> str:
    """One up or down on the ladder, as far as it reaches; a fortress stands beside it at the foot."""
    place = _LADDER.index("" if kind == "F" else kind) + step
    return _LADDER[min(place, len(_LADDER) - 1)] if place > 0 else kind if kind == "F" else ""


def best_field(grid: Grid, number: int, land: Land, main: Iterable[int], chance: Random) -> int:
    """Where a trade centre stands: low open land by the water."""
    return max(sorted(main), key=lambda kf: (_comfort(grid, number, land, kf), chance.random()))


def _comfort(grid: Grid, number: int, land: Land, kf: int) -> int:
    kind = land.kind(kf)
    near = grid.near_lists[number * COUNT + kf - 1]
    shore = any(one != NOWHERE and one // COUNT == number and land.is_water(one % COUNT + 1) for one in near)
    river = any(edge.kf == kf for edge in land.rivers)
    return 4 * kind.room - 2 * kind.level - 6 * (kind.desert or kind.ice or kind.swamp) + 3 * shore + 3 * river


def find_ruins(grid: Grid, free: Sequence[int], land_count: int, chance: Random) -> frozenset[int]:
    """Along lines as straight as a string over many days of march, and a few alone."""
    open_to = set(free)
    found: set[int] = set(chance.sample(free, min(len(free), land_count // _LAND_FOR_LONE_RUIN)))
    for _ in range(land_count // _LAND_FOR_LINE + 1):
        here, way = chance.choice(free), chance.randrange(3)
        for step in range(chance.randrange(40, 120)):
            if here == NOWHERE:
                break
            if step % 7 == 0 and here in open_to and chance.randrange(3):
                found.add(here)
            here = grid.near_lists[here][way]
    return frozenset(found)


def find_caves(grid: Grid, free: Iterable[int], level: Sequence[int], land_count: int,
               chance: Random) -> frozenset[int]:
    """At the foot of the mountains."""
    foot = [field for field in free if level[field] == 3
            and any(one != NOWHERE and level[one] == 4 for one in grid.near_lists[field])]
    return frozenset(chance.sample(foot, min(len(foot), land_count // _LAND_FOR_CAVE)))


def portal_provinces(provinces: Provinces, taken: Collection[int], chance: Random) -> list[tuple[int, int]]:
    """Every large field of a splinter and its opposite on Eldrien (kalevala.r.war.portal_provinzen)."""
    torn = [number for number, gf in enumerate(provinces.gfs) if gf.plane != ELDRIEN and provinces.main[number]]
    whole = [number for number, gf in enumerate(provinces.gfs)
             if gf.plane == ELDRIEN and provinces.liveable(number) and number not in taken]
    opposite = chance.sample(whole, min(len(torn), len(whole)))
    return list(zip(torn, opposite, strict=False))
