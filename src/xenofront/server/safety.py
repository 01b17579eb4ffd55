"""What keeps strangers out: strict headers, the origin of requests, and limits."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1", "testserver")
MESSAGE_BYTES: Final = 16_384
"""The longest message over a WebSocket."""
REQUEST_BYTES: Final = 16_384
SAVE_BYTES: Final = 8_000_000
DRAFT_BYTES: Final = 600_000
"""A request with the text of a mission, whose line ends take two bytes."""


class StrictHeaders:
    """Puts the strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)


def host_of(connection: HTTPConnection) -> str:
    """The name under which the server was reached, without its port."""
    return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""


def is_local(connection: HTTPConnection) -> bool:
    """Whether the server was reached under a name of this machine: no rebound DNS name."""
    return host_of(connection) in LOCAL_HOSTS


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server; one without an origin is no browser's."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


class Pace:
    """How many messages may come from one place in a second, and in ten."""

    def __init__(self, second: int = 60, ten: int = 300) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items = (RateLimitItemPerSecond(second), RateLimitItemPerSecond(ten, 10))

    def allows(self, whose: str) -> bool:
        """Count one more; whether it is still within the limits."""
        return all(self._limiter.hit(item, whose) for item in self._items)
