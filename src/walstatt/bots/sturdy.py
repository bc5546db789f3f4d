"""A bot that fails must not stop a match: somebody is told, and something sensible is answered in its place."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from walstatt.bots.base import Bot, ask, open_question
from walstatt.bots.captain import sensible
from walstatt.core.match import Match, RuleFault


def answer_of(bot: Bot, match: Match, seat: int, report: Callable[[RuleFault], None]) -> Any:
    """The bot's answer; if it has none, the first that will do."""
    question, value = open_question(match, seat), None
    try:
        value = ask(bot, match, seat)
        question.check(value)
    except Exception as problem:
        report(RuleFault.at(match, question, value, seat, problem))
        return sensible(question, Random(0))
    return value
