"""The numbers behind the words: what people, places and formations are worth to the captain of a battle."""
from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Everything is counted in RE: a warrior of class B costs 4."""

    person: float = 2.0
    """Anybody beside his price: battles are won by the last who stand."""
    caution: float = 0.5
    """Weight of what enemies could do in their next turn."""
    bold: float = 0.45
    """The same for who has to take something."""
    hurry: float = 0.12
    """By how much more of it an attacker leaves out of account with every round."""
    prospect: float = 0.4
    """Weight of what a group could do in its own next turn."""
    turns_ahead: float = 5.0
    """From so many rounds before the end on an attacker thinks less of turns to come."""
    shielded: float = 0.35
    """What is left of arrows for a phalanx, which has a front."""
    site: float = 12.0
    """To stand on the trade centre, for somebody who wants it."""
    march: float = 0.9
    """Each turn nearer to the trade centre, for a group of four."""
    hunt: float = 0.5
    """Each small field nearer to an enemy, for a group of four that is stronger."""
    drive: float = 0.8
    """The same for who has to drive the enemy out of a land without a trade centre."""
    stranded: float = 3.0
    """To leave the ship for land on which there is nothing to be won, for each figure."""
    stray: float = 0.15
    """Each small field beyond two from the nearest group of its own."""
    height: float = 0.3
    """To stand on high ground, for each figure."""
    engine: float = 1.2
    """Each small field nearer to the walls, for what opens them."""
    manned: float = 4.0
    """Who could move it stands beside it."""
    breach: float = 8.0
    """A gate or a wall that gives way before a trade centre that is wanted."""
    hunger: float = 0.6
    """Each enemy who is shut in, for who has no engines."""
    leaning: float = 10.0
    """A ladder or a rope that leads up."""


STEADY: Final = Temper()
