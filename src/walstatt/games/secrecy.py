"""Secrets under test: other words in the place of a seat's secrets must change nothing in what the others see."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from walstatt.core.kits import Part

PLANTED_SECRET = "planted-secret"
SECRETS = Part[Callable[[Any, int], bool]]("secrets")
"""Each puts other words in the place of a seat's secrets in a state, or says that there are none."""


def disguise(game: str, state: Any, seat: int) -> bool:
    """Put other words in the place of the seat's secrets; False if it has none."""
    hide = SECRETS.get(game)
    return hide is not None and hide(state, seat)
