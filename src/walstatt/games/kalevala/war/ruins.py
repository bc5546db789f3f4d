"""What stays of a battle in the land: breaches, ruins, and where those stand whom nobody has driven away."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.realm.breaches import breached, hand_on_breaches
from walstatt.games.kalevala.realm.buildings import FOUNDATIONS, TEMPLE, WALL, Building
from walstatt.games.kalevala.state import Stood
from walstatt.games.kalevala.war.field import Battlefield, Outcome
from walstatt.games.kalevala.war.masonry import across, bridge_of

DAMAGE: Final = "kalevala.r.war.bau_schaden"
GOES_ON: Final = "kalevala.r.war.fortsetzung_detail"


def leave_ruins(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """Walls that have fallen and houses that have collapsed must be built anew; what is broken can be repaired."""
    realms = [party.name for party in field.parties if party.name in work.world.realms]
    for gf in dict.fromkeys(str(gf_of(place)) for place in field.places):
        broken = [name for name in outcome.breaches if name.startswith(f"{gf}/")]
        hits = {name: number for name, number in outcome.hits.items() if name.startswith(f"{gf}/")}
        fallen = [int(at.partition("/")[2]) for at in outcome.collapsed if at.startswith(f"{gf}/")]
        built = work.world.buildings.get(gf, ())
        left = [new for one in built if (new := _after(one, gf, broken, fallen, hits)) is not None]
        left = [_as_hit(one, outcome.shrines.get(f"{gf}/{one.kf}", 0)) for one in left]
        if left != list(built):
            work.replace_buildings(gf_of(gf), left)
        for one in built:
            if one.kf in fallen and one.kind not in FOUNDATIONS:
                hand_on_breaches(work, gf_of(gf), _hit(one, gf, broken))
        for name, number in hits.items():
            work.turn.tell(realms, "kalevala-bridge-hit", DAMAGE, "kalevala.27.6.treffer", place=gf, what=name,
                           hits=number)
        if broken:
            work.turn.tell(realms, "kalevala-breach", DAMAGE, place=gf, what=broken)
        for kf in fallen:
            work.turn.tell(realms, "kalevala-collapsed", DAMAGE, place=gf, field=f"{gf}/{kf}")


def _after(
    one: Building, gf: str, broken: list[str], fallen: list[int], hits: dict[str, int]
) -> Building | None:
    at = f"{gf}/{one.kf}"
    bridge = bridge_of(gf, one)
    if bridge is not None:
        new = hits.get(bridge.name, one.hits)
        return replace(one, hits=new) if new < bridge.lasts else None
    if one.kind == WALL:
        other = across(gf, one.kf, one.other)
        return None if {f"{at}>{other}", f"{other}>{at}"} & {*broken} else one
    if one.kf in fallen and one.kind not in FOUNDATIONS:
        return None
    return _hit(one, gf, broken)


def _hit(one: Building, gf: str, broken: list[str]) -> Building:
    mine = tuple(name for name in broken if name.startswith(f"{gf}/{one.kf}:"))
    return breached(one, mine) if mine else one


def _as_hit(one: Building, hits: int) -> Building:
    """A temple counts every hit; few of them break a wall (kalevala.20.1.zerstoerung)."""
    return replace(one, hits=hits) if one.kind == TEMPLE and hits else one


def keep_positions(work: Evaluation, field: Battlefield, outcome: Outcome) -> None:
    """For the next GR, if the battle goes on."""
    gr = work.world.at.gr
    work.world.stood = {realm: one for realm, one in work.world.stood.items() if one.gr >= gr - 1}
    for party in field.parties:
        fields = outcome.positions.get(party.name)
        if fields and party.name in work.world.realms:
            before = work.world.stood.get(party.name)
            kept = before.figures if before is not None and before.gr == gr else {}
            opened = before.opened if before is not None and before.gr == gr else ()
            figures = {**kept, **{at: dict(found) for at, found in fields.items()}}
            work.world.stood[party.name] = Stood(gr, figures, tuple(dict.fromkeys((*opened, *outcome.opened))))


def _number(at: str) -> int:
    return int(at.partition("/")[2])


def as_left_open(work: Evaluation, field: Battlefield) -> Mapping[str, Sequence[Building]]:
    """Buildings, those with open gates whose gates stood open when the battle of the GR before was suspended."""
    known = (work.world.stood.get(party.name) for party in field.parties)
    opened = {name for one in known if one is not None and one.gr == work.world.at.gr - 1 for name in one.opened}
    if not opened:
        return work.world.buildings
    gfs = {name.partition("/")[0] for name in opened}
    return {**work.world.buildings, **{
        gf: [replace(one, ajar=one.ajar or not opened.isdisjoint(_names(gf, one))) for one in built]
        for gf, built in work.world.buildings.items() if gf in gfs
    }}


def _names(gf: str, one: Building) -> tuple[str, ...]:
    """Of a building its small field, of a wall its edge, whichever way one looks."""
    at = f"{gf}/{one.kf}"
    if one.kind != WALL:
        return (at,)
    other = across(gf, one.kf, one.other)
    return f"{at}>{other}", f"{other}>{at}"


def stored_positions(work: Evaluation, realm: str, place: str) -> dict[str, Counter[str]]:
    """By small field of a place who stood there after the battle of the GR before."""
    stood, part = work.world.stood.get(realm), work.part(place)
    if stood is None or part is None or stood.gr != work.world.at.gr - 1:
        return {}
    return {
        at: Counter(figures) for at, figures in sorted(stood.figures.items(), key=lambda one: _number(one[0]))
        if at.partition("/")[0] == str(part.gf) and _number(at) in part.fields
    }
