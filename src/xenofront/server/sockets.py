"""The WebSocket of one player at one game: what is said, and what is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from xenofront.kernel import IllegalChoice, SaveError, Seat
from xenofront.present.builder import rule_line
from xenofront.present.messages.live import (
    ClientMessage,
    Covered,
    Hello,
    Ready,
    Refused,
    Speak,
    State,
    Welcome,
)
from xenofront.server.faults import Stale, StorageFault
from xenofront.server.game_messages import GameMessages
from xenofront.server.refusal import Refusal
from xenofront.server.requests import Requests
from xenofront.server.screen import Screen
from xenofront.server.sessions import GameSession, SentState, encode
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.server.app import Server

LOG: Final = logging.getLogger("xenofront.server")
ID_LENGTH: Final = 64
PATIENCE: Final = 30
"""Seconds in which a client must say hello."""
TRY_AGAIN: Final = 1013
"""The code with which a connection is closed that may be made again later."""
FORGIVEN: Final = 50
"""Bad messages before the connection is closed."""

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Message(NamedTuple):
    """How a game stands, for one client."""

    text: str
    state: State | None
    """None where it is covered."""
    node: int
    board: object


class Socket:
    """One connection."""

    def __init__(self, server: Server, socket: WebSocket, session: GameSession, owner: str) -> None:
        self.server, self.socket, self.session = server, socket, session
        self.screen = Screen(session, owner)
        self.lang = "en"
        self.node = 0
        """Where the client's game stood when it was last told."""
        self.keeps = False
        """Whether the client keeps what it was told."""
        self.told: State | None = None
        """What it was told last."""
        self.board: object = None
        """What the client's board was made from."""
        self.name = secrets.token_hex(8)
        self.requests = Requests(self)
        self._sending = asyncio.Lock()
        self._bad = 0

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats that answer here now."""
        return self.screen.mine

    @property
    def teller(self) -> GameMessages:
        return self.session.teller(self.lang)

    @property
    def texts(self) -> Texts:
        return self.teller.texts

    # -- the conversation ------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen until the client goes."""
        try:
            async with asyncio.timeout(PATIENCE):
                first = await self._next()
            if not isinstance(first, Hello):
                await self.socket.close(4400, "hello comes first")
                return
            self.lang, self.keeps = first.lang, first.keeps
            async with self.server.sessions.hold(self.session):
                self.session.sockets.add(self)
                await self.greet(first)
            while True:
                await self._hear(await self._next())
        except StorageFault as fault:
            LOG.warning("a game cannot be shown: %s", fault)
            await self.socket.close(TRY_AGAIN, "the database cannot be used now")
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self.session.sockets.discard(self)

    async def _next(self) -> ClientMessage:
        """The next message that can be read."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            data = message.get("text") or message.get("bytes") or b""
            if not self.server.pace.allows(self.name):
                await self._refuse("", "rate", "ui-refused-rate")
                self._bad += 1
                await asyncio.sleep(0.2)
            else:
                try:
                    return _DECODER.decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    self._bad += 1
                    await self.send(Refused(id="", error="bad", text=str(error)[:300]))
            if self._bad > FORGIVEN:
                await self.socket.close(4429, "too many bad messages")
                raise WebSocketDisconnect(4429)

    async def greet(self, hello: Hello) -> None:
        """Which game this is, and what the client does not know yet."""

        def look() -> tuple[Welcome, State] | Covered:
            teller, awaited = self.teller, self.screen.awaited()
            if awaited is not None:
                return teller.covered(awaited)
            node = self.session.live.node_at(hello.seq)
            since = 0 if node is None else teller.common(node, self.mine)
            state = teller.state(self.mine, since=min(since, max(hello.since, 0)), told=True)
            return teller.welcome(self.mine), state

        found = await self.server.sessions.work(self.session, look)
        if isinstance(found, Covered):
            await self.send(found)
            return
        welcome, state = found
        self.node, self.told = self.session.live.record.at, state
        self.board = self.teller.board_key(self.mine)
        await self.send(welcome)
        await self.send(state)

    async def _hear(self, said: ClientMessage) -> None:
        """Carry out one request; whatever goes wrong changes nothing and is said."""
        name = getattr(said, "id", "")
        if (
            len(name) > ID_LENGTH
            or "\0" in name
            or (not name and not isinstance(said, Hello | Speak | Ready))
        ):
            await self._refuse("", "bad", "ui-refused-id")
            return
        await self.carefully(name, self._do_alone(said))

    async def _do_alone(self, said: ClientMessage) -> None:
        async with self.server.sessions.hold(self.session):
            await self.requests.carry_out(said)

    async def carefully(self, name: str, work: Awaitable[None]) -> None:
        """Whatever goes wrong is said."""
        try:
            await work
        except Refusal as refusal:
            await self._refuse(name, refusal.error, refusal.text, refusal.rule)
            if refusal.error == "stale":
                await self._show_state()
        except Stale:
            await self._refuse(name, "stale", "ui-refused-stale")
            await self._show_state()
        except StorageFault as fault:
            LOG.warning("a request failed: %s", fault)
            await self._refuse(name, "storage", fault.message)
        except (LookupError, SaveError) as error:
            await self._refuse(name, "unknown", str(error.args[0] if error.args else error))
        except IllegalChoice as error:
            await self._refuse(name, "illegal", "ui-refused-illegal", error.rule)
        except WebSocketDisconnect:
            raise
        except Exception:
            LOG.exception("a request failed: %s", name)
            await self._refuse(name, "bad", "ui-refused-fault")

    # -- telling ---------------------------------------------------------------------------------

    async def _show_state(self) -> None:
        async with self.server.sessions.hold(self.session):
            await self.tell(await self.server.sessions.work(self.session, self.message))

    def message(self) -> Message:
        """How the game stands, and what happened since this client was told."""
        teller, live = self.teller, self.session.live
        awaited = self.screen.awaited()
        if awaited is not None:
            return Message(encode(teller.covered(awaited)).decode(), None, 0, None)
        since, board = teller.common(self.node, self.mine), teller.board_key(self.mine)
        changed = board != self.board
        wanted = (live.version, self.lang, self.mine, since, changed)
        if self.session.shown is None or self.session.shown.wanted != wanted:
            state = teller.state(self.mine, since=since, board=changed)
            self.session.shown = SentState(wanted, state)
        text = self.session.shown.text(self.told if self.keeps else None)
        return Message(text, self.session.shown.state, live.record.at, board)

    async def tell(self, message: Message) -> None:
        """Send how the game stands; only now does this client count as told."""
        self.told, self.node, self.board = message.state, message.node, message.board
        await self.send_text(message.text)

    async def _refuse(self, request: str, error: str, message: str, rule: str = "") -> None:
        texts = self.texts
        words = texts.say(message) if texts.has(message) else message
        text = rule_line(texts, rule).text if rule else ""
        told = {"id": request, "error": error, "text": words, "rule": rule, "rule_text": text}
        await self.send(msgspec.convert({"kind": "refused", **told}, Refused))

    async def send(self, told: object) -> None:
        await self.send_text(encode(told).decode())

    async def send_text(self, text: str) -> None:
        async with self._sending:
            if self.socket.application_state is WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.send_text(text)
