"""How requests come in, with bounds on what no route sees: the length of a head, the time a request takes to arrive,
the connections of one address.

Without them a stranger could send a head that never ends, which is collected in memory and copied again with every
piece, or hold connections open that never become a request until the server can accept no more.
"""
from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

MOST_HEAD = 64 * 1024
"""Bytes that a head may take beyond the piece of the network in which it begins."""
HEAD_SECONDS, BODY_SECONDS = 20.0, 120.0
"""For a head to arrive; for what comes after it."""
MOST_AFTER = 1024 * 1024
"""Bytes of a body that may still come when it has been answered."""
CONNECTIONS = 300
"""Of one address; a browser has six, and behind one address there may be a whole school."""
_REFUSED = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class BoundedHttp(HttpToolsProtocol):
    open_connections: ClassVar[Counter[str]]
    most_connections: ClassVar[int | None] = None
    head_seconds, body_seconds = HEAD_SECONDS, BODY_SECONDS

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._address: str | None = None
        self._in_head = self._begins_here = False
        self._head = self._after = 0
        self._late: asyncio.TimerHandle | None = None

    # ---- connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if self.most_connections is not None and self.open_connections[address] >= self.most_connections:
            self._refuse(b"429 Too Many Requests")
            return
        self._address = address
        self.open_connections[address] += 1
        self._expect(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From here on it is a live channel, and those are counted apart.
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._expect(None)
        if self._address is not None:
            self.open_connections[self._address] -= 1
            if not self.open_connections[self._address]:
                del self.open_connections[self._address]
            self._address = None

    # ---- one request

    def data_received(self, data: bytes) -> None:
        self._begins_here = False
        super().data_received(data)
        if self._address is None or self.transport.is_closing():
            return
        if self._in_head and not self._begins_here:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse(b"431 Request Header Fields Too Large")
        elif self._late is None and self._is_answered():
            # Bytes between two requests have ended the wait for the next one.
            self._expect(self.head_seconds)

    def _is_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = self._begins_here = True
        self._head = self._after = 0
        self._expect(self.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect(self.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self._is_answered():
            self._after += len(body)
            if self._after > MOST_AFTER:
                self.transport.close()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    # ---- bounds

    def _expect(self, seconds: float | None) -> None:
        """What is under way must have come by then; nothing is: None."""
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

    def _refuse(self, status: bytes) -> None:
        self._leave()
        self.transport.write(_REFUSED % status)
        self.transport.close()


def bounded_http(most_connections: int | None) -> type[BoundedHttp]:
    """The protocol of one server; no bound for connections that all come through a proxy."""
    return type("Door", (BoundedHttp,), {"open_connections": Counter(), "most_connections": most_connections})
