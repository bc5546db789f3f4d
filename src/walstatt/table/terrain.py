"""Terrain pieces, the board, and the ground compiled from them for fast questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from walstatt.core.bounds import Id
from walstatt.table.bounds import MOST_KINDS, MOST_PIECES, Height, Outline, Side
from walstatt.table.shapes import TOLERANCE, Point, Polygon
from walstatt.table.union import union_share

# One row per solid, flat so that the hot loops unpack a box without attribute look-ups.
Row = tuple[float, float, float, float, "Solid"]
_LevelRow = tuple[float, float, float, float, float, Callable[[float, float], bool]]


class Piece(msgspec.Struct, frozen=True):
    """One piece of terrain: its outline on the table, its height and its kinds (the games give them meaning)."""

    id: Id
    name: Id
    outline: Outline
    kinds: Annotated[tuple[Id, ...], Meta(max_length=MOST_KINDS)]
    height: Height = 0.0
    feature: Id = ""


class Board(msgspec.Struct, frozen=True):
    """The table: x runs from 0 (west) to width, y from 0 (south) to depth."""

    width: Side
    depth: Side
    pieces: Annotated[tuple[Piece, ...], Meta(max_length=MOST_PIECES)] = ()

    def is_square(self, side: float) -> bool:
        return abs(self.width - side) <= TOLERANCE and abs(self.depth - side) <= TOLERANCE

    def count_features(self) -> int:
        """Number of terrain pieces as players count them: pieces of one feature count once."""
        features = {piece.feature for piece in self.pieces if piece.feature}
        return len(features) + sum(1 for piece in self.pieces if not piece.feature)


class Solid:
    """A piece compiled for geometry; `index` is its place in the ground's `solids`."""

    __slots__ = ("height", "index", "kinds", "piece", "polygon", "touches")

    def __init__(self, piece: Piece, index: int) -> None:
        self.piece = piece
        self.polygon = _polygon(piece)
        self.height = piece.height
        self.kinds = frozenset(piece.kinds)
        self.index = index
        self.touches = False  # does another solid of the ground touch or overlap this one?

    def __repr__(self) -> str:
        return f"Solid({self.piece.id!r}, {self.index})"


def _polygon(piece: Piece) -> Polygon:
    try:
        return Polygon(piece.outline)
    except ValueError as fault:
        raise ValueError(f"terrain piece {piece.id!r}: {fault}") from fault


class Ground:
    """A board compiled once, to be asked many times. Immutable."""

    __slots__ = ("_depth", "_kind_rows", "_kinds", "_levels", "_width", "board", "rows", "solids")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.solids = tuple(Solid(piece, index) for index, piece in enumerate(board.pieces))
        self.rows: tuple[Row, ...] = tuple((*solid.polygon.box, solid) for solid in self.solids)
        _mark_touching(self.solids)
        kinds = {kind for solid in self.solids for kind in solid.kinds}
        self._kinds = {kind: tuple(solid for solid in self.solids if kind in solid.kinds) for kind in kinds}
        self._kind_rows = {kind: tuple(self.rows[solid.index] for solid in self._kinds[kind]) for kind in kinds}
        self._levels = _level_rows(self._kinds.get("elevated", ()))
        self._width = board.width
        self._depth = board.depth

    def of_kind(self, kind: str) -> tuple[Solid, ...]:
        """All solids of a kind, in board order."""
        return self._kinds.get(kind, ())

    def rows_of_kind(self, kind: str) -> tuple[Row, ...]:
        """The solids of a kind, each behind the four numbers of its bounding box."""
        return self._kind_rows.get(kind, ())

    def level(self, x: float, y: float) -> float:
        """Height of the highest elevated solid at the point (its outline counts as on it), else 0."""
        for minx, miny, maxx, maxy, height, contains in self._levels:
            if minx <= x <= maxx and miny <= y <= maxy and contains(x, y):
                return height
        return 0.0

    def on_board(self, x: float, y: float, r: float) -> bool:
        """Does the disc lie wholly on the board? Touching the edge is allowed."""
        room = r - TOLERANCE
        return room <= x <= self._width - room and room <= y <= self._depth - room

    def touching(self, x: float, y: float, r: float, kind: str) -> list[Solid]:
        """Solids of the kind that the disc overlaps deeper than the tolerance."""
        found: list[Solid] = []
        for minx, miny, maxx, maxy, solid in self._kind_rows.get(kind, ()):
            if minx - r < x < maxx + r and miny - r < y < maxy + r and solid.polygon.disc_overlaps(x, y, r):
                found.append(solid)
        return found

    def near(self, start: Point, end: Point, r: float) -> list[Solid]:
        """Solids whose boxes a disc may meet on the straight way from one point to another, in board order."""
        (ax, ay), (bx, by) = start, end
        west, east = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
        south, north = (ay - r, by + r) if ay < by else (by - r, ay + r)
        return [
            solid for minx, miny, maxx, maxy, solid in self.rows
            if maxx > west and minx < east and maxy > south and miny < north
        ]

    def share(self, x: float, y: float, r: float, kind: str) -> float:
        """Share of the disc's area inside outlines of the kind, at most 1."""
        total = 0.0
        touching = 0
        for minx, miny, maxx, maxy, solid in self._kind_rows.get(kind, ()):
            if minx - r < x < maxx + r and miny - r < y < maxy + r:
                share = solid.polygon.disc_share(x, y, r)
                total += share
                if share > 0.0 and solid.touches:
                    touching += 1
        if touching > 1:
            # Pieces that overlap must not count twice.
            return union_share([solid.polygon for solid in self._kinds[kind]], x, y, r)
        return total if total < 1.0 else 1.0

    def wholly_inside(self, x: float, y: float, r: float, kind: str) -> bool:
        """Does the disc lie wholly inside one solid of the kind, or inside several together?"""
        for minx, miny, maxx, maxy, solid in self._kind_rows.get(kind, ()):
            if minx <= x <= maxx and miny <= y <= maxy and solid.polygon.disc_inside(x, y, r):
                return True
        return self.share(x, y, r, kind) >= 1.0 - 1e-6


@lru_cache(maxsize=256)
def compiled(board: Board) -> Ground:
    """The ground of a board; forks and games on the same board share it."""
    return Ground(board)


def _mark_touching(solids: tuple[Solid, ...]) -> None:
    for i, one in enumerate(solids):
        west, south, east, north = one.polygon.box
        for other in solids[:i]:
            if one.touches and other.touches:
                continue
            box = other.polygon.box
            if box[0] > east + TOLERANCE or box[2] < west - TOLERANCE:
                continue
            if box[1] > north + TOLERANCE or box[3] < south - TOLERANCE:
                continue
            if one.polygon.polygon_distance(other.polygon) <= TOLERANCE:
                one.touches = other.touches = True


def _level_rows(elevated: tuple[Solid, ...]) -> tuple[_LevelRow, ...]:
    """Highest first, so that the first one found decides."""
    rows: list[_LevelRow] = []
    for solid in sorted(elevated, key=lambda one: -one.height):
        minx, miny, maxx, maxy = solid.polygon.box
        grown = (minx - TOLERANCE, miny - TOLERANCE, maxx + TOLERANCE, maxy + TOLERANCE)
        rows.append((*grown, solid.height, solid.polygon.contains))
    return tuple(rows)
