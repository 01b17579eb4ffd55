"""A client that keeps what it was told needs only what changed, and ends up with the same state."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.inspect import DictType, StructType, UnionType, type_info

from tests.server.conftest import Player
from xenofront.content import store
from xenofront.games.factory import dealt_squad, new_setup, system
from xenofront.present.messages.live import State
from xenofront.server.database import connect, sqlite_url
from xenofront.server.delta import changed, merged
from xenofront.server.game_messages import GameMessages
from xenofront.server.live import LiveGame
from xenofront.server.refusal import Refusal
from xenofront.server.storage import Storage

EXAMPLES: Any = json.loads((Path(__file__).parent / "changes.json").read_text(encoding="utf-8"))
"""The tests of the pages read them too."""


@pytest.mark.parametrize("case", EXAMPLES["cases"], ids=lambda case: case["what"])
def test_examples_of_changes_are_told_and_understood(case):
    before = EXAMPLES["before"]
    now = {**before, **case["now"]}
    found = changed(msgspec.convert(before, State), msgspec.convert(now, State))
    assert json.loads(msgspec.json.encode(found.fields)) == case["fields"]
    assert merged(before, case["fields"]) == now


def test_a_state_has_no_mappings():
    """A mapping could not be told from a part of which some fields changed."""
    assert "additionalProperties" not in json.dumps(msgspec.json.schema(State))


def states(tmp_path, name, mission, answers):
    """The states of a game that is played by chance, with going back now and then."""
    setup = new_setup(mission, dealt_squad(name, 3, seed=2), seed=2, system_name=name)
    storage = Storage(connect(sqlite_url(tmp_path / "games.sqlite")))
    rules, content = system(name), store.of(name).content_of(setup)
    game = storage.add("x", setup, version=rules.version, content=content, manual=False)
    live, dice = LiveGame(storage, game), Random(2)
    teller, mine, node = GameMessages(live, "en"), live.seats, 0
    yield teller.state(mine, since=0, told=True, board=True)
    for number in range(answers):
        if live.game.pending is None:
            break
        node = live.record.at
        try:
            if number % 7 == 6:
                how = dice.choice(["undo", "redo", "take_back"])
                live.back(f"{number}", live.seq, how, dice.choice(live.record.line()), mine)
            else:
                live.give(f"{number}", live.seq, dice.choice(live.game.pending.options), mine)
        except Refusal:
            continue
        yield teller.state(mine, since=teller.common(node, mine))
    storage.engine.dispose()


@pytest.mark.parametrize(
    ("name", "mission", "answers"),
    [("galaxy-defenders", "last_bus", 250), ("bug-hunt", "quick_start", 30)],
)
def test_changes_lead_from_each_state_to_the_next(tmp_path, name, mission, answers):
    kept: Any = None
    before, whole, sent = None, 0, 0
    for state in states(tmp_path, name, mission, answers):
        if before is None:
            kept = msgspec.to_builtins(state)
        else:
            message = msgspec.json.encode(changed(before, state))
            kept = merged(kept, msgspec.json.decode(message)["fields"])
            whole, sent = whole + len(msgspec.json.encode(state)), sent + len(message)
        assert msgspec.convert(kept, State) == state
        before = state
    assert sent < whole / 2


def test_only_who_asks_for_it_is_told_changes(server, game, player):
    keeper = Player(server.url, game, keeps=True)
    kept = keeper.state
    for _ in range(5):
        player.first()
        kept = merged(kept, keeper.hear("changed")["fields"])
        told = {**player.state, "since": kept["since"], "entries": kept["entries"]}
        assert msgspec.convert(kept, State) == msgspec.convert(told, State)
    keeper.send(kind="speak", lang="de")
    assert keeper.hear("state")["seq"] == kept["seq"]
    keeper.close()


def test_who_comes_back_is_told_the_whole_state(server, game, player):
    player.first()
    again = Player(server.url, game, keeps=True, seq=0, since=0)
    assert again.state["seq"] == player.seq
    assert again.state["scene"]["sheets"]
    again.close()


def test_who_could_not_be_told_does_not_count_as_told(server, game, player, monkeypatch):
    keeper = Player(server.url, game, keeps=True)

    def broken(*args, **words):
        raise RuntimeError("no words")

    with monkeypatch.context() as patched:
        patched.setattr(GameMessages, "state", broken)
        assert player.first()["error"] == "bad"
    player.send(kind="hello")
    player.hear("state")
    player.first()
    kept = merged(keeper.state, keeper.hear("changed")["fields"])
    told = {**player.state, "since": kept["since"], "entries": kept["entries"]}
    assert msgspec.convert(kept, State) == msgspec.convert(told, State)
    assert kept["entries"][0]["number"] == len(keeper.state["entries"]) + 1
    keeper.close()


def test_nothing_in_a_state_is_told_by_names_but_its_parts():
    """Changed fields could not be told from a new value otherwise."""
    kinds = list(_kinds(type_info(State), set()))
    assert len(kinds) > 100
    assert DictType not in kinds


def _kinds(info, known):
    """The kinds of all that a type is made of."""
    yield type(info)
    if isinstance(info, StructType):
        if info.cls in known:
            return
        known.add(info.cls)
        parts = [field.type for field in info.fields]
    elif isinstance(info, UnionType):
        parts = [*info.types]
    else:
        item = getattr(info, "item_type", None)
        parts = [*getattr(info, "item_types", ()), *([item] if item else [])]
    for part in parts:
        yield from _kinds(part, known)
