"""Campaigns, and the games that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the column; games begun before belong to no campaign."""
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("game_id", sa.String(32), nullable=False),
    )
    with op.batch_alter_table("game") as table:
        table.add_column(sa.Column("campaign", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("game") as table:
        table.drop_column("campaign")
    op.drop_table("campaign")
