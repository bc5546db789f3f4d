"""The settler: takes all empty land within reach, and land of others only where hardly anybody guards it."""
from __future__ import annotations

from walstatt.games.kalevala.robots.characters.character import Character

SETTLER = Character(
    "settler", share_for_core=3, masons=0.4, scouts=3, settlers=2, kept=1, odds=4.0, slaver=4.0, presses=True,
    hospitality=0.1, treaties=0.1, seals=0.7, talk=0.1,
    words=("Man sah deine Späher.", "Unsere Grenzen wachsen aufeinander zu."),
)
