"""Games outside of the program: how they are named, and what is said of those that cannot be played."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Called, walstatt
from tests.examples.conftest import FOLDER

from walstatt.bots.base import ask
from walstatt.bots.captain import Captain
from walstatt.bots.counsellor import can_counsel
from walstatt.core.catalogue import game_keys
from walstatt.core.kits import kit_of
from walstatt.core.match import Match
from walstatt.core.outside import FILES, VARIABLE, BadGame, outside_games
from walstatt.core.questions import Pick, Roll
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.outside import check_outside_games
from walstatt.games.shelf import UnknownGame, load_game, playable

__all__ = ["walstatt"]
Call = Callable[..., Called]


def copied(folder: Path, key: str = "furt", /, **changes: tuple[str, str]) -> Path:
    """The example once more; `game_py=("old", "new")` changes a file."""
    copy = shutil.copytree(FOLDER, folder / key, ignore=shutil.ignore_patterns("__pycache__"))
    for name, (old, new) in changes.items():
        file = copy / name.replace("_", ".")
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
    return copy


def test_a_game_for_every_language() -> None:
    assert {f"{language}.ftl" for language in LANGUAGES} < set(FILES)


def test_without_the_variable_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    assert not outside_games() and "furt" not in playable() and "furt" not in game_keys()
    assert Texts("de").format("furt-stone") == "⟨furt-stone⟩"
    with pytest.raises(UnknownGame):
        load_game("furt")


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    folder = copied(tmp_path)
    (folder / name).unlink()
    monkeypatch.setenv(VARIABLE, str(folder))
    with pytest.raises(BadGame, match=name) as bad:
        check_outside_games()
    assert bad.value.place == folder


BROKEN = {
    "game.py": [
        ("GAME = Furt()", "THE_GAME = Furt()", "no-game", "GAME"),
        ('key, force, scenes, terrain, agreed_by = "furt"', 'key, force, scenes, terrain, agreed_by = "ford"',
         "other-key", "ford"),
        ("GAME = Furt()", "GAME = object()", "lacks", "begin"),
        ("GAME = Furt()", "raise RuntimeError('no luck')", "code", "no luck"),
        ("from __future__", "frm __future__", "code", "SyntaxError"),
    ],
    "rules.toml": [
        ("[[rule]]", "[[rule", "unreadable", "line 1"),
        ('name = "walk"', 'nme = "walk"', "unreadable", "nme"),
        ('name = "walk"\n', "", "unreadable", "furt.walk: lacks name"),
        ('id = "furt.walk"', 'id = "aofs.walk"', "strange-rules", "aofs.walk"),
    ],
    "de.ftl": [
        ("furt-stone = Stein\n", "", "lacks", "furt-stone"),
        ("furt-stone = Stein", "core-player = Stein", "strange-words", "core-player"),
        ("furt-stone = Stein", "furt stone", "unreadable", "furt stone"),
    ],
    "en.ftl": [("play-game-furt = The ford (example)\n", "", "lacks", "play-game-furt")],
}


@pytest.mark.parametrize(
    ("file", "old", "new", "why", "told"), [(file, *case) for file, cases in BROKEN.items() for case in cases]
)
def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, walstatt: Call, file: str, old: str, new: str, why: str, told: str
) -> None:
    folder = copied(tmp_path, **{file.replace(".", "_"): (old, new)})
    for language in LANGUAGES:
        os.environ.pop(VARIABLE, None)
        called = walstatt("--lang", language, "--add-game", str(folder), "play", "furt")
        assert called.code == 2 and not called.out
        assert str(folder / file) in called.err and told in called.err and "⟨" not in called.err, why


def test_folders_that_cannot_be_games(tmp_path: Path, walstatt: Call) -> None:
    called = walstatt("--add-game", str(tmp_path / "nowhere"), "rules")
    assert called.code == 2 and "nowhere" in called.err
    called = walstatt("--add-game", str(copied(tmp_path, "Die-Furt")), "rules")
    assert called.code == 2 and "Die-Furt" in called.err
    called = walstatt("--add-game", str(copied(tmp_path, "aofs")), "rules")
    assert called.code == 2 and "aofs" in called.err
    twice = (str(FOLDER), str(copied(tmp_path)))
    called = walstatt("--add-game", twice[0], f"--add-game={twice[1]}", "rules")
    assert called.code == 2 and twice[0] in called.err


def test_its_rules_can_be_looked_up(walstatt: Call) -> None:
    called = walstatt("--add-game", str(FOLDER), "--lang", "en", "rule", "furt.close")
    assert called.code == 0 and "needs 1 less" in called.out


def test_two_games_beside_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "bach"
    shutil.copytree(FOLDER, other, ignore=shutil.ignore_patterns("__pycache__"))
    for file in other.iterdir():
        file.write_text(file.read_text("utf-8").replace("furt", "bach"), "utf-8")
    (other / "game.py").write_text(
        (other / "game.py").read_text("utf-8").replace("SIZE, DIE, ROUNDS = 20.0, 6, 5", "from .maps import *"), "utf-8"
    )
    (other / "maps.py").write_text("SIZE, DIE, ROUNDS = 24.0, 6, 3\n", "utf-8")
    monkeypatch.setenv(VARIABLE, os.pathsep.join((str(FOLDER), str(other))))
    check_outside_games()
    sizes = [load_game(key).board(1).width for key in ("furt", "bach")]  # type: ignore[attr-defined]
    assert sizes == [20.0, 24.0]


def test_processes_that_are_started_know_it_too() -> None:
    """The soak test plays in several processes."""
    code = "from walstatt.cli.main import main; main()"
    command = [sys.executable, "-c", code, "--add-game", str(FOLDER), "soak", "furt", "--games", "2", "--jobs", "2"]
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=120)
    assert "2 passed, 0 failed" in done.stdout, done.stderr


ADVISOR = '''
from walstatt.bots.base import Counsel
from walstatt.core.texts import text


class Last:
    """Takes the last option, whatever it is."""

    def __init__(self, seed):
        self.seed = seed

    def advise(self, match, seat, question):
        return Counsel(question.options[-1], text("furt-wait")) if hasattr(question, "options") else None
'''


def test_it_may_bring_more_than_four_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(tmp_path)
    (folder / "advisor.py").write_text(ADVISOR, "utf-8")
    (folder / "kit.toml").write_text('advisor = ".advisor:Last"\nstage = "tower"\n', "utf-8")
    assert not can_counsel("furt")
    monkeypatch.setenv(VARIABLE, str(folder))
    check_outside_games()
    kit = kit_of("furt")
    assert can_counsel("furt") and kit is not None and kit.shown_on == "tower"
    game = load_game("furt")
    match = Match(game, game.random_setup(Random(1)))
    while isinstance(match.question, Roll):
        match.answer([6 - len(match.tape)])
    assert isinstance(match.question, Pick)
    assert ask(Captain(1), match, match.question.seats[0]) == match.question.options[-1]
