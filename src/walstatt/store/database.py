"""Opening the database: SQLite in a file, or PostgreSQL by its address; both brought up to date before use."""
from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from walstatt.store.group_commit import GroupCommit

LOG_SIZES = ("wal_autocheckpoint = 16000", "journal_size_limit = 67108864")
"""Of SQLite's log, in pages and bytes: so large it becomes only where `checkpoints.py` does not keep up."""
BUSY_SECONDS = 30.0
CHANNEL = "walstatt"
SQLITE = "sqlite:///"
T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x57414C53
"""Any number will do; all processes must use the same one."""


class UnusableDatabase(ValueError):  # noqa: N818 - it reads as what is wrong
    """An address that is neither SQLite's nor PostgreSQL's."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the database lies unless somebody names another folder."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "walstatt"


def sqlite_url(folder: Path) -> str:
    return f"{SQLITE}{folder / 'walstatt.db'}"


def chosen_url(database: str | None, folder: Path | None, environment: Mapping[str, str] = os.environ) -> str:
    """Which database is meant: what was given in the call, else in the environment, else the usual folder."""
    if database:
        return database
    if folder:
        return sqlite_url(folder)
    if named := environment.get("WALSTATT_DATABASE"):
        return named
    data = environment.get("WALSTATT_DATA")
    return sqlite_url(Path(data) if data else data_folder(environment))


def sqlite_file(url: str) -> Path | None:
    """None for a database that is no file."""
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


def shown_url(url: str) -> str:
    """An address for messages: the file of SQLite, and never a password."""
    if (file := sqlite_file(url)) is not None:
        return str(file)
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.partition("://")[0]


class NewerDatabase(ValueError):  # noqa: N818 - it reads as what is wrong
    """A newer program has brought the tables into a form that this one does not know; it says which."""


class Database:
    """One database; everything happens within transactions."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._writer = GroupCommit(self.engine) if self.is_sqlite else None

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self.engine.connect() as connection, connection.begin():
            yield connection

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work within a transaction; it returns when everything is safely written."""
        if self._writer is not None:
            return self._writer.run(work)
        with self.engine.connect() as connection, connection.begin():
            return work(connection)

    def notify(self, connection: Connection, message: str) -> None:
        """Tell the other processes once this transaction is committed; SQLite has nobody to tell."""
        if not self.is_sqlite:
            connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})

    def check(self) -> None:
        """Raises if the database does not answer."""
        with self.read() as connection:
            connection.execute(text("SELECT 1"))

    def migrate(self) -> None:
        """Bring the tables up to date; of several processes that start together one does it, the others wait."""
        if self._is_up_to_date():
            return
        from alembic import command  # takes longer to load than most commands take

        # In SQLite the write lock is taken at once; a transaction that begins by reading could not get it later.
        with self.engine.connect() as connection, connection.execution_options(immediate=True).begin():
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            command.upgrade(alembic_config(connection), "head")

    def _is_up_to_date(self) -> bool:
        with self.read() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return False
            found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
        for form in found:
            if form > newest_migration():
                raise NewerDatabase(form)
        return found == [newest_migration()]

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()


def newest_migration() -> str:
    """Its number, as its file bears it."""
    names = (MIGRATIONS / "versions").glob("v[0-9]*_*.py")
    return max(name.stem.partition("_")[0].removeprefix("v") for name in names)


def alembic_config(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _engine(url: str) -> Engine:
    try:
        # The name of a folder may hold what would mean something in an address.
        file = sqlite_file(url)
        address = make_url(url) if file is None else URL.create("sqlite", database=str(file))
    except ArgumentError as problem:
        raise UnusableDatabase(str(problem)) from problem
    if address.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        address = address.set(drivername="postgresql+psycopg")
        return create_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True)
    if address.drivername != "sqlite" or not address.database:
        raise UnusableDatabase(address.drivername)
    Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS}, pool_size=8, max_overflow=8)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(raw: Any, _: Any) -> None:
    # Python's driver would begin transactions on its own, later than we need them.
    raw.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", *LOG_SIZES):
        raw.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
