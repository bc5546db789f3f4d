"""The door of the command line: version, help, language, unknown commands."""
from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from walstatt import __version__
from walstatt.cli.app import COMMANDS
from walstatt.cli.arguments import SENTENCES
from walstatt.core.texts import LANGUAGES, Texts

Walstatt = Callable[..., tuple[int, str, str]]


def replace_command(monkeypatch: pytest.MonkeyPatch, name: str, run: Callable[..., int]) -> None:
    module = ModuleType(name)
    vars(module)["run"] = run
    monkeypatch.setitem(sys.modules, name, module)


def in_shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """As a shell carries it out, with the program in the place of `walstatt`."""
    program = f"{sys.executable} -c 'from walstatt.cli.main import main; main()'"
    known = os.environ | {"WALSTATT_LANG": "en"} | environment
    return subprocess.run(line.replace("walstatt", program), shell=True, capture_output=True, env=known, check=False)


@pytest.mark.parametrize("redirection", [">/dev/full", ">&-"])
@pytest.mark.parametrize("command", ["--help", "rules --game anima", "rule aofs.quality_test"])
def test_output_that_cannot_be_written_is_told(command: str, redirection: str) -> None:
    done = in_shell(f"walstatt {command} {redirection}")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1 and b"breaks off" in done.stderr


def test_input_that_is_closed_is_told(tmp_path: Path) -> None:
    done = in_shell(f"walstatt kalevala check x - --data {tmp_path} <&-")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1


def test_a_screen_that_has_not_all_characters_shows_the_rest() -> None:
    done = in_shell("walstatt --lang de --help", PYTHONIOENCODING="latin-1")
    assert done.returncode == 0 and "erklärt".encode("latin-1") in done.stdout and b"\\u201e" in done.stdout


def test_bytes_that_are_no_characters_are_names_of_files_at_most(tmp_path: Path) -> None:
    done = in_shell(f"walstatt kalevala status \"$(printf 'M\\374ller')\" --data {tmp_path}")
    assert done.returncode == 2 and done.stderr.count(b"\n") == 1 and b"no characters" in done.stderr


def test_version_imports_next_to_nothing() -> None:
    code = "import sys; sys.argv[1:] = ['--version']; from walstatt.cli.main import main; main(); print(*sys.modules)"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    version, modules = printed.splitlines()
    assert version == f"walstatt {__version__}"
    ours = {name for name in modules.split() if name.startswith("walstatt")}
    assert ours == {"walstatt", "walstatt.cli", "walstatt.cli.main"}
    assert not {"msgspec", "rich", "fluent", "numpy"} & set(modules.split())


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_lists_every_command(walstatt: Walstatt, arguments: tuple[str, ...]) -> None:
    code, out, err = walstatt(*arguments)
    assert (code, err) == (0, "")
    assert all(re.search(rf"^  {name} ", out, re.MULTILINE) for name in COMMANDS)
    assert "Ein Spiel spielen" in out


def test_a_version_after_the_language(walstatt: Walstatt) -> None:
    assert walstatt("--lang", "en", "--version") == (0, f"walstatt {__version__}\n", "")


@pytest.mark.parametrize("arguments", [("--lang", "en", "ruls"), ("ruls", "--lang=en"), ("ruls", "--lang", "en")])
def test_an_unknown_command_names_the_nearest(walstatt: Walstatt, arguments: tuple[str, ...]) -> None:
    assert walstatt(*arguments) == (2, "", "There is no command “ruls”. Did you mean “rules”?\n")


def test_an_unknown_command_that_is_near_to_nothing(walstatt: Walstatt) -> None:
    code, _, err = walstatt("xyzzy")
    assert code == 2
    assert "„xyzzy“" in err and "arena" in err


@pytest.mark.parametrize("arguments", [("--lang", "fr"), ("--lang=",), ("rules", "--lang")])
def test_an_unknown_language_is_refused(walstatt: Walstatt, arguments: tuple[str, ...]) -> None:
    code, _, err = walstatt(*arguments)
    assert code == 2
    assert "de, en" in err


def test_arguments_reach_the_command(walstatt: Walstatt, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def play(arguments: list[str]) -> int:
        given.append(arguments)
        return 7

    replace_command(monkeypatch, COMMANDS["play"], play)
    assert walstatt("play", "aofs", "--seed", "3", "--lang", "en", "--", "--lang")[0] == 7
    assert given == [["aofs", "--seed", "3", "--", "--lang"]]


def test_case_hands_on_paths_and_format(walstatt: Walstatt, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[list[Path], bool]] = []

    def case(paths: list[Path], json: bool) -> int:
        given.append((paths, json))
        return 1

    replace_command(monkeypatch, "walstatt.cli.case_command", case)
    assert walstatt("case", "a.yaml", "b", "--json")[0] == 1
    assert given == [([Path("a.yaml"), Path("b")], True)]


def test_a_wrong_option_is_explained_in_the_language(walstatt: Walstatt) -> None:
    code, out, err = walstatt("rules", "--bogus")
    assert (code, out) == (2, "")
    assert err.endswith("walstatt rules: Fehler: unbekannte Angaben: --bogus\n")
    assert walstatt("rule", "--lang", "en")[2].endswith("walstatt rule: error: these arguments are missing: ID\n")


def test_every_sentence_of_the_parser_is_still_one_of_argparse() -> None:
    source = Path(argparse.__file__).read_text("utf-8")
    quoted = {sentence.encode("unicode_escape").decode() for sentence in SENTENCES}
    assert [sentence for sentence in quoted if sentence not in source] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_stand_ins_take_the_same_values(language: str) -> None:
    value = re.compile(r"%(?:\(\w+\))?[sr]")
    for sentence, key in SENTENCES.items():
        said = Texts(language).format(key)
        assert sorted(value.findall(said)) == sorted(value.findall(sentence)), key


def test_german_and_english_know_the_same_messages() -> None:
    folder = Path(__file__).parents[2] / "src" / "walstatt" / "data" / "text"
    keys = [re.findall(r"^[a-z][\w-]*(?= =)", (folder / language / "cli.ftl").read_text("utf-8"), re.MULTILINE)
            for language in LANGUAGES]
    assert keys[0] == keys[1]
