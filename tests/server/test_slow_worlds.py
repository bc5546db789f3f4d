"""A phase that takes too much is stopped, leaves its world as it was, and keeps nobody else waiting."""
from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import httpx
import pytest
from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess
from tests.server.visitors import Visitor

from walstatt.core.turn import Inputs
from walstatt.desk.evaluation import Folder, founded, published
from walstatt.server.desk_work import FOUNDING_MEMORY, FOUNDING_SECONDS, PHASE_SECONDS, THREADS, budget_for
from walstatt.server.workers import MEMORY
from walstatt.store.worlds import PhaseRecord

GREEDY = '''

def greedy(turn, act):
    if act.kind == "spin":
        while True:
            pass
    if act.kind == "swallow":
        turn.state.memory = bytearray(500_000_000)
    return known(GAME, turn, act)


known = type(GAME).act
type(GAME).act = lambda _, turn, act: greedy(turn, act)
'''
SEATS = [{"realm": "Nord", "kind": "me"}]
PROMPT = 10.0
"""Seconds by the clock on a busy machine; whoever waited for those before would wait longer."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("games") / "taeler"
    shutil.copytree(FOLDER, folder)
    with (folder / "game.py").open("a", encoding="utf-8") as module:
        module.write(GREEDY)
    with ServerProcess(tmp_path_factory.mktemp("worlds"), "--add-game", str(folder)) as running:
        yield running


def come(server: ServerProcess, name: str, address: str) -> Visitor:
    return Visitor(server.url, name, transport=httpx.HTTPTransport(local_address=address))


def found(visitor: Visitor) -> str:
    return str(visitor.post("/api/worlds", 201, game="taeler", name="Täler", seats=SEATS)["id"])


@pytest.mark.parametrize("kind", ["spin", "swallow"])
def test_who_spends_the_budget_is_stopped_and_the_world_stays(server: ServerProcess, kind: str) -> None:
    with come(server, "Anna", "127.0.0.2") as anna:
        world = found(anna)
        before = anna.get(f"/api/worlds/{world}/run")
        response = anna.http.post(f"/api/worlds/{world}/acts", json={"kind": kind})
        assert response.status_code == 503 and anna.error(response)["code"] == "too_much_work"
        assert anna.get(f"/api/worlds/{world}/run") == before
        anna.post(f"/api/worlds/{world}/publish", 204, phase=0)


def test_nobody_waits_for_anothers_phases(server: ServerProcess) -> None:
    with come(server, "Anna", "127.0.0.2") as anna, come(server, "Bert", "127.0.0.3") as bert:
        slow, quick = found(anna), found(bert)
        path, acts = f"/api/worlds/{quick}", f"/api/worlds/{slow}/acts"
        with ThreadPoolExecutor(THREADS + 4) as pool:
            asked = [pool.submit(_spin, anna, acts) for _ in range(THREADS + 4)]
            time.sleep(1.0)
            began = time.monotonic()
            bert.post(f"{path}/paper", text="heben 1\ngraben")
            bert.post(f"{path}/publish", 204, phase=0)
            assert bert.get(path)["number"] == 1
            taken = time.monotonic() - began
            left = sum(not one.done() for one in asked)
        assert taken < PROMPT and left > 0
        assert PHASE_SECONDS * len(asked) > 2 * PROMPT, "else they would be through before anybody could wait"


def test_a_paper_is_checked_while_phases_keep_all_their_processes_busy(server: ServerProcess) -> None:
    addresses = ("127.0.0.2", "127.0.0.4")
    with ExitStack() as stack:
        masters = [stack.enter_context(come(server, f"Anna {home}", home)) for home in addresses]
        bert = stack.enter_context(come(server, "Bert", "127.0.0.3"))
        slow, quick = [found(one) for one in masters], f"/api/worlds/{found(bert)}/check"
        bert.post(quick, text="graben")  # from now on the process is there
        pool = stack.enter_context(ThreadPoolExecutor(len(masters)))
        asked = [
            pool.submit(_spin, one, f"/api/worlds/{world}/acts", home)
            for one, world, home in zip(masters, slow, addresses, strict=True)
        ]
        time.sleep(1.0)
        bert.post(quick, text="graben")
        assert not any(one.done() for one in asked)


def test_large_worlds_have_a_larger_budget() -> None:
    small, large = (Folder("taeler", "", (), [phase_of_size(size)]) for size in (1_000, 700_000))
    little, much = (budget_for(published, one) for one in (small, large))
    assert little.seconds < 1.1 * PHASE_SECONDS < 3 * PHASE_SECONDS < much.seconds
    assert little.memory < 1.1 * MEMORY < 1.5 * MEMORY < much.memory
    assert budget_for(founded, "kalevala", b"{}") == (FOUNDING_SECONDS, FOUNDING_MEMORY)


def phase_of_size(size: int) -> PhaseRecord:
    return PhaseRecord(0, "1", 0, 1, 1, {"world": bytes(size)}, None, None, [], Inputs({}))


def _spin(visitor: Visitor, path: str, home: str = "127.0.0.2") -> None:
    """Ask for work without end, and go after a while."""
    transport = httpx.HTTPTransport(local_address=home)
    cookies = dict(visitor.http.cookies)
    with (
        httpx.Client(base_url=visitor.url, transport=transport, cookies=cookies, timeout=PROMPT + 2) as client,
        suppress(httpx.HTTPError),
    ):
        client.post(path, json={"kind": "spin"})
