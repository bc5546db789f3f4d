"""How large the numbers of profiles, warbands, sheets and setups may be, whoever has written them."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from walstatt.core.bounds import Id

MOST_BANDS = 100
"""Of one file."""
MOST_SPELLS = 60
MOST_CREATURES = 100
MOST_HISTORY = 500
"""Games of a band."""

Members = Meta(max_length=40)
Gear = Meta(max_length=20)
Value = Annotated[int, Meta(ge=-40, le=40)]
Health = Annotated[int, Meta(ge=0, le=100)]
Inches = Annotated[float, Meta(ge=0, le=100)]
Coordinate = Annotated[float, Meta(ge=-100, le=100)]
Crowns = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""Below 0 is a mistake that the rules have a word for."""
Count = Annotated[int, Meta(ge=0, le=100_000)]
Rounds = Annotated[int, Meta(ge=1, le=50)]
Spells = Annotated[tuple[Id, ...], Meta(max_length=MOST_SPELLS)]
Treasure = Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(max_length=40)]
Belongings = Annotated[list[Id], Meta(max_length=60)]
Vault = Annotated[list[Id], Meta(max_length=1000)]
Notes = Annotated[str, Meta(max_length=10_000)]
