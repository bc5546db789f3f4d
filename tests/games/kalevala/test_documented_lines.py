"""Every line of notation that the pages about papers show can be read, in both languages the same ones."""
from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.papers.grammar import WORDS
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.write import write

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAPERS = ("kalevala/papers.md", "de/kalevala-papiere.md")
PERSONS = (
    ("kalevala/king.md", "de/kalevala-koenig.md"), ("kalevala/wizard.md", "de/kalevala-zauberer.md"),
    ("kalevala/temples.md", "de/kalevala-tempel.md"),
)
WITH_PAPERS = (
    ("kalevala/README.md", "de/kalevala.md"), ("kalevala/battles.md", "de/kalevala-schlachten.md"), *PERSONS,
)
NOW = Date(271, 1)
_SPAN = re.compile(r"`([^`]+)`(\s*…)?")
_FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TEXTS = ("Brief", "Eilbrief", "Bote", "An den SL", "Antrag", "Vertrag", "Kultur", "Aufstellung", "Aktion", "Abwesend",
          "Orakel", "Vertretung")
_FIRST_WORDS = frozenset(written.split()[0] for written in (*WORDS.values(), *_TEXTS))


def shown_lines(page: str) -> list[str]:
    """What stands in the cells of tables; a text of several lines with words and its end."""
    return lines_in((DOCS / page).read_text(encoding="utf-8").splitlines())


def explained_lines(page: str) -> list[str]:
    """What stands in first cells and is explained beside them."""
    rows = (DOCS / page).read_text(encoding="utf-8").splitlines()
    return lines_in(f"|{row.split('|')[1]}" for row in rows if row.startswith("| `"))


def lines_in(rows: Iterable[str]) -> list[str]:
    found: list[str] = []
    for row in rows:
        for span, more in _SPAN.findall(row) if row.startswith("|") else ():
            line = span.replace("\\|", "|")
            if line.startswith("…"):
                line = found[-1].partition(";")[0] + line.removeprefix("…")
            if line.split()[0].rstrip(":") in _FIRST_WORDS:
                if found and found[-1] == "Ebene 2":
                    line = f"{found[-1]}\n{line}"
                words = "REST: HALTEN" if line.startswith("Aufstellung") else "Worte"
                found.append(f"{line}\n{words}\nEnde" if more and line.endswith(":") else line)
    return found


def shown_papers(page: str) -> list[str]:
    """What stands apart as a paper of its own."""
    fenced = _FENCED.findall((DOCS / page).read_text(encoding="utf-8"))
    return [words for language, words in fenced if not language and words.split()[0] in _FIRST_WORDS]


@pytest.mark.parametrize("page", PAPERS)
def test_every_line_of_the_page_can_be_read(page: str) -> None:
    lines = shown_lines(page)
    assert len(lines) > 100
    for line in lines:
        found = read(line, NOW)
        assert not found.problems, f"{line}: {found.problems}"
        assert found.paper.orders or line.startswith(("Zeit", "Ebene", "bleiben")), line


def test_both_languages_show_the_same_lines() -> None:
    english, german = (sorted(write(read(line, NOW).paper) for line in shown_lines(page)) for page in PAPERS)
    assert english == german


@pytest.mark.parametrize("both", PERSONS, ids=lambda both: str(both[0]))
def test_lines_for_persons_can_be_read_and_are_the_same_in_both_languages(both: tuple[str, str]) -> None:
    english, german = ([read(line, NOW) for line in explained_lines(page)] for page in both)
    assert english
    assert not any(one.problems for one in (*english, *german))
    assert [write(one.paper) for one in english] == [write(one.paper) for one in german]


@pytest.mark.parametrize("both", WITH_PAPERS, ids=lambda both: str(both[0]))
def test_papers_that_pages_show_can_be_read_and_are_the_same_in_both_languages(both: tuple[str, str]) -> None:
    english, german = ([read(paper, NOW) for paper in shown_papers(page)] for page in both)
    assert english
    assert not any(one.problems for one in (*english, *german))
    assert [[type(order) for order in one.paper.orders] for one in english] == [
        [type(order) for order in one.paper.orders] for one in german]


def test_every_kind_of_line_stands_on_the_page() -> None:
    shown = {line.split()[0].rstrip(":") for line in shown_lines(PAPERS[0])}
    assert not _FIRST_WORDS - shown
