"""One PostgreSQL for all tests of a process, wherever they stand; databases of both kinds."""
from __future__ import annotations

from tests.server.databases import database, empty, postgres, postgres_database, sqlite_database

__all__ = ["database", "empty", "postgres", "postgres_database", "sqlite_database"]
