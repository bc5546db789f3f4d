"""`walstatt rules` and `walstatt rule`."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from walstatt.cli import rule_command, rules_command
from walstatt.core.catalogue import Catalogue
from walstatt.core.kits import kits
from walstatt.lab.coverage import Coverage

Walstatt = Callable[..., tuple[int, str, str]]

ROWS = [
    Coverage("aofs.golden_rule", "aofs", "rule", ["games/aofs/setup.py:3", "games/aofs/setup.py:9"], 2, 2),
    Coverage("aofs.modifiers", "aofs", "rule", ["games/aofs/dice.py:8"], 2, 1),
    Coverage("aofs.r.d3", "aofs", "ruling", [], 0, 0),
]


@pytest.fixture
def covered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def rows(_catalogue: Catalogue, _folder: Path | None) -> list[Coverage]:
        return ROWS

    monkeypatch.setattr(rules_command, "coverage", rows)
    monkeypatch.setattr(rules_command, "case_folder", lambda: tmp_path)


@pytest.fixture
def no_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_command, "case_folder", lambda: None)


def ids(out: str) -> list[str]:
    return [line.split()[0] for line in out.splitlines() if line.startswith("aofs.")]


def test_the_list_shows_rules_and_rulings(walstatt: Walstatt) -> None:
    code, out, err = walstatt("rules", "--game", "aofs")
    assert (code, err) == (0, "")
    assert len(ids(out)) == 232
    assert "Qualitätstest" in out and "quality_test" in out


@pytest.mark.usefixtures("covered")
def test_coverage_ends_with_a_summary(walstatt: Walstatt) -> None:
    code, out, err = walstatt("rules", "--coverage", "--game", "aofs", "--lang", "en")
    assert (code, err) == (0, "")
    assert ids(out) == [row.id for row in ROWS]
    assert "games/aofs/setup.py:3 +1" in out
    assert out.splitlines()[-1].split() == ["aofs", "2/2", "2/2", "0/1", "0/1"]


@pytest.mark.usefixtures("covered")
@pytest.mark.parametrize(
    ("filters", "shown"),
    [
        (["--missing"], ["aofs.r.d3"]),
        (["--failing"], ["aofs.modifiers"]),
        (["--missing", "--failing"], ["aofs.modifiers", "aofs.r.d3"]),
    ],
)
def test_filters(walstatt: Walstatt, filters: list[str], shown: list[str]) -> None:
    assert ids(walstatt("rules", *filters)[1]) == shown


@pytest.mark.usefixtures("covered")
def test_json_is_one_list_and_nothing_else(walstatt: Walstatt) -> None:
    rows = json.loads(walstatt("rules", "--coverage", "--json")[1])
    assert rows[1] == {
        "id": "aofs.modifiers",
        "game": "aofs",
        "kind": "rule",
        "cited": ["games/aofs/dice.py:8"],
        "cases": 2,
        "passing": 1,
    }
    assert len(rows) == 3


def test_without_a_case_folder_a_note_goes_to_stderr(walstatt: Walstatt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_command, "case_folder", lambda: None)
    code, out, err = walstatt("rules", "--game", "anima", "--json")
    assert code == 0
    assert len(json.loads(out)) == 174
    assert err.startswith("Hinweis:")


def test_an_unknown_game_lists_the_keys(walstatt: Walstatt) -> None:
    code, out, err = walstatt("rules", "--game", "chess")
    assert (code, out) == (2, "")
    assert "aofs, ags, frostgrave, anima, kalevala" in err


@pytest.mark.usefixtures("no_cases")
def test_a_rule_in_both_languages(walstatt: Walstatt) -> None:
    code, german, _ = walstatt("rule", "aofs.modifiers")
    assert code == 0
    assert "Modifikatoren verändern" in german
    assert "Baut auf" in german and "aofs.quality_test – Qualitätstest" in german
    english = walstatt("rule", "aofs.modifiers", "--lang", "en")[1]
    assert "Modifiers are added" in english and "Needed by" in english and "aofs.r.natural_results" in english


@pytest.mark.usefixtures("no_cases")
def test_a_ruling_numbers_its_choices(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("--lang", "en", "rule", "aofs.r.measuring")
    assert code == 0
    assert out.startswith("aofs.r.measuring\n")
    assert "  1. Distances are measured from base centre" in out
    assert "Cases" not in out


@pytest.mark.usefixtures("no_cases")
def test_a_ruling_in_german(walstatt: Walstatt) -> None:
    code, out, _ = walstatt("rule", "aofs.r.measuring")
    assert code == 0
    assert "Von wo aus wird gemessen" in out and "  1. Gemessen wird von" in out and "Englisch" not in out
    assert "Von wo aus wird gemessen" in walstatt("rule", "aofs.shooting.who")[1]
    assert "Von wo aus wird gemessen" in walstatt("rules", "--game", "aofs")[1]


@pytest.mark.parametrize(
    ("given", "near"),
    [("aofs.modifier", "aofs.modifiers"), ("Qualitätstest", "aofs.quality_test"), ("aofs.r.d4", "aofs.r.d3")],
)
def test_an_unknown_id_names_what_is_near(walstatt: Walstatt, given: str, near: str) -> None:
    code, out, err = walstatt("rule", given)
    assert (code, out) == (2, "")
    assert near in err.split()


def test_an_id_near_to_nothing(walstatt: Walstatt) -> None:
    assert walstatt("rule", "qqq", "--lang", "en") == (2, "", "The catalogue does not know “qqq”.\n")


def test_only_games_that_can_be_played(walstatt: Walstatt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_command, "case_folder", lambda: None)
    known = {row["game"] for row in json.loads(walstatt("rules", "--json")[1])}
    to_come = [msgspec.structs.replace(kit, game="") if kit.key == "anima" else kit for kit in kits()]
    monkeypatch.setattr(rules_command, "kits", lambda: to_come)
    games = {row["game"] for row in json.loads(walstatt("rules", "--playable", "--json")[1])}
    assert known - games == {"anima"}
