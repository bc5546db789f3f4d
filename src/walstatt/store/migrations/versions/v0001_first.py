"""People, sessions, matches with their seats and answers, chat, armies, replays."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    _matches()
    _answers()
    _armies_and_replays()


def _person(name: str, ondelete: str, *, needed: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id", ondelete=ondelete), nullable=not needed)


def _match(*, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match_id", sa.String(32), key, primary_key=primary_key, nullable=False)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(160)),
        sa.Column("password", sa.String(200)),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("name_key", name="uq_people_name_key"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _person("person_id", "CASCADE", needed=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("dice_by_people", sa.Boolean, nullable=False),
        sa.Column("dice_seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        _person("owner_id", "SET NULL"),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("watch", sa.String(40), nullable=False),
        sa.Column("forked_at", sa.Integer),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("waiting_for", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_matches_owner_id", "matches", ["owner_id"])
    op.create_table(
        "seats",
        _match(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("bot_seed", sa.Integer),
        _person("person_id", "SET NULL"),
        sa.Column("invite", sa.String(40)),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])


def _answers() -> None:
    op.create_table(
        "answers",
        _match(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person_id", sa.String(32)),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_answers_revision", "answers", ["match_id", "revision"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _match(),
        sa.Column("person_id", sa.String(32)),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_match_id", "chat", ["match_id"])


def _armies_and_replays() -> None:
    op.create_table(
        "armies",
        sa.Column("id", sa.String(32), primary_key=True),
        _person("person_id", "CASCADE", needed=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("roster", sa.String(80), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("limits", sa.Boolean, nullable=False),
        sa.Column("units", sa.Text, nullable=False),
        sa.Column("share", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.UniqueConstraint("share", name="uq_armies_share"),
    )
    op.create_index("ix_armies_person_id", "armies", ["person_id"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        _person("person_id", "SET NULL"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_replays_person_id", "replays", ["person_id"])


def downgrade() -> None:
    for table in ("replays", "armies", "chat", "answers", "seats", "matches", "sessions", "people"):
        op.drop_table(table)
