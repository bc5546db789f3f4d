"""Bots take their turns. Those who think do so in processes of their own, without holding anybody up."""
from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

from walstatt.bots.registry import AT_ONCE
from walstatt.bots.sturdy import answer_of
from walstatt.core.match import RuleFault
from walstatt.core.refusal import Refused
from walstatt.server.hub import Hub, Room
from walstatt.server.live_match import LiveMatch, Stale
from walstatt.server.thinkers import NoThought, Task, Thinkers, report_bot

OTHER_ANSWERS = 5
"""So many answers are tried where the rules fail over a bot's own."""
log = logging.getLogger("walstatt.bots")


class BotMaster:
    """Wakes bots whose turn it is."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub = hub
        self._thinkers = Thinkers(workers)

    def wake(self, room: Room) -> None:
        """Begin a bot's turn unless one is under way already, or has failed for good."""
        live = room.live
        if room.bot_task is None and live.bot_seat is not None and room.stuck_at != live.revision:
            room.bot_task = self.hub.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        try:
            while await self._one_answer(room):
                pass
        except RuleFault:
            log.exception("a bot cannot go on", extra={"match": room.live.id})
            self.hub.get_stuck(room)
        except Exception:
            log.exception("a bot could not answer", extra={"match": room.live.id})
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
        except RuleFault as fault:
            self.hub.report(room, fault)
            await self._answer_otherwise(room)
        except NoThought:
            log.exception("a bot could not think", extra={"match": live.id})
            await self._answer_otherwise(room)
        return True

    async def _answer_otherwise(self, room: Room) -> None:
        """The rules have failed over a bot's answer: perhaps they bear another one. Raises if none will do."""
        rng = Random(len(room.live.match.tape))
        for left in reversed(range(OTHER_ANSWERS)):
            try:
                await self.hub.change(room, lambda: answer_by_lot(room.live, rng))
                return
            except Stale:
                return
            except RuleFault as fault:
                self.hub.report(room, fault)
                if not left:
                    raise

    async def _think(self, room: Room) -> None:
        """Think, then answer if the position is still the same."""
        live = room.live
        seen = await self.hub.run(room, lambda: (task_for(live), live.revision, len(live.match.tape)))
        task, revision, answers = seen
        if task is None:
            return
        thinker = self._thinkers.choose(live.id)
        value = await asyncio.get_running_loop().run_in_executor(thinker.line, thinker.think, task)

        def act() -> None:
            if live.revision == revision:
                answer_for_bot(live, task.seat, value, answers)

        await self.hub.change(room, act)

    def close(self) -> None:
        self._thinkers.close()


def answer_at_once(live: LiveMatch) -> None:
    """Let a bot that does not think answer, if one is asked."""
    seat = live.bot_seat
    if seat is None:
        return
    answer_for_bot(live, seat, answer_of(live.bot(seat), live.match, seat, report_bot), len(live.match.tape))


def answer_by_lot(live: LiveMatch, rng: Random) -> None:
    """Answer for a bot, if one is asked, whatever the rules allow."""
    seat = live.bot_seat
    if seat is None:
        return
    question = live.question_of(seat)
    with live.at_work(question):
        value = question.sample(rng)
    answer_for_bot(live, seat, value, len(live.match.tape))


def answer_for_bot(live: LiveMatch, seat: int, value: Any, answers: int) -> None:
    """What the rules propose themselves, or a bot of ours, must not be refused; if it is, that is a fault."""
    try:
        live.answer(None, seat, value, answers)
    except Refused as refused:
        raise RuleFault.at(live.match, live.match.question, value, seat, refused) from refused


def task_for(live: LiveMatch) -> Task | None:
    """What a bot of this match has to answer now, if anything."""
    seat = live.bot_seat
    if seat is None:
        return None
    record = live.record
    place = next(one for one in record.seats if one.seat == seat)
    return Task(live.position(seat), place.bot, place.bot_seed, seat)
