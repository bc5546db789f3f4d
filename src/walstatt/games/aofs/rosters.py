"""Rosters: reading a roster file with all its problems, and the rosters that come with the program."""
from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from walstatt.core.texts import Texts
from walstatt.games.aofs.roster_checks import check_roster, rule_behind
from walstatt.games.aofs.roster_format import ArmyEntry, Choice, Roster, UnitEntry, WeaponEntry
from walstatt.games.roster_problems import BadRosterError, Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import nearest, read_table

__all__ = [
    "STANDARD",
    "ArmyEntry",
    "BadRosterError",
    "Choice",
    "Reading",
    "Roster",
    "RosterProblem",
    "UnitEntry",
    "WeaponEntry",
    "keys",
    "load",
    "read",
    "schema",
]

STANDARD = {"grenzwacht": "aofs.r.roster_grenzwacht", "moorvolk": "aofs.r.roster_moorvolk"}
"""The two rosters to play with when nobody has chosen any, and the rulings that hold their profiles."""

_FOLDER = files("walstatt") / "data" / "rosters" / "aofs"


class Reading(NamedTuple):
    """A roster file as it was read: the roster, if it can be used, and every problem in the order of the lines."""

    roster: Roster | None
    problems: list[RosterProblem]


def read(source: str) -> Reading:
    """Read the text of a roster file. A roster comes back only if nothing but warnings was found."""
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        return Reading(None, [document])
    problems = Problems(source, document, rule_behind)
    roster = read_table(Roster, document, (), problems.add_format)
    check_roster(roster, problems)
    found = sorted(problems.found, key=lambda problem: problem.line)
    usable = all(problem.warning for problem in found)
    return Reading(roster if usable else None, found)


def keys() -> list[str]:
    """The keys of the rosters that come with the program."""
    return sorted(entry.name.removesuffix(".toml") for entry in _FOLDER.iterdir() if entry.name.endswith(".toml"))


@cache
def load(key: str) -> Roster:
    """A roster that comes with the program."""
    if key not in keys():
        raise ValueError(Texts("en").format("aofs-roster-unknown-roster", key=key, nearest=nearest(key, keys())))
    reading = read((_FOLDER / f"{key}.toml").read_text("utf-8"))
    if reading.roster is None:
        raise BadRosterError(f"{key}.toml", [problem for problem in reading.problems if not problem.warning])
    return reading.roster


def schema() -> str:
    """The JSON schema of the roster file, for editors; data/rosters/roster.schema.json is a copy of it."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(Roster)
    return msgspec.json.format(msgspec.json.encode(described), indent=2).decode() + "\n"
