"""How large the numbers of sheets, armies and setups may be, whoever has written them."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from walstatt.core.bounds import Id, OutOfBounds
from walstatt.core.texts import text

MOST_ENTRIES = 100
"""Units, weapons, spells or army lists of one roster."""
MOST_UNITS = 60
MOST_MODELS = 30
"""Of one unit; twice as many where two are combined."""
MOST_IN_ARMY = 150
MOST_WEAPONS = 20
"""Of one model."""
MOST_POINTS = 10_000
HIGHEST = 30
"""No number of dice, and no X of a special rule, is higher."""

Dice = Annotated[int, Meta(ge=1, le=HIGHEST)]
Value = Annotated[int, Meta(ge=0, le=HIGHEST)]
Score = Annotated[int, Meta(ge=2, le=6, description="2 stands for 2+, 6 for 6+.")]
Tokens = Annotated[int, Meta(ge=1, le=6)]
Inches = Annotated[float, Meta(ge=0, le=200)]
Diameter = Annotated[float, Meta(gt=0, le=20)]
Price = Annotated[int, Meta(ge=1, le=MOST_POINTS, description="Whole points, at least 1.")]
OptionPrice = Annotated[int, Meta(ge=0, le=MOST_POINTS, description="Whole points, 0 or more.")]
RuleValues = Annotated[dict[Id, Value], Meta(max_length=40)]
"""Special rules with their X."""


def check_number(models: int, where: str) -> None:
    """Of all models of an army."""
    if models > MOST_IN_ARMY:
        raise OutOfBounds(text("bounds-models", where=where, given=models, most=MOST_IN_ARMY))
