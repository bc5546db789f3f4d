"""Roster files that people bring: as `own:ID` they can be chosen wherever a roster is named."""
from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from walstatt.games.lobby import ArmyWish, ChosenUnit, RosterSheet
from walstatt.server import jobs
from walstatt.server.content import lobby_of
from walstatt.server.errors import not_found, unknown_key
from walstatt.server.site import Site, Work
from walstatt.store.papers import OwnRoster

OWN = "own:"


async def army_wish(
    site: Site, work: Work, game: str, roster: str, units: Sequence[Mapping[str, Any]] | None = None, army: str = ""
) -> ArmyWish:
    """An army of a roster that comes with the program, or of one that somebody has brought: its id is its ticket."""
    if not roster.startswith(OWN):
        return ArmyWish(roster, army, units)
    kept = await asyncio.to_thread(site.rosters.find, roster.removeprefix(OWN))
    if kept is None or kept.game != game:
        raise not_found(roster)
    if units is None:
        units = _ready_units(await own_sheet(work, kept), army)
    return ArmyWish(kept.key, units=units, text=kept.source)


async def own_sheet(work: Work, kept: OwnRoster) -> RosterSheet | None:
    """What clients show of it; None if the rules have changed and it no longer fits them."""
    lobby_of(kept.game)
    sheet = await work(jobs.roster_sheet, kept.game, kept.source)
    if sheet is not None:
        sheet.key = f"{OWN}{kept.id}"
    return sheet


def _ready_units(sheet: RosterSheet | None, army: str) -> list[ChosenUnit]:
    known = sheet.armies if sheet is not None else []
    for one in known:
        if not army or one.key == army:
            return one.units
    raise unknown_key("body.armies.army", army, [one.key for one in known])
