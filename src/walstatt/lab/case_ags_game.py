"""The game that a case of A Generic Skirmisher plays: the whole one, or none where a position is only looked at."""
from __future__ import annotations

from typing import Any

from walstatt.core.match import Game, Outcome
from walstatt.core.questions import Script
from walstatt.core.texts import Text
from walstatt.games.ags.game import GAME
from walstatt.games.ags.play import AgsPlay, Setup
from walstatt.table.terrain import Ground

STILL = "still"
"""The phase of a case that plays nothing: it asks for facts of the position alone."""


class StillPicture:
    """A position that nobody plays on."""

    key = "ags"
    version = 1

    def begin(self, setup: Setup) -> AgsPlay:
        play = AgsPlay(setup, Ground(setup.board))
        assert setup.opening is not None
        play.state = setup.opening.copy()
        play.survey_terrain()
        return play

    def scene(self, play: AgsPlay) -> Script[None] | None:  # noqa: ARG002
        return None

    def outcome(self, play: AgsPlay) -> Outcome:
        return Outcome(None, (play.state.points(0), play.state.points(1)), Text("ags-still"))

    def view(self, play: AgsPlay, seat: int | None) -> Any:
        return GAME.view(play, seat)

    def by_people(self, setup: Setup) -> bool:  # noqa: ARG002
        return False


def game_for(phase: str) -> Game:
    return StillPicture() if phase == STILL else GAME
