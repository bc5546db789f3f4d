"""Stored tapes: a change of the rules is told with the answer at which it shows, and needs a new version."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walstatt.cli.tapes_command import run
from walstatt.games.aofs.game import GAME, AgeOfFantasySkirmish
from walstatt.lab import stored_tapes
from walstatt.lab.stored_tapes import Played, Scene, check, essence, file_of, read, record, record_cases, write

TAPE = Played("random", 1)
WALK = """\
title: A walk
game: anima
rules: [anima.basic.walk]
characters: {A: {seat: Anna, at: [10, 10]}, B: {seat: Bert, at: [30, 30]}}
play:
  - activate: A
  - action: walk
  - move: [[16, 10]]
expect: {question: action}
"""
Told = Callable[..., tuple[int, str]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One stored game of Age of Fantasy: Skirmish."""
    monkeypatch.setattr(stored_tapes, "PLAYERS", {"random": 1})
    write(file(tmp_path), [record("aofs", TAPE)])
    return tmp_path


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    """The exit code of `walstatt tapes aofs …` and all that it says, in German."""
    monkeypatch.setenv("WALSTATT_LANG", "de")

    def call(*arguments: str) -> tuple[int, str]:
        code = run(["aofs", "--folder", str(tmp_path), *arguments])
        out, err = capsys.readouterr()
        return code, out + err

    return call


def file(folder: Path) -> Path:
    return file_of("aofs", folder)


@pytest.mark.usefixtures("folder")
def test_a_state_that_is_lost_in_a_snapshot_is_told(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    read_state = type(GAME).read_state

    def forgetful(game: AgeOfFantasySkirmish, data: bytes) -> Any:
        state = read_state(game, data)
        state.round = 0
        return state

    assert told()[0] == 0
    monkeypatch.setattr(type(GAME), "read_state", forgetful)
    code, words = told()
    assert code == 1 and "random-1" in words


def remember_otherwise(folder: Path, scene: int, **changes: object) -> Scene:
    """As if the game had once been played in another way."""
    (tape,) = read(file(folder))
    tape.scenes[scene] = msgspec.structs.replace(tape.scenes[scene], **changes)
    write(file(folder), [tape])
    return tape.scenes[scene]


def test_a_game_is_recorded_the_same_every_time() -> None:
    assert record("anima", TAPE) == record("anima", TAPE)


@pytest.mark.usefixtures("folder")
def test_what_plays_as_it_did_passes(told: Told) -> None:
    assert told() == (0, f"aofs: 1 Bänder der Version {GAME.version} spielen wie zuvor.\n")


def test_cases_are_stored_with_where_they_stand(tmp_path: Path) -> None:
    (tmp_path / "anima").mkdir()
    (tmp_path / "anima" / "walk.yaml").write_text(WALK, "utf-8")
    (tape,) = record_cases("anima", tmp_path)
    assert tape.name == "anima/walk.yaml, case 1"
    (scene,) = tape.scenes
    assert (scene.answers, scene.asked) == (3, ["activate", "action", "move"])


def test_a_changed_rule_fails_and_forbids_renewing(
    folder: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file(folder).read_bytes()
    monkeypatch.setattr("walstatt.games.aofs.rounds.ROUNDS", 3)
    for arguments in ((), ("--renew",)):
        code, text = told(*arguments)
        assert code == 1
        assert "random-1: answer" in text
        assert "src/walstatt/games/aofs/game.py" in text
    assert file(folder).read_bytes() == before


def test_another_position_is_told_with_the_answers_that_lead_to_it(folder: Path) -> None:
    scene = remember_otherwise(folder, 9, mark="0")
    (problem,) = check(GAME, folder).problems
    first = scene.answers - len(scene.asked) + 1
    wanted = f"answers {first} to {scene.answers} ({', '.join(scene.asked)}) lead to another position"
    assert problem == f"random-1: {wanted}"


def test_another_question_is_told_with_its_answer(folder: Path) -> None:
    asked = read(file(folder))[0].scenes[9].asked
    scene = remember_otherwise(folder, 9, asked=[*asked[:-1], "jump"])
    (problem,) = check(GAME, folder).problems
    assert problem == f"random-1: answer {scene.answers}: {asked[-1]} is asked, it was jump"


def test_tapes_of_an_older_version_are_recorded_anew(
    folder: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "version", GAME.version - 1)
    write(file(folder), [record("aofs", TAPE)])
    monkeypatch.undo()
    monkeypatch.setattr(stored_tapes, "PLAYERS", {"random": 1})
    monkeypatch.setattr(stored_tapes, "CASES", folder / "no cases")
    code, text = told()
    assert (code, "--renew aofs" in text) == (1, True)
    assert told("--renew") == (0, f"aofs: 1 Bänder der Version {GAME.version} neu aufgenommen.\n")
    assert told()[0] == 0


@pytest.mark.usefixtures("folder")
def test_versions_do_not_go_back(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "version", GAME.version - 1)
    assert told()[0] == told("--renew")[0] == 1


def test_a_game_without_tapes_fails(told: Told) -> None:
    code, text = told()
    assert (code, "--renew aofs" in text) == (1, True)


def test_new_fields_that_are_empty_and_the_last_digits_do_not_count() -> None:
    known = {"figures": {"a1": {"x": 1.0, "wounds": 2}}}
    now = {"figures": {"a1": {"x": 1.0 + 1e-9, "wounds": 2, "tired": False, "gear": []}}, "fogs": ()}
    assert essence(now) == essence(known)
    assert essence({"figures": {"a1": {"x": 1.0}}}) != essence(known)
