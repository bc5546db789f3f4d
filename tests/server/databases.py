"""Fixtures: an empty database of each kind, and for tests that run on both: `empty`, and `database` with its tables."""
from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.server.processes import drop_database, find_postgres, fresh_database, running_postgres

from walstatt.store.database import Database

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    binaries = find_postgres()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed and cannot be: on Debian, apt install postgresql")
    with running_postgres(binaries) as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    address = fresh_database(postgres, f"test_{os.getpid()}_{next(_numbers)}")
    yield address
    drop_database(address)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'walstatt.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest) -> Iterator[Database]:
    """A database without tables."""
    wanted = "sqlite_database" if request.param == "sqlite" else "postgres_database"
    database = Database(request.getfixturevalue(wanted))
    yield database
    database.close()


@pytest.fixture
def database(empty: Database) -> Database:
    empty.migrate()
    return empty
