"""./check: which files belong to what, and what the long run writes down."""
from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from threading import Lock
from types import ModuleType

import pytest

from walstatt.games.shelf import playable, worlds

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


whole, fast, long = script("check_all"), script("check_fast"), script("check_long")
ALL = [*playable(), *worlds()]
CATALOGUE, GLOSSARY, MESSAGES = (f"tests/core/test_{name}.py" for name in ("catalogue", "glossary", "messages"))
SHARED = [f"tests/games/test_{name}.py" for name in ("acting", "ready_armies", "touching")]


def test_every_step_is_in_one_lane() -> None:
    assert sorted(step for lane in whole.LANES for step in lane) == sorted(whole.COMMANDS)
    assert whole.lanes(["coverage", "cases"]) == [["cases", "coverage"]]


def test_the_help_names_every_step() -> None:
    told = subprocess.run([ROOT / "check", "--help"], check=True, capture_output=True, text=True).stdout
    assert set(whole.COMMANDS) <= set(told.split())


def test_what_a_step_says_is_printed_whole(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(whole.COMMANDS, "lint", ["sh", "-c", "echo out; echo wrong >&2; exit 3"])
    outcome = whole.carry_out("lint", Lock())
    assert not outcome.passed
    said = capfdbinary.readouterr().out.decode().splitlines()
    assert said[:3] == ["== lint", "out", "wrong"] and said[3].startswith("-- lint failed, ")


@pytest.mark.parametrize(("failed", "fails_always", "result", "runs"), [
    (["one"], False, 0, 2), (["one"], True, 1, 2), (["one"] * 6, False, 1, 1), ([], False, 1, 1),
])
def test_few_failures_are_tried_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes],
    failed: list[str], fails_always: bool, result: int, runs: int,
) -> None:
    noted = tmp_path / "noted.json"
    noted.write_text(json.dumps({"failedTests": failed}), "utf-8")
    counted = f"echo run >> {tmp_path}/runs"
    monkeypatch.setitem(whole.COMMANDS, "lint", ["sh", "-c", f"{counted}; exit 1"])
    second = whole.Again(["sh", "-c", f"{counted}; exit {int(fails_always)}"], str(noted), "failedTests")
    monkeypatch.setitem(whole.AGAIN, "lint", second)
    assert whole.main(["lint"]) == result
    assert (tmp_path / "runs").read_text().splitlines() == ["run"] * runs
    told = capfdbinary.readouterr().out.decode()
    assert ("1 of lint, named above" in told or "1 aus lint, oben genannt" in told) == (not result)


def test_the_runners_note_their_failures_where_they_are_looked_for(tmp_path: Path) -> None:
    test = tmp_path / "test_it.py"
    test.write_text("def test_wrong():\n    assert False\n", "utf-8")
    rootdir = [f"--rootdir={tmp_path}", "-c", "/dev/null", "-p", "no:schemathesis"]
    cache = tmp_path / "cache"
    command = [sys.executable, "-m", "pytest", *rootdir, "-o", f"cache_dir={cache}", str(test)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1
    noted = Path(whole.AGAIN["tests"].failed).relative_to(whole.TEST_CACHE)
    assert list(json.loads((cache / noted).read_text("utf-8"))) == ["test_it.py::test_wrong"]


def test_an_unknown_step_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert whole.main(["lint", "tets"]) == 2
    assert "tets" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "games", "nearest", "further"),
    [
        ("src/walstatt/games/ags/notation/words.py", ["ags"], [], ["tests/games/ags"]),
        ("src/walstatt/data/rules/anima.toml", ["anima"], [CATALOGUE, GLOSSARY], []),
        ("src/walstatt/data/text/de/frostgrave-more.ftl", ["frostgrave"], [GLOSSARY, MESSAGES], []),
        ("src/walstatt/data/text/en/web-chamber.ftl", [], [GLOSSARY, MESSAGES], []),
        ("src/walstatt/core/match.py", ALL, ["tests/core/test_match.py"], ["tests/core"]),
        ("src/walstatt/games/skirmish.py", ALL, [], SHARED),
        ("src/walstatt/server/worlds.py", [], ["tests/server/test_slow_worlds.py", "tests/server/test_worlds.py"], []),
        ("tests/cases/aofs/charge.yaml", ["aofs"], [], []),
        ("tests/core/test_match.py", [], ["tests/core/test_match.py"], []),
        ("README.md", [], [], []),
    ],
)
def test_what_belongs_to_a_file(name: str, games: list[str], nearest: list[str], further: list[str]) -> None:
    assert fast.games_of([name]) == games
    assert fast.nearest_tests([name]) == nearest
    assert fast.further_tests([name]) == further


def test_the_tests_that_data_belongs_to_exist() -> None:
    assert all((ROOT / test).is_file() for tests in fast.DATA.values() for test in tests)
    assert all((ROOT / place).is_dir() for place in fast.DATA)


@pytest.mark.parametrize(
    ("name", "specs"),
    [
        ("web/src/worlds/WorldPage.svelte", ["worlds.spec.ts"]),
        ("web/src/match/plan.ts", ["match.spec.ts"]),
        ("web/src/lib/api.ts", []),
        ("tests/browser/chamber.spec.ts", ["chamber.spec.ts"]),
    ],
)
def test_which_pages_belong_to_a_file(name: str, specs: list[str]) -> None:
    assert fast.belonging_specs([name]) == specs


def test_nothing_is_run_twice() -> None:
    steps = {step.name: step.command for step in fast.steps(["src/walstatt/core/match.py"])}
    assert steps["nearest tests"][-1] == "tests/core/test_match.py"
    assert list(steps["further tests"][-2:]) == ["tests/core", "--ignore=tests/core/test_match.py"]


def test_what_is_run_is_told() -> None:
    assert fast.shown(fast.Step("lint", [".venv/bin/ruff", "check", "one.py"])) == "ruff check one.py"
    assert len(fast.shown(fast.Step("lint", ["ruff", *["one.py"] * 1000]))) < 400


def test_the_steps_for_what_was_touched() -> None:
    def names(*touched: str) -> list[str]:
        return [step.name for step in fast.steps(list(touched), Path("/nowhere"))]

    assert names("README.md") == ["hygiene"]
    assert names("tests/core/test_match.py") == ["hygiene", "lint", "types", "nearest tests"]
    assert names("src/walstatt/games/ags/duels.py") == ["hygiene", "lint", "imports", "client types", "types", "cases"]


def test_touched_are_committed_changed_and_new_files(tmp_path: Path) -> None:
    def git(*command: str) -> None:
        name = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        subprocess.run(["git", *name, *command], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("old", "changed", "gone"):
        (tmp_path / name).write_text("1")
    git("add", ".")
    git("commit", "-m", "first")
    git("checkout", "-b", "work")
    (tmp_path / "committed").write_text("1")
    (tmp_path / "gone").unlink()
    git("add", "-A")
    git("commit", "-m", "second")
    (tmp_path / "changed").write_text("2")
    (tmp_path / "new").write_text("1")
    assert fast.touched(tmp_path) == ["changed", "committed", "new"]


def test_a_step_without_time_is_ended_with_all_it_has_started() -> None:
    assert fast.run(fast.Step("sleep", ["sh", "-c", "sleep 60 & wait"]), 0.2) is None
    assert fast.run(fast.Step("true", ["true"]), 10) == 0


def test_the_figures_stand_between_their_marks() -> None:
    task = long.Task("soak aofs", "3 games from seed 1", [])
    outcomes = [long.Outcome(task, True, 12.4, "3 passed, 0 failed in 9.1s")]
    newest = long.rows(outcomes, "1234567", "2026-11-16")
    assert newest == ["| soak aofs | 3 games from seed 1 | passed | 3 passed, 0 failed | 12 s | 2026-11-16, 1234567 |"]
    stood = "| fuzz | 9 | passed | good | 1 s | older |\n| soak aofs | 2 | passed | good | 1 s | older |"
    document = f"before\n{long.BEGIN}\n{stood}\n{long.END}\nafter\n"
    fresh = long.written(document, newest)
    assert "| fuzz | 9 |" in fresh and newest[0] in fresh and "| soak aofs | 2 |" not in fresh
    assert fresh.startswith(f"before\n{long.BEGIN}\n") and fresh.endswith(f"{long.END}\nafter\n")
    assert long.written(fresh, newest) == fresh


def test_the_document_has_the_marks() -> None:
    document = long.TARGET.read_text("utf-8")
    assert document.index(long.BEGIN) < document.index(long.END)


def test_a_part_of_the_long_run_is_no_nothing() -> None:
    tasks = long.tasks(1000, 7)
    assert {task.name for task in tasks} >= {"kill -9", "fuzz", "hostile input", "soak taeler", "mutants ags"}
    assert all("0 " not in task.amount[:2] for task in tasks)
