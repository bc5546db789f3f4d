"""What opens walls: where each engine is wanted, and how far it still is."""
from __future__ import annotations

from typing import Final

from walstatt.games.kriegsspiel import rams, storming
from walstatt.games.kriegsspiel.forts import CLOSED, GATE, TOWER
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.profiles import LADDER, RAM, ROPE, SIEGE_TOWER, TORTOISE
from walstatt.games.kriegsspiel.state import Figure
from walstatt.games.kriegsspiel.ways import Walker

CLIMBING: Final = (LADDER, ROPE, SIEGE_TOWER)
BATTERING: Final = (RAM, TORTOISE)


def steps_to_work(play: BattlePlay, engine: Figure, at: str) -> int | None:
    """Of an engine that can help into the building there; None for any other, and where no way leads for it."""
    if engine.damaged or engine.symbol not in (*CLIMBING, *BATTERING):
        return None
    goals = _goals(play, engine, at)
    hand = next((one for one in play.state.present(engine.party) if one.is_person and one.group == engine.group), None)
    if not goals or hand is None:
        return None
    walker = Walker.of(play, hand)._replace(gait=engine.symbol, climbs=False)
    cost = walker.costs(goals - walker.barred or goals).get(engine.at)
    return cost.steps if cost is not None else None


def _goals(play: BattlePlay, engine: Figure, at: str) -> frozenset[str]:
    house = play.house(at)
    if house is None:
        return frozenset()
    if engine.symbol == SIEGE_TOWER:
        return storming.docks(play, house)
    if engine.symbol in CLIMBING:
        return storming.feet(play, at) if house.kind == TOWER else frozenset()
    outer = [rams.places(play, name, engine.symbol) for name in closed_gates(play)]
    return frozenset().union(*outer) or rams.places(play, at, engine.symbol)


def closed_gates(play: BattlePlay) -> list[str]:
    """Of walls, as commands name them."""
    doors = play.ground.plan.doors
    return [
        f"{here}>{there}" for (here, there), name in play.ground.plan.walls.items()
        if doors[name].kind == GATE and play.stands(doors[name]) == CLOSED
    ]
