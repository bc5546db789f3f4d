"""The cautious: builds, watches its neighbours, and settles only what it can hold."""
from __future__ import annotations

from walstatt.games.kalevala.robots.characters.character import Character

CAUTIOUS = Character(
    "cautious", share_for_core=3, masons=1.0, scouts=5, settlers=2, kept=6, presses=True, treaties=0.2, seals=0.8,
    talk=0.2, words=("Friede sei mit deinem Volk.", "Wir bleiben hinter unseren Mauern."),
)
