"""Writes what games have to store: answers that come at the same time share one transaction.

A commit waits for the disk, whatever is in it. Whoever has something to store puts it on the heap;
the first one to get its turn writes the whole heap, the others find theirs done.
"""

from __future__ import annotations

import threading
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from xenofront.server.database import ENTRY, GAME, POSITION
from xenofront.server.faults import Stale

KEPT_POSITIONS: Final = 4
"""Positions kept whole for each game, in case the rules change."""
_STANDS: Final = (
    GAME.update()
    .where(GAME.c.id == sa.bindparam("game"), GAME.c.answers == sa.bindparam("before"))
    .values({name: sa.bindparam(f"its_{name}") for name in ("headline", "result", "answers")})
    .values({name: sa.bindparam(f"its_{name}") for name in ("standing", "updated")})
)
_ADD: Final = ENTRY.insert().values({column.name: sa.bindparam(column.name) for column in ENTRY.c})


class _Line:
    """A statement as the database reads it: put into its words once, not for every answer."""

    def __init__(self, engine: sa.Engine, statement: sa.Insert | sa.Update) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)
        self.text, self._order = str(compiled), compiled.positiontup

    def run(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> int:
        """For each of some rows, whose values must be what the database takes; how many it met."""
        order = self._order
        words: Any = [tuple([row[name] for name in order]) for row in rows] if order else rows
        return connection.exec_driver_sql(self.text, words).rowcount


class Position(NamedTuple):
    """A position that is kept whole."""

    node: int
    digest: str
    body: bytes


class Change(NamedTuple):
    """What one answer brings: rows of entries, how the game stands, perhaps a position."""

    game: str
    before: int
    """How many entries the game must have for it."""
    rows: list[dict[str, Any]]
    stands: dict[str, Any]
    position: Position | None


class _Order:
    """A change that is to be written, and how that went."""

    __slots__ = ("change", "error", "is_done")

    def __init__(self, change: Change) -> None:
        self.change, self.is_done = change, False
        self.error: Exception | None = InterruptedError("nobody has written it")


class Writer:
    """Writes the changes of all games of a database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._add, self._stands = _Line(engine, _ADD), _Line(engine, _STANDS)
        self._heap: list[_Order] = []
        self._heaping, self._writing = threading.Lock(), threading.Lock()

    def write(self, change: Change) -> None:
        """Return when it is stored; raise if it cannot be."""
        own = _Order(change)
        with self._heaping:
            self._heap.append(own)
        with self._writing:
            if not own.is_done:
                with self._heaping:
                    orders, self._heap = self._heap, []
                self._write_all(orders)
        if own.error is not None:
            raise own.error

    def _write_all(self, orders: list[_Order]) -> None:
        """Together if that is possible, else one by one: nobody fails for somebody else's fault."""
        try:
            self._store([order.change for order in orders])
        except Exception as error:  # noqa: BLE001 - raised again by whoever waits for it
            if len(orders) > 1:
                for order in orders:
                    self._write_all([order])
            else:
                orders[0].error = error
        else:
            for order in orders:
                order.error = None
        finally:
            for order in orders:
                order.is_done = True

    def _store(self, changes: list[Change]) -> None:
        """All or nothing; Stale if a game has not just the entries that its change follows."""
        with self.engine.begin() as connection:
            self._add.run(connection, [row for change in changes for row in change.rows])
            met = self._stands.run(connection, [_standing(change) for change in changes])
            if met != len(changes):
                raise Stale(f"{len(changes) - met} of {len(changes)} games stand elsewhere")
            for change in changes:
                if change.position is not None:
                    _keep(connection, change.game, change.position)


def _standing(change: Change) -> dict[str, Any]:
    own = {"game": change.game, "before": change.before}
    return own | {f"its_{name}": value for name, value in change.stands.items()}


def _keep(connection: sa.Connection, game: str, position: Position) -> None:
    """Keep a position whole, and drop the oldest one."""
    own = POSITION.c.game_id == game
    connection.execute(POSITION.delete().where(own, POSITION.c.node == position.node))
    connection.execute(POSITION.insert().values(game_id=game, **position._asdict()))
    nodes = connection.execute(
        sa.select(POSITION.c.node).where(own).order_by(POSITION.c.node.desc())
    ).scalars()
    old = list(nodes)[KEPT_POSITIONS:]
    if old:
        connection.execute(POSITION.delete().where(own, POSITION.c.node.in_(old)))
