"""`walstatt balance`: the table that people see, and calls that cannot be understood."""
from __future__ import annotations

import json
from collections.abc import Callable

import pytest

Walstatt = Callable[..., tuple[int, str, str]]
CALL = ("balance", "ags", "--bot", "random", "--games", "2", "--jobs", "1", "--lists", "riesen,schwarm")


def test_the_table(walstatt: Walstatt) -> None:
    code, out, _ = walstatt(*CALL, "--lang", "en")
    assert code == 0
    assert "Giants" in out and "Swarm" in out
    assert "2 games, 2 per pairing (seed 1)" in out and "⟨" not in out


def test_markdown(walstatt: Walstatt) -> None:
    code, out, _ = walstatt(*CALL, "--lang", "de", "--markdown")
    lines = out.splitlines()
    assert code == 0 and len(lines) == 4
    assert lines[0] == "| Liste | alle | Ries | Schw |"
    assert lines[1] == "| --- | ---: | ---: | ---: |"


def test_json(walstatt: Walstatt) -> None:
    code, out, err = walstatt(*CALL, "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["game"], data["bot"], data["games"]) == ("ags", "random", 2)
    assert data["overall"]["riesen"]["share"] + data["overall"]["schwarm"]["share"] == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "chess"),
        (["ags", "--bot", "nobody"], "nobody"),
        (["ags", "--games", "3"], "3"),
        (["ags", "--games", "0"], "--games"),
        (["ags", "--jobs", "0"], "--jobs"),
        (["ags", "--lists", "riesen,elfen"], "elfen"),
        (["ags", "--lists", "riesen"], "riesen"),
        (["ags", "--lists", "riesen,riesen"], "riesen, riesen"),
    ],
)
def test_wrong_calls(walstatt: Walstatt, words: list[str], told: str) -> None:
    code, out, err = walstatt("balance", *words, "--lang", "en")
    assert (code, out) == (2, "")
    assert told in err
