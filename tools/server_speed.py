"""What an answer costs the server: `python3 dev.py speed server [--seconds S]`.

Players answer over loopback as fast as they can; beside them as many clients of a bare WebSocket
echo, in turns. Both servers are told apart by their CPU time, so that whatever else the machine
does counts little. What a page is told of an answer is weighed and encoded in this process.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tools import web_speed
from tools.speed import measure, repeat
from tools.web_speed import CONNECTIONS, ROOT, WISH

ROUNDS: Final = 3
PLAYED: Final = 6
"""Games from which messages are weighed."""
GIVE: Final = '{"kind":"give","id":"AAAAAAAAAAAAAAAA-1","seq":17,"key":"attack rifle alpha-1"}'


class Cost(NamedTuple):
    """What messages cost a server."""

    messages: int
    cpu: float
    clock: float

    @property
    def each(self) -> float:
        """Seconds of CPU for one."""
        return self.cpu / self.messages


# -- a bare echo -----------------------------------------------------------------------------------


class Echo(web_speed.Server):
    """A server that says what it hears, on the same machinery."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "tools.server_speed", "--echo"]
        self.process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")


def serve_echo() -> None:
    """Be that server."""
    import uvicorn  # noqa: PLC0415
    from starlette.applications import Starlette  # noqa: PLC0415
    from starlette.routing import WebSocketRoute  # noqa: PLC0415
    from starlette.websockets import WebSocket  # noqa: PLC0415

    from xenofront.server import running  # noqa: PLC0415

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        async for text in socket.iter_text():
            await socket.send_text(text)

    made = running.listening(running.LOOPBACK, 0, fixed=True)
    print(running.address(made), flush=True)
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/ws/{game}", echo)]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        lifespan="off",
    )
    uvicorn.Server(config).run(sockets=[made])


async def shout(url: str, number: int, until: float) -> int:
    from websockets.asyncio.client import connect  # noqa: PLC0415

    heard = 0
    async with connect(f"{url.replace('http', 'ws', 1)}/ws/{number}") as socket:
        while time.perf_counter() < until:
            await socket.send(GIVE)
            await socket.recv()
            heard += 1
    return heard


# -- both in turns ---------------------------------------------------------------------------------


def echoed(server: web_speed.Server, seconds: float) -> Cost:
    async def crowd() -> int:
        until = time.perf_counter() + seconds
        return sum(await asyncio.gather(*(shout(server.url, n, until) for n in range(CONNECTIONS))))

    before, start = server.cpu(), time.perf_counter()
    count = asyncio.run(crowd())
    return Cost(count, server.cpu() - before, time.perf_counter() - start)


def answered(server: web_speed.Server, seconds: float, first: int) -> Cost:
    games = [server.new_game(first + n) for n in range(CONNECTIONS)]
    played = asyncio.run(web_speed.crowd(server, games, seconds))
    return Cost(len(played.taken), played.cpu, played.clock)


def in_turns(seconds: float) -> tuple[list[Cost], list[Cost]]:
    """Slices of echoes and of answers."""
    with tempfile.TemporaryDirectory() as folder:
        games, echo = web_speed.Server(1, Path(folder)), Echo()
        try:
            answered(games, 2, 0)
            echoes, answers = [], []
            for turn in range(1, ROUNDS + 1):
                echoes.append(echoed(echo, seconds / 4))
                answers.append(answered(games, seconds, turn * CONNECTIONS))
        finally:
            games.stop()
            echo.stop()
    return echoes, answers


# -- messages --------------------------------------------------------------------------------------


def states(folder: Path, seed: int) -> Iterator[Any]:
    """What a page is told of a game that is played by chance."""
    from xenofront.content import store  # noqa: PLC0415
    from xenofront.games.factory import new_setup, system  # noqa: PLC0415
    from xenofront.server.database import connect, sqlite_url  # noqa: PLC0415
    from xenofront.server.game_messages import GameMessages  # noqa: PLC0415
    from xenofront.server.live import LiveGame  # noqa: PLC0415
    from xenofront.server.storage import Storage  # noqa: PLC0415

    setup = new_setup(str(WISH["mission"]), tuple(WISH["squad"]), seed=seed)
    storage = Storage(connect(sqlite_url(folder / f"{seed}.sqlite")))
    content = store.of(setup.system).content_of(setup)
    version = system(setup.system).version
    name = storage.add("x", setup, version=version, content=content, manual=False)
    live, dice = LiveGame(storage, name), Random(seed)
    teller = GameMessages(live, "en")
    yield teller.state(live.seats, since=0)
    while live.game.pending is not None:
        node = live.record.at
        live.give(f"{live.seq}", live.seq, dice.choice(live.game.pending.options), live.seats)
        yield teller.state(live.seats, since=teller.common(node, live.seats))
    storage.engine.dispose()


def message_rows(seconds: float) -> list[tuple[str, str]]:
    """How large the message of an answer is, whole and as changes, and what encoding costs."""
    from itertools import pairwise  # noqa: PLC0415

    from xenofront.server.delta import changed  # noqa: PLC0415
    from xenofront.server.sessions import encode  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        played = [list(states(Path(folder), seed)) for seed in range(PLAYED)]
    pairs = [pair for told in played for pair in pairwise(told)]
    small = [changed(before, now) for before, now in pairs]
    rows = []
    for what, told in (("whole state", [now for _, now in pairs]), ("what changed", small)):
        sizes = [len(encode(one)) for one in told]
        at = iter(told * 1_000_000)
        cost, floors = measure(repeat(lambda: encode(next(at)), 100), seconds)  # noqa: B023
        median, mean = statistics.median(sizes), statistics.mean(sizes)
        rows.append((f"{what}, bytes", f"{median:.0f} (mean {mean:.0f})"))
        rows.append((f"{what}, encoding, us", f"{cost * 1e6:.1f} ({floors:.0f} floors)"))
    return rows


def cost_rows(echoes: list[Cost], answers: list[Cost]) -> list[tuple[str, str]]:
    echo = statistics.median(cost.each for cost in echoes)
    answer = statistics.median(cost.each for cost in answers)
    ratios = [a.each / b.each for a, b in zip(echoes, answers, strict=True)]
    rate = statistics.median(cost.messages / cost.clock for cost in answers)
    return [
        ("bare echo, us of the server's CPU", f"{echo * 1e6:.0f}"),
        ("answer, us of the server's CPU", f"{answer * 1e6:.0f}"),
        ("answers against bare echoes", f"{statistics.median(ratios):.3f}x"),
        (f"answers per second on the clock, {CONNECTIONS} connections", f"{rate:.0f}"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="how long a slice takes")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.echo:
        serve_echo()
        return
    rows = cost_rows(*in_turns(wanted.seconds)) + message_rows(wanted.seconds / 8)
    for what, value in rows:
        print(f"{what:<58} {value}")


if __name__ == "__main__":
    main()
