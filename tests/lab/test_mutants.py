"""Breaking code on purpose: a tiny game of which we know what its cases notice."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from walstatt.games.shelf import playable, worlds
from walstatt.lab.mutants import Mutant, Verdict, at_places, choose, judge, read_explained
from walstatt.lab.mutations import NOT_RULES, Mutation, Subject, mutations
from walstatt.lab.touched import Case, Touched, trace, trace_again

ROOT = Path(__file__).parents[2]
GAMES = (*playable(), *worlds())
RULES = '''"""Rules."""
from functools import cache

REACH = 4


@cache
def may_hit(distance, sees):
    return distance <= REACH and sees


def countdown(number):
    while number > 0:
        number -= 1
    return number


def nobody_calls_this(number):
    return number + 1
'''


@pytest.fixture
def subject(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Subject]:
    folder = tmp_path / "tiny_game"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("walstatt.lab.mutants.LEAST_SECONDS", 0.3)
    yield Subject("tiny_game", folder)
    for name in [name for name in sys.modules if name.startswith("tiny_game")]:
        del sys.modules[name]


def hits_at(distance: float, expected: bool) -> Case:
    def run() -> str:
        return "" if import_module("tiny_game.rules").may_hit(distance, True) is expected else "it went otherwise"

    return Case(f"at {distance}", f"may_hit {distance}", run)


def counts() -> Case:
    return Case("counts", "countdown", lambda: str(import_module("tiny_game.rules").countdown(3) or ""))


def judged(subject: Subject, cases: list[Case], explained: dict[tuple[str, str, str, str], str]) -> dict[str, Mutant]:
    touched = trace(subject, cases)
    found = judge(subject, subject.mutations(), cases, touched, explained)
    return {f"{one.mutation.before} => {one.mutation.after}": one for one in found}


def test_what_a_case_notices_is_killed_and_what_it_does_not_survives(subject: Subject) -> None:
    found = judged(subject, [hits_at(4, True), hits_at(9, False)], {})
    hit = "return distance <= REACH and sees => return distance "
    assert found[hit + "< REACH and sees"].verdict == Verdict.KILLED
    assert found[hit + "< REACH and sees"].killer == "at 4"
    assert found[hit + "< REACH and sees"].problem == "it went otherwise"
    assert found[hit + "<= REACH and True"].verdict == Verdict.SURVIVED
    assert found[hit + "<= REACH and True"].cases == 2


def test_a_constant_of_the_module_is_tried_with_every_case(subject: Subject) -> None:
    found = judged(subject, [counts(), hits_at(4, True)], {})
    assert found["REACH = 4 => REACH = 3"].verdict == Verdict.KILLED
    assert found["REACH = 4 => REACH = 5"].verdict == Verdict.SURVIVED
    assert found["REACH = 4 => REACH = 5"].cases == 2


def test_what_no_case_runs_is_untouched(subject: Subject) -> None:
    found = judged(subject, [hits_at(4, True)], {})
    assert found["return number + 1 => return number - 1"].verdict == Verdict.UNTOUCHED


def test_a_mutant_that_never_ends_is_timed_out(subject: Subject) -> None:
    found = judged(subject, [counts()], {})
    assert found["number -= 1 => number += 1"].verdict == Verdict.TIMED_OUT
    assert found["number -= 1 => number -= 2"].verdict == Verdict.KILLED


def test_what_is_explained_is_not_tried(subject: Subject) -> None:
    key = ("rules.py", "may_hit", "return distance <= REACH and sees", "return distance <= REACH and True")
    found = judged(subject, [hits_at(4, True)], {key: "all figures see"})
    assert found[" => ".join(key[2:])].verdict == Verdict.EXPLAINED


def test_a_package_that_is_imported_already_cannot_be_broken() -> None:
    subject = Subject("walstatt.lab", ROOT / "src" / "walstatt" / "lab")
    with pytest.raises(RuntimeError, match="imported already"):
        list(judge(subject, [], [], [], {}))


def test_the_same_seed_breaks_the_same_places(subject: Subject) -> None:
    assert choose(subject, 3, 7) == choose(subject, 3, 7)
    assert choose(subject, 3, 7) != choose(subject, 3, 8)
    assert choose(subject, 3, 7, "other.py") == []
    file = choose(subject, 1, 7)[0].file
    assert choose(subject, 3, 7, file, "other.py") == choose(subject, 3, 7)


def test_what_makes_a_table_of_the_module_is_done_at_import() -> None:
    source = b"def row(a): return 2 * a\n\n\nTABLE = [row(1) for _ in ()]\n\n\ndef look(a): return 3 * a\n"
    found = {one.function: one.at_import for one in mutations("file.py", source)}
    assert found == {"row": True, "": True, "look": False}


def test_a_few_can_be_picked_by_line_or_function(subject: Subject) -> None:
    found = subject.mutations()
    assert {one.line for one in at_places(found, ["rules.py:4"])} == {4}
    assert {one.function for one in at_places(found, ["rules.py:countdown", "other.py:4"])} == {"countdown"}
    assert at_places(found, []) == []


def test_what_only_proposes_is_not_broken(subject: Subject) -> None:
    source = "def some_place(rng): return 1 - rng()\n\n\ndef judge(place): return -place\n"
    (subject.folder / "rules.py").write_text(source)
    assert {one.function for one in choose(subject, 9, 1)} == {"judge"}


def test_a_boundary_within_the_tolerance_is_not_moved(subject: Subject) -> None:
    (subject.folder / "rules.py").write_text("def far(a, b): return a > b + TOLERANCE, a > b\n")
    moved = [one.after for one in choose(subject, 9, 1) if one.kind == "boundary"]
    assert moved == ["def far(a, b): return a > b + TOLERANCE, a >= b"]


def test_lines_are_traced_in_every_case_though_a_rule_remembers_its_answers(subject: Subject) -> None:
    first, second, third = trace(subject, [counts(), hits_at(4, True), hits_at(4, True)])
    assert first.lines == {"rules.py": {13, 14, 15}}
    assert second.lines == {"rules.py": {9}}
    assert third.lines == {"rules.py": {9}}


def test_cases_are_traced_again_only_if_they_or_files_that_they_run_changed(subject: Subject, tmp_path: Path) -> None:
    memory, source = tmp_path / "build" / "memory.json", subject.folder / "rules.py"

    def traced(cases: list[Case], *files: str) -> list[Touched]:
        return trace_again(memory, subject, cases, files)

    first = traced([counts()], "rules.py")
    same, new = traced([counts(), hits_at(4, True)], "rules.py")
    assert same == first[0] and new.lines == {"rules.py": {9}}
    source.write_text(f"# a line more\n{RULES}")
    assert traced([counts()], "other.py")[0].lines == {"rules.py": {13, 14, 15}}
    assert traced([counts()], "rules.py")[0].lines == {"rules.py": {14, 15, 16}}


def test_a_table_that_is_made_at_its_first_use_is_tried_with_every_case() -> None:
    source = b"@cache\ndef table(): return [1]\n\n\n@cache\ndef look(a): return [a + 1]\n"
    found = {one.function: one.at_import for one in mutations("file.py", source)}
    assert found == {"table": True, "look": False}


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("x = a < b", "x = a <= b", "boundary"),
        ("x = (a) >= (b)", "x = (a) > (b)", "boundary"),
        ("x = a not in b", "x = a in b", "negated"),
        ("x = a is None", "x = a is not None", "negated"),
        ("x = a and b", "x = True and b", "dropped"),
        ("x = a or b", "x = a or False", "dropped"),
        ("x = [a for a in b if a]", "x = [a for a in b if True]", "dropped"),
        ("if a and b: c()", "if (not (a and b)): c()", "negated"),
        ("if not a: c()", "if (a): c()", "negated"),
        ("x = 2.5", "x = 3.0", "constant"),
        ("x = True", "x = False", "constant"),
        ("x = max(a, b)", "x = min(a, b)", "swapped"),
        ("x = a - b", "x = a + b", "arithmetic"),
        ("f(a)", "pass", "skipped"),
        ("raise a", "pass", "skipped"),
        ("def f(a): a.b = 1", "def f(a): pass", "skipped"),
        ("def f(a): return [a]", "def f(a): return []", "returned"),
        ("def f(a): return g(a)", "def f(a): return None", "returned"),
        ("x = 'ä' if a > b else c", "x = 'ä' if a >= b else c", "boundary"),
    ],
)
def test_changes(before: str, after: str, kind: str) -> None:
    found = mutations("file.py", before.encode())
    assert (after, kind) in [(one.apply(before.encode()).decode(), one.kind) for one in found]


@pytest.mark.parametrize(
    "source",
    ['"""A text 3."""', "x = f'{a + 1}'", "def f(a: Literal[1]) -> Literal[2]: ...",
     "@cache(3)\nclass A(B, frozen=True): ...",
     "x = zip(a, b, strict=True)", "x = a + TOLERANCE", "x = a + 'b'", "while True: ...", "def f(a): del a"],
)
def test_what_is_no_rule_is_left_alone(source: str) -> None:
    assert mutations("file.py", source.encode()) == []


def test_a_statement_ends_where_its_block_begins() -> None:
    source = b"def f(a):\n    if (a >\n        3):\n        return g(a)\n    return h(a)\n"
    by_line = {one.line: one for one in mutations("file.py", source)}
    assert by_line[2].statement == (2, 3) and by_line[2].function == "f"
    assert by_line[4].statement == (4, 4)


@pytest.mark.parametrize("game", GAMES)
def test_every_mutation_of_a_game_can_be_compiled(game: str) -> None:
    folder = ROOT / "src" / "walstatt" / "games" / game
    for mutation in choose(Subject(f"walstatt.games.{game}", folder), 100, 1):
        compile(mutation.apply((folder / mutation.file).read_bytes()), mutation.file, "exec", dont_inherit=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_belongs_to_a_mutation_that_exists(game: str) -> None:
    folder = ROOT / "src" / "walstatt" / "games" / game
    found: list[Mutation] = Subject(f"walstatt.games.{game}", folder).mutations()
    explained = read_explained(ROOT / "tests" / "mutants" / f"{game}.toml")
    assert explained, "the list of explained mutants is missing"
    assert set(explained) - {one.key for one in found} == set()
    assert all(len(reason) > 20 for reason in explained.values())


def test_the_files_that_hold_no_rules_exist() -> None:
    games = ROOT / "src" / "walstatt" / "games"
    for name in NOT_RULES:
        assert list(games.rglob(name)), name
