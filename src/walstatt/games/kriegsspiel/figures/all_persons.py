"""All of them, in the order in which a hook asks them."""
from __future__ import annotations

from typing import Final

from walstatt.games.kriegsspiel.figures.king import KING

ALL_PERSONS: Final = (KING,)
