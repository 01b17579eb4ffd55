"""Campaigns on the server: begun, gone on with, and kept, for both systems."""

from random import Random

import pytest

from tests.server.conftest import Player, Running, new_game
from xenofront.campaign import after_mission, new_campaign
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.server import campaigns
from xenofront.server.live import LiveGame

DUST_ROAD = {
    "system": "galaxy-defenders",
    "mission": "",
    "campaign": "dust_road",
    "squad": ["mercury"],
    "seed": 8,
}
OPERATION = {
    "system": "bug-hunt",
    "mission": "",
    "campaign": "operation",
    "squad": [],
    "preset": "rulebook",
    "seed": 3,
}


def play_out(server, game):
    """Play a mission to its end."""
    live, dice = LiveGame(server.server.storage, game), Random(5)
    number = 0
    while live.game.pending is not None:
        number += 1
        if live.row.system == "bug-hunt":
            key = purposeful_choice(live.game, dice)
        else:
            key = shown_choice(live.game)
        live.give(f"x{number}", live.seq, key, live.seats)
        assert number < 4000
    return live


@pytest.mark.timeout(240)
@pytest.mark.parametrize("wish", [DUST_ROAD, OPERATION], ids=lambda wish: wish["campaign"])
def test_what_was_gained_goes_along_to_the_next_mission(server, client, wish):
    first = play_out(server, new_game(client, **wish))
    setup = first.record.setup
    assert setup.options["campaign"] is True
    player = Player(server.url, first.name)
    told = player.state["outcome"]["campaign"]
    assert told["upcoming"]
    assert len(told["played"]) == 1
    assert len(told["squad"]) >= len(setup.seats)
    assert "next_mission" not in player.state["outcome"]
    made = client.post(f"/api/games/{first.name}/next", json={})
    assert made.status_code == 201, made.text
    second = LiveGame(server.server.storage, made.json()["game"])
    begun = {n: v for n, v in setup.options.items() if n != "campaign"}
    log = new_campaign(wish["campaign"], setup.seats, options=begun)
    expected = after_mission(log, first.game)
    assert second.record.setup.carried
    assert second.record.setup.mission == expected.upcoming
    assert campaigns.kept(server.server.storage, first.row.campaign).log.squad == expected.squad
    assert second.row.campaign == first.row.campaign
    again = client.post(f"/api/games/{first.name}/next", json={})
    assert again.json()["game"] == second.name
    player.close()
    back = Player(server.url, first.name)
    assert back.state["outcome"]["campaign"]["game"] == second.name
    back.close()


def test_a_campaign_is_continued_after_a_restart(database):
    server = Running(database)
    with server.client() as client:
        game = new_game(client, **DUST_ROAD)
        play_out(server, game)
    server.stop()
    server = Running(database)
    with server.client() as client:
        (card,) = client.get("/api/games").json()["games"]
        assert card["campaign"] == "The Dust Road"
        made = client.post(f"/api/games/{game}/next", json={}).json()["game"]
        player = Player(server.url, made, lang="de")
        assert player.question
        player.close()
        german = client.get("/api/games?lang=de").json()["games"]
        assert {card["campaign"] for card in german} == {"Die Staubstraße"}
    server.stop()


def test_all_campaigns_can_be_chosen_in_both_languages(client):
    for lang in ("en", "de"):
        systems = client.get(f"/api/catalogue?lang={lang}").json()["systems"]
        found = {card["id"]: card for one in systems for card in one["campaigns"]}
        assert set(found) == {"dust_road", "far_side", "operation", "escalation", "joint"}
        assert all(card["story"] and card["squad"] for card in found.values())


def test_what_cannot_be_gone_on_with_is_refused(client, game):
    alone = client.post(f"/api/games/{game}/next", json={})
    assert (alone.status_code, alone.json()["error"]) == (400, "campaign")
    begun = new_game(client, **DUST_ROAD)
    early = client.post(f"/api/games/{begun}/next", json={})
    assert early.json()["text"] == "the mission is not over yet"
    unknown = client.post("/api/games", json={**DUST_ROAD, "campaign": "operation"})
    assert (unknown.status_code, unknown.json()["error"]) == (400, "campaign")
    assert client.post("/api/games/nothing/next", json={}).status_code == 404


def test_the_same_mission_cannot_be_played_again_from_its_outcome(server, client):
    """What was carried over is not known to a wish for a new game."""
    first = play_out(server, new_game(client, **DUST_ROAD))
    second = client.post(f"/api/games/{first.name}/next", json={}).json()["game"]
    player = Player(server.url, second)
    assert "again" not in player.welcome
    player.close()


def test_a_mission_of_a_campaign_is_played_again_with_all_that_was_gained(server, client):
    first = play_out(server, new_game(client, **DUST_ROAD))
    second = client.post(f"/api/games/{first.name}/next", json={}).json()["game"]
    setup = play_out(server, second).record.setup
    made = client.post(f"/api/games/{second}/again", json={})
    assert made.status_code == 201, made.text
    again = LiveGame(server.server.storage, made.json()["game"])
    assert again.record.setup == setup
    assert again.record.setup.carried["agents"]
    assert again.row.campaign == ""
    assert client.post("/api/games/nothing/again", json={}).status_code == 404


def test_a_campaign_goes_back_to_before_a_mission(server, client):
    storage = server.server.storage
    first = play_out(server, new_game(client, **DUST_ROAD))
    second = client.post(f"/api/games/{first.name}/next", json={}).json()["game"]
    player = Player(server.url, first.name)
    assert player.state["outcome"]["campaign"]["number"] == 1
    player.close()
    made = client.post(f"/api/games/{first.name}/back", json={})
    assert made.status_code == 201, made.text
    back = LiveGame(storage, made.json()["game"])
    log = campaigns.kept(storage, first.row.campaign).log
    assert (log.played, log.taken_back) == ((), 1)
    assert campaigns.kept(storage, first.row.campaign).game == back.name
    before = first.record.setup
    assert (back.record.setup.mission, back.record.setup.carried) == (
        before.mission,
        before.carried,
    )
    assert back.record.setup.seed != before.seed
    for gone in (first.name, second):
        twice = client.post(f"/api/games/{gone}/back", json={})
        assert (twice.status_code, twice.json()["error"]) == (400, "campaign")
    player = Player(server.url, first.name)
    assert "number" not in player.state["outcome"]["campaign"]
    player.close()


def test_the_newest_mission_of_a_campaign_is_begun_anew_too(server, client):
    first = play_out(server, new_game(client, **OPERATION))
    made = client.post(f"/api/games/{first.name}/back", json={})
    assert made.status_code == 201, made.text
    kept = campaigns.kept(server.server.storage, first.row.campaign)
    assert (kept.game, kept.log.taken_back) == (made.json()["game"], 1)
    assert client.post("/api/games/nothing/back", json={}).status_code == 404


def test_a_game_of_no_campaign_goes_back_nowhere(client, game):
    alone = client.post(f"/api/games/{game}/back", json={})
    assert (alone.status_code, alone.json()["error"]) == (400, "campaign")
