"""Readings that a world may choose: the code asks for each, and of each a case notices that it acts."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from walstatt.core.catalogue import load
from walstatt.core.refusal import Refused
from walstatt.games import kalevala, kriegsspiel
from walstatt.games.kalevala.court.accounts import without_held
from walstatt.games.kalevala.founding import Setup, found
from walstatt.games.kalevala.readings import offered
from walstatt.games.kalevala.state import HeldPost, Settings, Sighting
from walstatt.games.kalevala.war.board import BATTLE_READINGS
from walstatt.lab.case_yaml import CaseError, documents
from walstatt.lab.cases import carry_out
from walstatt.lab.coverage import case_files

ROOT = Path(__file__).parents[3]
Reading = tuple[str, int]


def asked_in(tree: ast.Module, verb: str = "reading") -> Iterator[str]:
    """The rulings of which a module asks which reading was chosen, by their ids or by names that stand for them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == verb:
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
                elif isinstance(argument, ast.Name):
                    yield from _assigned(tree, argument.id)


def _assigned(tree: ast.Module, name: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            names, values = (target.elts, getattr(node.value, "elts", [])) if isinstance(target, ast.Tuple) else (
                [target], [node.value]
            )
            for one, value in zip(names, values, strict=False):
                if isinstance(one, ast.Name) and one.id == name and isinstance(value, ast.Constant):
                    yield str(value.value)


@cache
def asked() -> frozenset[str]:
    """Of the catalogue's rulings with choices, those that the code asks for, in worlds or in battles."""
    known = {one.id for one in load("kalevala").rulings if one.choices}
    return frozenset((*asked_by(kalevala, "reading"), *asked_by(kriegsspiel, "ruling"))) & known


def asked_by(package: ModuleType, verb: str) -> Iterator[str]:
    for path in sorted(Path(str(package.__file__)).parent.rglob("*.py")):
        yield from asked_in(ast.parse(path.read_text("utf-8")), verb)


@cache
def choosing() -> tuple[tuple[str, Any], ...]:
    """The cases that choose a reading, with their titles."""
    files = case_files(ROOT / "tests" / "cases", ["kalevala"])
    cases = [(path, case) for path in files for case in documents(path.read_text("utf-8")) if _chosen_in(case)]
    return tuple((f"{path.name}: {case['title']}", case) for path, case in cases)


def _chosen_in(case: Any) -> Any:
    """Of a case of worlds, or of a battle alone: a world hands on to its battles what it has chosen."""
    return case.get("readings") or case.get("rulings") or {}


@cache
def shown() -> frozenset[Reading]:
    """The readings that cases choose."""
    return frozenset(
        (str(ruling), int(reading)) for _, case in choosing() for ruling, reading in _chosen_in(case).items()
    )


def is_noticed(case: Any, reading: Reading) -> bool:
    """Does the case fail at a table that has not chosen this reading?"""
    key = "readings" if case.get("readings") else "rulings"
    chosen = case[key]
    case[key] = {one: number for one, number in chosen.items() if (one, number) != reading}
    try:
        carry_out(case)
    except CaseError:
        return True
    finally:
        case[key] = chosen
    return False


def acting() -> set[Reading]:
    return {(ruling, reading) for ruling, number in offered().items() for reading in range(1, number + 1)}


def test_the_rulings_with_other_readings_are_those_that_the_code_asks_for() -> None:
    assert sorted({ruling for ruling, _ in acting()} ^ asked()) == []


def test_every_reading_has_a_case() -> None:
    assert sorted(acting() - shown()) == []


def test_of_every_reading_some_case_notices_that_it_acts() -> None:
    noticed = {
        (ruling, reading)
        for _, case in choosing() for ruling, reading in _chosen_in(case).items() if is_noticed(case, (ruling, reading))
    }
    assert sorted(acting() - noticed) == []


def test_cases_choose_only_what_there_is() -> None:
    assert sorted(one for one in shown() - acting() if one[1]) == []


def test_battles_are_told_what_a_world_has_chosen_for_them() -> None:
    asked_in_battles = {one for one in asked_by(kriegsspiel, "ruling") if one.startswith("kalevala.r.")}
    assert sorted(one for one in asked_in_battles & set(offered()) if not one.startswith(BATTLE_READINGS)) == []


def test_a_name_stands_for_its_words() -> None:
    tree = ast.parse(
        "RULE: Final = 'one'\nthree, count = 'three', 2\nworld.reading(RULE)\nworld.reading('two')\n"
        "world.reading(three)\nreading('four')\nother(RULE)"
    )
    assert set(asked_in(tree)) == {"one", "two", "three"}


@pytest.mark.parametrize(
    ("ruling", "reading", "key"),
    [
        ("kalevala.r.6.gf_achsen", 1, "kalevala-refused-no-reading"),
        ("kalevala.r.9.halbe_re", 2, "kalevala-refused-no-reading"),
        ("kalevala.r.9.halbe_re", 3, "kalevala-refused-no-reading"),
        ("kalevala.r.9.nonsense", 1, "kalevala-refused-no-ruling"),
    ],
)
def test_a_world_is_not_founded_on_a_reading_that_there_is_not(ruling: str, reading: int, key: str) -> None:
    with pytest.raises(Refused) as refused:
        found(Setup(settings=Settings({ruling: reading})))
    assert refused.value.why.key == key


def test_a_world_may_choose_any_reading_and_the_default() -> None:
    chosen = {"kalevala.r.9.halbe_re": 1, "kalevala.r.6.gf_achsen": 0}
    assert found(Setup(settings=Settings(chosen))).reading("kalevala.r.9.halbe_re") == 1


def test_whoever_names_a_length_of_pages_has_chosen_that_it_counts() -> None:
    assert found(Setup(settings=Settings(page=1800))).settings.page_length == 1800
    assert found(Setup(settings=Settings())).reading("kalevala.r.2.post_digital") == 0


def test_a_debtor_who_is_sent_nothing_sees_nothing_new_on_his_chart() -> None:
    world = found(Setup())
    realm, now = next(iter(world.realms)), world.at
    seen = [Sighting("2A+10", now.before), Sighting("2A+11", now)]
    world.knowledge[realm].sightings = list(seen)
    world.held_post[realm] = HeldPost(now, ())
    assert without_held(world, realm).knowledge[realm].sightings == seen[:1]
    assert world.knowledge[realm].sightings == seen
    world.held_post[realm] = HeldPost(now, (), released=now)
    assert without_held(world, realm) is world
