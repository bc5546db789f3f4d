"""Rosters: factions of characters, their abilities and beings, and ready-made parties, in data/rosters/anima."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

from walstatt.core.texts import Text
from walstatt.games.anima import roster_checks
from walstatt.games.anima.abilities import Ability
from walstatt.games.anima.profiles import Profile
from walstatt.games.anima.roster_format import About, BeingEntry, CharacterEntry, PartyEntry, RosterFile, schema
from walstatt.games.roster_files import Reading, finished, keys_in, load_from
from walstatt.games.roster_problems import BadRosterError, Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import read_table
from walstatt.games.toml_lines import Path as TomlPath

__all__ = ["BadRosterError", "Reading", "Roster", "RosterProblem", "keys", "load", "read", "schema"]

_FOLDER = files("walstatt") / "data" / "rosters" / "anima"
FIRST = "referenzblatt"
"""The characters of the catalogue come before the own factions."""
FOREIGN = "/"
"""Between the roster and the key of a character that comes from elsewhere."""


class Roster(Struct, frozen=True):
    """A roster ready for use: profiles of characters and beings by their keys."""

    about: About
    characters: dict[str, Profile]
    beings: dict[str, Profile]
    parties: tuple[PartyEntry, ...]

    @property
    def key(self) -> str:
        return self.about.key

    @property
    def name(self) -> dict[str, str]:
        return self.about.name.plain

    def profile(self, key: str) -> Profile:
        return self.characters[key] if key in self.characters else self.beings[key]

    def find_party(self, key_or_size: str | int) -> PartyEntry | None:
        return next((party for party in self.parties if key_or_size in (party.key, party.size)), None)


def read(source: str, hireable: Mapping[str, Profile] | None = None) -> Reading[Roster]:
    """Read the text of a roster file. A roster comes back only if nothing but warnings was found."""
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        return Reading(None, [document])
    problems = Problems(source, document, roster_checks.rule_behind)
    broken: set[TomlPath] = set()

    def complain(path: TomlPath, why: Text) -> None:
        broken.add(path[:2])
        problems.add_format(path, why)

    written = read_table(RosterFile, document, (), complain)
    roster_checks.check(written, hireable or {}, broken, problems)
    return finished(problems, lambda: _roster(written))


def _roster(written: RosterFile) -> Roster:
    known = {entry.key: entry.ability for entry in written.ability}
    beings = {entry.key: _profile(entry, known) for entry in written.being}
    characters = {entry.key: _profile(entry, known) for entry in written.character}
    return Roster(written.roster, characters, beings, written.party)


def _profile(entry: BeingEntry, known: Mapping[str, Ability]) -> Profile:
    cost = entry.cost if isinstance(entry, CharacterEntry) else 0
    return Profile(
        entry.key, entry.name.plain, cost, entry.speed[0], entry.speed[1], entry.attack, entry.damage, entry.defence,
        entry.armour, entry.resistance, entry.lp, entry.markers[0], entry.markers[1], float(entry.base), entry.stray,
        entry.range[0], entry.range[1], tuple(known[key] for key in entry.abilities), entry.emblem,
    )


@cache
def keys() -> tuple[str, ...]:
    there = keys_in(_FOLDER)
    return (FIRST, *(key for key in there if key != FIRST))


@cache
def load(key: str) -> Roster:
    """A roster that comes with the program."""
    return load_from(_FOLDER, key, keys(), read)


@cache
def hirelings(key: str) -> dict[str, Profile]:
    """The Streuner of all other rosters, by roster and key: one of them may join a party (anima.x.hireling)."""
    return {
        f"{other}{FOREIGN}{profile.key}": profile
        for other in keys() if other != key
        for profile in load(other).characters.values() if profile.stray
    }
