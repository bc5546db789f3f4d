"""The numbers behind the words: what figures, tokens and chances are worth to the captain, in points of the game."""
from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """All values are in points."""

    token: float = 3.0
    patience: float = 0.94
    """What is left of a token's worth for each round until it is secured."""
    carried: float = 2.0
    """What a token in somebody's hands adds to him."""
    soldier: float = 0.3
    crown: float = 0.01
    """One crown of hire."""
    caster: float = 1.2
    """What a caster is worth beyond the points for taking him out."""
    wild: float = 0.2
    menace: float = 0.1
    """What each point of a wild creature's strength adds."""
    tamed: float = 0.5
    wait_in_danger: float = 0.1
    """What may threaten a carrier at the table edge who waits so that somebody of his side is left."""
    last_stand: float = 0.5
    """Share of all tokens on the table that the last figure of a side stands for."""
    fading: float = 0.35
    """So much of a figure's own worth is left in the last round."""
    wound: float = 0.45
    """Share of a figure's worth that goes with its Health before the last point does."""
    exposure: float = 0.3
    """Weight of what enemies could do where a figure ends."""
    arrival: float = 1.6
    """Picking a token up at the end of this very activation."""
    approach: float = 0.35
    homeward: float = 2.5
    least: float = 0.03
    """What is worth less is not done."""
    guarded: float = 0.4
    """What is left of a token's worth while an enemy stands over it."""
    caster_fetches: float = 0.55
    """The same if a caster would have to fetch it, before the last rounds."""


STEADY = Temper()
