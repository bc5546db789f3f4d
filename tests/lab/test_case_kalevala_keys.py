"""docs/cases.md names every key that a case of Kalevala may have, and no other."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from walstatt.lab.case_kalevala import BUILDING_KEYS, CASES, PROVINCE_KEYS, REALM_KEYS
from walstatt.lab.case_lands import LAND_KEYS, read_land
from walstatt.lab.case_yaml import CaseError, Mapping

PAGE = (Path(__file__).parents[2] / "docs" / "cases.md").read_text("utf-8")
SECTION = PAGE.partition("## Kalevala (")[2].partition("\n## ")[0]
KEYS, EXPECTED = SECTION.split("| `expect` | |")


def first_cells(table: str) -> set[str]:
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {key for cell in rows for key in re.findall(r"`([a-z_]+)`", cell)}


def row(key: str) -> str:
    return next(line for line in KEYS.splitlines() if line.startswith(f"| `{key}` |"))


def test_the_tables_name_the_keys_of_a_case_and_no_others() -> None:
    assert first_cells(KEYS) == CASES.keys
    assert first_cells(EXPECTED) == CASES.expected


@pytest.mark.parametrize(
    ("key", "inner"),
    [("map", LAND_KEYS), ("realms", (*REALM_KEYS, *PROVINCE_KEYS)), ("buildings", BUILDING_KEYS)],
)
def test_the_row_of_a_key_names_all_that_stands_in_it(key: str, inner: tuple[str, ...]) -> None:
    named = set(re.findall(r"[a-z_]+", row(key)))
    assert [one for one in inner if one not in named] == []


@pytest.mark.parametrize("key", ["rivers", "ascents", "streams"])
def test_edges_in_another_form_are_told_with_the_right_one(key: str) -> None:
    with pytest.raises(CaseError, match=rf"{key}: \["):
        read_land(Mapping({"all": "T", key: {"18": "E"}}), 4)
