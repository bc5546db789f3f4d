"""Leader tokens: who may spend them, and on what (2.5)."""
from __future__ import annotations

from walstatt.core.refusal import Refused, refuse
from walstatt.games.ags.play import AgsPlay

EXTRA_DICE, REROLL, THIRD_ACTION, SECOND_SPEZ, PASS = 1, 1, 2, 1, 1
"""What each use costs; the initiative takes 1 for each die (ags.2.5)."""
DICE_PER_TOKEN = 2
MOST_DICE = 7


def may_spend(play: AgsPlay, seat: int, count: int = 1) -> bool:
    """Nobody spends what he does not have; neutral figures have nothing (ags.2.5)."""
    return seat in (0, 1) and play.tokens(seat) >= count


def problem(play: AgsPlay, seat: int, count: int, rule: str) -> Refused | None:
    if may_spend(play, seat, count):
        return None
    return refuse(rule, "ags-refused-tokens", price=count, tokens=play.tokens(seat))


def spend(play: AgsPlay, seat: int, count: int, rule: str) -> None:
    """Pay, and tell what for."""
    if not count:
        return
    play.change_tokens(seat, -count)
    play.note("ags-tokens-spent", rule, seat=seat, count=count, left=play.tokens(seat), use=rule)


def gain(play: AgsPlay, seat: int, count: int, rule: str) -> None:
    if count and seat in (0, 1):
        play.change_tokens(seat, count)
        play.note("ags-tokens-gained", rule, seat=seat, count=count, left=play.tokens(seat))


def room_for_dice(play: AgsPlay, dice: int) -> int:
    """How many dice one token can add: at most two, and no roll has more than seven (ags.r.wuerfel_hoechstzahl)."""
    if play.ruling("ags.r.wuerfel_hoechstzahl") == 1:
        return DICE_PER_TOKEN
    return max(0, min(DICE_PER_TOKEN, MOST_DICE - dice))
