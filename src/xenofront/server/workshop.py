"""The workshop: missions that somebody writes are checked, examined and played."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from pathlib import Path
from typing import Final

import msgspec
from anyio import to_thread
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response

from xenofront.content import store
from xenofront.content.store import OWN_FILE
from xenofront.content.strict_yaml import read
from xenofront.games import registry
from xenofront.present.messages.workshop import Checked, Draft, Examined, Finding, Flaw
from xenofront.server import jobs, pages
from xenofront.server.jobs import Left, Stopped
from xenofront.server.pages import Bad, answer, asked, download
from xenofront.server.safety import DRAFT_BYTES
from xenofront.text.sentences import sentence, spoken

EXAMINE_SECONDS: Final = 90.0
"""An examination that takes longer is stopped."""
GAMES_SECONDS: Final = 6
"""How long games are played in one."""
EXAMINING: Final = threading.Lock()
"""One mission is examined at a time."""
BEAT: Final = 0.2


async def start_file(request: HTTPRequest) -> Response:
    """The file of a mission of the program, with an id of its own, to start from."""
    system, name = request.path_params["system"], request.path_params["mission"]
    if system not in registry.game_names() or name not in store.of(system).catalogue().missions:
        raise Bad(404, "mission", f"there is no mission {name[:40]!r} of {system[:40]!r}")
    text = await to_thread.run_sync(start_text, system, name)
    return download(text.encode(), f"my_{name}.yaml")


def start_text(system: str, name: str) -> str:
    """The text of a packaged mission under the id ``my_NAME``."""
    for file in sorted((registry.game(system).content().folder / "missions").glob("*.yaml")):
        text = file.read_text(encoding="utf-8")
        document = read(text, file.name)
        for path, line in document.lines.items():
            if path[:1] == ("missions",) and path[2:] == ("id",):
                lines = text.splitlines(keepends=True)
                before, word, after = lines[line - 1].partition(f"id: {name}")
                if word and not after.strip():
                    lines[line - 1] = f"{before}id: my_{name}{after}"
                    return "".join(lines)
    raise LookupError(f"no file holds the mission {name!r}")


async def check(request: HTTPRequest) -> Response:
    """What is wrong with a text, or the mission in it."""
    draft = await asked(request, Draft, DRAFT_BYTES)
    return answer(await to_thread.run_sync(_checked, draft))


def _checked(draft: Draft) -> Checked:
    try:
        return jobs.check(draft.text, draft.lang)
    except Stopped as error:
        said = sentence("check-stopped", why=error.why)
        return Checked(flaws=(Flaw(text=spoken(said, draft.lang)),))


async def examine(request: HTTPRequest) -> Response:
    """What the doctor says of a text; stopped as soon as nobody waits for it."""
    draft = await asked(request, Draft, DRAFT_BYTES)
    left = threading.Event()
    working = asyncio.ensure_future(to_thread.run_sync(_examined, draft, left))
    try:
        while not working.done():
            await asyncio.wait({working}, timeout=BEAT)
            if not working.done() and await request.is_disconnected():
                left.set()
    finally:
        left.set()
    return answer(working.result())


def _examined(draft: Draft, left: threading.Event) -> Examined:
    if not EXAMINING.acquire(blocking=False):
        raise Bad(409, "busy", "another mission is being examined; try again in a moment")
    try:
        flaws = jobs.check(draft.text, draft.lang).flaws
        if flaws:
            return Examined(findings=tuple(_broken(flaw, draft.lang) for flaw in flaws))
        return _doctor(draft, left)
    except Stopped as error:
        raise Bad(422, "slow", f"the examination {error.why} and was stopped") from error
    except Left as error:
        raise Bad(499, "left", "nobody waits for the examination any more") from error
    finally:
        EXAMINING.release()


def _broken(flaw: Flaw, lang: str) -> Finding:
    line = spoken(sentence("where-line", line=flaw.line, field=flaw.where), lang)
    where = line if flaw.line else flaw.where or OWN_FILE
    return Finding(grade="broken", where=where, text=flaw.text)


def _doctor(draft: Draft, left: threading.Event) -> Examined:
    """What ``xenofront doctor`` says."""
    with tempfile.TemporaryDirectory(prefix="xenofront-") as folder:
        file = Path(folder) / OWN_FILE
        file.write_text(draft.text, encoding="utf-8", newline="")
        words = ["--json", "--lang", draft.lang, "--seconds", str(GAMES_SECONDS), str(file)]
        said = jobs.run(
            ["xenofront.cli", "doctor", *words], b"", EXAMINE_SECONDS, left.is_set, nice=10
        )
    return msgspec.json.decode(said.replace(folder.encode() + b"/", b""), type=Examined)


async def play(request: HTTPRequest) -> Response:
    """A new game of a mission that comes along as text."""
    return await pages.new_game(request, DRAFT_BYTES)
