"""Something that a world awaits, as a match that people can play by hand."""
from __future__ import annotations

from typing import NamedTuple


class HandTable(NamedTuple):
    game: str
    """The key of a game that is played question by question."""
    setup: bytes
    names: list[str]
    """Of its seats."""
