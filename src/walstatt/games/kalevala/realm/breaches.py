"""Sides of houses that were broken. Two houses side by side share the sides between them."""
from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from walstatt.games.kalevala.evaluation import Evaluation
from walstatt.games.kalevala.realm.buildings import BUILDINGS, TEMPLE, Building
from walstatt.games.kalevala.state import World
from walstatt.hexmap.coordinates import Gf, read_gf, read_place
from walstatt.hexmap.land import Field, field_beside


def breaches(one: Building) -> tuple[str, ...]:
    return one.broken[: one.hits]


def breached(one: Building, names: tuple[str, ...]) -> Building:
    """With these, too; a temple has had more hits than sides are broken."""
    broken = (*breaches(one), *names)
    hits = max(one.hits, len(broken)) if one.kind == TEMPLE else one.hits + len(names)
    return replace(one, broken=broken, hits=hits)


def hand_on_breaches(work: Evaluation, gf: Gf, gone: Building) -> None:
    """A side that the house which is gone shared with another stays broken, and is the other's now
    (kalevala.r.war.bau_schaden)."""
    for name in breaches(gone):
        inside, beyond = name.split(">")
        there = read_place(beyond)
        lower = _level(work, gf, gone.kf) - _level(work, there.gf, there.kf)
        storey = int(inside.partition(":")[2]) + lower
        standing = work.world.buildings.get(str(there.gf), [])
        name_there = f"{beyond}:{storey}>{gf}/{gone.kf}"
        new = [breached(one, (name_there,)) if _has_side(one, there.kf, storey, name_there) else one
               for one in standing]
        if new != standing:
            work.replace_buildings(there.gf, new)


def _level(work: Evaluation, gf: Gf, kf: int | None) -> int:
    return work.world.lands[gf].level(kf or 0) if gf in work.world.lands else 0


def _has_side(one: Building, kf: int | None, storey: int, name: str) -> bool:
    return one.kf == kf and 0 <= storey < BUILDINGS[one.kind].storeys and name not in breaches(one)


def breach_flaws(world: World) -> Iterator[str]:
    """What is broken is a part of the building that has it."""
    for gf, buildings in world.buildings.items():
        for one in buildings:
            for name in one.broken:
                if not _is_part(gf, one, name):
                    yield f"{one.kind} in {gf}/{one.kf} has no {name} that could be broken (kalevala.r.war.bau_schaden)"
            if len(set(one.broken)) < len(one.broken) or len(one.broken) > one.hits:
                yield f"{one.kind} in {gf}/{one.kf} has {one.hits} hits and is broken in {one.broken}"


def _is_part(gf: str, one: Building, name: str) -> bool:
    sides = {f"{gf}/{one.kf}:{storey}" for storey in range(BUILDINGS[one.kind].storeys)}
    inside, _, beyond = name.partition(">")
    there = read_place(beyond)
    return inside in sides and there.kf is not None and field_beside(Field(read_gf(gf), one.kf), there.kf) == Field(
        there.gf, there.kf)
