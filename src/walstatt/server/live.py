"""The live channel: one WebSocket for each page that shows a match."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar, cast

import msgspec
from fastapi import APIRouter, WebSocket
from msgspec import Meta
from starlette.websockets import WebSocketDisconnect, WebSocketState

from walstatt.core.bounds import MOST_SEATS
from walstatt.core.match import RuleFault
from walstatt.core.refusal import Refused
from walstatt.core.tape import fault_report
from walstatt.core.typed_data import decoder
from walstatt.server import jobs
from walstatt.server.errors import (
    ApiError,
    fault_error,
    invalid,
    not_found,
    not_yours,
    refusal_data,
    too_large,
    too_many,
)
from walstatt.server.guard import client_of
from walstatt.server.hub import Hub, Room
from walstatt.server.limits import ADVICE, CHANNELS, CHAT, MESSAGES, MOMENTS, Bucket
from walstatt.server.live_match import Snapshot, Stale, Unplayable
from walstatt.server.names import clean_line
from walstatt.server.site import COOKIE, Site
from walstatt.server.thinkers import Position
from walstatt.server.wire import tried_data
from walstatt.server.wire_types import AdviceTold, ErrorTold, MomentShown, ServerMessage, View
from walstatt.server.workers import REPLAY, Gone, until
from walstatt.store.people import Person, token_hash

MOST_WAITING = 400
"""So many messages may wait for a slow reader before the channel is closed."""
MOST_HEARD = 8
"""So many messages of a page are taken in while one is worked on; the network holds the rest back."""
CHAT_LENGTH = 500
MOST_CARRIED_OUT = 20
"""So many answers of a commander are one change: others want to be heard between them."""
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
log = logging.getLogger("walstatt.live")
router = APIRouter()
P = ParamSpec("P")
T = TypeVar("T")
Inches = Annotated[float, Meta(ge=-1000, le=1000)]
Request = int | Annotated[str, Meta(max_length=64)] | None


class _Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    request: Request = None


class Answer(_Message, tag="answer", kw_only=True):
    answers: int
    value: Any
    seat: int | None = None
    revision: int | None = None


class Preview(_Message, tag="preview", kw_only=True):
    option: str | bool
    seat: int | None = None


class Try(_Message, tag="try", kw_only=True):
    value: Any
    seat: int | None = None


class Propose(_Message, tag="propose", kw_only=True):
    toward: tuple[Inches, Inches] | None = None
    seat: int | None = None


class AskAdvice(_Message, tag="advice", kw_only=True):
    seat: int | None = None


class Reach(_Message, tag="reach", kw_only=True):
    seat: int | None = None


class Moment(_Message, tag="moment", kw_only=True):
    answers: Annotated[int, Meta(ge=0)]


class Undo(_Message, tag="undo", kw_only=True):
    answers: int | None = None


class CarryOut(_Message, tag="carry_out", kw_only=True):
    """Let the commander answer for these seats, by what they have written."""

    answers: int
    seats: Annotated[list[int], Meta(min_length=1, max_length=MOST_SEATS)]
    most: Annotated[int, Meta(ge=1, le=MOST_CARRIED_OUT)] = 1
    revision: int | None = None


class Concede(_Message, tag="concede", kw_only=True):
    seat: int


class Chat(_Message, tag="chat", kw_only=True):
    text: str


class Ping(_Message, tag="ping"):
    pass


AnyMessage = Answer | Preview | Try | Propose | AskAdvice | Reach | Moment | Undo | CarryOut | Concede | Chat | Ping
_decoder = decoder(AnyMessage)
_encoder = msgspec.json.Encoder()


class Channel:
    """One open WebSocket. What is to be sent waits here; of several positions only the newest is sent."""

    def __init__(self, socket: WebSocket, person: Person | None, seats: tuple[int, ...], session: str) -> None:
        self.socket = socket
        self.person = person
        self.seats = seats
        self.session = session
        self._waiting: deque[ServerMessage] = deque()
        self._snapshot: Snapshot | None = None
        self._shown: Snapshot | None = None
        self._wake = asyncio.Event()
        self._close_code: int | None = None

    def show(self, snapshot: Snapshot, *, again: bool = False) -> None:
        newest = self._snapshot or self._shown
        if newest is None or snapshot.revision > newest.revision or (again and snapshot.revision == newest.revision):
            self._snapshot = snapshot
            self._wake.set()

    def send(self, message: ServerMessage) -> None:
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self.close(1013)
        self._wake.set()

    def close(self, code: int) -> None:
        self._close_code = code
        self._wake.set()

    async def pump(self) -> None:
        """Send whatever is there, until the channel closes: the position first, later what was waiting before it."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._close_code is not None:
                await self.socket.close(self._close_code)
                return
            if self._shown is None:
                await self._write_view()
            while self._waiting:
                await self._write(self._waiting.popleft())
            await self._write_view()

    async def _write_view(self) -> None:
        snapshot, self._snapshot = self._snapshot, None
        if snapshot is not None:
            await self._write(self._view(snapshot))

    async def _write(self, message: ServerMessage) -> None:
        await self.socket.send_text(_encoder.encode(message).decode())

    def _view(self, snapshot: Snapshot) -> View:
        """The position, with those events that the page does not have yet."""
        first = _first_new_event(self._shown, snapshot)
        self._shown = snapshot
        mine = self.person is not None and snapshot.undo_by == self.person.id
        message = {
            "type": "view", "answers": snapshot.answers, "revision": snapshot.revision, **snapshot.parts,
            "events_from": first, "events": snapshot.events[first:], "can_undo": mine,
        }
        return cast(View, message)


def _first_new_event(old: Snapshot | None, new: Snapshot) -> int:
    if old is None:
        return 0
    if old.undos == new.undos:
        return len(old.events)
    pairs = zip(old.events, new.events, strict=False)
    return next(
        (number for number, (one, two) in enumerate(pairs) if bytes(one) != bytes(two)),
        min(len(old.events), len(new.events)),
    )


@router.websocket("/api/matches/{match_id}/live")
async def live_channel(socket: WebSocket, match_id: str, seat: str = "", watch: str = "") -> None:
    site: Site = socket.app.state.site
    address = client_of(socket.scope)
    await socket.accept()
    site.channels[address] += 1
    try:
        if site.settings.limited and site.channels[address] > CHANNELS:
            raise too_many(10)
        room, channel = await _enter(site, socket, match_id, seat, watch)
        await _converse(site, room, channel)
    except ApiError as error:
        await _turn_away(socket, error)
    finally:
        site.channels[address] -= 1
        if not site.channels[address]:
            del site.channels[address]


async def _converse(site: Site, room: Room, channel: Channel) -> None:
    pump = asyncio.create_task(channel.pump())
    try:
        await site.hub.enter(room, channel)
        if channel.person is not None:
            # Whoever has logged out since the channel was asked for was not among the viewers yet.
            await site.hub.check_sessions(channel.person.id)
        await Conversation(site.hub, room, channel, site).run()
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        pump.cancel()
        site.advice.drop(channel)
        site.hub.leave(room, channel)
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await pump


async def _enter(
    site: Site, socket: WebSocket, match_id: str, seat: str, watch: str
) -> tuple[Room, Channel]:
    if seat not in ("", *(str(number) for number in range(MOST_SEATS))):
        raise invalid("query.seat", f"a seat is a number from 0 to {MOST_SEATS - 1}")
    token = socket.cookies.get(COOKIE, "")
    person = await site.hub.in_thread(lambda: site.people.of_session(token)) if token else None
    try:
        room = await site.hub.open(match_id) if ID.fullmatch(match_id) else None
        await site.hub.hear_match(match_id)
    except Unplayable as problem:
        raise ApiError(404, "unplayable", "server-unplayable") from problem
    except RuleFault as fault:
        log.error("the rules have failed", exc_info=fault, extra={"match": match_id, **fault_report(fault)})
        raise fault_error() from fault
    if room is None:
        raise not_found()
    record = room.live.record
    seats = record.seats_of(person.id if person else None)
    owner = person is not None and person.id == record.owner_id
    if record.private and not (seats or owner or watch == record.watch):
        raise not_found()
    if seat:
        if int(seat) not in seats:
            raise not_yours()
        seats = [int(seat)]
    return room, Channel(socket, person, tuple(seats), token_hash(token) if token else "")


async def _turn_away(socket: WebSocket, error: ApiError) -> None:
    # Who has gone already needs no reason.
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(_encoder.encode({"type": "error", "request": None, **error.to_data()}).decode())
        await socket.close(4000 + error.status)


class Conversation:
    """Reads what a page sends and answers it."""

    def __init__(self, hub: Hub, room: Room, channel: Channel, site: Site) -> None:
        self.hub = hub
        self.room = room
        self.channel = channel
        self.site = site
        self._bucket = Bucket(MESSAGES, asyncio.get_running_loop().time())
        self._heard: asyncio.Queue[str | bytes | None] = asyncio.Queue(MOST_HEARD)
        self._gone = asyncio.Event()
        self._handlers: dict[type[Any], Callable[[Any], Awaitable[None]]] = {
            Answer: self._answer, Preview: self._preview, Try: self._try, Propose: self._propose,
            AskAdvice: self._advice, Reach: self._reach, Moment: self._moment,
            Undo: self._undo, CarryOut: self._carry_out, Concede: self._concede, Chat: self._chat, Ping: self._ping,
        }

    async def run(self) -> None:
        listening = asyncio.create_task(self._listen())
        try:
            while not (self._gone.is_set() and self._heard.empty()):
                raw = await self._heard.get()
                if raw is not None:
                    await self._slow_down()
                    await self._take(raw)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _listen(self) -> None:
        """Hear what comes while something is worked on, so that it is noticed when the page goes."""
        try:
            while self.channel.socket.client_state == WebSocketState.CONNECTED:
                received = await self.channel.socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._heard.put(received.get("text") or received.get("bytes") or "")
        finally:
            self._gone.set()
            with contextlib.suppress(asyncio.QueueFull):
                self._heard.put_nowait(None)

    async def _slow_down(self) -> None:
        """Who sends more than anybody can mean is read more slowly; the network holds the rest back."""
        clock = asyncio.get_running_loop().time
        while self.site.settings.limited and (seconds := self._bucket.take(MESSAGES, clock())):
            await asyncio.sleep(seconds)

    async def _take(self, raw: str | bytes) -> None:
        try:
            message = self._read(raw)
        except ApiError as error:
            self._error(error, None)
            return
        try:
            await self._handlers[type(message)](message)
        except Refused as refused:
            self.channel.send({"type": "refused", "request": message.request, **refusal_data(refused)})
        except Gone:
            return
        except Stale:
            self._error(ApiError(409, "stale", "server-stale"), message.request)
            await self.hub.refresh(self.room, self.channel)
        except ApiError as error:
            self._error(error, message.request)
        except Unplayable:
            self._error(ApiError(409, "unplayable", "server-unplayable"), message.request)
        except RuleFault as fault:
            self.hub.report(self.room, fault)
            self._error(fault_error(), message.request)
        except Exception:
            log.exception("a message could not be handled", extra={"match": self.room.live.id})
            self._error(ApiError(500, "internal", "server-internal"), message.request)

    def _read(self, raw: str | bytes) -> AnyMessage:
        data = raw.encode() if isinstance(raw, str) else raw
        if len(data) > self.site.settings.message_bytes:
            raise too_large(self.site.settings.message_bytes)
        try:
            message: AnyMessage = _decoder.decode(data)
            return message
        except msgspec.ValidationError as problem:
            detail, _, place = str(problem).partition(" - at `$")
            where = f"message{place.rstrip('`')}"
            raise ApiError(422, "bad_message", "server-invalid", where=where, place=where, detail=detail) from problem
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise ApiError(400, "bad_json", "server-bad-json", where="message", detail=str(problem)) from problem

    def _error(self, error: ApiError, request: Request) -> None:
        self.channel.send({"type": "error", "request": request, **error.to_data()})

    def _seat(self, wanted: int | None) -> int:
        """The seat that somebody acts for: the named one, or the one of theirs that is asked."""
        seats, asked = self.channel.seats, self.room.live.asked
        if wanted is None:
            wanted = next((seat for seat in seats if seat in asked), next(iter(seats), None))
        if wanted not in seats or wanted is None:
            raise not_yours()
        return wanted

    def _person(self) -> Person:
        if self.channel.person is None or not self.channel.seats:
            raise not_yours()
        return self.channel.person

    def _accepted(self, request: Request) -> Callable[[], None]:
        return lambda: self.channel.send({"type": "accepted", "request": request})

    async def _answer(self, message: Answer) -> None:
        person, seat = self._person(), self._seat(message.seat)
        live = self.room.live
        await self.hub.change(
            self.room, lambda: live.answer(person.id, seat, message.value, message.answers, message.revision),
            self._accepted(message.request),
        )

    async def _undo(self, message: Undo) -> None:
        person, live = self._person(), self.room.live
        await self.hub.change(
            self.room, lambda: live.undo(person.id, message.answers), self._accepted(message.request)
        )

    async def _carry_out(self, message: CarryOut) -> None:
        person, live = self._person(), self.room.live
        seats = [self._seat(seat) for seat in message.seats]
        await self.hub.change(
            self.room, lambda: live.carry_out(person.id, seats, message.most, message.answers, message.revision),
            self._accepted(message.request),
        )

    async def _concede(self, message: Concede) -> None:
        person, seat = self._person(), self._seat(message.seat)
        live = self.room.live
        await self.hub.change(self.room, lambda: live.concede(person.id, seat), self._accepted(message.request))

    async def _work(
        self, seat: int, function: Callable[Concatenate[Position, int, P], T], /, *args: P.args, **named: P.kwargs
    ) -> T:
        """Work on a question of the match, in a process of its own; dropped when the page goes."""
        live, visitor = self.room.live, client_of(self.channel.socket.scope)
        asked = await self.hub.run(self.room, lambda: live.position(seat))
        job = self.site.workers.do_at(live.id, REPLAY, visitor, function, asked, seat, *args, **named)
        try:
            return await until(self._gone.wait(), job)
        except ApiError:
            raise
        except Exception as problem:
            # Nobody who asks for a preview or a proposal can be wrong.
            failed = problem
        raise await self.hub.run(self.room, lambda: live.fault(seat, args, failed)) from failed

    async def _preview(self, message: Preview) -> None:
        seat = self._seat(message.seat)
        found = await self._work(seat, jobs.preview, message.option)
        self.channel.send({"type": "preview", "request": message.request, "option": message.option, **found})

    async def _try(self, message: Try) -> None:
        seat, live = self._seat(message.seat), self.room.live
        found = await self.hub.run(self.room, lambda: tried_data(live.tried(seat, message.value)))
        self.channel.send({"type": "tried", "request": message.request, **found})

    async def _propose(self, message: Propose) -> None:
        seat = self._seat(message.seat)
        value = await self._work(seat, jobs.propose, message.toward)
        self.channel.send({"type": "proposal", "request": message.request, "value": value})

    async def _advice(self, message: AskAdvice) -> None:
        person, seat = self._person(), self._seat(message.seat)
        self.site.limits.check("advice", person.id, ADVICE)

        def tell(found: AdviceTold | ErrorTold) -> None:
            found["request"] = message.request
            self.channel.send(found)

        await self.site.advice.ask(self.channel, self.room, seat, client_of(self.channel.socket.scope), tell)

    async def _reach(self, message: Reach) -> None:
        seat = self._seat(message.seat)
        outlines = await self._work(seat, jobs.reach)
        self.channel.send({"type": "reach", "request": message.request, "outlines": outlines})

    async def _moment(self, message: Moment) -> None:
        self.site.limits.check("moments", client_of(self.channel.socket.scope), MOMENTS)
        seats, live = self.channel.seats, self.room.live
        found = await self.hub.run(self.room, lambda: live.moment(seats, message.answers))
        self.channel.send(cast(MomentShown, {"type": "moment", "request": message.request, **found}))

    async def _chat(self, message: Chat) -> None:
        person, seat = self._person(), self._seat(None)
        text = clean_line(message.text)
        if not 1 <= len(text) <= CHAT_LENGTH:
            raise ApiError(422, "invalid", "server-chat-length", where="message.text", most=CHAT_LENGTH)
        self.site.limits.check("chat", person.id, CHAT)
        await self.hub.say(self.room, person.id, person.name, seat, text)
        if message.request is not None:
            self._accepted(message.request)()

    async def _ping(self, message: Ping) -> None:
        self.channel.send({"type": "pong", "request": message.request})
