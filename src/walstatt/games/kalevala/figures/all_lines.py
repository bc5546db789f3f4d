"""The lines of papers of all figures. They are known before anything else of a figure is."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.agents.lines import LINES as AGENTS
from walstatt.games.kalevala.figures.gods.lines import LINES as GODS
from walstatt.games.kalevala.figures.king.lines import LINES as KING
from walstatt.games.kalevala.figures.temple.lines import LINES as TEMPLE
from walstatt.games.kalevala.figures.wizard.lines import LINES as WIZARD

ALL_LINES: Final = (KING, WIZARD, TEMPLE, AGENTS, GODS)
