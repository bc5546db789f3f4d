"""Roster files of any game: what came out of reading one, those that come with the program, the schema for editors."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from walstatt.core.texts import Texts
from walstatt.games.roster_problems import BadRosterError, Problems, RosterProblem
from walstatt.games.strict_tables import nearest

Roster = TypeVar("Roster")


class Reading(NamedTuple, Generic[Roster]):
    """A roster file as it was read: the roster, if it can be used, and every problem in the order of the lines."""

    roster: Roster | None
    problems: list[RosterProblem]


def finished(problems: Problems, make: Callable[[], Roster]) -> Reading[Roster]:
    """A roster comes back only if nothing but warnings was found."""
    found = sorted(problems.found, key=lambda problem: problem.line)
    usable = all(problem.warning for problem in found)
    return Reading(make() if usable else None, found)


def keys_in(folder: Traversable) -> list[str]:
    """The keys of the roster files of a folder, in the order of the alphabet."""
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


def load_from(folder: Traversable, key: str, known: Sequence[str], read: Callable[[str], Reading[Roster]]) -> Roster:
    """A roster that comes with the program."""
    if key not in known:
        raise ValueError(Texts("en").format("roster-unknown-roster", key=key, nearest=nearest(key, known)))
    reading = read((folder / f"{key}.toml").read_text("utf-8"))
    if reading.roster is None:
        raise BadRosterError(f"{key}.toml", [problem for problem in reading.problems if not problem.warning])
    return reading.roster


def schema_of(file: Any) -> str:
    """The JSON schema of a roster file, for editors."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema"} | msgspec.json.schema(file)
    return msgspec.json.format(msgspec.json.encode(described), indent=2).decode() + "\n"
