"""What is cleared away from time to time: guests who do not come back, matches that nobody can end any more, and seeds
of dice that nobody came back for.

Every process does so; with PostgreSQL they share the work.
"""
from __future__ import annotations

import asyncio
import logging
import time

from walstatt.server.site import Site

EVERY_SECONDS = 3600.0
DAY = 24 * 3600.0
log = logging.getLogger("walstatt.housekeeping")


async def keep_house(site: Site) -> None:
    """For as long as the server runs."""
    while site.settings.guest_days:
        try:
            await clear_away(site, time.time() - site.settings.guest_days * DAY)
        except Exception:
            log.exception("not everything could be cleared away; it is tried again later")
        await asyncio.sleep(EVERY_SECONDS)


async def clear_away(site: Site, before: float) -> None:
    """Whatever was not touched since then."""
    # In the threads that the hub waits for when the server ends, and in small steps, so that nobody else waits.
    guests = 0
    while await site.hub.in_thread(lambda: site.people.forget_guest(before)):
        guests += 1
    matches = await site.hub.in_thread(lambda: site.matches.forget_abandoned(before))
    await site.hub.in_thread(lambda: site.seals.forget(before))
    if guests:
        # Their names have left the matches that somebody may be looking at, and their own pages are to close.
        await site.hub.look_again()
    if guests or matches:
        log.info("cleared away", extra={"guests": guests, "matches": matches})
