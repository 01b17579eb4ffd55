"""Starting the server."""

from __future__ import annotations

import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from xenofront.server.app import Server, make_app
from xenofront.server.safety import MESSAGE_BYTES

PORT: Final = 8724
LOOPBACK: Final = "127.0.0.1"


def listening(host: str, port: int, *, fixed: bool) -> socket.socket:
    """A socket that listens on this port, or on a free one if the port need not be fixed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        if fixed:
            made.close()
            raise
        made.bind((host, 0))
    made.listen(128)
    return made


def address(made: socket.socket) -> str:
    """The address of the title page."""
    host, port = made.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


class Announced(uvicorn.Server):
    """Says when it answers; from then on Ctrl+C is heard, too."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.ready is not None:
            self.ready()


def serve(
    server: Server,
    made: socket.socket,
    ready: Callable[[], None] | None = None,
    *,
    browser: bool = False,
) -> None:
    """Serve until interrupted; says when it is ready."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        make_app(server),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_max_queue=64,
        ws_per_message_deflate=not server.local,  # packing costs more than this machine's own line
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _settle()
    if browser:
        threading.Timer(0.4, webbrowser.open, (address(made),)).start()
    Announced(config, ready).run(sockets=[made])


def _settle() -> None:
    """Look for rubbish seldom: content stays, and what a game makes refers to nothing in a ring."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
