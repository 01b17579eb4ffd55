"""What pages ask for outside a game."""

import json

import pytest
import sqlalchemy as sa

from tests.server.conftest import GALAXY_DEFENDERS, Player, new_game
from xenofront.content import store
from xenofront.games import registry
from xenofront.games.factory import new_record, new_setup
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.kernel import write_record
from xenofront.kernel.streams import commitment, is_secure
from xenofront.server.safety import HEADERS, SAVE_BYTES


def save_of(record):
    return write_record(record, store.of(record.setup.system).content_of(record.setup))


def test_every_answer_carries_strict_headers(client):
    for path in ("/", "/api/catalogue", "/api/nothing", "/assets/none.js"):
        found = client.get(path).headers
        for name, value in HEADERS.items():
            assert found[name] == value, path
    policy = client.get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_catalogue_lists_every_system_and_mission(client, lang):
    told = client.get("/api/catalogue", params={"lang": lang}).json()
    assert [system["id"] for system in told["systems"]] == list(registry.game_names())
    for system in told["systems"]:
        packaged = store.of(system["id"]).catalogue().missions
        assert {mission["id"] for mission in system["missions"]} == set(packaged)
        assert system["first"] in packaged
        for mission in system["missions"]:
            assert mission["briefing"]
            assert mission["squad"]


def test_an_unknown_language_is_refused(client):
    told = client.get("/api/catalogue", params={"lang": "xx"})
    assert told.status_code == 400
    assert "xx" in told.json()["text"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"system": "chess"}, "chess"),
        ({"mission": "nowhere"}, "nowhere"),
        ({"mission": "/etc/passwd.yaml"}, "passwd"),
        ({"mission": "../dust_signal.yaml"}, "dust_signal"),
        ({"squad": ["nobody"]}, "nobody"),
        ({"squad": []}, ""),
        ({"squad": ["chromium", "chromium"]}, ""),
        ({"preset": "impossible"}, "impossible"),
        ({"options": {"cheat": True}}, "cheat"),
        ({"options": {"human_view": "sometimes"}}, "human_view"),
        ({"seed": "one"}, "seed"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_a_reason(client, wish, words):
    body = {
        "system": "galaxy-defenders",
        "mission": "dust_signal",
        "squad": ["chromium"],
        "seed": 1,
        **wish,
    }
    told = client.post("/api/games", json=body)
    if body["squad"] == []:
        assert told.status_code == 201  # the usual squad
        return
    assert told.status_code == 400, told.text
    assert words in told.json()["text"]
    assert client.get("/api/games").json() == {"games": []}


def test_a_body_that_is_too_long_is_refused(client):
    told = client.post("/api/games", content=b" " * 20_000)
    assert told.status_code == 413


def test_games_are_listed_with_words(client, server):
    game = new_game(client)
    Player(server.url, game).close()
    (card,) = client.get("/api/games", params={"lang": "de"}).json()["games"]
    assert card["id"] == game
    assert card["mission_name"] == "Staubsignal"
    assert card["squad"] == ["Chromium", "Titanium"]
    assert card["over"] is False


def test_a_save_can_be_downloaded_and_brought_back(client, server, player, game):
    for _ in range(8):
        player.first()
    saved = client.get(f"/api/games/{game}/save")
    assert "dust_signal-4.game" in saved.headers["Content-Disposition"]
    made = client.post("/api/games/import", content=saved.content)
    assert made.status_code == 201, made.text
    other = Player(server.url, made.json()["game"])
    assert other.state["scene"] == player.state["scene"]
    assert other.question["text"] == player.question["text"]
    other.first()
    other.close()


def test_a_problem_report_is_one_file_that_opens_again(client, server, player, game):
    for _ in range(5):
        player.first()
    report = client.get(f"/api/games/{game}/report").content
    assert report.startswith(b"Xenofront problem report\n")
    assert b"mission dust_signal\n" in report
    made = client.post("/api/games/import", content=report)
    assert made.status_code == 201, made.text
    other = Player(server.url, made.json()["game"])
    assert other.state["scene"] == player.state["scene"]
    other.close()


def test_bad_saves_are_refused_with_a_reason(client):
    record = new_record(new_setup("dust_signal", ("chromium",), seed=1))
    good = save_of(record)
    for bad in (b"", b"{}", good[:-20], good.replace(b'"seed":1', b'"seed":2'), b"\xff" * 100):
        told = client.post("/api/games/import", content=bad)
        assert told.status_code == 400, bad[:40]
        assert told.json()["error"] == "save"
    huge = client.post("/api/games/import", content=b"x" * (SAVE_BYTES + 1))
    assert huge.status_code == 413


def test_why_a_save_is_refused_is_said_in_the_language_of_the_page(client):
    good = save_of(new_record(new_setup("dust_signal", ("chromium",), seed=1)))
    told = client.post("/api/games/import?lang=de", content=good[:-20])
    assert "die Datei ist abgeschnitten" in told.json()["text"]
    told = client.post("/api/games/import?lang=de", content=b"\xff" * 100)
    assert told.json()["text"] == "kein Spielstand von Xenofront: kein richtiges JSON bei Byte 0"
    told = client.post("/api/games/import?lang=xx", content=good)
    assert (told.status_code, told.json()["error"]) == (400, "lang")


def test_a_save_with_a_mission_from_elsewhere_is_refused(client, tmp_path):
    source = galaxy_defenders_pack.PACK.folder / "missions" / "dust_signal.yaml"
    text = source.read_text(encoding="utf-8").replace("id: dust_signal", "id: my_own")
    own = tmp_path / "own.yaml"
    own.write_text(text, encoding="utf-8")
    record = new_record(new_setup(str(own), ("chromium",), seed=1))
    told = client.post("/api/games/import", content=save_of(record))
    assert told.status_code == 400
    assert "own.yaml" in told.json()["text"]


def test_rules_are_found_by_id_and_by_words(client):
    told = client.get("/api/rules", params={"q": "GD-6.2.1.a"}).json()
    assert told["rules"][0]["id"] == "GD-6.2.1.a"
    told = client.get("/api/rules", params={"q": "snap fire", "system": "bug-hunt"}).json()
    assert told["total"] >= 3
    assert all(rule["id"].startswith(("BH", "BX", "BD", "BR")) for rule in told["rules"])
    german = client.get("/api/rules", params={"q": "Abwehrfeuer", "lang": "de"}).json()
    assert german["total"] > 0
    assert client.get("/api/rules", params={"q": "zzzz"}).json() == {"rules": [], "total": 0}
    assert len(client.get("/api/rules", params={"limit": "7"}).json()["rules"]) == 7
    assert client.get("/api/rules", params={"system": "chess"}).status_code == 400


def test_one_rule_by_its_id(client):
    told = client.get("/api/rules/BR-41", params={"lang": "de"}).json()
    assert "Abwehrfeuer" in told["text"]
    assert client.get("/api/rules/GD-99.z").status_code == 404


def test_the_words_of_the_pages_are_served(client):
    for lang in ("en", "de"):
        told = client.get(f"/locales/{lang}.ftl")
        assert told.status_code == 200
        assert told.headers["Content-Type"].startswith("text/plain")
    assert client.get("/locales/xx.ftl").status_code == 404
    assert client.get("/locales/..%2Fui.ftl").status_code == 404


def test_the_guided_mission_is_set_up_by_the_program(client, server):
    game = new_game(client, guided=True, squad=["titanium"], seed=77)
    player = Player(server.url, game)
    assert player.welcome["guided"] is True
    assert server.server.storage.game(game).setup.seed != 77
    keys = {option["key"] for option in player.question["options"]}
    assert player.question["guide"] in keys
    assert player.question["lesson"]
    player.close()


def test_the_seed_is_told_only_when_the_game_is_over(client, server):
    """Whoever knew it could foretell every die; afterwards it verifies them."""
    game = client.post("/api/games", json={**GALAXY_DEFENDERS, "seed": None}).json()["game"]
    row = server.server.storage.game(game)
    assert is_secure(row.setup.seed)
    player = Player(server.url, game)
    for _ in range(3):
        player.first()
    told = json.dumps([player.welcome, player.state, client.get("/api/games").json()])
    assert str(row.setup.seed) not in told
    assert player.welcome["commitment"] == commitment(row.setup.seed)
    for page in ("save", "report"):
        name = client.get(f"/api/games/{game}/{page}").headers["Content-Disposition"]
        assert str(row.setup.seed) not in name
    once_more = client.post(f"/api/games/{game}/again", json={})
    assert (once_more.status_code, once_more.json()["error"]) == (409, "running")
    player.close()


@pytest.mark.parametrize("seed", ["-1", "1.5", "dice", str(1 << 128), -3])
def test_a_seed_is_a_whole_number_of_at_most_128_bits(client, seed):
    refused = client.post("/api/games", json={**GALAXY_DEFENDERS, "seed": seed})
    assert (refused.status_code, refused.json()["error"]) == (400, "seed")


def test_a_large_seed_comes_as_text(client, server):
    seed = (1 << 127) + 5
    game = new_game(client, seed=str(seed))
    assert server.server.storage.game(game).setup.seed == seed


# -- rows that this release cannot read ------------------------------------------------------------

DAMAGES = {
    "set-up": "update game set setup = :bytes where id = :id",
    "computers": "update game set computers = 'x' where id = :id",
    "system": "update game set system = 'chess' where id = :id",
    "campaign": "update game set campaign = 'gone' where id = :id",
}


def damage(server, line, name):
    with server.server.storage.writing() as connection:
        words = {"bytes": b'{"a field of the next release": 1}', "id": name}
        wanted = {key: value for key, value in words.items() if f":{key}" in line}
        connection.execute(sa.text(line), wanted)


@pytest.mark.parametrize("line", DAMAGES.values(), ids=DAMAGES)
def test_one_row_that_cannot_be_read_does_not_hide_the_others(server, client, line):
    good, bad = new_game(client), new_game(client)
    damage(server, line, bad)
    told = client.get("/api/games")
    assert told.status_code == 200
    cards = {card["id"]: card for card in told.json()["games"]}
    assert set(cards) == {good, bad}
    assert "unreadable" not in cards[good]
    if "campaign" not in line:
        assert cards[bad]["unreadable"]
        assert "cannot read" in cards[bad]["mission_name"]
        assert client.get(f"/api/games/{bad}/report").status_code == 409
    assert client.delete(f"/api/games/{bad}").status_code == 204
    assert [card["id"] for card in client.get("/api/games").json()["games"]] == [good]


def test_a_name_that_no_database_takes_is_unknown(client):
    assert client.get("/api/games/a%00b/save").status_code == 404
