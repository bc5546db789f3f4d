"""One PostgreSQL for all tests of a process, wherever they stand."""
from __future__ import annotations

from tests.server.databases import postgres, postgres_database, sqlite_database

__all__ = ["postgres", "postgres_database", "sqlite_database"]
