"""Kinds of terrain: one letter each, so that the 48 small fields of a large field are a word of 48 letters.

Level and room (REH) are those of kalevala.12.2.gelaende; the ice deserts and the swamps of the highland, which other
rules name, follow its pattern (kalevala.r.12.gelaende_ergaenzung).
"""
from __future__ import annotations

from typing import Final, NamedTuple

WATER, MOUNTAINS = "W", "G"
LOWLAND, LOWLAND_FOREST, LOWLAND_DESERT, SWAMP, MANGROVE, LOWLAND_ICE = "T", "t", "d", "s", "m", "e"
HIGHLAND, HIGHLAND_FOREST, HIGHLAND_DESERT, HIGH_SWAMP, HIGH_MANGROVE, HIGHLAND_ICE = "H", "h", "D", "S", "M", "E"
UPLAND, UPLAND_FOREST, UPLAND_DESERT = "B", "b", "w"


class Terrain(NamedTuple):
    """What a small field is made of. `base` is the letter of the open terrain of its level."""

    letter: str
    name: str
    """Its key: the words for it are `kalevala-terrain-<name>`."""
    level: int
    room: int
    base: str
    forest: bool = False
    desert: bool = False
    swamp: bool = False
    """Swamp, mangroves and jungle alike."""
    ice: bool = False


TERRAINS: Final = {
    one.letter: one
    for one in (
        Terrain(WATER, "water", 0, 4, WATER),
        Terrain(LOWLAND, "lowland", 1, 4, LOWLAND),
        Terrain(LOWLAND_FOREST, "lowland-forest", 1, 3, LOWLAND, forest=True),
        Terrain(LOWLAND_DESERT, "lowland-desert", 1, 4, LOWLAND, desert=True),
        Terrain(LOWLAND_ICE, "lowland-ice", 1, 4, LOWLAND, ice=True),
        Terrain(SWAMP, "swamp", 1, 2, LOWLAND, swamp=True),
        Terrain(MANGROVE, "mangrove", 1, 2, LOWLAND, swamp=True, forest=True),
        Terrain(HIGHLAND, "highland", 2, 4, HIGHLAND),
        Terrain(HIGHLAND_FOREST, "highland-forest", 2, 3, HIGHLAND, forest=True),
        Terrain(HIGHLAND_DESERT, "highland-desert", 2, 4, HIGHLAND, desert=True),
        Terrain(HIGHLAND_ICE, "highland-ice", 2, 4, HIGHLAND, ice=True),
        Terrain(HIGH_SWAMP, "highland-swamp", 2, 2, HIGHLAND, swamp=True),
        Terrain(HIGH_MANGROVE, "highland-mangrove", 2, 2, HIGHLAND, swamp=True, forest=True),
        Terrain(UPLAND, "upland", 3, 3, UPLAND),
        Terrain(UPLAND_FOREST, "upland-forest", 3, 2, UPLAND, forest=True),
        Terrain(UPLAND_DESERT, "upland-desert", 3, 3, UPLAND, desert=True),
        Terrain(MOUNTAINS, "mountains", 4, 0, MOUNTAINS),
    )
}
LETTERS: Final = frozenset(TERRAINS)

UNDRAWN_NAME: Final = "kalevala-legend-undrawn"


def legend_key(what: str) -> str:
    """The message that explains a sign on a map."""
    return f"kalevala-legend-{what}"


def name_key(letter: str) -> str:
    """The message with the name of a terrain, for people."""
    return f"kalevala-legend-key-{letter if letter in TERRAINS else 'unseen'}"
