"""Order sheets for those who can cast and plunder; all others do what troops without orders do."""
from __future__ import annotations

from collections.abc import Iterator

from walstatt.games.kalevala.papers.model import Order, SetUp
from walstatt.games.kalevala.papers.sheet import Sheet
from walstatt.games.kalevala.robots.robot import Robot
from walstatt.games.kriegsspiel.sheets.model import (
    CENTRE_TAKEN,
    FIELD,
    NO_PLUNDER,
    PLUNDER_RE,
    REST,
    Condition,
    Flags,
    Line,
    Target,
)


def command(robot: Robot) -> Iterator[Order]:
    """Nobody is put anywhere, so nobody can stand where he may not; what lies in store still holds."""
    stored = {one.place: one.sheet for one in robot.world.battle_orders.get(robot.realm, ()) if not one.attack}
    for place in dict.fromkeys((*robot.spells, *sorted(robot.wars))):
        temple = robot.shrines.get(place, "")
        plunders = place in robot.wars and (robot.character.plunders or temple)
        lines = (*robot.spells.get(place, ()), *_into(temple))
        sheet = Sheet(lines=lines, flags=Flags(plunder=PLUNDER_RE if plunders else NO_PLUNDER))
        if sheet != Sheet() and (place in robot.wars or stored.get(place) != sheet):
            yield SetUp(place, sheet)


def _into(temple: str) -> Iterator[Line]:
    """Nobody leaves a temple of the enemy with its treasure, once the trade centre is taken."""
    if temple:
        yield Line(REST, "EINNEHMEN", when=Condition(CENTRE_TAKEN), target=Target(FIELD, temple))
