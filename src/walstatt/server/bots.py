"""Bots take their turns: they think on a copy of the match, without holding anybody up."""
from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from walstatt.bots.base import Bot, open_question
from walstatt.bots.captain import sensible
from walstatt.core.match import Match
from walstatt.core.refusal import Refused
from walstatt.server.hub import Hub, Room
from walstatt.server.live_match import Stale

log = logging.getLogger("walstatt.bots")


class BotMaster:
    """Wakes bots whose turn it is."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub = hub
        self._pool = ThreadPoolExecutor(workers, "walstatt-bot")
        hub.on_change = self.wake

    def wake(self, room: Room) -> None:
        """Begin a bot's turn unless one is under way already."""
        if room.bot_task is None and room.live.bot_seat is not None:
            room.bot_task = self.hub.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        try:
            while await self._one_answer(room):
                pass
        except Exception:
            log.exception("a bot has failed", extra={"match": room.live.id})
        finally:
            room.bot_task = None

    async def _one_answer(self, room: Room) -> bool:
        """Think, then answer if the position is still the same; False when no bot is asked any more."""
        live = room.live
        seat = live.bot_seat
        if seat is None:
            return False
        bot = live.bot(seat)
        twin, revision = await self.hub.run(room, lambda: (live.match.fork(record=False), live.revision))
        if live.bot_seat != seat:
            return True
        value = await asyncio.get_running_loop().run_in_executor(self._pool, _think, bot, twin, seat)

        def act() -> None:
            if live.revision == revision:
                live.answer(None, seat, value, len(twin.tape))

        try:
            await self.hub.change(room, act)
        except Stale:
            log.info("somebody else was faster than the bot", extra={"match": live.id})
        return True

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _think(bot: Bot, twin: Match, seat: int) -> Any:
    """The bot's answer; if it has none, the first that will do: a match must not stand still."""
    try:
        value = bot.answer(twin, seat)
        open_question(twin, seat).check(value)
    except Refused:
        log.warning("a bot gave no acceptable answer", extra={"bot": bot.name})
        return sensible(open_question(twin, seat), Random(0))
    return value
