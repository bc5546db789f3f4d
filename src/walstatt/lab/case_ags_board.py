"""The board of a case of A Generic Skirmisher: terrain by name, or with kinds of its own."""
from __future__ import annotations

from typing import Any

from walstatt.games.ags.play import BOARD
from walstatt.games.ags.terrain_kinds import KINDS, TERRAIN, Opening, building, rectangle
from walstatt.lab.case_values import as_mapping, number, point, sub_items, sub_mapping, whole, word_list
from walstatt.lab.case_yaml import CaseError, Mapping, Sequence
from walstatt.table.terrain import Board, Ground, Piece

BOARD_KEYS = ("size", "terrain", "generate")
PIECE_KEYS = frozenset({"id", "name", "outline", "at", "size", "turned", "height", "kinds", "feature"})
BUILDING_KEYS = frozenset({"id", "name", "at", "size", "turned", "height", "floor", "doors", "windows"})
OPENING_KEYS = ("side", "share", "width", "agreed")


def read_board(case: Mapping) -> Board:
    written = sub_mapping(case, "board")
    written.check_keys(BOARD_KEYS, "board")
    width, depth = point(written.get("size", [BOARD, BOARD]), written.line_of("size"), "size")
    if "generate" in written:
        from walstatt.games.ags.battlefield import random_board

        return random_board(whole(written["generate"], written.line_of("generate"), "generate"))
    pieces: list[Piece] = []
    for one, line in sub_items(written, "terrain"):
        pieces += _pieces(as_mapping(one, line, "a piece of terrain"), len(pieces), "refused" in case)
    board = Board(width, depth, tuple(pieces))
    try:
        Ground(board)
    except ValueError as problem:
        raise CaseError(written.line_of("terrain"), str(problem)) from problem
    return board


def _pieces(written: Mapping, count: int, may_be_wrong: bool) -> list[Piece]:
    """One piece, or a building with its walls, doors and windows."""
    name = str(written.get("name", ""))
    key = str(written.get("id", f"{name} {count + 1}"))
    if "doors" in written or "windows" in written:
        return _building(written, key, name)
    written.check_keys(PIECE_KEYS, "a piece of terrain")
    if name not in TERRAIN and "kinds" not in written:
        raise CaseError(written.line, f"terrain {name!r} is unknown and has no kinds; known are {', '.join(TERRAIN)}")
    kinds, height = TERRAIN.get(name, ((), 0.0))
    if "kinds" in written:
        kinds = word_list(written["kinds"], written.line_of("kinds"), "kinds")
        for kind in kinds:
            if kind not in KINDS and not may_be_wrong:
                known = ", ".join(sorted(KINDS))
                raise CaseError(written.line_of("kinds"), f"unknown kind {kind!r}; known are {known}")
    height = number(written.get("height", height), written.line_of("height"), "height")
    return [Piece(key, name, _outline(written), kinds, height, str(written.get("feature", "")))]


def _building(written: Mapping, key: str, name: str) -> list[Piece]:
    """Its parts have the ids key-door-00, key-window-20 …: the side (0 is the front), then the number on it."""
    written.check_keys(BUILDING_KEYS, "a building with doors or windows")
    middle = point(written.get("at"), written.line_of("at"), "at")
    size = point(written.get("size"), written.line_of("size"), "size")
    openings = [
        _opening(kind, as_mapping(one, line, f"a {kind}"))
        for kind, group in (("door", "doors"), ("window", "windows"))
        for one, line in sub_items(written, group)
    ]
    return building(
        key, middle, size, openings, number(written.get("height", 4), written.line_of("height"), "height"),
        number(written.get("turned", 0), written.line_of("turned"), "turned"),
        floor=number(written.get("floor", 0), written.line_of("floor"), "floor"), name=name or "building",
    )


def _opening(kind: str, written: Mapping) -> Opening:
    written.check_keys(OPENING_KEYS, f"a {kind}")
    agreed = word_list(written.get("agreed", []), written.line_of("agreed"), "agreed")
    return Opening(
        kind, whole(written.get("side", 0), written.line_of("side"), "side"),
        number(written.get("share", 0.5), written.line_of("share"), "share"),
        number(written.get("width", 1.6), written.line_of("width"), "width"), agreed,
    )


def _outline(written: Mapping) -> tuple[tuple[float, float], ...]:
    if "outline" in written:
        corners: Any = written["outline"]
        if not isinstance(corners, Sequence):
            raise CaseError(written.line_of("outline"), "an outline is a list of points")
        return tuple(point(corner, line, "a corner") for corner, line in zip(corners, corners.lines, strict=True))
    if "at" not in written or "size" not in written:
        raise CaseError(written.line, "a piece of terrain needs an outline, or at (its middle) and size")
    middle = point(written["at"], written.line_of("at"), "at")
    size = point(written["size"], written.line_of("size"), "size")
    return rectangle(middle, size, number(written.get("turned", 0), written.line_of("turned"), "turned"))
