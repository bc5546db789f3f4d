"""The thread that carries SQLite's log over: it works when something was written, and ends when it should."""
from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Engine, create_engine

from walstatt.store import checkpoints
from walstatt.store.checkpoints import Checkpoints


class ClosedMeanwhile(Event):
    """Somebody closes in the very moment after the thread has seen that nobody has."""

    carrier: Checkpoints

    def wait(self, timeout: float | None = None) -> bool:
        del timeout
        was_set = self.is_set()
        self.set()
        self.carrier._written.set()
        return was_set


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return create_engine(f"sqlite:///{tmp_path / 'some.db'}")


def test_it_ends_even_if_it_is_closed_while_it_works(engine: Engine) -> None:
    carrier = Checkpoints(engine)
    carrier._ended = ended = ClosedMeanwhile()
    ended.carrier = carrier
    carrier.written()
    carrier._thread.join(10)
    assert not carrier._thread.is_alive()


def test_what_was_written_is_carried_over(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY_SECONDS", 0.01)
    carried = Event()
    carrier = Checkpoints(engine)
    monkeypatch.setattr(carrier, "_carry_over", carried.set)
    carrier.written()
    assert carried.wait(10)
    carrier.close()
    assert not carrier._thread.is_alive()
