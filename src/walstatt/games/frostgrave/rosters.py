"""Files of warbands: reading one with all its problems, and those that come with the program, school by school."""
from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from walstatt.core.bounds import Words
from walstatt.core.texts import Texts, text
from walstatt.games.frostgrave import content, gear, warbands
from walstatt.games.frostgrave.profiles import APPRENTICE, WIZARD, ReadyBand, Warband
from walstatt.games.frostgrave.roster_format import WarbandEntry, WarbandFile
from walstatt.games.roster_problems import FILE_FORMAT, Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import STAND_IN, nearest, read_table
from walstatt.games.toml_lines import Path

FIELD_RULES = {
    "soldiers": warbands.SOLDIERS, "spells": warbands.SPELLBOOK, "school": "frostgrave.x.school",
    "crowns": warbands.RULING, WIZARD: gear.SLOTS, APPRENTICE: gear.SLOTS,
}


class Roster(NamedTuple):
    """Warbands under one name: a school, one warband without a school, or a file."""

    key: str
    name: Words
    description: Words
    emblem: str
    school: str
    bands: tuple[ReadyBand, ...]
    mixed: bool = False
    """Are the warbands of several schools?"""

    def find(self, key_or_size: str | int) -> ReadyBand | None:
        return next((band for band in self.bands if key_or_size in (band.key, band.crowns)), None)


def mustered(band: ReadyBand, prefix: str = "a") -> Warband:
    """The warband of an entry."""
    return warbands.muster(
        band.soldiers, band.spells, prefix, band.wizard, band.apprentice, band.name, band.school
    )


# ---- those that come with the program


def keys() -> list[str]:
    return list(_rosters())


@cache
def _rosters() -> dict[str, Roster]:
    """First the warbands without a school, each by itself, then the schools."""
    bands = content.ready_bands().values()
    free = {
        band.key: Roster(band.key, band.name, band.description, band.emblem, "", (band,))
        for band in bands if not band.school
    }
    return free | {
        school.key: Roster(
            school.key, school.name, school.description, school.emblem, school.key,
            tuple(band for band in bands if band.school == school.key),
        )
        for school in content.schools().values()
    }


def load(key: str) -> Roster:
    if key not in _rosters():
        raise ValueError(Texts("en").format("roster-unknown-roster", key=key, nearest=nearest(key, keys())))
    return _rosters()[key]


# ---- files


def read(source: str) -> tuple[Roster | None, list[RosterProblem]]:
    """The warbands of a file and every problem in the order of the lines; no roster if it cannot be used."""
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        return None, [document]
    problems = Problems(source, document, _rule_behind)
    written = read_table(WarbandFile, document, (), problems.add_format)
    if not written.warband and not problems.found:
        problems.add((), FILE_FORMAT, text("frostgrave-roster-empty"))
    taken: set[str] = set()
    for position, entry in enumerate(written.warband):
        path: Path = ("warband", position)
        if entry.key in taken and entry.key != STAND_IN:
            problems.add((*path, "key"), FILE_FORMAT, text("frostgrave-roster-key-twice", key=entry.key))
        taken.add(entry.key)
        _check(entry, path, problems)
    found = sorted(problems.found, key=lambda problem: problem.line)
    return (None if found else _of_file(written)), found


def _of_file(written: WarbandFile) -> Roster:
    bands = tuple(entry.band for entry in written.warband)
    first, mixed = bands[0], len({band.school for band in bands}) > 1
    return Roster(
        first.key, first.name, first.description, first.emblem, "" if mixed else first.school, bands, mixed
    )


def _rule_behind(path: Path) -> str:
    return FIELD_RULES.get(str(path[2]), FILE_FORMAT) if len(path) > 2 else FILE_FORMAT


def _check(entry: WarbandEntry, path: Path, problems: Problems) -> None:
    """What the rules ask of a warband, each mistake at its own line."""
    for field in (WIZARD, APPRENTICE):
        _check_gear(field, getattr(entry, field), (*path, field), problems)
    known = [key for key in entry.soldiers if key in content.soldiers()]
    for place, key in _unknown(entry.soldiers, content.soldiers()):
        why = text("frostgrave-roster-unknown-soldier", key=key, nearest=nearest(key, content.soldiers()))
        problems.add((*path, "soldiers", place), warbands.SOLDIERS, why)
    band = warbands.muster(known, (), "a")
    for refused in warbands.soldier_problems(band, entry.crowns, {warbands.RULING: warbands.OTHER_BUDGETS}):
        problems.add((*path, "soldiers"), refused.rule, refused.why)
    _check_spells(entry, path, problems)


def _unknown(written: Sequence[str], known: Container[str]) -> Iterator[tuple[int, str]]:
    return ((place, key) for place, key in enumerate(written) if key not in known)


def _check_gear(role: str, written: Sequence[str], path: Path, problems: Problems) -> None:
    for place, key in _unknown(written, gear.MUNDANE):
        why = text("frostgrave-roster-unknown-item", key=key, nearest=nearest(key, gear.MUNDANE))
        problems.add((*path, place), gear.SLOTS, why)
    carried = ["dagger", *(key for key in written if key in gear.MUNDANE)]
    refused = gear.caster_problem(carried, content.casters()[role].slots, {})
    if refused:
        problems.add(path, refused.rule, refused.why)


def _check_spells(entry: WarbandEntry, path: Path, problems: Problems) -> None:
    if entry.school and entry.school not in content.schools():
        near = nearest(entry.school, content.schools())
        why = text("frostgrave-roster-unknown-school", key=entry.school, nearest=near)
        problems.add((*path, "school"), "frostgrave.x.school", why)
        return
    for place, key in enumerate(entry.spells):
        spot = (*path, "spells", place)
        refused = warbands.spell_problem(key, entry.school)
        if key not in content.spells():
            near = nearest(key, content.taught(entry.school))
            problems.add(spot, warbands.SPELLBOOK, text("frostgrave-roster-unknown-spell", key=key, nearest=near))
        elif refused:
            problems.add(spot, refused.rule, refused.why)
        elif key in entry.spells[:place]:
            name = content.spells()[key].name
            problems.add(spot, warbands.SPELLBOOK, text("frostgrave-roster-spell-twice", spell=name))
    if len(entry.spells) != warbands.KNOWN_SPELLS:
        refused = warbands.number_problem(entry.spells, entry.school)
        if refused:
            problems.add((*path, "spells"), refused.rule, refused.why)


def schema() -> str:
    """The JSON schema of the file, for editors; data/rosters/frostgrave-warband.schema.json is a copy of it."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(WarbandFile)
    fields = described["$defs"]["WarbandEntry"]["properties"]
    casters_gear = [key for key in warbands.CHOOSABLE if key in gear.MUNDANE]
    words: dict[str, Iterable[str]] = {
        "soldiers": content.soldiers(), "spells": content.spells(), WIZARD: casters_gear, APPRENTICE: casters_gear,
    }
    for field, allowed in words.items():
        fields[field]["items"] = {"enum": list(allowed)}
    fields["school"] = {"enum": ["", *content.schools()], "default": ""}
    return msgspec.json.format(msgspec.json.encode(described), indent=2).decode() + "\n"
