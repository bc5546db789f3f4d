"""The board of a case of A Generic Skirmisher: terrain by name, or with kinds of its own."""
from __future__ import annotations

from collections.abc import Collection

from walstatt.games.ags.play import BOARD
from walstatt.games.ags.terrain_kinds import KINDS, TERRAIN, Opening, building
from walstatt.lab.case_board import PIECE_KEYS, board_of, plain_piece, turned
from walstatt.lab.case_values import as_mapping, number, point, sub_items, sub_mapping, whole, word_list
from walstatt.lab.case_yaml import Mapping
from walstatt.table.terrain import Board, Piece

BOARD_KEYS = ("size", "terrain", "generate")
BUILDING_KEYS = frozenset({"id", "name", "at", "size", "turned", "height", "floor", "doors", "windows"})
OPENING_KEYS = ("side", "share", "width", "agreed")


def read_board(case: Mapping) -> Board:
    written = sub_mapping(case, "board")
    written.check_keys(BOARD_KEYS, "board")
    if "generate" in written:
        from walstatt.games.ags.battlefield import random_board

        return random_board(whole(written["generate"], written.line_of("generate"), "generate"))
    kinds = None if "refused" in case else KINDS
    return board_of(written, BOARD, lambda one, count: _pieces(one, count, kinds))


def _pieces(written: Mapping, count: int, kinds: Collection[str] | None) -> list[Piece]:
    """One piece, or a building with its walls, doors and windows."""
    name = str(written.get("name", ""))
    key = str(written.get("id", f"{name} {count + 1}"))
    if "doors" in written or "windows" in written:
        return _building(written, key, name)
    written.check_keys(PIECE_KEYS, "a piece of terrain")
    return [plain_piece(written, key, TERRAIN, kinds)]


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
        turned(written),
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
