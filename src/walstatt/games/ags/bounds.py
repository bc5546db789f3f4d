"""How large the numbers of cards, forces and setups may be, whoever has written them."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from walstatt.core.bounds import Id

MOST_CARDS = 100
"""Of one roster, and of one force."""
MOST_HIRED = 60
MOST_CARD_TEXT = 4000

Value = Annotated[int, Meta(ge=-30, le=30)]
"""Dice, difficulties, tokens, changes of them."""
HitPoints = Annotated[int, Meta(ge=0, le=100)]
Price = Annotated[int, Meta(ge=0, le=1000)]
MOST_SIZE = 10_000
Size = Annotated[int, Meta(ge=1, le=MOST_SIZE, description="Hire points, 1 or more; 50 is usual.")]
Inches = Annotated[float, Meta(ge=0, le=100)]
Millimetres = Annotated[float, Meta(ge=0, le=300)]
Wording = Annotated[str, Meta(max_length=400, pattern=r"^(?![\s\S]*\d{4})")]
"""A tag, a condition or free words; a number in them has three digits at most."""
Wordings = Annotated[tuple[Wording, ...], Meta(max_length=40)]
Ids = Annotated[tuple[Id, ...], Meta(max_length=40)]
