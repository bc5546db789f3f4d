"""Bots by their names; each is loaded when it is wanted."""
from __future__ import annotations

from importlib import import_module

from walstatt.bots.base import Bot
from walstatt.core.kits import kit_of

BOTS = {
    "captain": ("walstatt.bots.captain", "Captain"),
    "random": ("walstatt.bots.random_bot", "RandomBot"),
    "commander": ("walstatt.bots.commander", "CommanderBot"),
}
NEEDS = {"commander": "commander"}
"""Bots that play only games whose kits have this part."""
AT_ONCE = frozenset({"random", "commander"})
"""Bots that do not think: asking another process would take longer than their answer."""


def bot_names(game: str | None = None) -> list[str]:
    """All, or those that play a game."""
    return [name for name in BOTS if game is None or _plays(name, game)]


def _plays(name: str, game: str) -> bool:
    part = NEEDS.get(name)
    return part is None or bool(getattr(kit_of(game), part, ""))


def make_bot(name: str, seed: int) -> Bot:
    """A fresh bot; what it does follows from its seed and the questions that it is asked."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    module, kind = BOTS[name]
    bot: Bot = getattr(import_module(module), kind)(seed)
    return bot
