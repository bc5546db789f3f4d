"""Papers of Kalevala: what is written is read again, every mistake has its place, and nothing is too odd to be told."""
from __future__ import annotations

import unicodedata
from time import process_time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walstatt.core.papers import MOST_CHARACTERS
from walstatt.core.texts import LANGUAGES, Texts
from walstatt.core.umlauts import plain
from walstatt.games.kalevala.court.records import SpecialFigure
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.figures.king.lines import KINDS as KINGS
from walstatt.games.kalevala.figures.king.lines import (
    Abdicate,
    BuildPalace,
    Crown,
    HealKing,
    KeepKing,
    Sacrifice,
    SpareKing,
)
from walstatt.games.kalevala.papers import model
from walstatt.games.kalevala.papers.grammar import MARKS
from walstatt.games.kalevala.papers.mistakes import NUMBERED
from walstatt.games.kalevala.papers.model import Listing, Order, Paper
from walstatt.games.kalevala.papers.read import MOST_LINES, MOST_ORDERS, read
from walstatt.games.kalevala.papers.write import write
from walstatt.games.kalevala.realm.buildings import Building, Opening
from walstatt.games.kalevala.realm.pieces import KINDS, Own, known_piece, piece

AT = Date(271, 1)
SYMBOLS = [symbol for symbol in KINDS if (found := piece(symbol)) is not None and found.symbol == symbol]

kfs = st.integers(1, 48)
places = st.builds(
    lambda row, number, part: f"2{row}+{number}{part}",
    st.sampled_from("ABCDEFGHIKLMNOPQRSTUVWXYZ"), st.integers(0, 60), st.sampled_from(["", "[a]", "[c]"]),
)
large = places.map(lambda place: place.partition("[")[0])
waters = st.builds(lambda place, letter: f"{place}~{letter}", large, st.sampled_from(["", "b"]))
numbers = st.integers(1, 99_999)
pieces = st.tuples(
    st.sampled_from([*SYMBOLS, "QuW/3", "QuW(2)", "Z/30", "Pr/23", "AC(H)", "LB(W)", "On(k102)", "Ka", "Bü"]), numbers
)
single = st.sampled_from([("Ag3", 1), ("KrKö/4/0", 1)])
inner = st.builds(Listing, st.lists(pieces | single, max_size=3).map(tuple), st.integers(0, 500))
listings = st.builds(
    Listing, st.lists(pieces | single, min_size=1, max_size=4).map(tuple), st.integers(0, 900),
    st.lists(
        st.tuples(st.sampled_from(["FS", "LS", "SS"]), inner.filter(lambda one: one != Listing())), max_size=2
    ).map(tuple),
)
groups = st.sampled_from(["KW1", "KW2", "EX1", "EX2"])
layouts = st.lists(listings, min_size=1, max_size=3).map(tuple)
openings = st.builds(Opening, kfs, kfs, st.integers(0, 2).filter(bool) | st.just(0), st.booleans())
houses = st.builds(
    lambda kind, kf, gates, cult: Building(kind, kf, openings=tuple(gates), cult=cult if kind[0:2] == "Tt" else ""),
    st.sampled_from(["Tu", "Bf", "BF", "Tt", "Tt/20"]), kfs, st.lists(openings, max_size=3), st.sampled_from(["", "D"]),
)
buildings = houses | st.builds(lambda kf: Building("Fundament", kf), kfs) | st.builds(
    lambda kf, other: Building("Br", kf, other), kfs, kfs
) | st.builds(lambda kf, other: Building("Ma", kf, other, (Opening(kf, other),), side=kf), kfs, kfs) | st.builds(
    lambda kf, one, other: Building("BR", kf, banks=(str(one), str(other))), kfs, kfs, kfs
)
names = st.text("abcdefghäöüß ABC", min_size=1, max_size=20).map(str.strip).filter(
    lambda name: name and not name.startswith("als ") and " an " not in f" {name} " and " aus " not in f" {name} "
)
STEERING = "".join(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
letters = st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp", "Cs"], exclude_characters=STEERING)
words = st.text(letters, min_size=1).map(str.rstrip).filter(
    lambda one: one.strip() and one.strip().lower() != "ende" and len(one.splitlines()) == 1
)
orders: st.SearchStrategy[Order] = st.one_of(
    st.just(model.Stay()),
    st.builds(model.Move, st.lists(places | waters, min_size=2, max_size=5).map(tuple), listings),
    st.builds(model.Ferry, places, places, st.sampled_from(["FS", "LS", "SS"]), listings),
    st.builds(model.Board, places, listings, st.booleans()),
    st.builds(model.Harness, places, listings, st.booleans()),
    st.builds(model.Convert, places, listings, st.booleans()),
    st.builds(model.Zone, places, st.lists(places, min_size=1, max_size=4).map(tuple)),
    st.builds(model.People, places, numbers),
    st.builds(model.Arm, places, listings),
    st.builds(model.Build, large, buildings),
    st.builds(model.Demolish, large, buildings),
    st.builds(model.Repair, places, listings),
    st.builds(model.Mend, large, buildings),
    st.builds(
        lambda place, kf, amount, canal: model.Work(f"{place}/{kf}", amount, canal), large, kfs, numbers, st.booleans()
    ),
    st.builds(model.PayFrom, places, numbers),
    st.builds(model.Dismiss, places, listings),
    st.builds(model.Scout, st.integers(1, 9), places, places, st.booleans()),
    st.builds(model.GiveUp, places, places),
    st.builds(model.NameCapital, places),
    st.builds(model.StrikeGuests, places, names),
    st.builds(model.Permit, names, numbers, numbers, st.lists(places, max_size=3).map(tuple)),
    st.builds(
        model.Enter, st.integers(1, 9), places, places, st.sampled_from("EBK"), listings, st.just(Listing()) | listings,
        st.just(0) | kfs, st.just("") | names, st.just("") | names.filter(lambda name: not name.startswith("HZ")),
        st.booleans(), st.booleans(), st.booleans(), st.lists(names, max_size=2).map(tuple),
        st.lists(st.tuples(kfs, listings), max_size=2).map(tuple), st.booleans(), st.booleans(), st.just("") | names,
        st.lists(st.sampled_from(MARKS), max_size=2).map(tuple),
    ),
    st.builds(
        lambda kind, place, kf, said: Crown(kind, f"{place}/{kf}", said), st.sampled_from(KINGS), large, kfs, words
    ),
    st.builds(lambda place, kf: BuildPalace(f"{place}/{kf}"), large, kfs),
    st.builds(KeepKing, st.booleans()),
    st.builds(HealKing, numbers),
    st.just(SpareKing()) | st.just(Abdicate()),
    st.builds(Sacrifice, places, listings),
    st.builds(model.FormGroup, groups, places | waters, listings, st.just(Listing()) | listings),
    st.builds(model.MoveGroup, groups, st.lists(places | waters, min_size=2, max_size=4).map(tuple), layouts),
    st.builds(model.MoveGroup, groups, st.tuples(waters), layouts, st.sampled_from([-9, -1, 1, 3])),
    st.builds(model.BoardGroup, groups, places | waters, st.just(Listing()) | listings),
    st.builds(model.DissolveGroup, groups, places | waters, st.booleans()),
    st.builds(model.LeaveGroup, groups, places, listings),
    st.builds(
        model.HandOver, places, names, listings, st.just("") | groups, st.just("") | places,
        st.just(Listing()) | listings,
    ),
    st.builds(model.Cede, places, names, numbers, st.just(Listing()) | listings, grant=st.integers(0, 999)),
    st.builds(model.FiefOrder, places, st.booleans()),
    st.builds(model.CloseField, places | waters, names),
    st.builds(model.SendSearching, st.sampled_from(["EX1", "EX2"]), numbers, words),
    st.builds(model.Cross, places, places, listings, st.just(Listing()) | listings),
    st.builds(model.OpenRift, places),
    st.builds(lambda place, kf: model.RaiseGate(f"{place}/{kf}"), large, kfs),
    st.builds(model.GiveZeh, places, st.sampled_from(["Z/30", "Z/55/3", "My/5", "Pr/23"]), numbers),
    st.builds(model.Drag, places, names, listings),
    st.builds(
        model.Found, places, listings, st.just(0) | kfs, st.just("") | names,
    ),
    st.builds(model.Raze, places),
    st.builds(model.MakePeace, places | waters, names),
    st.builds(model.Agree, large, names, st.booleans()),
    st.builds(model.LetDecay, large),
    st.builds(
        model.TypedRow, st.sampled_from([1, 2]), st.sampled_from(["RE", "HZ", "LB", "AC(H)", "Tu", "BF"]),
        st.tuples(*[st.integers(0, 1_999_999).map(lambda twice: twice / 2)] * 6),
    ),
    st.builds(model.TypedPlace, places | waters, listings),
    st.builds(model.WriteLetter, names, words, st.just("") | names),
    st.builds(model.ProposeTreaty, names, names, words, st.just("") | names),
    st.builds(model.SealTreaty, names, names),
    st.builds(model.CancelTreaty, names, names),
    st.builds(model.ToGameMaster, words),
    st.builds(model.DescribeCulture, words),
    st.just(model.Dated(AT)),
    st.builds(model.OnPlane, st.sampled_from([1, 2])),
    st.builds(model.HandItem, places, st.just("Ring"), st.sampled_from(["LB", "Pr/23", "Zt", "Zt+Ring"])),
    st.builds(model.HandItem, places, st.just("Ring"), kf=kfs),
    st.builds(model.Move, st.tuples(places, places), listings, grant=st.integers(1, 999)),
    st.builds(model.Scout, st.integers(1, 9), places, places, st.booleans(), grant=st.integers(1, 999)),
    st.builds(model.Dismiss, places, st.just(Listing((("LB+Horn+Ring", 1), ("Zt", 7), ("Kan(k102)", 2))))),
)
OWN = Own(
    frozenset(SpecialFigure(symbol, "Brunhilde", symbol, counts_as="device").kind() for symbol in ("Zt", "Kan")),
    frozenset({"Ring", "Horn"}),
)


def spoilt(paper: str) -> st.SearchStrategy[str]:
    """Something odd at some place of it."""
    return st.builds(lambda at, odd: paper[:at] + odd + paper[at:], st.integers(0, len(paper)), st.text(max_size=5))


def unnumbered(paper: Paper) -> list[Order]:
    return [msgspec.structs.replace(order, line=0) for order in paper.orders]


@settings(max_examples=300, deadline=None)
@given(st.lists(orders, max_size=6))
def test_written_and_read_it_is_the_same(written: list[Order]) -> None:
    found = read(write(written), AT, OWN)
    assert found.problems == [] and unnumbered(found.paper) == written


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=400) | st.lists(orders, max_size=3).map(write).flatmap(spoilt))
def test_whatever_is_wrong_has_a_place_a_rule_and_words(paper: str) -> None:
    for problem in read(paper, AT).problems:
        assert 1 <= problem.line <= len(paper.splitlines()) + 1 and problem.column >= 1
        assert problem.rule.startswith("kalevala.")
        for language in LANGUAGES:
            assert problem.why.key not in Texts(language).say(problem.why)


def test_ten_megabytes_are_refused_before_they_are_read() -> None:
    (problem,) = read("Zug 2A+10 > 2A+11: LB\n" * 500_000, AT).problems
    assert problem.why.key == "core-paper-too-long"
    many = read("bleiben\n" * (MOST_CHARACTERS // 8 - 1), AT)
    assert many.problems[-1].line == MOST_ORDERS + 1
    late = read("#\n" * MOST_LINES + "bleiben", AT)
    assert late.problems[-1].line == MOST_LINES + 1
    long = read("\n".join([f"Wandeln 2A+10: {', '.join(['LB'] * 1_000)}"] * 40), AT)
    assert long.problems[-1].why.key == "kalevala-paper-too-many-orders"


def test_texts_that_never_end_are_read_at_once() -> None:
    begun = process_time()
    read("Kultur:\n" * (MOST_LINES - 1) + "Zug 2A+10 > 2A+11: LB", AT)
    assert process_time() - begun < 2


@pytest.mark.parametrize(
    ("paper", "key"),
    [
        (f"Vertrag mit Gunther über {'x' * 61}:\nJa.\nEnde", "kalevala-paper-title-long"),
        (f"Vertrag mit Gunther über Zoll:\n{'x' * 20_001}\nEnde", "kalevala-paper-text-long"),
        (f"Brief an {'x' * 61}: Ja.", "kalevala-paper-name-long"),
        (f"Eilbrief als {'x' * 61} an Gunther aus 2A+10: Ja.", "kalevala-paper-name-long"),
        (f"Antrag {'x' * 201}: Bitte.", "kalevala-paper-name-long"),
        (f"Bote {'x' * 201}: Seite.", "kalevala-paper-name-long"),
        (f"Kultur: {'x' * 20_001}", "kalevala-paper-text-long"),
        (f"Abwesend 271.3 bis 272.1: {'x' * 20_001}", "kalevala-paper-text-long"),
        (f"Zug 2A+10 > 2A+11: {'FS[' * 3_000}LB{']' * 3_000}", "kalevala-paper-too-deep"),
        ("Brief an : Hallo", "kalevala-paper-head"),
        ("Eilbrief an Gunther: Hallo", "kalevala-paper-head"),
        ("Wandeln 2A+10: 99999999999LB", "kalevala-paper-number"),
        ("Volk 2A+10: 99999999999", "kalevala-paper-number"),
        ("Liste 2 LB: 1000000 | | | | |", "kalevala-paper-number"),
        ("Zug 2A+10 > 2A+99999999999: LB", "kalevala-paper-coordinate-form"),
        ("Zug 2A+10 > 2A11: LB", "kalevala-paper-coordinate-form"),
        ("Zug 2A+10 > Burgheim: LB", "kalevala-paper-coordinate-form"),
        ("Bau 2A+10: Tu KF99999999999 Tor 17-16", "kalevala-paper-kf"),
        ("Kanal 2A+10/99999999999: 4", "kalevala-paper-coordinate-kf"),
        ("Wandeln 2A+10: Z/999", "kalevala-paper-zeh"),
        ("Zeit 99999999999.1", "kalevala-refused-date"),
        ("Vertrag mit Gunther über Zoll:\nEnde", "kalevala-paper-empty-text"),
    ],
)
def test_what_is_too_long_too_large_or_unfinished_is_named(paper: str, key: str) -> None:
    (problem,) = read(paper, AT).problems
    assert problem.why.key == key


def test_a_head_of_a_treaty_that_never_ends_is_read_at_once() -> None:
    begun = process_time()
    read(f"Vertrag als {'x mit x über ' * 20_000}", AT)
    read(f"Vertrag{' ' * 200_000}mit", AT)
    assert process_time() - begun < 2


@pytest.mark.parametrize("digits", ["0", "100000", "9" * 12, "9" * 200])
@pytest.mark.parametrize("line", [
    "Zug 2A+10 > 2A+11: {}LB", "Wandeln 2A+10: {}RE", "EE {}: 2A+10 > 2A+11", "Kanal 2A+10/17: {}", "Volk 2A+10: {}",
    "Unterhalt aus 2A+10: {}", "Wandeln 2A+10: LB laut Antrag {}",
])
def test_of_a_number_out_of_all_bounds_the_bounds_are_told(line: str, digits: str) -> None:
    problem, = read(line.format(digits), AT).problems
    assert (problem.rule, problem.why.key) == ("kalevala.9.2.anzahl", "kalevala-paper-number")
    assert problem.column == line.index("{}") + 1
    assert len(str(problem.why.args["number"])) < 60


def test_the_figures_of_a_list_have_bounds_too() -> None:
    problem, = read(f"Liste 2 LB: {'9' * 200},5 | | | | | 5", AT).problems
    assert problem.why.key == "kalevala-paper-number"


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_symbol_is_its_own_name(symbol: str) -> None:
    assert known_piece(symbol).symbol == symbol and known_piece(symbol).base == symbol


@pytest.mark.parametrize(
    ("written", "stored"),
    [("LA", "L"), ("IP", "lP"), ("QIP", "QlP"), ("SI", "Sl"), ("Lt", "Le"), ("BA", "B"), ("AA", "A"), ("Pr", "Pr/0"),
     ("PrD", "PrD/0")],
)
def test_spellings_that_are_read_but_never_written(written: str, stored: str) -> None:
    assert known_piece(written).symbol == stored


@pytest.mark.parametrize(
    "written",
    ["", "Z", "Ag", "Ag0", "KrKö/5/0", "KrKö/4/101", "Z/101", "QuW/5", "QuW/2(1)", "On(H)", "lb", "XX"],
)
def test_what_is_no_symbol(written: str) -> None:
    assert piece(written) is None


@pytest.mark.parametrize(("written", "better"), [
    ("Wandle 2A+10: LB", "Wandeln 2A+10: LB"),
    ("Wandle danach 2A+10: LB", "Wandeln danach 2A+10: LB"),
    ("Enzug EE 4: 2A+10 > 2A+11 B: 3LB", "Einzug EE 4: 2A+10 > 2A+11 B: 3LB"),
    ("Unterhalt 2A+10: 8", "Unterhalt aus 2A+10: 8"),
    (" Wandeln 2A+10: 3LB, 2ON, 4BB", " Wandeln 2A+10: 3LB, 2On, 4BB"),
    ("Wandeln 2A+10: 4BL", "Wandeln 2A+10: 4LB"),
    ("Wandeln 2a+10: LB", "Wandeln 2A+10: LB"),
    ("Zug 2A+10 > 2a+11/17: LB", "Zug 2A+10 > 2A+11: LB"),
    ("Zug 2A+10/17 > 2A+11: LB", "Zug 2A+10 > 2A+11: LB"),
    ("Wandeln 2A+10: 2Ag1, LB", "Wandeln 2A+10: Ag1, LB"),
    ("zug 2a+10 > 2a+11: lb, 2bb", "zug 2A+10 > 2A+11: LB, 2BB"),
    ("Zug 2A+10 -> 2A+11 → 2A+12: LB", "Zug 2A+10 > 2A+11 > 2A+12: LB"),
    ("Wandeln 2A+10 3LB; 2BB", "Wandeln 2A+10: 3LB, 2BB"),
    ("Kanal 2A+10/17 4", "Kanal 2A+10/17: 4"),
    ("Wandln 2A+10: LB, Quark/9", "Wandeln 2A+10: LB, Quark/9"),
    ("Zug 2A+10 - 2A+11: LB", "Zug 2A+10 > 2A+11: LB"),
    ("- Wandeln 2A+10: LB", "Wandeln 2A+10: LB"),
    ("12. Wandeln 2A+10: LB.", "Wandeln 2A+10: LB"),
    ("„Wandeln 2A+10: LB“", "Wandeln 2A+10: LB"),
    ("Wandeln 2A+10：３LB", "Wandeln 2A+10:3LB"),
    ("Wandeln 2A+10: 3LB und 2BB", "Wandeln 2A+10: 3LB, 2BB"),
    ("Wandeln 2A+10: 3LB,, 2BB,", "Wandeln 2A+10: 3LB, 2BB"),
    ("EE 1 2A+10 > 2A+11", "EE 1: 2A+10 > 2A+11"),
    ("Bau 2A+10: Turm 17 Tor 17-18", "Bau 2A+10: Tu KF17 Tor 17-18"),
    ("Bau 2A+10: Mauer 17-18", "Bau 2A+10: Ma KF17-18"),
    ("Lieber Gunther", ""),
    ("…", ""),
    ("- , .", ""),
    ("Aufstellung 2A+10: Gruppe Garde: 2A+10/17: 4lb", "Aufstellung 2A+10: Gruppe Garde: 2A+10/17: 4LB"),
])
def test_what_is_nearly_right_is_put_right_in_its_line(written: str, better: str) -> None:
    assert [one.suggestion for one in read(written, AT).problems] == [better]


def test_letters_of_two_characters_are_one_letter() -> None:
    written = "Ru\u0308sten 2A+9: LB\nAufstellung 2A+9:\nGruppe Su\u0308d: 2A+9/7 LB\nEnde\nBrief an Hagen: Su\u0308d"
    assert read(written, AT) == read(unicodedata.normalize("NFC", written), AT)
    assert not [one for one in read(written, AT).problems if one.line == 1]


def test_blanks_around_names_and_titles_stand_for_nothing() -> None:
    wide = " " * 31
    (treaty,) = read(f"Vertrag mit{wide}Gunther über{wide}Nordfriede:\nWorte\nEnde", AT).paper.orders
    assert treaty == model.ProposeTreaty("Gunther", "Nordfriede", "Worte", line=1)
    (problem,) = read("Brief an \u00ad :\nWorte\nEnde", AT).problems[:1]
    assert (problem.line, problem.rule) == (1, "kalevala.2.1.kopf")
    assert read("Gott erscheint 2A+14 für \t gegen Gunther:\nRuhe\nEnde", AT).paper.orders == ()


def test_an_old_template_is_a_paper_for_another_phase() -> None:
    (problem,) = read("#! 269.1 Brunhilde\nbleiben", AT).problems
    assert (problem.line, problem.column, problem.rule) == (1, 4, "kalevala.2.4.kennzeichnung")
    assert read(f"{problem.suggestion}\nbleiben", AT).problems == []
    assert read("# 269.1 Brunhilde\n#! 269.1 Brunhilde\n#! bald\nbleiben", AT).problems == []


def test_nothing_in_the_template_of_another_realm_is_read() -> None:
    found = read("#! 271.1 Gunther\nRüsten 2A+10: 3LB", AT, Own(realm="Brunhilde"))
    assert [one.why.key for one in found.problems] == ["kalevala-paper-other-realm"] and found.paper.orders == ()
    assert read("#! 271.1 Brunhilde\nRüsten 2A+10: 3LB", AT, Own(realm="Brunhilde")).problems == []


@pytest.mark.parametrize(("symbol", "whole"), sorted(NUMBERED.items()))
def test_who_is_never_written_without_numbers_is_shown_with_them(symbol: str, whole: str) -> None:
    right = f"Zug 2A+10 > 2A+11: {whole}"
    (problem,) = read(f"Zug 2A+10 > 2A+11: {symbol}", AT).problems
    assert (problem.why.key, problem.suggestion) == ("kalevala-paper-number-wanted", right)
    assert not read(right, AT).problems
    assert [one.suggestion for one in read(f"Zug 2A+10 > 2A+11: {symbol}x", AT).problems] == [right]


def test_a_text_of_one_line_may_be_closed_and_nothing_else_is() -> None:
    closed = read("Brief an Gunther: Hallo\nEnde\nbleiben", AT)
    assert not closed.problems and [one.line for one in closed.paper.orders] == [1, 3]
    for paper in ("bleiben\nEnde", "Brief an Gunther:\nHallo\nEnde\nEnde", "Brief an Gunther: Hallo\nEnde\nEnde"):
        assert [one.why.key for one in read(paper, AT).problems] == ["kalevala-paper-stray-end"], paper


def test_what_steers_a_screen_is_a_blank_in_letters_and_they_are_read_again_the_same() -> None:
    paper = read("Brief an Gunther:\n\x1b\n\u202eZug\x07 heim\x00\nEnde", AT).paper
    assert [one.words for one in paper.orders if isinstance(one, model.WriteLetter)] == [" Zug  heim"]
    assert read(write(paper), AT).paper == paper


@pytest.mark.parametrize("unseen", ["\u00a0", "\u2009", "\u202f", "\u3000", "\t"])
def test_blanks_of_other_programs_are_blanks(unseen: str) -> None:
    assert read(f"Zug{unseen}2A+10{unseen}>{unseen}2A+11:{unseen}LB", AT) == read("Zug 2A+10 > 2A+11: LB", AT)


@pytest.mark.parametrize("unseen", ["\u00ad", "\u200b", "\u200e", "\u2060", "\ufeff"])
def test_what_nobody_sees_stands_for_nothing(unseen: str) -> None:
    text = f"{unseen}Brief an Gunther:\nWort\n{unseen}Ende\n{unseen}Zug 2A+10 > 2A+11: L{unseen}B"
    assert read(text, AT) == read(text.replace(unseen, ""), AT) and not read(text, AT).problems


def test_a_suggestion_is_no_longer_than_somebody_reads() -> None:
    (problem,) = read(f"Wandeln 2A+10: {', '.join(['lb'] * 400)}", AT).problems
    assert problem.suggestion == "" and problem.column == 16


@pytest.mark.parametrize("proper", [
    "Rüsten 2A+10: 3LB", "Entlassen 2A+10: KrKö/4/0", "Karawane KW1 auflösen 2A+10", "Zug 2A+10 > 2A+11: AgKö/1/0",
])
def test_lines_are_read_without_umlauts_and_written_with_them(proper: str) -> None:
    found = read(plain(proper), AT)
    assert not found.problems and write(found.paper).strip() == proper


def test_a_disguised_group_of_a_king_is_read_without_umlauts() -> None:
    assert read("Zug 2A+10 > 2A+11: AgKoe[3LB]", AT) == read("Zug 2A+10 > 2A+11: AgKö[3LB]", AT)
