"""Steps of cases: questions to both seats, offers, and what the reader says where a step does not fit."""
from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from walstatt.lab.cases import run_file

TASKS = """\
title: T
game: ags
rules: [ags.3.1.6.wahl]
phase: tasks
tactic: 1
side_tasks: [falle, kopfgeld]
models:
  A: {seat: Anna, profile: {leader: true}}
  B: {seat: Bert, profile: {leader: true}}
"""


def told(tmp_path: Path, steps: str, head: str = TASKS) -> str:
    path = tmp_path / "case.yaml"
    path.write_text(head + dedent(steps), "utf-8")
    (result,) = run_file(path)
    return result.message


BOTH = "tasks: {Anna: [schrein_einnehmen, kopfgeld], Bert: [schrein_untersuchen, falle]}"


def test_a_question_to_both_is_answered_at_once_or_one_by_one(tmp_path: Path) -> None:
    assert not told(tmp_path, f"play:\n  - {BOTH}\n  - disclose: {{Anna: [], Bert: []}}\n")
    assert not told(tmp_path, """\
    play:
      - {tasks: [schrein_untersuchen, falle], by: Bert}
      - expect: {view: {Anna: {lacks: ['"tactic":"schrein_untersuchen"']}}}
      - {tasks: [schrein_einnehmen, kopfgeld], by: Anna}
      - {disclose: [], by: Anna}
      - {disclose: [falle], by: Bert}
    expect: {tasks: {Anna: {disclosed: []}, Bert: {disclosed: [falle], at_start: [falle]}}}
    """)


def test_those_who_are_still_asked_are_asked(tmp_path: Path) -> None:
    first = "play:\n  - {tasks: [schrein_untersuchen, falle], by: Bert}\n"
    assert not told(tmp_path, f"{first}expect: {{question: tasks, by: Anna}}\n")
    assert "Bert was to be asked" in told(tmp_path, f"{first}expect: {{question: tasks, by: Bert}}\n")


def test_always_answers_for_both(tmp_path: Path) -> None:
    assert not told(tmp_path, f"always: {{disclose: []}}\nplay:\n  - {BOTH}\n")


def test_one_seat_may_be_refused(tmp_path: Path) -> None:
    assert not told(tmp_path, f"""\
    play:
      - refused: {{tasks: {{Anna: [schrein_einnehmen, schrein_untersuchen]}}, rule: ags.3.1.6.wahl}}
      - refused: {{tasks: [falle, kopfgeld], by: Bert, rule: ags.3.1.6.wahl}}
      - {BOTH}
    expect: {{question: disclose}}
    """)


@pytest.mark.parametrize(("step", "said"), [
    ("tasks: [schrein_einnehmen, kopfgeld]", "is asked of several"),
    ("{tasks: [schrein_einnehmen, kopfgeld], by: Carla}", "Carla"),
    ("disclose: {Anna: [], Bert: []}", "answers 'disclose', but 'tasks' is asked of seats 0, 1"),
    ("expect: {offers: {tasks: [falle]}}", "a choice of options is expected"),
    ("expect: {offers: [falle]}", "offers is a mapping"),
])
def test_a_step_that_does_not_fit_says_why(tmp_path: Path, step: str, said: str) -> None:
    problem = told(tmp_path, f"play:\n  - {step}\n")
    assert problem.startswith("line 11:"), problem
    assert said in problem


def test_offers_name_the_question_and_its_options(tmp_path: Path) -> None:
    head = TASKS.replace("phase: tasks\n", "").replace("seat: Anna,", "seat: Anna, at: [4, 4],")
    assert not told(tmp_path, """\
    play:
      - activate: A
      - expect: {offers: {action: [gehen, ende]}, offers_not: {action: [Hieb]}}
    expect: {question: action}
    """, head)
    assert "question 'move' expected" in told(tmp_path, """\
    play:
      - activate: A
      - expect: {offers: {move: [gehen]}}
    """, head)


def test_an_unknown_game_is_told_with_those_that_have_cases(tmp_path: Path) -> None:
    assert "there are aofs, ags" in told(tmp_path, "", "title: T\ngame: chess\nrules: [ags.2.2]\n")
