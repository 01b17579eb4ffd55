"""Playing over the WebSocket: answers, plans, undo, looking back, languages, several players."""

import pytest

from tests.server.conftest import Player, new_game
from xenofront.games.factory import new_record, new_setup
from xenofront.games.galaxy_defenders.play.guide import shown_choice


def test_a_game_begins_with_welcome_and_state(player):
    assert player.welcome["mission_name"] == "Dust Signal"
    assert [seat["id"] for seat in player.welcome["seats"]] == ["chromium", "titanium"]
    assert player.state["told"] is True
    assert player.question["what"] == "alpha"
    assert player.question["rule"]["rules"] == ["GD-6.2.1.a"]
    assert [frame["citation"] for frame in player.question["why"]]


def test_an_answer_changes_the_game_as_the_engine_does(player, server, game):
    record = new_record(new_setup("dust_signal", ("chromium", "titanium"), seed=4))
    assert player.ask("ask", kinds=["*"])["kind"] == "done"
    for _ in range(40):
        key = shown_choice(record.game)
        if len(options(record)) > 1:
            told = player.give(key)
            assert told == {"kind": "done", "id": told["id"]}
        record.answer(key)
    while len(options(record)) == 1:
        record.answer(options(record).pop())
    live = server.server.sessions._open[game].live
    assert live.record.digest() == record.digest()
    assert player.seq == live.seq == len(record.entries)
    keys = [option["key"] for option in player.question["options"]]
    assert sorted(keys) == sorted(options(record))


def options(record):
    assert record.game.pending is not None
    return set(record.game.pending.options)


def test_an_illegal_answer_names_its_rule_and_changes_nothing(player):
    before = player.state
    told = player.give("mercury")
    assert told["error"] == "illegal"
    assert told["rule"].startswith("GD-6.2.1")
    assert told["rule_text"]
    assert player.give("chromium")["kind"] == "done"
    assert player.state["since"] == len(before["entries"])


def test_a_stale_answer_is_refused(player):
    old = player.seq
    player.give("chromium")
    told = player.give("titanium", seq=old)
    assert told["error"] == "stale"
    assert player.seq > old


def test_the_same_request_counts_once(player):
    old = player.seq
    first = player.give("chromium", id="once")
    again = player.give("chromium", id="once", seq=old)
    assert first["kind"] == again["kind"] == "done"
    assert player.seq == 1


def test_a_plan_goes_on_up_to_the_first_surprise(player):
    player.give("chromium")
    assert player.question["what"] == "activity"
    player.give("move")
    goal = player.question["plans"][0]
    told = player.ask("plan", seq=player.seq, goal=goal)
    assert told["kind"] == "done"
    assert told.get("taken", 1) > 1
    cells = {figure["id"]: figure.get("cell") for figure in player.state["scene"]["figures"]}
    assert cells["chromium"] == goal or told["stopped"]


def walked(player, **more):
    """Chromium walks to the nearest hex beyond one step, where nothing is turned up."""
    player.give("chromium")
    player.give("move")
    told = player.ask("plan", seq=player.seq, goal=player.question["plans"][0], **more)
    assert told["kind"] == "done"
    assert not told.get("stopped")


def test_a_plan_to_a_hex_ends_there_and_asks_for_the_facing(player):
    walked(player)
    assert player.question["what"] == "facing"


def test_what_is_to_be_answered_afterwards_is_answered_in_the_same_go(player):
    walked(player, then="W")
    assert player.question["what"] == "activity"
    figures = {figure["id"]: figure for figure in player.state["scene"]["figures"]}
    assert figures["chromium"]["facing"] == "W"


def test_what_is_not_asked_afterwards_is_left(player):
    walked(player, then="99,99")
    assert player.question["what"] == "facing"


def test_a_plan_to_nowhere_is_refused(player):
    player.give("chromium")
    player.give("move")
    assert player.ask("plan", seq=player.seq, goal="99,99")["error"] in ("illegal", "unknown")
    assert player.ask("plan", seq=player.seq, keys=[])["error"] == "illegal"


def test_undo_up_to_the_barrier_and_refused_beyond(player):
    player.give("chromium")
    player.give("move")
    assert player.state["times"]["undo"] is True
    assert player.ask("back", seq=player.seq, how="undo")["kind"] == "done"
    assert player.question["what"] == "activity"
    assert player.state["times"]["redo"] is True
    assert player.ask("back", seq=player.seq, how="redo")["kind"] == "done"
    assert player.question["what"] == "hex"
    while player.state["times"]["undo"]:
        player.ask("back", seq=player.seq, how="undo")
    assert player.state["times"]["undo_why"]
    told = player.ask("back", seq=player.seq, how="undo")
    assert told["error"] == "undo"


def test_a_take_back_is_counted_and_changes_chance(player):
    for _ in range(12):
        player.first()
    line = [row["node"] for row in player.state["times"]["line"]]
    told = player.ask("back", seq=player.seq, how="take_back", node=line[2])
    assert told["kind"] == "done"
    assert player.state["times"]["take_backs"] == 1
    far = player.ask("back", seq=player.seq, how="take_back", node=9999)
    assert far["error"] == "undo"


def test_a_past_moment_is_shown_as_it_was(player):
    before = player.state["scene"]
    player.give("chromium")
    node = player.state["times"]["line"][0]["node"]
    told = player.ask("visit", node=node)
    assert told["scene"]["figures"] == before["figures"]
    assert "Chromium" in told["asked"]
    assert player.ask("visit", node=4711)["error"] == "unknown"


def test_the_language_changes_while_playing(player):
    english = player.question["text"]
    player.send(kind="speak", lang="de")
    player.hear("state")
    assert player.welcome["lang"] == "de"
    assert player.welcome["mission_name"] == "Staubsignal"
    assert player.question["text"] != english


def test_everybody_at_a_game_is_told(server, game, player):
    other = Player(server.url, game, lang="de")
    player.give("chromium")
    told = other.hear("state")
    assert told["seq"] == player.seq
    assert told.get("told", False) is False
    other.close()


def test_who_comes_back_gets_only_what_is_new(server, game, player):
    for _ in range(6):
        player.first()
    known = player.state["since"] + len(player.state["entries"])
    seq = player.seq
    for _ in range(4):
        player.first()
    number = player.state["since"] + len(player.state["entries"])
    back = Player(server.url, game, since=known, seq=seq)
    assert back.state["since"] == known
    assert len(back.state["entries"]) == number - known
    player.ask("back", seq=player.seq, how="take_back", node=1)
    after = Player(server.url, game, since=number, seq=back.seq)
    assert after.state["since"] < known
    back.close()
    after.close()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_mission_reaches_its_outcome_page(server, client, lang):
    player = Player(server.url, new_game(client, squad=["mercury"], seed=8), lang=lang)
    name = player.welcome["game"]
    live = server.server.sessions._open[name].live
    for _ in range(400):
        if player.question is None:
            break
        player.give(shown_choice(live.game))
    assert player.state["outcome"]["result"] == "won"
    assert player.state["outcome"]["seed"] == "8"
    assert player.give("anything")["error"] == "over"
    (card,) = [g for g in client.get("/api/games").json()["games"] if g["id"] == name]
    assert card["over"] is True
    player.close()


def walked_until_stopped(server, client, lang="en", **wish):
    """A player who walked as far as possible again and again, and why it went no farther."""
    player = Player(server.url, new_game(client, **wish), lang=lang)
    for _ in range(60):
        plans = player.question.get("plans")
        if plans:
            told = player.ask("plan", seq=player.seq, goal=plans[-1])
            if told.get("stopped"):
                yield player, told["stopped"]
        else:
            keys = [option["key"] for option in player.question["options"]]
            player.give("move" if "move" in keys else keys[0])
    player.close()


STOPS = [
    ("en", 0, "Stopped on the way: The signal at 5,6 is a human!"),
    (
        "en",
        2,
        "Stopped on the way: Spine Critter, blue (5) appears at 5,6, controlled by Titanium.",
    ),
    (
        "de",
        2,
        "Unterwegs angehalten: Stachelkrabbler, blau (5) erscheint auf 5,6, geführt von Titanium.",
    ),
]


@pytest.mark.parametrize(("lang", "seed", "said"), STOPS)
def test_what_stopped_a_walk_is_said_in_words(server, client, lang, seed, said):
    for player, stopped in walked_until_stopped(server, client, lang, seed=seed):
        assert stopped == said
        assert stopped.endswith(player.state["entries"][-1]["text"])
        break
    else:
        pytest.fail("nothing stopped anybody")


def test_a_walk_that_a_rule_stops_names_it(server, client):
    found = [stopped for _, stopped in walked_until_stopped(server, client, seed=8)]
    assert found[-1].startswith("Stopped on the way, for something comes first: ")
    assert found[-1].endswith(" (GD-8.7.i)")
