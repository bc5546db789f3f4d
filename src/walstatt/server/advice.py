"""Advice for people: what the captain would answer in their place, thought about apart from the matches."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from walstatt.bots.base import Counsel
from walstatt.bots.counsellor import can_counsel
from walstatt.core.plain import plain
from walstatt.core.texts import Text
from walstatt.server import jobs
from walstatt.server.errors import ApiError, fault_error
from walstatt.server.hub import Hub, Room
from walstatt.server.live_match import LiveMatch
from walstatt.server.thinkers import Position
from walstatt.server.wire_types import AdviceTold, ErrorTold
from walstatt.server.workers import REPLAY, TOO_MUCH_WORK, Workers

Place = tuple[int, int]
"""Tells the open question from every other: how often something was taken back, how many answers came before."""
Tell = Callable[[AdviceTold | ErrorTold], None]


class _Wish(NamedTuple):
    room: Room
    place: Place
    task: asyncio.Task[None]


class Advice:
    """Who waits for advice, each for one piece at a time. Thoughts that nobody needs any more are dropped."""

    def __init__(self, hub: Hub, processes: int) -> None:
        self.hub = hub
        self._workers = Workers(processes)
        """Apart from the other work of requests: previews should not wait for thoughts."""
        self._waiting: dict[object, _Wish] = {}

    async def ask(self, who: object, room: Room, seat: int, visitor: str, tell: Tell) -> None:
        """Begin to think; what comes of it is told later. A newer wish of a visitor takes the place of an older one."""
        live = room.live
        position, place = await self.hub.run(room, lambda: (position_for(live, seat), place_of(live)))
        self.drop(who)
        task = self.hub.spawn(self._think(room, position, seat, visitor, tell))
        self._waiting[who] = _Wish(room, place, task)
        task.add_done_callback(lambda done: self._forget(who, done))

    async def _think(self, room: Room, position: Position, seat: int, visitor: str, tell: Tell) -> None:
        try:
            tell(await self._advised(position, seat, visitor))
        except asyncio.CancelledError:
            tell({"type": "error", "request": None, **ApiError(409, "stale", "server-stale").to_data()})
            raise
        except ApiError as error:
            tell({"type": "error", "request": None, **error.to_data()})
        except Exception as problem:
            failed = problem
            self.hub.report(room, await self.hub.run(room, lambda: room.live.fault(seat, None, failed)))
            tell({"type": "error", "request": None, **fault_error().to_data()})

    async def _advised(self, position: Position, seat: int, visitor: str) -> AdviceTold:
        if not can_counsel(position.game):
            return _told(None, Text("server-advice-no-captain"))
        try:
            counsel = await self.thought(position, seat, visitor)
        except ApiError as error:
            if error.code != TOO_MUCH_WORK:
                raise
            return _told(None, Text("server-advice-too-long"))
        if counsel is None:
            return _told(None, Text("server-advice-none"))
        return _told(counsel.value, counsel.why)

    async def thought(self, position: Position, seat: int, visitor: str) -> Counsel | None:
        """In a process of its own; whoever stops waiting ends it."""
        return await self._workers.do_at(position.match_id, REPLAY, visitor, jobs.advise, position, seat)

    def drop(self, who: object) -> None:
        """A visitor is gone, or wants to know something else."""
        wish = self._waiting.pop(who, None)
        if wish is not None:
            wish.task.cancel()

    def drop_overtaken(self, room: Room) -> None:
        """After a change: advice on questions that are not open any more."""
        place = place_of(room.live)
        for who, wish in list(self._waiting.items()):
            if wish.room is room and wish.place != place:
                self.drop(who)

    def close(self) -> None:
        for who in list(self._waiting):
            self.drop(who)
        self._workers.close()

    def _forget(self, who: object, done: asyncio.Task[None]) -> None:
        wish = self._waiting.get(who)
        if wish is not None and wish.task is done:
            del self._waiting[who]


def position_for(live: LiveMatch, seat: int) -> Position:
    """The match as this seat may know it; refused if it is not asked, an error if advice is not allowed here."""
    if not live.record.advises:
        raise ApiError(403, "no_advice", "server-advice-not-allowed")
    return live.position(seat)


def place_of(live: LiveMatch) -> Place:
    return live.undos, len(live.open_tape())


def _told(value: Any, why: Text) -> AdviceTold:
    return {"type": "advice", "request": None, "value": plain(value), "why": plain(why)}
