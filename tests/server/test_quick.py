"""Quick answers over the WebSocket: one request, ordinary answers, undone like others."""

from random import Random

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.conftest import Player, Running, new_game
from xenofront.content import store
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.factory import new_setup, system
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.kernel import Answer
from xenofront.present.quick import NONE, shortcuts
from xenofront.server.database import ENTRY, connect
from xenofront.server.live import LiveGame
from xenofront.server.refusal import Refusal
from xenofront.server.storage import Storage


@pytest.fixture
def live(server, game, player):
    return server.server.sessions._open[game].live


def play_to(player, live, what):
    """Answer everything with a purpose until this is asked."""
    player.ask("ask", kinds=["*"])
    for _ in range(200):
        if player.question["what"] == what:
            return
        player.give(shown_choice(live.game))
    raise AssertionError(f"{what} is not asked")


def quick(player, how, **more):
    return player.ask("quick", **{"seq": player.seq, "how": how, **more})


def test_passing_answers_all_of_a_kind_with_one_request(player, live):
    play_to(player, live, "wings")
    assert player.question["quick"][0] == {
        "how": "pass",
        "key": "decline",
        "text": "“Do not roll” until something else is asked",
    }
    before = player.seq
    told = quick(player, "pass", id="once")
    assert told == {"kind": "done", "id": "once"}
    assert player.question["what"] != "wings"
    given = [entry.choice for entry in live.record.entries[before:]]
    assert given.count("decline") == 2
    assert quick(player, "pass", id="once", seq=before)["kind"] == "done"
    assert player.seq == live.seq == before + len(given)


def test_an_order_for_the_round_is_shown_and_can_be_ended(server, player, live):
    play_to(player, live, "guard")
    assert [one["how"] for one in player.question["quick"]] == ["pass"]
    quick(player, "pass")
    (order,) = player.state["standing"]
    assert order["what"] == "guard"
    assert order["text"].endswith("for the rest of the round")
    other = Player(server.url, live.name)
    assert other.state["standing"] == [order]
    assert quick(player, "stop")["kind"] == "done"
    assert "standing" not in player.state
    other.close()


def test_what_was_answered_quickly_can_be_undone_one_by_one(player, live):
    play_to(player, live, "wings")
    before = live.record.at
    quick(player, "pass")
    for _ in range(2):
        assert player.ask("back", seq=player.seq, how="undo")["kind"] == "done"
        assert player.question["what"] == "wings"
    assert live.record.at == before
    player.ask("back", seq=player.seq, how="redo")
    assert player.question["what"] == "wings"


def test_undo_ends_what_was_ordered(player, live):
    play_to(player, live, "guard")
    quick(player, "pass")
    assert player.state["standing"]
    player.ask("back", seq=player.seq, how="undo")
    assert "standing" not in player.state
    assert player.question["what"] == "guard"


def test_a_quick_answer_that_is_not_offered_changes_nothing(player):
    before = player.seq
    for how in ("pass", "rest", "again"):
        told = quick(player, how)
        assert told["error"] == "illegal"
        assert told["text"] == "This quick answer does not fit the question now."
    assert quick(player, "pass", seq=before + 7)["error"] == "stale"
    player.send(kind="quick", id="x", seq=before, how="everything")
    assert player.hear("refused")["error"] == "bad"
    assert player.seq == before


def test_quick_answers_are_offered_in_german(server, client):
    player = Player(server.url, new_game(client), lang="de")
    live = server.server.sessions._open[player.welcome["game"]].live
    play_to(player, live, "guard")
    assert player.question["quick"][0]["text"].endswith("für den Rest der Runde")
    player.close()


# -- after a restart -------------------------------------------------------------------------------


@pytest.fixture
def storage(database):
    made = Storage(connect(database))
    yield made
    made.engine.dispose()


def added(storage, mission="dust_signal", squad=("chromium", "titanium"), name="galaxy-defenders"):
    setup = new_setup(mission, squad, seed=4, system_name=name)
    content = store.of(name).content_of(setup)
    return storage.add("x", setup, version=system(name).version, content=content, manual=False)


def opened_at(storage, what):
    """A game in which this is asked."""
    live = LiveGame(storage, added(storage))
    for number in range(200):
        if getattr(live.game.pending, "what", "") == what:
            return live
        live.give(str(number), live.seq, shown_choice(live.game), live.seats)
    raise AssertionError(f"{what} is not asked")


def ordered(storage):
    """A game in which nobody fires on guard for the rest of the round."""
    live = opened_at(storage, "guard")
    live.quick("order", live.seq, "pass", live.seats)
    assert [order.what for order in live.standing.orders] == ["guard"]
    return live


def test_a_server_that_was_stopped_goes_on_answering(database):
    first = Running(database)
    with first.client() as client:
        game = new_game(client)
    player = Player(first.url, game)
    live = first.server.sessions._open[game].live
    play_to(player, live, "guard")
    quick(player, "pass")
    shown, orders = player.state["standing"], live.standing.orders
    assert shown
    player.close()
    first.stop()
    second = Running(database)
    try:
        again = Player(second.url, game)
        assert again.state["standing"] == shown
        live = second.server.sessions._open[game].live
        assert live.standing.orders == orders
        reloaded = Player(second.url, game)
        assert reloaded.state["standing"] == shown
        reloaded.close()
        assert quick(again, "stop")["kind"] == "done"
        again.close()
    finally:
        second.stop()
    third = Running(database)
    try:
        last = Player(third.url, game)
        assert "standing" not in last.state
        last.close()
    finally:
        third.stop()


def play_with_orders(storage, name, choose, *, reopened):
    """Give the first quick answer there is, else one with a purpose; how often one held on."""
    live, held = LiveGame(storage, name), 0
    for number in range(120):
        if live.game.pending is None:
            break
        if reopened:
            live = LiveGame(storage, name)
        held += bool(live.standing.orders)
        offered = shortcuts(live.record, live.seats)
        if offered:
            live.quick(str(number), live.seq, offered[0].how, live.seats)
        else:
            live.give(str(number), live.seq, choose(live.game), live.seats)
    return live.record.entries, held


def test_a_game_that_is_opened_anew_before_each_answer_goes_the_same_way(storage):
    one, two = added(storage), added(storage)
    usual, held = play_with_orders(storage, one, shown_choice, reopened=False)
    assert held > 10
    assert play_with_orders(storage, two, shown_choice, reopened=True) == (usual, held)


def test_so_does_a_game_of_bug_hunt(storage):
    squad = ("trooper1", "trooper2", "trooper3", "trooper4")
    runs = []
    for reopened in (False, True):
        dice, name = Random(2), added(storage, "first_contact", squad, "bug-hunt")
        runs.append(
            play_with_orders(
                storage,
                name,
                lambda game, dice=dice: purposeful_choice(game, dice),
                reopened=reopened,
            )
        )
    assert runs[0][1] > 0
    assert runs[0] == runs[1]


def test_what_ends_an_order_ends_it_in_the_database(storage):
    live = ordered(storage)
    assert storage.game(live.name).standing != NONE
    live.back("undo", live.seq, "undo", 0, live.seats)
    assert storage.game(live.name).standing == NONE
    assert LiveGame(storage, live.name).standing.orders == ()


def test_an_undo_that_is_refused_ends_no_order(storage):
    live = ordered(storage)
    orders = live.standing.orders
    with pytest.raises(Refusal):
        live.back("undo", live.seq, "take_back", 0, ())
    assert live.standing.orders == orders
    assert LiveGame(storage, live.name).standing.orders == orders


def test_an_order_that_cannot_be_stored_does_not_hold(storage, monkeypatch):
    live = opened_at(storage, "guard")

    def full(*args, **words):
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(Storage, "append", full)
        with pytest.raises(OSError, match="disk full"):
            live.quick("order", live.seq, "pass", live.seats)
    assert live.standing.orders == ()
    assert LiveGame(storage, live.name).standing.orders == ()


def test_orders_that_nobody_can_read_do_not_hold(storage):
    live = ordered(storage)
    for text in ("", "[[]]", "{", '[{"how": "always"}]'):
        storage.order(live.name, text)
        assert LiveGame(storage, live.name).standing.orders == ()


def test_an_order_holds_under_changed_content_unless_answers_were_dropped(storage):
    live = ordered(storage)
    with storage.engine.begin() as connection:
        connection.execute(sa.text("update game set content = 'older'"))
    carried = LiveGame(storage, live.name)
    assert not carried.dropped
    assert carried.standing.orders == live.standing.orders
    assert LiveGame(storage, live.name).standing.orders == live.standing.orders


def test_no_order_holds_when_answers_were_dropped(storage):
    live = ordered(storage)
    last = msgspec.json.encode(Answer(live.seats[0], "guard", "an answer of older rules"))
    with storage.engine.begin() as connection:
        connection.execute(sa.text("update game set content = 'older'"))
        connection.execute(ENTRY.update().where(ENTRY.c.seq == live.seq).values(body=last))
    for _ in range(2):
        carried = LiveGame(storage, live.name)
        assert carried.standing.orders == ()
