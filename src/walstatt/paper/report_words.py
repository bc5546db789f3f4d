"""Words of reports in one language: what blocks say by message keys, and what people wrote, made harmless."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from walstatt.core.texts import Texts
from walstatt.games.report_blocks import Cell, Column, Line, Passage, Said, Words

_HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]")
"""Signs that show nothing and turn a line around, hide in it, or break what reads it."""
_NO_VALUE = "–"


def harmless(written: str) -> str:
    """What somebody wrote, without signs that would disturb what stands beside it."""
    plain = written.replace("\r\n", "\n").replace("\r", "\n")
    return _HARMFUL.sub("", plain).encode("utf-8", "replace").decode()


def one_line(written: str) -> str:
    return " ".join(harmless(written).split())


class Wording:
    """Everything that is put into words passes here."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, words: Words) -> str:
        return one_line(words if isinstance(words, str) else self.texts.format(words.key, **_plain(words)))

    def message(self, key: str, /, **args: Any) -> str:
        return one_line(self.texts.format(key, **args))

    def line(self, line: Line) -> str:
        return one_line(self.texts.format(line.key, **line.args))

    def paragraph(self, passage: Passage) -> str:
        return " ".join(map(self.say, passage.sentences))

    def cell(self, cell: Cell, column: Column | None = None) -> str:
        if cell is None:
            return _NO_VALUE
        if isinstance(cell, str | Said):
            return self.say(cell)
        if column is not None and column.figures == "money":
            return self.money(cell)
        return self.number(cell)

    def number(self, value: float) -> str:
        shown = str(value) if isinstance(value, int) else self.texts.decimal(value)
        return shown.replace("-", "−")

    def money(self, hundredths: float) -> str:
        shown = f"{hundredths / 100:.2f}".replace("-", "−")
        return shown.replace(".", ",") if self.texts.language == "de" else shown

    def heading(self, game: str, section: str) -> str:
        """Of a section: the game's own, else what all reports share."""
        own = f"{game}-report-{section}"
        return self.message(own if self.texts.has(own) else f"paper-report-{section}")


def _plain(words: Said) -> dict[str, Any]:
    return words.args


def width(written: str) -> int:
    """How many columns of a terminal it takes."""
    return sum(0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
               for sign in written)


def rules_of(block: object) -> list[str]:
    found: Iterable[str] = getattr(block, "rules", ())
    return [one_line(rule) for rule in found]
