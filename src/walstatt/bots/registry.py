"""Bots by their names; each is loaded when it is wanted."""
from __future__ import annotations

from importlib import import_module

from walstatt.bots.base import Bot

BOTS = {
    "captain": ("walstatt.bots.captain", "Captain"),
    "random": ("walstatt.bots.random_bot", "RandomBot"),
}
AT_ONCE = frozenset({"random"})
"""Bots that do not think: asking another process would take longer than their answer."""


def bot_names() -> list[str]:
    return list(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A fresh bot; what it does follows from its seed and the questions that it is asked."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    module, kind = BOTS[name]
    bot: Bot = getattr(import_module(module), kind)(seed)
    return bot
