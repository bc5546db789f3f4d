"""One attack as data: who strikes whom and how, and what can be foreseen of it."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.anima.state import Figure

Bonus = tuple[int, str]


class Blow(NamedTuple):
    """An attack or push."""

    attacker: Figure
    target: Figure
    kind: str
    """melee, ranged or push"""
    attack_bonus: tuple[Bonus, ...] = ()
    damage_bonus: tuple[Bonus, ...] = ()
    counter: bool = False
    charge: bool = False
    ambush: bool = False
    """The attacker was hidden when it was declared (anima.x.ambush)."""

    def other(self, figure: Figure) -> Figure:
        """Whom the figure fights."""
        return self.target if figure is self.attacker else self.attacker

    @property
    def ranged(self) -> bool:
        return self.kind == "ranged"


class Outlook(NamedTuple):
    """What an option stands for, for previews and odds: the tallies of the roll to come."""

    attack: Tally
    defence: Tally
    damage: Tally | None = None
    armour: Tally | None = None
    lp: int = 0
    dodge: bool = False
    may_dodge: bool = False
    """Nobody knows yet whether the defender will."""
    attack_dice: int = 1
    dodge_dice: int = 1
    heavy_cover: bool = False
    least_loss: int = 0
    attack_total: int | None = None
    """The attack has been rolled already."""
    reroll: bool = False
    """The attacker can roll its die again (anima.x.reroll)."""


class Casting(NamedTuple):
    """What can be foreseen of a special ability: the risk of its user, what the target resists with, and its damage."""

    need: Tally | None
    risk: int
    amount: int
    die: bool
    armour: Tally | None
    lp: int


class Test(NamedTuple):
    """A single die against a number."""

    need: Tally
