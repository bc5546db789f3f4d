"""A large field that several occupy at once (15.3.1): each has the land nearer to where he came from."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from walstatt.core.questions import Roll
from walstatt.core.refusal import refuse
from walstatt.games.kalevala.entering.columns import harbour_of
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.planes.crossing import is_crossing
from walstatt.games.kalevala.planes.portals import arrival_field, gate_place
from walstatt.games.kalevala.state import NATIVES, OCCUPIED, Contest, Entry
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.geography import WITHIN
from walstatt.hexmap.land import Field, around
from walstatt.hexmap.parts import Part

Comers = Sequence[tuple[str, list[Entry]]]
Steps = Mapping[str, Mapping[int, int]]
"""By realm the small fields that it is from its edge of entry to each."""
FAR = 99
LINE = "kalevala.r.war.teilung_linie"


def divide_among(work: Evaluation, place: str, comers: Comers) -> None:
    part = work.part(place)
    assert part is not None
    steps = {realm: _steps(work, entries, part) for realm, entries in comers}
    ordered = _ordered(work, part, comers, steps)
    sides = _nearest(part, [steps[realm] for realm, _ in ordered])
    if work.world.reading(LINE):
        sides = _drawn_by_hand(work, part, [realm for realm, _ in ordered], sides)
    others = [sorted(one.fields) for one in work.geography.parts(part.gf) if one.name != place]
    with redrawn(work, part.gf):
        work.divide(part.gf, [side for side in sides if side] + others)
        work.world.contests[str(part.gf)] = Contest(tuple(sorted(part.fields)))
        _settle(work, part, ordered, sides)


def _nearest(part: Part, ways: Sequence[Mapping[int, int]]) -> list[list[int]]:
    """By the order of the comers the small fields to which each is nearest; the first of several as near has it."""
    near = {kf: _all_nearest(kf, ways) for kf in sorted(part.fields)}
    left_out = {*range(len(ways))} - {first for first, *_ in near.values()}
    sides: list[list[int]] = [[] for _ in ways]
    for several, fields in _by_comers(near).items():
        shares = several if left_out & {*several} else several[:1]
        for number, kf in enumerate(fields):
            sides[shares[number * len(shares) // len(fields)]].append(kf)
    return [sorted(side) for side in sides]


def _all_nearest(kf: int, ways: Sequence[Mapping[int, int]]) -> tuple[int, ...]:
    least = min(way.get(kf, FAR) for way in ways)
    return tuple(at for at, way in enumerate(ways) if way.get(kf, FAR) == least)


def _by_comers(near: Mapping[int, tuple[int, ...]]) -> dict[tuple[int, ...], list[int]]:
    found: dict[tuple[int, ...], list[int]] = {}
    for kf, several in near.items():
        found.setdefault(several, []).append(kf)
    return found


def _drawn_by_hand(work: Evaluation, part: Part, names: list[str], sides: list[list[int]]) -> list[list[int]]:
    """By the other reading the game master draws the line; what the program would draw is his default."""
    def check(value: object) -> None:
        shares = [value.get(name) for name in names] if isinstance(value, dict) else []
        given = sorted(kf for share in shares if isinstance(share, list) for kf in share if isinstance(kf, int))
        whole = given == sorted(part.fields) and all(shares)
        if not whole or not isinstance(value, dict) or set(value) != set(names):
            raise refuse(LINE, "kalevala-refused-line", place=part.name, realms=names)

    drawn: dict[str, list[int]] = work.turn.decide(
        ("line", part.name), "kalevala:line", LINE, dict(zip(names, sides, strict=True)), realms=names, check=check,
        place=part.name, names=names,
    )
    return [sorted(drawn[name]) for name in names]


def _ordered(work: Evaluation, part: Part, comers: Comers, steps: Steps) -> list[tuple[str, list[Entry]]]:
    """Ties go to who brought more warriors, between equals to the lot (kalevala.r.war.teilung_linie)."""
    warriors = {realm: work.world.forces[realm][part.name].land.warriors for realm, _ in comers}

    def rank(one: tuple[str, list[Entry]]) -> tuple[int, int, str]:
        realm, _ = one
        equals = [other for other in steps if other != realm and warriors[other] == warriors[realm]]
        lot = Roll(None, "kalevala:lot", LINE, 3, 6)
        drawn = sum(work.turn.roll((part.name, realm), lot)) if _are_level(realm, equals, steps, part) else 0
        return -warriors[realm], -drawn, realm

    return sorted(comers, key=rank)


def _are_level(realm: str, others: Iterable[str], steps: Steps, part: Part) -> bool:
    """Is there a small field to which it is as near for one of the others, and for nobody nearer?"""
    return any(
        steps[realm].get(kf, FAR) == steps[other].get(kf, FAR) == min(way.get(kf, FAR) for way in steps.values())
        for other in others for kf in part.fields
    )


def _steps(work: Evaluation, entries: Iterable[Entry], part: Part) -> dict[int, int]:
    """How many small fields it is from the edges of entry to each."""
    land = work.world.lands[part.gf]
    reached = {kf: 0 for entry in entries for kf in _edge(work, entry, part)}
    edge = list(reached)
    while edge:
        kf = edge.pop(0)
        for other in sorted(WITHIN[kf] & part.fields):
            if other not in reached and abs(land.level(kf) - land.level(other)) <= 1:
                reached[other] = reached[kf] + 1
                edge.append(other)
    return reached


def _edge(work: Evaluation, entry: Entry, part: Part) -> Iterator[int]:
    """Where they come in: from the part where they began, from the water in which their ships lie, or by a portal."""
    if is_crossing(entry.start, entry.target):
        gate = arrival_field(work, part.gf)
        yield from [gate] if gate in part.fields else []
        return
    start = work.part(harbour_of(work, entry.start, part) if entry.fleet else entry.start)
    for kf in sorted(part.fields) if start is not None else ():
        beside = [other for _, other in around(work.world.lands, Field(part.gf, kf))]
        if start is not None and any(other.gf == start.gf and other.kf in start.fields for other in beside):
            yield kf


def _settle(work: Evaluation, shared: Part, ordered: Comers, sides: Sequence[Sequence[int]]) -> None:
    """Each owns his side; the trade centre is nobody's until they agree (kalevala.15.3.1.hz)."""
    names = [realm for realm, _ in ordered]
    for (realm, _), side in zip(ordered, sides, strict=True):
        parts = [one for one in work.geography.parts(shared.gf) if one.fields & set(side)]
        for one in parts:
            province = work.world.provinces[one.name]
            province.owner, province.founded, province.how = realm, False, OCCUPIED
            province.taken, province.provisional = work.world.at, True
    for (realm, _), side in zip(ordered, sides, strict=True):
        gather(work, realm, shared.fields, shared.gf)
        own = own_part(work, realm, shared.fields, shared.gf)
        work.turn.tell(
            (realm,), "kalevala-divided-land", "kalevala.15.3.1.teilung", "kalevala.15.3.1.verluste",
            "kalevala.15.3.1.hz", "kalevala.15.4.1.teilung", place=str(shared.gf), part=own.name if own else "–",
            fields=list(side), others=[name for name in names if name != realm],
        )


@contextmanager
def redrawn(work: Evaluation, gf: Gf) -> Iterator[None]:
    """While a large field is cut anew: strangers stay with who had the land, and rifts begin and end at their gates."""
    strangers = [
        (realm, province.owner, part.fields)
        for part in work.geography.parts(gf) if (province := work.province(part.name)) is not None
        for realm, places in work.world.forces.items() if part.name in places and province.owner not in (NATIVES, realm)
    ]
    yield
    for realm, owner, fields in strangers:
        if own_part(work, realm, fields, gf) is None:
            gather(work, realm, fields, gf, host=owner)
    for ruler in work.world.realms.values():
        ruler.open_rifts = [
            replace(one, start=_at_gate(work, gf, one.start), end=_at_gate(work, gf, one.end))
            for one in ruler.open_rifts
        ]


def _at_gate(work: Evaluation, gf: Gf, place: str) -> str:
    return gate_place(work, gf) if gf_of(place) == gf else place


def parts_within(work: Evaluation, gf: object, fields: Iterable[int]) -> list[Part]:
    """The parts of a large field that these small fields fell into."""
    return [one for one in work.geography.parts(gf_of(str(gf))) if one.fields & set(fields)]


def own_part(work: Evaluation, realm: str, fields: Iterable[int], gf: object) -> Part | None:
    """The largest that a realm has there."""
    own = [one for one in parts_within(work, gf, fields) if work.world.provinces[one.name].owner == realm]
    return max(own, key=lambda one: len(one.fields), default=None)


def gather(work: Evaluation, realm: str, fields: Iterable[int], gf: object, host: str = "") -> None:
    """All that a realm has in shared land goes to its own part, or to that of its host, if there is one."""
    owner = host or realm
    places, own = work.world.forces.get(realm, {}), own_part(work, owner, fields, gf)
    if own is None:
        return
    for part in parts_within(work, gf, fields):
        if part.name in places and work.world.provinces[part.name].owner != owner:
            force = places.pop(part.name)
            target = work.world.force(realm, own.name)
            target.land.join(force.land)
            target.holders.extend(force.holders)
