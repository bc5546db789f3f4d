"""Where a caravan can go (21.1.2): field by field, until something ends its way.

What may be known is for others to say: here the world is as it is.
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.realm.buildings import FOUNDATIONS, RIVER_BRIDGE, STREAM_BRIDGE, WALL
from walstatt.games.kalevala.realm.guests import is_permitted
from walstatt.games.kalevala.realm.marching import is_closed_to
from walstatt.games.kalevala.realm.stock import Holder, Stock
from walstatt.games.kalevala.trade.volume import pace_of, vessels_of
from walstatt.hexmap.geography import WITHIN
from walstatt.hexmap.land import Edge, Field, neighbour_land, towards
from walstatt.hexmap.parts import Part
from walstatt.hexmap.small_fields import CONTACTS, NEIGHBOURS, Side

CLOSED, PROTECTED, CLIFF, BUILDING, ROUGH, CURRENT, FULL = (
    "closed", "protected", "cliff", "building", "rough", "current", "full",
)
"""What may end a way, beside what ends that of scouts."""
NOT_IN_THE_WAY = (*FOUNDATIONS, RIVER_BRIDGE, STREAM_BRIDGE, WALL)
"""Buildings that do not fill their small field."""


class Way(NamedTuple):
    """How far it came."""

    places: tuple[str, ...]
    """Beginning with where it stood."""
    stopped: tuple[str, ...] = ()
    """What ended it before it was where it wanted to be."""
    before: str = ""
    """The large field that it did not enter."""
    course: tuple[int, ...] = ()
    """Small fields of its last place along which the obstacle runs (kalevala.21.1.2.aufgehalten)."""


class _Leg(NamedTuple):
    part: Part
    fields: frozenset[int]
    """Those that it can reach."""
    unbuilt: frozenset[int]
    """Those that it could reach if nobody had built anything."""


def lead(
    work: Evaluation, realm: str, group: Holder, start: str, way: Sequence[str], closed: Collection[str] = ()
) -> Way:
    """From where it stands through these large fields, as far as it comes."""
    part = work.part(start)
    assert part is not None
    if way and part.name in closed:
        return Way((start,), (CLOSED,), str(part.gf))
    legs = [_Leg(part, part.fields, part.fields)]
    stopped: tuple[str, ...] = ()
    before = ""
    for place in way:
        found = _step(work, realm, legs[-1], place, closed)
        if not isinstance(found, _Leg):
            stopped, before = found, str(gf_of(place))
            break
        if not _within_pace(work, group.load, [*legs, found]):
            stopped, before = (CURRENT,), str(gf_of(place))
            break
        legs.append(found)
    while len(legs) > 1 and not room_for(work, group.load, legs[-1].part):
        before = str(legs.pop().part.gf)
        stopped = (ROUGH,)
    course = _course(legs[-1].part, before) if stopped else ()
    return Way(tuple(leg.part.name for leg in legs), stopped, before, course)


def _step(work: Evaluation, realm: str, here: _Leg, place: str, closed: Collection[str]) -> _Leg | tuple[str, ...]:
    """Into the next large field, or what keeps it out."""
    side = here.part.gf.side_towards(gf_of(place))
    other = neighbour_land(work.world.lands, here.part.gf, side) if side is not None else None
    if side is None or other is None:
        return ("map",)
    named = [one for one in work.geography.entered(here.part, side) if "[" not in place or one.name == place]
    if not named:
        return tuple(str(one) for one in work.geography.obstacles(here.part, side)) or ("mountains",)
    shut = [one for one in named if one.name in closed]
    named = [one for one in named if one not in shut and not _is_protected(work, realm, one)]
    if not named:
        return (CLOSED if shut else PROTECTED,)
    if here.part.water:
        best = max(named, key=lambda one: (len(one.fields), one.letter))
        return _Leg(best, best.fields, best.fields)
    open_ways = [_entered(work, realm, here, one, side) for one in named]
    best_way = max(open_ways, key=lambda one: len(one.fields))
    if best_way.fields:
        return best_way
    return (BUILDING,) if any(one.unbuilt for one in open_ways) else (CLIFF,)


def _is_protected(work: Evaluation, realm: str, part: Part) -> bool:
    province = work.province(part.name)
    return province is not None and province.owner not in ("", realm) and work.is_protected(province.owner)


def _entered(work: Evaluation, realm: str, here: _Leg, part: Part, side: Side) -> _Leg:
    """The small fields of a part that can be reached."""
    free = part.fields - _houses(work, realm, part)
    over = [
        (kf, far) for kf, far in CONTACTS[side] if kf in here.unbuilt and far in part.fields
        and is_gentle(work, Field(here.part.gf, kf), Field(part.gf, far))
    ]
    over += ((one.kf, far.kf) for one, far in bridge_ends(work) if one.gf == here.part.gf and far.gf == part.gf)
    entries = {far for kf, far in over if kf in here.fields and far in free}
    unbuilt = {far for kf, far in over if kf in here.unbuilt and far in part.fields}
    return _Leg(
        part, spread(work, part, entries, free, _walls(work, realm, part)), spread(work, part, unbuilt, part.fields)
    )


def spread(
    work: Evaluation, part: Part, start: Iterable[int], free: frozenset[int], walls: Collection[frozenset[int]] = ()
) -> frozenset[int]:
    """All small fields that hang together with the first ones."""
    joined = [(one.kf, other.kf) for one, other in bridge_ends(work) if one.gf == other.gf == part.gf]
    found, edge = set(start), list(start)
    while edge:
        kf = edge.pop()
        near = {
            other for other in WITHIN[kf] & free
            if frozenset((kf, other)) not in walls and is_gentle(work, Field(part.gf, kf), Field(part.gf, other))
        }
        near |= {other for one, other in joined if one == kf and other in free}
        fresh = near - found
        found |= fresh
        edge.extend(fresh)
    return frozenset(found)


def is_gentle(work: Evaluation, one: Field, other: Field) -> bool:
    """Not more than one level up or down, or stairs or a pass lead there."""
    lands = work.world.lands
    if any(field.kf in lands[field.gf].passes | lands[field.gf].built_passes for field in (one, other)):
        return True
    if abs(lands[one.gf].level(one.kf) - lands[other.gf].level(other.kf)) <= 1:
        return True
    return any(
        Edge(start.kf, neighbour.way) in lands[start.gf].ascents
        for start, end in ((one, other), (other, one))
        for neighbour in NEIGHBOURS[start.kf] if neighbour.kf == end.kf
    )


def bridge_ends(work: Evaluation) -> Iterator[tuple[Field, Field]]:
    for bridge in sorted(work.geography.bridges):
        banks = bridge.banks(work.world.lands)
        if banks is not None:
            yield banks[0], banks[1]
            yield banks[1], banks[0]


def _is_let_through(work: Evaluation, realm: str, part: Part) -> bool:
    province = work.province(part.name)
    return province is None or province.owner == realm or is_permitted(work, realm, part.name)


def _houses(work: Evaluation, realm: str, part: Part) -> frozenset[int]:
    """Small fields that others have built over, without letting it through (kalevala.21.abwehr.bauen)."""
    if _is_let_through(work, realm, part):
        return frozenset()
    return frozenset(
        one.kf for one in work.world.buildings.get(str(part.gf), ()) if one.kind not in NOT_IN_THE_WAY
    )


def _walls(work: Evaluation, realm: str, part: Part) -> frozenset[frozenset[int]]:
    """Edges with walls; their gates are open to those alone who have a permission."""
    let_through = _is_let_through(work, realm, part)
    return frozenset(
        frozenset((one.kf, one.other or one.kf)) for one in work.world.buildings.get(str(part.gf), ())
        if one.kind == WALL and not (let_through and one.openings)
    )


# ---- where it may end


def room_for(work: Evaluation, load: Stock, part: Part) -> int:
    """Small fields of a part on which all that it carries may stand (kalevala.21.1.2.unwegsam)."""
    if part.water:
        return len(part.fields)
    land = work.world.lands[part.gf]
    kinds = [one for one, _ in load.each()]
    return sum(not any(is_closed_to(one, land, kf) for one in kinds) for kf in part.fields)


def _course(part: Part, before: str) -> tuple[int, ...]:
    """The small fields along the edge that it did not cross."""
    gf = next((gf for gf in part.gf.neighbours.values() if str(gf) == before), None)
    side = part.gf.side_towards(gf) if gf is not None else None
    return tuple(sorted({kf for kf, _ in CONTACTS[side] if kf in part.fields})) if side is not None else ()


# ---- streams


def _flows(work: Evaluation, start: Part, end: Part) -> bool:
    """Does a stream run from one part of water to the other?"""
    lands = work.world.lands
    for flow in lands[start.gf].streams:
        if flow.kf in start.fields and flow.way is not None:
            beyond = towards(lands, Field(start.gf, flow.kf), flow.way)
            if beyond is not None and beyond.gf == end.gf and beyond.kf in end.fields:
                return True
    return False


def _within_pace(work: Evaluation, load: Stock, legs: Sequence[_Leg]) -> bool:
    """With the current all the way one large field more, anywhere against it one less (kalevala.21.1.1.strom)."""
    if not vessels_of(load):
        return True
    steps = list(pairwise(legs))
    pace, _ = pace_of(load)
    if all(_flows(work, one.part, other.part) for one, other in steps):
        pace += 1
    elif any(_flows(work, other.part, one.part) for one, other in steps):
        pace -= 1
    return len(steps) <= pace


def along_stream(work: Evaluation, start: str, number: int) -> list[str]:
    """The large fields that a stream leads through, down or up; as many as there are."""
    part = work.part(start)
    found: list[str] = []
    seen = {part}
    for _ in range(abs(number)):
        nearby = sorted(work.geography.steps(part)) if part is not None else []
        beyond = [
            one for one in nearby if part is not None and one not in seen
            and (_flows(work, part, one) if number > 0 else _flows(work, one, part))
        ]
        if not beyond:
            break
        part = beyond[0]
        seen.add(part)
        found.append(part.name)
    return found
