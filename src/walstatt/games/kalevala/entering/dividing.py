"""A large field that several occupy at once (15.3.1): each has the land nearer to where he came from."""
from __future__ import annotations

from collections.abc import Sequence

from walstatt.core.questions import Roll
from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.planes.crossing import is_crossing
from walstatt.games.kalevala.planes.portals import arrival_field
from walstatt.games.kalevala.state import OCCUPIED, Entry
from walstatt.hexmap.geography import WITHIN
from walstatt.hexmap.land import Field, around

Comers = Sequence[tuple[str, Entry]]
FAR = 99


def divide_among(work: Evaluation, place: str, comers: Comers) -> None:
    part = work.part(place)
    assert part is not None
    ordered = _ordered(work, place, comers)
    ways = [_steps(work, entry, part.fields) for _, entry in ordered]
    sides: list[list[int]] = [[] for _ in ordered]
    for kf in sorted(part.fields):
        nearest = min(range(len(ordered)), key=lambda at: (ways[at].get(kf, FAR), at))
        sides[nearest].append(kf)
    gf = part.gf
    others = [sorted(one.fields) for one in work.geography.parts(gf) if one.name != place]
    work.divide(gf, [side for side in sides if side] + others)
    _settle(work, ordered, sides)


def _ordered(work: Evaluation, place: str, comers: Comers) -> list[tuple[str, Entry]]:
    """Ties go to who brought more warriors, then to the lot (kalevala.r.war.teilung_linie)."""
    def rank(one: tuple[str, Entry]) -> tuple[int, int, str]:
        realm, _ = one
        warriors = work.world.forces[realm][place].land.warriors
        lot = Roll(None, "kalevala:lot", "kalevala.r.war.teilung_linie", 3, 6)
        return -warriors, -sum(work.turn.roll((place, realm), lot)), realm

    return sorted(comers, key=rank)


def _steps(work: Evaluation, entry: Entry, fields: frozenset[int]) -> dict[int, int]:
    """How many small fields it is from the edge of entry to each."""
    gf, start = gf_of(entry.target), gf_of(entry.start)
    lands = work.world.lands
    gate = arrival_field(work, gf) if is_crossing(entry.start, entry.target) else 0
    reached = {
        kf: 0 for kf in fields if kf == gate or any(other.gf == start for _, other in around(lands, Field(gf, kf)))
    }
    edge = list(reached)
    while edge:
        kf = edge.pop(0)
        for other in sorted(WITHIN[kf] & fields):
            if other not in reached and abs(lands[gf].level(kf) - lands[gf].level(other)) <= 1:
                reached[other] = reached[kf] + 1
                edge.append(other)
    return reached


def _settle(work: Evaluation, ordered: Comers, sides: Sequence[Sequence[int]]) -> None:
    """Each owns his side; the trade centre is nobody's until they agree (kalevala.15.3.1.hz)."""
    names = [realm for realm, _ in ordered]
    for (realm, entry), side in zip(ordered, sides, strict=True):
        target = gf_of(entry.target)
        parts = [one for one in work.geography.parts(target) if one.fields & set(side)]
        if not parts:
            continue
        for one in parts:
            province = work.world.provinces[one.name]
            province.owner, province.founded, province.how = realm, False, OCCUPIED
            province.taken, province.provisional = work.world.at, True
        part = max(parts, key=lambda one: len(one.fields))
        gather(work, realm, str(target), part.name)
        work.turn.tell(
            (realm,), "kalevala-divided-land", "kalevala.15.3.1.teilung", "kalevala.15.3.1.verluste",
            "kalevala.15.4.1.teilung", place=str(target), part=part.name, fields=list(side),
            others=[name for name in names if name != realm],
        )


def gather(work: Evaluation, realm: str, gf: str, place: str) -> None:
    """All that a realm has in this large field goes to its own part."""
    places = work.world.forces.get(realm, {})
    for other in [one for one in places if one != place and "~" not in one and str(gf_of(one)) == gf]:
        force = places.pop(other)
        target = work.world.force(realm, place)
        target.land.join(force.land)
        target.holders.extend(force.holders)
