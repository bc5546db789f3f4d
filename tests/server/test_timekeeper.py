"""Deadlines that pass while servers run, are killed, and begin again."""
from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.desk.conftest import FOLDER
from tests.server.processes import ServerProcess, fresh_database
from tests.server.visitors import Visitor

EXAMPLE = ("--add-game", str(FOLDER))
SEATS = [{"realm": "Nord", "kind": "me"}]
SECONDS = 60.0


def founded(visitor: Visitor, after: float, **wish: Any) -> str:
    wanted = {"seats": SEATS, "leads_itself": True, "schedule": {"days": 7}, "deadline": time.time() + after, **wish}
    return str(visitor.post("/api/worlds", 201, game="taeler", name="Frist", **wanted)["id"])


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not there() and time.monotonic() < end:
        time.sleep(0.3)
    assert there()


def test_a_phase_is_published_at_its_deadline_also_after_a_kill(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, *EXAMPLE) as server, Visitor(server.url, "Anna") as anna:
        world = founded(anna, 4.0)
        led = founded(anna, 0.0, leads_itself=False)
        assert anna.get(f"/api/worlds/{world}")["number"] == 0
        cookies = anna.http.cookies
        server.process.kill()
        server.process.wait()
    time.sleep(4)
    with ServerProcess(tmp_path, *EXAMPLE) as server, Visitor(server.url) as again:
        again.http.cookies.update(cookies)
        until(lambda: again.get(f"/api/worlds/{world}")["number"] == 1)
        assert again.get(f"/api/worlds/{world}")["deadline"] > time.time()
        assert again.get(f"/api/worlds/{world}/reports/0")
        until(lambda: again.get(f"/api/worlds/{led}/desk")["ran"] is not None)
        assert again.get(f"/api/worlds/{led}")["number"] == 0


def test_two_processes_publish_a_phase_once(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres, "timekeeper")
    with (
        ServerProcess(tmp_path / "one", *EXAMPLE, "--database", database) as one,
        ServerProcess(tmp_path / "two", *EXAMPLE, "--database", database) as two,
        Visitor(one.url, "Anna") as anna,
    ):
        worlds = [founded(anna, 1.0) for _ in range(4)]
        until(lambda: all(anna.get(f"/api/worlds/{world}")["number"] == 1 for world in worlds))
        time.sleep(6)
        assert all(anna.get(f"/api/worlds/{world}")["number"] == 1 for world in worlds)
        assert (one.log() + two.log()).count("published at its deadline") == len(worlds)
        assert "could not be kept" not in one.log() + two.log()
