"""The games that are open now: opened on demand, one change at a time, closed when left alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from anyio import to_thread

from xenofront.server.changes import changed
from xenofront.server.live import LiveGame
from xenofront.server.storage import Storage
from xenofront.server.telling import Teller
from xenofront.server.thinking import Thinking
from xenofront.server.wire.live import State

if TYPE_CHECKING:
    from xenofront.server.sockets import Message, Socket

IDLE_SECONDS: Final = 900
"""A game nobody has looked at for so long is closed."""
MOST_OPEN: Final = 200
T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class Shown:
    """A state that was told, and its messages: whole, and for those who keep an earlier one."""

    def __init__(self, wanted: object, state: State) -> None:
        self.wanted, self.state = wanted, state
        self._texts: list[tuple[State | None, str]] = []

    def text(self, before: State | None) -> str:
        """The message for who was told the state before, or keeps none."""
        for known, text in self._texts:
            if known is before:
                return text
        message = self.state if before is None else changed(before, self.state)
        self._texts.append((before, encode(message).decode()))
        return self._texts[-1][1]


class Table:
    """An open game and everybody who looks at it."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.used = time.monotonic()
        self.shown: Shown | None = None
        """What was told last."""
        self._tellers: dict[str, Teller] = {}

    def teller(self, lang: str) -> Teller:
        if lang not in self._tellers or self._tellers[lang].live is not self.live:
            self._tellers[lang] = Teller(self.live, lang)
        return self._tellers[lang]


class Tables:
    """All open games of a server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.thinking = Thinking(self)
        self._open: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._open)

    async def table(self, name: str) -> Table:
        """The table of a game; UnknownGame if there is none."""
        async with self._opening:
            if name not in self._open:
                live = await to_thread.run_sync(LiveGame, self.storage, name)
                self._open[name] = Table(live)
                self._close_idle()
            table = self._open[name]
            table.used = time.monotonic()
            return table

    async def work(self, table: Table, act: Callable[[], T]) -> T:
        """Run something on a game, in a thread, nobody else working on it meanwhile.

        The caller holds the table's lock. What failed half way, or was overtaken by another
        server, is opened anew from the database.
        """
        table.used = time.monotonic()
        try:
            return await to_thread.run_sync(act)
        finally:
            if table.live.broken:
                name = table.live.name
                table.live = await to_thread.run_sync(LiveGame, self.storage, name)

    async def show(self, table: Table, act: Callable[[], object] | None = None) -> None:
        """Tell all who look at a game how it stands, perhaps after something is done to it.

        Both in one go: each way into a thread and back costs as much as a decision of the rules.
        Who does not listen is left behind.
        """

        def act_and_tell() -> list[tuple[Socket, Message]]:
            if act is not None:
                act()
            return [(socket, socket.message()) for socket in tuple(table.sockets)]

        for socket, message in await self.work(table, act_and_tell):
            await socket.tell(message)

    async def close(self, name: str) -> None:
        """Forget a game that is to be removed."""
        async with self._opening:
            self._open.pop(name, None)

    def _close_idle(self) -> None:
        """Drop games nobody looks at: the oldest ones, and those left alone for long."""
        now = time.monotonic()
        alone = sorted(
            (table.used, name) for name, table in self._open.items() if not table.sockets
        )
        many = len(self._open) - MOST_OPEN
        for place, (used, name) in enumerate(alone):
            if place < many or now - used > IDLE_SECONDS:
                del self._open[name]
