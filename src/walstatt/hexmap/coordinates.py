"""Coordinates of large fields in the game's own grammar: 2A'+12, 1F-6; of small fields 2U+15/17; of parts 2U+15[a].

A GF is a plane digit, the letter of its diagonal row and the latitude (kalevala.6.2.koordinate). Inside, a row is a
number: the place of its letter in the alphabet of its plane, 25 letters on Eldrien (no J), 26 on splinters
(kalevala.6.2.buchstaben), and on from there with one stroke (kalevala.r.6.buchstabenfolge).
"""
from __future__ import annotations

import re
from functools import lru_cache
from string import ascii_uppercase
from typing import Final, NamedTuple

from walstatt.hexmap.small_fields import COUNT, Side

SPLINTERS, ELDRIEN = 1, 2
ALPHABETS: Final = {SPLINTERS: ascii_uppercase, ELDRIEN: ascii_uppercase.replace("J", "")}
MOST_LATITUDE: Final = 999
STROKES: Final = "'’‘´`′"
"""All of them are read as the stroke; two are another spelling of one."""
_GF = re.compile(rf"([0-9])?([A-Z])([{STROKES}\"”″]{{0,9}})([+\-−–])([0-9]{{1,3}})")
_MORE = re.compile(r"(?:/([0-9]{1,300})|\[([a-z])\])?")
_STEPS: Final = {
    Side.NE: (-1, 0), Side.SW: (1, 0), Side.NW: (0, 1), Side.SE: (0, -1), Side.N: (-1, 1), Side.S: (1, -1),
}
"""How letter and latitude change towards each side (kalevala.r.6.gf_achsen)."""


class BadCoordinate(ValueError):  # noqa: N818 - it reads as what is wrong
    """Not a coordinate. `reason` is one of `form`, `plane`, `short`, `letter`, `strokes`, `latitude`, `kf`."""

    def __init__(self, written: str, reason: str) -> None:
        super().__init__(written, reason)
        self.written = written
        self.reason = reason


class Gf(NamedTuple):
    """A large field: plane, row and latitude."""

    plane: int
    row: int
    latitude: int

    def __str__(self) -> str:
        return _written(self)

    def neighbour(self, side: Side) -> Gf | None:
        """The GF on this side; None where the rows end."""
        return _neighbours(self).get(side)

    @property
    def exists(self) -> bool:
        """Is it within the rows and latitudes of its plane?"""
        return 0 <= self.row < 2 * len(ALPHABETS[self.plane]) and -MOST_LATITUDE <= self.latitude <= MOST_LATITUDE

    @property
    def neighbours(self) -> dict[Side, Gf]:
        """Those that there are, clockwise from the north. Whether they are land of the same map is another question."""
        return _neighbours(self)

    def distance(self, other: Gf) -> int:
        """In steps from GF to GF."""
        if self.plane != other.plane:
            raise ValueError(f"{self} and {other} lie on different planes")
        rows, latitudes = self.row - other.row, self.latitude - other.latitude
        return max(abs(rows), abs(latitudes), abs(rows + latitudes))

    def side_towards(self, other: Gf) -> Side | None:
        """The side on which a neighbour lies; None if it is none."""
        step = (other.row - self.row, other.latitude - self.latitude)
        return next((side for side, one in _STEPS.items() if one == step), None) if self.plane == other.plane else None

    def line(self, side: Side, steps: int) -> list[Gf]:
        """So many GF straight on; fewer where the map ends."""
        found: list[Gf] = []
        here = self.neighbour(side)
        while here is not None and len(found) < steps:
            found.append(here)
            here = here.neighbour(side)
        return found


@lru_cache(maxsize=1 << 15)
def _written(gf: Gf) -> str:
    letters = ALPHABETS[gf.plane]
    strokes, place = divmod(gf.row, len(letters))
    return f"{gf.plane}{letters[place]}{chr(39) * strokes}{gf.latitude:+d}"


@lru_cache(maxsize=1 << 15)
def _neighbours(gf: Gf) -> dict[Side, Gf]:
    found = {side: Gf(gf.plane, gf.row + row, gf.latitude + latitude) for side, (row, latitude) in _STEPS.items()}
    return {side: found[side] for side in Side if found[side].exists}


class Place(NamedTuple):
    """A GF, one KF of it, or one part of it where it is divided."""

    gf: Gf
    kf: int | None = None
    part: str = ""

    def __str__(self) -> str:
        return f"{self.gf}{f'/{self.kf}' if self.kf else ''}{f'[{self.part}]' if self.part else ''}"


@lru_cache(maxsize=1 << 15)
def read_gf(written: str, plane: int | None = None) -> Gf:
    """A GF from its coordinate; the digit may be left out only where the plane is fixed (kalevala.r.6.kurzform)."""
    found = _GF.fullmatch(written.strip())
    if found is None:
        raise BadCoordinate(written, "form")
    return _gf(written, found, plane)


@lru_cache(maxsize=1 << 15)
def read_place(written: str, plane: int | None = None) -> Place:
    """A GF with one of its KF or parts behind it."""
    text = written.strip()
    found = _GF.match(text)
    more = _MORE.fullmatch(text, found.end()) if found else None
    if found is None or more is None:
        raise BadCoordinate(written, "form")
    gf = _gf(written, found, plane)
    if more[1] is not None and not 1 <= int(more[1]) <= COUNT:
        raise BadCoordinate(written, "kf")
    return Place(gf, int(more[1]) if more[1] else None, more[2] or "")


def _gf(written: str, found: re.Match[str], plane: int | None) -> Gf:
    digit, letter, stroke, sign, number = found.groups()
    level = int(digit) if digit else plane
    if level is None:
        raise BadCoordinate(written, "short")
    if level not in ALPHABETS:
        raise BadCoordinate(written, "plane")
    if len(stroke) + sum(stroke.count(double) for double in '"”″') > 2:
        raise BadCoordinate(written, "strokes")
    letters = ALPHABETS[level]
    if letter not in letters:
        raise BadCoordinate(written, "letter")
    row = letters.index(letter) + (len(letters) if stroke else 0)
    latitude = int(number) if sign == "+" else -int(number)
    found_gf = Gf(level, row, latitude)
    if not found_gf.exists:
        raise BadCoordinate(written, "latitude")
    return found_gf
