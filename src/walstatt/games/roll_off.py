"""Who is first: both players roll, ties are rolled again."""
from __future__ import annotations

from walstatt.core.match import Play
from walstatt.core.questions import Fallen, Roll, Script


def roll_off(play: Play, key: str, rule: str, sides: int, event: str, *rules: str) -> Script[int]:
    """Both roll one die until one is higher; the seat that has it. Every pair of dice is told by an event."""
    while True:
        faces: list[int] = []
        for seat in (0, 1):
            faces += yield Roll(seat, key, rule, 1, sides)
        play.note(event, rule, *rules, dice=Fallen(tuple(faces), sides))
        if faces[0] != faces[1]:
            return int(faces[1] > faces[0])
