"""Worlds: rows of phases with their papers, decisions and reports."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _world() -> sa.Column[str]:
    return sa.Column("world_id", sa.String(32), nullable=False)


def _of_world(table: str, *keys: str) -> tuple[sa.Constraint, ...]:
    return (
        sa.PrimaryKeyConstraint("world_id", *keys, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["world_id"], ["worlds.id"], name=f"fk_{table}_world_id", ondelete="CASCADE"),
    )


def upgrade() -> None:
    op.create_table(
        "worlds",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("dice_seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("luck", sa.Text, nullable=False),
        sa.Column("phase", sa.Integer, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("forked_from", sa.String(32)),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_worlds"),
    )
    op.create_table(
        "world_members",
        _world(),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("realm", sa.String(80)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("bot", sa.String(40)),
        sa.Column("invite", sa.String(40)),
        *_of_world("world_members", "member"),
        sa.UniqueConstraint("invite", name="uq_world_members_invite"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_world_members_person_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_world_members_person_id", "world_members", ["person_id"])
    op.create_table(
        "world_phases",
        _world(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("state_version", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("published", sa.Float),
        sa.Column("record", sa.LargeBinary),
        *_of_world("world_phases", "number"),
    )
    op.create_table(
        "world_parts",
        _world(),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        *_of_world("world_parts", "digest"),
    )
    op.create_table(
        "world_papers",
        _world(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("realm", sa.String(80), nullable=False),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("read_as", sa.Text, nullable=False),
        sa.Column("handed_in", sa.Boolean, nullable=False),
        sa.Column("accepted_late", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person_id", sa.String(32)),
        *_of_world("world_papers", "number", "realm", "serial"),
    )
    op.create_table(
        "world_inputs",
        _world(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(400), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person_id", sa.String(32)),
        *_of_world("world_inputs", "number", "kind", "name"),
    )
    op.create_table(
        "world_sent",
        _world(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("realm", sa.String(80), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        *_of_world("world_sent", "number", "realm", "edition", "serial"),
    )


def downgrade() -> None:
    for table in ("sent", "inputs", "papers", "parts", "phases", "members"):
        op.drop_table(f"world_{table}")
    op.drop_table("worlds")
