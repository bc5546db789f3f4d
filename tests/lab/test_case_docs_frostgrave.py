"""docs/cases.md keeps up with Schnellreferenz: every question, phase and expectation stands in it."""
from __future__ import annotations

import re
from pathlib import Path

from walstatt.games.frostgrave.game import SCENES
from walstatt.lab.case_frostgrave import FIGURE_KEYS, PROFILE_KEYS, TOKEN_KEYS, FrostgraveCases
from walstatt.lab.citations import PACKAGE

DOCS = PACKAGE.parents[1] / "docs" / "cases.md"
QUESTION = re.compile(r'"frostgrave:([a-z_.]+)"')


def words() -> set[str]:
    """All names in backquotes in the part about this game."""
    section = DOCS.read_text("utf-8").partition("# Schnellreferenz (`frostgrave`)")[2].partition("\n# ")[0]
    section = re.sub(r"```.*?```", "", section, flags=re.DOTALL)
    return set(re.findall(r"[\w.]+", "\n".join(re.findall(r"`([^`]+)`", section))))


def test_every_question_stands_in_the_docs() -> None:
    files = (PACKAGE / "games" / "frostgrave").rglob("*.py")
    asked = {name for file in files for name in QUESTION.findall(Path(file).read_text("utf-8"))}
    assert asked - words() == set()


def test_every_key_stands_in_the_docs() -> None:
    keys = {*FrostgraveCases.keys, *FrostgraveCases.expected, *FIGURE_KEYS, *PROFILE_KEYS, *TOKEN_KEYS, *SCENES}
    assert keys - words() == set()
