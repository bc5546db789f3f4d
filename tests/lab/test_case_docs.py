"""docs/cases.md keeps up with the engine: every question, phase, kind of marker and expectation stands in it."""
from __future__ import annotations

import re
from pathlib import Path

from walstatt.games.ags.game import SCENES
from walstatt.lab.case_ags import MARKERS, MODEL_KEYS, AgsCases
from walstatt.lab.case_ags_cards import CARD_KEYS
from walstatt.lab.citations import PACKAGE

DOCS = PACKAGE.parents[1] / "docs" / "cases.md"
QUESTION = re.compile(r'"ags:([a-z_.]+)"')
DICE = {"att", "def", "wil", "fear", "w3", "w6"}
"""Rolls whose keys are put together while the game runs."""


def words() -> set[str]:
    """All names in backquotes in the part about A Generic Skirmisher, and the keys before a colon in them."""
    section = DOCS.read_text("utf-8").partition("# A Generic Skirmisher")[2]
    section = re.sub(r"```.*?```", "", section, flags=re.DOTALL)
    quoted = "\n".join(re.findall(r"`([^`]+)`", section))
    return set(re.findall(r"[\w.]+", quoted))


def asked() -> set[str]:
    files = (PACKAGE / "games" / "ags").rglob("*.py")
    return DICE.union(*(QUESTION.findall(Path(file).read_text("utf-8")) for file in files))


def test_every_question_stands_in_the_docs() -> None:
    assert asked() - words() == set()


def test_every_key_of_a_position_stands_in_the_docs() -> None:
    keys = {*AgsCases.keys, *MODEL_KEYS, *CARD_KEYS, *MARKERS} - {"emblem"}
    assert keys - words() == set()


def test_everything_that_can_be_expected_stands_in_the_docs() -> None:
    assert AgsCases.expected - words() == set()


def test_every_phase_stands_in_the_docs() -> None:
    assert set(SCENES) - words() == set()
