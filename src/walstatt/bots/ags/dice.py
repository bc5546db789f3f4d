"""Tokens for dice and rerolls, Manaschild, bids: bought where the exact odds say that they pay."""
from __future__ import annotations

from walstatt.bots.ags.situation import Situation
from walstatt.core.questions import Pick
from walstatt.games.ags.blows import Outlook
from walstatt.games.ags.state import Figure
from walstatt.odds.ags import odds

TEST_STAKE = 0.25
"""What a test is worth whose purpose is not known."""

PAID = ("1", "2", "token")
"""Options that cost a token."""


def stake(look: Situation, seen: Outlook, roller: Figure, target: Figure | None, test: float, defending: bool) -> float:
    """What these odds are worth to the seat."""
    found = odds(seen)
    if seen.defender is None and seen.defended is None and not seen.harm:
        return test * found.hit
    if defending:
        if seen.harm:
            return -look.harm(roller, found.expected_damage, found.kill)
        return -test * found.hit
    if target is None or target.seat == look.seat:
        return test * found.hit
    if seen.harm:
        return look.gain(target, found, "")
    return test * found.hit


def best_option(
    look: Situation, question: Pick, roller: Figure, target: Figure | None, test: float, defending: bool
) -> str:
    """The option whose odds, less the tokens that it costs, are best."""
    best, chosen = -1e9, question.options[0]
    for option in question.options:
        seen = question.preview(option) if question.preview else None
        if not isinstance(seen, Outlook):
            return chosen
        value = stake(look, seen, roller, target, test, defending)
        if option in PAID:
            value -= look.token_worth()
        if value > best + 1e-9:
            best, chosen = value, option
    return chosen
