"""Quick answers that hold in a game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; in games begun before none holds."""
    with op.batch_alter_table("game") as table:
        table.add_column(sa.Column("standing", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("game") as table:
        table.drop_column("standing")
