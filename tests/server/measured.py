"""What a server and all its processes cost, as Linux tells."""
from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.processes import ServerProcess

TICKS = os.sysconf("SC_CLK_TCK")
QUIET = 0.02
"""Seconds of processor time in half a second of a server that has nothing to do."""


def tree(server: ServerProcess) -> list[int]:
    """The server and all processes below it."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with suppress(OSError):
                parent = int(_fields(int(entry.name))[1])
                children.setdefault(parent, []).append(int(entry.name))
    found = [server.process.pid]
    for pid in found:
        found += children.get(pid, [])
    return found


def _fields(pid: int) -> list[str]:
    """Of the process's status, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def processor_seconds(server: ServerProcess) -> float:
    """Of the whole tree; the time of processes that have ended is their parents'."""
    ticks = 0
    for pid in tree(server):
        with suppress(OSError):
            ticks += sum(map(int, _fields(pid)[11:15]))
    return ticks / TICKS


def _kilobytes(pid: int, field: str) -> int:
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(field):
                return int(line.split()[1])
    return 0


class Cost:
    seconds = 0.0
    megabytes = 0.0


@contextmanager
def measured(server: ServerProcess) -> Iterator[Cost]:
    """What happens inside costs so much processor time, and the processes grow by so much at most."""
    before = {pid: _kilobytes(pid, "VmRSS") for pid in tree(server)}
    for pid in before:
        with suppress(OSError):
            Path(f"/proc/{pid}/clear_refs").write_text("5")
    began, cost = processor_seconds(server), Cost()
    yield cost
    cost.seconds = processor_seconds(server) - began
    # A process that is new has been copied from another: what it shares with that one is no growth.
    usual = max(before.values())
    grown = [_kilobytes(pid, "VmHWM") - before.get(pid, usual) for pid in tree(server)]
    cost.megabytes = sum(max(0, one) for one in grown) / 1024


def wait_until_quiet(server: ServerProcess) -> None:
    """Until it has finished what it does when it starts."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        before = processor_seconds(server)
        time.sleep(0.5)
        if processor_seconds(server) - before <= QUIET:
            return
    raise AssertionError("the server does not come to rest")
