"""The example world, on both databases."""
from __future__ import annotations

from pathlib import Path

import pytest

from walstatt.core.outside import VARIABLE
from walstatt.store.database import Database
from walstatt.store.worlds import Worlds

FOLDER = Path(__file__).parents[2] / "examples" / "taeler"


@pytest.fixture(autouse=True)
def with_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))


@pytest.fixture
def store(database: Database) -> Worlds:
    return Worlds(database)
