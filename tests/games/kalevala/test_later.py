"""docs/kalevala/later.md against the coverage: a rule of its chapters is either done or waits there, never both."""
from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from walstatt.core.catalogue import Entry, Rule, load
from walstatt.lab.case_yaml import documents
from walstatt.lab.citations import citations
from walstatt.lab.coverage import case_files

ROOT = Path(__file__).parents[3]
CHAPTERS = (*range(1, 19), *range(20, 29))
PIECES = {"entering", "battle", "figures", "screen", "post"}
READINGS = re.compile(r"^## Readings that do not act\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
"""A table of its own, with a test of its own."""
CHAPTER = re.compile(r"## Chapter (\d+):")
ROW = re.compile(r"\| `(?P<id>[^`]+)` \| (?P<piece>[^|]+) \| (?P<why>[^|]+) \|")
HALF = re.compile(r"\| `(?P<id>[^`]+)` \| [^|]+ \|")


class Waiting(NamedTuple):
    chapter: int
    id: str
    piece: str
    why: str


@cache
def page() -> tuple[list[Waiting], list[str]]:
    """What waits, and what is done by halves."""
    chapter, waiting, halves = 0, list[Waiting](), list[str]()
    text = (ROOT / "docs" / "kalevala" / "later.md").read_text("utf-8")
    for line in READINGS.sub("", text).splitlines():
        if line.startswith("## "):
            found = CHAPTER.match(line)
            chapter = int(found[1]) if found else 0
        elif chapter and (row := ROW.fullmatch(line)):
            waiting.append(Waiting(chapter, row["id"], row["piece"].strip(), row["why"].strip()))
        elif not chapter and (half := HALF.fullmatch(line)):
            halves.append(half["id"])
        else:
            assert not line.startswith("| `"), f"no row of the page: {line}"
    return waiting, halves


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
def test_every_rule_of_a_chapter_is_done_or_waits(chapter: int) -> None:
    waiting = {row.id for row in page()[0]}
    entries = [entry.id for entry in load("kalevala").entries() if chapter in chapters(entry)]
    open_ends = {
        id: f"{'cited' if id in cited() else 'not cited'}, {'shown' if id in shown() else 'no case'}"
        for id in entries if id not in waiting and not (id in cited() and id in shown())
    }
    assert open_ends == {}
    both = [id for id in entries if id in waiting and (id in cited() or id in shown())]
    assert both == [], "these act, or a case shows them, and yet they wait"


def test_the_page_names_known_rules_of_their_chapters_once() -> None:
    waiting, halves = page()
    catalogue = load("kalevala")
    for row in waiting:
        entry = catalogue.get(row.id)
        assert entry is not None, f"{row.id} is no rule"
        assert row.chapter in chapters(entry), f"{row.id} does not belong to chapter {row.chapter}"
        assert row.piece in PIECES, f"{row.id} waits for {row.piece}"
        assert row.why
    twice = [id for id, times in Counter([row.id for row in waiting] + halves).items() if times > 1]
    assert twice == []


def test_what_is_done_by_halves_is_done() -> None:
    assert [id for id in page()[1] if id not in cited() or id not in shown()] == []
