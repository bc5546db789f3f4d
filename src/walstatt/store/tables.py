"""The tables. Times are seconds since 1970 (UTC); what only the program reads is JSON in a text column."""
from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("name_key", String(160)),
    Column("password", String(200)),
    Column("guest", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    UniqueConstraint("name_key"),
)  # fmt: skip

sessions = Table(
    "sessions", metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)  # fmt: skip

matches = Table(
    "matches", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("dice_by_people", Boolean, nullable=False),
    Column("dice_seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("names", Text, nullable=False),
    Column("owner_id", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("guided", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("advice", Boolean, nullable=False, server_default=false()),
    Column("watch", String(40), nullable=False),
    Column("forked_at", Integer),
    Column("revision", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("waiting_for", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winner", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("carried", Text, nullable=False, server_default="[]"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40)),
    Column("bot_seed", Integer),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("invite", String(40)),
    Column("luck", String(64), nullable=False, server_default=""),
    UniqueConstraint("invite"),
)  # fmt: skip

seals = Table(
    "seals", metadata,
    Column("commitment", String(64), primary_key=True),
    Column("dice_seed", String(64), nullable=False),
    Column("created", Float, nullable=False, index=True),
)  # fmt: skip

answers = Table(
    "answers", metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("value", Text, nullable=False),
    Column("seat", Integer),
    Column("person_id", String(32)),
    Column("revision", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("asked", Text, nullable=False, server_default=""),
)  # fmt: skip

snapshots = Table(
    "snapshots", metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("answers", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("lasting", Boolean, nullable=False),
)  # fmt: skip

match_logs = Table(
    "match_logs", metadata,
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("answers", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)  # fmt: skip

chat = Table(
    "chat", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person_id", String(32)),
    Column("who", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

armies = Table(
    "armies", metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("roster", String(80), nullable=False),
    Column("size", Integer, nullable=False),
    Column("limits", Boolean, nullable=False),
    Column("units", Text, nullable=False),
    Column("share", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("share"),
)  # fmt: skip

rosters = Table(
    "rosters", metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("key", String(80), nullable=False),
    Column("source", Text, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

replays = Table(
    "replays", metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("game", String(40), nullable=False),
    Column("names", Text, nullable=False),
    Column("save", Text, nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

bands = Table(
    "bands", metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("sheet", Text, nullable=False),
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="SET NULL")),
    Column("pending", Text, nullable=False),
    Column("share", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("share"),
)  # fmt: skip

Index("ix_answers_revision", answers.c.match_id, answers.c.revision)
