"""A game whose rules fail wherever they are asked to."""
from __future__ import annotations

from tests.core.duel import DuelPlay, DuelSetup
from tests.server.duel_game import (
    DEFAULT_SIZE,
    HAS_LIMITS,
    HAS_REAL_TABLE,
    HAS_TABLE,
    LAYS_TERRAIN,
    SEATS,
    SIZES,
    SealedDuel,
    scenarios,
    setup,
)

from walstatt.core.questions import Pick, Roll, Script
from walstatt.core.refusal import refuse

__all__ = [
    "DEFAULT_SIZE", "HAS_LIMITS", "HAS_REAL_TABLE", "HAS_TABLE", "LAYS_TERRAIN", "SEATS", "SIZES", "scenarios", "setup"
]
FAILS, REFUSES, CHECK_FAILS, DICE_FAIL, BOT_FAILS, BOT_FAILS_ONCE, GOES_ON = (
    "fails", "refuses", "check_fails", "dice_fail", "bot_fails", "bot_fails_once", "goes_on"
)
OPTIONS = [FAILS, REFUSES, CHECK_FAILS, DICE_FAIL, BOT_FAILS, BOT_FAILS_ONCE, GOES_ON]


class FaultyDuel(SealedDuel):
    key = "faulty"

    def scene(self, play: DuelPlay) -> Script[None] | None:
        return step(play)

    def begin(self, setup: DuelSetup) -> DuelPlay:
        play = super().begin(setup)
        play.state.turn = 0
        return play


def allowed(option: str) -> bool:
    if option == CHECK_FAILS:
        raise TypeError("a check that fails")
    return True


class Reckless(Pick):
    """Offers what its check will fail over."""

    @property
    def options(self) -> list[str]:
        return OPTIONS


def step(play: DuelPlay) -> Script[None]:
    chosen = yield Reckless(0, "duel:act", "duel.act", OPTIONS, allowed=allowed, describe=str)
    play.state.hp[0] -= 1
    play.note("duel-round", "duel.act", seat=0)
    if chosen == FAILS:
        raise KeyError("a rule that fails")
    if chosen == REFUSES:
        raise refuse("duel.act", "core-refused-over")
    if chosen == DICE_FAIL:
        yield Roll(0, "duel:attack", "duel.attack", 1, 6)
        raise ValueError("a rule that fails over dice")
    if chosen in (BOT_FAILS, BOT_FAILS_ONCE):
        yield from bots_turn(chosen)


def bots_turn(chosen: str) -> Script[None]:
    given = yield Pick(1, "duel:act", "duel.act", ["bad", "good"], describe=str)
    if given == "bad" or chosen == BOT_FAILS:
        raise ZeroDivisionError("a rule that fails over a bot's answer")


GAME = FaultyDuel()
