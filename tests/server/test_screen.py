"""One screen for several seats that have secrets: only its holder's knowledge is told."""

import json
from contextlib import ExitStack

import pytest
from websockets.sync.client import connect

from tests.kernel.toy import BLUE, RED
from tests.server.toy_table import toy_game, toy_system
from xenofront.players.base import Choice, Why
from xenofront.present.computers import Thought
from xenofront.server.game_messages import GameMessages
from xenofront.server.refusal import Refusal
from xenofront.server.thinking import Thinking

__all__ = ["toy_system"]


class Screen:
    """A client that notes every message it gets, word for word."""

    def __init__(self, server, game):
        self.frames = []
        self._open = ExitStack()
        address = f"{server.url.replace('http', 'ws', 1)}/ws/{game}"
        self.socket = self._open.enter_context(connect(address))
        self.count = 0
        self.send(kind="hello", lang="en", keeps=True)

    def close(self):
        self._open.close()

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def hear(self, *kinds):
        while True:
            text = self.socket.recv(timeout=30)
            self.frames.append(text)
            told = json.loads(text)
            if told["kind"] in kinds:
                return told

    def ask(self, kind, **fields):
        self.count += 1
        self.send(kind=kind, id=str(self.count), **fields)
        while True:
            told = self.hear("done", "refused", "looked", "moment")
            if told["id"] == str(self.count):
                return told

    def take(self, seat):
        """Take the screen; the state that is told then."""
        self.frames.clear()
        assert self.ask("take", seat=seat)["kind"] == "done"
        (state,) = (frame for frame in self.frames if '"kind":"state"' in frame)
        return json.loads(state)

    def give(self, key, seq):
        return self.ask("give", key=key, seq=seq)

    def heard(self):
        """Everything that was told since the last time, as text and as kinds of messages."""
        text, kinds = "\n".join(self.frames), [json.loads(one)["kind"] for one in self.frames]
        self.frames.clear()
        return text, kinds


@pytest.fixture
def screen(toy_system, server):
    made = Screen(server, toy_game(server))
    yield made
    made.close()


@pytest.fixture
def live(screen, server):
    screen.hear("covered")
    (table,) = server.server.sessions._open.values()
    return table.live


@pytest.fixture
def whispered(screen, live):
    """Red has a word, and blue is to take the screen."""
    screen.take("red")
    for key in ("whisper", "moon", "end"):
        screen.heard()
        assert screen.give(key, live.seq)["kind"] == "done"
    return screen


def test_a_fresh_screen_is_covered(screen):
    assert screen.hear("covered") == {"kind": "covered", "seat": "red", "who": "Red"}
    assert screen.heard()[1] == ["covered"]


def test_nothing_but_who_is_next_is_told_before_the_screen_is_taken(whispered):
    text, kinds = whispered.heard()
    assert kinds == ["covered", "done"]
    assert json.loads(text.splitlines()[0]) == {"kind": "covered", "seat": "blue", "who": "Blue"}


def test_the_next_seat_sees_what_it_knows_and_nothing_else(whispered, live):
    state = whispered.take("blue")
    text, _ = whispered.heard()
    assert state["question"]["seat"] == "blue"
    assert "blue does walk 1" in text
    assert "The hill, as blue knows it" in text
    assert "moon" not in text
    assert [entry["number"] for entry in state["entries"]] == [1]
    whispered.give("end", live.seq)
    assert whispered.heard()[1] == ["covered", "done"]
    state = whispered.take("red")
    text, _ = whispered.heard()
    assert state["scene"]["facts"] == [{"name": "word", "value": "red keeps moon"}]
    assert "Whispered moon was kept" in text
    assert "knows it" in text
    assert "blue knows it" not in text


def test_a_covered_screen_answers_nothing(whispered, live):
    seq = live.seq
    whispered.heard()
    for request in (
        {"kind": "give", "seq": seq, "key": "end"},
        {"kind": "plan", "seq": seq, "keys": ["end"]},
        {"kind": "quick", "seq": seq, "how": "stop"},
        {"kind": "back", "seq": seq, "how": "undo"},
        {"kind": "look", "about": "figure", "first": "red"},
        {"kind": "look", "about": "hint"},
        {"kind": "visit", "node": 2},
        {"kind": "hand", "seats": ["blue"], "player": "random"},
        {"kind": "take", "seat": "red"},
        {"kind": "take", "seat": "nobody"},
    ):
        told = whispered.ask(**request)
        assert (told["kind"], told["error"]) == ("refused", "seat"), request
    whispered.send(kind="speak", lang="de")
    assert whispered.hear("covered")["seat"] == "blue"
    assert set(whispered.heard()[1]) == {"refused", "covered"}
    assert live.seq == seq


def test_looks_and_moments_are_those_of_the_holder(whispered, live):
    whispered.take("blue")
    whispered.heard()
    whispered.ask("look", about="figure", first="red")
    for node in range(live.record.at + 1):
        whispered.ask("visit", node=node)
    text, _ = whispered.heard()
    assert "blue keeps nothing" in text
    assert "moon" not in text
    assert "red is asked" not in text
    whispered.give("end", live.seq)
    whispered.take("red")
    whispered.ask("visit", node=1)
    assert "red is asked for a word → red does moon" in whispered.heard()[0]


def test_only_the_holder_undoes(whispered, live):
    whispered.take("blue")
    told = whispered.ask("back", seq=live.seq, how="undo")
    assert told["error"] == "undo"


def test_redo_is_for_the_side_whose_answer_was_undone(screen, live):
    live.give("1", live.seq, "walk 1", (RED,))
    live.back("2", live.seq, "undo", -1, (RED,))
    with pytest.raises(Refusal) as refused:
        live.back("3", live.seq, "redo", -1, (BLUE,))
    assert refused.value.error == "undo"
    live.back("4", live.seq, "redo", -1, (RED,))
    assert live.game.state.diggers["red"].place == 1


def test_a_take_back_needs_the_other_side(whispered, live):
    """It is proposed, the screen goes to the other side, and only then it is done."""
    whispered.take("blue")
    before = live.seq
    assert whispered.ask("back", seq=before, how="take_back", node=1)["kind"] == "done"
    assert (live.seq, whispered.heard()[1][-2:]) == (before, ["covered", "done"])
    state = whispered.take("red")
    assert state["proposal"] == {"node": 1, "by": "Blue", "mine": False}
    assert whispered.ask("back", seq=before, how="take_back", node=1)["kind"] == "done"
    assert live.seq == before + 1
    assert live.record.take_backs == 1
    assert live.proposal is None


def test_a_take_back_may_be_refused(whispered, live):
    whispered.take("blue")
    whispered.ask("back", seq=live.seq, how="take_back", node=1)
    whispered.take("red")
    whispered.heard()
    assert whispered.ask("back", seq=live.seq, how="keep")["kind"] == "done"
    assert live.proposal is None
    assert live.record.take_backs == 0
    assert whispered.heard()[1] == ["covered", "done"]
    assert "proposal" not in whispered.take("blue")


def test_another_answer_ends_a_proposal(live):
    live.give("1", live.seq, "walk 1", (RED,))
    live.back("2", live.seq, "take_back", 0, (RED,))
    assert live.proposal is not None
    live.give("3", live.seq, "walk 1", (RED,))
    assert live.proposal is None


def test_a_side_of_computers_agrees_to_a_take_back(live):
    live.seating.hand(["blue"], "random", (BLUE,))
    live.give("1", live.seq, "walk 1", (RED,))
    live.back("2", live.seq, "take_back", 0, (RED,))
    assert live.record.take_backs == 1


def test_a_seat_hands_over_only_its_own_side(screen, live):
    screen.take("red")
    told = screen.ask("hand", seats=["blue"], player="random")
    assert (told["error"], told["text"]) == ("seat", "Those seats are the other side's.")
    assert live.seating.computers.seats == {}
    assert screen.ask("hand", seats=["red"], player="random")["kind"] == "done"
    assert live.seating.computers.seats == {"red": "random"}


def test_what_a_side_of_computers_has_anybody_may_take(screen, live):
    live.seating.hand(["blue"], "random", (BLUE,))
    screen.take("red")
    assert screen.ask("hand", seats=["blue"], player="")["kind"] == "done"
    assert live.seating.computers.seats == {}


def test_quick_answers_of_others_are_not_told(screen, live):
    screen.take("red")
    screen.give("whisper", live.seq)
    assert screen.ask("quick", seq=live.seq, how="pass")["kind"] == "done"
    assert "sun" in screen.heard()[0]
    assert live.standing.orders
    screen.give("end", live.seq)
    state = screen.take("blue")
    assert "standing" not in state
    assert "sun" not in screen.heard()[0]


def test_a_computer_player_is_watched_with_the_eyes_of_who_holds_the_screen(screen, live):
    live.seating.hand(["blue"], "random", (BLUE,))
    screen.take("red")
    screen.heard()
    screen.give("end", live.seq)
    text, kinds = screen.heard()
    assert kinds == ["changed", "done"]
    assert "blue does" not in text
    assert "blue is asked" not in text
    screen.ask("pause", paused=True)
    assert screen.heard()[1] == ["covered", "done"]


def test_why_a_computer_player_did_something_is_its_secret(live):
    seen = live.game.clone()
    live.seating.thought = Thought("random", Choice("end", Why("why-random")), seen)
    assert GameMessages(live, "en").state((RED,), since=0).thought == ""


def test_a_hint_that_comes_too_late_is_not_told(screen, live, server, monkeypatch):
    think = Thinking.think

    async def and_pass_on(self, table, *words):
        thought = await think(self, table, *words)
        for socket in table.sockets:
            socket.screen._holder = None
        return thought

    screen.take("red")
    assert screen.ask("look", about="hint", first="random")["kind"] == "looked"
    monkeypatch.setattr(Thinking, "think", and_pass_on)
    assert screen.ask("look", about="hint", first="random")["error"] == "seat"


def test_two_screens_have_holders_of_their_own(screen, live, server):
    screen.take("red")
    other = Screen(server, live.name)
    assert other.hear("covered")["seat"] == "red"
    screen.give("whisper", live.seq)
    screen.give("moon", live.seq)
    assert other.hear("covered")["seat"] == "red"
    other.take("red")
    other.heard()
    screen.give("end", live.seq)
    assert other.hear("covered")["seat"] == "blue"
    other.close()


def test_the_outcome_is_shown_to_who_holds_the_screen(whispered, live):
    for seat in ("blue", "red", "blue", "red", "blue"):
        whispered.take(seat)
        whispered.heard()
        whispered.give("end", live.seq)
    assert live.game.pending is None
    text, kinds = whispered.heard()
    assert kinds == ["changed", "done"]
    assert '"outcome"' in text
    assert "moon" not in text
