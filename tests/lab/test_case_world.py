"""Cases of worlds: those of the example pass, and whatever is not quite as written is an error that names the line."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from walstatt.core.catalogue import load
from walstatt.core.outside import VARIABLE
from walstatt.games.outside import check_outside_games
from walstatt.lab.case_results import files_in, run_anew
from walstatt.lab.case_world import CASE_KEYS, EXPECT_KEYS, PHASE_KEYS, WorldCases
from walstatt.lab.cases import run_file
from walstatt.lab.coverage import coverage

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "taeler"
HEAD = "title: one\ngame: taeler\nrules: [taeler.levy]\n"


@pytest.fixture(autouse=True)
def with_valleys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    check_outside_games()


def told(tmp_path: Path, body: str) -> str:
    """What is wrong with a case; nothing if it passes."""
    file = tmp_path / "case.yaml"
    file.write_text(HEAD + body, "utf-8")
    (result,) = run_file(file)
    assert result.passed == (not result.message) and "the program broke" not in result.message
    return result.message


def test_the_cases_of_the_example_pass_and_show_every_rule() -> None:
    results = run_anew(files_in([FOLDER / "cases"]))
    assert [f"{one.title}: {one.message}" for one in results if not one.passed] == []
    assert len(results) >= 14
    assert [row.id for row in coverage(load("taeler"), ROOT / "tests" / "cases") if row.missing] == []


WRONG = {
    "an unknown key": ("paper: {Nord: heben 1}", 4, "unknown key 'paper'"),
    "a realm that there is none of": ("papers: {Sued: heben 1}", 4, "refused"),
    "a roll without dice": ("papers: {Nord: graben}", 1, "'dig/Nord' is rolled"),
    "dice that nothing asks for": ("papers: {Nord: heben 1}\ndice: {dig/Nord: 3}", 5, "nothing asks for dig/Nord"),
    "a face that no die has": ("papers: {Nord: graben}\ndice: {dig/Nord: 7}", 5, "dig/Nord is refused"),
    "another need": ("papers: {Nord: graben}\ndice:\n  dig/Nord: {faces: 1, need: 5}", 6, "needs 2, not 5"),
    "dice that are words": ("papers: {Nord: graben}\ndice: {dig/Nord: many}", 5, "dice are a number"),
    "a decision that nothing asks for": ("decide: {plead/Nord/1: true}", 4, "nothing asks for plead/Nord/1"),
    "another state": ("expect:\n  state:\n    realms: {Nord: {gold: 3}}", 6, "state.realms.Nord.gold is 4, not 3"),
    "a state of no realm": ("expect:\n  state: {realms: {Sued: {gold: 3}}}", 5, "state.realms has no 'Sued'"),
    "a state before of no realm": ("state: {realms: {Nord: {silver: 3}}}", 4, "has no 'silver'"),
    "a state before of another type": ("state: {realms: {Nord: {gold: many}}}", 4, "no such state"),
    "another setup": ("setup: {veins: 3}", 4, "no setup"),
    "a setup that is refused": ("setup: {veins: [6, 6, 6]}", 1, "the setup is refused"),
    "a setup that is not refused": ("refused: taeler.veins", 4, "the setup is not refused"),
    "a setup that another rule refuses": ("setup: {treasure: 99}\nrefused: taeler.dig", 5, "refused by taeler.veins"),
    "no such event": ("papers: {Nord: heben 1}\nexpect:\n  events: [taeler.dig]", 6, "no event taeler.dig"),
    "an event too many": ("papers: {Nord: heben 1}\nexpect:\n  no_events: [taeler.levy]", 6, "there is an event"),
    "told to another": ("papers: {Nord: heben 1}\nexpect:\n  told: {Ost: [taeler.levy]}", 6, "no event"),
    "events before any phase": ("expect: {events: [taeler.levy]}", 4, "no phase has been run"),
    "a word too few": ("papers: {Nord: heben 1}\nexpect:\n  report: {Ost: {has: [levied]}}", 6, "has no"),
    "a word too many": ("papers: {Nord: heben 1}\nexpect:\n  report: {Nord: {has_not: [levied]}}", 6, "has 'levied'"),
    "another decision": ("papers: {Nord: bitten}\nexpect:\n  decisions: {plead/Nord/1: true}", 6, "is False, not True"),
    "a decision that is asked for": ("papers: {Nord: bitten}\nexpect:\n  no_decisions: [plead/Nord/1]", 6, "asked for"),
    "an act that is carried out": (
        "play:\n  - refused: {phase: {acts: [{kind: letter, args: {realms: [Nord], words: Hallo}}]}, rule: x}", 5,
        "accepted",
    ),
    "the end while something waits": (
        "setup: {by_hand: true}\npapers: {Nord: ziehen 1, Ost: ziehen 1}", 1, "awaited: battle/pass",
    ),
    "a phase without anything": ("play:\n  - phase:", 5, "a phase is a mapping"),
    "nothing waits": ("papers: {Nord: heben 1}\nexpect: {waiting: [battle/pass]}", 5, "awaited are []"),
    "another phase to come": ("papers: {Nord: heben 1}\nexpect: {label: Jahr 1}", 5, "'Jahr 2', not 'Jahr 1'"),
    "not over": ("expect: {over: true}", 4, "not over"),
    "a paper that is accepted": ("play:\n  - refused: {papers: {Nord: heben 1}, rule: taeler.levy}", 5, "accepted"),
    "another rule": ("play:\n  - refused: {papers: {Nord: heben 9}, rule: taeler.dig}", 5, "not by taeler.dig"),
    "papers beside phases": ("papers: {Nord: heben 1}\nplay:\n  - phase: {}", 5, "phases in play"),
    "a step of two": ("play:\n  - {phase: {}, expect: {}}", 5, "a step is"),
    "an act without a kind": ("acts: [{args: {}}]", 4, "acts are"),
}


@pytest.mark.parametrize("what", WRONG)
def test_it_is_strict(tmp_path: Path, what: str) -> None:
    body, line, reason = WRONG[what]
    message = told(tmp_path, body)
    assert message.startswith(f"line {line}: ") and reason in message, message


def test_what_is_right_passes(tmp_path: Path) -> None:
    """The cases above fail for their reason, not because such a case could not pass."""
    assert told(tmp_path, "papers: {Nord: [heben 1, graben]}\ndice: {dig/Nord: {faces: 1, need: 2}}\n"
                          "expect: {state: {realms: {Nord: {gold: 5}}}, label: Jahr 2, over: false}") == ""
    assert told(tmp_path, "acts: [{kind: letter, args: {realms: [Nord], words: Hallo}}]\n"
                          "expect: {told: {Nord: [{key: core-letter-of-game-master, words: Hallo}]}}") == ""
    assert told(tmp_path, "play:\n  - refused: {phase: {acts: [{kind: nonsense}]}, rule: ''}\n"
                          "  - phase: {}\nexpect: {no_decisions: [plead/Nord/1]}") == ""


def test_everything_stands_in_the_docs() -> None:
    section = (ROOT / "docs" / "cases.md").read_text("utf-8").partition("# Worlds")[2].partition("\n# ")[0]
    section = re.sub(r"```.*?```", "", section, flags=re.DOTALL)
    words = set(re.findall(r"[a-z_]+", "\n".join(re.findall(r"`([^`]+)`", section))))
    assert {*CASE_KEYS, *PHASE_KEYS, *EXPECT_KEYS, *WorldCases.keys, *WorldCases.expected} - words == set()


def test_a_world_is_no_match(tmp_path: Path) -> None:
    assert re.search("unknown key 'always'", told(tmp_path, "always: {push: no}"))
