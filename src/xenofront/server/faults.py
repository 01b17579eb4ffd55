"""What can be wrong with the database, told apart so that people can do something about it."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import sqlalchemy as sa

Kind = Literal["full", "locked", "readonly", "away", "fault"]

SQLITE: Final[dict[str, Kind]] = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "readonly",
    "SQLITE_PERM": "readonly",
    "SQLITE_CANTOPEN": "away",
}
"""By the first two words of SQLite's own name for an error; further words say more exactly why."""
POSTGRESQL: Final[dict[str, Kind]] = {
    "53100": "full",
    "53200": "full",
    "25006": "readonly",
    "42501": "readonly",
    "55P03": "locked",
    "57014": "locked",
    "40P01": "locked",
}
"""By SQLSTATE."""
AWAY: Final = ("08", "53", "57")
"""Classes of SQLSTATE of a server that cannot be reached, has no place, or is shut down."""
SYSTEM: Final[dict[int, Kind]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "readonly",
    errno.EACCES: "readonly",
}


class Stale(Exception):
    """Somebody else changed the game in the meantime."""


class StorageFault(Exception):
    """The database did not do what was asked; whether it did part of it is not known."""

    def __init__(self, kind: Kind, cause: BaseException) -> None:
        super().__init__(f"the database cannot be used ({kind}): {_first_line(cause)}")
        self.kind = kind

    @property
    def message(self) -> str:
        """The id of its text for players."""
        return f"ui-storage-{self.kind}"


@contextmanager
def translated() -> Iterator[None]:
    """Raise what the database says as a StorageFault; a key that is taken stays what it is."""
    try:
        yield
    except sa.exc.IntegrityError:
        raise
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise StorageFault(kind_of(error), error) from error


def kind_of(error: BaseException) -> Kind:
    """What kind of trouble an error of the database or its driver is."""
    if isinstance(error, sa.exc.TimeoutError):
        return "away"
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    if isinstance(cause, OSError):
        return SYSTEM.get(cause.errno or 0, "away")
    name = getattr(cause, "sqlite_errorname", None)
    if name:
        return SQLITE.get("_".join(name.split("_")[:2]), "fault")
    if isinstance(error, sa.exc.DBAPIError):
        return _kind_by_state(error, getattr(cause, "sqlstate", None))
    return "fault"


def _kind_by_state(error: sa.exc.DBAPIError, state: str | None) -> Kind:
    if state is None:  # a connection that could not be made or was lost has none
        lost = error.connection_invalidated or isinstance(error, sa.exc.OperationalError)
        return "away" if lost else "fault"
    return POSTGRESQL.get(state, "away" if state[:2] in AWAY else "fault")


def _first_line(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]
