"""All of them, in the order in which a hook asks them."""
from __future__ import annotations

from typing import Final

from walstatt.games.kriegsspiel.figures.agent import PERSON as AGENT
from walstatt.games.kriegsspiel.figures.artefacts import PERSON as ARTEFACTS
from walstatt.games.kriegsspiel.figures.god import PERSON as GOD
from walstatt.games.kriegsspiel.figures.king import KING
from walstatt.games.kriegsspiel.figures.mystic import MYSTIC
from walstatt.games.kriegsspiel.figures.mythical_beasts import PERSON as BEASTS
from walstatt.games.kriegsspiel.figures.priest import PRIEST
from walstatt.games.kriegsspiel.figures.special import PERSON as SPECIAL
from walstatt.games.kriegsspiel.figures.wizard import WIZARD

ALL_PERSONS: Final = (KING, WIZARD, MYSTIC, PRIEST, GOD, BEASTS, AGENT, SPECIAL, ARTEFACTS)
