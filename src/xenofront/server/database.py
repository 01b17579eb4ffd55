"""The database: SQLite in a file, or PostgreSQL by URL; its tables are made and renewed here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa

NEWEST = "0004"
"""The version of the tables that this program works with."""
PATIENCE_MS = 4_000
"""How long a write waits for another program that holds a database file; all games wait with it."""
KNOWN = "known are sqlite:///FILE and postgresql://USER@HOST/NAME"
INSTALL = 'pip install ".[postgres]" in a checkout'
LOCK = 0x0EF0_0001
"""What servers that start at once wait for on PostgreSQL."""

META = sa.MetaData()
GAME = sa.Table(
    "game",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(64)),
    sa.Column("system", sa.String(40)),
    sa.Column("version", sa.Integer),
    sa.Column("content", sa.String(64)),
    sa.Column("setup", sa.LargeBinary),
    sa.Column("manual", sa.Boolean),
    sa.Column("guided", sa.Boolean),
    sa.Column("base", sa.LargeBinary),
    sa.Column("base_seq", sa.Integer),
    sa.Column("answers", sa.Integer),
    sa.Column("headline", sa.Text),
    sa.Column("result", sa.String(20)),
    sa.Column("created", sa.String(40)),
    sa.Column("updated", sa.String(40)),
    sa.Column("computers", sa.Text),
    sa.Column("campaign", sa.String(32)),
    sa.Column("standing", sa.Text),
)
ENTRY = sa.Table(
    "entry",
    META,
    sa.Column("game_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("request", sa.String(64)),
    sa.Column("body", sa.LargeBinary),
    sa.Column("player", sa.String(40)),
)
POSITION = sa.Table(
    "position",
    META,
    sa.Column("game_id", sa.String(32), primary_key=True),
    sa.Column("node", sa.Integer, primary_key=True),
    sa.Column("digest", sa.String(64)),
    sa.Column("body", sa.LargeBinary),
)
CAMPAIGN = sa.Table(
    "campaign",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(64)),
    sa.Column("log", sa.LargeBinary),
    sa.Column("game_id", sa.String(32)),
)
SETTING = sa.Table(
    "setting",
    META,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text),
)


def sqlite_url(file: Path) -> str:
    """The URL of a database in a file."""
    return f"sqlite:///{file}"


class NoDatabase(Exception):
    """There is no database that can be used; says why in one line."""


def connect(url: str) -> sa.Engine:
    """The database at a URL, its tables up to date."""
    made = _read(url)
    try:
        if made.get_backend_name() == "sqlite" and made.database not in (None, "", ":memory:"):
            Path(str(made.database)).parent.mkdir(parents=True, exist_ok=True)
        # a file does not hang up, so only a server is asked whether it is still there
        engine = sa.create_engine(made, pool_pre_ping=made.get_backend_name() != "sqlite")
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", _sqlite_settings)
        with engine.begin() as connection:
            _renew(connection)
    except ModuleNotFoundError as error:
        raise NoDatabase(f"PostgreSQL needs {error.name}: {INSTALL}") from error
    except OSError as error:
        why = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        raise NoDatabase(f"the database {_shown(made)} cannot be made: {why}") from error
    except sa.exc.DBAPIError as error:
        why = str(error.orig).strip().splitlines()[0]
        raise NoDatabase(f"the database {_shown(made)} cannot be opened: {why}") from error
    return engine


def _read(url: str) -> sa.URL:
    """A URL of a database that is known here."""
    try:
        made = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise NoDatabase(f"{url!r} is no URL of a database; {KNOWN}") from error
    if made.drivername in ("postgresql", "postgres"):
        made = made.set(drivername="postgresql+psycopg")
    if made.drivername not in ("sqlite", "postgresql+psycopg"):
        raise NoDatabase(f"{made.drivername!r} is no kind of database that is known; {KNOWN}")
    return made


def _shown(url: sa.URL) -> str:
    """Where a database is, without its password."""
    file = url.get_backend_name() == "sqlite"
    return str(url.database) if file else url.render_as_string(hide_password=True)


def _sqlite_settings(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
    cursor.close()


def _renew(connection: sa.Connection) -> None:
    """Make or change the tables if they are not the newest ones."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.execute(sa.text("select version_num from alembic_version")).scalar()
        if found == NEWEST:
            return
        if found is not None and found > NEWEST:
            where = _shown(connection.engine.url)
            raise NoDatabase(
                f"the database {where} is of a newer release (tables {found}, here {NEWEST})"
            )
    from alembic import command  # noqa: PLC0415 - a third of a second, and needed once
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
