"""Where a robot can build a house in a large field."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.realm.buildings import BUILDINGS
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.small_fields import NEIGHBOURS

ROOM: Final = 4
"""REH of ground that bears a house."""


def sites(robot: Robot, gf: Gf) -> list[tuple[int, int]]:
    """Free small fields beside the trade centre and away from ascents, each with one that its gate can open to."""
    land = robot.world.lands[gf]
    if not land.drawn:
        return []
    taken = {one.kf for one in robot.world.buildings.get(str(gf), ()) if BUILDINGS[one.kind].storeys}
    taken |= {land.site.kf} if land.site is not None else set()
    found = []
    for kf in NEIGHBOURS:
        near = [one.kf for one in NEIGHBOURS[kf] if one.side is None]
        if kf in taken or land.room(kf) < ROOM or any(edge.kf in (kf, *near) for edge in land.ascents):
            continue
        gates = [one for one in near if one not in taken and not land.is_water(one)]
        found += [(kf, gate) for gate in gates if land.level(gate) <= land.level(kf)][:1]
    return found
