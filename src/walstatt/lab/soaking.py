"""What proof by play needs for matches and for worlds."""
from __future__ import annotations

from dataclasses import dataclass

UNTOLD = ("⟨", "{")
"""What shows where a message or one of its arguments is missing."""


class Broken(AssertionError):  # noqa: N818 - what the soak test is looking for
    """Something that must hold does not; it names the answer after which."""


@dataclass(frozen=True, slots=True)
class SoakResult:
    """One random game: its seed, how many answers it took, and what broke, with the tape up to there."""

    seed: int
    answers: int
    problem: str = ""
    tape: bytes = b""
