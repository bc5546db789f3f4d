"""The peaceful trader: few troops, open borders, treaties with all neighbours."""
from __future__ import annotations

from walstatt.games.kalevala.robots.characters.character import Character

TRADER = Character(
    "trader", share_for_core=4, masons=0.7, scouts=3, settlers=2, kept=4, hospitality=0.5, visits=True, treaties=0.5,
    seals=1.0, talk=0.5, words=("Lass uns Handel treiben.", "Meine Kaufleute fragen nach deinen Märkten."),
)
