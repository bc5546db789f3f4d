"""What a duel is made of: pools of dice, blows, throws, and the outlook that previews and odds read."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.core.tally import Tally
from walstatt.games.ags.abilities import Ability
from walstatt.games.ags.state import Figure


class SteppedTally(Tally):
    """Each change is limited at once (the other reading of ags.r.modifikatoren_reihenfolge)."""

    __slots__ = ()

    @property
    def total(self) -> float:
        value = self._limited(self.base)
        for amount, _ in self.changes:
            value = self._limited(value + amount)
        return value

    def _limited(self, value: float) -> float:
        low = value if self.low is None else max(self.low, value)
        return low if self.high is None else min(self.high, low)


class Pool(NamedTuple):
    """Dice and what each must show, both with their history."""

    strength: Tally
    difficulty: Tally

    @property
    def dice(self) -> int:
        return int(self.strength.total)

    @property
    def need(self) -> int:
        return int(self.difficulty.total)


class Blow(NamedTuple):
    """One duel of an attack: who, with what, against whom."""

    attacker: Figure
    ability: Ability
    target: Figure
    striker: Figure | None = None
    """The member of a mob from which it is measured; None: the attacker itself."""
    area: tuple[float, float, float] | None = None
    """The centre of the area in which the target was caught."""
    charge: bool = False
    plain: bool = False
    """Counter strikes: nothing counts but armour piercing and the target's conditions (ags.r.neutral_dice)."""
    aimed: bool = True
    """Is the target the announced one, not merely caught in an area or aura?"""

    @property
    def kind(self) -> str:
        return self.ability.reach.kind

    @property
    def source(self) -> Figure:
        return self.striker or self.attacker


class Side(NamedTuple):
    """A throw as the odds see it."""

    dice: int
    need: int
    fear: bool = False
    """All successes must be thrown again once (ags.2.4.5.misslungen)."""
    confused: bool = False
    """Verwirrt: the same for WIL rolls, and it uses up the reroll (ags.2.10.verwirrt)."""
    free: bool = False
    """One reroll costs nothing: Schild, Präzision."""


class Thrown(NamedTuple):
    """Dice that lie on the table."""

    faces: tuple[int, ...]
    need: int

    @property
    def successes(self) -> int:
        return sum(face >= self.need for face in self.faces)

    @property
    def alike(self) -> bool:
        return len(set(self.faces)) == 1


class FearAhead(NamedTuple):
    """A fear test that comes before the attack."""

    side: Side
    tn: int


class Outlook(NamedTuple):
    """All that the odds of a duel or test depend on; a side that has rolled stands in `scored` or `defended`."""

    attacker: Side | None
    scored: int = 0
    defender: Side | None = None
    """None: a test against `tn`."""
    defended: Thrown | None = None
    tn: int = 0
    critical_from: int = 2
    """So many dice alike are a critical defence (ags.r.kritisch_wenige_wuerfel); 0: there is none."""
    harm: tuple[int, ...] = ()
    """The damage left for each difference of successes, from 0 on; empty for what does no damage."""
    hp: int = 0
    fear: FearAhead | None = None
    pools: tuple[tuple[str, Pool], ...] = ()
    """Tallies to show: att, def, wil."""
    confused_again: bool = False
    fear_again: bool = True
