"""The matches that are open on this server: built from the store on demand, changed one step at a time, shown to all.

Everything that touches a match runs in a worker thread under that match's lock. Viewers get snapshots that are ready to
be sent, so nothing of a match is read outside the lock.
"""
from __future__ import annotations

import asyncio
import gc
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from walstatt.core.match import RuleFault
from walstatt.core.tape import fault_report
from walstatt.server.errors import ApiError, fault_error
from walstatt.server.live_match import LiveMatch, Snapshot
from walstatt.server.settings import Settings
from walstatt.server.wire import moment
from walstatt.server.wire_types import ChatLine, ErrorTold, ServerMessage
from walstatt.store.database import Database
from walstatt.store.matches import Matches, Said
from walstatt.store.people import People, Person

T = TypeVar("T")
SWEEP_SECONDS = 5.0
BOT_PATIENCE = 10.0
"""So long another process may let its bot think before this one tries as well."""
PRESENCE_SECONDS = 60.0
SESSION_CHECK_SECONDS = 30.0
QUIET_SECONDS = 1.0
CLOSING_SECONDS = 1.5
TIDY_SECONDS = (60.0, 600.0)
"""Memory is tidied this often when nothing happens, and at the latest after this."""
log = logging.getLogger("walstatt.hub")


class Viewer(Protocol):
    """An open live channel."""

    seats: tuple[int, ...]
    session: str
    person: Person | None

    def show(self, snapshot: Snapshot, *, again: bool = False) -> None: ...

    def send(self, message: ServerMessage) -> None: ...

    def close(self, code: int) -> None: ...


class Room:
    """A match with those who look at it."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.last_said = 0
        self.stuck_at: int | None = None
        """The revision at which a bot has failed for good: nobody can go on from there without a person."""
        self.reported: set[tuple[int, str]] = set()
        """Faults whose tape is in the log already: after how many answers, over which question."""
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Who is present on other processes: when it was told, seats, number of spectators."""

    @property
    def idle(self) -> bool:
        return not self.viewers and self.bot_task is None and not self.lock.locked()


class Hub:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.matches = Matches(database)
        self.people = People(database)
        self.process = secrets.token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] = lambda _: None
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pool = ThreadPoolExecutor(settings.workers, "walstatt-match")
        self._changed = self._tidied = self._sessions_checked = time.monotonic()

    # ---- rooms

    async def open(self, match_id: str) -> Room | None:
        """The room of a match; several who come at once wait for the same loading."""
        room = self.rooms.get(match_id)
        if room is not None:
            room.touched = time.monotonic()
            return room
        if match_id not in self._opening:
            self._opening[match_id] = self.spawn(self._load(match_id))
        return await asyncio.shield(self._opening[match_id])

    async def _load(self, match_id: str) -> Room | None:
        try:
            live = await self.in_thread(lambda: LiveMatch.load(self.matches, self.process, match_id))
            if live is None:
                return None
            room = Room(live)
            # Where a match begins with dice, or a scene of it has begun again under newer rules.
            await self.run(room, live.roll_on)
            self.rooms[match_id] = room
            self.on_change(room)
            return room
        finally:
            del self._opening[match_id]

    async def run(self, room: Room, work: Callable[[], T]) -> T:
        """Do something with a match that leaves it as it is."""
        return await self._locked(room, work, None, change=False)

    async def change(self, room: Room, work: Callable[[], T], done: Callable[[], None] | None = None) -> T:
        """Change a match; `done` is called once it is safely stored, before anybody is shown the new position."""
        return await self._locked(room, work, done, change=True)

    async def _locked(self, room: Room, work: Callable[[], T], done: Callable[[], None] | None, *, change: bool) -> T:
        # Whoever waits may be cut off in the middle; the work and its lock must not be.
        return await asyncio.shield(self.spawn(self._work(room, work, done, change=change)))

    async def _work(self, room: Room, work: Callable[[], T], done: Callable[[], None] | None, *, change: bool) -> T:
        async with room.lock:
            room.touched = self._changed = time.monotonic()
            wanted = {viewer.seats for viewer in room.viewers} if change else set()

            def job() -> tuple[T, dict[tuple[int, ...], Snapshot], RuleFault | None]:
                room.live.mend()
                result = work()
                try:
                    return result, {seats: room.live.snapshot(seats) for seats in wanted}, None
                except RuleFault as fault:
                    # What was done is stored; it is only that it cannot be shown.
                    return result, {}, fault

            result, snapshots, fault = await self.in_thread(job)
            if done is not None:
                done()
            if fault is not None:
                self.report(room, fault)
                self._send_all(room, fault_message())
            for viewer in room.viewers:
                if viewer.seats in snapshots:
                    viewer.show(snapshots[viewer.seats])
        if change:
            self.on_change(room)
        return result

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is kept alive until it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def report(self, room: Room, fault: RuleFault) -> None:
        """Log that our own rules have failed, with all that is needed to see it again; the same tape only once."""
        about, place = {"match": room.live.id, **fault_report(fault)}, (len(fault.tape), fault.key)
        if place in room.reported:
            del about["save"]
        room.reported.add(place)
        log.error("the rules have failed", exc_info=fault, extra=about)

    def get_stuck(self, room: Room) -> None:
        """A bot cannot go on: whoever looks at the match is told."""
        room.stuck_at = room.live.revision
        self._send_all(room, stuck_message())

    # ---- viewers

    async def enter(self, room: Room, viewer: Viewer) -> None:
        """Somebody looks at the match from now on, beginning with the position and what was said."""
        room.viewers.add(viewer)

        def look() -> tuple[Snapshot, list[Said]]:
            return room.live.snapshot(viewer.seats), self.matches.said(room.live.id, 100)

        snapshot, said = await self.run(room, look)
        viewer.show(snapshot)
        for line in said:
            viewer.send(chat_message(line))
            room.last_said = max(room.last_said, line.id)
        if room.stuck_at == room.live.revision:
            viewer.send(stuck_message())
        self.tell_presence(room, ask=len(room.viewers) == 1)

    def leave(self, room: Room, viewer: Viewer) -> None:
        room.viewers.discard(viewer)
        room.touched = time.monotonic()
        self.tell_presence(room)

    async def refresh(self, room: Room, viewer: Viewer) -> None:
        """Show somebody who was mistaken what is there now."""
        viewer.show(await self.run(room, lambda: room.live.snapshot(viewer.seats)), again=True)

    async def check_sessions(self, person_id: str | None = None) -> None:
        """Close the live channels (of one person) whose sessions have ended; others learn who they belong to now."""
        viewers = [
            one for room in self.rooms.values() for one in room.viewers
            if one.person is not None and person_id in (None, one.person.id)
        ]
        if not viewers:
            return
        sessions = {viewer.session for viewer in viewers}
        whose = await self.in_thread(lambda: self.people.of_sessions(sessions))
        for viewer in viewers:
            viewer.person = whose.get(viewer.session)
            if viewer.person is None:
                viewer.close(4401)

    # ---- chat and presence

    async def say(self, room: Room, person_id: str, who: str, seat: int | None, text: str) -> None:
        await self.in_thread(lambda: self.matches.say(room.live.id, person_id, who, seat, text, self.process))
        await self.show_chat(room)

    async def show_chat(self, room: Room) -> None:
        fresh = await self.in_thread(lambda: self.matches.said(room.live.id, 100, room.last_said))
        for line in fresh:
            if line.id <= room.last_said:
                continue
            room.last_said = line.id
            self._send_all(room, chat_message(line))

    def tell_presence(self, room: Room, *, ask: bool = False) -> None:
        """Tell who is here, on this process and on the others."""
        self._show_presence(room)
        if not self.database.is_sqlite:
            seats, watching = _present(room.viewers)
            news = {"match": room.live.id, "process": self.process, "seats": seats, "watching": watching, "ask": ask}
            self.spawn(self.in_thread(lambda: self._publish(f"presence {json.dumps(news)}")))

    def _publish(self, message: str) -> None:
        self.database.write(lambda connection: self.database.notify(connection, message))

    def hear_presence(self, news: dict[str, Any]) -> None:
        room = self.rooms.get(news["match"])
        if room is None or not room.viewers:
            return
        room.elsewhere[news["process"]] = (time.monotonic(), news["seats"], news["watching"])
        self._show_presence(room)
        if news["ask"]:
            self.tell_presence(room)

    def _show_presence(self, room: Room) -> None:
        seats, watching = _present(room.viewers)
        online = set(seats)
        for told, their_seats, their_watching in room.elsewhere.values():
            if time.monotonic() - told < PRESENCE_SECONDS:
                online |= set(their_seats)
                watching += their_watching
        self._send_all(room, {"type": "presence", "seats": sorted(online), "watching": watching})

    def _send_all(self, room: Room, message: ServerMessage) -> None:
        for viewer in room.viewers:
            viewer.send(message)

    # ---- news from other processes

    async def hear_person(self, person_id: str) -> None:
        """Somebody has logged out, become an account or left for good, wherever that was."""
        await self.check_sessions(person_id)

    async def hear_match(self, match_id: str) -> None:
        """Another process has changed a match, or somebody has taken a seat."""
        room = self.rooms.get(match_id)
        if room is not None:
            await self.change(room, room.live.hear)

    async def hear_chat(self, match_id: str) -> None:
        room = self.rooms.get(match_id)
        if room is not None and room.viewers:
            await self.show_chat(room)

    async def look_again(self) -> None:
        """After a gap in the news: every open match may have changed, and everybody may have gone."""
        await self.check_sessions()
        for match_id in list(self.rooms):
            await self.hear_match(match_id)

    # ---- housekeeping

    async def sweep(self) -> None:
        """For as long as the server runs: let go of idle matches, wake bots that nobody has woken."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            self._tidy(now)
            self.sweep_once(now)
            if now - self._sessions_checked > SESSION_CHECK_SECONDS:
                self._sessions_checked = now
                await self._check_sessions_quietly()

    async def _check_sessions_quietly(self) -> None:
        """Sessions also end by themselves."""
        try:
            await self.check_sessions()
        except Exception:
            log.exception("sessions could not be checked; it is tried again later")

    def sweep_once(self, now: float) -> None:
        for match_id, room in list(self.rooms.items()):
            if room.idle and now - room.touched > self.settings.idle_seconds:
                del self.rooms[match_id]
            elif room.bot_task is None and now - room.touched > BOT_PATIENCE:
                self.on_change(room)
            if room.viewers and room.elsewhere and now % (PRESENCE_SECONDS / 3) < SWEEP_SECONDS:
                self.tell_presence(room)

    def _tidy(self, now: float) -> None:
        """Python's own search for garbage stops everybody for up to half a second; so it happens when nobody waits."""
        least, most = TIDY_SECONDS
        quiet = now - self._changed > QUIET_SECONDS
        if now - self._tidied > (least if quiet else most):
            gc.collect()
            self._tidied = time.monotonic()

    async def close(self) -> None:
        """Give work that has begun a moment to end; matches are in the store. Nobody is woken by it any more."""
        self.on_change = lambda _: None
        for room in self.rooms.values():
            if room.bot_task is not None:
                room.bot_task.cancel()
        pending = [task for task in self._tasks if not task.done()]
        if pending:
            await asyncio.wait(pending, timeout=CLOSING_SECONDS)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _present(viewers: Iterable[Viewer]) -> tuple[list[int], int]:
    seats = {seat for viewer in viewers for seat in viewer.seats}
    return sorted(seats), sum(not viewer.seats for viewer in viewers)


def fault_message() -> ErrorTold:
    return {"type": "error", "request": None, **fault_error().to_data()}


def stuck_message() -> ErrorTold:
    return {"type": "error", "request": None, **ApiError(500, "fault", "server-fault-bot").to_data()}


def chat_message(line: Said) -> ChatLine:
    return {
        "type": "chat", "id": line.id, "who": line.who, "seat": line.seat, "text": line.text, "at": moment(line.at),
    }
