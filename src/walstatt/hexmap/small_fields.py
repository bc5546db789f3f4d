"""The 48 small fields (KF) of a large field (GF): their rows, and who touches whom, also across the six edges.

A KF has doubled coordinates: row r, and x = 2i - (L + 1) for the i-th of a row of L (kalevala.r.6.kf_layout). The land
of a neighbouring GF is the same shape at a fixed offset (kalevala.r.6.gf_kanten), so contacts across edges follow.
"""
from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

ROWS: Final = (4, 5, 6, 7, 8, 7, 6, 5)
COUNT: Final = sum(ROWS)


class Side(StrEnum):
    """The six sides of a GF, clockwise. It has its flat side to the north."""

    N = "N"
    NE = "NE"
    SE = "SE"
    S = "S"
    SW = "SW"
    NW = "NW"

    @property
    def opposite(self) -> Side:
        return _OPPOSITE_SIDES[self]


class Way(StrEnum):
    """The six directions from one KF to the next, clockwise. It has its point to the north."""

    NE = "NE"
    E = "E"
    SE = "SE"
    SW = "SW"
    W = "W"
    NW = "NW"

    @property
    def opposite(self) -> Way:
        return _OPPOSITE_WAYS[self]


_OPPOSITE_SIDES: Final = {side: list(Side)[(at + 3) % 6] for at, side in enumerate(Side)}
_OPPOSITE_WAYS: Final = {way: list(Way)[(at + 3) % 6] for at, way in enumerate(Way)}
STEPS: Final = {
    Way.NE: (1, -1), Way.E: (2, 0), Way.SE: (1, 1), Way.SW: (-1, 1), Way.W: (-2, 0), Way.NW: (-1, -1),
}
OFFSETS: Final = {
    Side.N: (0, -8), Side.NE: (12, -4), Side.SE: (12, 4), Side.S: (0, 8), Side.SW: (-12, 4), Side.NW: (-12, -4),
}
"""Where the middle of a neighbouring GF lies, in doubled coordinates."""


class Spot(NamedTuple):
    """Where a KF lies within its GF."""

    x: int
    row: int


class Neighbour(NamedTuple):
    """A KF that touches another: in which direction, and over which side of the GF, or None within it."""

    way: Way
    kf: int
    side: Side | None


def _spots() -> dict[int, Spot]:
    found, number = {}, 0
    for row, length in enumerate(ROWS, 1):
        for place in range(1, length + 1):
            number += 1
            found[number] = Spot(2 * place - (length + 1), row)
    return found


SPOTS: Final = _spots()
AT: Final = {spot: kf for kf, spot in SPOTS.items()}
"""Which KF lies where."""


def _neighbours(kf: int) -> tuple[Neighbour, ...]:
    here, found = SPOTS[kf], []
    for way, (dx, dy) in STEPS.items():
        x, row = here.x + dx, here.row + dy
        if (x, row) in AT:
            found.append(Neighbour(way, AT[Spot(x, row)], None))
            continue
        for side, (ox, oy) in OFFSETS.items():
            if (x - ox, row - oy) in AT:
                found.append(Neighbour(way, AT[Spot(x - ox, row - oy)], side))
    return tuple(found)


NEIGHBOURS: Final = {kf: _neighbours(kf) for kf in SPOTS}
"""All six neighbours of every KF, clockwise from the north-east."""
EDGES: Final = {
    side: tuple(kf for kf in SPOTS if any(one.side == side for one in NEIGHBOURS[kf])) for side in Side
}
"""The KF along each side of a GF."""


CONTACTS: Final = {
    side: tuple((kf, one.kf) for kf in EDGES[side] for one in NEIGHBOURS[kf] if one.side == side) for side in Side
}
"""Who touches whom over each side: own KF and KF of the neighbour, eight pairs."""
