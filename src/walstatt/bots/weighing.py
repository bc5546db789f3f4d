"""Why a choice was made: the part of its worth by which it stands out against the others."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from walstatt.bots.base import Counsel
from walstatt.core.texts import Text

T = TypeVar("T")
Parts = Mapping[str, float]


EVEN = "even"
"""No part is ahead."""
AHEAD = 1e-6


def decisive(mine: Parts, other: Parts | None) -> str:
    """The part of a choice's worth that speaks most for it, against the next best choice if there is one."""
    ahead = {part: worth - (other or {}).get(part, 0.0) for part, worth in mine.items()}
    part = max(ahead, key=lambda part: ahead[part])
    return part if ahead[part] > AHEAD else EVEN


def runner_up(choices: Iterable[T], chosen: T, worth: Callable[[T], float]) -> T | None:
    """The best of the others."""
    return max((one for one in choices if one is not chosen), key=worth, default=None)


def percent(chance: float) -> int:
    return round(100 * chance)


def because(value: Any, why: Text) -> Counsel | None:
    """An answer with its reason; nothing where there is no answer."""
    return None if value is None else Counsel(value, why)
