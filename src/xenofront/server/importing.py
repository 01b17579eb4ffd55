"""Save files that are brought along."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from anyio import to_thread
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response

from xenofront.content import store
from xenofront.content.error_patterns import told
from xenofront.content.errors import ContentError
from xenofront.flaws import flaw
from xenofront.games import registry
from xenofront.games.factory import system, unknown_system
from xenofront.kernel import SaveError, Setup, write_record
from xenofront.kernel.files import Body, Snapshot, read_body, read_record
from xenofront.present.messages.pages import Made
from xenofront.server import jobs, report
from xenofront.server.pages import Bad, answer, body_of, lang_of, server_of
from xenofront.server.safety import SAVE_BYTES
from xenofront.text.sentences import sentence, spoken

if TYPE_CHECKING:
    from xenofront.server.app import Server


async def import_save(request: HTTPRequest) -> Response:
    data = await body_of(request, SAVE_BYTES)
    server = server_of(request)
    owner, lang = server.owner(request), lang_of(request)
    return answer(await to_thread.run_sync(_imported, server, owner, data, lang), 201)


def _imported(server: Server, owner: str, data: bytes, lang: str) -> Made:
    data = report.save_in(data)
    try:
        body = read_body(data)
        _check_mission(body, lang)
        content = store.of(body.system).content_of(body.setup)
        opened = read_record(system(body.system), data, content)
    except SaveError as error:
        raise Bad(400, "save", told(error, lang)) from error
    except ContentError as error:
        said = sentence("save-mission", why=told(error, lang))
        raise Bad(400, "save", spoken(said, lang)) from error
    name = server.storage.add(
        owner,
        body.setup,
        version=system(body.system).version,
        content=content,
        manual=body.manual,
        base=write_record(opened.record, content),
    )
    dropped = tuple(f"{answer.what}: {answer.choice}" for answer in opened.dropped)
    return Made(game=name, notes=dropped)


class State(msgspec.Struct, frozen=True):
    """What must fit together in the positions of a save."""

    setup: Setup


class Position(msgspec.Struct, frozen=True):
    state: State


def _check_mission(body: Body, lang: str) -> None:
    """Only missions of the program, and those whose text comes along and is in order."""
    if body.system not in registry.game_names():
        raise unknown_system(body.system)
    for snapshot in body.snapshots:
        if _mission_of(_setup_in(snapshot)) != _mission_of(body.setup):
            other = "its position {node} is one of another mission"
            raise SaveError(flaw("save-other-mission", other, node=snapshot.node))
    if body.setup.text:
        jobs.vouch(body.system, body.setup.mission, body.setup.text, lang)
    elif body.setup.mission not in store.of(body.system).catalogue().missions:
        unknown = "its mission {mission} is not one of this program"
        named = repr(body.setup.mission[-60:])
        raise SaveError(flaw("save-unknown-mission", unknown, mission=named))


def _mission_of(setup: Setup) -> tuple[str, str, str]:
    return setup.system, setup.mission, setup.text


def _setup_in(snapshot: Snapshot) -> Setup:
    try:
        return msgspec.json.decode(snapshot.position, type=Position).state.setup
    except msgspec.DecodeError as error:
        unreadable = "its position {node} cannot be read: {why}"
        raise SaveError(flaw("save-position", unreadable, node=snapshot.node, why=error)) from error
