"""`kill -9` at any moment loses nothing that was acknowledged."""
from __future__ import annotations

import os
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.doomed import doomed_server
from tests.server.processes import ROOT
from tests.server.visitors import Live, Visitor
from websockets.exceptions import ConnectionClosed

from walstatt.desk.kept_matches import beginning
from walstatt.server.live_match import LiveMatch
from walstatt.store.database import Database, sqlite_url
from walstatt.store.matches import Matches
from walstatt.store.tables import matches

KILLS = int(os.environ.get("WALSTATT_KILLS", "4"))
"""Two hundred in the long check."""
LATEST_KILL = 0.3
"""Seconds after the first answer."""


def choices(saved: Any) -> list[Any]:
    return [entry[1] for entry in saved["tape"] if entry[0] == "choice"]


def answer_until_it_dies(live: Live, acknowledged: list[Any], rng: Random) -> None:
    """Play as fast as the server answers."""
    try:
        while not live.view["over"]:
            value = live.good_answer(rng)
            before = live.view["answers"]
            assert live.answer(value)["type"] == "accepted"
            acknowledged.append(value)
            live.view_at(before + 1)
    except (ConnectionClosed, OSError, EOFError, TimeoutError):
        return


def test_kills_lose_no_acknowledged_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The process that forks the servers must find the tests.
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    rng = Random(50)
    cookies, match_id = httpx.Cookies(), ""
    acknowledged: list[Any] = []
    total = 0
    for _ in range(KILLS):
        with doomed_server(tmp_path) as (url, process), Visitor(url, "" if match_id else "Anna") as anna:
            anna.http.cookies.update(cookies)
            cookies = anna.http.cookies
            if match_id:
                kept = choices(anna.get(f"/api/matches/{match_id}/tape"))
                assert kept[: len(acknowledged)] == acknowledged
                assert len(kept) <= len(acknowledged) + 1, "at most the one that was under way"
                acknowledged = kept
            if not match_id or anna.get(f"/api/matches/{match_id}")["over"]:
                match_id, acknowledged = anna.create("me", "me", table={"seed": rng.randrange(99)})["id"], []
            with anna.open(match_id) as live:
                live.ask("propose")  # from now on the process that works it out is there
                killer = Timer(rng.uniform(0, LATEST_KILL), process.kill)
                killer.start()
                before = len(acknowledged)
                answer_until_it_dies(live, acknowledged, rng)
                killer.join()
                total += len(acknowledged) - before
    assert total > 0, "a match was under way"
    assert "snapshot" not in (tmp_path / "server.log").read_text(), "each fits its tape"
    assert_snapshots_fit(tmp_path)


def assert_snapshots_fit(folder: Path) -> None:
    """Every match that was left behind opens from its snapshot as it plays from its first answer."""
    database = Database(sqlite_url(folder))
    store = Matches(database)
    with database.read() as connection:
        ids = list(connection.execute(select(matches.c.id)).scalars())
    for match_id in ids:
        found = store.load(match_id)
        assert found is not None and found.snapshot is not None and beginning(found) is not None
        short, whole = LiveMatch(store, "", found), LiveMatch(store, "", found._replace(snapshot=None, logs=()))
        assert short.match.state == whole.match.state and short.chronicle.told() == whole.chronicle.told()
    database.close()
