"""The server: pages, requests, and a WebSocket for each player at a game."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from xenofront.content.errors import ContentError
from xenofront.kernel import SaveError
from xenofront.present.messages.pages import Problem
from xenofront.server import importing, lost, pages, workshop
from xenofront.server.database import connect
from xenofront.server.faults import StorageFault
from xenofront.server.jobs import Busy
from xenofront.server.pages import Bad, answer
from xenofront.server.safety import Pace, StrictHeaders, is_local, same_origin
from xenofront.server.sessions import GameSessions
from xenofront.server.sockets import TRY_AGAIN, Socket
from xenofront.server.storage import Storage, UnknownGame
from xenofront.text.texts import LANGUAGES, Texts

WEBDIST: Final = Path(__file__).parent.parent / "webdist"
LOCAL_OWNER: Final = "local"
"""Who plays on a server that only this machine reaches."""
YEAR: Final = 31_536_000
MOST_REASON: Final = 120
"""Bytes that can be said when a WebSocket is closed."""
SHELL: Final = {
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
}
"""Files beside the page that are no assets, and what they are."""
LOG: Final = logging.getLogger("xenofront.server")


class Server:
    """One server: its games, and who owns them."""

    def __init__(self, database: str, *, local: bool, pace: Pace | None = None) -> None:
        self.storage = Storage(connect(database))
        self.sessions = GameSessions(self.storage)
        self.local = local
        self.pace = pace or Pace()

    def owner(self, connection: HTTPConnection) -> str:
        """Who visits: always the same on a local server, else by a cookie."""
        if self.local:
            return LOCAL_OWNER
        session = connection.session
        if "player" not in session:
            session["player"] = secrets.token_urlsafe(16)
        return str(session["player"])

    def may_enter(self, connection: HTTPConnection) -> bool:
        """A local server answers only under a name of this machine."""
        return not self.local or is_local(connection)


class Assets(StaticFiles):
    """Files whose names carry a hash of what is in them: kept by the browser for ever."""

    def file_response(self, *args: object, **words: object) -> Response:
        response = super().file_response(*args, **words)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        return response


async def index(request: Request) -> Response:
    """The one page of the client."""
    page = WEBDIST / "index.html"
    if not page.is_file():
        text = "The pages are not built yet: python3 dev.py play builds them.\n"
        return PlainTextResponse(text, 503)
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


async def shell(request: Request) -> Response:
    """What makes an app of the pages: icons, the manifest, the worker that keeps them at hand."""
    file = WEBDIST / request.url.path.lstrip("/")
    if not file.is_file():
        return Response(status_code=404)
    kind, headers = SHELL[file.name], {"Cache-Control": "no-cache"}
    return FileResponse(file, media_type=kind, headers=headers)


async def live(socket: WebSocket) -> None:
    """Play one game."""
    server: Server = socket.app.state.server
    if not same_origin(socket.headers) or not server.may_enter(socket):
        await socket.close(4403, "this page is not one of this server")
        return
    await socket.accept()
    owner = server.owner(socket)
    try:
        session = await server.sessions.session(socket.path_params["game"])
        if session.live.row.owner != owner:
            raise UnknownGame("it is somebody else's")
    except UnknownGame:
        await socket.close(4404, "there is no such game")
        return
    except StorageFault as fault:
        LOG.warning("a game cannot be opened now: %s", fault)
        await socket.close(TRY_AGAIN, "the database cannot be used now")
        return
    except (SaveError, ContentError) as error:
        LOG.warning("a game cannot be opened: %s", error)
        await socket.close(4410, cannot_open(error).encode()[:MOST_REASON].decode(errors="ignore"))
        return
    await Socket(server, socket, session, owner).run()


def cannot_open(error: Exception) -> str:
    """Why a stored game cannot be played any more."""
    because = f" ({error.__cause__})" if error.__cause__ else ""
    return f"this game cannot be opened: {error}{because}"


Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    """Errors as problems, and nobody under a foreign name."""

    async def run(request: Request) -> Response:
        try:
            if not pages.server_of(request).may_enter(request):
                raise Bad(421, "host", "this server is reached only under a name of this machine")
            return await handler(request)
        except Bad as bad:
            return answer(bad.problem, bad.status)
        except StorageFault as fault:
            LOG.warning("a request failed: %s", fault)
            return answer(Problem(error="storage", text=_spoken(request, fault.message)), 503)
        except Busy as busy:
            return answer(Problem(error="busy", text=str(busy)), 503)
        except (SaveError, ContentError) as error:
            return answer(Problem(error="game", text=cannot_open(error)), 409)
        except Exception:
            LOG.exception("a request failed: %s", request.url.path)
            text = "something went wrong inside the program; nothing was changed"
            return answer(Problem(error="fault", text=text), 500)

    return run


def _spoken(request: Request, message: str) -> str:
    lang = request.query_params.get("lang", "en")
    return Texts(lang if lang in LANGUAGES else "en").say(message)


def make_app(server: Server) -> Starlette:
    """The application around a server."""
    routes = [
        Route("/", guarded(index)),
        *(Route(f"/{name}", guarded(shell)) for name in SHELL),
        Route("/api/catalogue", guarded(pages.catalogue)),
        Route("/api/pictures/{system}", guarded(pages.mission_pictures)),
        Route("/api/games", guarded(pages.games), methods=["GET"]),
        Route("/api/games", guarded(pages.new_game), methods=["POST"]),
        Route("/api/games/import", guarded(importing.import_save), methods=["POST"]),
        Route("/api/games/{game}", guarded(pages.remove), methods=["DELETE"]),
        Route("/api/games/{game}/next", guarded(pages.next_mission), methods=["POST"]),
        Route("/api/games/{game}/back", guarded(pages.earlier_mission), methods=["POST"]),
        Route("/api/games/{game}/again", guarded(pages.once_more), methods=["POST"]),
        Route("/api/games/{game}/save", guarded(pages.save_file)),
        Route("/api/games/{game}/report", guarded(pages.problem_report)),
        Route("/api/workshop/files/{system}/{mission}", guarded(workshop.start_file)),
        Route("/api/workshop/check", guarded(workshop.check), methods=["POST"]),
        Route("/api/workshop/examine", guarded(workshop.examine), methods=["POST"]),
        Route("/api/workshop/games", guarded(workshop.play), methods=["POST"]),
        Route("/api/rules", guarded(pages.rules)),
        Route("/api/rules/{rule}", guarded(pages.rule)),
        Route("/locales/{lang}.ftl", guarded(pages.words)),
        WebSocketRoute("/ws/{game}", live),
        Mount("/assets", Assets(directory=WEBDIST / "assets", check_dir=False)),
    ]
    key = server.storage.setting("session-key", secrets.token_urlsafe(32))
    middleware = [
        Middleware(StrictHeaders),
        Middleware(SessionMiddleware, secret_key=key, same_site="strict", max_age=YEAR),
    ]
    app = Starlette(
        routes=routes, middleware=middleware, exception_handlers={404: lost.page_of_nothing}
    )
    app.state.server = server
    return app
