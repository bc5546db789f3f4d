"""A passage of the underworld: twelve small fields in the middle of a large field, solid rock around them
(kalevala.7.1.aussehen, kalevala.r.7.ugf_layout)."""
from __future__ import annotations

from typing import Final

from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import COUNT
from walstatt.hexmap.terrain import LOWLAND, MOUNTAINS

LAYOUT: Final = (12, 13, 18, 19, 20, 25, 26, 27, 28, 33, 34, 35)
"""The small fields 1 to 12 in rows of two, three, four and three, as a drawn large field numbers them."""

AROUND_A_PASSAGE: Final = tuple(kf for kf in range(1, COUNT + 1) if kf not in LAYOUT)


def passage(terrain: str = LOWLAND * len(LAYOUT)) -> Land:
    """Without other words all of it is lowland."""
    letters = dict(zip(LAYOUT, terrain, strict=True))
    return Land("".join(letters.get(kf, MOUNTAINS) for kf in range(1, COUNT + 1)))
