"""Running a server until somebody stops it."""
from __future__ import annotations

import errno
import gc
import logging
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn
from alembic.util.exc import CommandError
from sqlalchemy.exc import SQLAlchemyError

from walstatt.server.app import create_app
from walstatt.server.bounded_http import CONNECTIONS, bounded_http
from walstatt.server.logs import set_up_logs
from walstatt.server.quick_deflate import BoundedDeflate, QuickDeflate
from walstatt.server.settings import Settings
from walstatt.store.database import Database

GRACE_SECONDS = 2
"""For requests that are open when the server is told to end."""
LAST_SECONDS = 4.0
"""After this it ends, whatever is still under way; what was acknowledged is in the database."""
MOST_FILES = 16_384
SWITCH_SECONDS = 0.001
"""Thinking bots share the processor with whoever answers people; they should not hold it for long."""


log = logging.getLogger("walstatt.server")


class PortTaken(Exception):  # noqa: N818 - it reads as what is wrong
    """Somebody else listens there already."""


class NoDatabase(Exception):  # noqa: N818 - it reads as what is wrong
    """The database does not answer, or cannot be written."""


class Unreachable(Exception):  # noqa: N818 - it reads as what is wrong
    """The address is not one of this machine's."""


def listen_on(host: str, port: int) -> socket.socket:
    """The door, opened before anything else, so that a taken port is found at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as problem:
        door.close()
        if getattr(problem, "errno", None) == errno.EADDRINUSE:
            raise PortTaken(str(port)) from problem
        raise Unreachable(str(problem)) from problem
    return door


def prepare_database(settings: Settings) -> None:
    """Open the database once and bring it up to date; raises what is wrong with it in one line."""
    database = Database(settings.database_url)
    try:
        database.migrate()
    except (SQLAlchemyError, CommandError) as problem:
        raise NoDatabase(str(problem).splitlines()[0]) from problem
    finally:
        database.close()


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.through = False
        """With all that anybody has asked for; what is left are processes that were still starting."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        last = threading.Timer(LAST_SECONDS, self._end_now)
        last.daemon = True
        last.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def _end_now(self) -> None:
        if not self.through:
            log.warning("work was still under way at the end")
        os._exit(0)


def allow_many_files() -> None:
    """As many open connections as the system grants; usually a program has to ask for them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[0]), most))


def serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> int:
    """Serve until a signal comes; open requests and answers are finished first."""
    set_up_logs(settings.logs)
    allow_many_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    # The hub looks through the oldest objects itself when it is quiet.
    gc.set_threshold(5_000, 20, 1_000_000)
    config = uvicorn.Config(
        create_app(settings), log_config=None, access_log=False, server_header=False,
        ws=BoundedDeflate if settings.limited else QuickDeflate,
        http=bounded_http(CONNECTIONS if settings.limited and not settings.proxies else None),
        ws_max_size=4 * settings.message_bytes, timeout_graceful_shutdown=GRACE_SECONDS, lifespan="on",
        proxy_headers=bool(settings.proxies), forwarded_allow_ips=settings.proxies or None,
    )
    server = _Server(config, ready)
    for number in (signal.SIGINT, signal.SIGTERM):
        # The web server ends in order on these and then raises them once more; for us that is a good end.
        signal.signal(number, lambda *_: None)
    server.run([door])
    server.through = True
    return 0 if server.started else 1
