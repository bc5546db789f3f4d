"""Matches that are not played from their first answer again: snapshots, parts of the log, changes of the rules."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _of_match(table: str) -> tuple[sa.schema.SchemaItem, ...]:
    return (
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "answers", name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"),
    )


def upgrade() -> None:
    op.create_table(
        "snapshots", *_of_match("snapshots"),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("lasting", sa.Boolean, nullable=False),
    )
    op.create_table("match_logs", *_of_match("match_logs"))
    op.add_column("answers", sa.Column("asked", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("carried", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("matches", "carried")
    op.drop_column("answers", "asked")
    op.drop_table("match_logs")
    op.drop_table("snapshots")
