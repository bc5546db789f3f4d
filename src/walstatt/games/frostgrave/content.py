"""Profiles and spells that come with the program: data/rosters/frostgrave. A new one is one more entry in a file."""
from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from walstatt.games.frostgrave.profiles import Profile, ReadyBand, Scenario, School, Spell
from walstatt.games.roster_problems import BadRosterError, Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import read_table

_FOLDER = files("walstatt") / "data" / "rosters" / "frostgrave"
_RULES = {
    "casters": "frostgrave.r.casters",
    "soldiers": "frostgrave.r.soldiers",
    "more_soldiers": "frostgrave.x.soldiers",
    "creatures": "frostgrave.r.creature_table",
    "more_creatures": "frostgrave.x.creatures",
    "spells": "frostgrave.r.spellbook",
    "more_spells": "frostgrave.x.school",
    "schools": "frostgrave.x.school",
    "scenarios": "frostgrave.x.scenario",
    "warbands": "frostgrave.r.warband",
}
_Entry = TypeVar("_Entry", Profile, Spell, School, Scenario, ReadyBand)


def _entries(name: str, kind: type[_Entry], array: str) -> dict[str, _Entry]:
    source = (_FOLDER / f"{name}.toml").read_text("utf-8")
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        raise BadRosterError(name, [document])
    problems = Problems(source, document, lambda _: _RULES[name])
    rows: list[Any] = document.get(array, [])
    found = [
        read_table(kind, row, (array, number), problems.add_format) for number, row in enumerate(rows)
    ]
    if problems.found:
        raise BadRosterError(name, problems.found)
    return {entry.key: entry for entry in found}


@cache
def casters() -> dict[str, Profile]:
    """Wizard and apprentice with their free dagger."""
    return {profile.role: profile for profile in _entries("casters", Profile, "profile").values()}


@cache
def soldiers() -> dict[str, Profile]:
    """Those of the catalogue, then our own."""
    return _entries("soldiers", Profile, "profile") | more_soldiers()


@cache
def more_soldiers() -> dict[str, Profile]:
    """Our own (frostgrave.x.soldiers)."""
    return _entries("more_soldiers", Profile, "profile")


@cache
def creatures() -> dict[str, Profile]:
    """Those of the W20 table, then those that only spells and scenarios bring (frostgrave.x.creatures)."""
    return _entries("creatures", Profile, "profile") | _entries("more_creatures", Profile, "profile")


@cache
def common_spells() -> dict[str, Spell]:
    """The twelve that a wizard without a school chooses from (frostgrave.r.spellbook)."""
    return _entries("spells", Spell, "spell")


@cache
def spells() -> dict[str, Spell]:
    """All spells, those that only schools teach included."""
    return common_spells() | _entries("more_spells", Spell, "spell")


@cache
def schools() -> dict[str, School]:
    return _entries("schools", School, "school")


@cache
def scenarios() -> dict[str, Scenario]:
    return _entries("scenarios", Scenario, "scenario")


def taught(school: str) -> dict[str, Spell]:
    """The spells that a wizard of this school may know; without a school the twelve (frostgrave.x.school)."""
    if not school:
        return common_spells()
    return {key: spells()[key] for key in schools()[school].spells}


@cache
def ready_bands() -> dict[str, ReadyBand]:
    return _entries("warbands", ReadyBand, "warband")


def creature_of_face(face: int, bestiary: dict[str, Profile]) -> Profile:
    """Who comes on this face of the W20 (frostgrave.r.creature_table)."""
    return next(profile for profile in bestiary.values() if profile.faces[0] <= face <= profile.faces[1])


def with_gear(role: str, gear: tuple[str, ...]) -> Profile:
    """A caster with the gear that a player has chosen."""
    return msgspec.structs.replace(casters()[role], gear=gear)


