"""The core's tiny duel as a game of the server, with sealed letters on top: secrets that nobody else may ever see."""
from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from tests.core.duel import Duel, DuelPlay, DuelSetup

from walstatt.core.questions import Number, Question, Script, Together
from walstatt.games.lobby import MatchWish
from walstatt.table.picture import TablePicture

HIGHEST = 10**15
SIZES: tuple[int, ...] = (4,)
DEFAULT_SIZE = 4
HAS_LIMITS = False


class SealedDuel(Duel):
    """Before the first round each seat writes down a number, which only that seat is told again, round by round."""

    def begin(self, setup: DuelSetup) -> DuelPlay:
        play = super().begin(setup)
        play.state.turn = -2
        return play

    def scene(self, play: DuelPlay) -> Script[None] | None:
        return seal(play) if play.state.turn == -2 else super().scene(play)

    def read_setup(self, data: bytes | msgspec.Raw) -> DuelSetup:
        return msgspec.json.decode(data, type=DuelSetup)

    def read_state(self, data: bytes) -> Any:
        raise NotImplementedError

    def picture(self, play: DuelPlay, seat: int | None) -> TablePicture:  # noqa: ARG002
        return TablePicture(10, 10, [], [], [], [], [], [], play.state.turn)

    def random_setup(self, rng: Random) -> DuelSetup:
        return DuelSetup(rng.randint(2, 5))

    def problems(self, play: DuelPlay) -> list[str]:  # noqa: ARG002
        return []


def seal(play: DuelPlay) -> Script[None]:
    parts: list[Question] = [Number(seat, "duel:seal", "duel.seal", 0, HIGHEST) for seat in (0, 1)]
    given = yield Together("duel:seals", "duel.seal", parts)
    for seat, number in enumerate(given):
        play.note_secret(seat, "duel-you-sealed", "duel.seal", number=number)
    play.state.turn = -1


GAME = SealedDuel()


def setup(wish: MatchWish) -> DuelSetup:
    return DuelSetup(wish.size)
