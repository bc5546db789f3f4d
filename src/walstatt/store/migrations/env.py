"""Alembic's way in: the connection comes from `Database.migrate`."""
from __future__ import annotations

from alembic import context

from walstatt.store.all_tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
context.run_migrations()
