"""Work on worlds: fetched and written in threads of their own, evaluated in processes of their own.

A phase has a budget of processor time and memory like other work, and of one visitor's wishes one is worked on at a
time. What looks at every realm of a world has its own processes: nobody who has a paper checked waits for it. What a
phase gave is written by the server, in one transaction.
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fastapi import Request

from walstatt.desk.by_hand import WHOLE_PHASE
from walstatt.desk.evaluation import WHOLE_WORLD, Folder, founded, sketched
from walstatt.desk.rehearsing import REHEARSALS
from walstatt.desk.world_desk import Evaluate
from walstatt.paper.letter_pages import stripped
from walstatt.server import jobs
from walstatt.server.guard import client_of
from walstatt.server.workers import MEMORY, REPLAY_SECONDS, Budget, Lines, Workers, departure, until

T = TypeVar("T")
PHASE_SECONDS = REPLAY_SECONDS
FOUNDING_SECONDS = 30.0
FOUNDING_MEMORY = 400 * 2**20
"""To make the land of a large world: a hundred realms on 2,000 fields take 3 s and 110 MB."""
PAGE_MEMORY = 300 * 2**20
"""To draw a picture of a letter anew: the largest that may be sent takes 210 MB as WebP, 180 MB in colours of print."""
MEMORY_OF_A_BYTE = 100
"""A phase may take so many bytes more for each of its snapshot."""
BYTES_OF_A_SECOND = 50_000
"""A phase may take a second more for so much of a snapshot: a hundred realms on 2,000 fields have fourteen times that,
and take about one second."""
THREADS = 16
"""They wait most of the time."""


class DeskWork:
    def __init__(self, processes: int) -> None:
        self._checks = Workers(processes)
        """Apart from the other work of requests: previews should not wait for worlds."""
        self._phases = Workers(processes)
        self._rehearsals = Workers(1)
        """Many battles of a few rulers: nobody else waits for them."""
        self._pool = ThreadPoolExecutor(THREADS, "walstatt-desk")
        self._lines = Lines()

    async def do(self, request: Request, work: Callable[[Evaluate], T]) -> T:
        """Something at a desk, which is handed the way to evaluate; ended when its visitor goes."""
        return await self._do(client_of(request.scope), asyncio.ensure_future(departure(request)), work)

    async def alone(self, who: str, work: Callable[[Evaluate], T]) -> T:
        """The same without anybody who waits for it."""
        return await self._do(who, asyncio.get_running_loop().create_future(), work)

    async def _do(self, visitor: str, gone: asyncio.Future[None], work: Callable[[Evaluate], T]) -> T:
        loop = asyncio.get_running_loop()

        def evaluate(function: Callable[..., Any], *args: Any) -> Any:
            workers = self._workers_for(function)
            job = workers.do_at("", budget_for(function, *args), visitor, jobs.evaluated, function, *args)
            return asyncio.run_coroutine_threadsafe(until(asyncio.shield(gone), job), loop).result()

        try:
            async with self._lines.turn(visitor):
                return await loop.run_in_executor(self._pool, work, evaluate)
        finally:
            gone.cancel()

    def _workers_for(self, function: Callable[..., Any]) -> Workers:
        if function in REHEARSALS:
            return self._rehearsals
        return self._phases if function in WHOLE_WORLD | WHOLE_PHASE else self._checks

    def close(self) -> None:
        self._checks.close()
        self._rehearsals.close()
        self._phases.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def budget_for(function: Callable[..., Any], *args: Any) -> Budget:
    """Large worlds may take longer, and more room."""
    if function in (founded, sketched):
        return Budget(FOUNDING_SECONDS, FOUNDING_MEMORY)
    if function is stripped:
        return Budget(PHASE_SECONDS, PAGE_MEMORY)
    folders = [one for one in args if isinstance(one, Folder)]
    size = sum(len(part) for folder in folders for phase in folder.phases for part in phase.parts.values())
    return Budget(PHASE_SECONDS + size / BYTES_OF_A_SECOND, MEMORY + size * MEMORY_OF_A_BYTE)
