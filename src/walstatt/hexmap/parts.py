"""Parts of a large field: connected small fields of land, or of water (kalevala.r.9.gelaende_gf_zug).

Figures have no small field in the GF move: they stand in a part. Levels and rivers do not matter; water, mountains and
gorges part the land, and so does a border that rulers have drawn; a pass is land, a stream bridge joins its two banks.
Ships use parts of water in the same way, without borders.
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import NO_FIELDS, Land
from walstatt.hexmap.small_fields import COUNT, NEIGHBOURS

Joins = frozenset[tuple[int, int]]
"""Pairs of small fields of one GF that a bridge joins."""
NO_JOINS: Joins = frozenset()
Cuts = frozenset[tuple[int, int]]
"""Pairs of small fields of one GF, each both ways round, between which a border of people's making runs."""
NO_CUTS: Cuts = frozenset()


class Part(NamedTuple):
    """A connected piece of land or of water in a large field."""

    gf: Gf
    letter: str
    """Empty where the GF has only one part of its kind."""
    fields: frozenset[int]
    water: bool = False

    @property
    def name(self) -> str:
        """2U+15, or 2U+15[b] in a divided GF; water is 2U+15~, or 2U+15~b."""
        if self.water:
            return f"{self.gf}~{self.letter}"
        return f"{self.gf}[{self.letter}]" if self.letter else str(self.gf)


@lru_cache(maxsize=20_000)
def land_fields(land: Land) -> frozenset[int]:
    return frozenset(kf for kf in range(1, COUNT + 1) if land.is_land(kf))


@lru_cache(maxsize=20_000)
def water_fields(land: Land) -> frozenset[int]:
    return frozenset(kf for kf in range(1, COUNT + 1) if land.is_water(kf))


def connected(
    fields: Collection[int], joins: Iterable[tuple[int, int]] = (), cuts: Collection[tuple[int, int]] = NO_CUTS
) -> list[frozenset[int]]:
    """The connected sets of small fields, by their lowest numbers."""
    left, found = set(fields), []
    joined: dict[int, set[int]] = {}
    for one, other in joins:
        joined.setdefault(one, set()).add(other)
        joined.setdefault(other, set()).add(one)
    while left:
        start = min(left)
        left.discard(start)
        piece, edge = {start}, [start]
        while edge:
            kf = edge.pop()
            near = {one.kf for one in NEIGHBOURS[kf] if one.side is None and (kf, one.kf) not in cuts}
            near |= joined.get(kf, set())
            fresh = near & left
            left -= fresh
            piece |= fresh
            edge.extend(fresh)
        found.append(frozenset(piece))
    return found


def cuts_between(sides: Sequence[Collection[int]]) -> Cuts:
    """The border between these sides of a GF; all small fields that none of them names are one more side."""
    if not sides:
        return NO_CUTS
    side_of = {kf: number for number, fields in enumerate(sides) for kf in fields}
    return frozenset(
        (kf, one.kf) for kf in NEIGHBOURS for one in NEIGHBOURS[kf]
        if one.side is None and side_of.get(kf) != side_of.get(one.kf)
    )


@lru_cache(maxsize=20_000)
def _pieces(fields: frozenset[int], joins: Joins, cuts: Cuts) -> tuple[frozenset[int], ...]:
    return tuple(connected(fields, joins, cuts))


def _water_pieces(land: Land, without: frozenset[int]) -> tuple[frozenset[int], ...]:
    """A closed canal is a water of its own: who lies in it stays there."""
    wet = water_fields(land) - without
    if not land.closed:
        return _pieces(wet, NO_JOINS, NO_CUTS)
    apart = (*_pieces(wet - land.closed, NO_JOINS, NO_CUTS), *_pieces(wet & land.closed, NO_JOINS, NO_CUTS))
    return tuple(sorted(apart, key=min))


def parts(
    gf: Gf, land: Land, joins: Joins = NO_JOINS, cuts: Cuts = NO_CUTS, *, water: bool = False,
    without: frozenset[int] = NO_FIELDS,
) -> list[Part]:
    """The parts of a large field, lettered in the order of their lowest small field (kalevala.r.6.kurzform).

    `without` are waters that bear no ship.
    """
    if not land.drawn:
        return []
    pieces = _water_pieces(land, without) if water else _pieces(land_fields(land), joins, cuts)
    if len(pieces) == 1:
        return [Part(gf, "", pieces[0], water)]
    return [Part(gf, chr(ord("a") + number), fields, water) for number, fields in enumerate(pieces)]
