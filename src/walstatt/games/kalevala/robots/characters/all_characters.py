"""All characters, and who has which."""
from __future__ import annotations

from hashlib import sha256
from typing import Final

from walstatt.games.kalevala.robots.characters.cautious import CAUTIOUS
from walstatt.games.kalevala.robots.characters.character import Character
from walstatt.games.kalevala.robots.characters.settler import SETTLER
from walstatt.games.kalevala.robots.characters.trader import TRADER
from walstatt.games.kalevala.robots.characters.warlike import WARLIKE
from walstatt.games.kalevala.state import Realm

CHARACTERS: Final = (TRADER, SETTLER, WARLIKE, CAUTIOUS)


def character_of(name: str, ruler: Realm) -> Character:
    """The same for a whole reign: it follows from the ruler's name, his people and when he began."""
    sign = sha256(f"{name} {ruler.core} {ruler.entered}".encode()).digest()
    return CHARACTERS[sign[0] % len(CHARACTERS)]
