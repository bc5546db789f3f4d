"""Snapshots of earlier programs, brought up to date (docs/worlds.md): from the plain data of one version to the next.

A field that gets a default needs no migration; one that moves or is called otherwise does, or it would be lost.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Plain = dict[str, Any]


def _treaties_of_the_world(world: Plain) -> Plain:
    """Version 1: treaties that realms brought with them when they moved in were kept by each realm, in its own copy."""
    kept: list[Plain] = world.get("treaties", [])
    for name, realm in world.get("realms", {}).items():
        for old in realm.pop("treaties", ()):
            _keep(kept, name, old["other"], old["since"], old["words"])
    return {**world, "treaties": kept}


def _keep(kept: list[Plain], name: str, other: str, since: list[int], words: str) -> None:
    alike = [one for one in kept if {*one["parties"]} == {name, other} and one["at"] == since]
    if any(one["words"] == words for one in alike):
        return
    title = ".".join(map(str, since)) + (f" ({len(alike) + 1})" if alike else "")
    parties = [name, other]
    kept.append({"parties": parties, "title": title, "words": words, "at": since, "seals": parties, "since": since})


def _ways_of_battles(world: Plain) -> Plain:
    """Version 2: there were two ways to settle a battle."""
    settings = dict(world.get("settings", {}))
    quick = settings.pop("quick_battles", False)
    return {**world, "settings": {**settings, "battles": "quick" if quick else "hand"}}


MIGRATIONS: Final[Mapping[int, Callable[[Plain], Plain]]] = {1: _treaties_of_the_world, 2: _ways_of_battles}
"""By the version that they start from."""
NEWEST: Final = max(MIGRATIONS) + 1


def up_to_date(world: Plain, version: int) -> Plain:
    for step in range(version, NEWEST):
        world = MIGRATIONS[step](world)
    return world
