"""Coverage joins citations and case results."""
from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from walstatt.core.catalogue import load
from walstatt.lab.coverage import case_files, case_folder, coverage


@pytest.fixture
def cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three case files, one of them failing, and a runner that only knows their results."""
    results = {
        "a.yaml": SimpleNamespace(rules=("aofs.quality_test", "aofs.modifiers"), passed=True),
        "b.yaml": SimpleNamespace(rules=("aofs.quality_test",), passed=False),
        "c.yml": SimpleNamespace(rules=("aofs.r.d3", "aofs.r.d3"), passed=True),
    }
    folder = tmp_path / "tests" / "cases" / "aofs"
    folder.mkdir(parents=True)
    for name in (*results, "notes.md"):
        (folder / name).touch()
    (tmp_path / "pyproject.toml").touch()
    runner = ModuleType("walstatt.lab.case_results")
    vars(runner)["run_changed"] = lambda paths: [results[path.name] for path in paths]
    monkeypatch.setitem(sys.modules, "walstatt.lab.case_results", runner)
    return folder.parent


def test_cases_are_counted_for_each_rule_they_name(cases: Path) -> None:
    rows = {row.id: row for row in coverage(load("aofs"), cases)}
    assert (rows["aofs.quality_test"].cases, rows["aofs.quality_test"].passing) == (2, 1)
    assert (rows["aofs.modifiers"].cases, rows["aofs.modifiers"].passing) == (1, 1)
    assert (rows["aofs.r.d3"].kind, rows["aofs.r.d3"].cases) == ("ruling", 1)
    assert rows["aofs.quality_test"].failing
    assert not rows["aofs.modifiers"].failing
    assert rows["aofs.golden_rule"].missing


def test_without_a_case_folder_nothing_is_counted() -> None:
    assert {row.cases for row in coverage(load("anima"), None)} == {0}


def test_the_case_folder_stands_beside_the_project_file(cases: Path, tmp_path: Path) -> None:
    package = tmp_path / "src" / "walstatt"
    assert case_folder(package) == cases
    (tmp_path / "pyproject.toml").unlink()
    assert case_folder(package) is None


def test_only_case_files_of_the_games_are_found(cases: Path) -> None:
    assert [path.name for path in case_files(cases, ["aofs", "ags"])] == ["a.yaml", "b.yaml", "c.yml"]
    assert case_files(cases, ["ags"]) == []
