"""What happened, with the rules behind it: the log of a match is a list of these."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.roles import Viewer, may_know


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: a message key, the rules that made it happen, the arguments of the message."""

    key: str
    rules: tuple[str, ...] = ()
    args: dict[str, Any] = {}
    audience: int | None = None
    """The only seat that may read it, or None for everybody."""

    def is_told(self, viewer: Viewer) -> bool:
        return self.audience is None or may_know(viewer, (self.audience,))
