"""A report as plain text: eighty columns, tables aligned by spaces, maps in words; a screen reader needs no more."""
from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from functools import singledispatchmethod
from typing import Final

from walstatt.core.texts import Texts
from walstatt.games.report_blocks import (
    Battle,
    Block,
    Cell,
    Facts,
    Fold,
    Heading,
    Letter,
    Line,
    Map,
    PageBreak,
    Passage,
    Table,
    Words,
)
from walstatt.paper import battle_words
from walstatt.paper.report import Document
from walstatt.paper.report_maps import described
from walstatt.paper.report_words import Wording, harmless, one_line, rules_of, width

COLUMNS: Final = 80
GAP: Final = 2


def text_report(report: Document, texts: Texts) -> str:
    writer = _Writer(report, texts)
    return "\n".join(line.rstrip() for line in writer.lines()) + "\n"


class _Writer:
    def __init__(self, report: Document, texts: Texts) -> None:
        self.report = report
        self.wording = Wording(texts)

    def lines(self) -> Iterator[str]:
        yield from _wrapped(self.title())
        yield "=" * COLUMNS
        sign = self.report.sign
        if sign is not None:
            yield from _wrapped(self.wording.message("paper-sign", **sign._asdict()))
        for name, blocks in self.report.sections.items():
            heading = self.wording.heading(self.report.game, name)
            yield from ("", "", heading, "-" * min(COLUMNS, width(heading)))
            for block in blocks:
                yield from self.draw(block)

    def title(self) -> str:
        return ", ".join(one_line(part) for part in (self.report.realm or self.wording.message("paper-overview"),
                                                     self.report.label, self.report.world))

    @singledispatchmethod
    def draw(self, block: Block) -> Iterator[str]:
        raise TypeError(type(block).__name__)

    @draw.register
    def _(self, block: Line) -> Iterator[str]:
        yield from _wrapped(_cited(self.wording.line(block), rules_of(block)), "- ", "  ")

    @draw.register
    def _(self, block: Heading) -> Iterator[str]:
        yield ""
        yield from _wrapped(self.wording.say(block.words))

    @draw.register
    def _(self, block: Facts) -> Iterator[str]:
        yield ""
        yield from self.pairs(block.pairs)
        yield from _citation(block)

    def pairs(self, pairs: Sequence[tuple[Words, Cell]]) -> Iterator[str]:
        for name, value in pairs:
            yield from _wrapped(f"{self.wording.say(name)}: {self.wording.cell(value)}", "", "    ")

    @draw.register
    def _(self, block: Table) -> Iterator[str]:
        yield ""
        yield from _wrapped(self.wording.say(block.title))
        yield from self.table(block)
        if block.note:
            yield from _wrapped(self.wording.say(block.note))
        yield from _citation(block)

    def table(self, block: Table) -> Iterator[str]:
        titles = [self.wording.say(column.title) for column in block.columns]
        rows = [[self.wording.cell(cell, column) for cell, column in zip(row, block.columns, strict=False)]
                for row in block.rows]
        whole = [row for row in rows if len(row) == len(titles)]
        widths = _widths(titles, whole)
        right = [bool(column.figures) for column in block.columns]
        yield from _row(titles, widths, right)
        yield (" " * GAP).join("-" * one for one in widths)
        for row in rows:
            if len(row) == len(titles) > 1:
                yield from _row(row, widths, right)
            else:
                yield from _wrapped(f"{' '.join(row)}:")

    @draw.register
    def _(self, block: Map) -> Iterator[str]:
        yield ""
        yield from _wrapped(self.wording.say(block.title))
        for line in described(block, self.wording):
            yield from _wrapped(line, "  ", "    ")
        yield from _citation(block)

    @draw.register
    def _(self, block: Letter) -> Iterator[str]:
        yield ""
        yield from self.pairs(block.head)
        for paragraph in harmless(block.words).splitlines():
            yield from _wrapped(paragraph, "    ", "    ") if paragraph.strip() else [""]
        yield from _citation(block)

    @draw.register
    def _(self, block: Passage) -> Iterator[str]:
        yield ""
        if block.exactly and isinstance(block.words, str):
            yield from harmless(block.words).splitlines()
        else:
            yield from _wrapped(self.wording.paragraph(block))

    @draw.register
    def _(self, block: Fold) -> Iterator[str]:
        yield ""
        yield from _wrapped(self.wording.say(block.title))
        for line in block.lines:
            yield from self.draw(line)

    @draw.register
    def _(self, block: Battle) -> Iterator[str]:
        for shown in block.shown:
            yield ""
            yield from _wrapped(self.wording.say(shown.title))
            for line in battle_words.described(block, shown, self.wording):
                yield from _wrapped(line, "  ", "    ")
        yield from _citation(block)

    @draw.register
    def _(self, block: PageBreak) -> Iterator[str]:  # noqa: ARG002 - a text has no pages
        yield ""


def _cited(words: str, rules: Sequence[str]) -> str:
    return f"{words} [{', '.join(rules)}]" if rules else words


def _citation(block: Block) -> Iterator[str]:
    rules = rules_of(block)
    if rules:
        yield from _wrapped(f"[{', '.join(rules)}]")


def _wrapped(words: str, first: str = "", other: str = "") -> list[str]:
    return textwrap.wrap(words, _room(words, COLUMNS), initial_indent=first, subsequent_indent=other,
                         break_on_hyphens=False) or [first.rstrip()]


def _room(words: str, columns: int) -> int:
    """Letters that fit: of scripts with wide ones half as many."""
    return columns if width(words) <= len(words) else max(1, columns // 2)


def _row(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> Iterator[str]:
    """A row of a table, over as many lines as its longest cell needs."""
    columns = [_cell(cell, wide) for cell, wide in zip(cells, widths, strict=True)]
    for at in range(max(len(one) for one in columns)):
        parts = []
        for lines, wide, to_right in zip(columns, widths, right, strict=True):
            line = lines[at] if at < len(lines) else ""
            space = " " * max(0, wide - width(line))
            parts.append(space + line if to_right else line + space)
        yield (" " * GAP).join(parts)


def _cell(words: str, wide: int) -> list[str]:
    return textwrap.wrap(words, _room(words, wide), break_on_hyphens=False) or [""]


def _widths(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """As wide as they need to be; if that is too much, the widest give way, at the cost of whole words last."""
    columns = list(zip(titles, *rows, strict=True))
    needed = [max(1, *(width(cell) for cell in column)) for column in columns]
    words = [max([1, *(width(word) for cell in column for word in cell.split())]) for column in columns]
    most = COLUMNS - GAP * (len(titles) - 1)
    while sum(needed) > most:
        spare = [at for at, wide in enumerate(needed) if wide > words[at]] or range(len(needed))
        widest = max(spare, key=lambda at: needed[at])
        if needed[widest] == 1:
            break
        needed[widest] -= 1
    return needed
