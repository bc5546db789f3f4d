"""What the arena needs to know of Age of Fantasy: Skirmish: its army lists and its tables."""
from __future__ import annotations

from walstatt.games.aofs import rosters
from walstatt.games.aofs.armies import ready_made
from walstatt.games.aofs.battlefield import random_board
from walstatt.games.aofs.play import Setup
from walstatt.games.aofs.profiles import ArmySheet

DEFAULT_SIZE = 250


def list_keys(size: int) -> list[str]:
    """The rosters that come with the program and have a ready-made army of this size."""
    return [key for key in sorted(rosters.keys()) if rosters.load(key).find_army(size)]


def is_list(key: str, size: int) -> bool:
    return key in list_keys(size) or _roster_of(key) is not None


def pairing(keys: list[str], seed: int) -> tuple[str, str]:
    """Both sides play the same army; each has its turn."""
    return keys[seed % len(keys)], keys[seed % len(keys)]


def make_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """A game on the table of this seed. A list is a roster, whose army of this size plays, or one army of a roster."""
    first, second = (_army(key, size, prefix) for key, prefix in zip(keys, "ab", strict=True))
    return Setup((first, second), random_board(seed), max(size, first.points, second.points))


def _army(key: str, size: int, prefix: str) -> ArmySheet:
    roster = _roster_of(key)
    return ready_made(roster, key, prefix) if roster else ready_made(key, size, prefix)


def _roster_of(army: str) -> str | None:
    return next((key for key in sorted(rosters.keys()) if any(one.key == army for one in rosters.load(key).army)), None)
