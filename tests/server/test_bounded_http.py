"""What comes before any route: heads without end, requests that do not arrive, connections by the hundred."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from walstatt.server.bounded_http import MOST_AFTER, MOST_HEAD, bounded_http

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Open = Callable[[], Awaitable[Stream]]
SECONDS, MOST = 0.3, 3
HEAD = b"POST / HTTP/1.1\r\nHost: here\r\n"
SLOW_ANSWER = 3 * SECONDS


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the size of the body; slowly at /slow, before there is a body at /early."""
    size = 0
    if scope["path"] != "/early":
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message["body"]), message.get("more_body", False)
    if scope["path"] == "/slow":
        await asyncio.sleep(SLOW_ANSWER)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"8")]})
    await send({"type": "http.response.body", "body": b"%8d" % size})


@asynccontextmanager
async def serving(seconds: float = SECONDS) -> AsyncIterator[tuple[Open, Any]]:
    door: Any = bounded_http(MOST)
    door.head_seconds = door.body_seconds = seconds
    config, state = Config(app, log_config=None, access_log=False), ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: door(config, state, {}), "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    try:
        yield lambda: asyncio.open_connection(host, port), door
    finally:
        server.close()


async def send(stream: Stream, *pieces: bytes) -> bytes:
    """What comes back until the connection is closed, or nothing more does."""
    reader, writer = stream
    heard: list[bytes] = []

    async def hear() -> None:
        while piece := await reader.read(1000):
            heard.append(piece)

    hearing = asyncio.create_task(hear())
    for piece in pieces:
        if hearing.done():
            break
        writer.write(piece)
        await asyncio.sleep(0.001)
    await asyncio.wait([hearing], timeout=5 * SECONDS)
    hearing.cancel()
    writer.close()
    return b"".join(heard)


def told(*pieces: bytes, seconds: float = SECONDS) -> bytes:
    async def work() -> bytes:
        async with serving(seconds) as (open_one, _):
            return await send(await open_one(), *pieces)

    return asyncio.run(work())


@pytest.mark.parametrize("pieces", [
    [HEAD] + [b"X-%d: %s\r\n" % (number, b"a" * 8000) for number in range(20)],
    [HEAD + b"X: "] + [b"a" * 8000] * 20,
    [b"GET /"] + [b"a" * 8000] * 20,
])
def test_a_head_has_a_size(pieces: list[bytes]) -> None:
    assert sum(map(len, pieces)) > MOST_HEAD
    assert told(*pieces).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("pieces", [[], [HEAD], [HEAD + b"Content-Length: 10\r\n\r\n", b"abc"], [b"\r\n"]])
def test_what_does_not_arrive_is_not_waited_for(pieces: list[bytes]) -> None:
    async def work() -> float:
        async with serving() as (open_one, door):
            began = asyncio.get_running_loop().time()
            assert b"200" not in await send(await open_one(), *pieces)
            assert not door.open_connections
            return asyncio.get_running_loop().time() - began

    assert SECONDS / 2 < asyncio.run(work()) < 4 * SECONDS


def test_a_body_that_nobody_wants_any_more_ends() -> None:
    head = HEAD.replace(b"POST /", b"POST /early") + b"Transfer-Encoding: chunked\r\n\r\n"
    chunks = [b"10000\r\n" + b"a" * 65536 + b"\r\n"] * (2 * MOST_AFTER // 65536)

    async def work() -> tuple[bytes, bool]:
        async with serving(60.0) as (open_one, door):
            return await send(await open_one(), head, *chunks), not door.open_connections

    heard, is_closed = asyncio.run(work())
    assert b"200 OK" in heard and is_closed


def test_good_requests_pass_however_they_are_cut() -> None:
    body = b"b" * (2 * MOST_HEAD)
    request = HEAD + b"Content-Length: %d\r\n\r\n" % len(body)
    letters = (request[at:at + 1] for at in range(len(request)))
    # On a busy machine a head that comes letter by letter takes longer than heads may here.
    assert told(request + body, request + body, seconds=60).count(b" 200 OK") == 2
    assert told(*letters, body, seconds=60).count(b"131072") == 1
    assert told(HEAD + b"X: " + b"a" * 30_000 + b"\r\n\r\n" + request + body, seconds=60).count(b" 200 OK") == 2


def test_an_answer_may_take_its_time() -> None:
    assert b"200 OK" in told(b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n")


def test_one_address_has_so_many_connections() -> None:
    async def work() -> None:
        async with serving() as (open_one, door):
            held = [await open_one() for _ in range(MOST)]
            await asyncio.sleep(0.05)
            assert (await send(await open_one(), HEAD)).startswith(b"HTTP/1.1 429 ")
            held[0][1].close()
            await asyncio.sleep(0.05)
            assert b"200 OK" in await send(await open_one(), HEAD + b"\r\n")
            for _, writer in held:
                writer.close()
            await asyncio.sleep(0.05)
            assert not door.open_connections

    asyncio.run(work())
