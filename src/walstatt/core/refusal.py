"""What is not allowed is refused before anything changes, with the rule and the reason."""
from __future__ import annotations

from typing import Any

from walstatt.core.texts import Text, text


class Refused(ValueError):  # noqa: N818 - it reads as what happened
    """An answer or a setup that the rules do not allow; nothing has changed."""

    def __init__(self, rule: str, why: Text) -> None:
        super().__init__(rule, why)
        self.rule = rule
        self.why = why

    def anew(self) -> Refused:
        """The same to raise again: what was raised once holds on to everything that was going on then."""
        return Refused(self.rule, self.why)

    def __str__(self) -> str:
        told = f"{self.why.key} {dict(self.why.args)}"
        return f"{self.rule}: {told}" if self.rule else told


def refuse(rule: str, key: str, /, **args: Any) -> Refused:
    """The refusal to raise: `raise refuse("aofs.move.one_inch", "aofs-refused-too-close", gap=0.4)`."""
    return Refused(rule, text(key, **args))
