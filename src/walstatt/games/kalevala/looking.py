"""Looking at a world with the eyes of the rules, without anything happening in it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from walstatt.core.dice import SeededBox
from walstatt.core.turn import Inputs, Turn
from walstatt.games.kalevala.evaluation import Evaluation, evaluation
from walstatt.games.kalevala.state import World

_NO_DICE: Final = b"nothing is rolled while one looks"
Found = TypeVar("Found")


def looked_at(known: World, look: Callable[[Evaluation], Found]) -> Found:
    """What is found in a copy of a world."""
    return look(evaluation(Turn(known.copy(), Inputs(), SeededBox(_NO_DICE))))
