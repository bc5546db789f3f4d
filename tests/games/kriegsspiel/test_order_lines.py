"""Lines of order sheets and commands at the board are read by one grammar, with the same words."""
from __future__ import annotations

import pytest

from walstatt.core.refusal import Refused
from walstatt.core.texts import Texts
from walstatt.core.umlauts import plain
from walstatt.games.kriegsspiel.orders import NAMES, describe, read_line
from walstatt.games.kriegsspiel.sheets.model import BOARD_WORDS, COMMANDS, MAGIC_WORDS
from walstatt.games.kriegsspiel.sheets.reader import read_orders
from walstatt.games.kriegsspiel.sheets.writer import write_flags, write_line

NOT_YET = {"ÜBERSETZEN", "ENTKRÄFTEN"}
"""Words of the sheet that the board does not know."""


def test_the_board_knows_the_words_of_the_sheet_and_its_own() -> None:
    assert set(NAMES) | NOT_YET == {*COMMANDS, *BOARD_WORDS, *MAGIC_WORDS}


@pytest.mark.parametrize("said", [
    "HALTEN GEGEN Bogen, El", "VORRÜCKEN 2A+10/17 MIT VERBAND, RE", "EINNEHMEN HZ 2A+10", "ANGREIFEN NÄCHSTER GEGEN A",
    "SCHÜTZEN GRUPPE Garde", "STÜRMEN BAU 2A+10/17 GEGEN B MIT VERBAND", "BRECHEN MAUER 2A+10/17-18", "TOR AUF",
    "PLÜNDERN GÜTER", "PHALANX NO 2A+10/17 MIT WUCHT", "BESCHIESSEN MIT NACHRÜCKEN",
])
def test_what_a_sheet_says_is_said_at_the_board(said: str) -> None:
    read = read_orders([f"Garde: {said}"], ["Garde"])
    assert not read.problems
    written, spoken = read.orders.lines[0], read_line(said)
    assert (spoken.command, spoken.against, spoken.options) == (written.command, written.against, written.options)
    assert bool(spoken.target) == bool(written.target or written.facing)


@pytest.mark.parametrize(("said", "target"), [
    ("STÜRMEN 2A+10/24>2A+10/25", "2A+10/24>2A+10/25"), ("BRECHEN MAUER 2A+10/17-18", "2A+10/17>2A+10/18"),
    ("BELAGERN BAU 2A+10/17", "2A+10/17"), ("VORRÜCKEN  2A+10/17:P   MIT RE", "2A+10/17:P"),
    ("ABTEILEN a3, a4 Neue", "a3, a4 Neue"), ("SCHÜTZEN GRUPPE 2", "GRUPPE 2"), ("PHALANX 2 2A+10/17", "2 2A+10/17"),
])
def test_the_board_knows_more_places_than_sheets(said: str, target: str) -> None:
    assert read_line(said).target == target


@pytest.mark.parametrize("said", [
    "", "TOR", "HALTENX", "FLIEGEN 2A+10/1", "ANGREIFEN GEGEN", "HALTEN GEGEN A B", "HALTEN MIT",
    "HALTEN GEGEN Drachen", "HALTEN MIT WUCHT", "HALTEN " + "x" * 1000,
])
def test_what_is_no_line_is_refused(said: str) -> None:
    with pytest.raises(Refused) as refused:
        read_line(said)
    assert refused.value.rule == "kalevala.r.war.befehle_form"


@pytest.mark.parametrize(("option", "words"), [
    ("ANGREIFEN NÄCHSTER", "ANGREIFEN: attack the nearest enemy"),
    ("ANGREIFEN NÄCHSTER MIT RE", "ANGREIFEN: attack the nearest enemy (and take RE along)"),
    ("SCHÜTZEN GRUPPE 2", "SCHÜTZEN: protect troop 2"),
    ("EINNEHMEN HZ 2A+10", "EINNEHMEN: take the trade centre in 2A+10"),
    ("AUFGANG 2A+10/14^2A+10/20", "AUFGANG: look for an ascent to 2A+10/20 by the ladder on 2A+10/14"),
    ("ZERSTÖREN", "ZERSTÖREN: destroy before the enemy has it: your own devices"),
    ("PHALANX 1 MIT WUCHT", "PHALANX: front to the north-east (with the push (WUCHT))"),
])
def test_orders_are_offered_in_words(option: str, words: str) -> None:
    assert Texts("en").say(describe(option)) == words


@pytest.mark.parametrize("proper", [
    "Garde: VORRÜCKEN NÄCHSTER GEGEN Kö, Schiff MIT VERBAND", "Garde: RÜCKZUG 2A+10/17", "Garde: SCHÜTZEN GRUPPE Garde",
    "Garde: ZERSTÖREN BAU 2A+10/17", "Garde: PLÜNDERN GÜTER", "Garde: BESCHIESSEN NÄCHSTER MIT NACHRÜCKEN",
    "Garde: ZAUBERN Lähmen 2A+10/17 BIS 8", "Garde: DUELL NÄCHSTER", "Garde: ENTKRÄFTEN BIS 5",
])
def test_words_are_read_without_umlauts_and_written_with_them(proper: str) -> None:
    read = read_orders([plain(proper)], ["Garde"])
    assert not read.problems and write_line(read.orders.lines[0]) == proper


def test_flags_are_read_without_umlauts_and_written_with_them() -> None:
    proper = ["PLÜNDERN GÜTER", "UNTERSTÜTZUNG NIE", "ZAUBER KR 2 Lähmen 2A+10/17 BIS 8"]
    read = read_orders([f"Merker: {', '.join(map(plain, proper))}, UNTERSTUETZUNG WENN NOETIG"], [])
    assert not read.problems and list(write_flags(read.orders.flags)) == [proper[0], proper[2]]


def test_the_board_reads_words_without_umlauts() -> None:
    said = read_line("VORRUECKEN NAECHSTER GEGEN Koe MIT VERBAND")
    assert (said.command, said.target, said.against) == ("VORRÜCKEN", "NÄCHSTER", ("Kö",))


def test_a_group_keeps_the_name_that_it_was_given() -> None:
    read = read_orders(["NAECHSTER: SCHUETZEN GRUPPE NAECHSTER"], ["NAECHSTER"])
    assert write_line(read.orders.lines[0]) == "NAECHSTER: SCHÜTZEN GRUPPE NAECHSTER"
