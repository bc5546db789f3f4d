"""Bots take their turns. Those who think do so in processes of their own, without holding anybody up."""
from __future__ import annotations

import asyncio
import logging

from walstatt.bots.registry import AT_ONCE
from walstatt.server.hub import Hub, Room
from walstatt.server.live_match import LiveMatch, Stale
from walstatt.server.thinkers import Position, Task, Thinkers, answer_of, bring_to

log = logging.getLogger("walstatt.bots")


class BotMaster:
    """Wakes bots whose turn it is."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub = hub
        self.thinkers = Thinkers(workers)

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
        """One answer of a bot; False when none is asked any more."""
        live = room.live
        seat = live.bot_seat
        if seat is None:
            return False
        try:
            if live.record.bot_at(seat) in AT_ONCE:
                await self.hub.change(room, lambda: answer_at_once(live))
            else:
                await self._think(room)
        except Stale:
            log.info("somebody else was faster than the bot", extra={"match": live.id})
        return True

    async def _think(self, room: Room) -> None:
        """Think, then answer if the position is still the same."""
        live = room.live
        seen = await self.hub.run(room, lambda: (task_for(live), live.revision, len(live.match.tape)))
        task, revision, answers = seen
        if task is None:
            return
        thinker = self.thinkers.choose(live.id)
        value = await asyncio.get_running_loop().run_in_executor(thinker.line, thinker.think, task)

        def act() -> None:
            if live.revision == revision:
                live.answer(None, task.seat, value, answers)

        await self.hub.change(room, act)

    def close(self) -> None:
        self.thinkers.close()


def answer_at_once(live: LiveMatch) -> None:
    """Let a bot that does not think answer, if one is asked."""
    seat = live.bot_seat
    if seat is None:
        return
    twin = live.match.fork(record=False)
    bring_to(twin, live.open_tape())
    live.answer(None, seat, answer_of(live.bot(seat), twin, seat), len(live.match.tape))


def task_for(live: LiveMatch) -> Task | None:
    """What a bot of this match has to answer now, if anything."""
    seat = live.bot_seat
    if seat is None:
        return None
    record = live.record
    place = next(one for one in record.seats if one.seat == seat)
    position = Position(live.id, record.game, record.setup.encode(), tuple(live.open_tape()))
    return Task(position, place.bot, place.bot_seed, seat)
