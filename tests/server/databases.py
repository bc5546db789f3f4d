"""Fixtures: an empty database of each kind."""
from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.server.processes import find_postgres, fresh_database, running_postgres

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    binaries = find_postgres()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed and cannot be: on Debian, apt install postgresql")
    with running_postgres(binaries) as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return fresh_database(postgres, f"test_{os.getpid()}_{next(_numbers)}")


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'walstatt.db'}"
