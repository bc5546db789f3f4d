"""A paper in pieces: its lines, and its texts of several lines with their heads."""
from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from typing import Final
from unicodedata import normalize

from walstatt.games.kalevala.hooks import lines
from walstatt.games.kalevala.papers.grammar import WORDS

_CONTROLS, _TURNS = (*range(0x20), *range(0x7F, 0xA0)), (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
STEERING: Final = dict.fromkeys((*_CONTROLS, *_TURNS), " ")
UNSEEN: Final = {
    **dict.fromkeys((0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000), " "),
    **dict.fromkeys((0xAD, *range(0x200B, 0x2010), 0x2060, 0xFEFF)),
}
"""Blanks of other programs are blanks, and what nobody sees stands for nothing; letters keep both."""
STEERING_WORDS: Final = {sign: blank for sign, blank in STEERING.items() if chr(sign) != "\n"}
END: Final = "ende"
ENDLESS: Final[list[str]] = []
"""Stands for a text whose end is missing."""
BLOCKS: Final = (
    ("letter", re.compile(r"Brief(?:\s+als\s+(?P<under>[^:]+?))?\s+an\s+(?P<to>[^:]+?)\s*:", re.IGNORECASE)),
    (
        "express",
        re.compile(
            r"Eilbrief(?:\s+als\s+(?P<under>[^:]+?))?\s+an\s+(?P<to>[^:]+?)\s+aus\s+(?P<place>\S+?)\s*:", re.IGNORECASE
        ),
    ),
    (
        "newsletter",
        re.compile(
            r"Bote\s{1,9}(?:als\s{1,9}(?P<under>[^:,#]{1,60}?)\s{1,9}über\s{1,9})?(?P<title>[^:]+?)\s*:", re.IGNORECASE
        ),
    ),
    ("game_master", re.compile(r"An\s+den\s+SL\s*:", re.IGNORECASE)),
    ("request", re.compile(r"Antrag\s+(?P<title>[^:]+?)\s*:", re.IGNORECASE)),
    (
        "treaty",
        re.compile(
            r"Vertrag(?:\s{1,9}als\s{1,9}(?P<under>[^:,#]{1,60}?))?\s{1,9}mit\s{1,9}(?P<to>[^:,#]{1,60}?)"
            r"\s{1,9}über\s{1,9}(?P<title>[^:;,#]{1,200}?)\s{0,9}:",
            re.IGNORECASE,
        ),
    ),
    ("culture", re.compile(r"Kultur\s*:", re.IGNORECASE)),
    ("set_up", re.compile(r"Aufstellung\s+(?P<place>[^\s:]+?)\s*:", re.IGNORECASE)),
    ("search", re.compile(r"Aktion\s+(?P<group>EX[0-9]{1,2})\s+EE\s*(?P<number>[0-9]{1,5})\s*:", re.IGNORECASE)),
    (
        "absence",
        re.compile(
            r"Abwesend\s{1,9}(?P<since>\S{1,20})\s{1,9}bis\s{1,9}(?P<until>[^\s:]{1,20})"
            r"(?:\s{1,9}vertreten\s{1,9}durch\s{1,9}(?P<deputy>[^:;,#]{1,60}?))?\s{0,9}:",
            re.IGNORECASE,
        ),
    ),
    ("deputy", re.compile(r"Vertretung\s{1,9}(?P<to>[^:;,#]{1,60}?)\s{0,9}:", re.IGNORECASE)),
    *(("figure", one.head) for found in lines() for one in found.texts),
)
_BLOCK_WORDS: Final = (
    "Brief an", "Eilbrief an", "Bote", "An den SL", "Antrag", "Vertrag mit", "Kultur", "Aufstellung", "Aktion",
    "Abwesend", "Vertretung",
)
_ORDERS: Final = sorted((*WORDS.values(), *_BLOCK_WORDS), key=len, reverse=True)
KNOWN_WORDS: Final = {written.split()[0].lower(): written for written in _ORDERS}
"""Of orders that begin with the same word the shortest."""
_FIRST_WORDS: Final = frozenset(written.split()[0] for written in _ORDERS)


def lines_of(paper: str) -> list[str]:
    """As they are read: what steers a terminal or turns the direction of writing is a blank, so that no letter does
    either to whoever reads it."""
    return [line.translate(UNSEEN).translate(STEERING) for line in _composed(paper)]


def _composed(paper: str) -> list[str]:
    """Some programs write an ü as a u and two dots behind it; nobody sees that."""
    return normalize("NFC", paper).splitlines()


def pieces_of(paper: str) -> Iterator[tuple[int, str, list[str] | None]]:
    """Each line with its number; of a text of several lines its head, and the lines of it."""
    lines = _Lines(paper)
    at = 0
    while at < len(lines.all):
        number, line = at + 1, lines.plain[at]
        at += 1
        found = block_head(line)
        if found is None:
            bare = line.partition("#")[0].translate(STEERING).rstrip()
            if bare.strip():
                yield number, bare, None
            continue
        rest = line[found.end():].strip()
        if rest:
            yield number, line, [rest]
            # A text of one line needs no end; whoever gives it one has written nothing wrong.
            at += is_end(lines.plain[at]) if at < len(lines.all) else 0
            continue
        end = lines.end_after(at)
        is_endless = lines.is_endless(at, end)
        yield number, line, ENDLESS if is_endless else lines.all[at:end]
        at = at if is_endless else end + 1


class _Lines:
    """All lines of a paper. Where a text ends, and where orders and letters stand, is looked up once for all texts."""

    def __init__(self, paper: str) -> None:
        self.all = _composed(paper)
        self.plain = [line.translate(UNSEEN) for line in self.all]

    def end_after(self, at: int) -> int:
        return self._next(self._ends, at)

    def is_endless(self, at: int, end: int) -> bool:
        """Without an end of its own a text must not swallow what was meant as orders or as the next letter."""
        ended = end < len(self.all)
        return self._next(self._letters, at) < end or (not ended and self._next(self._orders, at) < end)

    def _next(self, found: list[int], at: int) -> int:
        after = bisect_left(found, at)
        return found[after] if after < len(found) else len(self.all)

    @cached_property
    def _ends(self) -> list[int]:
        return [number for number, line in enumerate(self.plain) if is_end(line)]

    @cached_property
    def _letters(self) -> list[int]:
        return [number for number, line in enumerate(self.plain) if _is_letter(line)]

    @cached_property
    def _orders(self) -> list[int]:
        return [number for number, line in enumerate(self.plain) if _looks_like_order(line)]


def is_end(line: str) -> bool:
    return line.strip().lower() == END


def _is_letter(line: str) -> bool:
    return any(pattern.fullmatch(line.strip()) for name, pattern in BLOCKS if name in ("letter", "express"))


def _looks_like_order(line: str) -> bool:
    word = line.strip().partition(" ")[0]
    return word in _FIRST_WORDS and (":" in line or line.strip() == word)


def block_head(line: str) -> re.Match[str] | None:
    return next((found for _, pattern in BLOCKS if (found := pattern.match(line.strip()))), None)


