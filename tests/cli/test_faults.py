"""At the terminal, too, a fault of the rules is the program's: it is told, written down, and the game goes on."""
from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.scripted import ScriptedScreen, auto, new_match, session

from walstatt.bots.random_bot import RandomBot
from walstatt.cli import saves
from walstatt.core import tape
from walstatt.core.match import Match, RuleFault
from walstatt.core.questions import Pick, Question
from walstatt.core.seat_match import SeatMatch


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "walstatt" / "faults"


def fail_once(monkeypatch: pytest.MonkeyPatch, *, seats: tuple[int, ...]) -> None:
    """The first pick of one of these seats makes the rules fail."""
    take, failed = Match._take, list[Question]()

    def failing(match: Match, question: Question, value: Any) -> None:
        if isinstance(question, Pick) and question.seat in seats and not failed:
            failed.append(question)
            raise KeyError("a rule that fails")
        take(match, question, value)

    monkeypatch.setattr(Match, "_take", failing)


def test_a_person_is_told_and_asked_again(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_once(monkeypatch, seats=(0, 1))
    screen, match = ScriptedScreen(auto()), new_match(4)
    assert session(match, screen, tmp_path / "game.json", seats=("human", "human")).run() == 0
    assert match.over and "Das Programm selbst hat einen Fehler gemacht" in screen.words
    (written,) = home.iterdir()
    report = json.loads(written.read_text("utf-8"))
    assert "a rule that fails" in report["trace"]
    saved = tape.parse(json.dumps(report["save"]).encode(), "fault")
    again = Match.replay(match.game, match.setup, tape.entries(saved))
    assert again.question is not None and again.question.key == report["question"]
    again.answer(report["value"])


def test_a_bot_that_fails_is_answered_for(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, failed = RandomBot.answer, list[int]()

    def answer(bot: RandomBot, match: SeatMatch, seat: int) -> Any:
        if not failed:
            failed.append(seat)
            raise KeyError("a bot that fails")
        return usual(bot, match, seat)

    monkeypatch.setattr(RandomBot, "answer", answer)
    screen, match = ScriptedScreen(auto()), new_match(4)
    assert session(match, screen, tmp_path / "game.json").run() == 0
    assert match.over and len(list(home.iterdir())) == 1


def test_where_nobody_can_answer_otherwise_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_once(monkeypatch, seats=(1,))
    match, path = new_match(4), tmp_path / "game.json"
    with pytest.raises(RuleFault):
        session(match, ScriptedScreen(auto()), path).run()
    assert saves.open_saved(path).match.tape == match.tape


def test_the_command_line_names_the_fault_as_its_own(
    walstatt: Any, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = RuleFault.at(new_match(4), None, Random(1).random(), None, KeyError("x"))

    def fail(_: list[str]) -> int:
        raise fault

    monkeypatch.setattr("walstatt.cli.rules_command.run", fail)
    code, out, err = walstatt("--lang", "en", "rules")
    assert (code, out) == (70, "") and "The program itself has failed" in err and len(list(home.iterdir())) == 1
