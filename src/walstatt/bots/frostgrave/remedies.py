"""What potions and a healer's hands are worth: Health regained, danger kept off, a longer way."""
from __future__ import annotations

from typing import NamedTuple

from walstatt.bots.frostgrave import magic
from walstatt.bots.frostgrave.situation import Situation
from walstatt.games.frostgrave import potions, tending
from walstatt.games.frostgrave.gear import Item
from walstatt.games.frostgrave.state import Figure

THRIFT = 0.05
"""What a potion is worth that is kept for later."""


class Remedy(NamedTuple):
    """A potion or a patient, and what it brings in points."""

    key: str
    value: float


def draught(look: Situation, figure: Figure) -> Remedy | None:
    """The potion that helps most now (frostgrave.campaign.potion)."""
    found = [Remedy(potion.key, _worth(look, figure, potion) - THRIFT) for potion in potions.at_hand(look.play, figure)]
    return max(found, key=lambda remedy: (round(remedy.value, 5), remedy.key), default=None)


def _worth(look: Situation, figure: Figure, potion: Item) -> float:
    """A potion does for its bearer what a spell of its kind would do."""
    worth = magic.healing(look, figure, potion.heal)
    if potion.armour:
        worth += magic.WARDS["steinhaut"] * look.threat(figure, figure.x, figure.y)
    if potion.move and not look.opponents(figure):
        carrier, other = magic.HASTE["eilschritt"]
        worth += carrier if figure.id in look.carriers else other * look.fade
    return worth


def patient(look: Situation, healer: Figure) -> Remedy | None:
    """The friend in contact whose wounds matter most (frostgrave.x.trait.heilkundig)."""
    wounded = tending.patients(look.play, healer)
    found = [Remedy(friend.id, magic.healing(look, friend, tending.HEALING)) for friend in wounded]
    return max(found, key=lambda remedy: (round(remedy.value, 5), remedy.key), default=None)
