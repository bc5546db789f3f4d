"""Places of one table that goals speak of: zones, quarters, lines, terrain; surveyed once in a game."""
from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import hypot

from walstatt.bots.ags.ways import CELLS, maps_of, middle_of
from walstatt.games.ags import regions, standing
from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.tasks import places
from walstatt.games.ags.tasks.tactic_tasks import piece_name
from walstatt.table.shapes import Point, Polygon
from walstatt.table.terrain import Piece

BASE = 0.99
"""Radius of a middle-sized base: what it can stand in, small ones can as well."""
MARK = 0.59
ANCHOR = 7.0
"""From the middle lines to where a quarter is surveyed: far enough apart, near enough to get there."""
CLAIM = 4.65
"""The same for a claim, where markers may lie closer to each other."""


class Atlas:
    """One table with its zones, seen from one seat."""

    def __init__(self, play: AgsPlay, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.maps = maps_of(play)
        small = self.maps.of(MARK)
        self.open = [middle_of(cell) for cell in range(CELLS * CELLS) if small.is_open(cell)]

    def _where(self, fits: Callable[[float, float], bool]) -> list[Point]:
        return [spot for spot in self.open if fits(*spot)]

    @cached_property
    def home(self) -> list[Point]:
        """Where a whole base is in an own zone."""
        return self._zone(self.seat)

    @cached_property
    def home_middle(self) -> Point:
        """The middle of the own zones."""
        number = max(1, len(self.home))
        return sum(x for x, _ in self.home) / number, sum(y for _, y in self.home) / number

    @cached_property
    def away(self) -> list[Point]:
        """Where a whole base is in an enemy zone."""
        return self._zone(1 - self.seat)

    def _zone(self, seat: int) -> list[Point]:
        zones = regions.seat_zones(self.play, seat)
        found = self._where(lambda x, y: any(zone.disc_inside(x, y, BASE) for zone in zones))
        return found or self._where(lambda x, y: any(zone.disc_inside(x, y, MARK) for zone in zones))

    @cached_property
    def quarters(self) -> list[list[Point]]:
        """For each quarter where a marker surveys it, the best place first."""
        return [self._in_quarter(outline, ANCHOR, ANCHOR - 0.9) for outline in regions.quarter_outlines(self.play)]

    @cached_property
    def claims(self) -> list[list[Point]]:
        """For each quarter where a marker claims it: no farther out than markers have to be apart."""
        return [self._in_quarter(outline, CLAIM, CLAIM) for outline in regions.quarter_outlines(self.play)]

    def _in_quarter(self, outline: Polygon, far: float, least: float) -> list[Point]:
        middle = _middle(outline)
        anchor = (18.0 + _sign(middle[0] - 18.0) * far, 18.0 + _sign(middle[1] - 18.0) * far)
        inside = self._where(
            lambda x, y: outline.disc_inside(x, y, MARK) and abs(x - 18.0) >= least and abs(y - 18.0) >= least
        )
        return _nearest(inside, anchor, 12)

    @cached_property
    def middle_line(self) -> list[Point]:
        """Spots whose markers lie on the centre line."""
        found = []
        for (ax, ay), (bx, by) in regions.centre_lines(self.play):
            length = hypot(bx - ax, by - ay)
            for step in range(1, int(length / 1.5)):
                share = step * 1.5 / length
                spot = (ax + share * (bx - ax), ay + share * (by - ay))
                if self.stands(spot):
                    found.append(spot)
        return found

    @cached_property
    def line_ends(self) -> list[tuple[list[Point], list[Point]]]:
        """For each centre line the spots near its two ends."""
        return [
            (_nearest(self.around(*first, 0.0, 3.6), first, 6), _nearest(self.around(*second, 0.0, 3.6), second, 6))
            for first, second in regions.centre_lines(self.play)
        ]

    @cached_property
    def mines(self) -> list[list[Point]]:
        """For each terrain piece wholly in the enemy half the spots where a marker touches it."""
        pieces: dict[str, list[Point]] = {}
        for piece in places.terrain(self.play):
            if not places.piece_wholly_in_half(self.play, piece, 1 - self.seat):
                continue
            outline = Polygon(piece.outline)
            spots = [spot for spot in self.open if 0.0 < outline.distance(*spot) <= MARK - 0.02]
            spots += [spot for spot in self._rim(outline) if self.stands(spot)]
            if spots:
                pieces.setdefault(piece_name(piece), []).extend(spots)
        return list(pieces.values())

    @cached_property
    def traps(self) -> list[tuple[Piece, list[Point]]]:
        """Terrain pieces of the own half with spots at which a base is inside or in contact."""
        found = []
        for piece in places.terrain(self.play):
            if places.piece_in_half(self.play, piece, self.seat):
                outline = Polygon(piece.outline)
                spots = [spot for spot in self.open if outline.distance(*spot) <= MARK - 0.02]
                spots += [spot for spot in self._rim(outline) if self.stands(spot)]
                if spots:
                    found.append((piece, spots))
        return found

    @cached_property
    def enemy_half(self) -> list[Point]:
        """Spots of the half of the enemy."""
        halves = regions.half_outlines(self.play, 1 - self.seat)
        return self._where(lambda x, y: any(half.disc_inside(x, y, MARK) for half in halves))

    def _rim(self, outline: Polygon) -> list[Point]:
        """Spots just outside the edges of a piece, and inside where one can stand there."""
        found = []
        for ax, ay, bx, by, *_ in outline.edges:
            mx, my = (ax + bx) / 2, (ay + by) / 2
            length = hypot(bx - ax, by - ay) or 1.0
            nx, ny = (by - ay) / length, (ax - bx) / length
            found += [(mx + side * nx * 0.58, my + side * ny * 0.58) for side in (1.0, -1.0)]
        return found

    def stands(self, spot: Point) -> bool:
        one = standing.Walker(MARK)
        return standing.ground_problem(self.play, one, *spot) is None and not self.play.ground.touching(
            *spot, MARK, "dangerous"
        )

    def around(self, x: float, y: float, low: float, high: float) -> list[Point]:
        return [spot for spot in self.open if low <= hypot(spot[0] - x, spot[1] - y) <= high]


def _middle(outline: Polygon) -> Point:
    west, south, east, north = outline.box
    return (west + east) / 2, (south + north) / 2


def _nearest(spots: list[Point], place: Point, most: int) -> list[Point]:
    return sorted(spots, key=lambda spot: (_away(spot, place), spot))[:most]


def _sign(value: float) -> float:
    return -1.0 if value < 0 else 1.0


def _away(spot: Point, other: Point) -> float:
    return round(hypot(spot[0] - other[0], spot[1] - other[1]), 3)
