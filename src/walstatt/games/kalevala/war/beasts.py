"""Mythical beasts with values that the game master has entered, by a reading of kalevala.r.mythical_beasts."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.state import World
from walstatt.games.kriegsspiel.figures.mythical_beasts import NAMES, written

ENTERED: Final = 1
"""The reading by which a special figure that is called like a beast says what all beasts of that kind can do."""


def entered(world: World) -> dict[str, str]:
    """By beast: as what it fights."""
    if world.reading("kalevala.r.mythical_beasts") != ENTERED:
        return {}
    named = ((NAMES.get(one.name.casefold(), ""), one) for one in world.figures.values())
    return {beast: written(beast, gp=one.gp, pace=one.kf_pace, room=one.room) for beast, one in named if beast}
