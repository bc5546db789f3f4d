"""Secrets under test: other secrets in the place of what a seat may not know must change nothing in what it sees."""
from __future__ import annotations

from random import Random

from walstatt.core.match import Match

TRIES = 20
"""Lots may fall as it was."""


def disguise(match: Match, seat: int | None, rng: Random) -> Match | None:
    """A fork in which what this seat may not know is otherwise; None if there is nothing of the kind."""
    for _ in range(TRIES):
        redeal = match.game.redeal(match.play, seat, rng)
        if redeal is None:
            return None
        fork = match.fork()
        redeal(fork.state)
        if fork.state != match.state:
            return fork
    return None
