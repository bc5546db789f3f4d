"""Worlds that lead themselves go on also where a server ended between the last paper of a phase and publishing it.

Every process looks from time to time; of several that find the same world one publishes.
"""
from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from walstatt.desk.world_desk import Evaluate, WorldDesk
from walstatt.server.site import Site
from walstatt.store.worlds import Worlds

EVERY_SECONDS = 60.0
SETTLED_SECONDS = 60.0
"""Whoever has brought the last paper publishes; only after so long somebody else does it."""
log = logging.getLogger("walstatt.self_led")


async def lead_on(site: Site) -> None:
    """For as long as the server runs; with SQLite nobody else can be at it when it begins."""
    before = time.time() if site.database.is_sqlite else time.time() - SETTLED_SECONDS
    while True:
        try:
            await publish_what_waits(site, before)
        except Exception:
            log.exception("not every world could be led on; it is tried again later")
        await asyncio.sleep(EVERY_SECONDS)
        before = time.time() - SETTLED_SECONDS


async def publish_what_waits(site: Site, before: float) -> None:
    """Worlds that nobody has touched since then although all of their papers may be there."""
    store = Worlds(site.database)
    for world_id in await site.hub.in_thread(lambda: store.perhaps_complete(before)):
        if await site.desks.alone("walstatt", partial(_lead, store, world_id)):
            log.info("a world that leads itself went on", extra={"world": world_id})


def _lead(store: Worlds, world_id: str, evaluate: Evaluate) -> bool:
    desk = WorldDesk.open(store, world_id, evaluate)
    return desk is not None and desk.publish_when_complete()
