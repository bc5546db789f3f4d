"""News from other processes that share a PostgreSQL: LISTEN on one connection, for as long as the server runs.

With SQLite there is one process, which tells itself.
"""
from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable

from walstatt.server.hub import Hub
from walstatt.store.database import CHANNEL

RETRY_SECONDS = 1.0
log = logging.getLogger("walstatt.notify")


async def listen(hub: Hub) -> None:
    """Hear and pass on; after a broken connection everything open is looked at again."""
    first = True
    while True:
        try:
            await _listen_once(hub, again=not first)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the database's news are interrupted")
        first = False
        await asyncio.sleep(RETRY_SECONDS)


async def _listen_once(hub: Hub, *, again: bool) -> None:
    from psycopg import AsyncConnection

    address = hub.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        if again:
            await hub.look_again()
        async for news in connection.notifies():
            hear(hub, news.payload)


def hear(hub: Hub, payload: str) -> None:
    kind, _, rest = payload.partition(" ")
    if kind == "presence":
        news = json.loads(rest)
        if news["process"] != hub.process:
            hub.hear_presence(news)
        return
    if kind == "person":
        hub.spawn(_told(hub.hear_person(rest)))
        return
    match_id, _, process = rest.partition(" ")
    if process == hub.process:
        return
    if kind == "match":
        hub.spawn(_told(hub.hear_match(match_id)))
    elif kind == "chat":
        hub.spawn(_told(hub.hear_chat(match_id)))


async def _told(work: Awaitable[None]) -> None:
    """Nobody waits for this work, so the log must tell of its failure."""
    try:
        await work
    except Exception:
        log.exception("news could not be taken in")
