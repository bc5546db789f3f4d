"""The lines of papers of all figures. They are known before anything else of a figure is."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.king.lines import LINES as KING

ALL_LINES: Final = (KING,)
