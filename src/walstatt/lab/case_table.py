"""What the tables of all games share for cases: another reading of a ruling, where models are, a still picture."""
from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from walstatt.core.match import Match, Outcome, Play
from walstatt.core.questions import Script
from walstatt.core.texts import Text
from walstatt.games.skirmish import SkirmishGame
from walstatt.lab.case_values import one_of, sub_mapping, whole
from walstatt.lab.case_yaml import CaseError, Mapping

SETUP, STILL = "setup", "still"
"""Phases of cases: before the preparation, and one in which nothing is played: it asks for facts of a position."""


class StillPicture(SkirmishGame):
    """A position and nothing more: for cases that only expect facts."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.key = game.key
        self.version = game.version

    def begin(self, setup: Any) -> Play:
        # Not as the game begins: it may settle something that the case has written otherwise.
        play: Play = SkirmishGame.begin(self.game, setup)
        return play

    def scene(self, play: Any) -> Script[None] | None:  # noqa: ARG002 - nothing happens
        return None

    def outcome(self, play: Any) -> Outcome:
        return Outcome(None, (0.0,) * play.seats, Text("core-still"))

    def view(self, play: Any, seat: int | None) -> Any:
        return self.game.view(play, seat)


class CaseTable:
    """The table of a game for cases; the game says how positions are read and what can be expected."""

    game: ClassVar[SkirmishGame]
    example: ClassVar[str]
    """A ruling with a choice, for a message: `aofs.r.tie: 1`"""

    def special_step(self, match: Match, name: str, value: Any, line: int) -> Match | None:
        """`set_ruling: {id: choice}` asks for another reading of a ruling."""
        if name != "set_ruling":
            return None
        if not isinstance(value, Mapping) or len(value) != 1:
            raise CaseError(line, f"set_ruling takes one ruling and its choice: {{{self.example}}}")
        ((ruling, choice),) = value.items()
        return self.game.choose_ruling(match, ruling, choice)

    def positions(self, match: Match) -> dict[str, tuple[float, float]]:
        return {figure.id: (figure.x, figure.y) for figure in match.state.figures.values()}


class CasePosition:
    """One case's position on its way from YAML to a setup."""

    seats: ClassVar[Collection[str]]

    def __init__(self, case: Mapping) -> None:
        self.case = case

    def _rulings(self) -> dict[str, int]:
        rulings = sub_mapping(self.case, "rulings")
        return {key: whole(choice, rulings.line_of(key), key) for key, choice in rulings.items()}

    def _whole(self, key: str, default: int) -> int:
        return whole(self.case.get(key, default), self.case.line_of(key), key)

    def _seat(self, key: str, default: int) -> int:
        if key not in self.case:
            return default
        return list(self.seats).index(one_of(self.case[key], self.seats, self.case.line_of(key), key))

    def _pair(self, key: str) -> tuple[int, int]:
        """A number for each of two seats; 0 for one that is not named."""
        written = sub_mapping(self.case, key)
        written.check_keys(self.seats, key)
        first, second = (whole(written.get(seat, 0), written.line_of(seat), key) for seat in self.seats)
        return first, second
