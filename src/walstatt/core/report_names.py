"""Names for all that a report says: so a game master can speak of one line of it, and find it again in the next run."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from walstatt.core.world import Report

MOST_SUBJECT: Final = 40
_SUBJECTS: Final = (
    "place", "field", "start", "way", "number", "ee", "plane", "item", "symbol", "sender", "to", "title", "line",
)
"""Arguments that say what a line is about, the best first."""


class Named(NamedTuple):
    """A line or another block of a report with its name."""

    name: str
    section: str
    block: dict[str, Any]

    @property
    def has_words(self) -> bool:
        """Can it be said otherwise? Tables and maps are facts."""
        is_prose = self.block.get("kind") == "passage" and not self.block.get("exactly")
        return "key" in self.block or is_prose or isinstance(self.block.get("words"), str)


def named_blocks(report: Report) -> Iterator[Named]:
    """All blocks, each with a name that tells what it is about: `happened/kalevala-moved/2A+10`."""
    counted: Counter[str] = Counter()
    for section, blocks in report.items():
        for block in blocks if isinstance(blocks, list) else ():
            if isinstance(block, dict):
                kind = block.get("key") or block.get("kind", "")
                name = "/".join((section, str(kind), *_subject(block)))
                counted[name] += 1
                yield Named(name if counted[name] == 1 else f"{name}/{counted[name]}", section, block)


def _subject(block: dict[str, Any]) -> Iterator[str]:
    """What a line is about; of a letter whom it is from and for, of a table its title."""
    args = block.get("args", {})
    for name in _SUBJECTS:
        if name in args:
            yield _short(">".join(map(str, args[name])) if isinstance(args[name], list) else str(args[name]))
            return
    for _, cell in block.get("head", ()):
        if isinstance(cell, str):
            yield _short(cell)
    title = block.get("title")
    if isinstance(title, dict):
        yield _short(title.get("key", ""))


def _short(words: str) -> str:
    return words[:MOST_SUBJECT].replace("/", "-").replace("\n", " ")
