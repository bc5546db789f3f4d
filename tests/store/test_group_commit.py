"""The one writer of SQLite: what fails leaves no trace among what is committed with it; the log does not pile up."""
from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from walstatt.store.database import Database

WITHIN_SECONDS = 20.0


@pytest.fixture
def numbers(sqlite_database: str) -> Iterator[Database]:
    database = Database(sqlite_database)
    database.write(lambda connection: connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")))
    yield database
    database.close()


def put(database: Database, number: int) -> int:
    """Writes a number and the next one; every second time it fails between the two."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
        if number % 4 == 2:
            raise ValueError(number)
        connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number + 1})
        return number

    return database.write(work)


def test_what_fails_leaves_no_trace_among_others(numbers: Database) -> None:
    with ThreadPoolExecutor(8) as pool:
        orders = [pool.submit(put, numbers, number) for number in range(0, 200, 2)]
    for number, order in zip(range(0, 200, 2), orders, strict=True):
        if number % 4 == 2:
            assert isinstance(order.exception(), ValueError)
        else:
            assert order.result() == number
    with pytest.raises(Exception, match="UNIQUE"):
        put(numbers, 0)
    with numbers.read() as connection:
        found = list(connection.execute(text("SELECT number FROM numbers ORDER BY number")).scalars())
    assert found == [number for number in range(200) if number % 4 < 2]


def test_what_is_written_comes_into_the_database_while_it_is_open(numbers: Database, tmp_path: Path) -> None:
    """Without whoever writes having to carry it there."""
    put(numbers, 0)
    kept, end = Path(str(numbers.engine.url.database)), time.monotonic() + WITHIN_SECONDS
    while _without_log(kept, tmp_path / "copy.db") != [0, 1]:
        assert time.monotonic() < end
        time.sleep(0.1)


def _without_log(kept: Path, copy: Path) -> list[int]:
    shutil.copy(kept, copy)
    connection = sqlite3.connect(copy)
    try:
        return [number for (number,) in connection.execute("SELECT number FROM numbers")]
    except sqlite3.Error:
        return []
    finally:
        connection.close()
