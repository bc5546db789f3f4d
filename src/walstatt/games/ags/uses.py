"""An ability at work: what it is aimed at, and what the dice said."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.doing import Doing
from walstatt.games.ags.state import Figure, Marker


class Aim(NamedTuple):
    """What an ability is used on."""

    models: tuple[Figure, ...] = ()
    markers: tuple[Marker, ...] = ()
    point: tuple[float, float, float] | None = None
    announced: tuple[Figure, ...] = ()
    """The models that were named; those merely caught in an area or aura were not."""
    area: tuple[float, float, float] | None = None
    """The centre of the area, if there is one."""


class Use(NamedTuple):
    """An ability at work."""

    user: Figure
    ability: Ability
    doing: Doing
    aim: Aim
    cause: Figure | None = None


class Outcome(NamedTuple):
    """What the dice said."""

    success: bool
    dealt: int
    killed: bool
    critical: bool
