"""A case of Kalevala that fails says what its writer can go by: refused lines, where things are, what there is."""
from __future__ import annotations

from pathlib import Path

import pytest

from walstatt.lab.cases import run_file

HEAD = """\
title: one
game: kalevala
rules: [kalevala.9.3.geltung]
at: 271.1
map: {2A+10: {all: T}, 2A+11: {all: T}, 2C+10: {all: T}}
realms: {Brunhilde: {core: LB, owns: {2A+10: 3LB, 2A+11: ""}}}
"""
NOWHERE = HEAD.replace('2A+11: ""}', '2A+11: ""}, at: {"2C+10[b]": LB}')


def told(tmp_path: Path, body: str) -> str:
    file = tmp_path / "case.yaml"
    file.write_text(HEAD + body, "utf-8")
    (result,) = run_file(file)
    assert not result.passed
    return result.message


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("expect: {treasury: {Brunhilde: {2A+10: 4}}}\n", ["is 0, not 4", "no phase was run"]),
        (
            'papers: {Brunhilde: "Zug 2A+10 > 2C+10: LB"}\nexpect: {forces: {Brunhilde: {2A+11: {LB: 1}}}}\n',
            ["is 0, not 1", "Brunhilde has 3 LB in 2A+10", "Brunhilde's line 1 by kalevala."],
        ),
        (
            'play:\n  - phase: {papers: {Brunhilde: "Zug 2A+10 > 2C+10: LB"}}\n  - phase: {dice: {roll/2A+11: 3}}\n',
            ["nothing asks for roll/2A+11", "Brunhilde's line 1 by kalevala."],
        ),
        ("papers: {}\nexpect: {list: {Brunhilde: {Troops: [1]}}}\n", ["has no 'Troops'", "there are "]),
        ("papers: {}\nexpect: {told: {Brunhilde: [{place: 2A+12}]}}\n", ["no event", "{"]),
        ("persons: {services: {Brunhilde: {ghz: 2A+10/17}}}\n", ["line 7: persons.services.Brunhilde has no 'ghz'"]),
        ("expect: {forces: {Brunhilde: {2A+10: {XX: 0}}}}\n", ["line 7: there is no symbol 'XX'"]),
        ("expect: {forces: {Brunhilde: {2A+10: {RE: 3}}}}\n", ["RE stand under treasury"]),
        ("requests: [{realm: Brunhilde, number: many}]\n", ["line 7: no requests:", "number"]),
    ],
)
def test_it_says_what_a_writer_can_go_by(tmp_path: Path, body: str, words: list[str]) -> None:
    message = told(tmp_path, body)
    assert [word for word in words if word not in message] == [], message


@pytest.mark.parametrize(
    ("land", "words"),
    [("2A+10: {hz: [24, Dorf]}", "one of F, Mkt"), ("2A+10: {hz: Std}", "[24, Std]"), ("7A+10: {}", "7A+10 is no")],
)
def test_a_map_that_nobody_can_read_is_told_with_its_line(tmp_path: Path, land: str, words: str) -> None:
    file = tmp_path / "land.yaml"
    file.write_text(HEAD.replace("2A+10: {all: T}", land), "utf-8")
    (result,) = run_file(file)
    assert not result.passed and "line 5" in result.message and words in result.message


def test_symbols_are_spelt_as_in_papers(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    head = HEAD.replace("3LB", '"3LB, 2Le, L"')
    file.write_text(f"{head}expect: {{forces: {{Brunhilde: {{2A+10: {{Lt: 2, LA: 1, SB: 0}}}}}}}}\n", "utf-8")
    (result,) = run_file(file)
    assert result.passed, result.message


def test_a_part_that_is_not_there_holds_nobody(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(NOWHERE, "utf-8")
    (result,) = run_file(file)
    assert "'2C+10[b]' is no place where figures can be; there are 2C+10" in result.message
