"""A process of its own beside the server, with a thread that waits for it."""
from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal

SPENT = -signal.SIGPROF
"""The exit code of a process that has used up its processor time."""


class HeldProcess:
    """Started when it is first asked, and again after it has ended. `serve` is what it does with its end of a pipe."""

    def __init__(
        self, serve: Callable[[Connection], None], name: str, patience: float,
        method: Literal["spawn", "forkserver"] = "spawn",
    ) -> None:
        # In both ways nothing of the server, neither its connections nor its secrets, goes along.
        self._context = get_context(method)
        self._serve = serve
        self._name = name
        self._patience = patience
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self.closed = False
        self.line = ThreadPoolExecutor(1, name)
        """Only this thread asks."""

    def ask(self, task: Any, patience: float = 0.0) -> Any:
        """What the process says to a task; EOFError or OSError if it has ended, or does not answer in time.

        Some tasks are worth more `patience` than usual.
        """
        pipe = self._pipe or self._start()
        if self.closed:
            raise EOFError("closed")
        pipe.send(task)
        if not pipe.poll(max(patience, self._patience)):
            raise EOFError("no answer")
        return pipe.recv()

    def _start(self) -> Connection:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(  # type: ignore[attr-defined]
            target=self._serve, args=(theirs,), name=self._name, daemon=True
        )
        process.start()
        self._process = process  # not before: whoever drops it must find it running
        if self.closed:
            self.end()
            raise EOFError("closed")
        # Without our copy of its end, the pipe tells us when the process is gone.
        theirs.close()
        self._pipe = ours
        return ours

    def end(self) -> int | None:
        """Put an end to the process if it has none yet; how it ended (below 0: by which signal)."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        process, self._process = self._process, None
        if process is None:
            return None
        process.join(0.5)
        if process.exitcode is None:
            process.kill()
            process.join()
        return process.exitcode

    def drop(self) -> None:
        """Nobody waits any more for what is under way. May be called from any thread."""
        if (process := self._process) is not None:
            process.kill()

    def close(self) -> None:
        """One that is still starting has no work that could be lost: it finds this closed, and nobody waits for it."""
        self.closed = True
        self.drop()
        self.line.shutdown(wait=self._process is not None, cancel_futures=True)
        if self._process is not None:
            self.end()


def limit_processor(seconds: float) -> None:
    """In such a process: from now on so much processor time, else the signal of a timer ends it, wherever it is.

    0 takes the limit away.
    """
    signal.setitimer(signal.ITIMER_PROF, seconds)


def ignore_terminal() -> None:
    """Ctrl+C in a terminal reaches all processes; this one ends with its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
