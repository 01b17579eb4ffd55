"""A real server on a free port, and players at it."""

import json
import threading
import time
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from xenofront.server import running
from xenofront.server.app import Server, make_app
from xenofront.server.database import sqlite_url
from xenofront.server.safety import MESSAGE_BYTES, Pace

HEADERS = {"X-Xenofront": "1"}
GALAXY_DEFENDERS = {
    "system": "galaxy-defenders",
    "mission": "dust_signal",
    "squad": ["chromium", "titanium"],
    "seed": 4,
}


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, database, *, local=True, pace=None):
        self.server = Server(database, local=local, pace=pace or Pace(10_000, 100_000))
        self.socket = running.listening("127.0.0.1", 0, fixed=True)
        self.url = running.address(self.socket).rstrip("/")
        config = uvicorn.Config(
            make_app(self.server),
            ws="websockets-sansio",
            ws_max_size=MESSAGE_BYTES,
            log_level="warning",
            lifespan="off",
        )
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(
            target=self.uvicorn.run, kwargs={"sockets": [self.socket]}, daemon=True
        )
        self.thread.start()
        while not self.uvicorn.started:
            time.sleep(0.01)

    def stop(self):
        self.uvicorn.should_exit = True
        self.thread.join(10)
        self.socket.close()
        self.server.storage.engine.dispose()

    def client(self):
        return httpx.Client(base_url=self.url, headers=HEADERS, timeout=30)


class Player:
    """A player at one game: sends messages and keeps what was told last."""

    def __init__(self, url, game, *, cookie="", lang="en", **hello):
        self.count = 0
        headers = {"Cookie": cookie} if cookie else {}
        address = f"{url.replace('http', 'ws', 1)}/ws/{game}"
        self._open = ExitStack()
        made = connect(address, additional_headers=headers, max_size=None)
        self.socket = self._open.enter_context(made)
        self.welcome: Any = None
        self.state: Any = None
        self.send(kind="hello", lang=lang, **hello)
        self.hear("state")

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def hear(self, *kinds):
        """The next message of these kinds; others on the way are taken note of."""
        while True:
            told = json.loads(self.socket.recv(timeout=30))
            if told["kind"] == "welcome":
                self.welcome = told
            if told["kind"] == "state":
                self.state = told
            if told["kind"] in kinds:
                return told

    def ask(self, kind, **fields):
        """Send a request with an id of its own and wait for what comes of it."""
        self.count += 1
        name = fields.pop("id", f"{id(self)}-{self.count}")
        self.send(kind=kind, id=name, **fields)
        while True:
            told = self.hear("done", "refused", "looked", "moment")
            if told["id"] == name:
                return told

    @property
    def seq(self):
        return self.state["seq"]

    @property
    def question(self):
        return self.state.get("question")

    def give(self, key, **fields):
        return self.ask("give", **{"seq": self.seq, "key": key, **fields})

    def first(self):
        """Give the first answer."""
        return self.give(self.question["options"][0]["key"])

    def close(self):
        self._open.close()


@pytest.fixture
def database(tmp_path):
    return sqlite_url(tmp_path / "games.sqlite")


@pytest.fixture
def server(database):
    running_server = Running(database)
    yield running_server
    running_server.stop()


@pytest.fixture
def client(server):
    with server.client() as made:
        yield made


def new_game(client, **wish):
    """Make a game; says its id."""
    made = client.post("/api/games", json={**GALAXY_DEFENDERS, **wish})
    assert made.status_code == 201, made.text
    return made.json()["game"]


@pytest.fixture
def game(client):
    return new_game(client)


@pytest.fixture
def player(server, game):
    made = Player(server.url, game)
    yield made
    made.close()
