"""A server in a process that was forked from one that has everything imported, so that fifty starts take seconds."""
from __future__ import annotations

import os
from multiprocessing.connection import Connection
from pathlib import Path

from walstatt.server.run import address_of, listen_on, serve
from walstatt.server.settings import Settings

PRELOADED = "tests.server.crash_preload"


def serve_child(folder: Path, ready: Connection) -> None:
    """Serve until killed; the address goes through the pipe."""
    log = os.open(folder / "server.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    door = listen_on("127.0.0.1", 0)
    address = address_of("127.0.0.1", door.getsockname()[1]).rstrip("/")
    serve(Settings(data=folder, limited=False), door, lambda: ready.send(address))
