"""The guides to Kalevala, tried as written."""
from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from walstatt.cli.app import run

ROOT = Path(__file__).parents[2]
ENGLISH, GERMAN = ROOT / "docs/kalevala/README.md", ROOT / "docs/de/kalevala.md"
BLOCK = re.compile(r"^```(sh)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
CARELESS = ["kalevala", "hand-in", "Worms", "Gunther", "gunther.txt"]
"""The paper with a mistake."""
GERMAN_WORDS = {"papier": "paper", "karte": "map", "still.": "quiet.", "Schreib sauberer.": "Write more neatly."}


def commands(guide: Path) -> list[list[str]]:
    """Its commands one after the other; orders in a block of their own are written into the paper, line by line."""
    blocks = BLOCK.findall(guide.read_text("utf-8"))
    return [
        shlex.split(line, comments=True) if language else ["echo", line, ">>", "paper.txt"]
        for language, block in blocks for line in block.splitlines()
    ]


def carry_out(command: list[str], folder: Path) -> None:
    """What a shell would do, as far as guides need it."""
    if command[0] == "echo":
        _, words, arrow, name = command
        with (folder / name).open("a" if arrow == ">>" else "w", encoding="utf-8") as file:
            file.write(f"{words}\n")
        return
    assert command[0] == "walstatt"
    assert run(command[1:]) == (1 if command[1:] == CARELESS else 0), command


def test_the_english_guide_works_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("WALSTATT_LANG", "en")
    for command in commands(ENGLISH):
        carry_out(command, tmp_path)
    told = capfd.readouterr().out
    for words in (
        "You rule Brunhilde", "Nothing is wrong with this paper", "270.4 is published", "271.1", "EE 1: 2G+4",
        "judgement/Gunther", "Hagen, 270.1, Worms", "5LB, 10RE", "Hagen: 4.50",
    ):
        assert words in told, words
    assert (tmp_path / "map.svg").read_text().startswith("<svg")


def test_both_guides_give_the_same_commands() -> None:
    german = commands(GERMAN)
    for word, english in GERMAN_WORDS.items():
        german = [[part.replace(word, english) for part in command] for command in german]
    assert german == commands(ENGLISH)
