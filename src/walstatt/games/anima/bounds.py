"""How large the numbers of characters, parties and setups may be, whoever has written them."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_ENTRIES = 100
"""Characters, beings, abilities or parties of one roster."""
MOST_MEMBERS = 30

Score = Annotated[int, Meta(ge=0, le=60)]
Change = Annotated[int, Meta(ge=-60, le=60)]
Life = Annotated[int, Meta(ge=1, le=200)]
Face = Annotated[int, Meta(ge=0, le=9)]
Inches = Annotated[float, Meta(ge=0, le=100)]
Base = Annotated[float, Meta(gt=0, le=20)]
Price = Annotated[int, Meta(ge=1, le=1000, description="Whole points, at least 1.")]
Cost = Annotated[int, Meta(ge=0, le=1000)]
Size = Annotated[int, Meta(ge=1, le=10_000, description="Points that both agree on; 120 is usual.")]
Seed = Annotated[int, Meta(ge=0, le=2**31)]
Turns = Annotated[int, Meta(ge=1, le=50)]
Blocks = Meta(max_length=20)
