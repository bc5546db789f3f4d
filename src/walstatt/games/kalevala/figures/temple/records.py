"""What lasts of temples beside the buildings on the map and the priests among the pieces."""
from __future__ import annotations

from typing import Annotated

import msgspec

from walstatt.games.kalevala.dates import Date

Costs = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=20)], Annotated[int, msgspec.Meta(ge=1, le=100)]],
    msgspec.Meta(max_length=8),
]
"""By spell: ZEH for one figure, or for one small field of a fortress."""
Letter = Annotated[str, msgspec.Meta(pattern="^[A-Z]$", max_length=1)]


class Temple(msgspec.Struct, omit_defaults=True):
    """A temple by its small field: whose it is, and its treasure (kalevala.20.1.1)."""

    owner: str = ""
    treasure: int = 0
    unguarded: Date | None = None
    """When the last priest was lost; nothing while one is there (kalevala.20.1.waechter)."""
    asked: int = 0
    """The GR in which its oracle was last asked."""


class Cult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the game master has settled of another cult (kalevala.r.other_cults)."""

    letter: Letter
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    spells: Costs = {}
    """By spell its cost for one figure; without any those of the book, but for the calling of the god."""
    words: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    """What its priest king can do with 100 power points, in his own words."""
