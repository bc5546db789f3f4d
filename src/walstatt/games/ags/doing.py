"""The action under way, as those who look at it from outside see it."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from walstatt.games.ags.state import Figure


class Attacked(NamedTuple):
    """Somebody was attacked: whom, near a neutral figure or not, by what kind of action."""

    target_id: str
    near_neutral: bool
    kind: str
    """The kind of reach, or stossen, zertruemmern, sturmangriff."""


@dataclass(slots=True)
class Doing:
    """One action of one model (or mob)."""

    actor: Figure
    key: str
    attacks: list[Attacked] = field(default_factory=list)
    charge: bool = False
    target: str = ""
    """The model that a charge was announced against."""
    drawn: bool = False
    """Did the 1-inch rule draw it into contact without a charge? (ags.2.3.1.einzoll.keine_attacke)"""
    spoiled: set[str] = field(default_factory=set)
    """Targets against which the attack of this action is spoiled by fear (ags.2.4.5.misslungen)."""
    extra_actions: int = 0
    """[Norm] actions that abilities have granted the actor."""
    reaction: bool = False
    """A passive ability at work: nothing answers to it."""
    joined: str = ""
    """The mob that the actor joined by closing up to it: its own activation is over (ags.2.12.mob.aufnahme)."""
