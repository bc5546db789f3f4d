"""The warlike: many troops in one place, and war wherever the odds look right."""
from __future__ import annotations

from walstatt.games.kalevala.robots.characters.character import Character

WARLIKE = Character(
    "warlike", share_for_core=1.5, masons=0.2, scouts=3, settlers=2, kept=2, odds=1.5, slaver=2.5, plunders=True,
    presses=True, gathers=True, seals=0.3, faithless=True, talk=0.2,
    words=("Verneige dich, oder wir kommen.", "Deine Mauern sind niedrig."),
)
