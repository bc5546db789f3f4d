"""In which line of a TOML text a table or a key stands. The parser of the standard library does not tell.

Only texts that the parser has accepted are scanned, so the scanner need not look for mistakes.
"""
from __future__ import annotations

import json
import re
from collections.abc import Sequence

Path = tuple[str | int, ...]
"""The way to a value: keys, and positions in arrays from 0, such as ("unit", 0, "option", 1, "points")."""

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
_DOT = re.compile(r"[ \t]*\.[ \t]*")
_SCALAR = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'(?:.|\n)*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[^,\]}#\n]+', re.DOTALL
)


class TomlLines:
    """The line of every table, key and array element."""

    def __init__(self, source: str) -> None:
        self._source = source.replace("\r\n", "\n")
        self._at = 0
        self._lines: dict[Path, int] = {(): 1}
        self._counts: dict[Path, int] = {}
        self._document()

    def of(self, path: Sequence[str | int]) -> int:
        """The line of the value, or of the nearest table around it."""
        known = tuple(path)
        while known not in self._lines:
            known = known[:-1]
        return self._lines[known]

    def _document(self) -> None:
        table: Path = ()
        self._skip_space()
        while self._at < len(self._source):
            if self._source[self._at] == "[":
                table = self._header()
            else:
                self._assignment(table)
            self._skip_space()

    def _header(self) -> Path:
        line, is_array = self._line(), self._source.startswith("[[", self._at)
        self._at += 2 if is_array else 1
        self._skip_space()
        *outer, last = self._dotted_key()
        self._skip_space()
        self._at += 2 if is_array else 1
        path = (*self._inside(outer), last)
        if is_array:
            self._counts[path] = self._counts.get(path, 0) + 1
            path = (*path, self._counts[path] - 1)
        self._lines[path] = line
        return path

    def _inside(self, keys: list[str]) -> Path:
        """The absolute path of a header's outer keys: of an array of tables the latest table is meant."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self._counts:
                path = (*path, self._counts[path] - 1)
        return path

    def _assignment(self, table: Path) -> None:
        line, path = self._line(), table
        for key in self._dotted_key():
            path = (*path, key)
            self._lines.setdefault(path, line)
        self._skip_space()
        self._at += 1  # the equals sign
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip_space()
        opening = self._source[self._at]
        if opening == "[":
            self._array(path)
        elif opening == "{":
            self._inline_table(path)
        else:
            self._at = self._match(_SCALAR).end()

    def _array(self, path: Path) -> None:
        self._at += 1
        position = 0
        while not self._closes("]"):
            self._lines[(*path, position)] = self._line()
            self._value((*path, position))
            position += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        while not self._closes("}"):
            self._assignment(path)

    def _closes(self, bracket: str) -> bool:
        """Skip a comma; at the closing bracket step over it and say so."""
        self._skip_space()
        if self._source[self._at] == ",":
            self._at += 1
            self._skip_space()
        if self._source[self._at] != bracket:
            return False
        self._at += 1
        return True

    def _dotted_key(self) -> list[str]:
        keys = [self._key()]
        while dot := _DOT.match(self._source, self._at):
            self._at = dot.end()
            keys.append(self._key())
        return keys

    def _key(self) -> str:
        match = self._match(_KEY)
        self._at = match.end()
        word = match.group()
        if word[0] == '"':
            return str(json.loads(word))
        return word.strip("'")

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        match = pattern.match(self._source, self._at)
        if match is None:
            raise ValueError(f"line {self._line()}: not the TOML that this scanner knows")
        return match

    def _skip_space(self) -> None:
        match = _SPACE.match(self._source, self._at)
        self._at = match.end() if match else self._at

    def _line(self) -> int:
        return self._source.count("\n", 0, self._at) + 1
