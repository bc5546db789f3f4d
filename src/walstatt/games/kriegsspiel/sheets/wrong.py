"""What is wrong in a line of a paper."""
from __future__ import annotations

from typing import Final

from walstatt.core.texts import Text

HUGE: Final = 10**9
"""More than anybody can mean."""


class Wrong(Exception):  # noqa: N818 - it reads as what is wrong
    """Something in a line makes no sense: where, by which rule, why."""

    def __init__(self, column: int, rule: str, why: Text, suggestion: str = "") -> None:
        super().__init__(why.key)
        self.column = column
        self.rule = rule
        self.why = why
        self.suggestion = suggestion


def counted(digits: str) -> int:
    """The number that is written there; however many digits it has, no more than HUGE."""
    return min(int(digits), HUGE) if len(digits) <= len(str(HUGE)) else HUGE
