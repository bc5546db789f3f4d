"""Regions: neighbouring large fields that share a name and a tongue."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.generator.names import TONGUES, NameMaker, Tongue
from walstatt.hexmap.generator.provinces import Provinces

_LANDS_IN_REGION, _SEAS_IN_REGION = 7, 24
_TONGUE_LANDS: Final = 90


class Regions:
    """For each large field the name of its region and the tongue that is spoken there."""

    def __init__(self, provinces: Provinces, splinters: Sequence[str], names: NameMaker, chance: Random) -> None:
        self.tongues: list[Tongue] = [TONGUES[0]] * len(provinces.gfs)
        self.names = [""] * len(provinces.gfs)
        gfs = provinces.gfs
        everywhere = [number for number, splinter in enumerate(splinters) if not splinter]
        for count, group in enumerate(_grown(gfs, everywhere, _TONGUE_LANDS, chance)):
            for number in group:
                self.tongues[number] = TONGUES[count % len(TONGUES)]
        for liveable, size in ((True, _LANDS_IN_REGION), (False, _SEAS_IN_REGION)):
            members = [number for number in everywhere if provinces.liveable(number) == liveable]
            for group in _grown(gfs, members, size, chance):
                tongue = self.tongues[group[0]]
                name = names.land(tongue) if liveable else names.sea(tongue)
                for number in group:
                    self.names[number] = name
        for number, splinter in enumerate(splinters):
            if splinter:
                self.names[number] = splinter


def _grown(gfs: Sequence[Gf], members: list[int], size: int, chance: Random) -> list[list[int]]:
    """Groups of about so many neighbours, grown from scattered seeds; what no seed reaches is a group of its own."""
    number_of = {gfs[number]: number for number in members}
    seeds = chance.sample(members, len(members) // size)
    groups = [[seed] for seed in seeds]
    group_of = {seed: count for count, seed in enumerate(seeds)}
    _grow(gfs, number_of, group_of, groups, seeds)
    for number in members:
        if number not in group_of:
            group_of[number] = len(groups)
            groups.append([number])
            _grow(gfs, number_of, group_of, groups, [number])
    return groups


def _grow(gfs: Sequence[Gf], number_of: dict[Gf, int], group_of: dict[int, int], groups: list[list[int]],
          start: list[int]) -> None:
    queue = list(start)
    for number in queue:
        for gf in gfs[number].neighbours.values():
            other = number_of.get(gf)
            if other is not None and other not in group_of:
                group_of[other] = group_of[number]
                groups[group_of[number]].append(other)
                queue.append(other)
