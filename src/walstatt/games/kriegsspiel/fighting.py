"""A whole battle between order sheets, without anybody at the board: the same sheets and dice give the same battle."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from walstatt.core.questions import Question, Roll
from walstatt.core.texts import Text
from walstatt.games.kriegsspiel import commander
from walstatt.games.kriegsspiel.game import GAME
from walstatt.games.kriegsspiel.play import BattlePlay
from walstatt.games.kriegsspiel.setup import Setup

Dice = Callable[[tuple[object, ...], Roll], list[int]]
"""What falls for a roll, by what it is about: the round, what for, whose, against whom or where, and which try."""


def fight(setup: Setup, dice: Dice) -> BattlePlay:
    """Fought to its end, with its log."""
    play = begun(setup)
    fight_out(play, dice)
    return play


def begun(setup: Setup) -> BattlePlay:
    play: BattlePlay = GAME.begin(setup)
    play.log = []
    return play


def fight_out(play: BattlePlay, dice: Dice, after: Callable[[], None] = lambda: None) -> None:
    """There are twelve rounds at most, and every group is told once in each; `after` is called after every scene."""
    tries = NamedTries()

    def reply(question: Question) -> Any:
        if not isinstance(question, Roll):
            assert question.seat is not None
            return commander.answer(play, question, question.seat)
        return dice(tries.about(play, question), question)

    while (scene := GAME.scene(play)) is not None:
        try:
            question = next(scene)
            while True:
                question = scene.send(reply(question))
        except StopIteration:
            after()


class NamedTries:
    """Names rolls of one battle; what is rolled for again in a round has the number of the try behind it."""

    def __init__(self) -> None:
        self._tries: Counter[tuple[object, ...]] = Counter()

    def about(self, play: BattlePlay, roll: Roll) -> tuple[object, ...]:
        about = about_of(play, roll)
        self._tries[about] += 1
        return (*about, *([self._tries[about]] if self._tries[about] > 1 else []))


def about_of(play: BattlePlay, roll: Roll) -> tuple[object, ...]:
    """The subject of a roll, whatever was rolled before it (kalevala.r.war.wuerfelfolge)."""
    subjects = (roll.args.get(name) for name in ("figure", "party", "device", "target", "at", "gf"))
    named = [one.args["id"] if isinstance(one, Text) else one for one in subjects if one is not None]
    return (f"KR{play.state.round}", roll.name, *named)
