"""All tables together: whoever compares or creates them needs every module that adds some."""
from __future__ import annotations

from walstatt.store import tables, world_tables

metadata = world_tables.worlds.metadata
assert metadata is tables.metadata
