"""Rams and elephants against gates: kalevala.26.9, kalevala.25.4.last and r.war.rammzahlen."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import orders
from walstatt.games.kriegsspiel.devices import crew
from walstatt.games.kriegsspiel.forts import BROKEN, CLOSED, GATE, GREAT_KEEP, KEEP, Door, base, is_field
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import RAM
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.targets import line_of

NUMBERS: Final = "kalevala.r.war.rammzahlen"
ALWAYS_TWELVE: Final = 1
OF_WALL, OF_TOWER, OF_KEEP = 10, 12, 14


def gates_of(play: BattlePlay, target: str) -> list[Door]:
    """Closed gates of the building on a small field, or of the wall `here>there`."""
    if ">" in target:
        here, _, there = target.partition(">")
        name = play.ground.plan.walls.get((here, there))
        doors = [play.ground.plan.doors[name]] if name is not None else []
    else:
        doors = [door for door in play.ground.plan.doors.values() if not door.wall and base(target) in _fields(door)]
    return [door for door in doors if door.kind == GATE and play.stands(door) == CLOSED]


def _fields(door: Door) -> list[str]:
    return [base(one) for one in door.name.split(">")]


def places(play: BattlePlay, target: str) -> frozenset[str]:
    """Small fields beside its closed gates, on the same level as the ground there."""
    beside = (at for door in gates_of(play, target) for at in _beside(play, door))
    return frozenset(at for at in beside if at in play.ground.inside)


def _beside(play: BattlePlay, door: Door) -> Iterator[str]:
    here, there = door.name.split(">")
    for at, other in ((there, base(here)), (here, there)) if door.wall else ((there, base(here)),):
        spots = play.ground.spots
        if is_field(at) and spots[at].open and spots[at].terrain.level == spots[other].terrain.level:
            yield at


def batterers(play: BattlePlay) -> list[str]:
    """Rams and ridden elephants of groups that are to break something, by group and listing."""
    found = []
    for group in [one for one in play.state.groups if one.party == play.active]:
        own = [one for one in play.state.present(play.active) if one.group == group.name]
        found += [one.id for one in own if one.symbol == RAM or (one.profile.is_heavy and one.riders)]
    return found


def batter(play: BattlePlay) -> Script[bool]:
    """The next one that stands at a gate that its line names."""
    while play.state.queue:
        engine = play.state.figures[play.state.queue.pop(0)]
        men = _men(play, engine)
        line = line_of(play, men[0]) if men else None
        if line is None or line.command != orders.BREAK:
            continue
        gate = next((door for door in gates_of(play, line.target) if engine.at in _beside(play, door)), None)
        if gate is not None:
            for one in men:
                one.acted = True
            yield from attempt(play, engine, gate)
            return False
    return True


def _men(play: BattlePlay, engine: Figure) -> list[Figure]:
    """Its crew, none for a ram that was moved in this round; of an elephant its first rider."""
    if engine.gone or engine.damaged:
        return []
    if engine.profile.is_heavy:
        rider = play.state.figures[engine.riders[0]] if engine.riders else None
        return [rider] if rider is not None and not rider.acted else []
    return [] if engine.entered or engine.acted else crew(play, engine)


def number(play: BattlePlay, gate: Door) -> Tally:
    if play.ruling(NUMBERS) == ALWAYS_TWELVE:
        return Tally(OF_TOWER, NUMBERS)
    if gate.wall:
        return Tally(OF_WALL, NUMBERS)
    house = play.house(base(gate.fort))
    return Tally(OF_KEEP if house is not None and house.kind in (KEEP, GREAT_KEEP) else OF_TOWER, NUMBERS)


def attempt(play: BattlePlay, engine: Figure, gate: Door) -> Script[None]:
    rolled = yield from throw(play, engine, "ram", NUMBERS, number(play, gate), at=gate.name)
    rule = "kalevala.25.4.last" if engine.profile.is_heavy else "kalevala.26.9.widder"
    if rolled.reached:
        play.state.doors[gate.name] = BROKEN
    key = "kriegsspiel-gate-breaks" if rolled.reached else "kriegsspiel-gate-holds"
    play.note(key, NUMBERS, rule, dice=rolled.fell, figure=play.name(engine), at=gate.name)
