"""Small public facts that tactics and tasks look back at: who was hurt first, who was poisoned, what was summoned.

Everything here is written down whoever holds which task, so that the position betrays no secret.
"""
from __future__ import annotations

from walstatt.games.ags.play import AgsPlay
from walstatt.games.ags.state import NOBODY, Figure, Marker

POISON = frozenset({"Vergiftet", "gift"})


def count(play: AgsPlay, key: str) -> int:
    return play.state.memo.get(key, 0)


def add(play: AgsPlay, key: str, amount: int = 1) -> int:
    play.state.memo[key] = count(play, key) + amount
    return play.state.memo[key]


def put(play: AgsPlay, key: str, value: int) -> None:
    play.state.memo[key] = value


def this_round(play: AgsPlay, key: str) -> bool:
    """Was the fact written down in this round?"""
    return play.state.round > 0 and count(play, key) == play.state.round


def damage(play: AgsPlay, figure: Figure, amount: int, by_seat: int, strike: bool, kind: str) -> None:
    """HP that a model has really lost (ags.r.first_strike_damage, ags.r.poison_loss)."""
    if amount < 1 or figure.seat not in (0, 1):
        return
    now = play.state.round
    if strike and by_seat in (0, 1) and by_seat != figure.seat and count(play, f"hurt:{by_seat}") != now:
        put(play, f"first_strike:{by_seat}", now)
    put(play, f"hurt_in_action:{figure.seat}", now)
    if kind in POISON:
        put(play, f"gift:{figure.id}", now)


def action_over(play: AgsPlay) -> None:
    """Damage to own models counts from the end of the action on: what it did to the enemy came first."""
    for seat in (0, 1):
        if this_round(play, f"hurt_in_action:{seat}"):
            put(play, f"hurt:{seat}", play.state.round)


def summoned(play: AgsPlay, figure: Figure) -> None:
    """An ability has put a model on the table (ags.r.summon_keywords)."""
    if play.profile(figure).has("Skelett"):
        add(play, f"skelette:{figure.seat}")


def marker_removed(play: AgsPlay, marker: Marker, by_seat: int) -> None:
    """A TT marker is taken off by an action or ability of a model (ags.r.false_trail_removal)."""
    if marker.kind == "tt" and marker.owner != NOBODY and by_seat == 1 - marker.owner and not marker.bound:
        add(play, f"faehrte:{marker.owner}")
