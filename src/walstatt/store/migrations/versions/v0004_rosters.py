"""Roster files that people have brought."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rosters",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rosters"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_rosters_person_id", ondelete="CASCADE"),
    )
    op.create_index("ix_rosters_person_id", "rosters", ["person_id"])


def downgrade() -> None:
    op.drop_table("rosters")
