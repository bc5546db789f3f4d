"""Armies on paper: every roster of every game, both languages, any name."""
from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from time import process_time
from typing import Any

import msgspec
import pytest
from pypdf import PdfReader

from walstatt.core.catalogue import load
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.games.lobby import (
    LOBBIES,
    ArmyWish,
    Lobby,
    PrintedArmy,
    PrintedRule,
    PrintedUnit,
    RosterSheet,
)
from walstatt.paper.army_sheet import army_sheet, share_out
from walstatt.paper.fonts import printable

A4_POINTS = (595, 842)
MOST_SECONDS = 0.5
MOST_UNITS = 60


def lobby_of(game: str) -> Lobby:
    lobby = LOBBIES.get(game)
    assert lobby is not None
    return lobby


def rosters_of(game: str) -> list[RosterSheet]:
    """The rosters of a game; none if it has no such thing."""
    found: list[RosterSheet] = getattr(lobby_of(game), "all_rosters", list)()
    return found


def ready_armies() -> Iterator[tuple[str, str, int, str]]:
    """Every army in one language, every roster with several armies in each."""
    for game in LOBBIES:
        for roster in rosters_of(game):
            for number in range(len(roster.armies)):
                yield game, roster.key, number, LANGUAGES[number % len(LANGUAGES)]


def words_of(pdf: bytes) -> str:
    """All that can be read, with single spaces."""
    return words_on(PdfReader(BytesIO(pdf)))


def words_on(pages: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in pages.pages).split())


def usual_army(**change: Any) -> PrintedArmy:
    unit = PrintedUnit("Hauptmann", "50 Punkte", ["Q3+", "V4+"], [["Schwert", "Nahkampf", "3", "1", ""]], [], ["Held"])
    columns = ["Waffe", "Reichweite", "Attacken", "PB", "Sonderregeln"]
    fields = {"people": "Grenzwacht", "points": "50 von 150 Punkten", "weapon_columns": columns, "units": [unit]}
    return PrintedArmy(**{**fields, "rules": [PrintedRule("Held", "Ein Vorbild.")], **change})


@pytest.mark.parametrize(("game", "roster", "number", "language"), list(ready_armies()))
def test_every_ready_made_army_prints(game: str, roster: str, number: int, language: str) -> None:
    lobby, texts = lobby_of(game), Texts(language)
    sheet = next(one for one in lobby.all_rosters() if one.key == roster)
    army = sheet.armies[number]
    printed = lobby.print_army(ArmyWish(roster, units=army.units), army.size, texts)
    pages = PdfReader(BytesIO(army_sheet(army.name[language], printed, texts)))
    words = words_on(pages)
    assert sheet.name[language] in words and printed.points in words
    for unit in printed.units:
        assert unit.name in words and unit.points in words
        for wanted in (*unit.values, *(row[0] for row in unit.weapons)):
            assert wanted in words
    for rule in printed.rules:
        assert f"{rule.name} {rule.text[:20]}" in words
    for page in pages.pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == A4_POINTS


@pytest.mark.parametrize("game", list(LOBBIES))
def test_the_fonts_have_every_letter_of_our_texts(game: str) -> None:
    words = [str(roster) for roster in rosters_of(game)] + [rule.de + rule.en for rule in load(game).rules]
    missing = {sign for word in words for sign in word if sign != "?" and printable(sign) == "?"}
    assert not missing


def test_the_same_army_gives_the_same_file() -> None:
    assert army_sheet("Wacht", usual_army(), Texts("de")) == army_sheet("Wacht", usual_army(), Texts("de"))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>Fett</b> & <img src='x'/>", "<b>Fett</b> & <img src='x'/>"),
        ("</para><para>", "</para><para>"),
        ("Größe, Ærø, Łódź, Ждать", "Größe, Ærø, Łódź, Ждать"),
        ("世界 \U0001f409", "?? ?"),
        ("W" * 40, "W" * 10),
        ("", "Grenzwacht"),
    ],
)
def test_any_name_is_only_a_name(name: str, shown: str) -> None:
    assert shown in words_of(army_sheet(name, usual_army(), Texts("de")))


def test_a_box_for_every_wound_of_every_model() -> None:
    unit = msgspec.structs.replace(usual_army().units[0], wounds=[3, 3, 17])
    pdf = army_sheet("Schar", usual_army(units=[unit]), Texts("de"))
    drawn = PdfReader(BytesIO(pdf)).pages[0].get_contents()
    assert drawn is not None
    assert len(re.findall(rb" re\b", drawn.get_data())) == 3 + 3 + 17
    assert "Wunden 3" in words_of(pdf)


def test_a_force_on_paper_explains_what_its_cards_say_and_nothing_else() -> None:
    roster = next(one for one in rosters_of("ags") if one.key == "horde")
    units = [one for army in roster.armies for one in army.units if one["unit"] == "bergkrieger"][:1]
    army = lobby_of("ags").print_army(ArmyWish(roster="horde", units=units), 50, Texts("de"))
    assert [rule.name for rule in army.rules] == ["Immun", "Zäh", "dieses Modell"]


def test_an_army_without_units() -> None:
    assert "This army has no unit yet." in words_of(army_sheet("Wacht", usual_army(units=[], rules=[]), Texts("en")))


def test_nothing_is_lost_that_is_longer_than_a_page() -> None:
    (unit,) = usual_army().units
    unit.notes = [f"Notiz {number}" for number in range(120)]
    rules = [PrintedRule(f"Regel {number}", "Ein Satz. " * 40) for number in range(40)]
    rules.append(PrintedRule("Lang", "Noch ein Satz. " * 1500))
    pdf = army_sheet("Lang", usual_army(units=[unit] * 3, rules=rules), Texts("de"))
    words = words_of(pdf)
    assert words.count("Notiz 119") == 3 and "Regel 39 Ein Satz." in words
    assert words.count("Noch ein Satz.") == 1500
    assert "Seite 3" in words


def test_the_largest_army_is_quick() -> None:
    lobby, texts = lobby_of("aofs"), Texts("de")
    keys = [unit.key for unit in lobby.all_rosters()[0].units]
    units = [{"unit": keys[number % len(keys)]} for number in range(MOST_UNITS)]
    wish = ArmyWish(lobby.all_rosters()[0].key, units=units)
    spent = []
    for _ in range(4):
        began = process_time()
        army_sheet("Groß", lobby.print_army(wish, 250, texts), texts)
        spent.append(process_time() - began)
    assert min(spent) < MOST_SECONDS, spent


@pytest.mark.parametrize(
    ("wished", "needed", "widths"),
    [
        ([10, 20], [5, 5], [45, 55]),
        ([100, 20], [40, 20], [80, 20]),
        ([300, 100], [20, 20], [66.7, 33.3]),
        ([300, 100], [300, 100], [75, 25]),
        ([0, 0], [0, 0], [50, 50]),
    ],
)
def test_columns_fill_the_room(wished: list[float], needed: list[float], widths: list[float]) -> None:
    assert [round(width, 1) for width in share_out(100, wished, needed)] == widths
