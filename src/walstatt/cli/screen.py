"""Where a person reads and types: a thin layer over the terminal that tests replace by a script."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text as Line

QUIET = "dim"
STRONG = "bold"
WARNING = "yellow"


class Screen:
    """Writes lines no wider than the terminal and reads answers. End of input is EOFError, Ctrl-C KeyboardInterrupt."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] = input) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._read = read

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def is_terminal(self) -> bool:
        return self.console.is_terminal

    @property
    def unicode(self) -> bool:
        """Can the terminal show more than ASCII?"""
        return self.console.encoding.lower().startswith("utf")

    def say(self, line: str | Line = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """One paragraph, wrapped at the width; further lines are indented by `hang` more."""
        whole = Line(line, style=style) if isinstance(line, str) else line
        room = max(20, self.width - indent)
        first, *rest = _wrapped(self.console, whole, room, hang) or [Line()]
        self._print(Line(" " * indent) + first)
        for more in rest:
            self._print(Line(" " * (indent + hang)) + more)

    def draw(self, lines: Iterable[Line]) -> None:
        """Lines that are already as they should be."""
        for line in lines:
            line.truncate(self.width)
            self._print(line)

    def rule(self, title: str, style: str = "") -> None:
        """A heading across the screen."""
        dash = "─" if self.unicode else "-"
        line = set_cell_size(f"{dash * 2} {title} ", min(self.width, cell_len(title) + 4))
        self._print(Line(line + dash * max(0, min(self.width, 100) - cell_len(line)), style=style))

    def clear(self) -> None:
        """Nothing of what was written stays in sight, where that is possible."""
        if self.is_terminal:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        return self._read(prompt).strip()

    def _print(self, line: Line) -> None:
        line.rstrip()
        self.console.print(line, no_wrap=True, overflow="ignore", crop=False, soft_wrap=True)


def _wrapped(console: Console, line: Line, room: int, hang: int) -> list[Line]:
    found = list(line.wrap(console, room))
    if len(found) > 1 and hang:
        # Lines keep the space at which they were broken.
        for part in found:
            part.rstrip()
        rest = Line(" ").join(found[1:])
        found = [found[0], *rest.wrap(console, room - hang)]
    return found


def open_screen() -> Screen:
    """The user's terminal; without one lines are long."""
    if sys.stdin.isatty():
        # Arrow keys and a history at the prompt, where the system offers them.
        with suppress(ImportError):
            import_module("readline")
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal that cannot show a sign shows a question mark and does not end the game.
        sys.stdout.reconfigure(errors="replace")
    wide = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 160
    return Screen(Console(width=wide, highlight=False, markup=False, emoji=False))
