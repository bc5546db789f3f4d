"""Cards as text: what a player types is read, and printed back the same. The notation stands in docs/ags-cards.md."""
from __future__ import annotations

from walstatt.games.ags.notation.ability_text import NotWritable, read_ability, write_ability, write_effect
from walstatt.games.ags.notation.scanner import CardError
from walstatt.games.ags.notation.whole_card import ReadCard, check_card, read_card, write_card

__all__ = [
    "CardError", "NotWritable", "ReadCard", "check_card", "read_ability", "read_card", "write_ability", "write_card",
    "write_effect",
]
