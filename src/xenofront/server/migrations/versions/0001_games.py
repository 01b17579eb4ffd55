"""Games, the entries of their records, positions kept whole, and settings of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("manual", sa.Boolean, nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("base", sa.LargeBinary),
        sa.Column("base_seq", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("headline", sa.Text, nullable=False),
        sa.Column("result", sa.String(20), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("updated", sa.String(40), nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE")),
        sa.Column("seq", sa.Integer),
        sa.Column("request", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq"),
        sa.UniqueConstraint("game_id", "request"),
    )
    op.create_table(
        "position",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE")),
        sa.Column("node", sa.Integer),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "node"),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("setting", "position", "entry", "game"):
        op.drop_table(name)
