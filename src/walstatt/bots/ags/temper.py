"""The numbers behind the words: what points, models and tokens are worth to the captain."""
from __future__ import annotations

from typing import NamedTuple

ROUNDS = 5


class Temper(NamedTuple):
    """All values are in victory points."""

    hire: float = 0.14
    """One point of hire of a model, in the first round."""
    fading: tuple[float, ...] = (1.0, 1.0, 1.0, 0.9, 0.7, 0.2)
    """How much models still count, by round: at the end only victory points do."""
    kill_share: float = 0.45
    """Of a model's worth that goes only with its last HP."""
    wait: float = 0.8
    """What is left of a goal's worth for each further activation that it needs."""
    exposure: float = 0.35
    """Weight of what enemies could do to a model where it ends."""
    spent_exposure: float = 0.2
    """The same for enemies that have acted in this round."""
    token: float = 0.13
    late_token: float = 0.02
    plenty: float = 0.75
    """What is left of a token's worth for each one beyond two."""
    strikes_first: float = 1.0
    flees_first: float = 0.5
    hunt: float = 0.5
    """Of an attack's worth that draws a model towards an enemy out of reach."""
    leader: float = 1.25
    kill_cost: float = 0.9
    """What a kill too many costs who must not provoke."""


STEADY = Temper()
