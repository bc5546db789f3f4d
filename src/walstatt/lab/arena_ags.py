"""What the arena needs to know of A Generic Skirmisher: its peoples, its troops and its tables."""
from __future__ import annotations

from random import Random

from walstatt.core.refusal import Refused
from walstatt.games.ags import rosters
from walstatt.games.ags.battlefield import random_board
from walstatt.games.ags.hiring import RECOMMENDED_SIZE, random_force, ready_made
from walstatt.games.ags.play import Setup
from walstatt.games.ags.profiles import Force
from walstatt.lab.pairings import against_any

DEFAULT_SIZE = RECOMMENDED_SIZE
pairing = against_any
LEVELLED = ("ags:tactic_roll", 6)
"""The roll that changes a game most, and its faces: measuring balance lets each of them come equally often."""


def list_keys(size: int) -> list[str]:
    """The peoples that have a ready-made troop of this size."""
    return [key for key in sorted(rosters.keys()) if _force(key, size, "a") is not None]


hired_keys = list_keys


def is_list(key: str, size: int) -> bool:
    return key in set(rosters.keys()) and _force(key, size, "a") is not None


def make_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """A game on the table of this seed; its dice decide about deployment, tactic and side tasks."""
    first, second = (_needed(key, size, prefix) for key, prefix in zip(keys, "ab", strict=True))
    return Setup((first, second), random_board(seed), size)


def hired_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """As `make_setup`, with troops hired by lot; a people's troop is the same on either side."""
    first, second = (
        random_force(Random(f"hired/{seed}/{key}"), key, size, prefix) for key, prefix in zip(keys, "ab", strict=True)
    )
    return Setup((first, second), random_board(seed), size)


def list_name(key: str, language: str) -> str:
    return rosters.load(key).name[language]


def _force(key: str, size: int, prefix: str) -> Force | None:
    try:
        return ready_made(key, size, prefix)
    except Refused:
        return None


def _needed(key: str, size: int, prefix: str) -> Force:
    force = _force(key, size, prefix)
    if force is None:
        raise ValueError(f"{key} has no ready-made troop of {size}")
    return force
