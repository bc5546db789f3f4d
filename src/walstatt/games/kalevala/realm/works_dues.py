"""What canals, passes and roads cost a realm in each GR (13.1.2, 13.2.2), and which of its provinces stands for it."""
from __future__ import annotations

from walstatt.games.kalevala.evaluation import Evaluation, gf_of
from walstatt.games.kalevala.papers.model import LetDecay, Paper
from walstatt.games.kalevala.realm.areas import areas
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field

WORK_UPKEEP, ROAD_UPKEEP = 2, 1
QUICK_ROADS, NO_ROADS = 1, 2
"""Readings of kalevala.r.13.strassen."""


def kept_works(work: Evaluation, realm: str) -> dict[str, int]:
    """What a realm owes for canals, passes and roads, by the province that stands for it; not what it lets decay."""
    left = _let_decay(work, realm)
    found: dict[str, int] = {}
    for gf in sorted({gf_of(place) for place in work.owned.get(realm, ())} - left):
        due = _due(work, gf)
        if due and is_keeper(work, realm, gf):
            found[keeper(work, gf)] = due
    return found


def _due(work: Evaluation, gf: Gf) -> int:
    land = work.world.lands[gf]
    total = WORK_UPKEEP * bool(land.canals)
    total += WORK_UPKEEP * bool(land.built_passes or gf in work.begun_passes)
    roads = bool(land.roads) and work.world.reading("kalevala.r.13.strassen") != NO_ROADS
    return total + ROAD_UPKEEP * roads


def due_for_new(work: Evaluation, realm: str, field: Field, *, canal: bool) -> dict[str, int]:
    """What the first small field of a canal that is dug in a large field, or the first payment for a pass, brings."""
    land = work.world.lands[field.gf]
    old = bool(land.canals) if canal else bool(land.built_passes or field.gf in work.begun_passes)
    place = "" if old else keeper(work, field.gf, field.kf)
    return {place: WORK_UPKEEP} if place and work.world.provinces[place].owner == realm else {}


def keeper(work: Evaluation, gf: Gf, *planned: int) -> str:
    """Of a divided large field the first part with an owner that the works lie in or touch pays: it is owed once. An
    owner of several pays from his home realm, if one of them belongs to it (kalevala.r.13.unterhalt_zahlung)."""
    provinces, land = work.world.provinces, work.world.lands[gf]
    works = {*land.canals, *land.built_passes, *land.roads, *work.begun_passes.get(gf, ()), *planned}
    owned = [part for part in work.geography.parts(gf) if part.name in provinces and provinces[part.name].owner]
    near = [part for part in owned if len(owned) == 1 or works & work.geography.seen(part)] or owned
    if not near:
        return ""
    owner = provinces[near[0].name].owner
    same = [part.name for part in near if provinces[part.name].owner == owner]
    return same[0] if len(same) == 1 else min(same, key=lambda place: place not in areas(work, owner).home)


def is_keeper(work: Evaluation, realm: str, gf: Gf) -> bool:
    place = keeper(work, gf)
    return bool(place) and work.world.provinces[place].owner == realm


def keeps(work: Evaluation, realm: str, gf: Gf) -> bool:
    """Are there a canal or a pass of which this realm pays the upkeep?"""
    return gf in work.world.lands and _has_works(work, gf) and is_keeper(work, realm, gf)


def _has_works(work: Evaluation, gf: Gf) -> bool:
    land = work.world.lands[gf]
    return bool(land.canals or land.built_passes or gf in work.begun_passes)


def _let_decay(work: Evaluation, realm: str) -> set[Gf]:
    orders = work.papers.get(realm, Paper()).of(LetDecay)
    return {gf_of(order.place) for order in orders if keeps(work, realm, gf_of(order.place))}
