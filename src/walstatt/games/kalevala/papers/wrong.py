"""What is wrong in a line of a paper."""
from __future__ import annotations

from walstatt.core.texts import Text


class Wrong(Exception):  # noqa: N818 - it reads as what is wrong
    """Something in a line makes no sense: where, by which rule, why."""

    def __init__(self, column: int, rule: str, why: Text, suggestion: str = "") -> None:
        super().__init__(why.key)
        self.column = column
        self.rule = rule
        self.why = why
        self.suggestion = suggestion
