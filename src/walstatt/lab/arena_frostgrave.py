"""What the arena needs to know of Schnellreferenz: its ready-made warbands, warbands by lot, and its tables."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from walstatt.games.frostgrave import content, warbands
from walstatt.games.frostgrave.battlefield import random_board
from walstatt.games.frostgrave.play import Setup
from walstatt.games.frostgrave.profiles import Warband
from walstatt.lab.pairings import against_any

DEFAULT_SIZE = warbands.BUDGET
LOT = "lot"
"""In the place of a ready-made warband: one that the seed puts together."""
pairing = against_any


def list_keys(size: int) -> list[str]:
    """The ready-made warbands that so many crowns can hire, and the one by lot."""
    return [*(key for key in sorted(content.ready_bands()) if warbands.ready_made(key, "a").cost <= size), LOT]


def is_list(key: str, size: int) -> bool:
    return key in list_keys(size)


def make_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """A game on the table of this seed."""
    return _setup(seed, size, [_warband(key, seed, size, prefix) for key, prefix in zip(keys, "ab", strict=True)])


def hired_keys(size: int) -> list[str]:
    """The schools of magic."""
    low, high = warbands.BUDGETS
    return sorted(content.schools()) if low <= size <= high else []


def hired_setup(seed: int, size: int, keys: tuple[str, str]) -> Setup:
    """As `make_setup`, with warbands of schools by lot; a school's warband is the same on either side."""
    forces = [
        warbands.random_warband(Random(f"hired/{seed}/{key}"), prefix, size, school=key)
        for key, prefix in zip(keys, "ab", strict=True)
    ]
    return _setup(seed, size, forces)


def list_name(key: str, language: str) -> str:
    return content.schools()[key].name[language]


def _setup(seed: int, size: int, forces: Sequence[Warband]) -> Setup:
    rulings = {} if size == warbands.BUDGET else {warbands.RULING: warbands.OTHER_BUDGETS}
    return Setup(tuple(forces), random_board(seed), rulings, budget=size)


def _warband(key: str, seed: int, size: int, prefix: str) -> Warband:
    if key == LOT:
        return warbands.random_warband(Random(f"warband/{seed}/{prefix}"), prefix, size)
    return warbands.ready_made(key, prefix)
