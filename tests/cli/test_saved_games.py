"""Saving, going on, watching and checking: whole files, damaged ones, foreign ones."""
from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.scripted import ScriptedScreen, auto, new_match, session

from walstatt.cli import saves
from walstatt.cli.play_command import parse, play
from walstatt.cli.replay_command import replay
from walstatt.cli.saves import HUMAN
from walstatt.core import tape
from walstatt.core.match import TapeError
from walstatt.core.texts import Texts

Walstatt = Callable[..., tuple[int, str, str]]
DE = Texts("de")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "finished.json"
    session(new_match(6), ScriptedScreen(auto()), path).run()
    return path


@pytest.fixture(scope="module")
def broken_off(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "open.json"
    session(new_match(6), ScriptedScreen(auto(30)), path).run()
    return path


def changed(path: Path, to: Path, **fields: Any) -> Path:
    data = json.loads(path.read_text("utf-8"))
    to.write_text(json.dumps({**data, **fields}), "utf-8")
    return to


def options(path: Path, **more: Any) -> Namespace:
    usual = {"step": False, "start": 0, "log_only": False, "board_every": 0}
    return Namespace(file=str(path), **{**usual, **more})


# ---- going on


def test_a_game_goes_on_where_it_was_left(broken_off: Path, tmp_path: Path) -> None:
    opened = saves.open_saved(broken_off)
    assert opened.seating.seats == (HUMAN, "random")
    assert sum(opened.typed) == 30 and len(opened.typed) == len(opened.match.tape)
    screen = ScriptedScreen(auto())
    given = parse(["--resume", str(broken_off), "--save", str(tmp_path / "rest.json")], DE)
    assert play(given, screen, DE) == 0
    assert "Weiter geht es mit" in screen.out and "Das Spiel ist aus" in screen.out
    rest = saves.open_saved(tmp_path / "rest.json")
    assert rest.match.over
    assert rest.match.tape[: len(opened.match.tape)] == opened.match.tape


def test_undo_reaches_back_before_the_break(broken_off: Path, tmp_path: Path) -> None:
    given = parse(["--resume", str(broken_off), "--save", str(tmp_path / "rest.json")], DE)
    screen = ScriptedScreen(["undo", "undo", "undo"])
    play(given, screen, DE)
    assert screen.out.count("Zurückgenommen") == 3
    assert sum(saves.open_saved(tmp_path / "rest.json").typed) == 27


def test_the_last_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken_off: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.resolve("last") is None
    path = saves.fresh_path("aofs")
    assert path.parent == tmp_path / "walstatt" / "saves"
    path.parent.mkdir(parents=True)
    path.write_bytes(broken_off.read_bytes())
    assert saves.resolve("last") == path
    assert saves.fresh_path("aofs") != path


def test_without_any_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, walstatt: Walstatt) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, _, err = walstatt("play", "--resume", "last")
    assert code == 2 and "kein gespeichertes Spiel" in err


# ---- damaged and foreign files


def damaged_files(path: Path, folder: Path) -> list[tuple[Path, str]]:
    whole = path.read_bytes()
    cut = folder / "cut.json"
    cut.write_bytes(whole[: len(whole) // 2])
    text = folder / "text.json"
    text.write_text("Dies ist kein Spielstand.")
    pairs = [(cut, "not a whole save file"), (text, "not a whole save file")]
    data = json.loads(whole)
    pairs.append((changed(path, folder / "tape.json", tape=data["tape"][:-3]), "checksum does not fit"))
    pairs.append((changed(path, folder / "format.json", format="other"), "format other"))
    pairs.append((folder / "missing.json", "cannot be read"))
    return pairs


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"]])
def test_damaged_files_are_refused(finished: Path, tmp_path: Path, walstatt: Walstatt, command: list[str]) -> None:
    for path, words in damaged_files(finished, tmp_path):
        code, _, err = walstatt(*command, str(path))
        assert code == 2
        assert words in err and str(path) in err
        assert "Traceback" not in err


def test_a_tape_of_other_rules_is_refused(finished: Path, tmp_path: Path) -> None:
    from walstatt.core.tape import _checksum

    data = json.loads(finished.read_text("utf-8"))
    setup = json.dumps(data["setup"]).encode()
    other = changed(
        finished, tmp_path / "other.json", game_version=99, checksum=_checksum("aofs", 99, setup, data["tape"])
    )
    with pytest.raises(TapeError, match="rules version 99"):
        saves.open_saved(other)
    checksum = _checksum("chess", data["game_version"], setup, data["tape"])
    foreign = changed(finished, tmp_path / "foreign.json", game="chess", checksum=checksum)
    with pytest.raises(TapeError, match="chess"):
        saves.open_saved(foreign)


# ---- watching


def test_a_replay_tells_what_the_game_told(finished: Path) -> None:
    screen = ScriptedScreen(())
    assert replay(options(finished), screen, DE) == 0
    assert "Runde 4 – " in screen.out and "42 │" in screen.out
    assert "gewinnt" in screen.out or "Unentschieden" in screen.out
    assert "⟨" not in screen.out


def test_a_replay_of_the_log_only(finished: Path) -> None:
    screen = ScriptedScreen(())
    replay(options(finished, log_only=True), screen, DE)
    assert "│" not in screen.out
    later = ScriptedScreen(())
    replay(options(finished, log_only=True, start=100), later, DE)
    assert len(later.out) < len(screen.out)


def test_pictures_on_the_way(finished: Path) -> None:
    screen = ScriptedScreen(())
    replay(options(finished, board_every=50), screen, DE)
    assert screen.out.count("42 │") > 2


def test_step_by_step_on_and_back(finished: Path) -> None:
    screen = ScriptedScreen(["", "", "", "b", "q"])
    assert replay(options(finished, step=True, start=60), screen, DE) == 0
    places = [int(prompt.split("/")[0]) for prompt in screen.prompts]
    assert places[0] == 60
    assert places[0] < places[1] < places[2] < places[3] > places[4]


def test_step_by_step_to_the_end(finished: Path) -> None:
    screen = ScriptedScreen([""] * 2000)
    replay(options(finished, step=True), screen, Texts("en"))
    assert "wins" in screen.out or "A draw" in screen.out


def test_a_replay_of_a_game_that_is_not_over(broken_off: Path) -> None:
    screen = ScriptedScreen(())
    replay(options(broken_off), screen, DE)
    assert "Hier bricht die Aufzeichnung ab" in screen.out


# ---- checking


def test_the_dice_of_a_finished_game_are_proven(finished: Path, walstatt: Walstatt) -> None:
    code, out, err = walstatt("verify", str(finished))
    assert (code, err) == (0, "")
    assert "Alles stimmt" in out


def test_an_open_game_is_checked_so_far(broken_off: Path, walstatt: Walstatt) -> None:
    code, out, _ = walstatt("verify", str(broken_off), "--lang", "en")
    assert code == 0 and "not over yet" in out


def test_dice_that_do_not_fit_the_seed(finished: Path, tmp_path: Path, walstatt: Walstatt) -> None:
    dice = json.loads(finished.read_text("utf-8"))["dice"]
    path = changed(finished, tmp_path / "seed.json", dice={**dice, "seed": "00" * 32})
    code, _, err = walstatt("verify", str(path))
    assert code == 1 and "Würfel stimmen nicht" in err


def test_without_a_seed_there_is_nothing_to_check(finished: Path, tmp_path: Path, walstatt: Walstatt) -> None:
    path = changed(finished, tmp_path / "bare.json", dice=None)
    code, _, err = walstatt("verify", str(path))
    assert code == 2 and "Startwert" in err


def test_a_file_of_a_running_match_says_where_it_stops(broken_off: Path, tmp_path: Path) -> None:
    saved, game, setup = saves.open_game(broken_off)
    cut = tmp_path / "cut.json"
    entries = tape.entries(saved)[:5]
    cut.write_bytes(tape.dump(tape.Recording(game, setup, entries), withheld=len(saved.tape) - 5))
    screen = ScriptedScreen(())
    assert replay(options(cut), screen, Texts("en")) == 0
    assert f"{len(saved.tape) - 5} more answers are missing" in " ".join(screen.out.split())
