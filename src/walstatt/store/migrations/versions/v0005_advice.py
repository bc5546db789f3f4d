"""Whether players may ask for advice. Where somebody plays alone or against the computer, they may from now on."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()))
    matches = sa.table("matches", sa.column("id"), sa.column("advice", sa.Boolean))
    seats = sa.table("seats", sa.column("match_id"), sa.column("kind"), sa.column("person_id"))
    of_match = seats.c.match_id == matches.c.id
    people = sa.select(sa.func.count(seats.c.person_id.distinct())).where(of_match).scalar_subquery()
    vacant = sa.exists().where(of_match, seats.c.kind == "open")
    op.execute(sa.update(matches).where(people <= 1, ~vacant).values(advice=sa.true()))


def downgrade() -> None:
    op.drop_column("matches", "advice")
