"""A whole mission through the server: kept in a database, told to a player, to its outcome."""

import random
import secrets
from typing import Any

import msgspec
import pytest

from tests.games.bug_hunt.present.positions import FACE, SYSTEM
from xenofront.content import store
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.factory import system
from xenofront.present.messages.pages import NewGame
from xenofront.server.database import connect, sqlite_url
from xenofront.server.game_messages import GameMessages
from xenofront.server.live import LiveGame
from xenofront.server.refusal import Refusal
from xenofront.server.storage import Storage

SEED = 11


@pytest.fixture
def live(tmp_path):
    storage = Storage(connect(sqlite_url(tmp_path / "games.sqlite")))
    setup = FACE.setup(NewGame(system=SYSTEM, mission="quick_start"), SEED)
    content = store.of(SYSTEM).content_of(setup)
    version = system(SYSTEM).version
    name = storage.add("somebody", setup, version=version, content=content, manual=False)
    yield LiveGame(storage, name)
    storage.engine.dispose()


def give(live, key):
    live.give(secrets.token_hex(8), live.seq, key, live.seats)


def test_a_quick_start_is_played_to_its_outcome(live):
    teller, dice = GameMessages(live, "de"), random.Random(2)
    welcome = teller.welcome(live.seats)
    assert welcome.mission_name == "Trockendock"
    assert len(welcome.board.pieces) >= 15
    assert [seating.name for seating in welcome.seats] == ["Duarte", "Reck", "Adeyemi"]
    told = answers = 0
    while live.game.pending is not None:
        if answers % 12 == 0:
            state: Any = teller.state(live.seats, since=told)
            assert msgspec.json.encode(state)
            assert state.question.options
            assert len(state.question.options) > 1 or state.question.points
            told += len(state.entries)
        give(live, purposeful_choice(live.game, dice))
        answers += 1
        assert answers < 1000
    end: Any = teller.state(live.seats, since=told)
    assert end.question is None
    assert end.outcome.result == {"accomplished": "won", "failed": "lost"}[live.game.state.outcome]
    assert end.outcome.seed == str(SEED)
    assert end.outcome.moments[-1].node == live.record.at
    assert len(teller.entries(0, live.seats)) == told + len(end.entries) == len(live.record.log())


def test_a_point_is_proposed_and_judged(live):
    teller = GameMessages(live, "en")
    while live.game.pending.what != "deploy":
        give(live, live.game.pending.options[0])
    question: Any = teller.state(live.seats, since=0).question
    assert question.points
    offered = next(option for option in question.options if option.x is not None)
    seen = live.seen(live.viewer(live.seats), "en")
    keys = live.presenter.plan(seen, f"{offered.x},{offered.y}")
    trooper = live.game.pending.trooper
    assert live.follow("one", live.seq, keys, live.seats) == (1, "")
    assert tuple(live.game.state.troopers[trooper].at) == (offered.x, offered.y)
    far = live.presenter.plan(live.seen(live.viewer(live.seats), "en"), "18000,18000")
    with pytest.raises(Refusal) as refused:
        live.follow("two", live.seq, far, live.seats)
    assert (refused.value.error, refused.value.rule) == ("illegal", live.game.why_not(far[0]))
