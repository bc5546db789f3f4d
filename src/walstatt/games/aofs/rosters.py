"""Rosters: reading a roster file with all its problems, and the rosters that come with the program."""
from __future__ import annotations

from functools import cache
from importlib.resources import files

from walstatt.games.aofs.roster_checks import check_roster, rule_behind
from walstatt.games.aofs.roster_format import ArmyEntry, Choice, Roster, UnitEntry, WeaponEntry
from walstatt.games.roster_files import Reading, finished, keys_in, load_from, schema_of
from walstatt.games.roster_problems import BadRosterError, Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import read_table

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


def read(source: str) -> Reading[Roster]:
    """Read the text of a roster file. A roster comes back only if nothing but warnings was found."""
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        return Reading(None, [document])
    problems = Problems(source, document, rule_behind)
    roster = read_table(Roster, document, (), problems.add_format)
    check_roster(roster, problems)
    return finished(problems, lambda: roster)


def keys() -> list[str]:
    """The keys of the rosters that come with the program."""
    return keys_in(_FOLDER)


@cache
def load(key: str) -> Roster:
    """A roster that comes with the program."""
    return load_from(_FOLDER, key, keys(), read)


def schema() -> str:
    """The JSON schema of the roster file, for editors; data/rosters/roster.schema.json is a copy of it."""
    return schema_of(Roster)
