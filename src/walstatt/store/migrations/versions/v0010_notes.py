"""What people pin to places on the maps of their worlds."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "world_notes",
        sa.Column("world_id", sa.String(32), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("place", sa.String(20), nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("colour", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("world_id", "person_id", "place", name="pk_world_notes"),
        sa.ForeignKeyConstraint(["world_id"], ["worlds.id"], name="fk_world_notes_world_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_world_notes_person_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("world_notes")
