"""What was written to SQLite's log is carried into the database by a thread of its own.

Else whoever writes does it whenever the log has grown by some megabytes, and all who wait for their answers wait for
that, too. A checkpoint of this kind waits for nobody and keeps nobody waiting.
"""
from __future__ import annotations

import logging
from threading import Event, Thread

from sqlalchemy import Engine

EVERY_SECONDS = 0.25
log = logging.getLogger("walstatt.store")


class Checkpoints:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._written = Event()
        self._ended = Event()
        self._thread = Thread(target=self._serve, name="walstatt-checkpoints", daemon=True)
        self._thread.start()

    def written(self) -> None:
        """Something was committed."""
        self._written.set()

    def close(self) -> None:
        self._ended.set()
        self._written.set()
        self._thread.join()

    def _serve(self) -> None:
        while self._written.wait():
            # Before anybody is asked for the end: else the last word of `close` could be wiped out.
            self._written.clear()
            if self._ended.wait(EVERY_SECONDS):
                return
            try:
                self._carry_over()
            except Exception:
                # The log only grows: the writer carries it over itself when it is large.
                log.warning("a checkpoint failed", exc_info=True)

    def _carry_over(self) -> None:
        connection = self._engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        finally:
            connection.close()
