"""Between two games: the band as it stands now and what has still to be done; the core plays it like a game."""
from __future__ import annotations

from typing import Any

import msgspec

from walstatt.core.match import Play
from walstatt.core.twins import twin
from walstatt.games.frostgrave.campaign_band import Band, Chapter, Report

MARKET, OVER = "market", "over"
SEAT = 0
"""The one player there is between games."""


class Between(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The setup: a band, and what it brings home; without a report it only goes to the market."""

    band: Band
    report: Report | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return (self.band.name,)


class BetweenState(msgspec.Struct):
    """Everything that changes between games. `phase` names the scene to come."""

    band: Band
    chapter: Chapter
    phase: str = "return"
    waiting: tuple[str, ...] = ()
    """Names for whom survival has still to be rolled."""
    treasures: int = 0
    """Treasures still to be opened."""
    bereft: bool = False
    """Has the wizard who led the game died (frostgrave.campaign.succession)?"""

    def copy(self) -> BetweenState:
        copied: BetweenState = twin(self)
        return copied

    def write(self, **changes: Any) -> None:
        """Change what the history will say of this game."""
        self.chapter = msgspec.structs.replace(self.chapter, **changes)

    def change(self, **changes: Any) -> None:
        """Change the sheet."""
        self.band = msgspec.structs.replace(self.band, **changes)


class BetweenPlay(Play):
    """What the rules between games work with."""

    state: BetweenState
    seats = 1

    def __init__(self, setup: Between) -> None:
        self.setup = setup
        self.rulings = {}
