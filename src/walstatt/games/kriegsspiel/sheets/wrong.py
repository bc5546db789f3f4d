"""What is wrong in a line of a paper."""
from __future__ import annotations

from typing import Final

from walstatt.core.texts import Text

HUGE: Final = 10**9
"""More than anybody can mean."""


class Wrong(Exception):  # noqa: N818 - it reads as what is wrong
    """Something in a line makes no sense: where, by which rule, why."""

    def __init__(self, column: int, rule: str, why: Text, suggestion: str = "", over: int = 0) -> None:
        super().__init__(why.key)
        self.column = column
        self.rule = rule
        self.why = why
        self.suggestion = suggestion
        """What would do; of so many characters from the column on, or of the whole line."""
        self.over = over

    def better(self, line: str) -> str:
        """The whole line with what would do."""
        if not self.suggestion or not self.over:
            return self.suggestion
        before = self.column - 1
        return line[:before] + self.suggestion + line[before + self.over:]

    def moved(self, column: int) -> Wrong:
        """The same, found at another column."""
        return Wrong(column, self.rule, self.why, self.suggestion, self.over)


def counted(digits: str) -> int:
    """The number that is written there; however many digits it has, no more than HUGE."""
    return min(int(digits), HUGE) if len(digits) <= len(str(HUGE)) else HUGE
