"""Towers over trade centres, and where upkeep is paid from."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.evaluation import gf_of
from walstatt.games.kalevala.papers.model import Build, Order, PayFrom
from walstatt.games.kalevala.realm.building import HIGHEST
from walstatt.games.kalevala.realm.buildings import BUILDINGS, GREAT_KEEP, KEEP, STAGE_PRICE, TOWER, Building, Opening
from walstatt.games.kalevala.robots.robot import THINGS, Robot
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import NEIGHBOURS


def build(robot: Robot) -> Iterator[Order]:
    """A tower over every trade centre; where it stands, it grows into a keep and a great keep."""
    for place in robot.homes:
        if robot.rng.random() >= robot.character.masons:
            continue
        building = _next_stage(robot, gf_of(place))
        if building is not None and robot.take(place, STAGE_PRICE, THINGS):
            yield Build(str(gf_of(place)), building)


def _next_stage(robot: Robot, gf: Gf) -> Building | None:
    land = robot.world.lands[gf]
    if land.site is None:
        return None
    kf = land.site.kf
    standing = {one.kind for one in robot.world.buildings.get(str(gf), ()) if one.kf == kf}
    if TOWER in standing or KEEP in standing:
        kind = KEEP if TOWER in standing else GREAT_KEEP
        fits = land.level(kf) + BUILDINGS[kind].storeys <= HIGHEST
        return Building(kind, kf) if fits else None
    near = [one.kf for one in NEIGHBOURS[kf] if one.side is None and land.level(one.kf) <= land.level(kf)]
    if standing or not near:
        return None
    return Building(TOWER, kf, openings=(Opening(kf, robot.rng.choice(near)),))


def pay(robot: Robot) -> Iterator[Order]:
    """Upkeep comes from where RE are of no use, and not from where they are saved."""
    owed = sum(
        int(row.cost) for one in robot.world.lists.get(robot.realm, ()) for row in one.rows if row.section == "upkeep"
    )
    idle = [place for place in robot.own if place not in (*robot.homes, *robot.hoards) and robot.left[place]]
    rich = sorted(robot.homes, key=lambda place: -robot.left[place]) if robot.saving else []
    for place in (*idle, *rich):
        paid = min(owed, robot.left[place])
        if paid:
            owed -= paid
            yield PayFrom(place, paid)
