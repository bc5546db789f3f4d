"""Guests who do not come back are forgotten by the running server; those who play on notice nothing but the name."""
from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.processes import ServerProcess, fresh_database
from tests.server.visitors import Visitor

from walstatt.server.settings import BadSetting, from_environment
from walstatt.store.database import Database
from walstatt.store.people import People

SECONDS = 30.0


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def cleared(server: ServerProcess) -> int:
    """How many guests this server says to have forgotten."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    return sum(line["guests"] for line in lines if line["message"] == "cleared away")


def test_a_server_forgets_guests_who_were_away_for_long(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first, Visitor(first.url, "Anna") as anna, Visitor(first.url, "Bert") as bert:
        made = anna.create("me", "link")
        bert.post(f"/api/matches/{made['id']}/join", invite=made["seats"][1]["invite"])
        alone = bert.create("me", "me")["id"]
    with closing(sqlite3.connect(first.database)) as connection, connection:
        connection.execute("UPDATE people SET seen = 1 WHERE name = 'Bert'")
        connection.execute("UPDATE matches SET updated = 1")
    with ServerProcess(tmp_path) as again, Visitor(again.url) as twin, Visitor(again.url) as gone:
        wait_until(lambda: cleared(again) == 1)
        twin.http.cookies.update(anna.http.cookies)
        gone.http.cookies.update(bert.http.cookies)
        assert gone.get("/api/me") == {"id": None}
        assert [match["names"] for match in twin.get("/api/matches")] == [["Anna", "?"]]
        with twin.open(made["id"]) as live:
            assert live.view["names"] == ["Anna", "?"]
        assert twin.http.get(f"/api/matches/{alone}").status_code == 404


def test_two_processes_forget_each_guest_once(postgres: str, tmp_path: Path) -> None:
    address = fresh_database(postgres, "housekeeping")
    database = Database(address)
    database.migrate()
    people = People(database)
    for number in range(40):
        people.create_guest(f"Gast {number}")
    database.write(lambda connection: connection.exec_driver_sql("UPDATE people SET seen = 1"))
    kept = people.create_guest("Anna")
    database.close()
    with (
        ServerProcess(tmp_path / "one", "--database", address) as one,
        ServerProcess(tmp_path / "two", "--database", address) as two,
    ):
        wait_until(lambda: cleared(one) + cleared(two) == 40)
        assert '"error"' not in one.log() + two.log()
    database = Database(address)
    with database.read() as connection:
        assert [row[0] for row in connection.exec_driver_sql("SELECT id FROM people")] == [kept.id]
    database.close()


def test_how_long_guests_are_kept_can_be_set() -> None:
    assert from_environment({}).guest_days == 90
    assert from_environment({"WALSTATT_GUEST_DAYS": "0"}).guest_days == 0
    with pytest.raises(BadSetting, match="WALSTATT_GUEST_DAYS=soon"):
        from_environment({"WALSTATT_GUEST_DAYS": "soon"})
