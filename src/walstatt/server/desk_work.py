"""What is done with worlds: fetched and kept in threads of their own, evaluated in processes of their own.

A phase has the budget of processor time and memory of other work, and of one visitor's wishes one is worked on at a
time. What a phase gave is written by the server, in one transaction.
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fastapi import Request

from walstatt.desk.world_desk import Evaluate
from walstatt.server import jobs
from walstatt.server.guard import client_of
from walstatt.server.workers import REPLAY_SECONDS, Lines, Workers, departure, until

T = TypeVar("T")
PHASE_SECONDS = REPLAY_SECONDS
THREADS = 16
"""They wait most of the time."""


class DeskWork:
    def __init__(self, processes: int) -> None:
        self._workers = Workers(processes)
        """Apart from the other work of requests: previews should not wait for phases."""
        self._pool = ThreadPoolExecutor(THREADS, "walstatt-desk")
        self._lines = Lines()

    async def do(self, request: Request, work: Callable[[Evaluate], T]) -> T:
        """Something at a desk, which is handed the way to evaluate; ended when its visitor goes."""
        loop, visitor = asyncio.get_running_loop(), client_of(request.scope)
        gone = asyncio.ensure_future(departure(request))

        def evaluate(function: Callable[..., Any], *args: Any) -> Any:
            job = self._workers.do_at("", PHASE_SECONDS, visitor, jobs.evaluated, function, *args)
            return asyncio.run_coroutine_threadsafe(until(asyncio.shield(gone), job), loop).result()

        try:
            async with self._lines.turn(visitor):
                return await loop.run_in_executor(self._pool, work, evaluate)
        finally:
            gone.cancel()

    async def alone(self, who: str, work: Callable[[Evaluate], T]) -> T:
        """The same while nobody waits for it."""
        loop = asyncio.get_running_loop()

        def evaluate(function: Callable[..., Any], *args: Any) -> Any:
            job = self._workers.do_at("", PHASE_SECONDS, who, jobs.evaluated, function, *args)
            return asyncio.run_coroutine_threadsafe(job, loop).result()

        async with self._lines.turn(who):
            return await loop.run_in_executor(self._pool, work, evaluate)

    def close(self) -> None:
        self._workers.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
