"""Where small fields lie on their plane: the doubled coordinates of a GF carried on over all of them.

x grows to the east in half small fields, y to the south in rows; x + y is even. All fields of a plane fit together
without a gap, also those of different splinters, which are drawn in one plane and never touch.
"""
from __future__ import annotations

from walstatt.hexmap.coordinates import Gf
from walstatt.hexmap.land import Field
from walstatt.hexmap.small_fields import AT, OFFSETS, SPOTS, Side, Spot

_DOWN_A_ROW, _UP_A_LATITUDE = OFFSETS[Side.SW], OFFSETS[Side.NW]


def origin(gf: Gf) -> tuple[int, int]:
    """Where the middle line and the row before the first of a GF lie."""
    return (gf.row * _DOWN_A_ROW[0] + gf.latitude * _UP_A_LATITUDE[0],
            gf.row * _DOWN_A_ROW[1] + gf.latitude * _UP_A_LATITUDE[1])


def spot_of(gf: Gf, kf: int) -> Spot:
    x, y = origin(gf)
    own = SPOTS[kf]
    return Spot(x + own.x, y + own.row)


def field_at(plane: int, x: int, y: int) -> Field | None:
    """The small field at a place; None beyond the rows of the plane."""
    both, apart = -x / 12, (y - 4.5) / 4
    row, latitude = round((both + apart) / 2), round((both - apart) / 2)
    for a in (row, row - 1, row + 1):
        for b in (latitude, latitude - 1, latitude + 1):
            gf = Gf(plane, a, b)
            ox, oy = origin(gf)
            kf = AT.get(Spot(x - ox, y - oy))
            if kf is not None:
                return Field(gf, kf) if gf.exists else None
    return None
