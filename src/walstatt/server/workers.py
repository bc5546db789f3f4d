"""Processes in which the work of requests is done: files of strangers are read there, ways searched, sheets printed.

The threads that play matches do none of it. Every piece of work has a budget of processor time and of memory that the
operating system keeps: who spends it loses the process, which is replaced. Of one visitor's work one piece is done at a
time, so nobody's work stands in the way of anybody else's; it is dropped when its visitor goes.
"""
from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import resource
import signal
import traceback
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from multiprocessing import current_process, set_forkserver_preload
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast
from zlib import crc32

from fastapi import Request

from walstatt.server.errors import ApiError, too_many
from walstatt.server.logs import set_up_logs
from walstatt.server.processes import SPENT, HeldProcess, ignore_terminal, limit_processor

P = ParamSpec("P")
T = TypeVar("T")
WORK_SECONDS = 0.8
"""Of processor time, for one piece of work."""
REPLAY_SECONDS = 5.0
"""To play a whole game through."""
MEMORY = 100 * 2**20
"""So much a process may grow by one piece of work."""
WORN_OUT = 300 * 2**20
"""A process that has grown by so much since it began is replaced."""
PATIENCE = 30.0
"""Seconds by the clock, however busy the machine is."""
BUSY = 6.0
"""On a busy machine work with a large budget takes so many times as long by the clock."""
GRACE = 0.2
"""So long work may still take when its visitor has gone, before its process is ended."""
MOST_WAITING = 30
"""Pieces of work of one visitor."""
TRIES = 2
POLITE = 5
NAME = "walstatt-work"
TOO_MUCH_WORK = "too_much_work"
log = logging.getLogger("walstatt.workers")


class Budget(NamedTuple):
    """What one piece of work may take."""

    seconds: float
    """Of processor time."""
    memory: int = MEMORY
    """So many bytes its process may grow by."""


USUAL = Budget(WORK_SECONDS)
REPLAY = Budget(REPLAY_SECONDS)


class Job(NamedTuple):
    function: Callable[..., Any]
    args: tuple[Any, ...]
    budget: Budget


class Failure(NamedTuple):
    """An exception on its way to the server: its class, its arguments and all that it knows."""

    kind: type[BaseException]
    args: tuple[Any, ...]
    fields: dict[str, Any]

    def rebuilt(self) -> BaseException:
        problem = self.kind.__new__(self.kind, *self.args)
        problem.__dict__.update(self.fields)
        return problem


def too_much_work() -> ApiError:
    return ApiError(503, TOO_MUCH_WORK, "server-too-much-work")


class Workers:
    """A fixed number of processes for all visitors."""

    def __init__(self, number: int) -> None:
        set_forkserver_preload(["walstatt.server.preloaded"])
        self._workers = [_Worker() for _ in range(number)]
        self._lines = Lines()

    async def do(self, visitor: str, function: Callable[P, T], /, *args: P.args, **_: P.kwargs) -> T:
        """The result of a function of `server/jobs.py`; raises what it raises, and too_much_work."""
        return cast(T, await self._do(visitor, Job(function, args, USUAL), ""))

    async def do_at(
        self, place: str, budget: Budget, visitor: str, function: Callable[P, T], /, *args: P.args, **_: P.kwargs
    ) -> T:
        """The same; all work of one place goes to the same process, which may remember it."""
        return cast(T, await self._do(visitor, Job(function, args, budget), place))

    async def _do(self, visitor: str, job: Job, place: str) -> Any:
        async with self._lines.turn(visitor):
            worker = self._choose(place)
            worker.waiting += 1
            try:
                async with worker.lock:
                    return await worker.run(job)
            finally:
                worker.waiting -= 1

    def _choose(self, place: str) -> _Worker:
        if place:
            return self._workers[crc32(place.encode()) % len(self._workers)]
        return min(self._workers, key=lambda one: one.waiting)

    async def warm(self) -> None:
        """Begin before anybody waits."""
        await asyncio.gather(*(worker.warm() for worker in self._workers), return_exceptions=True)

    def close(self) -> None:
        """Nobody waits for work that is under way."""
        for worker in self._workers:
            worker.held.closed = True
            worker.held.drop()
        for worker in self._workers:
            worker.held.close()


class Lines:
    """Of one visitor's wishes one is worked on at a time, and not too many wait."""

    def __init__(self) -> None:
        self._lines: defaultdict[str, _Line] = defaultdict(_Line)

    @contextlib.asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        line = self._lines[visitor]
        if line.waiting >= MOST_WAITING:
            raise too_many(1)
        line.waiting += 1
        try:
            async with line.lock:
                yield
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._lines[visitor]


class _Line:
    """What one visitor has asked for."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class _Worker:
    def __init__(self) -> None:
        self.held = HeldProcess(serve, NAME, PATIENCE, "forkserver")
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def run(self, job: Job) -> Any:
        work = asyncio.get_running_loop().run_in_executor(self.held.line, self._ask, job)
        try:
            answer = await asyncio.shield(work)
        except asyncio.CancelledError:
            await asyncio.wait([work], timeout=GRACE)
            if not work.done():
                self.held.drop()
                if self.held.closed:
                    work.cancel()  # the server ends; a process that is still starting is not waited for
                else:
                    await asyncio.wait([work])
            if not work.cancelled():
                work.exception()  # nobody waits for it any more
            raise
        if isinstance(answer, Failure):
            raise answer.rebuilt()
        return answer

    async def warm(self) -> None:
        async with self.lock:
            await self.run(Job(os.getpid, (), USUAL))

    def _ask(self, job: Job) -> Any:
        """In the thread of this worker only."""
        for _ in range(TRIES):
            try:
                return self.held.ask(job, BUSY * job.budget.seconds)
            except (EOFError, OSError):
                code = self.held.end()
            if self.held.closed or code in (SPENT, -signal.SIGKILL, None):
                break
            if code == 0:
                continue  # worn out
            log.warning("a working process has died", extra={"code": code, "job": job.function.__name__})
        raise too_much_work()


class Gone(ApiError):  # noqa: N818 - it reads as what happened
    """Whoever asked does not wait for the answer any more."""

    def __init__(self) -> None:
        super().__init__(499, "gone", "server-gone")


async def until(departure: Awaitable[Any], work: Awaitable[T]) -> T:
    """The result of some work; when its visitor departs, it is dropped and Gone is raised."""
    job, gone = asyncio.ensure_future(work), asyncio.ensure_future(departure)
    try:
        await asyncio.wait({job, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise Gone
        return job.result()
    finally:
        gone.cancel()
        job.cancel()
        await asyncio.gather(job, gone, return_exceptions=True)


async def departure(request: Request) -> None:
    """When whoever has sent a request goes."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


# ---- in the process


def serve(pipe: Connection) -> None:
    """Do one job after the other, until the server is gone."""
    ignore_terminal()
    set_up_logs()
    os.nice(POLITE)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    first = _memory()
    with contextlib.suppress(EOFError, OSError):
        while _memory() - first < WORN_OUT:
            pipe.send(_done(pipe.recv()))


def budget(seconds: float) -> None:
    """From now on a job may take so much processor time."""
    if current_process().name == NAME:
        limit_processor(seconds)


def _done(job: Job) -> Any:
    budget(job.budget.seconds)
    _allow_memory(_memory() + job.budget.memory)
    try:
        return job.function(*job.args)
    except MemoryError:
        return _failure(too_much_work())
    except Exception as problem:
        problem.add_note(traceback.format_exc())
        return _failure(problem)
    finally:
        budget(0)
        _allow_memory(resource.RLIM_INFINITY)


def _failure(problem: Exception) -> Failure:
    return Failure(type(problem), problem.args, vars(problem))


def _memory() -> int:
    """Bytes of data of this process; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[5]) * resource.getpagesize()
    except OSError:
        return 0


def _allow_memory(most: int) -> None:
    # Elsewhere than on Linux the limit of processor time has to do.
    if Path("/proc/self/statm").exists():
        resource.setrlimit(resource.RLIMIT_DATA, (most, resource.RLIM_INFINITY))
