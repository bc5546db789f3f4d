"""Rolls that say what they are about: undo, forks and replays keep their names; no name comes twice."""
from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import msgspec
import pytest

from walstatt.core.dice import SeededBox, verify
from walstatt.core.match import Match, Outcome, Play, RuleFault
from walstatt.core.questions import Roll, Script, YesNo
from walstatt.core.texts import Text


class Blows(msgspec.Struct):
    struck: list[int]
    done: int = 0

    def copy(self) -> Blows:
        return Blows(self.struck.copy(), self.done)


class Fencing:
    """Three scenes; in each somebody may hesitate before the blow falls. With `careless` two blows share a name."""

    key = "fencing"
    version = 1

    def begin(self, setup: Any) -> Play:
        del setup
        play = Play()
        play.rulings, play.state = {}, Blows([])
        return play

    def scene(self, play: Play) -> Script[None] | None:
        return self.blow(play) if play.state.done < 3 else None

    def blow(self, play: Play) -> Script[None]:
        yield YesNo(0, "fencing:hesitate", "fencing.hesitate")
        name = "blow" if self.careless else f"blow {play.state.done}"
        play.state.struck += yield Roll(0, "fencing:blow", "fencing.blow", 2, 6, about=name)
        play.state.done += 1

    def outcome(self, play: Play) -> Outcome:
        del play
        return Outcome(None, (0.0, 0.0), Text("over"))

    def view(self, play: Play, seat: int | None) -> Any:
        del play, seat

    def redeal(self, play: Play, seat: int | None, rng: Random) -> None:
        del play, seat, rng

    def open_setup(self, setup: Any, seats: Collection[int]) -> Any:  # noqa: ARG002
        return setup

    def by_people(self, setup: Any) -> bool:
        del setup
        return False

    def __init__(self, *, careless: bool = False) -> None:
        self.careless = careless


def play_on(match: Match, box: SeededBox, *, hesitating: bool = False) -> Match:
    while not match.over:
        match.answer(box.roll(match.question, len(match.tape)) if isinstance(match.question, Roll) else hesitating)
    return match


def test_the_same_name_twice_is_an_error() -> None:
    match = Match(Fencing(careless=True), None)
    with pytest.raises(RuleFault, match="NamedTwice: blow"):
        play_on(match, SeededBox(b"x"))


def test_undo_and_forks_ask_for_the_same_names_again() -> None:
    box = SeededBox(b"x")
    match = play_on(Match(Fencing(), None), box)
    struck = match.state.struck
    match.undo(4)
    assert play_on(match.fork(), box).state.struck == struck
    assert play_on(match, box).state.struck == struck


def test_named_rolls_are_verified_by_their_names() -> None:
    box = SeededBox(b"x", "salt")
    match = play_on(Match(Fencing(), None), box)
    assert verify(Fencing(), None, match.tape, b"x", "salt", box.commitment) == 3
