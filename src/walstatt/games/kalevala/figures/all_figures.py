"""All figures, in the order in which a hook asks them."""
from __future__ import annotations

from typing import Final

from walstatt.games.kalevala.figures.agents.entry import AGENTS
from walstatt.games.kalevala.figures.gods.entry import GODS
from walstatt.games.kalevala.figures.king.entry import KING
from walstatt.games.kalevala.figures.temple.entry import TEMPLE
from walstatt.games.kalevala.figures.wizard.entry import WIZARD

ALL_FIGURES: Final = (KING, WIZARD, TEMPLE, AGENTS, GODS)
