"""Every test of the store runs on both databases."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from walstatt.store.database import Database


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
