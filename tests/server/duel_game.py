"""The core's tiny duel as a game of the server, with sealed letters on top: secrets that nobody else may ever see."""
from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from tests.core.duel import Duel, DuelPlay, DuelSetup, Position

from walstatt.core.match import Redeal
from walstatt.core.picture import Note, Side
from walstatt.core.questions import Number, Question, Script, Together
from walstatt.core.typed_data import decode
from walstatt.games.lobby import MatchWish, Scenario
from walstatt.table.picture import TablePicture

HIGHEST = 10**15
SIZES: tuple[int, ...] = (4,)
DEFAULT_SIZE = 4
HAS_LIMITS = False
HAS_REAL_TABLE = False
LAYS_TERRAIN = False
HAS_TABLE = True
SEATS = (2,)


class SealedPosition(Position):
    """With the numbers on the table, each face down before its seat."""

    sealed: list[int] = msgspec.field(default_factory=list)

    def copy(self) -> SealedPosition:
        known = [self.x.copy(), self.hp.copy(), self.tokens.copy(), self.round, self.turn, self.sealed.copy()]
        return SealedPosition(*known)  # type: ignore[arg-type]


class SealedDuel(Duel):
    """Before the first round each seat writes down a number, which only that seat is told again and sees lie there."""

    def begin(self, setup: DuelSetup) -> DuelPlay:
        play = super().begin(setup)
        play.state = SealedPosition([0.0, 4.0], [setup.hp, setup.hp], [2, 2], turn=-2)
        return play

    def scene(self, play: DuelPlay) -> Script[None] | None:
        return seal(play) if play.state.turn == -2 else super().scene(play)

    def read_setup(self, data: bytes | msgspec.Raw) -> DuelSetup:
        return decode(data, DuelSetup)

    def read_state(self, data: bytes) -> Any:
        return decode(data, SealedPosition)

    def view(self, play: DuelPlay, seat: int | None) -> Any:
        assert isinstance(play.state, SealedPosition)
        seen = play.state.copy()
        seen.sealed = [number if one == seat else -1 for one, number in enumerate(seen.sealed)]
        return msgspec.to_builtins(seen)

    def redeal(self, play: DuelPlay, seat: int | None, rng: Random) -> Redeal | None:
        assert isinstance(play.state, SealedPosition)
        drawn = [rng.randint(0, HIGHEST) for _ in play.state.sealed]

        def put(state: SealedPosition) -> None:
            state.sealed = [number if one == seat else drawn[one] for one, number in enumerate(state.sealed)]

        return put if drawn else None

    def picture(self, play: DuelPlay, seat: int | None) -> TablePicture:
        assert isinstance(play.state, SealedPosition)
        sides = [Side(one, notes=[_note(one, number, seat)]) for one, number in enumerate(play.state.sealed)]
        return TablePicture(10, 10, [], [], [], [], [], track=[], turn=play.state.turn, sides=sides)

    def random_setup(self, rng: Random) -> DuelSetup:
        return DuelSetup(rng.randint(2, 5))

    def problems(self, play: DuelPlay) -> list[str]:  # noqa: ARG002
        return []


def _note(owner: int, number: int, seat: int | None) -> Note:
    if owner != seat:
        return Note(f"sealed-{owner}", covered=True)
    return Note(f"sealed-{owner}", {"de": str(number), "en": str(number)}, secret=True)


def seal(play: DuelPlay) -> Script[None]:
    parts: list[Question] = [Number(seat, "duel:seal", "duel.seal", 0, HIGHEST) for seat in (0, 1)]
    given = yield Together("duel:seals", "duel.seal", parts, sealed=True)
    for seat, number in enumerate(given):
        play.note_secret(seat, "duel-you-sealed", "duel.seal", number=number)
    assert isinstance(play.state, SealedPosition)
    play.state.sealed = list(given)
    play.state.turn = -1


GAME = SealedDuel()


def scenarios() -> list[Scenario]:
    return []


def setup(wish: MatchWish) -> DuelSetup:
    return DuelSetup(wish.size)
