"""What the arena needs to know of the Referenzblatt: its factions, their parties and the tables."""
from __future__ import annotations

from random import Random

from walstatt.games.anima import rosters
from walstatt.games.anima.parties import drawn_party, party_of, random_party
from walstatt.games.anima.play import DIE, POINTS, Setup
from walstatt.games.anima.profiles import Party
from walstatt.lab.pairings import against_any

DEFAULT_SIZE = POINTS
LOT = "lot"
"""In the place of a party: one drawn by lot."""
pairing = against_any
LEVELLED = ("anima:scenario", DIE)
"""Measuring balance lets every scenario come equally often."""


def list_keys(size: int) -> list[str]:
    """All ready-made parties as `roster/party`, and for each roster one drawn by lot."""
    if size != POINTS:
        return []
    found = []
    for key in sorted(rosters.keys()):
        found += [f"{key}/{party.key}" for party in rosters.load(key).parties if party.size <= size]
        found.append(f"{key}/{LOT}")
    return found


def is_list(key: str, size: int) -> bool:
    return key in list_keys(size) or (size == POINTS and key in set(rosters.keys()))


def make_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """A game on the table of this seed; its dice decide about the scenario."""
    first, second = (_party(key, seed, prefix) for key, prefix in zip(keys, "ab", strict=True))
    return Setup((first, second), None, seed, size)


def hired_keys(size: int) -> list[str]:
    """The factions."""
    return sorted(rosters.keys()) if size == POINTS else []


def hired_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """As `make_setup`, with parties of factions drawn by lot; a faction's party is the same on either side."""
    first, second = (
        drawn_party(Random(f"hired/{seed}/{key}"), key, prefix) for key, prefix in zip(keys, "ab", strict=True)
    )
    return Setup((first, second), None, seed, size)


def list_name(key: str, language: str) -> str:
    return rosters.load(key).name[language]


def _party(key: str, seed: int, prefix: str) -> Party:
    """A roster alone stands for its first ready-made party."""
    name, _, wanted = key.partition("/")
    roster = rosters.load(name)
    if wanted == LOT:
        return random_party(Random(f"party/{seed}/{prefix}"), name, prefix)
    entry = next((one for one in roster.parties if one.key == wanted), roster.parties[0])
    return party_of(roster, entry.characters, prefix)
