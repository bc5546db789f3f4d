"""What happened, with the rules behind it: the log of a match is a list of these."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.questions import Fallen
from walstatt.core.roles import Viewer, may_know
from walstatt.core.texts import Text


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: a message key, the rules that made it happen, the arguments of the message, the dice."""

    key: str
    rules: tuple[str, ...] = ()
    args: dict[str, Any] = {}
    audience: int | None = None
    """The only seat that may read it, or None for everybody."""
    dice: Fallen | None = None

    @property
    def text(self) -> Text:
        """The event in words; its message gets the faces as `dice`."""
        return Text(self.key, self.args if self.dice is None else {**self.args, "dice": self.dice.faces})

    def is_told(self, viewer: Viewer) -> bool:
        return self.audience is None or may_know(viewer, (self.audience,))
