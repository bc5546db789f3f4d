"""The one place where dice are asked for: it knows whose they are and what for."""
from __future__ import annotations

from typing import Any, Final

from walstatt.core.questions import SUM, Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel import effects
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.spells import Throw
from walstatt.games.kriegsspiel.state import Figure

DICE, SIDES = 3, 6
LEAST, MOST = DICE, DICE * SIDES


LITERAL: Final = "kalevala.r.dice_3w10"
TEN_SIDED, MORE_OF_TEN = 10, 5
"""By its other reading 3W10 are three dice of ten sides, which must show so much more than three of six."""
LITERALLY: Final = {
    "kalevala.18.7.ueberleben": (8, 2), "kalevala.14.3.aura": (TEN_SIDED, MORE_OF_TEN),
    "kalevala.18.5.priester_rufen": (TEN_SIDED, MORE_OF_TEN),
}
"""By the rule of a number: the sides of these dice, and how much more they must show."""


def is_literal(play: BattlePlay) -> bool:
    return play.ruling(LITERAL) == 1


def _dice_for(play: BattlePlay, need: Tally | None) -> tuple[Tally | None, int]:
    """With which dice something is rolled, and what they must show."""
    if need is None or not play.persons or not is_literal(play):
        return need, SIDES
    rules = (need.rule, *(one.rule for one in need.changes))
    sides, more = next((LITERALLY[rule] for rule in rules if rule in LITERALLY), (SIDES, 0))
    return need.change(more, LITERAL), sides


class Thrown:
    """Three dice: what they show, and what they had to."""

    __slots__ = ("bonus", "faces", "roll")

    def __init__(self, roll: Roll, faces: list[int], bonus: int = 0) -> None:
        self.roll = roll
        self.faces = faces
        self.bonus = bonus
        """What magic adds to them."""

    @property
    def sum(self) -> int:
        return sum(self.faces) + self.bonus

    @property
    def natural(self) -> int:
        return sum(self.faces)

    @property
    def reached(self) -> bool:
        return self.roll.reached(self.faces) > 0

    @property
    def fell(self) -> Any:
        return self.roll.fell(self.faces)


SURVIVAL: Final = ("survival", "hunger", "swim")
"""Rolls for survival: what is added to somebody's dice makes them no easier (kalevala.20.2.4.segnen, furcht)."""
MAGIC: Final = ("duel", "neutralise", "cast", "ward", "artefacts")
"""Rolls of casters: nobody's triple (kalevala.r.triple)."""


def blessed(figure: Figure, tally: Tally, times: int = 1) -> Tally:
    """Points beside its dice with what magic adds to these; `times` -1: what they must show then."""
    added = effects.effect(figure, effects.DICE)
    return tally.change(times * added.amount, added.rule) if added is not None else tally


def throw(
    play: BattlePlay, owner: Figure | None, purpose: str, rule: str, need: Tally | None, *, against: str = "",
    sides: int = SIDES, **args: Any,
) -> Script[Thrown]:
    """Somebody's roll, or nobody's: of a small field, or of the battle (kalevala.r.war.wuerfelfolge).

    `against` is the small field of an opponent, or what is aimed at. What a triple does follows when the scene is over
    (`magic.tell_of_dice`).
    """
    seat = owner.party if owner is not None else None
    bonus = 0
    if owner is not None:
        args["figure"] = play.name(owner)
        added = effects.effect(owner, effects.DICE) if purpose not in SURVIVAL else None
        if added is not None:
            bonus = added.amount
            need = need.change(-bonus, added.rule) if need is not None else None
    if sides == SIDES:
        need, sides = _dice_for(play, need)
    roll = Roll(seat, f"kriegsspiel:{purpose}", rule, DICE, sides, need, args, compare=SUM)
    faces = yield roll
    if owner is not None and purpose not in MAGIC and len(set(faces)) == 1:
        play.thrown.append(Throw(owner, tuple(faces), purpose, against))
    return Thrown(roll, faces, bonus)


def throw_one(purpose: str, rule: str, **args: Any) -> Script[int]:
    """A single die of the battle: the wind, a raft."""
    faces = yield Roll(None, f"kriegsspiel:{purpose}", rule, 1, SIDES, None, args)
    return int(faces[0])
