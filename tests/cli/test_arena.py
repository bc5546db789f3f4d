"""`walstatt arena`."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from walstatt.bots.random_bot import RandomBot

Walstatt = Callable[..., tuple[int, str, str]]
QUICK = ("--size", "150", "--jobs", "1")


def test_json(walstatt: Walstatt) -> None:
    code, out, err = walstatt(
        "arena", "aofs", "random", "random", "--games", "2", "--seed", "4", *QUICK, "--json"
    )
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["game"], data["games"], data["seed"], data["size"]) == ("aofs", 2, 4, 150)
    assert set(data["wins"]) == {"random", "random#2"} == set(data["thinking_seconds_per_game"])
    assert sum(data["wins"].values()) + data["draws"] == 2
    assert data["interval"][0] <= data["interval"][1]


def test_words(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("arena", "aofs", "random", "random", "--games", "2", *QUICK, "--lang", "en")
    assert code == 0
    assert "random#2" in out and "2 games" in out and "⟨" not in out
    code, out, _ = walstatt(
        "arena", "aofs", "random", "random", "--games", "1", *QUICK, "--lang", "de"
    )
    assert "Eine Partie" in out and "⟨" not in out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["chess", "random", "random"], "aofs"),
        (["aofs", "random", "general"], "captain, random"),
        (["aofs", "random", "random", "--games", "0"], "--games"),
        (["aofs", "random", "random", "--jobs", "0"], "--jobs"),
        (["aofs", "random", "random", "--size", "123"], "123"),
        (["aofs", "random", "random", "--lists", "elves"], "moorvolk"),
        (["aofs", "random", "random", "--lists", "moorvolk,moorvolk,moorvolk"], "3"),
        (["aofs", "random"], "BOT"),
        (["aofs", "random", "random", "--games", "many"], "many"),
    ],
)
def test_wrong_calls(walstatt: Walstatt, arguments: list[str], word: str) -> None:
    code, out, err = walstatt("arena", *arguments, "--lang", "en")
    assert (code, out) == (2, "")
    assert word in err


def test_a_crash_tells_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch, walstatt: Walstatt) -> None:
    def broken(_: RandomBot, match: Any, __: int) -> Any:
        raise KeyError(len(match.tape))

    monkeypatch.setattr(RandomBot, "answer", broken)
    code, out, err = walstatt("arena", "aofs", "random", "random", "--games", "2", "--seed", "12", *QUICK)
    assert (code, out) == (1, "")
    assert "KeyError" in err and "--seed 12" in err
