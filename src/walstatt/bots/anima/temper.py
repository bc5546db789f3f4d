"""The numbers behind the words: what characters, points, markers and Gnosis are worth to the captain."""
from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """Everything is counted in points of cost: a usual character is worth about 30."""

    bound: float = 12.0
    """A bound being, whose card has no cost."""
    kill_share: float = 0.5
    """Of a character's worth that goes only with its last LP."""
    foe: float = 1.15
    """What an enemy's loss counts more than an own one: removing all wins at once."""
    last_ones: float = 1.4
    """The same for the last two of the enemy's characters."""
    point: float = 11.0
    """A point of Knoten, Kundschafter or Kontrolle."""
    ambush_point: float = 14.0
    """A point of Hinterhalt."""
    clash_point: float = 0.6
    """A point of Schlagabtausch."""
    wait: float = 0.72
    """What is left of a goal's worth for each further turn that it needs."""
    staying: float = 0.5
    """Of a place's worth for each of the next two turns in which one could stay there."""
    dodges: float = 0.75
    """How often an enemy that can dodge does so."""
    counters: float = 0.5
    exposure: float = 0.5
    """Weight of what enemies that have not acted yet could do to a character where it ends."""
    later_exposure: float = 0.15
    """The same for enemies that have acted in this turn."""
    marker: float = 2.4
    """A marker that can be kept for the next turn."""
    attack_marker: float = 3.4
    """A marker of a character that is still to be activated in this turn."""
    gnosis: float = 1.5
    spare_gnosis: float = 0.5
    """A point that would be regained anyway."""
    hunt: float = 0.8
    """Of an attack's worth that draws a character towards an enemy out of reach."""
    hiding: float = 0.35
    """What danger is left for who is hidden."""
    strikes_first: float = 1.0
    flees_first: float = 0.35
    unknown: float = 1.5
    """A building block of which nothing is known."""


STEADY = Temper()
