"""What pages ask for outside a game: what can be played, kept games, rules, and files."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.metadata import version
from string import ascii_letters, digits
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from anyio import to_thread
from msgspec.structs import replace
from starlette.requests import Request as HTTPRequest
from starlette.responses import Response

from xenofront.campaign import CampaignError
from xenofront.content import store
from xenofront.content.error_patterns import told
from xenofront.content.errors import ContentError
from xenofront.games import registry
from xenofront.games.factory import game_title, new_seed, system
from xenofront.kernel import SaveError
from xenofront.kernel.files import write_body
from xenofront.kernel.streams import SECURE_BITS
from xenofront.present.measures import measure_of
from xenofront.present.messages.pages import (
    Catalogue,
    GameCard,
    GameList,
    Made,
    MissionCard,
    NewGame,
    Problem,
    RuleCard,
    RuleList,
    SystemCard,
)
from xenofront.present.pictures import pictures
from xenofront.present.presenter import presenter_of
from xenofront.server import campaigns, jobs, report, rule_search
from xenofront.server.live import LiveGame
from xenofront.server.safety import REQUEST_BYTES, same_origin
from xenofront.server.storage import Row, Storage, UnknownGame, Unreadable
from xenofront.text.message_files import messages
from xenofront.text.rulebook import UnknownRule
from xenofront.text.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from xenofront.server.app import Server

LOG: Final = logging.getLogger("xenofront.server")
MOST_RULES: Final = 100
ENCODE: Final = msgspec.json.Encoder().encode
T = TypeVar("T")


class Bad(Exception):
    """A request that cannot be carried out."""

    def __init__(self, status: int, error: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.status, self.problem = status, Problem(error=error, text=text, rule=rule)


def answer(body: object, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(ENCODE(body), status, headers, "application/json")


def server_of(request: HTTPRequest) -> Server:
    found: Server = request.app.state.server
    return found


def lang_of(request: HTTPRequest) -> str:
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise Bad(400, "lang", f"there is no language {lang[:20]!r}; known: {', '.join(LANGUAGES)}")
    return lang


async def body_of(request: HTTPRequest, most: int) -> bytes:
    """The body of a request that changes something: from a page of ours, and not too long."""
    if not same_origin(request.headers) or request.headers.get("x-xenofront") != "1":
        raise Bad(403, "origin", "this request does not come from a page of this server")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Bad(413, "size", f"the request is longer than {most} bytes")
    return data


async def asked(request: HTTPRequest, kind: type[T], most: int) -> T:
    """What a request asks for."""
    data = await body_of(request, most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Bad(400, "request", f"the request cannot be read: {error}") from error


# -- before a game ---------------------------------------------------------------------------------


async def catalogue(request: HTTPRequest) -> Response:
    lang, local = lang_of(request), server_of(request).local

    def cards() -> Catalogue:
        found = tuple(_system_card(Texts(lang, name)) for name in registry.game_names())
        return Catalogue(version=version("xenofront"), systems=found, local=local)

    return answer(await to_thread.run_sync(cards))


def _system_card(texts: Texts) -> SystemCard:
    card = presenter_of(texts.system).card(texts)
    missions = tuple(_measured(texts.system, mission) for mission in card.missions)
    return replace(card, missions=missions, campaigns=campaigns.cards(texts))


def _measured(game: str, card: MissionCard) -> MissionCard:
    """A mission with its length and difficulty, if somebody has measured them."""
    found = measure_of(game, card.id)
    if found is None:
        return card
    wins = round(100 * found.won / found.games)
    return replace(card, minutes=found.minutes, games=found.games, wins=wins)


async def mission_pictures(request: HTTPRequest) -> Response:
    lang, game = lang_of(request), request.path_params["system"]
    if game not in registry.game_names():
        raise Bad(404, "system", f"there is no system {game[:40]!r}")
    return answer(await to_thread.run_sync(pictures, game, lang))


async def new_game(request: HTTPRequest, most: int = REQUEST_BYTES) -> Response:
    wish = await asked(request, NewGame, most)
    if wish.system not in registry.game_names():
        known = ", ".join(registry.game_names())
        raise Bad(400, "system", f"there is no system {wish.system[:40]!r}; known are {known}")
    server = server_of(request)
    owner = server.owner(request)
    return answer(Made(game=await to_thread.run_sync(_make, server, owner, wish)), 201)


def _make(server: Server, owner: str, wish: NewGame) -> str:
    presenter, rules = presenter_of(wish.system), system(wish.system)
    if wish.guided:
        if presenter.lesson is None:
            raise Bad(400, "guided", f"{wish.system} has no guided mission")
        wish = presenter.lesson
    seed = _seed(wish)
    try:
        if wish.campaign:
            wish = replace(_first_of(wish), text="")
        if wish.text:
            jobs.vouch(wish.system, wish.mission, wish.text, wish.lang)
        setup = presenter.setup(wish, seed)
        rules.begin(setup, rules.box_for(setup))
        if wish.campaign:
            storage = server.storage
            return campaigns.begin(storage, owner, wish.campaign, setup, manual=wish.manual)
    except CampaignError as error:
        raise Bad(400, "campaign", told(error, wish.lang)) from error
    except presenter.refusals as error:
        raise Bad(400, "setup", told(error, wish.lang)) from error
    content = store.of(wish.system).content_of(setup)
    return server.storage.add(
        owner,
        setup,
        version=rules.version,
        content=content,
        manual=wish.manual,
        guided=wish.guided,
    )


def _seed(wish: NewGame) -> int:
    """The seed that is wished for, or a new one."""
    if wish.seed in (None, ""):
        return new_seed()
    try:
        seed = int(wish.seed or 0)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << SECURE_BITS:
        raise Bad(400, "seed", f"a seed is a whole number of at most {SECURE_BITS} bits")
    return seed


def _first_of(wish: NewGame) -> NewGame:
    """A wish for the first mission of a campaign, with its usual squad if none is named."""
    known = {card.id: card for card in campaigns.cards(Texts("en", wish.system))}
    if wish.campaign not in known:
        raise CampaignError(f"there is no campaign {wish.campaign[:40]!r} of {wish.system}")
    card = known[wish.campaign]
    return replace(wish, mission=card.first, squad=wish.squad or card.squad)


async def next_mission(request: HTTPRequest) -> Response:
    """Go on with the campaign of a game that is over."""
    return await _campaign_moved(request, campaigns.go_on)


async def earlier_mission(request: HTTPRequest) -> Response:
    """Take the mission of a game back, and all that followed in its campaign."""
    return await _campaign_moved(request, campaigns.go_back)


async def _campaign_moved(
    request: HTTPRequest, move: Callable[[Storage, LiveGame], str]
) -> Response:
    await body_of(request, REQUEST_BYTES)
    row, server = await own_game(request), server_of(request)
    session = await server.sessions.session(row.id)
    async with server.sessions.hold(session) as live:
        try:
            game = await to_thread.run_sync(move, server.storage, live)
        except CampaignError as error:
            raise Bad(400, "campaign", str(error)) from error
    return answer(Made(game=game), 201)


async def once_more(request: HTTPRequest) -> Response:
    """The same set-up as a game of its own, with everything that a campaign gave it."""
    await body_of(request, REQUEST_BYTES)
    row, server = await own_game(request), server_of(request)
    if not row.result:
        raise Bad(409, "running", "its dice are known only when it is over")

    def made() -> str:
        rules = system(row.system)
        try:
            rules.begin(row.setup, rules.box_for(row.setup))
            content = store.of(row.system).content_of(row.setup)
        except presenter_of(row.system).refusals as error:
            raise Bad(400, "setup", str(error)) from error
        return server.storage.add(
            row.owner,
            row.setup,
            version=rules.version,
            content=content,
            manual=row.manual,
            guided=row.guided,
        )

    return answer(Made(game=await to_thread.run_sync(made)), 201)


# -- kept games ------------------------------------------------------------------------------------


async def games(request: HTTPRequest) -> Response:
    server, lang = server_of(request), lang_of(request)
    owner = server.owner(request)
    rows = await to_thread.run_sync(server.storage.games, owner)
    made = await to_thread.run_sync(lambda: tuple(_card(server.storage, row, lang) for row in rows))
    return answer(GameList(games=made))


def _card(storage: Storage, row: Row | Unreadable, lang: str) -> GameCard:
    """What the list says of a game; also of one that this release cannot make sense of."""
    if isinstance(row, Unreadable):
        return _unreadable(row, row.why, lang)
    try:
        return _readable(storage, row, lang)
    except (LookupError, ValueError) as error:
        LOG.warning("game %s cannot be listed as others are: %s", row.id, error)
        return _unreadable(row, str(error), lang)


def _unreadable(row: Row | Unreadable, why: str, lang: str) -> GameCard:
    return GameCard(
        id=row.id,
        system=row.system,
        system_name=row.system,
        mission="",
        mission_name=Texts(lang).say("ui-game-unreadable"),
        squad=(),
        headline=row.headline,
        over=False,
        answers=row.answers,
        created=row.created,
        updated=row.updated,
        unreadable=why,
    )


def _readable(storage: Storage, row: Row, lang: str) -> GameCard:
    texts, presenter = Texts(lang, row.system), presenter_of(row.system)
    return GameCard(
        id=row.id,
        system=row.system,
        system_name=texts.say("ui-game"),
        mission=row.setup.mission,
        mission_name=campaigns.mission_name(texts, row.setup.mission, row.setup.text),
        squad=presenter.squad(texts, row.setup),
        campaign=campaigns.name_of(storage, row.campaign, texts),
        headline=row.headline,
        over=bool(row.result),
        result=row.result,
        answers=row.answers,
        created=row.created,
        updated=row.updated,
    )


async def remove(request: HTTPRequest) -> Response:
    await body_of(request, REQUEST_BYTES)
    server, row = server_of(request), await own_row(request)
    await server.sessions.close(row.id)
    await to_thread.run_sync(server.storage.remove, row.id)
    return Response(status_code=204)


async def own_game(request: HTTPRequest) -> Row:
    """The game a request is about, if it is the visitor's own and can be read."""
    row = await own_row(request)
    if isinstance(row, Unreadable):
        raise row.error
    return row


async def own_row(request: HTTPRequest) -> Row | Unreadable:
    """The same, whether it can be read or not."""
    server, name = server_of(request), request.path_params["game"]
    try:
        row = await to_thread.run_sync(server.storage.listed, name)
    except UnknownGame as error:
        raise Bad(404, "game", str(error)) from error
    if row.owner != server.owner(request):
        raise Bad(404, "game", f"there is no game {name[:40]!r}")
    return row


async def save_file(request: HTTPRequest) -> Response:
    """The save of a game; of one that cannot be opened, what is stored of it."""
    row, server = await own_game(request), server_of(request)
    try:
        session = await server.sessions.session(row.id)
        async with server.sessions.hold(session) as live:
            data = await to_thread.run_sync(live.file)
    except (SaveError, ContentError):
        data = write_body(await to_thread.run_sync(server.storage.body, row))
    return download(data, f"{game_title(row.setup)}.game")


async def problem_report(request: HTTPRequest) -> Response:
    row, sessions = await own_game(request), server_of(request).sessions
    async with sessions.hold(await sessions.session(row.id)) as live:
        data = await to_thread.run_sync(report.report, live)
    return download(data, f"report-{game_title(row.setup)}.txt")


def download(data: bytes, name: str) -> Response:
    """A file to be kept."""
    plain = ascii_letters + digits + "-_."
    safe = "".join(letter if letter in plain else "_" for letter in name)[-100:]
    headers = {"Content-Disposition": f'attachment; filename="{safe}"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type="application/octet-stream")


# -- texts -----------------------------------------------------------------------------------------


async def rules(request: HTTPRequest) -> Response:
    lang, query = lang_of(request), request.query_params
    wanted = query.get("system", "")
    if wanted and wanted not in registry.game_names():
        raise Bad(400, "system", f"there is no system {wanted[:40]!r}")
    limit = query.get("limit", "50")
    most = min(int(limit), MOST_RULES) if limit.isdecimal() and len(limit) < 6 else MOST_RULES
    words = query.get("q", "")[:200]
    found = await to_thread.run_sync(rule_search.search, words, wanted, lang)
    return answer(RuleList(rules=tuple(found[:most]), total=len(found)))


async def rule(request: HTTPRequest) -> Response:
    lang, name = lang_of(request), request.path_params["rule"]
    try:
        found = Texts(lang).rule(name)
    except UnknownRule as error:
        said = Texts(lang).say("ui-no-rule", rule=name[:40], hint="")
        raise Bad(404, "rule", said) from error
    return answer(RuleCard(id=found.id, title=found.title, text=found.text, ruling=found.ruling))


async def words(request: HTTPRequest) -> Response:
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Bad(404, "lang", f"there is no language {lang[:20]!r}")
    headers = {"Cache-Control": "no-cache"}
    return Response(messages(lang, "web"), headers=headers, media_type="text/plain; charset=utf-8")
