"""Moves that the program proposes are accepted, also in positions that once broke the proposer."""
from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from walstatt.core.match import Match
from walstatt.games.aofs.game import GAME

POSITIONS = Path(__file__).parent / "positions"


@pytest.mark.parametrize(("position", "answers"), [("charge_back_to_start", ["a2", "charge", "b2"])])
def test_a_proposed_move_is_accepted(position: str, answers: list[str]) -> None:
    setup = GAME.read_setup((POSITIONS / f"{position}.json").read_bytes())
    match = Match(GAME, setup, record=False)
    for answer in answers:
        match.answer(answer)
    assert match.question is not None and match.question.key == "aofs:move"
    value = msgspec.json.decode(msgspec.json.encode(match.question.sample(Random(1))))
    match.answer(value)
    assert all(value.values())
