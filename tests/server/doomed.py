"""Servers that will be killed, in processes forked from one that has everything imported: fifty starts take seconds."""
from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from walstatt.server.run import address_of, listen_on, serve
from walstatt.server.settings import Settings

PRELOADED = "tests.server.crash_preload"


@contextmanager
def doomed_server(folder: Path, database: str = "") -> Iterator[tuple[str, Any]]:
    """Its address and its process, which whoever wants may kill."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PRELOADED])
    ours, theirs = context.Pipe()
    process = context.Process(target=serve_child, args=(folder, theirs, database))
    process.start()
    try:
        assert ours.poll(60), "the server did not start"
        yield ours.recv(), process
    finally:
        process.kill()
        process.join(30)
        ours.close()
        theirs.close()


def serve_child(folder: Path, ready: Connection, database: str) -> None:
    """Serve until killed; the address goes through the pipe."""
    log = os.open(folder / "server.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    door = listen_on("127.0.0.1", 0)
    address = address_of("127.0.0.1", door.getsockname()[1]).rstrip("/")
    serve(Settings(database=database, data=folder, limited=False), door, lambda: ready.send(address))
