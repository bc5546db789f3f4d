"""The sheet of a band as a TOML text that its player owns: reading it with every mistake named, writing it."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from walstatt.games.frostgrave.campaign_band import Band
from walstatt.games.frostgrave.campaign_checks import BAND, sheet_problems
from walstatt.games.roster_problems import Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import read_table
from walstatt.games.toml_lines import Path

_RULES = {
    "wizard": "frostgrave.campaign.level",
    "apprentice": "frostgrave.campaign.apprentice",
    "spell": "frostgrave.campaign.learn_spell",
    "soldier": "frostgrave.campaign.hire",
    "vault": "frostgrave.campaign.carry",
}


class ReadBand(NamedTuple):
    """A sheet, or None and what is wrong with it."""

    band: Band | None
    problems: list[RosterProblem]


def read(source: str) -> ReadBand:
    """A band from its sheet. A sheet with any mistake is no band: all of them are named with their lines."""
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        return ReadBand(None, [document])
    problems = Problems(source, document, _rule_behind)
    band = read_table(Band, document, (), problems.add_format)
    if not problems.found:
        for path, rule, why in sheet_problems(band):
            problems.add(path, rule, why)
    found = sorted(problems.found, key=lambda problem: problem.line)
    return ReadBand(None if found else band, found)


def _rule_behind(path: Path) -> str:
    return _RULES.get(str(path[0]) if path else "", BAND)


# ---- writing


def write(band: Band) -> str:
    """The sheet as TOML; what is as usual is left out."""
    data: dict[str, Any] = msgspec.to_builtins(band)
    return "\n".join((*_table(data, ""), ""))


def _table(data: Mapping[str, Any], header: str) -> Iterator[str]:
    """Plain values first, then tables, then rows of tables."""
    if header:
        yield f"\n{header}"
    tables = {key: value for key, value in data.items() if isinstance(value, dict) and not header}
    rows = {
        key: value for key, value in data.items() if isinstance(value, list) and value and isinstance(value[0], dict)
    }
    for key, value in data.items():
        if key not in tables and key not in rows and value is not None:
            yield f"{key} = {_value(value)}"
    for key, value in tables.items():
        yield from _table(value, f"[{key}]")
    for key, value in rows.items():
        for one in value:
            yield from _table(one, f"[[{key}]]")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # JSON leaves one sign as it is that TOML wants to be escaped.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return str(value)
