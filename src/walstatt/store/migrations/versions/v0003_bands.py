"""Bands that play a campaign."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bands",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("match_id", sa.String(32)),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("share", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bands"),
        sa.UniqueConstraint("share", name="uq_bands_share"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_bands_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_bands_match_id", ondelete="SET NULL"),
    )
    op.create_index("ix_bands_person_id", "bands", ["person_id"])


def downgrade() -> None:
    op.drop_table("bands")
