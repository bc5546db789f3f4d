"""Rams and elephants against gates, tortoises against gates and walls: kalevala.26.9, 26.10, 25.4.last and
r.war.rammzahlen."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from walstatt.core.questions import Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import damage, orders
from walstatt.games.kriegsspiel.devices import crew
from walstatt.games.kriegsspiel.effects import is_idle, show
from walstatt.games.kriegsspiel.forts import (
    BROKEN,
    CLOSED,
    GATE,
    GREAT_KEEP,
    KEEP,
    LOOPHOLE,
    Door,
    base,
    is_field,
)
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import RAM, TORTOISE
from walstatt.games.kriegsspiel.rolls import throw
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.unordered import line_of

NUMBERS: Final = "kalevala.r.war.rammzahlen"
ALWAYS_TWELVE: Final = 1
ENGINES: Final = (RAM, TORTOISE)
OF_WALL, OF_TOWER, OF_KEEP = 10, 12, 14
"""What a gate takes, by what it belongs to."""
WALL, TOWER_WALL, KEEP_WALL = 12, 14, 15
"""What the wall itself takes."""
NEAR: Final = 4


def aims_of(play: BattlePlay, target: str, symbol: str) -> list[Door]:
    """Closed gates of the building on a small field, or of the wall `here>there`; for a tortoise behind them the
    standing sections of the ground storey."""
    if ">" in target:
        here, _, there = target.partition(">")
        name = play.ground.plan.walls.get((here, there))
        doors = [play.ground.plan.doors[name]] if name is not None else []
    else:
        doors = [door for door in play.ground.plan.doors.values() if not door.wall and target in _fields(door)]
    gates = [door for door in doors if door.kind == GATE and play.stands(door) == CLOSED]
    if symbol != TORTOISE:
        return gates
    walls = [door for door in doors if door.kind == LOOPHOLE and play.stands(door) != BROKEN]
    return gates + [door for door in walls if door.wall or door.inside.endswith(":0")]


def _fields(door: Door) -> list[str]:
    return [base(one) for one in door.name.split(">")]


def places(play: BattlePlay, target: str, symbol: str) -> frozenset[str]:
    """Small fields beside what it can break there, on the same level as the foot of that."""
    beside = (at for door in aims_of(play, target, symbol) for at in _beside(play, door))
    return frozenset(at for at in beside if at in play.ground.inside)


def _beside(play: BattlePlay, door: Door) -> Iterator[str]:
    here, there = door.name.split(">")
    for at, foot in ((there, here), (here, there)) if door.wall else ((there, here),):
        spots = play.ground.spots
        if is_field(at) and spots[at].open and spots[at].terrain.level == spots[foot].level:
            yield at


def beside(play: BattlePlay, figure: Figure) -> Figure | None:
    """The ram or tortoise that somebody stands at, unless he sits on an elephant."""
    mount = play.mount(figure)
    if mount is not None and mount.profile.is_heavy:
        return None
    here = (one for one in play.standing().get(figure.at, ()) if one.party == figure.party)
    return next((one for one in here if one.symbol in ENGINES), None)


def engines_of(play: BattlePlay, figure: Figure) -> list[str]:
    """What somebody batters with: the ram or the tortoise at which he stands, or the elephant that he rides."""
    mount, engine = play.mount(figure), beside(play, figure)
    able = [mount] if mount is not None and mount.profile.is_heavy and not mount.tired else []
    able += [engine] if engine is not None and not engine.damaged else []
    return [one.symbol for one in able]


def batterers(play: BattlePlay) -> list[str]:
    """Rams, tortoises and ridden elephants of groups that are to break something, by group and listing."""
    found = []
    for group in [one for one in play.state.groups if one.party == play.active]:
        own = [one for one in play.state.present(play.active) if one.group == group.name]
        found += [one.id for one in own if _batters(one)]
    return found


def batter(play: BattlePlay) -> Script[bool]:
    """The next one that stands at what its line names."""
    while play.state.queue:
        engine = play.state.figures[play.state.queue.pop(0)]
        men = _men(play, engine)
        aim = _aim(play, engine, men)
        if aim is not None:
            for one in men:
                one.acted = True
                show(play, one)
            yield from attempt(play, engine, aim)
            return False
    return True


def _aim(play: BattlePlay, engine: Figure, men: list[Figure]) -> Door | None:
    """What the line of its crew names, if it stands beside that."""
    line = line_of(play, men[0]) if men else None
    if line is None or line.command != orders.BREAK:
        return None
    aims = aims_of(play, line.target, engine.symbol)
    return next((door for door in aims if engine.at in _beside(play, door)), None)


def awaits(play: BattlePlay, figure: Figure) -> bool:
    """Will it batter in this turn, with what is where it stands?"""
    for engine in play.state.present(figure.party):
        if engine.at == figure.at and _batters(engine):
            men = _men(play, engine)
            if figure in men and _aim(play, engine, men) is not None:
                return True
    return False


def _batters(one: Figure) -> bool:
    return one.symbol in ENGINES or (one.profile.is_heavy and bool(one.riders))


def _men(play: BattlePlay, engine: Figure) -> list[Figure]:
    """Its crew, none for a ram that was moved in this round; of an elephant its first rider."""
    if engine.gone or engine.damaged or engine.tired or is_idle(engine):
        return []
    if engine.profile.is_heavy:
        rider = play.state.figures[engine.riders[0]] if engine.riders else None
        return [rider] if rider is not None and not rider.acted else []
    return [] if engine.entered or engine.acted else crew(play, engine)


def number(play: BattlePlay, aim: Door) -> Tally:
    if play.ruling(NUMBERS) == ALWAYS_TWELVE:
        return Tally(OF_TOWER, NUMBERS)
    gate = aim.kind == GATE
    if aim.wall:
        return Tally(OF_WALL if gate else WALL, NUMBERS)
    house = play.house(base(aim.fort))
    if house is not None and house.kind in (KEEP, GREAT_KEEP):
        return Tally(OF_KEEP if gate else KEEP_WALL, NUMBERS)
    return Tally(OF_TOWER if gate else TOWER_WALL, NUMBERS)


def attempt(play: BattlePlay, engine: Figure, aim: Door) -> Script[None]:
    """A section that falls is a breach; with the sixth the building collapses."""
    rolled = yield from throw(play, engine, "ram", NUMBERS, number(play, aim), at=aim.name)
    kinds = {RAM: "kalevala.26.9.widder", TORTOISE: "kalevala.26.10.sk"}
    rule = kinds.get(engine.symbol, "kalevala.25.4.last")
    if rolled.reached:
        play.break_open(aim.name)
    key = "kriegsspiel-gate-breaks" if rolled.reached else "kriegsspiel-gate-holds"
    play.note(key, NUMBERS, rule, dice=rolled.fell, figure=play.name(engine), at=aim.name)
    house = play.house(aim.fort) if rolled.reached and not aim.wall else None
    if house is not None and damage.is_open_all_round(play, house, house.storeys[0]):
        yield from damage.collapse(play, house)


def proposals(play: BattlePlay, members: list[Figure]) -> Iterator[str]:
    """Buildings and walls not far from a ram or a tortoise that somebody could serve."""
    places = {one.at for one in members}
    engines = [one for one in play.state.present() if one.symbol in ENGINES and one.at in places]
    if not engines:
        return
    spots, plan = play.ground, play.ground.plan
    targets = {at: at for at in plan.houses if play.house(at) is not None}
    targets.update((name, name.partition(">")[0]) for name in plan.walls.values())
    for target, at in targets.items():
        if any(spots.distance(one.at, at) <= NEAR and aims_of(play, target, one.symbol) for one in engines):
            yield target
