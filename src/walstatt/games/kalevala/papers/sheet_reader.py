"""Reads an order sheet: all that can be read, and everything that is wrong with the rest, each with its place.

    Gruppe Garde: 2A+10/17: 4LB; 2A+10/18: 2LB, On
    Garde: EINNEHMEN HZ 2A+11
    Merker: FLUCHT AB KR 6, PLÜNDERN RE
    Prosa Garde: Haltet zusammen.

Lines and flags are those of every battle (`kriegsspiel.sheets`); a paper adds who stands where, and plain words.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, Protocol

from lark import Token, Tree

from walstatt.core.papers import Problem
from walstatt.core.texts import text
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.sheet import Group, Prose, Sheet
from walstatt.games.kriegsspiel.sheets.model import (
    GROUP_WORD,
    MOST_GROUPS,
    MOST_LINES,
    MOST_STANDS,
    NO_NAMES,
    PROSE_WORD,
)
from walstatt.games.kriegsspiel.sheets.reader import FORM, UNKNOWN_GROUP, OrderReader, Places, read_token
from walstatt.games.kriegsspiel.sheets.wrong import Wrong

_PROSE: Final = re.compile(rf"{PROSE_WORD}(?:\s+(?P<group>[^\s:]+))?\s*:\s*(?P<words>\S.*)")
_GROUP: Final = re.compile(rf"{GROUP_WORD}\s+(?P<name>[^\s:]+)\s*:")


class Notation(Places, Protocol):
    """How places and figures are written in papers; raises Wrong, with the column in what it was given."""

    def listing(self, written: str) -> Listing: ...


class SheetRead(NamedTuple):
    sheet: Sheet
    problems: list[Problem]


def read_sheet(lines: Iterable[str], first_line: int, notation: Notation) -> SheetRead:
    """Groups first, so that lines may name those that stand further down."""
    reader = _Reader(notation)
    problems: list[Problem] = []
    broken: set[str] = set()
    numbered = [(number, raw.partition("#")[0].rstrip()) for number, raw in enumerate(lines, first_line)]
    for number, line in sorted(numbered, key=lambda one: _GROUP.match(one[1].strip()) is None):
        try:
            if line.strip():
                reader.take(line)
        except Wrong as wrong:
            group = _GROUP.match(line.strip())
            broken |= {group["name"]} if group is not None else set()
            # Lines of a group that cannot be read are no mistakes of their own.
            if wrong.why.key != UNKNOWN_GROUP or wrong.why.args["group"] not in broken:
                problems.append(Problem(number, wrong.column, wrong.rule, wrong.why, wrong.better(line)))
    return SheetRead(reader.sheet(), sorted(problems, key=lambda one: (one.line, one.column)))


class _Reader(OrderReader):
    groups: dict[str, Group]

    def __init__(self, notation: Notation) -> None:
        super().__init__({}, notation)
        self._notation = notation
        self.prose: list[Prose] = []

    def sheet(self) -> Sheet:
        return Sheet(tuple(self.groups.values()), tuple(self.orders), self.flags, tuple(self.prose))

    def take(self, line: str) -> None:
        prose = _PROSE.fullmatch(line.strip())
        if prose is not None:
            self._take_prose(line, prose)
        else:
            super().take(line)

    def _take_prose(self, line: str, prose: re.Match[str]) -> None:
        group = prose["group"] or ""
        if group:
            self._known(group, line.index(group, line.index(PROSE_WORD) + len(PROSE_WORD)) + 1)
        if len(self.prose) >= MOST_LINES:
            raise Wrong(1, FORM, text("kalevala-sheet-too-many", most=MOST_LINES))
        self.prose.append(Prose(prose["words"], group))

    def _take_group(self, parts: list[Any]) -> None:
        _, name, *stands = parts
        if str(name) in self.groups or str(name) in NO_NAMES:
            raise Wrong(name.column, FORM, text("kalevala-sheet-group-twice", group=str(name)))
        if len(self.groups) >= MOST_GROUPS or len(stands) > MOST_STANDS:
            most = MOST_STANDS if len(stands) > MOST_STANDS else MOST_GROUPS
            raise Wrong(1, FORM, text("kalevala-sheet-too-many", most=most))
        self.groups[str(name)] = Group(str(name), tuple(self._stand(one) for one in stands))

    def _stand(self, tree: Tree[Token]) -> tuple[str, Listing]:
        place, figures = tree.children
        assert isinstance(place, Token) and isinstance(figures, Token)
        return read_token(self._notation.small_field, place), read_token(self._notation.listing, figures)
