"""Computer players at open games: they think beside the event loop, and answer like anybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from anyio import CapacityLimiter, to_thread

from xenofront.kernel import Game, Question, Seat
from xenofront.present.computers import Thought
from xenofront.server.faults import Stale, StorageFault

if TYPE_CHECKING:
    from xenofront.server.sessions import GameSession, GameSessions

LOG: Final = logging.getLogger("xenofront.server")
AT_ONCE: Final = 4
"""So many computer players of a server think at the same time."""
RETRY_SECONDS: Final = 1.0
"""Between two tries to go on after the database failed."""


class Thinking:
    """The computer players of one server."""

    def __init__(self, sessions: GameSessions) -> None:
        self.sessions = sessions
        self._limit: CapacityLimiter | None = None
        self._busy: dict[str, int] = {}
        """By game: the version that somebody thinks about."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def think(self, session: GameSession, player: str, game: Game, role: str = "") -> Thought:
        """Let a player think about a game, in a thread and with a budget."""
        if self._limit is None:
            self._limit = CapacityLimiter(AT_ONCE)
        bench = session.live.seating.bench
        return await to_thread.run_sync(bench.think, player, game, role, limiter=self._limit)

    def go_on(self, session: GameSession) -> None:
        """If a computer player is asked, let it think and answer. The caller holds the lock."""
        live = session.live
        player, pending = live.seating.asked, live.game.pending
        if not player or not isinstance(pending, Question) or self._busy.get(live.name) == live.seq:
            return
        self._busy[live.name] = live.seq
        game = live.game.clone()
        self.begin(self._answer(session, player, pending.seat, game, live.seq))

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(
        self, session: GameSession, player: str, seat: Seat, game: Game, seq: int
    ) -> None:
        name = session.live.name
        try:
            thought = await self.think(session, player, game)
            async with self.sessions.hold(session) as live:
                await self.sessions.work(session, lambda: live.seating.answer(seq, seat, thought))
                if live.seq != seq:
                    await self.sessions.show(session)
        except Stale:
            LOG.info("a computer player was overtaken at game %s", name)
        except StorageFault as fault:
            LOG.warning("a computer player could not answer: %s", fault)
            self.begin(self._try_again(session))
        except Exception:
            LOG.exception("a computer player could not answer: %s", player)
        finally:
            if self._busy.get(name) == seq:
                del self._busy[name]

    async def _try_again(self, session: GameSession) -> None:
        """Let them go on as soon as the database can be used again, while somebody looks on."""
        while session.sockets:
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(StorageFault):
                async with self.sessions.hold(session):
                    self.go_on(session)
                return
