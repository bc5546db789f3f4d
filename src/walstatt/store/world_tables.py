"""The tables of worlds. Snapshots, records and reports are compressed; everything else is as in `tables`."""
from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String, Table, Text, UniqueConstraint

from walstatt.store.tables import metadata


def _world() -> Column[str]:
    return Column("world_id", String(32), ForeignKey("worlds.id", ondelete="CASCADE"), primary_key=True)


worlds = Table(
    "worlds", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("setup", Text, nullable=False),
    Column("dice_seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("luck", Text, nullable=False),
    Column("phase", Integer, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("forked_from", String(32)),
    Column("revision", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)  # fmt: skip

members = Table(
    "world_members", metadata,
    _world(),
    Column("member", Integer, primary_key=True),
    Column("role", String(10), nullable=False),
    Column("realm", String(80)),
    Column("name", String(80), nullable=False),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("invite", String(40)),
    UniqueConstraint("invite"),
)  # fmt: skip

phases = Table(
    "world_phases", metadata,
    _world(),
    Column("number", Integer, primary_key=True),
    Column("label", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("state_version", Integer, nullable=False),
    Column("parts", Text, nullable=False),
    Column("deadline", Float),
    Column("published", Float),
    Column("record", LargeBinary),
)  # fmt: skip

parts = Table(
    "world_parts", metadata,
    _world(),
    Column("digest", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)  # fmt: skip

papers = Table(
    "world_papers", metadata,
    _world(),
    Column("number", Integer, primary_key=True),
    Column("realm", String(80), primary_key=True),
    Column("serial", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("read_as", Text, nullable=False),
    Column("handed_in", Boolean, nullable=False),
    Column("accepted_late", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("person_id", String(32)),
)  # fmt: skip

notes = Table(
    "world_notes", metadata,
    _world(),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(20), primary_key=True),
    Column("words", String(200), nullable=False),
    Column("colour", String(20), nullable=False),
)  # fmt: skip

inputs = Table(
    "world_inputs", metadata,
    _world(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("name", String(400), primary_key=True),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("person_id", String(32)),
)  # fmt: skip

sent = Table(
    "world_sent", metadata,
    _world(),
    Column("number", Integer, primary_key=True),
    Column("realm", String(80), primary_key=True),
    Column("edition", Integer, primary_key=True),
    Column("serial", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

letter_pages = Table(
    "world_letter_pages", metadata,
    _world(),
    Column("name", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("realm", String(80), nullable=False),
    Column("media", String(40), nullable=False),
    Column("sheets", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)  # fmt: skip
