"""Results of cases are remembered, and not believed when anything has changed that they rest on."""
from __future__ import annotations

from pathlib import Path

import pytest

from walstatt.lab import case_results
from walstatt.lab.case_results import files_in, program_digest, run_anew, run_changed
from walstatt.lab.cases import CaseResult


class Runner:
    """Runs no case, but knows which were to be run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ran: list[str] = []
        monkeypatch.setattr(case_results, "run_file", self.run)

    def run(self, file: Path) -> list[CaseResult]:
        self.ran.append(file.name)
        return [CaseResult(file, "One", ("aofs.quality_test",), "good" in file.read_text(), "as told")]

    def had(self) -> list[str]:
        ran, self.ran = self.ran, []
        return ran


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(monkeypatch)


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    folder = tmp_path / "cases"
    folder.mkdir()
    for name in "abc":
        (folder / f"{name}.yaml").write_text("good")
    return files_in([folder])


def test_only_what_has_changed_is_run_again(runner: Runner, files: list[Path], tmp_path: Path) -> None:
    memory = tmp_path / "build" / "results.json"
    first = run_anew(files, memory=memory)
    assert runner.had() == ["a.yaml", "b.yaml", "c.yaml"]
    assert run_changed(files, memory=memory) == first and runner.had() == []
    files[1].write_text("bad")
    assert [one.passed for one in run_changed(files, memory=memory)] == [True, False, True]
    assert runner.had() == ["b.yaml"]
    assert run_changed(files, memory=memory)[1] == CaseResult(files[1], "One", ("aofs.quality_test",), False, "as told")
    assert runner.had() == []


def test_a_run_of_the_cases_believes_nothing(runner: Runner, files: list[Path], tmp_path: Path) -> None:
    for _ in range(2):
        run_anew(files, memory=tmp_path / "results.json")
        assert len(runner.had()) == 3


def test_results_of_another_program_are_forgotten(
    runner: Runner, files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = tmp_path / "results.json"
    run_anew(files, memory=memory)
    runner.had()
    monkeypatch.setattr(case_results, "program_digest", lambda: "another")
    run_changed(files, memory=memory)
    assert len(runner.had()) == 3


@pytest.mark.parametrize("content", [b"", b"{", b'{"program": 1}'])
def test_a_spoilt_memory_is_no_memory(runner: Runner, files: list[Path], tmp_path: Path, content: bytes) -> None:
    memory = tmp_path / "results.json"
    memory.write_bytes(content)
    assert len(run_changed(files, memory=memory)) == 3 and len(runner.had()) == 3


def test_the_digest_follows_rules_words_and_content(tmp_path: Path) -> None:
    for place in ("core/match.py", "data/rules/aofs.toml", "data/text/de/aofs.ftl", "games/aofs/melee.py"):
        before = program_digest(tmp_path)
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text("new")
        assert program_digest(tmp_path) != before, place
    before = program_digest(tmp_path)
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "app.py").write_text("new")
    assert program_digest(tmp_path) == before


def test_many_files_are_shared_among_processes(tmp_path: Path) -> None:
    files = []
    for number in range(20):
        files.append(tmp_path / f"{number:02}.yaml")
        files[-1].write_text("nothing\n")
    results = run_anew(files, jobs=2, memory=tmp_path / "results.json")
    assert [one.path for one in results] == files and not any(one.passed for one in results)
