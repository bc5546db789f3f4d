"""The work of requests is done elsewhere, within a budget, one piece of a visitor's at a time; and all of it ends."""
from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server import worker_jobs as jobs
from tests.server.measured import tree
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.core.bounds import OutOfBounds
from walstatt.games.lobby import UnknownKey
from walstatt.server.errors import ApiError
from walstatt.server.workers import MOST_WAITING, Budget, Gone, Workers, until

ANNA, BERT = "127.0.0.1", "127.0.0.2"
PROMPT = 10.0
"""Seconds by the clock on a busy machine, far below those for which a worker would be waited."""
SHUTDOWN_SECONDS = 5.0


def run(work: Coroutine[Any, Any, Any], workers: Workers) -> Any:
    try:
        return asyncio.run(asyncio.wait_for(work, 120))
    finally:
        workers.close()


def spent(error: pytest.ExceptionInfo[ApiError]) -> bool:
    return (error.value.status, error.value.code) == (503, "too_much_work")


@pytest.mark.parametrize("greedy", [jobs.spin, jobs.compute_without_a_break, jobs.swallow, jobs.fall])
def test_who_spends_more_than_the_budget_is_stopped_and_others_go_on(greedy: Any) -> None:
    workers = Workers(1)

    async def work() -> int:
        with pytest.raises(ApiError) as error:
            await workers.do(ANNA, greedy)
        assert spent(error)
        return await workers.do(ANNA, jobs.double, 4)

    assert run(work(), workers) == 8


def test_nobody_waits_for_anothers_work() -> None:
    workers = Workers(2)

    async def work() -> tuple[int, int]:
        greedy = [asyncio.create_task(workers.do(ANNA, jobs.spin)) for _ in range(4)]
        await asyncio.sleep(0.1)
        answer = await workers.do(BERT, jobs.double, 4)
        left = sum(not one.done() for one in greedy)
        for one in greedy:
            one.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        return answer, left

    answer, left = run(work(), workers)
    assert answer == 8 and left >= 3


def test_too_many_pieces_of_one_visitor_are_refused() -> None:
    workers = Workers(1)

    async def work() -> None:
        tasks = [asyncio.create_task(workers.do(ANNA, jobs.sleep)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as error:
            await workers.do(ANNA, jobs.double, 4)
        assert error.value.status == 429
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(work(), workers)


def test_work_is_dropped_when_its_visitor_goes() -> None:
    workers = Workers(1)

    async def work() -> float:
        await workers.warm()
        began = time.monotonic()
        with pytest.raises(Gone):
            await until(asyncio.sleep(0.1), workers.do(ANNA, jobs.sleep))
        assert await workers.do(BERT, jobs.double, 4) == 8
        return time.monotonic() - began

    assert run(work(), workers) < PROMPT


def test_a_process_is_kept_for_the_next_work_of_its_place() -> None:
    workers = Workers(3)

    async def work() -> set[int]:
        return {await workers.do_at("one", Budget(1.0), ANNA, jobs.process_id) for _ in range(4)}

    assert len(run(work(), workers)) == 1


def test_what_goes_wrong_is_told_as_it_is() -> None:
    workers = Workers(1)

    async def work() -> None:
        with pytest.raises(UnknownKey) as unknown:
            await workers.do(ANNA, jobs.miss)
        assert (unknown.value.where, unknown.value.given, unknown.value.known) == ("units[1]", "x", ["a", "b"])
        with pytest.raises(OutOfBounds, match="more than 40 digits"):
            await workers.do(ANNA, jobs.exceed)

    run(work(), workers)


# ---- the end of a server


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are watched as Linux shows them")
def test_a_server_ends_whatever_is_under_way(tmp_path: Path) -> None:
    """All threads that play matches are held, and bots think."""
    with ServerProcess(tmp_path, module="tests.server.stuck_server") as running, ExitStack() as pages:
        anna = pages.enter_context(Visitor(running.url, "Anna"))
        pages.enter_context(anna.open(anna.create("captain", "captain")["id"]))
        for live in [pages.enter_context(anna.open(anna.create("me", "me")["id"])) for _ in range(6)]:
            live.send("try", value={})
        time.sleep(1)
        processes = tree(running)
        began = time.monotonic()
        running.process.send_signal(signal.SIGTERM)
        assert running.process.wait(30) == 0
        assert time.monotonic() - began < SHUTDOWN_SECONDS
        deadline = time.monotonic() + PROMPT
        while any(_is_there(pid) for pid in processes):
            assert time.monotonic() < deadline, "a process has outlived its server"
            time.sleep(0.1)


def _is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
