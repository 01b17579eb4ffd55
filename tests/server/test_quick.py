"""Quick answers over the WebSocket: one request, ordinary answers, undone like others."""

import pytest

from tests.server.conftest import Player, new_game
from xenofront.players.galaxy_defenders_guide import shown_choice


@pytest.fixture
def live(server, game, player):
    return server.server.tables._open[game].live


def play_to(player, live, what):
    """Answer with a purpose until this is asked."""
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
    live = server.server.tables._open[player.welcome["game"]].live
    play_to(player, live, "guard")
    assert player.question["quick"][0]["text"].endswith("für den Rest der Runde")
    player.close()
