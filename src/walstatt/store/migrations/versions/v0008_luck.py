"""What players add to the dice when they sit down, and the seals that are told before."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("luck", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "seals",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("dice_seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_seals_created", "seals", ["created"])


def downgrade() -> None:
    op.drop_table("seals")
    op.drop_column("seats", "luck")
