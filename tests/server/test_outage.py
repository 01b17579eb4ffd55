"""The database fails at any moment: nothing is acknowledged that is not stored, and play goes on.

In the way of SQLite's own tests: the n-th call fails, for every n, once or from then on.
"""

import sqlite3
import time
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import GALAXY_DEFENDERS, Player, Running, new_game
from tests.server.injection import Faults
from tests.server.postgres import new_database, postgres_server, running_postgres
from xenofront.server import database, thinking
from xenofront.server.database import connect, sqlite_url
from xenofront.server.live import LiveGame
from xenofront.server.sockets import TRY_AGAIN
from xenofront.server.storage import Storage

CLICKS = 4
"""Answers that are tried while the database fails, and as many after it."""


@pytest.fixture(scope="session")
def postgres():
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def failing(request, tmp_path):
    """A server, and the faults of its database."""
    if request.param == "sqlite":
        url = sqlite_url(tmp_path / "games.sqlite")
    else:
        url = new_database(request.getfixturevalue("postgres"))
    server = Running(url)
    yield server, Faults(server.server.storage.engine), url
    server.stop()


class Client:
    """Somebody who clicks on, reloads when the line breaks, and notes what was acknowledged."""

    def __init__(self, server, game):
        self.server, self.game = server, game
        self.player: Any = None
        self.acknowledged: dict[str, int] = {}
        self.count = 0

    def reload(self):
        if self.player is not None:
            self.player.close()
            self.player = None
        try:
            self.player = Player(self.server.url, self.game)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != TRY_AGAIN:
                raise

    def click(self):
        """Give the first answer, twice under the same id if it is refused; whether it was done."""
        if self.player is None:
            self.reload()
        if self.player is None or self.player.question is None:
            return False
        self.count += 1
        key, name = self.player.question["options"][0]["key"], f"{self.game[:6]}-{self.count}"
        for _ in range(2):
            told = self.player.give(key, id=name)
            if told["kind"] == "done":
                self.acknowledged[name] = self.player.seq
                return True
            assert told["error"] in {"storage", "stale"}, told
        return False


def play_through(server, client, faults, first, **how):
    """One game in which the ``first`` call fails; says what was acknowledged."""
    game = new_game(client)
    somebody = Client(server, game)
    assert somebody.click()
    faults.arm(first, **how)
    for click in range(CLICKS):
        somebody.click()
        if click == 1:
            somebody.reload()
    struck = faults.struck
    faults.heal()
    somebody.reload()
    done = [somebody.click() for _ in range(CLICKS)]
    assert all(done), (first, done)
    somebody.player.close()
    return somebody, struck


def check_what_is_stored(server, url, game, acknowledged):
    """A server that starts now has everything, and stands where the other one stands."""
    storage = Storage(connect(url))
    opened = LiveGame(storage, game)
    assert opened.dropped == 0
    assert opened.seq >= max(acknowledged.values(), default=0)
    assert opened.requests >= set(acknowledged) - {""}
    running = server.server.sessions._open[game].live
    assert (opened.seq, opened.record.digest()) == (running.seq, running.record.digest())
    storage.engine.dispose()


HOW = {
    "once": {},
    "for ever": {"for_ever": True},
    "after the commit": {"after": True},
    "after every commit": {"after": True, "for_ever": True},
}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("how", HOW.values(), ids=HOW)
def test_every_call_of_the_database_may_fail(failing, how):
    server, faults, url = failing
    with server.client() as client:
        first, struck = 0, True
        while struck:
            first += 1
            somebody, struck = play_through(server, client, faults, first, **how)
            check_what_is_stored(server, url, somebody.game, somebody.acknowledged)
    assert first > CLICKS * 4


def test_a_real_server_goes_away_and_comes_back():
    """Stop the database, click, start it, click again, reload, play on, restart."""
    with postgres_server() as postgres:
        url = new_database(postgres.get_uri())
        server = Running(url)
        with server.client() as client:
            somebody = Client(server, new_game(client))
        before = [somebody.click() for _ in range(3)]
        postgres.stop()
        during = [somebody.click(), somebody.click()]
        postgres.start()
        after = [somebody.click() for _ in range(8)]
        somebody.reload()
        after.append(somebody.click())
        assert (all(before), any(during), all(after)) == (True, False, True)
        check_what_is_stored(server, url, somebody.game, somebody.acknowledged)
        server.stop()


# -- computer players ------------------------------------------------------------------------------


def test_computer_players_go_on_when_the_database_is_back(failing, monkeypatch):
    monkeypatch.setattr(thinking, "RETRY_SECONDS", 0.02)
    server, faults, url = failing
    with server.client() as client:
        somebody = Client(server, new_game(client))
    somebody.reload()
    player = somebody.player
    player.ask("hand", seats=["chromium", "titanium"], player="greedy")
    before = player.seq
    faults.arm(1, for_ever=True)
    player.send(kind="ready", seq=before)
    while faults.calls < 6:
        time.sleep(0.01)
    faults.heal()
    while player.seq == before:
        player.hear("state")
    player.close()
    check_what_is_stored(server, url, somebody.game, {"": player.seq})


# -- told as what it is ----------------------------------------------------------------------------


WORDS = {
    "full": {"en": "disk with the games is full", "de": "Datenträger mit den Spielen ist voll"},
    "locked": {"en": "Another program holds", "de": "die Datenbank der Spiele fest"},
    "readonly": {"en": "may not be written", "de": "darf nicht geschrieben"},
}


@contextmanager
def restrained(server, pragma):
    """SQLite itself holds every new connection to something."""

    def restrain(connection, _):
        connection.execute(f"PRAGMA {pragma}")

    engine = server.server.storage.engine
    engine.dispose()
    sa.event.listen(engine, "connect", restrain)
    yield
    sa.event.remove(engine, "connect", restrain)
    engine.dispose()


def disk_is_full(server):
    """No page can be added to those that are there."""
    return restrained(server, "max_page_count=1")


def file_is_read_only(server):
    return restrained(server, "query_only=1")


@contextmanager
def file_is_locked(server):
    other = sqlite3.connect(server.server.storage.engine.url.database)
    other.execute("begin immediate")
    yield
    other.close()


TROUBLES = {"full": disk_is_full, "locked": file_is_locked, "readonly": file_is_read_only}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", TROUBLES)
def test_what_is_wrong_with_the_disk_is_said_and_play_goes_on(kind, lang, tmp_path, monkeypatch):
    monkeypatch.setattr(database, "PATIENCE_MS", 50)
    server = Running(sqlite_url(tmp_path / "games.sqlite"))
    with server.client() as client:
        game = new_game(client)
        player = Player(server.url, game, lang=lang)
        assert player.first()["kind"] == "done"
        with TROUBLES[kind](server):
            refused = fill(player) if kind == "full" else player.first()
            made = client.post(f"/api/games?lang={lang}", json=GALAXY_DEFENDERS)
        assert (refused["kind"], refused["error"]) == ("refused", "storage")
        assert WORDS[kind][lang] in refused["text"]
        if kind != "full":
            assert (made.status_code, made.json()["error"]) == (503, "storage")
            assert WORDS[kind][lang] in made.json()["text"]
        assert player.first()["kind"] == "done"
    player.close()
    check_what_is_stored(server, sqlite_url(tmp_path / "games.sqlite"), game, {})
    server.stop()


def fill(player):
    """Play until the pages that are there are used up."""
    while True:
        told = player.first()
        if told["kind"] == "refused":
            return told
