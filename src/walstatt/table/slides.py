"""A base that is moved straight on by others: how far it goes before the edge of the board or a base stops it."""
from __future__ import annotations

from math import hypot
from typing import NamedTuple

from walstatt.table.shapes import TOLERANCE, Disc, Point
from walstatt.table.sweeps import circle_times
from walstatt.table.terrain import Board


class Slide(NamedTuple):
    """Where the base is, its direction (of length 1), and how far it would go."""

    disc: Disc
    direction: Point
    inches: float

    def point(self, inches: float) -> Point:
        return self.disc.x + inches * self.direction[0], self.disc.y + inches * self.direction[1]

    def to_edge(self, board: Board) -> float:
        """Inches until the rim is at the edge, or all of them."""
        (x, y, r), (ux, uy), found = self.disc, self.direction, self.inches
        for place, step, size in ((x, ux, board.width), (y, uy, board.depth)):
            if step > 0:
                found = min(found, max(0.0, (size - r - place) / step))
            elif step < 0:
                found = min(found, max(0.0, (r - place) / step))
        return found

    def to_base(self, other: Disc, least: float, share: float = 0.0) -> float:
        """Inches until the rims touch, or all of them.

        A base that is in contact already stops it if its middle lies ahead by more than `least` and this share of the
        distance between the middles; else the way only leads past it.
        """
        (x, y, r), (ux, uy) = self.disc, self.direction
        touch = r + other.r
        between = hypot(other.x - x, other.y - y)
        ahead = (other.x - x) * ux + (other.y - y) * uy
        if between <= touch + TOLERANCE:
            return 0.0 if ahead > between * share + least else self.inches
        times = circle_times((x, y), self.point(self.inches), (other.x, other.y), touch)
        meets = times and ahead > 0 and between * between - ahead * ahead < (touch - TOLERANCE) ** 2
        return min(self.inches, times[0] * self.inches) if meets else self.inches
