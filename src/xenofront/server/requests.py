"""What a client asks for at a game; whoever calls holds the session's lock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from xenofront.kernel import Game, Seat
from xenofront.present.messages.live import (
    Ask,
    Back,
    ClientMessage,
    Done,
    Give,
    Hand,
    Hello,
    Pause,
    Plan,
    Quick,
    Ready,
    ServerMessage,
    Speak,
    Take,
    Visit,
)
from xenofront.present.messages.looks import Look
from xenofront.server import hints
from xenofront.server.live import LiveGame
from xenofront.server.refusal import Refusal

if TYPE_CHECKING:
    from xenofront.server.sockets import Socket

KEY_LENGTH: Final = 2_000
PLAN_LENGTH: Final = 40


class Requests:
    """The requests of one connection."""

    def __init__(self, socket: Socket) -> None:
        self.socket, self.session = socket, socket.session
        self.sessions = socket.server.sessions

    @property
    def live(self) -> LiveGame:
        return self.session.live

    async def carry_out(self, said: ClientMessage) -> None:
        """Do what is asked for, or raise why not."""
        if isinstance(said, Hello | Speak):
            self.socket.lang = said.lang
            await self.socket.greet(Hello(lang=said.lang))
        elif isinstance(said, Take):
            await self._take(said)
        elif self.socket.screen.covered:
            raise Refusal("seat", "ui-refused-seat")
        else:
            await self._play(said)

    async def _take(self, said: Take) -> None:
        if not self.socket.screen.take(said.seat):
            raise Refusal("seat", "ui-refused-seat")
        await self.socket.greet(Hello())
        await self.socket.send(Done(id=said.id))

    async def _play(self, said: ClientMessage) -> None:
        socket = self.socket
        match said:
            case Give():
                await self._give(said)
            case Plan():
                await self._plan(said)
            case Quick():
                await self._quick(said)
            case Ask():
                _within(*said.kinds)
                await self._arrange(said.id, lambda: self.live.ask_for(said.kinds))
            case Hand():
                seats, player, mine = said.seats, said.player, socket.mine
                await self._arrange(said.id, lambda: self.live.seating.hand(seats, player, mine))
            case Pause():
                paused = said.paused
                await self._arrange(said.id, lambda: self.live.seating.pause(paused=paused))
            case Ready():
                if socket.mine and said.seq == self.live.seq:
                    self.sessions.thinking.go_on(self.session)
            case Back():
                await self._back(said)
            case Look():
                await self._look(said)
            case Visit():
                told = await self._work(
                    lambda: socket.teller.moment(said.id, said.node, socket.mine)
                )
                await socket.send(told)

    # -- answers ---------------------------------------------------------------------------------

    async def _give(self, said: Give) -> None:
        _within(said.key)
        live, mine = self.live, self.socket.mine
        await self._change(said.id, lambda: live.give(said.id, said.seq, said.key, mine))

    async def _plan(self, said: Plan) -> None:
        live, mine = self.live, self.socket.mine
        if len(said.keys) > PLAN_LENGTH:
            raise Refusal("bad", "ui-refused-long")
        _within(*said.keys, said.goal, said.then)
        taken, stopped = 0, ""

        def act() -> None:
            nonlocal taken, stopped
            now = said.seq == live.seq
            keys = list(said.keys) or (self._way(said.goal, mine) if said.goal and now else [])
            if not keys and now:
                raise Refusal("illegal", "ui-refused-plan")
            goal = said.goal if said.keys else ""
            taken, stopped = live.follow(
                said.id,
                said.seq,
                chain(keys, self._later(goal, mine)),
                mine,
                ends=bool(said.goal),
                then=said.then,
            )

        def done() -> Done:
            why = self.socket.teller.stopped(stopped, mine)
            return Done(id=said.id, taken=taken, stopped=why)

        await self._change(said.id, act, done)

    def _way(self, goal: str, mine: tuple[Seat, ...]) -> list[str]:
        """The answers that lead to a place from how the game stands."""
        live = self.live
        return live.presenter.plan(live.seen(live.viewer(mine), self.socket.lang), goal)

    def _later(self, goal: str, mine: tuple[Seat, ...]) -> Iterator[str]:
        """The same, when the answers before have been given."""
        if goal and self.live.game.pending is not None:
            yield from self._way(goal, mine)

    async def _quick(self, said: Quick) -> None:
        live, how, mine = self.live, said.how, self.socket.mine
        if how == "stop":
            await self._arrange(said.id, live.ask_again)
        else:
            await self._change(said.id, lambda: live.quick(said.id, said.seq, how, mine))

    async def _back(self, said: Back) -> None:
        live, mine = self.live, self.socket.mine
        await self._change(said.id, lambda: live.back(said.id, said.seq, said.how, said.node, mine))

    async def _change(
        self, request: str, act: Callable[[], None], done: Callable[[], Done] | None = None
    ) -> None:
        """Change the game, show everybody, and tell the client that it is done; once."""
        if request not in self.live.requests:
            await self._for_everybody(act)
        await self.socket.send(done() if done else Done(id=request))

    async def _arrange(self, request: str, act: Callable[[], None]) -> None:
        """Change who answers what, which is no entry of the record."""
        await self._for_everybody(act)
        await self.socket.send(Done(id=request))

    async def _for_everybody(self, act: Callable[[], None]) -> None:
        if not self.socket.mine:
            raise Refusal("seat", "ui-refused-seat")
        await self.sessions.show(self.session, act)

    async def _work(self, act: Callable[[], object]) -> object:
        return await self.sessions.work(self.session, act)

    # -- looks -----------------------------------------------------------------------------------

    async def _look(self, said: Look) -> None:
        _within(said.first, said.second)
        live, mine, lang = self.live, self.socket.mine, self.socket.lang
        if said.about == "hint":
            player, game = hints.adviser(live, said, mine), live.game.clone()
            work = self.socket.carefully(said.id, self._hint(said, player, game, mine))
            self.sessions.thinking.begin(work)
            return

        def look() -> ServerMessage:
            return live.presenter.look(live.seen(live.viewer(mine), lang), said)

        await self.socket.send(await self._work(look))

    async def _hint(self, said: Look, player: str, game: Game, mine: tuple[Seat, ...]) -> None:
        """Think about a hint while the game may go on, and tell it."""
        thought = await self.sessions.thinking.think(self.session, player, game, "hint")
        async with self.sessions.hold(self.session) as live:
            if self.socket.mine != mine:  # somebody else has the screen by now
                raise Refusal("seat", "ui-refused-hint")
            lang = self.socket.lang
            told = await self._work(lambda: hints.told(live, said, thought, lang))
            await self.socket.send(told)


def _within(*words: str) -> None:
    if any(len(word) > KEY_LENGTH for word in words):
        raise Refusal("bad", "ui-refused-long")
