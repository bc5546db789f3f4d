"""Deadlines that pass by themselves: a world that leads itself, or is set so, is published; others are run and wait.

Every process looks from time to time. Publishing names the revision that it was made from, so of two that publish the
same phase one is refused, and whoever is killed in the middle has published nothing: the next one does it.
"""
from __future__ import annotations

import asyncio
import logging
import time

from walstatt.desk.world_desk import Evaluate, WorldDesk
from walstatt.server.site import Site
from walstatt.store.matches import Outpaced
from walstatt.store.worlds import PhaseClosed, Worlds

EVERY_SECONDS = 5.0
SLACK = 2.0
"""Seconds after a deadline: whoever handed in at its very second is still being written down."""
AT_ONCE = 20
log = logging.getLogger("walstatt.timekeeper")


class Timekeeper:
    def __init__(self, site: Site) -> None:
        self.site = site
        self._done: dict[str, int] = {}
        """By world: the revision at which there was nothing more to do but wait."""

    async def keep(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.look(time.time())
            except Exception:
                log.exception("deadlines could not be looked at; it is tried again")
            await asyncio.sleep(EVERY_SECONDS)

    async def look(self, now: float) -> None:
        store = Worlds(self.site.database)
        due = await asyncio.to_thread(store.due, now - SLACK, AT_ONCE + len(self._done))
        self._done = {world: revision for world, revision in self._done.items() if world in due}
        fresh = [world for world, revision in due.items() if self._done.get(world) != revision]
        for world in fresh[:AT_ONCE]:
            await self._pass(store, world, now)

    async def _pass(self, store: Worlds, world_id: str, now: float) -> None:
        def work(evaluate: Evaluate) -> tuple[bool, int]:
            desk = WorldDesk.open(store, world_id, evaluate)
            if desk is None:
                return False, 0
            published = desk.deadline_passed(now)
            desk.refresh()
            return published, desk.record.revision

        try:
            published, revision = await self.site.desks.alone("timekeeper", work)
        except (Outpaced, PhaseClosed):
            # Somebody else was faster, or a paper came in meanwhile: look again.
            return
        except Exception:
            log.exception("a deadline could not be kept", extra={"world": world_id})
            self._done[world_id] = await asyncio.to_thread(store.revision, world_id)
            return
        if published:
            log.info("published at its deadline", extra={"world": world_id})
        else:
            self._done[world_id] = revision
