"""`walstatt roster` for Schnellreferenz: schools and warbands in lines."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from walstatt.core.bounds import Words
from walstatt.core.texts import Texts
from walstatt.games.frostgrave import content, rosters, sheet_text
from walstatt.games.frostgrave.profiles import ReadyBand
from walstatt.games.frostgrave.rosters import Roster
from walstatt.games.lobby import PrintedArmy

keys = rosters.keys
load = rosters.load
read = rosters.read
schema = rosters.schema


class _Name(NamedTuple):
    plain: Words


class Listed(NamedTuple):
    """A warband as an army list: the command asks for its name."""

    band: ReadyBand

    @property
    def name(self) -> _Name:
        return _Name(self.band.name)


def recognizes(document: Mapping[str, Any]) -> bool:
    return "warband" in document


def in_order(roster: Roster, texts: Texts) -> str:
    return texts.format("frostgrave-roster-in-order", warbands=len(roster.bands))


def overview(roster: Roster, texts: Texts) -> Iterator[str]:
    """What the roster is, and its warbands."""
    yield f"{roster.key}: {roster.name[texts.language]}. {roster.description[texts.language]}"
    for band in roster.bands:
        force = rosters.mustered(band)
        counts = {"cost": force.cost, "size": band.crowns, "soldiers": len(band.soldiers)}
        yield f"    {texts.format('frostgrave-roster-list-band', key=band.key, name=band.name, **counts)}"


def profiles(roster: Roster, texts: Texts) -> Iterator[str]:
    """The spells that can be learnt, the soldiers for hire, then the warbands."""
    language = texts.language
    yield roster.name[language]
    yield roster.description.get(language, "")
    yield ""
    yield texts.format("frostgrave-spells-heading")
    for spell in content.taught(roster.school).values():
        yield f"    {sheet_text.spell_words(spell)[language]}"
    for profile in (*content.casters().values(), *content.soldiers().values()):
        yield ""
        yield from sheet_text.profile_lines(profile, texts)
    yield ""
    yield from list(overview(roster, texts))[1:]


def find_list(roster: Roster, name: str | int) -> Listed | None:
    found = roster.find(name)
    return Listed(found) if found is not None else None


def list_keys(roster: Roster) -> list[str]:
    return [band.key for band in roster.bands]


def list_lines(roster: Roster, entry: Listed, texts: Texts) -> Iterator[str]:
    """One warband with its figures and spells."""
    del roster
    yield entry.band.name[texts.language]
    yield from sheet_text.lines(rosters.mustered(entry.band), texts)


def printed(roster: Roster, entry: Listed, texts: Texts) -> PrintedArmy:
    del roster
    return sheet_text.printed(rosters.mustered(entry.band), entry.band.crowns, texts)


def price_lines(roster: Roster) -> Iterator[str]:
    """Each soldier with its price: the lists are fixed, there is no formula."""
    for key, profile in content.soldiers().items():
        yield f"  {key:40} {profile.cost:4}"
    for band in roster.bands:
        yield f"  {band.key:40} {rosters.mustered(band).cost:4}"
