"""The watch over random worlds sees what it is meant to see."""
from __future__ import annotations

from typing import Any

import pytest
from tests.desk.conftest import FOLDER

from walstatt.core.outside import VARIABLE
from walstatt.core.turn import Run, Step, Turn
from walstatt.core.world import WorldGame
from walstatt.games.shelf import load_world
from walstatt.games.small_world import told_line
from walstatt.lab.soak import soak_one

SEEDS = range(3)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> WorldGame:
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    return load_world("taeler")


def problems() -> str:
    return " ".join(soak_one("taeler", seed).problem for seed in SEEDS)


def spoil(monkeypatch: pytest.MonkeyPatch, game: WorldGame, name: str, spoilt: Any) -> None:
    before = getattr(type(game), name)
    monkeypatch.setattr(type(game), name, lambda self, *given: spoilt(before(self, *given), *given))


def test_the_example_is_sound(game: WorldGame) -> None:
    assert game.key == "taeler"
    assert problems().strip() == ""


def test_a_report_that_betrays_a_secret_is_found(monkeypatch: pytest.MonkeyPatch, game: WorldGame) -> None:
    def betray(report: dict[str, Any], state: Any, run: Run, realm: str) -> dict[str, Any]:
        del run, realm
        return {**report, "realm": [told_line("taeler-own", gold=state.treasure, men=0, at_pass=0)]}

    spoil(monkeypatch, game, "report", betray)
    assert "betrays elsewhere" in problems()


def test_a_checker_that_betrays_a_secret_is_found(monkeypatch: pytest.MonkeyPatch, game: WorldGame) -> None:
    spoil(monkeypatch, game, "known", lambda _, state, *rest: state.copy() if rest else None)
    spoil(monkeypatch, game, "problems", lambda found, state, *_: found[: state.treasure % 2])
    assert "betrays" in problems()


def test_a_phase_that_is_not_the_same_twice_is_found(monkeypatch: pytest.MonkeyPatch, game: WorldGame) -> None:
    counted: list[int] = []

    def drift(turn: Turn) -> None:
        counted.append(1)
        turn.state.realms["Nord"].points = len(counted)

    spoil(monkeypatch, game, "steps", lambda steps, _: [*steps, Step("drift", drift)])
    assert "other bytes" in problems()


def test_a_state_that_the_rules_should_never_lead_to_is_found(
    monkeypatch: pytest.MonkeyPatch, game: WorldGame
) -> None:
    def debt(turn: Turn) -> None:
        turn.state.realms["Nord"].gold = -1

    spoil(monkeypatch, game, "steps", lambda steps, _: [*steps, Step("debt", debt)])
    assert "less than nothing" in problems()


def test_a_refusal_after_a_clean_check_is_found(monkeypatch: pytest.MonkeyPatch, game: WorldGame) -> None:
    spoil(monkeypatch, game, "problems", lambda *_: [])
    assert "had a clean line" in problems()


def test_words_that_are_missing_are_found(monkeypatch: pytest.MonkeyPatch, game: WorldGame) -> None:
    def mumble(turn: Turn) -> None:
        turn.tell(("Nord",), "taeler-nobody-wrote-this")

    spoil(monkeypatch, game, "steps", lambda steps, _: [*steps, Step("mumble", mumble)])
    assert "no words" in problems()
