"""All figures, in the order in which a hook asks them."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.king.entry import KING

ALL_FIGURES: Final = (KING,)
