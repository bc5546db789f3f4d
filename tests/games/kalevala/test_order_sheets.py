"""Order sheets of battle: what is written is read again, all mistakes are told at once, every line is explained."""
from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walstatt.core.texts import LANGUAGES, Texts, text
from walstatt.games.kalevala.dates import Date
from walstatt.games.kalevala.papers.listing import Listing
from walstatt.games.kalevala.papers.model import SetUp, WithdrawSetUp
from walstatt.games.kalevala.papers.read import read
from walstatt.games.kalevala.papers.sheet import Group, Prose, Sheet
from walstatt.games.kalevala.papers.sheet_words import explain
from walstatt.games.kalevala.papers.write import write, write_order
from walstatt.games.kalevala.war.files import read_outcome
from walstatt.games.kalevala.war.line_up import Space, fit, rings
from walstatt.games.kriegsspiel.sheets import model as sheet
from walstatt.games.kriegsspiel.sheets.model import COMMANDS, Condition, Flags, Line, Spell, Target
from walstatt.games.kriegsspiel.sheets.words import OPTION_SLUGS, SLUGS, explain_line
from walstatt.hexmap.land import Land
from walstatt.hexmap.small_fields import COUNT

AT = Date(271, 3)
GROUPS = ["Garde", "Keil", "A", "KR", "NACH"]
large = st.builds(lambda row, number: f"2{row}+{number}", st.sampled_from("ABUX"), st.integers(0, 60))
fields = st.builds(lambda place, kf: f"{place}/{kf}", large, st.integers(1, COUNT))
names = st.sampled_from([*GROUPS, sheet.REST])
listings = st.builds(
    Listing, st.lists(st.tuples(st.sampled_from(["LB", "B", "lP", "On", "QuW/3"]), st.integers(1, 99)), min_size=1,
                      max_size=3).map(tuple), st.integers(0, 50),
    st.lists(st.tuples(st.sampled_from(["FS", "LS"]), st.just(Listing((("LB", 2),)))), max_size=1).map(tuple),
)
targets = {
    sheet.FIELD: fields.map(lambda one: Target(sheet.FIELD, one)),
    sheet.CENTRE: large.map(lambda one: Target(sheet.CENTRE, one)),
    sheet.BUILDING: fields.map(lambda one: Target(sheet.BUILDING, one)),
    sheet.GROUP: names.map(lambda one: Target(sheet.GROUP, group=one)),
    sheet.NEAREST: st.just(Target(sheet.NEAREST)),
    sheet.WALL: st.builds(
        lambda place, one, other: Target(sheet.WALL, f"{place}/{one}", f"{place}/{other}"), large,
        st.integers(1, COUNT), st.integers(1, COUNT),
    ),
}
conditions = st.one_of(
    st.builds(Condition, st.sampled_from([sheet.ENEMY, sheet.LOSSES]), st.integers(1, 100), st.just(""), st.booleans()),
    st.builds(Condition, st.just(sheet.DESTROYED), st.just(0), names, st.booleans()),
    st.builds(
        Condition, st.sampled_from([sheet.REACHED, sheet.GATE_OPEN, sheet.NO_TARGET, sheet.CENTRE_TAKEN]), st.just(0),
        st.just(""), st.booleans(),
    ),
)


def subsets(values: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), unique=True, max_size=3).map(tuple) if values else st.just(())


@st.composite
def lines(draw: st.DrawFn) -> Line:
    command = draw(st.sampled_from(list(COMMANDS.values())))
    kinds = [targets[kind] for kind in command.targets]
    target = draw(st.one_of(*kinds)) if kinds and (command.needs_target or draw(st.booleans())) else None
    return Line(
        draw(names), command.word, draw(st.none() | st.tuples(st.integers(1, 6), st.integers(6, 12))),
        draw(st.none() | conditions), target,
        draw(st.sampled_from(["", *sheet.FACINGS])) if command.word == "PHALANX" else "",
        draw(names) if command.word == "ÜBERSETZEN" else "",
        draw(subsets(sheet.TYPES)) if command.takes_types else (), draw(subsets(command.options)),
    )


SPELLS = ["Segnen", "Brot und Wasser"]
spells = st.builds(Spell, st.integers(1, 12), st.sampled_from(SPELLS), fields, st.integers(1, 999))
flags = st.builds(
    lambda flees, since, losses, to, groups, **more: Flags(
        flees, since if flees else 0, losses if flees else 0, to if flees else "", groups if flees else (), **more
    ),
    st.booleans(), st.integers(0, 12), st.integers(0, 100), st.just("") | large,
    st.lists(names, max_size=2).map(tuple), slaves=st.booleans(), treason=st.booleans(),
    plunder=st.sampled_from([sheet.PLUNDER_RE, sheet.PLUNDER_GOODS, sheet.NO_PLUNDER]), raze=st.booleans(),
    support=st.sampled_from([sheet.ALWAYS, sheet.IF_NEEDED, sheet.NEVER]), spares=subsets(sheet.TYPES),
    joins=st.booleans(), gates_open=st.booleans(), spells=st.lists(spells, max_size=2).map(tuple),
)
stands = st.lists(st.tuples(fields, listings), min_size=1, max_size=3).map(tuple)
prose = st.builds(Prose, st.text("abc :;,ÄöüKR", min_size=1).map(str.strip).filter(bool), st.just("") | names)
sheets = st.builds(
    lambda all_stand, orders, said, told: Sheet(
        tuple(Group(name, where) for name, where in zip(GROUPS, all_stand, strict=True)), tuple(orders), said,
        tuple(told),
    ),
    st.tuples(*[stands] * len(GROUPS)), st.lists(lines(), max_size=6), flags, st.lists(prose, max_size=2),
)


@settings(max_examples=120, deadline=None)
@given(sheets, large)
def test_written_and_read_it_is_the_same(written: Sheet, place: str) -> None:
    found = read(write([SetUp(place, written)]), AT)
    assert found.problems == []
    assert [msgspec.structs.replace(one, line=0) for one in found.paper.orders] == [SetUp(place, written)]


@settings(max_examples=60, deadline=None)
@given(sheets)
def test_every_line_is_explained_in_both_languages(written: Sheet) -> None:
    for one in explain(written):
        for language in LANGUAGES:
            told = Texts(language).say(one.meaning)
            assert told and "⟨" not in told and "$" not in told


@settings(max_examples=120, deadline=None)
@given(sheets, st.integers(0, 10_000), st.text(max_size=5))
def test_whatever_is_wrong_has_a_place_a_rule_and_words(written: Sheet, at: int, odd: str) -> None:
    sound = write([SetUp("2A+10", written)])
    paper = sound[:at % len(sound)] + odd + sound[at % len(sound):]
    for problem in read(paper, AT).problems:
        assert 1 <= problem.line <= len(paper.splitlines()) + 1 and problem.column >= 1
        assert problem.rule.startswith("kalevala.")
        for language in LANGUAGES:
            assert problem.why.key not in Texts(language).say(problem.why)


def test_each_command_and_option_has_its_explanation() -> None:
    assert SLUGS.keys() == COMMANDS.keys() and OPTION_SLUGS.keys() == set(sheet.OPTIONS)
    for word in COMMANDS:
        for language in LANGUAGES:
            assert "⟨" not in Texts(language).say(explain_line(Line("Garde", word)))


FAULTY = """Aufstellung 2A+10:
Gruppe Garde: 2A+10/17: 4LB, 3Xq
Gruppe Keil: 2A+10/99: LB
Gruppe B: 2A+10/1: LB
Garde: HALTEN
B: HALTE
B KR 5-2: HALTEN
C: HALTEN
B: EINNEHMEN
B: SCHÜTZEN GRUPPE D
Ende
bleiben"""


def test_all_mistakes_are_found_at_once_each_with_line_column_and_suggestion() -> None:
    found = read(FAULTY, AT)
    assert [(one.line, one.column, one.rule.rpartition(".")[2], one.suggestion) for one in found.problems] == [
        (2, 31, "sonderkuerzel", ""), (3, 14, "kf", ""), (6, 4, "befehle_form", "B: HALTEN"),
        (7, 3, "befehle_form", ""), (8, 1, "befehle_form", ""), (9, 4, "befehle_feld", ""),
        (10, 20, "befehle_form", ""),
    ]
    assert [type(one).__name__ for one in found.paper.orders] == ["SetUp", "Stay"]


@pytest.mark.parametrize(("line", "suggestion"), [
    ("Garde: STÜRMEN 2A+10/24", "Garde: STÜRMEN BAU 2A+10/24"),
    ("Garde: RÜCKZUG BAU 2A+10/24", "Garde: RÜCKZUG 2A+10/24"),
    ("Merker: TOR AUF", "Merker: TORE AUF"),
    ("Garde ab KR 3: HALTEN", ""),
    ("Garde: BRECHEN HZ 2A+10", ""),
])
def test_what_was_perhaps_meant_is_suggested(line: str, suggestion: str) -> None:
    (problem,) = read(f"Aufstellung 2A+10:\nGruppe Garde: 2A+10/17: LB\n{line}\nEnde", AT).problems
    assert problem.suggestion == suggestion


@pytest.mark.parametrize(("line", "plain"), [
    ("Garde KR 1–3: HALTEN", "Garde KR 1-3: HALTEN"),
    ("Garde: BRECHEN MAUER 2A+10/17−18", "Garde: BRECHEN MAUER 2A+10/17-18"),
])
def test_dashes_of_word_processors_are_read(line: str, plain: str) -> None:
    lines = [read(f"Aufstellung 2A+10:\nGruppe Garde: 2A+10/17: LB\n{one}\nEnde", AT).paper for one in (line, plain)]
    assert lines[0] == lines[1]
    assert list(lines[0].of(SetUp))


@pytest.mark.parametrize("name", ["REST", "MIT", "GEGEN"])
def test_no_group_is_called_as_a_word_of_a_line(name: str) -> None:
    (problem,) = read(f"Aufstellung 2A+10:\nGruppe {name}: 2A+10/17: LB\nEnde", AT).problems
    assert problem.why.key == "kalevala-sheet-group-twice"


def test_a_sheet_in_one_line_keeps_its_columns() -> None:
    (problem,) = read("Aufstellung 2A+10: Gruppe Garde: 2A+10/17: 4XX", AT).problems
    assert (problem.line, problem.column) == (1, 45)
    assert read("Aufstellung 2A+10: keine", AT).paper.orders[0] == WithdrawSetUp("2A+10", line=1)
    assert write_order(WithdrawSetUp("2A+10")) == "Aufstellung 2A+10: keine"


@pytest.mark.parametrize(
    ("line", "most"), [("Gruppe G{}: 2A+10/1: LB", sheet.MOST_GROUPS), ("REST: HALTEN", sheet.MOST_LINES)]
)
def test_sheets_have_bounds(line: str, most: int) -> None:
    paper = "\n".join(["Aufstellung 2A+10:", *(line.format(number) for number in range(most + 5)), "Ende"])
    problems = read(paper, AT).problems
    assert [one.why for one in problems] == [text("kalevala-sheet-too-many", most=most)] * 5


# ---- room


def test_rings_go_clockwise_from_the_north_east() -> None:
    assert list(rings(26))[:7] == [26, 19, 27, 34, 33, 25, 18]
    for centre in range(1, COUNT + 1):
        assert sorted(rings(centre)) == list(range(1, COUNT + 1))


@pytest.mark.parametrize(
    ("terrain", "storeys", "listed", "kept"),
    [
        ("T", 0, [("LB", 5)], {"LB": 4}),
        ("s", 0, [("LB", 3)], {"LB": 2}),
        ("G", 0, [("LB", 1)], {}),
        ("W", 0, [("LB", 1)], {}),
        ("W", 0, [("FS", 1)], {"FS": 1}),
        ("T", 0, [("FS", 1)], {}),
        ("t", 0, [("El", 1), ("LB", 1)], {"LB": 1}),
        ("T", 0, [("LB", 5), ("lP", 5)], {"LB": 4, "lP": 4}),
        ("T", 0, [("LB", 2), ("El", 1), ("B", 3)], {"LB": 2, "El": 1, "B": 2}),
        ("T", 0, [("Bt", 1), ("LB", 9)], {"Bt": 1, "LB": 5}),
        ("T", 0, [("Bt", 2)], {"Bt": 1}),
        ("T", 0, [("On", 1), ("Sk", 1), ("LB", 1)], {"On": 1, "LB": 1}),
        ("t", 0, [("Bt", 1)], {}),
        ("T", 2, [("LB", 99_999)], {"LB": 8}),
        ("T", 2, [("El", 1), ("lP", 5), ("Bt", 1)], {"lP": 4}),
        ("T", 0, [("Se", 7), ("LB", 4)], {"Se": 7, "LB": 4}),
    ],
)
def test_a_small_field_takes_what_it_has_room_for(
    terrain: str, storeys: int, listed: list[tuple[str, int]], kept: dict[str, int]
) -> None:
    assert +fit(Space(Land.of(terrain), 17, storeys), listed) == Counter(kept)


# ---- the guides


@pytest.mark.parametrize("guide", ["kalevala/battles.md", "de/kalevala-schlachten.md"])
def test_the_sheet_and_the_outcome_in_the_guides_can_be_read(guide: str) -> None:
    written = (Path(__file__).parents[3] / "docs" / guide).read_text("utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", written, re.MULTILINE | re.DOTALL)
    (paper,) = [block for _, block in blocks if block.startswith("Aufstellung")]
    (outcome,) = [block for kind, block in blocks if kind == "json"]
    found = read(paper, AT)
    assert found.problems == [] and write(found.paper) == paper.strip()
    assert read_outcome(json.loads(outcome)).rounds == 9
    assert all(word in written for word in (*COMMANDS, *sheet.TYPES, *sheet.OPTIONS, *sheet.FACINGS))
