"""The one place where dice are asked for: it knows whose they are and what for."""
from __future__ import annotations

from typing import Any

from walstatt.core.questions import SUM, Roll, Script
from walstatt.core.tally import Tally
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.state import Figure

DICE, SIDES = 3, 6
LEAST, MOST = DICE, DICE * SIDES


class Thrown:
    """Three dice: what they show, and what they had to."""

    __slots__ = ("faces", "roll")

    def __init__(self, roll: Roll, faces: list[int]) -> None:
        self.roll = roll
        self.faces = faces

    @property
    def sum(self) -> int:
        return sum(self.faces)

    @property
    def reached(self) -> bool:
        return self.roll.reached(self.faces) > 0

    @property
    def fell(self) -> Any:
        return self.roll.fell(self.faces)


def throw(
    play: BattlePlay, owner: Figure | None, purpose: str, rule: str, need: Tally | None, **args: Any
) -> Script[Thrown]:
    """Somebody's roll, or nobody's: of a small field, or of the battle (kalevala.r.war.wuerfelfolge)."""
    seat = owner.party if owner is not None else None
    if owner is not None:
        args["figure"] = play.name(owner)
    roll = Roll(seat, f"kriegsspiel:{purpose}", rule, DICE, SIDES, need, args, compare=SUM)
    faces = yield roll
    return Thrown(roll, faces)


def throw_one(purpose: str, rule: str, **args: Any) -> Script[int]:
    """A single die of the battle: the wind, a raft."""
    faces = yield Roll(None, f"kriegsspiel:{purpose}", rule, 1, SIDES, None, args)
    return int(faces[0])
