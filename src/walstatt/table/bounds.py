"""How large a table may be, wherever it comes from: a drawn map, a board in a request, the setup of a save file."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from walstatt.core.bounds import OutOfBounds, raise_bound
from walstatt.core.texts import text
from walstatt.core.typed_data import convert

if TYPE_CHECKING:
    from walstatt.table.terrain import Board

MOST_INCHES = 200.0
"""Width and depth of a table."""
MOST_PIECES = 60
MOST_CORNERS = 32
"""Of one piece."""
MOST_CORNERS_IN_ALL = 600
"""Ways around corners are searched for from corner to corner; random tables have up to 260."""
MOST_KINDS = 20
FURTHEST = 1000.0
"""No coordinate and no height lies beyond."""

Side = Annotated[float, Meta(gt=0, le=MOST_INCHES)]
Coordinate = Annotated[float, Meta(ge=-FURTHEST, le=FURTHEST)]
Height = Annotated[float, Meta(ge=0, le=FURTHEST)]
Outline = Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(min_length=3, max_length=MOST_CORNERS)]


def check_size(width: float, depth: float, where: str) -> None:
    for given in (width, depth):
        if not 0 < given <= MOST_INCHES:
            # In words: it may be infinite, which no JSON can say.
            raise OutOfBounds(text("bounds-inches", where=where, given=f"{given:g}", most=MOST_INCHES))


def check_corners(given: int, where: str) -> None:
    """Of one piece, before anybody looks whether they make an outline."""
    if given > MOST_CORNERS:
        raise OutOfBounds(text("bounds-corners", where=where, given=given, most=MOST_CORNERS))


def check_pieces(given: int, where: str) -> None:
    if given > MOST_PIECES:
        raise OutOfBounds(text("bounds-pieces", where=where, given=given, most=MOST_PIECES))


def check_board(board: Board, where: str) -> None:
    """Raises OutOfBounds for a table that is more than anybody could play on, whoever has made it."""
    try:
        convert(msgspec.to_builtins(board), type(board))
    except msgspec.ValidationError as problem:
        raise_bound(problem, where)
    corners = sum(len(piece.outline) for piece in board.pieces)
    if corners > MOST_CORNERS_IN_ALL:
        raise OutOfBounds(text("bounds-all-corners", where=where, given=corners, most=MOST_CORNERS_IN_ALL))
