"""docs/cases.md keeps up with the engine of the Referenzblatt."""
from __future__ import annotations

import re

from walstatt.games.anima.game import SCENES
from walstatt.lab.case_anima import CHARACTER_KEYS, PROFILE_KEYS, AnimaCases
from walstatt.lab.citations import PACKAGE

DOCS = PACKAGE.parents[1] / "docs" / "cases.md"
QUESTION = re.compile(r'"anima:([a-z_.]+)"')


def words() -> set[str]:
    """All names in backquotes in the part about this game."""
    section = DOCS.read_text("utf-8").partition("# Referenzblatt (`anima`)")[2].partition("\n# ")[0]
    section = re.sub(r"```.*?```", "", section, flags=re.DOTALL)
    return set(re.findall(r"[\w.]+", "\n".join(re.findall(r"`([^`]+)`", section))))


def test_every_question_stands_in_the_docs() -> None:
    files = (PACKAGE / "games" / "anima").rglob("*.py")
    asked = {name for file in files for name in QUESTION.findall(file.read_text("utf-8"))}
    assert asked - words() == set()


def test_every_key_of_a_position_stands_in_the_docs() -> None:
    assert {*AnimaCases.keys, *CHARACTER_KEYS, *PROFILE_KEYS, *AnimaCases.expected, *SCENES} - words() == set()
