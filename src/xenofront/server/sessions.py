"""The games that are open now: opened on demand, one change at a time, closed when left alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
from anyio import to_thread

from xenofront.flaws import flaw
from xenofront.kernel import SaveError
from xenofront.present.messages.live import State
from xenofront.server.delta import changed
from xenofront.server.faults import Stale
from xenofront.server.game_messages import GameMessages
from xenofront.server.live import LiveGame
from xenofront.server.storage import Storage
from xenofront.server.thinking import Thinking

if TYPE_CHECKING:
    from xenofront.server.sockets import Message, Socket

IDLE_SECONDS: Final = 900
"""A game nobody has looked at for so long is closed."""
MOST_OPEN: Final = 200
REOPENED: Final = 3
"""Times that a game which changes while it is read is read again."""
T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class SentState:
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


class GameSession:
    """An open game and everybody who looks at it."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.used = time.monotonic()
        self.shown: SentState | None = None
        """What was told last."""
        self._tellers: dict[str, GameMessages] = {}

    def teller(self, lang: str) -> GameMessages:
        if lang not in self._tellers or self._tellers[lang].live is not self.live:
            self._tellers[lang] = GameMessages(self.live, lang)
        return self._tellers[lang]


class GameSessions:
    """All open games of a server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.thinking = Thinking(self)
        self._open: dict[str, GameSession] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By game: held while it is opened, so that others need not wait for it."""

    def __len__(self) -> int:
        return len(self._open)

    async def session(self, name: str) -> GameSession:
        """The table of a game; UnknownGame if there is none."""
        async with self._opening.setdefault(name, asyncio.Lock()):
            if name not in self._open:
                self._open[name] = GameSession(await self._opened(name))
            session = self._open[name]
        session.used = time.monotonic()
        self._close_idle(name)
        return session

    @asynccontextmanager
    async def hold(self, session: GameSession) -> AsyncIterator[LiveGame]:
        """Have a game to oneself, as it is stored.

        One that failed half way, or was overtaken by another server, is opened anew first; as
        long as that fails, nothing can be done to it or seen of it.
        """
        async with session.lock:
            if session.live.broken:
                session.live = await self._opened(session.live.name)
            yield session.live

    async def _opened(self, name: str) -> LiveGame:
        for _ in range(REOPENED):
            with suppress(Stale):  # another server was at it just now
                return await to_thread.run_sync(LiveGame, self.storage, name)
        raise SaveError(flaw("save-miscounted", "it has not the entries that were counted"))

    async def work(self, session: GameSession, act: Callable[[], T]) -> T:
        """Run something on a game that the caller holds, in a thread."""
        session.used = time.monotonic()
        return await to_thread.run_sync(act)

    async def show(self, session: GameSession, act: Callable[[], object] | None = None) -> None:
        """Tell all who look at a game how it stands, perhaps after something is done to it.

        Both in one go: each way into a thread and back costs as much as a decision of the rules.
        Who does not listen is left behind.
        """

        def act_and_tell() -> list[tuple[Socket, Message]]:
            if act is not None:
                act()
            return [(socket, socket.message()) for socket in tuple(session.sockets)]

        for socket, message in await self.work(session, act_and_tell):
            await socket.tell(message)

    async def close(self, name: str) -> None:
        """Forget a game that is to be removed."""
        self._open.pop(name, None)

    def _close_idle(self, wanted: str) -> None:
        """Drop games nobody looks at: the oldest ones, and those left alone for long."""
        now = time.monotonic()
        alone = sorted(
            (session.used, name)
            for name, session in self._open.items()
            if name != wanted and not session.sockets and not session.lock.locked()
        )
        many = len(self._open) - MOST_OPEN
        for place, (used, name) in enumerate(alone):
            if place < many or now - used > IDLE_SECONDS:
                del self._open[name]
