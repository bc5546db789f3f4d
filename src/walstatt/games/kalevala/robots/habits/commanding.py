"""Order sheets for those who can cast and plunder; all others do what troops without orders do."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.papers.model import Order, SetUp
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kriegsspiel.sheets.model import NO_PLUNDER, PLUNDER_RE, Flags


def command(robot: Robot) -> Iterator[Order]:
    """Nobody is put anywhere, so nobody can stand where he may not; what lies in store still holds."""
    stored = {one.place: one.sheet for one in robot.world.battle_orders.get(robot.realm, ()) if not one.attack}
    for place in dict.fromkeys((*robot.spells, *sorted(robot.wars))):
        booty = PLUNDER_RE if place in robot.wars and robot.character.plunders else NO_PLUNDER
        sheet = Sheet(lines=tuple(robot.spells.get(place, ())), flags=Flags(plunder=booty))
        if sheet != Sheet() and (place in robot.wars or stored.get(place) != sheet):
            yield SetUp(place, sheet)
