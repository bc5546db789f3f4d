"""Whole games of bots, for tests."""
from __future__ import annotations

from walstatt.bots.base import Bot, ask
from walstatt.core.dice import FastBox
from walstatt.core.match import Match
from walstatt.core.questions import Roll


def played(match: Match, bots: list[Bot], seed: int, *, watched: bool = False) -> Match:
    """Play to the end; `watched`: nothing may change while a bot thinks."""
    dice = FastBox(seed)
    while match.question is not None:
        question = match.question
        if isinstance(question, Roll):
            match.answer(dice.roll(question, len(match.tape)))
            continue
        seat = question.seats[0]
        before = (match.state.copy(), list(match.tape)) if watched else None
        value = ask(bots[seat], match, seat)
        if before is not None:
            assert (match.state, match.tape) == before
            assert match.question is question
        question.for_seat(seat).check(value)
        match.answer(value, seat)
    return match
