"""Seats that computer players have, and which of them gave an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; games begun before have no computer players."""
    with op.batch_alter_table("game") as table:
        table.add_column(sa.Column("computers", sa.Text, nullable=False, server_default="{}"))
    with op.batch_alter_table("entry") as table:
        table.add_column(sa.Column("player", sa.String(40)))


def downgrade() -> None:
    """Drop the columns."""
    with op.batch_alter_table("entry") as table:
        table.drop_column("player")
    with op.batch_alter_table("game") as table:
        table.drop_column("computers")
