"""What somebody meets who comes for the first time, or comes to the wrong place."""

from random import Random

import httpx
import pytest

from tests.server.conftest import HEADERS, Player, Running, new_game
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.factory import new_record, new_setup
from xenofront.present.presenter import presenter_of
from xenofront.text.texts import Texts

BUG_HUNT = {"system": "bug-hunt", "mission": "first_contact", "squad": [], "seed": 4}


# -- wrong places ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en-GB,en;q=0.9", "There is no such page."),
        ("de-DE,de;q=0.9,en;q=0.8", "Diese Seite gibt es nicht."),
        ("fr", "There is no such page."),
    ],
)
def test_an_unknown_path_is_a_page_with_a_way_home(client, language, said):
    told = client.get("/nowhere/<b>", headers={"Accept-Language": language})
    assert told.status_code == 404
    assert told.headers["content-type"].startswith("text/html")
    assert told.headers["content-security-policy"]
    assert said in told.text
    assert '<a href="/">' in told.text
    assert "<b>" not in told.text
    assert f'<html lang="{language[:2] if language != "fr" else "en"}">' in told.text


def test_an_unknown_request_of_a_program_stays_one_for_programs(client):
    told = client.get("/api/nowhere")
    assert told.status_code == 404
    assert told.json()["error"] == "path"
    assert client.delete("/api/games").status_code == 405


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "There is no rule GD-99.z."), ("de", "Es gibt keine Regel GD-99.z.")],
)
def test_a_rule_that_does_not_exist_is_refused_in_the_readers_language(client, lang, said):
    told = client.get(f"/api/rules/GD-99.z?lang={lang}")
    assert told.status_code == 404
    assert told.json()["text"] == said


def test_only_a_server_of_this_machine_says_that_everything_stays_here(client, tmp_path):
    assert client.get("/api/catalogue").json()["local"] is True
    open_to_all = Running(f"sqlite:///{tmp_path}/other.sqlite", local=False)
    try:
        with httpx.Client(base_url=open_to_all.url, headers=HEADERS) as visitor:
            assert visitor.get("/api/catalogue").json().get("local", False) is False
    finally:
        open_to_all.stop()


# -- the first moment ------------------------------------------------------------------------------


def test_a_mission_opens_with_its_goals_until_somebody_has_answered(server, client):
    game = new_game(client)
    player = Player(server.url, game)
    assert player.welcome["fresh"] is True
    goals = {fact["name"]: fact["value"] for fact in player.welcome["goals"]}
    assert goals == {"Copy the recorder": "0/1", "Round": "1/14"}
    player.give("chromium")
    player.close()
    again = Player(server.url, game)
    assert again.welcome.get("fresh", False) is False
    again.close()


def test_bug_hunt_names_its_objectives_as_goals(server, client):
    player = Player(server.url, new_game(client, **BUG_HUNT))
    names = [fact["name"] for fact in player.welcome["goals"]]
    assert names[0] == "Objective points"
    assert len(names) > 1
    player.close()


# -- where answers stand ---------------------------------------------------------------------------


def stands(question):
    return {one["key"]: one["stand"] for one in question["options"] if one.get("stand")}


def test_the_end_of_a_turn_stands_apart_from_the_other_answers(player):
    player.give("chromium")
    assert stands(player.question) == {"end": "foot"}
    player.give("move")
    assert stands(player.question) == {"stop": "foot"}


def test_giving_up_stands_in_the_menu_and_is_asked_twice(server, client):
    game = new_game(client, **BUG_HUNT)
    player = Player(server.url, game)
    live = server.server.sessions._open[game].live
    found: dict[str, dict[str, str]] = {}
    dice = Random(3)
    for _ in range(80):
        question = player.question
        if question is None or len(found) == 3:
            break
        if question["what"] in ("trooper", "move", "action"):
            found.setdefault(question["what"], stands(question))
            sure = {o["key"] for o in question["options"] if o.get("sure")}
            lost = {o["key"] for o in question["options"] if o["key"].startswith("leave ")}
            assert sure == lost | ({"concede"} & {o["key"] for o in question["options"]})
        player.give(purposeful_choice(live.game, dice))
    assert found["trooper"] == {"end": "foot", "concede": "menu"}
    assert found["move"] == {"stay": "foot"}
    assert found["action"] == {"done": "foot"}
    player.close()


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "Turn 1"), ("de", "Runde 1")])
def test_bug_hunt_counts_turns_on_its_last_page(lang, said):
    record = new_record(new_setup("first_contact", ("duarte", "reck", "adeyemi"), seed=4,
                                  system_name="bug-hunt", preset="quick start"))  # fmt: skip
    dice = Random(3)
    while record.game.pending is not None:
        keys = record.game.pending.options
        record.answer("concede" if "concede" in keys else purposeful_choice(record.game, dice))
    outcome = presenter_of("bug-hunt").outcome(record, Texts(lang, "bug-hunt"))
    assert outcome.moments[-1].when == said
