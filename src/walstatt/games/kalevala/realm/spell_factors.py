"""How hard magic finds a figure (kalevala.19.3.2.faktor): what a spell costs is multiplied by it."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.realm.pieces import MYSTIC, SLAVES, TEAM, Piece
from walstatt.games.kalevala.state import World

BY_CLASS: Final = {"A": 1, "B": 2, "C": 3, "D": 4}
BY_SYMBOL: Final = {
    "lP": 1, "QlP": 1, "Le": 1, "Se": 1, SLAVES: 1,
    "sP": 2, "QsP": 2, "QuW": 2, "Wi": 2, "On": 2, "FS": 2, "Pr": 2,
    "El": 3, "Mm": 3, "Sk": 3, "Bt": 3, "K": 3, "Ag": 3,
    "DD": 4, "LS": 4, "SS": 4, MYSTIC: 4, "KrKö": 4, "AgKö": 4, "PrKö": 4,
}

RULES: Final = dict.fromkeys(("KrKö", "AgKö", "PrKö"), "kalevala.18.7.zauberfaktor")
"""Whose factor stands in a rule of its own."""


def spell_factor(world: World, one: Piece) -> int | None:
    """None where no table names it: immortal wizards, giants, special figures without one."""
    if one.kind.special:
        figure = world.figures.get(one.base)
        return figure.spell_factor or None if figure is not None else None
    if one.rank:
        return BY_CLASS[one.rank]
    factor = BY_SYMBOL.get(one.base)
    return factor + one.horses * BY_SYMBOL[_horse(one)] if factor is not None else None


def _horse(one: Piece) -> str:
    return next(symbol for symbol, heavy in TEAM.items() if heavy == one.heavy)
