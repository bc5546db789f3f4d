"""Snapshots of earlier programs, brought up to date (docs/worlds.md): from the plain data of one version to the next.

A field that gets a default needs no migration; one that moves or is called otherwise does, or it would be lost.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

Plain = dict[str, Any]
PAGES, PAGE_BY_SETTING = "kalevala.r.2.post_digital", 1


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


def _priests_with_zeh(world: Plain) -> Plain:
    """Version 3: a priest without ZEH was written without them."""
    for places in world.get("forces", {}).values():
        for force in places.values():
            for stock in (force.get("land", {}), *(holder.get("load", {}) for holder in force.get("holders", ()))):
                if "pieces" in stock:
                    stock["pieces"] = _with_zeh(stock["pieces"])
    for booking in world.get("bookings", ()):
        booking[2] = _priest(booking[2])
    for orders in world.get("battle_orders", {}).values():
        for one in orders:
            one["garrison"] = _with_zeh(one.get("garrison", {}))
    for entries in world.get("entries", {}).values():
        for one in entries:
            one["figures"] = _with_zeh(one.get("figures", {}))
    return world


def _lengths_of_pages(world: Plain) -> Plain:
    """Version 4: a length of pages counted without the reading that says so."""
    settings = dict(world.get("settings", {}))
    readings = settings.get("readings", {})
    if "page" in settings and not readings.get(PAGES):
        settings["readings"] = {**readings, PAGES: PAGE_BY_SETTING}
    return {**world, "settings": settings}


def _with_zeh(pieces: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for symbol, number in pieces.items():
        found[_priest(symbol)] = found.get(_priest(symbol), 0) + number
    return found


def _priest(symbol: str) -> str:
    body, plus, items = symbol.partition("+")
    return f"{body}/0{plus}{items}" if re.fullmatch("Pr[A-Z]?", body) else symbol


MIGRATIONS: Final[Mapping[int, Callable[[Plain], Plain]]] = {
    1: _treaties_of_the_world, 2: _ways_of_battles, 3: _priests_with_zeh, 4: _lengths_of_pages,
}
"""By the version that they start from."""
NEWEST: Final = max(MIGRATIONS) + 1


def up_to_date(world: Plain, version: int) -> Plain:
    for step in range(version, NEWEST):
        world = MIGRATIONS[step](world)
    return world
