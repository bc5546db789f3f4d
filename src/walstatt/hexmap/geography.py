"""How the land hangs together: parts of large fields, steps between them, coasts, free ways, sea lanes, sight.

Everything is looked up by GF and remembered; nothing looks through the whole world. A geography never changes: one
with another land or other bridges shares all that it remembers with the one before.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple, Self

from walstatt.hexmap.bridges import Bridge
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field, Land, Lands, is_oasis, neighbour_land
from walstatt.hexmap.parts import Cuts, Joins, Part, cuts_between, parts
from walstatt.hexmap.small_fields import CONTACTS, NEIGHBOURS, Side
from walstatt.hexmap.terrain import WATER

Barred = Callable[[Land, int], bool]
"""Is this small field of a land closed to whoever is on the way?"""
WITHIN: Final = {kf: frozenset(one.kf for one in NEIGHBOURS[kf] if one.side is None) for kf in NEIGHBOURS}
"""The neighbours of a small field in its own GF."""


class Obstacle(StrEnum):
    """What ends a way or a scouting (kalevala.12.hindernis)."""

    MAP = "map"
    """No land lies there."""
    UNDRAWN = "undrawn"
    WATER = "water"
    STREAM = "stream"
    """Canals too."""
    MOUNTAINS = "mountains"
    GORGE = "gorge"
    COAST = "coast"
    """Land, for whoever comes by ship."""


@dataclass(frozen=True, eq=False)
class _Pieces:
    """The parts of one GF."""

    lands: tuple[Part, ...]
    waters: tuple[Part, ...]
    at: dict[int, Part]
    """The part of a small field."""
    joined: dict[int, frozenset[int]]
    """Banks that bridges join within the GF."""


class _Touches(NamedTuple):
    """What the parts of one GF touch: land land, water water, and each the other."""

    steps: dict[Part, tuple[Part, ...]]
    coasts: dict[Part, tuple[Part, ...]]


@lru_cache(maxsize=8192)
def _pieces_between(gf: Gf, land: Land, joins: Joins, cuts: Cuts, oases: frozenset[int]) -> _Pieces:
    """Kept over all geographies: the world as each realm knows it consists of mostly the same lands."""
    dry = tuple(parts(gf, land, joins, cuts))
    wet = tuple(parts(gf, land, water=True, without=oases))
    joined: dict[int, frozenset[int]] = {}
    for one, other in joins:
        joined[one] = joined.get(one, frozenset()) | {other}
    return _Pieces(dry, wet, {kf: part for part in (*dry, *wet) for kf in part.fields}, joined)


@lru_cache(maxsize=8192)
def _within(pieces: _Pieces) -> frozenset[tuple[Part, Part]]:
    """The parts of a GF that touch each other."""
    own = pieces.at
    return frozenset(
        (part, own[near]) for kf, part in own.items() for near in WITHIN[kf] if near in own and own[near] is not part
    )


@lru_cache(maxsize=32768)
def _across(pieces: _Pieces, beyond: _Pieces, side: Side) -> frozenset[tuple[Part, Part]]:
    """The parts of a GF and those that they touch in its neighbour on one side."""
    own, theirs = pieces.at, beyond.at
    return frozenset((own[kf], theirs[far]) for kf, far in CONTACTS[side] if kf in own and far in theirs)


@lru_cache(maxsize=8192)
def lone_waters(terrain: str) -> tuple[int, ...]:
    """Small fields of water without any water beside them in the same GF."""
    return tuple(
        kf for kf, letter in enumerate(terrain, 1)
        if letter == WATER and not any(terrain[near - 1] == WATER for near in WITHIN[kf])
    )


Sides = Sequence[Collection[int]]
"""The small fields of a divided GF on each side of its border; those that none of them names are one side more."""
Borders = Mapping[Gf, Sides]
NO_BORDERS: Final[Borders] = {}


class Geography:
    """Lands, the stream bridges over their waters, and the borders that divide large fields between realms."""

    def __init__(
        self, lands: Lands, bridges: Iterable[Bridge] = (), borders: Borders = NO_BORDERS, oases: Iterable[Field] = (),
    ) -> None:
        self.lands: Final = lands
        self.bridges: Final = frozenset(bridges)
        self.borders: Final = borders
        self.oases: Final = frozenset(oases)
        """Known to be some, though the land around them is not drawn here."""
        self._crossings = self._crossings_by_gf()
        self._pieces: dict[Gf, _Pieces] = {}
        self._touches: dict[Gf, _Touches] = {}

    def with_land(self, gf: Gf, land: Land) -> Self:
        """The same with another land in one place."""
        return self._changed({**self.lands, gf: land}, self.bridges, self.borders, {gf})

    def with_bridges(self, bridges: Iterable[Bridge]) -> Self:
        """The same land with these bridges and no others."""
        new = frozenset(bridges)
        return self._changed(self.lands, new, self.borders, {one.over.gf for one in new ^ self.bridges})

    def with_border(self, gf: Gf, sides: Sides) -> Self:
        """The same with another border through one large field; without sides there is none."""
        return self._changed(self.lands, self.bridges, {**self.borders, gf: sides}, {gf})

    def _changed(self, lands: Lands, bridges: frozenset[Bridge], borders: Borders, places: Collection[Gf]) -> Self:
        new = type(self)(lands, bridges, borders, self.oases)
        # Whether water is an oasis, and where a bridge ends, depends on the neighbours; what touches, on theirs.
        near = {other for gf in places for other in (gf, *gf.neighbours.values())}
        wide = {other for gf in near for other in (gf, *gf.neighbours.values())}
        new._pieces = {gf: one for gf, one in self._pieces.items() if gf not in near}
        new._touches = {gf: one for gf, one in self._touches.items() if gf not in wide}
        return new

    def _crossings_by_gf(self) -> dict[Gf, list[tuple[Field, Field]]]:
        """From which bank in a GF to which other bank bridges lead."""
        found: dict[Gf, list[tuple[Field, Field]]] = {}
        for bridge in sorted(self.bridges):
            banks = bridge.banks(self.lands)
            if banks is None or not all(self.lands[bank.gf].is_land(bank.kf) for bank in banks):
                continue
            for here, there in (banks, banks[::-1]):
                found.setdefault(here.gf, []).append((here, there))
        return found

    # Parts ------------------------------------------------------------------------------------------------------------

    def land(self, gf: Gf) -> Land:
        return self.lands[gf]

    def neighbours(self, gf: Gf) -> dict[Side, Gf]:
        """The large fields beside this one that are on the map and of its splinter."""
        found = {side: neighbour_land(self.lands, gf, side) for side in Side}
        return {side: other for side, other in found.items() if other is not None}

    def parts(self, gf: Gf) -> tuple[Part, ...]:
        """The parts of its land; none where it is not drawn, or not on the map at all."""
        return self._pieces_of(gf).lands

    def waters(self, gf: Gf) -> tuple[Part, ...]:
        """The parts of its water that bear ships: an oasis does not (kalevala.r.12.gelaende_ergaenzung)."""
        return self._pieces_of(gf).waters

    def part_at(self, field: Field) -> Part | None:
        """The part of land or water that a small field belongs to; None in mountains, gorges and oases."""
        return self._pieces_of(field.gf).at.get(field.kf)

    def part_named(self, gf: Gf, letter: str, *, water: bool = False) -> Part | None:
        found = self.waters(gf) if water else self.parts(gf)
        return next((one for one in found if one.letter == letter), None)

    def high_sea(self, gf: Gf) -> bool:
        """Nothing but water (kalevala.9.3.1.hohe_see)."""
        return self._drawn(gf) and not self.has_land(gf)

    def _drawn(self, gf: Gf) -> bool:
        return gf in self.lands and self.lands[gf].drawn

    def has_land(self, gf: Gf) -> bool:
        """Is at least one small field no water?"""
        return self._drawn(gf) and any(not self.lands[gf].is_water(kf) for kf in NEIGHBOURS)

    def _pieces_of(self, gf: Gf) -> _Pieces:
        known = self._pieces.get(gf)
        if known is None:
            known = self._pieces[gf] = self._make_pieces(gf)
        return known

    def _make_pieces(self, gf: Gf) -> _Pieces:
        if gf not in self.lands:
            return _Pieces((), (), {}, {})
        land, sides = self.lands[gf], self.borders.get(gf, ())
        return _pieces_between(
            gf, land, frozenset(self._joins(gf, sides)), cuts_between(sides), frozenset(self._oases(gf))
        )

    def _joins(self, gf: Gf, sides: Sides) -> list[tuple[int, int]]:
        """The banks that bridges join within a GF; over a border they lead from part to part."""
        side_of = {kf: number for number, fields in enumerate(sides) for kf in fields}
        return [
            (here.kf, there.kf) for here, there in self._crossings.get(gf, ())
            if there.gf == gf and side_of.get(here.kf) == side_of.get(there.kf)
        ]

    def _oases(self, gf: Gf) -> Iterator[int]:
        # Nearly all water has more water beside it in its own GF; only what is left is looked at closely.
        for kf in lone_waters(self.lands[gf].terrain):
            if Field(gf, kf) in self.oases or is_oasis(self.lands, Field(gf, kf)):
                yield kf

    # What touches -----------------------------------------------------------------------------------------------------

    def steps(self, part: Part) -> tuple[Part, ...]:
        """Where a step in the GF move can lead: land to land, water to water (kalevala.r.9.gelaende_gf_zug)."""
        return self._touches_of(part.gf).steps.get(part, ())

    def touch(self, part: Part, other: Part) -> bool:
        """Do small fields of two parts touch, so that no bridge is needed between them?"""
        return any(kf in part.fields and far in other.fields for kf, far in self._beside(part.gf, other.gf))

    def ways_between(self, part: Part, other: Part) -> Iterator[tuple[int, int]]:
        """The pairs of small fields by which one goes from one part to the other, bridges among them."""
        return ((kf, far) for kf, far in self._over(part.gf, other.gf) if kf in part.fields and far in other.fields)

    def coasts(self, part: Part) -> tuple[Part, ...]:
        """The waters that touch a part of land, or the shores of a water, in the same GF or in a neighbouring one."""
        return self._touches_of(part.gf).coasts.get(part, ())

    def _touches_of(self, gf: Gf) -> _Touches:
        known = self._touches.get(gf)
        if known is None:
            known = self._touches[gf] = self._make_touches(gf)
        return known

    def _make_touches(self, gf: Gf) -> _Touches:
        steps: dict[Part, list[Part]] = {}
        coasts: dict[Part, list[Part]] = {}
        for part, other in set(self._touching(gf)):
            if part.water and other.water and (self._is_closed(part) or self._is_closed(other)):
                continue
            (coasts if part.water != other.water else steps).setdefault(part, []).append(other)
        return _Touches({part: tuple(sorted(found)) for part, found in steps.items()},
                        {part: tuple(sorted(found)) for part, found in coasts.items()})

    def _is_closed(self, part: Part) -> bool:
        """A canal that nobody sails at present."""
        return not part.fields.isdisjoint(self.lands[part.gf].closed)

    def _touching(self, gf: Gf) -> Iterator[tuple[Part, Part]]:
        """The parts of this GF and all that they touch, within it and beyond."""
        pieces = self._pieces_of(gf)
        own = pieces.at
        yield from _within(pieces)
        for side, other in self.neighbours(gf).items():
            yield from _across(pieces, self._pieces_of(other), side)
        for here, there in self._crossings.get(gf, ()):
            start, end = own[here.kf], self._pieces_of(there.gf).at[there.kf]
            if start is not end:
                yield start, end

    def _over(self, gf: Gf, other: Gf) -> Iterator[tuple[int, int]]:
        """The pairs of small fields by which one leaves a GF for a neighbour, or one part of it for another."""
        yield from self._beside(gf, other)
        yield from ((here.kf, there.kf) for here, there in self._crossings.get(gf, ()) if there.gf == other)

    def _beside(self, gf: Gf, other: Gf) -> Iterator[tuple[int, int]]:
        """The pairs of small fields of two GF, or of one, that touch each other."""
        side = gf.side_towards(other)
        if gf == other:
            yield from ((kf, near) for kf, beside in WITHIN.items() for near in beside)
        elif side is not None and neighbour_land(self.lands, gf, side) == other:
            yield from CONTACTS[side]

    # Ways -------------------------------------------------------------------------------------------------------------

    def free(self, way: Sequence[Part], barred: Barred) -> bool:
        """Does a chain of small fields that are not barred lead along this way (kalevala.r.9.gelaende_gf_zug)?"""
        left = [{kf for kf in part.fields if not barred(self.lands[part.gf], kf)} for part in way]
        reached = left[0] if left else set()
        for place in range(1, len(way)):
            here, there = way[place - 1], way[place]
            entries = {far for kf, far in self._over(here.gf, there.gf) if kf in reached and far in left[place]}
            reached = self._spread(there.gf, entries, left[place])
        return bool(reached)

    def _spread(self, gf: Gf, start: set[int], within: set[int]) -> set[int]:
        """All small fields that hang together with the first ones."""
        joined = self._pieces_of(gf).joined
        found, edge = set(start), list(start)
        while edge:
            kf = edge.pop()
            fresh = ((WITHIN[kf] | joined.get(kf, frozenset())) & within) - found
            found |= fresh
            edge.extend(fresh)
        return found

    def sailing(self, start: Iterable[Part], known: Collection[Gf], most: int) -> dict[Part, int]:
        """In how many GF steps ships reach which waters, through known GF only, in at most so many steps."""
        found = {part: 0 for part in start if part.gf in known}
        edge = list(found)
        for steps in range(1, most + 1):
            fresh = {part: steps for one in edge for part in self.steps(one) if part.gf in known and part not in found}
            if not fresh:
                break
            found |= fresh
            edge = list(fresh)
        return found

    def crossing(self, shore: Part, other: Part, known: Collection[Gf], most: int) -> int | None:
        """The fewest GF steps by water from shore to shore, 0 in one GF; None beyond `most` (kalevala.r.8.verbindung).

        A ship lies in water that touches the shore, in the shore's GF or in a neighbouring one.
        """
        reached = self.sailing(self.coasts(shore), known, most)
        return min((reached[part] for part in self.coasts(other) if part in reached), default=None)

    # Scouting ---------------------------------------------------------------------------------------------------------

    def entered(self, start: Part, side: Side) -> tuple[Part, ...]:
        """The parts of the GF on this side that can be entered from here; several where it is divided."""
        other = neighbour_land(self.lands, start.gf, side)
        return tuple(part for part in self.steps(start) if part.gf == other)

    def seen(self, part: Part) -> frozenset[int]:
        """What a scout sees who enters a part: its small fields and what bars his way beside it (kalevala.r.12.sicht).

        Who comes by land sees the water, mountains and gorges that touch it; who comes by ship, its shores.
        """
        near: frozenset[int] = part.fields.union(*(WITHIN[kf] for kf in part.fields))
        if part.water:
            return near
        at = self._pieces_of(part.gf).at
        # Over a border one looks, but does not go: what lies beyond is another large field (kalevala.8.geteilt).
        return frozenset(kf for kf in near if kf in part.fields or kf not in at or at[kf].water)

    def obstacles(self, start: Part, side: Side) -> tuple[Obstacle, ...]:
        """What keeps a scout from entering the GF on this side; empty where nothing does."""
        other = neighbour_land(self.lands, start.gf, side)
        if other is None:
            return (Obstacle.MAP,)
        if not self.lands[other].drawn:
            return (Obstacle.UNDRAWN,)
        if self.entered(start, side):
            return ()
        beyond = {Field(other, far) for kf, far in CONTACTS[side] if kf in start.fields}
        # A part that does not reach the edge is stopped in its own GF, by what lies around it.
        within = {Field(start.gf, kf) for kf in self.seen(start) - start.fields}
        kinds = {self._obstacle(field, by_ship=start.water) for field in beyond or within}
        return tuple(kind for kind in Obstacle if kind in kinds)

    def _obstacle(self, field: Field, *, by_ship: bool) -> Obstacle:
        land = self.lands[field.gf]
        if land.is_mountain(field.kf):
            return Obstacle.MOUNTAINS
        if field.kf in land.gorges:
            return Obstacle.GORGE
        if by_ship:
            return Obstacle.COAST
        narrow = field.kf in land.canals or any(flow.kf == field.kf for flow in land.streams)
        return Obstacle.STREAM if narrow else Obstacle.WATER
