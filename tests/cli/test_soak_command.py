"""`walstatt soak`: one game as often as one likes, or all of them as often as their kits say."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from tests.cli.conftest import Called

from walstatt.cli import soak_command
from walstatt.core.kits import own_kits
from walstatt.games.shelf import load_game, playable, worlds
from walstatt.lab.soaking import SoakResult

Walstatt = Callable[..., Called]


@pytest.fixture
def soaked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What would be played; the second game of all breaks."""
    asked: list[tuple[str, int]] = []

    def soak(game: str, games: int, seed: int, jobs: int | None) -> Iterator[SoakResult]:
        del jobs
        asked.append((game, games))
        return iter([SoakResult(seed, 3, "broken" if len(asked) == 2 else "", b"{}")])

    monkeypatch.setattr(soak_command, "soak", soak)
    return asked


def test_all_games_as_often_as_their_kits_say(
    walstatt: Walstatt, soaked: list[tuple[str, int]], tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    code, out, _ = walstatt("soak")
    assert soaked == [(key, own_kits()[key].soak) for key in (*playable(), *worlds())]
    assert code == 1 and out.count(" passed, ") == len([*playable(), *worlds()]) and out.count("1 failed") == 1


def test_one_game(walstatt: Walstatt, soaked: list[tuple[str, int]]) -> None:
    code, out, _ = walstatt("soak", "ags", "--games", "7")
    assert (code, soaked) == (0, [("ags", 7)]) and "7 passed, 0 failed" in out
    assert walstatt("soak", "chess").code == walstatt("soak", "--games", "0").code == 2
    assert len(soaked) == 1


def test_a_game_that_cannot_begin_is_told_with_its_seed(walstatt: Walstatt, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_setup(_: Random) -> None:
        raise ValueError("no land")

    monkeypatch.setattr(load_game("kriegsspiel"), "random_setup", no_setup, raising=False)
    code, out, _ = walstatt("soak", "kriegsspiel", "--games", "1", "--seed", "7", "--jobs", "1")
    assert code == 1 and "7" in out and "no land" in out and "0 passed, 1 failed" in out
