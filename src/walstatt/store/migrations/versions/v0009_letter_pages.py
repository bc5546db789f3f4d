"""Pictures and documents that are sent with letters."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "world_letter_pages",
        sa.Column("world_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("realm", sa.String(80), nullable=False),
        sa.Column("media", sa.String(40), nullable=False),
        sa.Column("sheets", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("world_id", "name", name="pk_world_letter_pages"),
        sa.ForeignKeyConstraint(
            ["world_id"], ["worlds.id"], name="fk_world_letter_pages_world_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("world_letter_pages")
