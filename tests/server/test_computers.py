"""Computer players at a table: handed seats, hints, and players that misbehave."""

import time
from contextlib import suppress
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed

from tests.players.hostile import CrashingPlayer, IdlePlayer, IllegalPlayer, SlowPlayer
from tests.server.conftest import Player, Running, new_game
from tests.server.test_killing import Process
from xenofront.players import roster
from xenofront.players.base import Choice, because
from xenofront.present import computers
from xenofront.server.database import sqlite_url
from xenofront.text.texts import Texts

SEATS = ["chromium", "titanium"]


@pytest.fixture
def live(server, game, player):
    return server.server.sessions._open[game].live


def hand(player, *seats, to="greedy"):
    return player.ask("hand", seats=list(seats or SEATS), player=to)


def step(player):
    """Say that everything was shown, and wait for what the computer player does."""
    before = player.seq
    player.send(kind="ready", seq=before)
    while player.seq == before:
        player.hear("state")


def watch(player, *, steps=600):
    """Look on while computer players are asked."""
    for _ in range(steps):
        if not (player.question or {}).get("player") or player.state.get("paused"):
            return
        step(player)


# -- handing over ----------------------------------------------------------------------------------


def test_the_players_of_the_roster_can_be_chosen_by_name(player):
    cards = player.welcome["computers"]
    ids = [card["id"] for card in cards]
    assert ids == [name for name in roster.NAMES if name in ids]
    assert set(ids) >= {"random", "greedy"}
    assert all(card["name"] and card["text"] for card in cards)


def test_a_player_nobody_has_words_for_has_a_plain_name():
    texts = Texts("en", "bug-hunt")
    assert computers.called(texts, "deep_thought") == "Deep Thought"
    assert computers.described(texts, "deep_thought") == ""


@pytest.mark.timeout(200)
@pytest.mark.parametrize("wish", [{"squad": ["mercury"], "seed": 8}, {"system": "bug-hunt"}])
def test_all_seats_handed_over_reach_the_outcome(server, client, wish):
    if "system" in wish:
        wish = {"system": "bug-hunt", "mission": "quick_start", "squad": [], "seed": 4}
    player = Player(server.url, new_game(client, **wish))
    hand(player, *[seat["id"] for seat in player.welcome["seats"]])
    assert player.question["player"] == "Hotspur"
    watch(player, steps=1500)
    assert player.question is None
    assert player.state["outcome"]["result"]
    player.close()


def test_their_answers_are_ordinary_ones_and_marked_in_the_log(server, player, live):
    hand(player)
    for _ in range(6):
        step(player)
    assert {entry.seat for entry in live.record.entries} <= set(SEATS)
    marked = [entry for entry in player.state["entries"] if entry.get("by")]
    assert {entry["by"] for entry in marked} == {"Hotspur"}
    assert player.state["thought"].endswith(".")
    fresh = Player(server.url, live.name, lang="de")
    assert {entry.get("by") for entry in fresh.state["entries"]} >= {"Heißsporn"}
    fresh.close()


def test_a_seat_is_taken_back_in_mid_mission(player, live):
    hand(player)
    for _ in range(5):
        step(player)
    assert hand(player, to="")["kind"] == "done"
    assert "handed" not in player.state
    assert "player" not in player.question
    seq = player.seq
    player.send(kind="ready", seq=seq)
    assert player.first()["kind"] == "done"
    assert live.seating.given.get(live.record.at) is None


def test_only_the_seat_that_was_handed_over_is_played(player, live):
    hand(player, "titanium")
    for _ in range(20):
        watch(player)
        player.first()
    by_hand = {n for n in live.record.line()[1:] if n not in live.seating.given}
    seats = {live.record.nodes[n].way.seat for n in live.seating.given}
    assert seats == {"titanium"}
    assert "chromium" in {live.record.nodes[n].way.seat for n in by_hand}


def test_they_wait_while_they_are_paused_and_a_person_may_answer(player, live):
    hand(player)
    step(player)
    assert player.ask("pause", paused=True)["kind"] == "done"
    assert player.state["paused"] is True
    seq = player.seq
    player.send(kind="ready", seq=seq)
    assert player.first()["kind"] == "done"
    assert live.seq > seq
    assert live.seating.given == {1: "greedy"}
    player.ask("pause", paused=False)
    assert "paused" not in player.state
    step(player)


def test_going_back_lets_them_wait(player):
    hand(player)
    while not player.state["times"]["undo"]:
        step(player)
    player.ask("back", seq=player.seq, how="undo")
    assert player.state["paused"] is True
    hand(player, to="")
    assert "paused" not in player.state


class PonderingPlayer:
    """Answers as soon as it is told to."""

    def __init__(self):
        self.asked, self.go = Event(), Event()

    def choose(self, seen):
        self.asked.set()
        self.go.wait()
        return Choice(seen.pending.options[-1], because("random", options=1))


def test_an_answer_that_comes_too_late_is_dropped(server, player, live, monkeypatch):
    """The seat is taken back, and the game goes on, while the player thinks."""
    thinker = PonderingPlayer()
    slow(monkeypatch, live, thinker, budget=3600)
    hand(player, to="random")
    player.send(kind="ready", seq=player.seq)
    thinker.asked.wait()
    hand(player, to="")
    player.give("titanium")
    seq = player.seq
    assert server.server.sessions.thinking._tasks
    thinker.go.set()
    while server.server.sessions.thinking._tasks:
        time.sleep(0.01)
    assert live.seq == seq
    assert not live.seating.given


def test_two_lookers_on_do_not_make_them_answer_twice(server, player, live):
    other = Player(server.url, live.name)
    hand(player)
    for _ in range(5):
        before = live.seq
        for one in (player, other):
            one.send(kind="ready", seq=before)
        while player.seq == before:
            player.hear("state")
        while other.seq == before:
            other.hear("state")
    free = [n for n in live.record.line()[1:] if not live.auto.led_to(n)]
    assert len(free) == 5 == len(live.seating.given)
    other.close()


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"kind": "hand", "seats": ["chromium"], "player": "nobody"}, "unknown"),
        ({"kind": "hand", "seats": ["nobody"], "player": "greedy"}, "seat"),
        ({"kind": "hand", "seats": [], "player": "greedy"}, "seat"),
        ({"kind": "look", "about": "hint", "first": "nobody"}, "unknown"),
    ],
)
def test_what_cannot_be_handed_over_is_refused(player, message, error):
    before = player.state
    fields = {name: value for name, value in message.items() if name != "kind"}
    assert player.ask(message["kind"], **fields)["error"] == error
    assert player.state == before


# -- after a restart -------------------------------------------------------------------------------


def test_handed_seats_survive_a_restart(database):
    first = Running(database)
    with first.client() as client:
        game = new_game(client)
    player = Player(first.url, game)
    hand(player, "chromium")
    for _ in range(3):
        watch(player, steps=4)
        player.first()
    player.ask("pause", paused=True)
    marked = [entry["text"] for entry in Player(first.url, game).state["entries"] if "by" in entry]
    player.close()
    first.stop()
    second = Running(database)
    again = Player(second.url, game)
    assert again.state["handed"] == [{"seat": "chromium", "player": "greedy", "name": "Hotspur"}]
    assert again.state["paused"] is True
    assert [entry["text"] for entry in again.state["entries"] if "by" in entry] == marked != []
    again.close()
    second.stop()


@pytest.mark.timeout(200)
def test_a_server_that_is_killed_while_they_play_goes_on(tmp_path):
    database = sqlite_url(tmp_path / "games.sqlite")
    process = Process(database)
    with process.client() as client:
        game = new_game(client)
    player = Player(process.url, game)
    hand(player)
    for _ in range(8):
        step(player)
    acknowledged = player.seq
    player.send(kind="ready", seq=acknowledged)
    process.kill()
    with suppress(ConnectionClosed, OSError):
        player.close()
    process = Process(database)
    again = Player(process.url, game)
    assert again.seq >= acknowledged
    assert len(again.state["handed"]) == 2
    watch(again, steps=8)
    assert again.seq > acknowledged
    again.close()
    process.kill()


# -- hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name"), [("en", "Hotspur"), ("de", "Heißsporn")])
def test_a_hint_is_legal_has_a_reason_and_changes_nothing(server, client, lang, name):
    player = Player(server.url, new_game(client), lang=lang)
    live = server.server.sessions._open[player.welcome["game"]].live
    for _ in range(12):
        before = live.record.digest()
        told = player.ask("look", about="hint")
        (key,) = told["keys"]
        assert told["title"].startswith(name)
        assert told["lines"][0]["text"].endswith((".", "!"))
        assert live.game.why_not(key) is None
        assert live.record.digest() == before
        assert player.give(key)["kind"] == "done"
    player.close()


def test_a_hint_is_drawn_on_the_board(player):
    player.give("chromium")
    player.give("move")
    told = player.ask("look", about="hint")
    assert told.get("tints") or told.get("rings") or told.get("strokes")


def test_anybody_of_the_roster_can_be_asked_for_a_hint(player):
    told = player.ask("look", about="hint", first="random")
    assert told["title"].startswith("Dice Cup")


# -- players that misbehave ------------------------------------------------------------------------


def slow(monkeypatch, live, hostile, *, budget=0.2):
    """Somebody else sits there under the name of the random player."""
    monkeypatch.setattr(roster, "player", lambda name, system, seed=0: hostile)
    live.seating.bench.budget = budget


@pytest.mark.parametrize(
    "hostile",
    [CrashingPlayer(), IdlePlayer(), IllegalPlayer(), SlowPlayer(0.5)],
    ids=lambda player: type(player).__name__,
)
def test_a_player_that_misbehaves_loses_the_move_and_nothing_else(
    server, player, live, monkeypatch, hostile
):
    slow(monkeypatch, live, hostile)
    hand(player, to="random")
    other = Player(server.url, live.name)
    for _ in range(4):
        asked = live.game.pending
        first = next(key for key in asked.options if live.game.why_not(key) is None)
        before = player.seq
        player.send(kind="ready", seq=before)
        assert other.ask("look", about="place", first="0,0")["kind"] == "looked"
        while player.seq == before:
            player.hear("state")
        assert live.record.entries[before].choice == first
        assert "first allowed" in player.state["thought"]
    assert player.ask("look", about="hint", first="random")["error"] == "unknown"
    other.close()


def test_others_are_served_while_somebody_thinks(client, player, live, monkeypatch):
    thinker = PonderingPlayer()
    slow(monkeypatch, live, thinker, budget=3600)
    hand(player, to="random")
    before = player.seq
    player.send(kind="ready", seq=before)
    try:
        assert client.get("/api/games").status_code == 200
        assert player.ask("look", about="place", first="0,0")["kind"] == "looked"
        assert live.seq == before
    finally:
        thinker.go.set()
    while player.seq == before:
        player.hear("state")
