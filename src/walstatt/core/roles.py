"""Who somebody is at a match or in a world, and what follows from it: what they may know."""
from __future__ import annotations

from collections.abc import Collection
from enum import Enum


class Role(Enum):
    """A player has a seat or a realm, the game master leads and knows everything, a watcher knows what all know."""

    PLAYER = "player"
    GAME_MASTER = "master"
    WATCHER = "watcher"
    SCRIBE = "scribe"
    """In a world: writes the sheets of one realm for whoever rules it, and sees no others."""


Viewer = int | str | Role | None
"""Whose eyes somebody looks with: a seat, a realm, the game master; None is a watcher as well."""


def may_know(viewer: Viewer, owners: Collection[int | str]) -> bool:
    """May they know what concerns only these seats or realms?"""
    return viewer is Role.GAME_MASTER or viewer in owners
