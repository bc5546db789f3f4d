"""Rosters: reading a roster file with all its problems, and the twelve that come with the program."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from walstatt.games.ags.profiles import PEOPLES, Name, Profile
from walstatt.games.ags.roster_checks import CompiledCards, compile_cards, rule_behind
from walstatt.games.ags.roster_format import ForceEntry, RosterFile
from walstatt.games.roster_files import Reading, finished, keys_in, load_from, schema_of
from walstatt.games.roster_problems import BadRosterError, Problems, RosterProblem, read_toml
from walstatt.games.strict_tables import read_table

__all__ = ["BadRosterError", "Reading", "Roster", "RosterProblem", "keys", "load", "read", "schema"]

_FOLDER = files("walstatt") / "data" / "rosters" / "ags"


@dataclass(frozen=True)
class Roster:
    """The cards of one people, ready to hire from."""

    key: str
    people: str
    name: Name
    description: Name
    emblem: str
    profiles: dict[str, Profile]
    descriptions: dict[str, Name] = field(default_factory=dict)
    forces: tuple[ForceEntry, ...] = ()
    mob: Profile | None = None

    @property
    def hireable(self) -> list[Profile]:
        """All cards but the summoned ones (ags.2.12.beschworen)."""
        return [card for card in self.profiles.values() if not card.has("Beschworen")]

    def find_force(self, key_or_size: str | int) -> ForceEntry | None:
        return next((force for force in self.forces if key_or_size in (force.key, force.size)), None)


def read(source: str) -> Reading[Roster]:
    """Read the text of a roster file. A roster comes back only if nothing but warnings was found."""
    document = read_toml(source)
    if isinstance(document, RosterProblem):
        return Reading(None, [document])
    problems = Problems(source, document, rule_behind)
    written = read_table(RosterFile, document, (), problems.add_format)
    cards = compile_cards(written, source, problems)
    return finished(problems, lambda: _roster(written, cards))


def _roster(written: RosterFile, cards: CompiledCards) -> Roster:
    about = written.roster
    return Roster(
        about.key, about.people, about.name.plain, about.description.plain, about.emblem, cards.profiles,
        {card.key: card.description.plain for card in written.card}, tuple(written.force), cards.mob,
    )


def keys() -> list[str]:
    """The keys of the rosters that come with the program: one for each list of ags.3.1.2.voelker, in its order."""
    there = keys_in(_FOLDER)
    return [people for people in PEOPLES if people in there]


@cache
def load(key: str) -> Roster:
    """A roster that comes with the program."""
    return load_from(_FOLDER, key, keys(), read)


def schema() -> str:
    """The JSON schema of the roster file, for editors; data/rosters/ags-roster.schema.json is a copy of it."""
    return schema_of(RosterFile)
