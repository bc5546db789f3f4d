"""One writer for SQLite: whatever waits is committed together.

A commit that survives a power cut costs a wait for the disk. SQLite has one writer at a time, so single commits would
allow about a hundred answers a second; together they share the wait.
"""
from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from walstatt.store.checkpoints import Checkpoints

MOST_TOGETHER = 64
T = TypeVar("T")


class _Order(NamedTuple):
    work: Callable[[Connection], Any]
    done: Future[Any]


class GroupCommit:
    """Runs pieces of work in the order they come; each returns when it is safely written."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._checkpoints: Checkpoints | None = None
        self._closed = False
        self._entering = Lock()
        """Whoever comes before the end is served; whoever comes later must not wait for ever."""

    def run(self, work: Callable[[Connection], T]) -> T:
        """What the work returns, once it is committed; what it raises, with nothing of it written."""
        done: Future[T] = Future()
        with self._entering:
            if self._closed:
                raise RuntimeError("the database is closed")
            if self._thread is None:
                self._checkpoints = Checkpoints(self._engine)
                self._thread = Thread(target=self._serve, name="walstatt-writer", daemon=True)
                self._thread.start()
            self._orders.put(_Order(work, done))
        return done.result()

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._entering:
            self._closed = True
            self._orders.put(None)
        if self._thread is not None:
            self._thread.join()
        if self._checkpoints is not None:
            self._checkpoints.close()

    def _serve(self) -> None:
        while True:
            orders = [self._orders.get()]
            while orders[-1] is not None and len(orders) < MOST_TOGETHER:
                try:
                    orders.append(self._orders.get_nowait())
                except Empty:
                    break
            wanted = [order for order in orders if order is not None]
            if wanted:
                self._commit(wanted)
            if orders[-1] is None:
                return

    def _commit(self, orders: list[_Order]) -> None:
        try:
            with self._engine.connect() as connection:
                connection = connection.execution_options(immediate=True)
                with connection.begin():
                    results = [self._carry_out(connection, order) for order in orders]
        except BaseException as failure:
            # Whoever waits must learn of it, whatever it is.
            for order in orders:
                order.done.set_exception(failure)
            return
        if self._checkpoints is not None:
            self._checkpoints.written()
        for done, result, problem in results:
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

    def _carry_out(self, connection: Connection, order: _Order) -> tuple[Future[Any], Any, BaseException | None]:
        """Work that fails leaves no trace and does not disturb the others."""
        # Said to the driver itself: a nested transaction of SQLAlchemy takes forty times as long.
        say = connection.connection.cursor().execute
        say("SAVEPOINT one_order")
        try:
            result = order.work(connection)
        except Exception as problem:
            say("ROLLBACK TO one_order")
            say("RELEASE one_order")
            return order.done, None, problem
        say("RELEASE one_order")
        return order.done, result, None
