"""Jobs that each run in a process of their own, copied from this one with everything it holds."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any


@dataclass(frozen=True, slots=True)
class Ended:
    """How a job ended: with a result, or (exit code not 0) before it had one; a signal is a negative code."""

    job: int
    result: Any
    code: int


def run_in_forks(jobs: Sequence[Callable[[], Any]], most: int) -> Iterator[Ended]:
    """Run the jobs, at most so many at a time; they come back as they end. Results are pickled."""
    waiting = list(enumerate(jobs))[::-1]
    running: dict[Connection, tuple[int, BaseProcess]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                number, job = waiting.pop()
                reader, process = _start(job)
                running[reader] = number, process
            for ready in wait(list(running)):
                assert isinstance(ready, Connection)
                yield _finish(ready, *running.pop(ready))
    finally:
        for _, process in running.values():
            process.kill()
            process.join()


def _start(job: Callable[[], Any]) -> tuple[Connection, BaseProcess]:
    context = get_context("fork")
    reader, writer = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(job, writer))
    process.start()
    writer.close()  # so that the reader notices when the process dies
    return reader, process


def _run(job: Callable[[], Any], writer: Connection) -> None:
    writer.send(job())


def _finish(reader: Connection, number: int, process: BaseProcess) -> Ended:
    try:
        result = reader.recv()
    except EOFError:
        result = None
    reader.close()
    process.join()
    return Ended(number, result, process.exitcode or 0)
