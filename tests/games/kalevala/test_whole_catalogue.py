"""Every rule and every ruling of Kalevala is done: the engine cites it, and a case shows it."""
from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from walstatt.core.catalogue import Entry, Rule, load
from walstatt.lab.case_yaml import documents
from walstatt.lab.citations import citations
from walstatt.lab.coverage import case_files

ROOT = Path(__file__).parents[3]
CHAPTERS = range(1, 29)


def chapters(entry: Entry) -> set[int]:
    """A ruling without a chapter in its id belongs to those of the rules that it is about."""
    parts = entry.id.split(".")
    if isinstance(entry, Rule):
        return {int(parts[1])}
    return {int(parts[2])} if parts[2].isdecimal() else {int(id.split(".")[1]) for id in entry.rules}


@cache
def shown() -> frozenset[str]:
    """The ids that cases name, whether they pass or not."""
    files = case_files(ROOT / "tests" / "cases", ["kalevala"])
    return frozenset(
        id for path in files for case in documents(path.read_text("utf-8")) for id in case.get("rules", ())
    )


@cache
def cited() -> frozenset[str]:
    return frozenset(citations())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_of_a_chapter_is_done(chapter: int) -> None:
    entries = [entry.id for entry in load("kalevala").entries() if chapter in chapters(entry)]
    assert entries
    open_ends = {
        id: f"{'cited' if id in cited() else 'not cited'}, {'shown' if id in shown() else 'no case'}"
        for id in entries if not (id in cited() and id in shown())
    }
    assert open_ends == {}
