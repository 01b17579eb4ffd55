"""The table answers over the WebSocket, and whoever wants to be asked says so."""

import msgspec

from tests.server.conftest import Player, Running, new_game
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.kernel import Answer
from xenofront.present.turns import TABLE


def play(player, live, answers):
    """Follow the shown answers; which questions were asked."""
    asked = []
    for _ in range(answers):
        asked.append(player.question["what"])
        player.give(shown_choice(live.game))
    return asked


def test_the_table_answers_and_the_log_says_so(server, player, game):
    live = server.server.sessions._open[game].live
    asked = play(player, live, 40)
    given = [e for e in live.record.entries if isinstance(e, Answer) and e.by == TABLE]
    assert given
    assert "wings" not in asked
    assert all(entry.what in {s["kind"] for s in player.state["settles"]} for entry in given)
    player.send(kind="hello", lang="de", since=-1)
    told = player.hear("state")["entries"]
    assert "der Tisch" in {entry.get("by") for entry in told}


def test_who_wants_to_be_asked_is_asked_even_after_a_restart(database):
    first = Running(database)
    with first.client() as client:
        game = new_game(client)
    player = Player(first.url, game)
    assert not any(one.get("asked") for one in player.state["settles"])
    assert player.ask("ask", kinds=["wings", "nonsense"])["kind"] == "done"
    asked = [one["kind"] for one in player.state["settles"] if one.get("asked")]
    assert asked == ["wings"]
    live = first.server.sessions._open[game].live
    play(player, live, 10)
    player.close()
    first.stop()
    second = Running(database)
    try:
        again = Player(second.url, game)
        live = second.server.sessions._open[game].live
        assert [one["kind"] for one in again.state["settles"] if one.get("asked")] == ["wings"]
        assert "wings" in play(again, live, 40)
        assert again.ask("ask", kinds=["*"])["kind"] == "done"
        assert all(one["asked"] for one in again.state["settles"])
        before = len(live.record.entries)
        play(again, live, 10)
        assert TABLE not in {getattr(e, "by", "") for e in live.record.entries[before:]}
        again.close()
    finally:
        second.stop()


def test_too_long_a_wish_is_refused(player):
    told = player.ask("ask", kinds=["x" * 5_000])
    assert told["error"] == "bad"
    assert msgspec.json.encode(told)


def test_a_computer_player_decides_for_itself(server, player, game):
    live = server.server.sessions._open[game].live
    for seat in ("chromium", "titanium"):
        live.seating.hand((seat,), "greedy", live.seats)
    before = len(live.record.entries)
    while len(live.record.entries) < before + 60 and live.game.pending is not None:
        thought = live.seating.bench.think("greedy", live.game)
        live.seating.answer(live.seq, live.game.pending.seat, thought)
    assert TABLE not in {getattr(entry, "by", "") for entry in live.record.entries[before:]}
