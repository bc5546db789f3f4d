"""Bots take their turns: they think in processes of their own, without holding anybody up."""
from __future__ import annotations

import asyncio
import logging

from walstatt.server.hub import Hub, Room
from walstatt.server.live_match import LiveMatch, Stale
from walstatt.server.thinkers import Position, Task, Thinkers

log = logging.getLogger("walstatt.bots")


class BotMaster:
    """Wakes bots whose turn it is."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub = hub
        self._thinkers = Thinkers(workers)
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
        seen = await self.hub.run(room, lambda: (task_for(live), live.revision, len(live.match.tape)))
        task, revision, answers = seen
        if task is None:
            return False
        thinker = self._thinkers.choose(live.id)
        value = await asyncio.get_running_loop().run_in_executor(thinker.line, thinker.think, task)

        def act() -> None:
            if live.revision == revision:
                live.answer(None, task.seat, value, answers)

        try:
            await self.hub.change(room, act)
        except Stale:
            log.info("somebody else was faster than the bot", extra={"match": live.id})
        return True

    def close(self) -> None:
        self._thinkers.close()


def task_for(live: LiveMatch) -> Task | None:
    """What a bot of this match has to answer now, if anything."""
    seat = live.bot_seat
    if seat is None:
        return None
    record = live.record
    place = next(one for one in record.seats if one.seat == seat)
    position = Position(live.id, record.game, record.setup.encode(), tuple(live.open_tape()))
    return Task(position, place.bot, place.bot_seed, seat)
