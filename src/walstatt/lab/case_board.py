"""The board of a case: its size, pieces of terrain by name or with kinds of their own."""
from __future__ import annotations

from collections.abc import Callable, Collection
from collections.abc import Mapping as Defaults

from walstatt.lab.case_values import as_mapping, number, one_of, point, sub_items, word_list
from walstatt.lab.case_yaml import CaseError, Mapping
from walstatt.table.outlines import rectangle
from walstatt.table.shapes import Point
from walstatt.table.terrain import Board, Piece, compiled

PIECE_KEYS = ("id", "name", "outline", "at", "size", "turned", "height", "kinds", "feature")


def board_of(written: Mapping, size: float, read: Callable[[Mapping, int], list[Piece]]) -> Board:
    """The size and the terrain of a board; `read` makes the pieces of one entry, of which so many came before."""
    width, depth = point(written.get("size", [size, size]), written.line_of("size"), "size")
    pieces: list[Piece] = []
    for one, line in sub_items(written, "terrain"):
        pieces += read(as_mapping(one, line, "a piece of terrain"), len(pieces))
    board = Board(width, depth, tuple(pieces))
    try:
        compiled(board)
    except ValueError as problem:
        raise CaseError(written.line_of("terrain"), str(problem)) from problem
    return board


def plain_piece(
    written: Mapping, key: str, terrain: Defaults[str, tuple[tuple[str, ...], float]], kinds: Collection[str] | None
) -> Piece:
    """A piece with an outline, or a middle and a size. Without `kinds` a case may be about one that does not exist."""
    name = str(written.get("name", ""))
    if name not in terrain and "kinds" not in written:
        raise CaseError(written.line, f"terrain {name!r} is unknown and has no kinds; known are {', '.join(terrain)}")
    own, height = terrain.get(name, ((), 0.0))
    if "kinds" in written:
        own = word_list(written["kinds"], written.line_of("kinds"), "kinds")
        for kind in own if kinds is not None else ():
            one_of(kind, sorted(kinds or ()), written.line_of("kinds"), "a kind")
    height = number(written.get("height", height), written.line_of("height"), "height")
    return Piece(key, name, _outline(written), own, height, str(written.get("feature", "")))


def turned(written: Mapping) -> float:
    return number(written.get("turned", 0), written.line_of("turned"), "turned")


def _outline(written: Mapping) -> tuple[Point, ...]:
    if "outline" in written:
        return tuple(point(corner, line, "a corner") for corner, line in sub_items(written, "outline"))
    if "at" not in written or "size" not in written:
        raise CaseError(written.line, "a piece of terrain needs an outline, or at (its middle) and size")
    middle = point(written["at"], written.line_of("at"), "at")
    return rectangle(middle, point(written["size"], written.line_of("size"), "size"), turned(written))
