"""Clients that mean harm: nothing they send changes a game of others, or stops the server."""

import json
import random
import string
import threading

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import HEADERS, Player, Running, new_game
from xenofront.server.safety import MESSAGE_BYTES, Pace

TRIES = 5


def address(server, game):
    return f"{server.url.replace('http', 'ws', 1)}/ws/{game}"


def code_of(closed):
    """Why a connection was closed."""
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def digest_of(server, game):
    live = server.server.sessions._open[game].live
    return live.seq, live.record.digest()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"kind":"give"}',
        '{"kind":"nothing"}',
        '{"kind":"give","id":"a","seq":"0","key":"chromium"}',
        '{"kind":"give","id":"a","seq":0,"key":"chromium","seat":"chromium"}',
        '{"kind":"give","id":"","seq":0,"key":"chromium"}',
        '{"kind":"give","id":"' + "x" * 65 + '","seq":0,"key":"chromium"}',
        '{"kind":"give","id":"a","seq":0,"key":"' + "x" * 3000 + '"}',
        '{"kind":"plan","id":"a","seq":0,"keys":' + json.dumps(["x"] * 41) + "}",
        '{"kind":"back","id":"a","seq":0,"how":"everything"}',
        '{"kind":"visit","id":"a","node":-3}',
        '{"kind":"visit","id":"a","node":99999999999999999999}',
        '{"kind":"look","id":"a","about":"figure","first":"nobody"}',
        '{"kind":"look","id":"a","about":"the seed"}',
        '{"kind":"look","id":"a","about":"sight","first":"../../etc","second":"1,2"}',
        '{"kind":"speak","lang":"xx"}',
        "[" * 5000,
        "\U0001f600" * 100,
    ],
    ids=range(22),
)
def test_a_malformed_message_is_refused_with_a_reason(player, server, game, message):
    before = digest_of(server, game)
    player.socket.send(message)
    told = player.hear("refused")
    assert told["text"]
    assert digest_of(server, game) == before
    assert player.give("chromium")["kind"] == "done"


def test_bytes_that_are_no_text_are_refused(player):
    player.socket.send(b"\xff\xfe\x00")
    assert player.hear("refused")["error"] == "bad"
    assert player.give("chromium")["kind"] == "done"


def test_an_oversized_message_ends_only_its_own_connection(player, server, game):
    other = Player(server.url, game)
    other.socket.send("x" * (MESSAGE_BYTES + 1))
    with pytest.raises(ConnectionClosed):
        other.hear("never")
    assert player.give("chromium")["kind"] == "done"


def test_without_hello_nothing_is_told(server, game):
    with connect(address(server, game)) as socket:
        socket.send('{"kind":"give","id":"a","seq":0,"key":"chromium"}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
    assert code_of(closed) == 4400


def test_ten_thousand_random_messages_harm_nothing(server, client):
    game, other = new_game(client), new_game(client, seed=5)
    quiet = Player(server.url, other)
    quiet.give("chromium")
    untouched = digest_of(server, other)
    chance = random.Random(7)
    sent = 0
    player = Player(server.url, game)
    while sent < 10_000:
        try:
            for _ in range(40):
                player.socket.send(junk(chance, player))
                sent += 1
            while True:
                try:
                    told = json.loads(player.socket.recv(timeout=0.002))
                    if told["kind"] == "state":
                        player.state = told
                except TimeoutError:
                    break
        except ConnectionClosed:
            player.close()
            player = Player(server.url, game)
    player.close()
    for _ in range(TRIES):  # what was sent last may still be carried out between look and answer
        fresh = Player(server.url, game)
        told = fresh.first()["kind"]
        if told == "done":
            break
        fresh.close()
    assert told == "done"
    assert digest_of(server, other) == untouched
    row = server.server.storage.game(game)
    assert row.answers == len(server.server.storage.entries(game)) == fresh.seq
    fresh.close()
    quiet.close()


def junk(chance, player):
    """A message that is bad, or looks good and is not."""
    kind = chance.choice(["give", "give", "plan", "back", "visit", "look", "speak", "hello", "x"])
    letters = "".join(chance.choices(string.printable, k=chance.randrange(40)))
    question = player.question or {"options": [{"key": "x"}]}
    key = chance.choice([letters, chance.choice(question["options"])["key"], "chromium"])
    message = {
        "kind": kind,
        "id": chance.choice(["a", letters, "b", str(chance.random())]),
        "seq": chance.choice([0, player.seq, player.seq - 1, player.seq + 1, 10**9, -5, letters]),
        "key": key,
        "keys": [key] * chance.randrange(50),
        "goal": letters,
        "how": chance.choice(["redo", "undo", letters]),
        "node": chance.randrange(-5, 500),
        "about": chance.choice(["figure", "odds", "sight", "reach", "threat", "why_not", "place"]),
        "first": key,
        "second": letters,
        "lang": chance.choice(["en", "de", letters]),
    }
    wanted = {
        "give": ("id", "seq", "key"),
        "plan": ("id", "seq", "keys", "goal"),
        "back": ("id", "seq", "how", "node"),
        "visit": ("id", "node"),
        "look": ("id", "about", "first", "second"),
        "speak": ("lang",),
        "hello": ("lang",),
    }.get(kind, tuple(message))
    text = json.dumps({name: message[name] for name in ("kind", *wanted)})
    return text if chance.random() < 0.8 else text[: chance.randrange(len(text))]


def test_two_who_answer_at_once_do_not_both_succeed(server, client):
    game = new_game(client)
    players = [Player(server.url, game) for _ in range(4)]
    told = []
    start = threading.Barrier(4)

    def race(player):
        start.wait()
        told.append(player.give("chromium", seq=0)["kind"])

    threads = [threading.Thread(target=race, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert sorted(told) == ["done", "refused", "refused", "refused"]
    for player in players:
        player.close()


def test_too_many_messages_are_slowed_down(database):
    server = Running(database, pace=Pace(5, 10))
    try:
        with server.client() as client:
            player = Player(server.url, new_game(client))
        for _ in range(20):
            player.send(kind="look", id="a", about="reach")
        assert any(player.hear("looked", "refused").get("error") == "rate" for _ in range(20))
        player.close()
    finally:
        server.stop()


@pytest.fixture
def public(database):
    made = Running(database, local=False)
    yield made
    made.stop()


def test_a_foreign_game_cannot_be_seen_or_played(public):
    with public.client() as owner, public.client() as stranger:
        game = new_game(owner)
        cookie = "; ".join(f"{c.name}={c.value}" for c in owner.cookies.jar)
        mine = Player(public.url, game, cookie=cookie)
        assert mine.give("chromium")["kind"] == "done"
        assert stranger.get("/api/games").json() == {"games": []}
        assert stranger.get(f"/api/games/{game}/save").status_code == 404
        assert stranger.get(f"/api/games/{game}/report").status_code == 404
        assert stranger.delete(f"/api/games/{game}").status_code == 404
        with connect(address(public, game)) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert code_of(closed) == 4404
        assert mine.first()["kind"] == "done"
        mine.close()


def test_a_page_of_another_origin_gets_nothing(server, client, game):
    evil = {**HEADERS, "Origin": "http://evil.example"}
    assert client.post("/api/games", json={}, headers=evil).status_code == 403
    assert client.delete(f"/api/games/{game}", headers=evil).status_code == 403
    with (
        pytest.raises(InvalidStatus),
        connect(address(server, game), origin=Origin(evil["Origin"])),
    ):
        pass
    no_header = client.post("/api/games", json={}, headers={"X-Xenofront": "0"})
    assert no_header.status_code == 403


def test_a_local_server_does_not_answer_to_foreign_names(client, game):
    told = client.get("/api/games", headers={"Host": "rebound.example"})
    assert told.status_code == 421
    assert "games" not in told.json()


def test_a_removed_game_is_closed_for_everybody(server, client):
    game = new_game(client)
    assert client.delete(f"/api/games/{game}").status_code == 204
    assert client.get("/api/games").json() == {"games": []}
    with connect(address(server, game)) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    assert code_of(closed) == 4404
