"""Games that can be played as a campaign: what a client needs of them between two matches, without knowing the game.

A band is kept as the text of its sheet. What happens between two matches is itself played by the core, as a match for
one (`begin`, `go_on`), whose end gives the new sheet.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from walstatt.core.kits import Part
from walstatt.core.match import Match
from walstatt.core.texts import Texts
from walstatt.games.lobby import PrintedArmy


class Campaign(Protocol):
    """What the module of a game offers."""

    def offers(self) -> dict[str, Any]:
        """What a new band can be made of."""

    def found(self, wish: Mapping[str, Any]) -> str:
        """The sheet of a new band; Refused for what cannot be."""

    def checked(self, sheet: str) -> str:
        """A sheet that somebody brings, as the program would write it; BadRosterError with all its mistakes."""

    def band_name(self, sheet: str) -> str:
        """What the band is called."""

    def outline(self, sheet: str) -> dict[str, Any]:
        """The sheet as data to be shown, words in each language."""

    def print_band(self, sheet: str, texts: Texts) -> PrintedArmy:
        """The sheet on paper."""

    def begin(self, sheet: str, match: Match | None) -> Match:
        """What follows from a finished match, or only the market; Refused if the match is not this band's."""

    def go_on(self, setup: bytes) -> Match:
        """The same from its setup, before the first answer."""

    def sheet_now(self, between: Match) -> str:
        """The sheet as it stands now."""


CAMPAIGNS = Part[Campaign]("campaign")
