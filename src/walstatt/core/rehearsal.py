"""Trying out what a paper would lead to, many times, with nothing but what its writer knows."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol


class RehearsalLimit(NamedTuple):
    """How often a realm may rehearse within a period that has a name; None: as often as it likes."""

    period: str
    most: int | None = None


class Rehearsal(Protocol):
    """What can be tried; every try has a number, and the same number gives the same."""

    @property
    def abouts(self) -> Sequence[str]:
        """What would be fought, by name."""

    def tried(self, about: str, number: int) -> dict[str, Any]:
        """What came of one try: `number`, `result` (`won`, `lost`, `open`), and counts."""

    def replay(self, about: str, number: int) -> bytes:
        """One try as a file that can be looked at."""
