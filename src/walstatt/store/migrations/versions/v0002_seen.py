"""When somebody was last here."""
from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    # Nobody knows how long those who are there already have been away; their time begins now.
    op.execute(sa.text("UPDATE people SET seen = :now").bindparams(now=time.time()))


def downgrade() -> None:
    op.drop_column("people", "seen")
