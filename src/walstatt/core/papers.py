"""Papers: what rulers write. All their mistakes at once, each with its place; which version of several counts."""
from __future__ import annotations

import codecs
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text

MOST_CHARACTERS = 200_000
"""No paper is longer; whatever is has not been written by a person."""
MOST_BYTES = 4 * MOST_CHARACTERS + 4
"""More of a file need not be looked at to know that it is too long."""
GUESSED: Final = "cp1252"
"""What a text is taken for that says nothing about itself and is no UTF-8: mostly it comes from an old program."""
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF32_LE, "utf-32-le"), (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class Written(NamedTuple):
    """The text of a file, and how it was coded."""

    text: str
    encoding: str

    @property
    def guessed(self) -> bool:
        return self.encoding == GUESSED


def decoded(data: bytes) -> Written:
    """A text however it is coded; no more of it is read than a paper may have, and nothing is too odd to be read."""
    data = data[:MOST_BYTES]
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Written(_decode(data[len(mark):], encoding, "replace"), encoding)
    zeros = data[1:2_000:2].count(0), data[0:2_000:2].count(0)
    if max(zeros) * 4 > len(data[:2_000]):
        # Every other byte of Western words in UTF-16 is none.
        encoding = "utf-16-le" if zeros[0] > zeros[1] else "utf-16-be"
        return Written(_decode(data, encoding, "replace"), encoding)
    try:
        return Written(_decode(data, "utf-8", "strict"), "utf-8")
    except UnicodeDecodeError:
        return Written(data.decode(GUESSED, "replace"), GUESSED)


def _decode(data: bytes, encoding: str, errors: str) -> str:
    """A character that is cut off at the end is left out where the whole file was not looked at."""
    return codecs.getincrementaldecoder(encoding)(errors).decode(data, final=len(data) < MOST_BYTES - 4)


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a paper: where, by which rule, why, and what would do."""

    line: int
    column: int
    rule: str
    why: Text
    suggestion: str = ""
    fatal: bool = True
    """Is the line refused by it? If not it is a warning."""

    def refusal(self) -> Refused:
        """Its short form."""
        return Refused(self.rule, self.why)

    def to_data(self) -> dict[str, Any]:
        return {
            "line": self.line, "column": self.column, "rule": self.rule, "suggestion": self.suggestion,
            "why": {"key": self.why.key, "args": dict(self.why.args)}, "fatal": self.fatal,
        }


class Appraisal(NamedTuple):
    """What a game says to a paper."""

    problems: list[Problem]
    does: dict[str, Any]
    """Blocks of a report."""
    lines: list[dict[str, Any]]
    """What its lines mean on a map (`games.report_blocks.PaperLine`)."""


def too_long(text: str, rule: str) -> list[Problem]:
    """The first thing to ask of any paper, before it is read."""
    if len(text) <= MOST_CHARACTERS:
        return []
    why = Text("core-paper-too-long", {"most": MOST_CHARACTERS, "given": len(text)})
    return [Problem(text.count("\n", 0, MOST_CHARACTERS) + 1, 1, rule, why)]


class Version(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paper as it was written at some time. A draft is not handed in; it counts for nobody but its writer."""

    realm: str
    text: str
    at: float
    handed_in: bool = False
    accepted_late: bool = False
    """Came after the deadline; the game master takes it all the same."""
    whole: bool = False
    """Was it read without a mistake? Games that do not ask for that say it of no paper."""

    @property
    def mark(self) -> str:
        """Short for what was written and whether it was handed in: by it a writer says on what he goes on writing."""
        return sha256(f"{self.handed_in} {self.text}".encode()).hexdigest()[:16]


def newest(versions: Iterable[Version], realm: str) -> Version | None:
    """What a realm has written last: its draft, else what it handed in last."""
    written = [one for one in versions if one.realm == realm]
    return max(written, key=lambda one: (not one.handed_in, one.at), default=None)


def counting(versions: Iterable[Version], deadline: float | None) -> dict[str, str]:
    """Of each realm the text that counts: its last whole one handed in before the deadline, or taken after it; in the
    order in which these came in.

    Where none is whole the last one counts with all its mistakes.
    """
    latest: dict[str, Version] = {}
    for one in versions:
        in_time = deadline is None or one.at <= deadline or one.accepted_late
        if one.handed_in and in_time and (one.realm not in latest or _goes_before(one, latest[one.realm])):
            latest[one.realm] = one
    return {realm: one.text for realm, one in sorted(latest.items(), key=lambda item: item[1].at)}


def _goes_before(one: Version, other: Version) -> bool:
    """What the game master took late is good enough, whatever is wrong with it."""
    return (one.whole or one.accepted_late, one.at) >= (other.whole or other.accepted_late, other.at)
