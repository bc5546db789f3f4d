"""Reading along a text: where we are, what would have been understood at the furthest place that was reached."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache

from walstatt.core.texts import Text, text

_SPACE = re.compile(r"(?:\s|\u00a0)*")
_WORD = re.compile(r"[\w./+#-]+|\S")
_LETTERS = re.compile(r"[^\W\d_][\w-]*\.?")
_PIECE = re.compile(r"[\w-]+\.?|[^\w\s]")
_SHORTENED = {
    "feindl.": r"feindl(?:\.|iche[mnrs]?)?",
    "freundl.": r"freundl(?:\.|iche[mnrs]?)?",
    "autom.": r"autom(?:\.|atisch)?",
    "vs.": r"(?:vs\.?|gegen)",
    "zoll": r"(?:Zoll|\"|“|”|″)",
    "tt-marker": r"TT(?:[- ]?Marker)?",
    "nah-angriff": r"Nah(?: ?- ?| ?)Angriff",
}
"""Words that people shorten or spell out as they like."""
_UMLAUTS = {"ä": "(?:ä|ae)", "ö": "(?:ö|oe)", "ü": "(?:ü|ue)", "ß": "(?:ß|ss)"}
_UMLAUT = re.compile("[äöüß]", re.IGNORECASE)
"""Not every keyboard has them."""


class CardError(ValueError):
    """A text that is no card: where it cannot be understood, and what could stand there."""

    def __init__(self, source: str, position: int, problem: Text, rule: str = "ags.2.3.faehigkeitskopf") -> None:
        super().__init__(problem)
        self.source = source
        self.position = position
        self.problem = problem
        self.rule = rule
        self.line = source.count("\n", 0, position) + 1
        self.column = position - (source.rfind("\n", 0, position) + 1) + 1

    @property
    def message(self) -> Text:
        """The problem with its place."""
        return text("ags-card-at", line=self.line, column=self.column, problem=self.problem)

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.problem.key} {dict(self.problem.args)}"


@cache
def _pattern(literal: str) -> re.Pattern[str]:
    """Spaces may be left out beside signs and doubled between words; upper and lower case are alike, ä and ae too."""
    pieces = _PIECE.findall(literal)
    written = ""
    for before, piece in zip(["", *pieces], pieces, strict=False):
        if before:
            written += r"\s+" if before[-1].isalnum() and piece[0].isalnum() else r"\s*"
        written += _SHORTENED.get(piece.casefold()) or _spelled(piece)
    end = r"(?![^\W\d_])" if pieces[-1][-1].isalpha() else ""
    return re.compile(written + end, re.IGNORECASE)


def _spelled(piece: str) -> str:
    return _UMLAUT.sub(lambda letter: _UMLAUTS[letter.group().lower()], re.escape(piece))


@cache
def _first_letters(literal: str) -> str:
    """What the literal may begin with, in small letters."""
    first: str = _PIECE.findall(literal)[0].casefold()
    return {"vs.": "vg", "zoll": 'z"“”″'}.get(first, first[0])


@cache
def _beginnings(literal: str) -> list[tuple[str, str]]:
    """The literal cut in two after each of its pieces."""
    cuts = [piece.end() for piece in _PIECE.finditer(literal)][:-1]
    return [(literal[:cut], literal[cut:].strip()) for cut in cuts]


class Scanner:
    """A place in a text that only goes forward, except where somebody goes back on purpose."""

    def __init__(
        self, source: str, start: int = 0, end: int | None = None, language: str = "de", *, quiet: bool = False
    ) -> None:
        self.source = source
        self.at = start
        self.end = len(source) if end is None else end
        self.language = language
        self.quiet = quiet
        """Does not remember what was wanted: faster, for a text that is expected to be in order."""
        self._furthest = start
        self._wanted: list[Text] = []
        self._known: set[str] = set()
        self._groups: list[tuple[int, Text]] = []

    # ---- reading

    def skip(self) -> None:
        found = _SPACE.match(self.source, self.at, self.end)
        self.at = found.end() if found else self.at

    def done(self) -> bool:
        self.skip()
        return self.at >= self.end

    def take(self, literal: str) -> bool:
        """Step over these words if they stand here."""
        self.skip()
        if self.quiet and self.source[self.at : self.at + 1].casefold() not in _first_letters(literal):
            return False
        if found := _pattern(literal).match(self.source, self.at, self.end):
            self.at = found.end()
            return True
        if not self.quiet:
            self._want_rest(literal)
        return False

    def _want_rest(self, literal: str) -> None:
        """Remember the words that are missing, after those of the literal that do stand here."""
        start, missing = self.at, literal
        for beginning, rest in _beginnings(literal):
            found = _pattern(beginning).match(self.source, start, self.end)
            if found is None:
                break
            self.at, missing = found.end(), rest
        self.skip()
        self.want(text("ags-card-literal", word=missing), [missing])
        self.at = start

    def match(
        self, pattern: re.Pattern[str], wanted: Text, known: Iterable[str] = ()
    ) -> re.Match[str] | None:
        """Step over what fits the pattern; otherwise remember that it was wanted here."""
        self.skip()
        found = pattern.match(self.source, self.at, self.end)
        if found is None:
            self.want(wanted, known)
            return None
        self.at = found.end()
        return found

    def ahead(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        self.skip()
        return pattern.match(self.source, self.at, self.end)

    # ---- what could have stood here

    def want(self, wanted: Text, known: Iterable[str] = ()) -> None:
        """Remember what was wanted at this place, if nothing was understood beyond it."""
        if self.quiet or self.at < self._furthest:
            return
        if self.at > self._furthest:
            self._furthest = self.at
            self._wanted = []
            self._known = set()
        group = next((label for start, label in self._groups if start == self.at), wanted)
        if group not in self._wanted:
            self._wanted.append(group)
        self._known |= set(known)

    @contextmanager
    def group(self, key: str) -> Iterator[None]:
        """What is wanted at the very beginning of a group is told by the name of the group."""
        self.skip()
        if self.quiet:
            yield
            return
        self._groups.append((self.at, text(f"ags-card-want-{key}")))
        try:
            yield
        finally:
            self._groups.pop()

    def error(self) -> CardError:
        """What cannot be understood, at the furthest place that was reached."""
        found = _WORD.match(self.source, self._furthest, self.end)
        if found is None:
            return CardError(self.source, self._furthest, text("ags-card-missing", wanted=self._wanted))
        near = self._nearest()
        key = "ags-card-not-understood-near" if near else "ags-card-not-understood"
        problem = text(key, found=found.group(), wanted=self._wanted, near=near)
        return CardError(self.source, self._furthest, problem)

    def _nearest(self) -> str:
        written = _LETTERS.match(self.source, self._furthest, self.end)
        if written is None:
            return ""
        words = {word.split("(")[0].strip(): word for word in self._known}
        near = get_close_matches(written.group(), list(words), n=1, cutoff=0.7)
        return words[near[0]] if near else ""
