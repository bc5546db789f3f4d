"""What every request passes: rate and size limits, where it comes from, security headers, one line in the log."""
from __future__ import annotations

import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from walstatt.server.errors import ApiError, too_large, too_many
from walstatt.server.limits import REQUESTS, Limits
from walstatt.server.settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
HARMLESS = ("GET", "HEAD", "OPTIONS")
LARGE = ("/api/replays", "/api/matches", "/api/worlds", "/table")
"""Paths with a save file, a board or a paper in the body; the last one stands at the end."""
LETTER_PAGES = ("/api/worlds/", "/pages")
"""How a path begins and ends that takes a picture or a PDF."""
log = logging.getLogger("walstatt.requests")


def client_of(scope: Scope) -> str:
    """The address that a client is counted by."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def is_welcome(headers: Headers, settings: Settings) -> bool:
    """Does a request come from our own pages? Programs that are no browser send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not is_welcome(Headers(scope=scope), self.settings):
            # Refusing before accepting makes the server answer 403.
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        reply = _Reply(scope, send, _Body(receive, self._most_bytes(scope)))
        try:
            self._check(scope)
            await self.app(scope, reply.body.receive, reply.send)
        except ApiError as error:
            await _send_error(reply.send, error)
        finally:
            self._log(scope, reply.status, time.perf_counter() - began)

    def _most_bytes(self, scope: Scope) -> int:
        path: str = scope["path"]
        if path.startswith(LETTER_PAGES[0]) and path.endswith(LETTER_PAGES[1]):
            return self.settings.page_bytes
        large = path.startswith(LARGE[:-1]) or path.endswith(LARGE[-1])
        return self.settings.upload_bytes if large else self.settings.body_bytes

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/"):
            seconds = self.limits.wait("request", client_of(scope), REQUESTS)
            if seconds:
                raise too_many(seconds)
        if scope["method"] not in HARMLESS and not is_welcome(headers, self.settings):
            raise ApiError(403, "foreign_origin", "server-foreign-origin", origin=headers.get("origin", ""))
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self._most_bytes(scope):
            raise too_large(self._most_bytes(scope))

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        if not scope["path"].startswith("/api/"):
            return
        # The route and not the path: links that let somebody in do not belong into a log.
        route: Any = scope.get("route")
        log.info(
            "request",
            extra={
                "method": scope["method"], "route": getattr(route, "path", "?"), "status": status,
                "milliseconds": round(1000 * seconds, 1), "client": client_of(scope),
            },
        )


class _Body:
    """Hands on a request's body and stops one that is longer than it may be, whatever its header says."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self.most = most
        self._seen = 0

    @property
    def exceeded(self) -> bool:
        return self._seen > self.most

    async def receive(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self.exceeded:
            raise too_large(self.most)
        return message


class _Reply:
    """Adds our headers to an answer; where the body was too large it says that, whatever others made of it."""

    def __init__(self, scope: Scope, send: Send, body: _Body) -> None:
        self._scope = scope
        self._send = send
        self._silent = False
        self.body = body
        self.status = 500

    async def send(self, message: Message) -> None:
        if self._silent:
            return
        if message["type"] == "http.response.start":
            if self.body.exceeded and message["status"] != 413:
                await _send_error(self.send, too_large(self.body.most))
                self._silent = True
                return
            self.status = message["status"]
            self._add_headers(message)
        await self._send(message)

    def _add_headers(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


async def _send_error(send: Send, error: ApiError) -> None:
    body = json.dumps({"error": error.to_data()}).encode()
    headers = {"content-type": "application/json", "content-length": str(len(body)), **error.headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
