"""The server is killed at any moment: what it acknowledged is there after a restart."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import HEADERS, Player, new_game
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.server.database import connect, sqlite_url
from xenofront.server.live import LiveGame
from xenofront.server.storage import Storage


class Process:
    """The real command as a process of its own."""

    def __init__(self, database, port=0):
        words = [sys.executable, "-m", "xenofront.cli", "play", "--no-browser"]
        words += ["--database", database]
        words += ["--port", str(port)] if port else []
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.split(" at ")[1].split()[0].rstrip("/")
        for _ in range(400):
            with suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/rules/GD-2.a", timeout=5)
                return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def client(self):
        return httpx.Client(base_url=self.url, headers=HEADERS, timeout=30)

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(20)
        self.close()

    def close(self):
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.mark.timeout(240)
def test_nothing_that_was_acknowledged_is_lost(tmp_path):
    database = sqlite_url(tmp_path / "games.sqlite")
    chance = random.Random(3)
    process = Process(database)
    with process.client() as client:
        game = new_game(client)
    for _ in range(5):
        acknowledged = play_until_killed(process, game, chance)
        process = Process(database)
        player = Player(process.url, game)
        assert player.seq >= acknowledged
        player.close()
    player = Player(process.url, game)
    assert player.question is not None or player.state["outcome"]
    player.close()
    process.kill()


def play_until_killed(process, game, chance):
    """Play on while a clock runs out; the last version that was acknowledged."""
    player = Player(process.url, game)
    timer = threading.Timer(0.2 + chance.random(), process.kill)
    timer.start()
    acknowledged = player.seq
    with suppress(ConnectionClosed, OSError, TimeoutError):
        while player.question is not None:
            key = chance.choice(player.question["options"])["key"]
            if player.give(key)["kind"] == "done":
                acknowledged = player.seq
    timer.join()
    with suppress(Exception):
        player.close()
    return acknowledged


def test_a_request_sent_again_after_a_restart_counts_once(tmp_path):
    database = sqlite_url(tmp_path / "games.sqlite")
    process = Process(database)
    with process.client() as client:
        game = new_game(client)
    player = Player(process.url, game)
    player.give("chromium", id="first")
    seq = player.seq
    process.kill()
    process = Process(database)
    again = Player(process.url, game)
    assert again.give("chromium", id="first", seq=0) == {"kind": "done", "id": "first"}
    assert again.seq == seq
    again.close()
    process.kill()


def test_a_quick_answer_holds_after_a_kill(tmp_path):
    database = sqlite_url(tmp_path / "games.sqlite")
    process = Process(database)
    with process.client() as client:
        game = new_game(client)
    process.kill()
    play_on_to("guard", database, game)
    process = Process(database)
    player = Player(process.url, game)
    assert player.ask("quick", seq=player.seq, how="pass")["kind"] == "done"
    shown, question = player.state["standing"], player.question
    assert [order["what"] for order in shown] == ["guard"]
    process.kill()
    process = Process(database)
    again = Player(process.url, game)
    assert again.state["standing"] == shown
    assert again.question == question
    again.close()
    process.kill()


def play_on_to(what, database, game):
    """Answer with a purpose until this is asked."""
    storage = Storage(connect(database))
    live = LiveGame(storage, game)
    while getattr(live.game.pending, "what", what) != what:
        live.give(str(live.seq), live.seq, shown_choice(live.game), live.seats)
    storage.engine.dispose()


def test_ctrl_c_ends_the_server(tmp_path):
    process = Process(sqlite_url(tmp_path / "games.sqlite"))
    process.process.send_signal(signal.SIGTERM)
    assert process.process.wait(20) in (0, -signal.SIGTERM, 143)
    process.close()


def test_a_taken_port_is_said(tmp_path):
    process = Process(sqlite_url(tmp_path / "games.sqlite"))
    port = process.url.rpartition(":")[2]
    words = [sys.executable, "-m", "xenofront.cli", "play", "--no-browser", "--port", port]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert f"port {port} cannot be used" in done.stderr
    process.kill()
