"""The example game, known to the program as its players make it known."""
from __future__ import annotations

from pathlib import Path

import pytest

from walstatt.core.outside import VARIABLE
from walstatt.games.shelf import PlayableGame, load_game

FOLDER = Path(__file__).parents[2] / "examples" / "furt"


@pytest.fixture(autouse=True)
def with_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))


@pytest.fixture
def furt(with_example: None) -> PlayableGame:  # noqa: ARG001 - it makes the game known
    return load_game("furt")
