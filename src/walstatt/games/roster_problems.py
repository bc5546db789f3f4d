"""What is wrong with a roster file of any game: its line, its place in words, the rule behind it."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from walstatt.core.bounds import toml_problem
from walstatt.core.texts import Text, Texts, text
from walstatt.games.toml_lines import Path, TomlLines

FILE_FORMAT = "toml"
"""Stands in place of a rule id where the file format itself is at fault."""
_SYNTAX_PLACE = re.compile(r"(?P<detail>.*?) \(at (?:line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL)


class RosterProblem(NamedTuple):
    """A mistake in a roster file: its line, the place in words, the rule behind it, and what is wrong."""

    line: int
    place: str
    rule: str
    message: Text
    warning: bool = False


class BadRosterError(ValueError):
    """A roster that cannot be used, with its problems."""

    def __init__(self, name: str, problems: list[RosterProblem]) -> None:
        super().__init__(name, problems)
        self.name = name
        self.problems = problems

    def __str__(self) -> str:
        say = Texts("en").say
        return "\n".join(f"{self.name}:{problem.line}: {say(problem.message)}" for problem in self.problems)


class Problems:
    """Collects the problems of one file and knows where they stand; `rule_behind` tells which rule asks for a place."""

    def __init__(self, source: str, document: Mapping[str, Any], rule_behind: Callable[[Path], str]) -> None:
        self.lines = TomlLines(source)
        self._document = document
        self._rule_behind = rule_behind
        self.found: list[RosterProblem] = []

    def add(self, path: Path, rule: str, why: Text, warning: bool = False, below: int = 0) -> None:
        """Note a problem of the value at this path, so many lines below its beginning."""
        self.found.append(RosterProblem(self.lines.of(path) + below, self._place(path), rule, why, warning))

    def add_format(self, path: Path, why: Text) -> None:
        self.add(path, self._rule_behind(path), why)

    def _place(self, path: Path) -> str:
        """The path in words: an entry of an array by its key, or by its number from 1."""
        value: Any = self._document
        words: list[str] = []
        for step in path:
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                value = None
            entry_key = value.get("key") or value.get("unit") if isinstance(value, Mapping) else None
            words.append(str(step) if isinstance(step, str) else str(entry_key or step + 1))
        return ".".join(words)


def read_toml(source: str) -> dict[str, Any] | RosterProblem:
    """The document, or why it is no TOML, or more of it than anybody means."""
    if beyond := toml_problem(source):
        line, why = beyond
        return RosterProblem(line, "", FILE_FORMAT, why)
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        match = _SYNTAX_PLACE.fullmatch(str(error))
        line = int(match["line"]) if match and match["line"] else source.count("\n") + 1
        detail = match["detail"] if match else str(error)
        return RosterProblem(line, "", FILE_FORMAT, text("roster-syntax", detail=detail))
