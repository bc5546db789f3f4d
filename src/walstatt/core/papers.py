"""Papers: what rulers write. All their mistakes at once, each with its place; which version of several counts."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from walstatt.core.refusal import Refused
from walstatt.core.texts import Text

MOST_CHARACTERS = 200_000
"""No paper is longer; whatever is has not been written by a person."""


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


def counting(versions: Iterable[Version], deadline: float | None) -> dict[str, str]:
    """Of each realm the text that counts: its last one handed in before the deadline, or taken after it."""
    latest: dict[str, Version] = {}
    for one in versions:
        in_time = deadline is None or one.at <= deadline or one.accepted_late
        if one.handed_in and in_time and (one.realm not in latest or one.at >= latest[one.realm].at):
            latest[one.realm] = one
    return {realm: one.text for realm, one in latest.items()}
