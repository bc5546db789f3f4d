"""All small fields of a world as one long row, with their neighbours, places and corners.

Field number n is KF n % 48 + 1 of large field n // 48. What happens on a field follows from where it lies in the whole
world, so that the land goes on smoothly over the borders of large fields.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from walstatt.hexmap.coordinates import ALPHABETS, ELDRIEN, SPLINTERS, Gf
from walstatt.hexmap.generator.noise import Mask, Numbers
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS, SPOTS, Side, Way

WAYS: Final = tuple(Way)
NE, E, SE, SW, W, NW = range(6)
NOWHERE: Final = -1
_SPLINTER_SIZES: Final = (1, 1, 2, 2, 3, 3, 4, 5, 6, 7)
_SPLINTERS_AWAY: Final = 10_000
"""So far from Eldrien, in small fields, lie the splinters for the noise: another land altogether."""


class Province(NamedTuple):
    """A large field of the world to be, and the splinter it belongs to."""

    gf: Gf
    splinter: str


class Grid:
    """The fields of a world: where they lie and who touches whom."""

    def __init__(self, provinces: Sequence[Province]) -> None:
        self.provinces = tuple(provinces)
        self.number = {province.gf: number for number, province in enumerate(self.provinces)}
        self.count = len(self.provinces) * COUNT
        self.x, self.row = _places(self.provinces)
        self.east, self.south = self.x * 500, self.row * 866
        """In thousandths of the width of a small field."""
        self.near = _neighbours(self.provinces, self.number)
        """For each field its six neighbours in the order of `WAYS`; NOWHERE where the world ends."""
        self.near_lists: list[list[int]] = self.near.tolist()
        self.eldrien: Mask = np.repeat(np.array([one.gf.plane == ELDRIEN for one in self.provinces]), COUNT)
        self.group = np.repeat(_groups(self.provinces), COUNT)
        """The number of the splinter of each field; 0 is Eldrien."""
        self.edge: Mask = np.asarray((self.near == NOWHERE).any(axis=1))

    def around(self, values: Numbers) -> Numbers:
        """The values of the six neighbours; a field at the end of the world sees itself there."""
        own = np.arange(self.count)[:, None]
        found: Numbers = values[np.where(self.near == NOWHERE, own, self.near)]
        return found

    def touches(self, mask: Mask) -> Mask:
        """Which fields have a neighbour of these?"""
        return np.asarray((mask[self.near] & (self.near != NOWHERE)).any(axis=1))

    def smooth(self, values: Numbers, times: int) -> Numbers:
        for _ in range(times):
            values = (2 * values + self.around(values).sum(axis=1)) // 8
        return values

    def distance(self, start: Mask, most: int) -> Numbers:
        """Steps to the nearest of these fields, counted up to `most`."""
        steps = np.where(start, 0, most).astype(np.int64)
        reached = start
        for step in range(1, most):
            fresh = self.touches(reached) & ~reached
            if not fresh.any():
                break
            steps[fresh] = step
            reached = reached | fresh
        return steps

    def pieces(self, mask: Mask) -> list[list[int]]:
        """The connected pieces of these fields, by their lowest numbers."""
        left = mask.tolist()
        found = []
        for start in np.flatnonzero(mask).tolist():
            if not left[start]:
                continue
            left[start] = False
            piece = [start]
            for field in piece:
                for other in self.near_lists[field]:
                    if other != NOWHERE and left[other]:
                        left[other] = False
                        piece.append(other)
            found.append(piece)
        return found


def eldrien(size: int) -> list[Province]:
    """So many large fields, as round as the letters of the rows allow; latitudes begin at 0 (kalevala.6.2.ab_239)."""
    rows = len(ALPHABETS[ELDRIEN]) * 2
    deep = max(rows, 2 * size // rows + 4)
    nearest = sorted(
        (_roundness(row, latitude, rows, deep), row, latitude) for row in range(rows) for latitude in range(deep)
    )[:size]
    first_row = min(row for _, row, _ in nearest)
    first_latitude = min(latitude for _, _, latitude in nearest)
    return [
        Province(gf, "")
        for gf in sorted(Gf(ELDRIEN, row - first_row, latitude - first_latitude) for _, row, latitude in nearest)
    ]


def _roundness(row: int, latitude: int, rows: int, deep: int) -> int:
    """The square of the distance from the middle."""
    across, along = 2 * row - rows + 1, 2 * latitude - deep + 1
    return 3 * (across + along) ** 2 + (across - along) ** 2


def splinters(names: Sequence[str], most: int, chance: Random) -> list[Province]:
    """Single large fields and small groups of them, well apart (kalevala.14.splitterebene), so many at most in all."""
    found: list[Province] = []
    count = len(names)
    spots = [(row, latitude) for row in range(4, 50, 8) for latitude in range(-16, 17, 8)]
    for done, (name, (row, latitude)) in enumerate(zip(names, chance.sample(spots, count), strict=True), 1):
        group = [Gf(SPLINTERS, row, latitude)]
        size = min(chance.choice(_SPLINTER_SIZES), most - len(found) - (count - done))
        while len(group) < size:
            beside = [gf for gf in chance.choice(group).neighbours.values() if gf not in group and
                      gf.distance(group[0]) < 3]
            group.extend(chance.sample(beside, min(1, len(beside))))
        found.extend(Province(gf, name) for gf in sorted(group))
    return found


def _places(provinces: Sequence[Province]) -> tuple[Numbers, Numbers]:
    rows = np.array([one.gf.row for one in provinces], dtype=np.int64)
    latitudes = np.array([one.gf.latitude for one in provinces], dtype=np.int64)
    away = np.array([0 if one.gf.plane == ELDRIEN else _SPLINTERS_AWAY for one in provinces], dtype=np.int64)
    x = -12 * (rows + latitudes)[:, None] + np.array([spot.x for spot in SPOTS.values()])
    row = (4 * (rows - latitudes) + 2 * away)[:, None] + np.array([spot.row for spot in SPOTS.values()])
    return x.ravel(), row.ravel()


def _neighbours(provinces: Sequence[Province], number: dict[Gf, int]) -> Numbers:
    found = np.empty((len(provinces), COUNT, 6), dtype=np.int64)
    beside = {side: np.array([_beside(one, side, provinces, number) for one in provinces]) for side in Side}
    own = np.arange(len(provinces))
    for kf, neighbours in NEIGHBOURS.items():
        for place, neighbour in enumerate(neighbours):
            large = own if neighbour.side is None else beside[neighbour.side]
            found[:, kf - 1, place] = np.where(large == NOWHERE, NOWHERE, large * COUNT + neighbour.kf - 1)
    return found.reshape(-1, 6)


def _beside(province: Province, side: Side, provinces: Sequence[Province], number: dict[Gf, int]) -> int:
    other = province.gf.neighbour(side)
    found = number.get(other, NOWHERE) if other is not None else NOWHERE
    return found if found != NOWHERE and provinces[found].splinter == province.splinter else NOWHERE


def _groups(provinces: Sequence[Province]) -> Numbers:
    names: dict[str, int] = {"": 0}
    return np.array([names.setdefault(one.splinter, len(names)) for one in provinces], dtype=np.int64)
