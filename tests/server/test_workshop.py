"""Missions that somebody writes: checked, examined, played, kept and brought along."""

import hashlib
import json
import sys
import time
from contextlib import closing, contextmanager
from http.client import HTTPConnection

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import HEADERS, Player, Running
from tests.server.test_campaigns import play_out
from xenofront.content import store
from xenofront.content.store import MOST_TEXT
from xenofront.games import registry
from xenofront.games.factory import new_record, new_setup, of_text
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.kernel import write_record
from xenofront.kernel.files import read_body
from xenofront.server import jobs, workshop
from xenofront.server.safety import DRAFT_BYTES
from xenofront.server.workshop import start_text

OWN = start_text("galaxy-defenders", "dust_signal")
HUNT = start_text("bug-hunt", "first_contact")
EVERY = [
    (name, mission)
    for name in registry.game_names()
    for mission in store.of(name).catalogue().missions
]


def check(client, text, lang="en"):
    told = client.post("/api/workshop/check", json={"text": text, "lang": lang})
    assert told.status_code == 200, told.text
    return told.json()


def play(client, text=OWN, **wish):
    body = {"system": "galaxy-defenders", "mission": "my_dust_signal", "seed": 4, "text": text}
    return client.post("/api/workshop/games", json={**body, **wish})


def own_game(client, **wish):
    made = play(client, **wish)
    assert made.status_code == 201, made.text
    return made.json()["game"]


# -- files to start from ---------------------------------------------------------------------------


@pytest.mark.parametrize(("system", "mission"), EVERY)
def test_every_mission_is_a_file_to_start_from(client, system, mission):
    told = client.get(f"/api/workshop/files/{system}/{mission}")
    assert told.status_code == 200
    assert f"my_{mission}.yaml" in told.headers["Content-Disposition"]
    found = check(client, told.text)
    assert found.get("flaws") is None, found["flaws"]
    assert found["system"] == system
    assert found["mission"]["id"] == f"my_{mission}"


@pytest.mark.parametrize("path", ["chess/x", "bug-hunt/dust_signal", "bug-hunt/..%2Fx"])
def test_what_is_no_mission_is_no_file(client, path):
    assert client.get(f"/api/workshop/files/{path}").status_code == 404


def test_a_starting_text_differs_only_in_its_id():
    packaged = (store.of("bug-hunt").pack.folder / "missions" / "random.yaml").read_text(
        encoding="utf-8"
    )
    made = start_text("bug-hunt", "random")
    assert made.replace("id: my_random\n", "id: random\n") == packaged


# -- checking --------------------------------------------------------------------------------------


def test_a_good_text_is_summed_up_and_drawn(client):
    told = check(client, OWN, "de")
    assert told["mission"]["name"] == "Staubsignal"
    assert told["mission"]["squad"] == ["chromium", "thorium", "titanium"]
    assert {"name": "Runden", "value": "14"} in told["mission"]["facts"]
    assert told["board"]["kind"] == "cells"
    assert told["board"]["cells"]
    assert told["scene"]["markers"]
    assert check(client, HUNT)["board"]["kind"] == "plane"


def test_all_problems_are_told_with_line_and_place(client):
    text = OWN.replace("human_signals", "humn_signals").replace("agents: [1, 5]", "agents: many")
    told = check(client, text)
    lines = text.splitlines()
    assert told.get("mission") is None
    assert told["system"] == "galaxy-defenders"
    by_where = {flaw["where"]: flaw for flaw in told["flaws"]}
    wrong = by_where["missions[my_dust_signal].humn_signals"]
    assert "human_signals" in wrong["text"]
    assert "humn_signals" in lines[wrong["line"] - 1]
    assert "many" in lines[by_where["missions[my_dust_signal].agents"]["line"] - 1]


def test_problems_are_told_in_the_language_of_the_page(client):
    text = OWN.replace("human_signals", "humn_signals").replace("agents: [1, 5]", "agents: many")
    told = {
        flaw["where"].partition(".")[2]: flaw["text"] for flaw in check(client, text, "de")["flaws"]
    }
    assert told["agents"] == "erwartet: eine Liste; gefunden: 'many'"
    assert told["humn_signals"] == "unbekanntes Feld 'humn_signals' (gemeint 'human_signals'?)"
    (flaw,) = check(client, OWN.replace("agents: [1, 5]", "agents: [0, 5]"), "de")["flaws"]
    assert flaw["text"] == "ein Trupp hat 1 bis 5 Agenten, die kleinere Zahl zuerst"
    refused = play(client, OWN.replace("agents:", "agent:"), lang="de")
    assert "unbekanntes Feld 'agent'" in refused.json()["text"]
    refused = play(client, mission="another", lang="de")
    assert "ist 'my_dust_signal' von galaxy-defenders, nicht 'another'" in refused.json()["text"]


def test_an_id_of_the_program_is_taken(client):
    text = OWN.replace("id: my_dust_signal", "id: dust_signal")
    (flaw,) = check(client, text)["flaws"]
    assert "already defined" in flaw["text"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("missions: []", "exactly one mission"),
        ("missions: [", ""),
        ("\x00\x01\x02 binary \x7f", "not readable as YAML"),
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b, *b]\n", "aliases are not allowed"),
        ("[" * 100_000, "levels deep"),
        ("missions: !!python/object/apply:os.system [ls]", "not allowed"),
        ("- " * 60_000, "levels deep"),
        ("x" * MOST_TEXT + "x", f"more than {MOST_TEXT}"),
        (OWN.replace("agents: [1, 5]", "agents: [1, 90]"), "1 to 5 agents"),
    ],
    ids=["empty", "none", "cut", "binary", "bomb", "deep", "tag", "steps", "huge", "team"],
)
def test_hostile_and_broken_texts_get_an_answer(client, text, words):
    told = check(client, text)
    assert told["flaws"]
    assert words in told["flaws"][0]["text"]
    assert client.get("/api/games").status_code == 200


def test_only_so_many_flaws_are_listed(client):
    told = check(client, "missions:\n" + "".join(f"  - unknown{n}: 1\n" for n in range(300)))
    assert len(told["flaws"]) == 100
    assert told["more"] >= 200


def test_a_text_that_takes_too_long_is_a_flaw(client, monkeypatch):
    monkeypatch.setattr(jobs, "CHECK_SECONDS", 0.0)
    (flaw,) = check(client, OWN)["flaws"]
    assert "took longer than 0 seconds" in flaw["text"]
    refused = play(client)
    assert refused.status_code == 400
    assert "took longer" in refused.json()["text"]
    (flaw,) = check(client, OWN, "de")["flaws"]
    assert "dauerte länger als 0 Sekunden: Etwas darin ist viel zu groß" in flaw["text"]
    refused = play(client, lang="de")
    assert "lässt sich nicht prüfen: dauerte länger" in refused.json()["text"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory from outside")
def test_a_text_that_needs_too_much_memory_is_a_flaw(client, monkeypatch):
    monkeypatch.setattr(jobs, "MEMORY", 1 << 22)
    (flaw,) = check(client, OWN)["flaws"]
    assert "memory" in flaw["text"]


def test_requests_that_are_no_drafts_are_refused(client):
    for body in (b"", b"[]", b'{"text": 5}', b'{"text": "", "path": "/etc/passwd"}', b"\xff\xff"):
        told = client.post("/api/workshop/check", content=body)
        assert told.status_code == 400, body
    huge = client.post("/api/workshop/check", content=b" " * (DRAFT_BYTES + 1))
    assert huge.status_code == 413
    foreign = client.post("/api/workshop/check", json={"text": ""}, headers={"X-Xenofront": "0"})
    assert foreign.status_code == 403


# -- examining -------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(workshop, "GAMES_SECONDS", 0)


def examine(client, text, lang="en"):
    body = {"text": text, "lang": lang}
    return client.post("/api/workshop/examine", json=body, timeout=100)


def test_the_doctor_plays_and_says_how_often_it_won(client, hasty):
    told = examine(client, OWN).json()
    assert told["games"] == 4
    assert told.get("low", 0) <= told.get("won", 0) <= told["high"]
    assert [one for one in told["findings"] if one["where"] == "balance"]


def test_the_doctor_finds_what_was_planted(client, hasty):
    text = OWN.replace(", evA]", "]")
    assert text != OWN
    told = examine(client, text).json()
    assert told.get("games") is None
    assert ("broken", "special_events[A]") in [(f["grade"], f["where"]) for f in told["findings"]]


def test_the_doctor_speaks_the_language_of_the_page(client, hasty):
    (found,) = examine(client, OWN.replace(", evA]", "]"), "de").json()["findings"]
    assert found["text"] == "geschieht nie: Keine Karte des Ereignisstapels ruft es auf"
    (found,) = examine(client, OWN.replace("agents: [1, 5]", "agents: [0, 5]"), "de").json()[
        "findings"
    ]
    assert found["where"].startswith("Zeile ")
    assert found["text"].startswith("ein Trupp hat 1 bis 5 Agenten")


def test_the_share_of_games_won_sums_up_the_balance(client, hasty):
    """The page shows the share, whatever the language calls the balance."""
    found = examine(client, OWN, "de").json()["findings"]
    assert {
        (one["grade"], one.get("summed_up", False)) for one in found if one["where"] == "Balance"
    } in (
        {("noted", True)},
        {("doubtful", False)},
    )


def test_the_flaws_of_a_text_are_findings(client):
    (found,) = examine(client, OWN.replace("agents: [1, 5]", "agents: [0, 5]")).json()["findings"]
    assert found["grade"] == "broken"
    assert found["where"].startswith("line ")


def test_one_mission_is_examined_at_a_time_and_others_go_on(client, server, endless_doctor):
    with _asking(server):
        _until(workshop.EXAMINING.locked)
        second = examine(client, OWN)
        assert second.status_code == 409
        assert second.json()["error"] == "busy"
        assert check(client, OWN)["mission"]
        assert workshop.EXAMINING.locked()
    _until(lambda: not workshop.EXAMINING.locked())


def test_who_leaves_stops_the_examination(server, endless_doctor):
    with _asking(server):
        _until(lambda: endless_doctor)
        assert workshop.EXAMINING.locked()
    _until(lambda: not workshop.EXAMINING.locked())


def test_an_examination_that_takes_too_long_is_stopped(client, monkeypatch):
    monkeypatch.setattr(workshop, "EXAMINE_SECONDS", 0.0)
    told = examine(client, OWN)
    assert told.status_code == 422
    assert told.json()["error"] == "slow"
    assert not workshop.EXAMINING.locked()


@contextmanager
def _asking(server):
    """Somebody asks for an examination and goes away without waiting for it."""
    with closing(HTTPConnection(server.url.partition("://")[2])) as asked:
        asked.request("POST", "/api/workshop/examine", json.dumps({"text": OWN}), HEADERS)
        yield


def _until(holds):
    for _ in range(300):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("it does not come about")


# -- playing ---------------------------------------------------------------------------------------


def test_an_own_mission_is_played_undone_listed_and_goes_on_after_a_restart(database):
    first = Running(database)
    with first.client() as client:
        game = own_game(client)
        player = Player(first.url, game, lang="de")
        assert player.welcome["mission_name"] == "Staubsignal"
        for _ in range(6):
            assert player.first()["kind"] == "done"
        player.ask("back", seq=player.seq, how="undo", node=0)
        (card,) = client.get("/api/games", params={"lang": "de"}).json()["games"]
        assert card["mission_name"] == "Staubsignal"
        assert player.ask("visit", node=1)["kind"] == "moment"
        scene = player.state["scene"]
        player.close()
    first.stop()
    second = Running(database)
    try:
        again = Player(second.url, game, lang="de")
        assert again.state["scene"] == scene
        assert again.first()["kind"] == "done"
        again.close()
    finally:
        second.stop()


def test_bug_hunt_is_played_from_a_text_as_well(client, server):
    wish = {"system": "bug-hunt", "mission": "my_first_contact", "text": HUNT}
    player = Player(server.url, own_game(client, **wish))
    assert player.welcome["mission_name"] == "First Contact"
    assert player.ask("look", about="hint")["kind"] == "looked"
    assert player.first()["kind"] == "done"
    player.close()


def test_the_same_game_can_be_set_up_again(client, server):
    live = play_out(server, own_game(client))
    made = client.post(f"/api/games/{live.name}/again", json={})
    assert made.status_code == 201, made.text
    assert server.server.storage.game(made.json()["game"]).setup == live.record.setup
    assert live.record.setup.text == OWN


@pytest.mark.parametrize("part", ["save", "report"])
def test_a_save_is_whole_on_another_machine(client, server, tmp_path, part):
    game = own_game(client)
    player = Player(server.url, game)
    for _ in range(20):
        player.first()
    saved = client.get(f"/api/games/{game}/{part}")
    assert "my_dust_signal-4" in saved.headers["Content-Disposition"]
    other = Running(f"sqlite:///{tmp_path / 'other.sqlite'}")
    try:
        with other.client() as elsewhere:
            made = elsewhere.post("/api/games/import", content=saved.content)
            assert made.status_code == 201, made.text
            assert made.json().get("notes") is None
        there = Player(other.url, made.json()["game"])
        assert there.state["scene"] == player.state["scene"]
        assert there.first()["kind"] == "done"
        there.close()
    finally:
        other.stop()
    player.close()


@pytest.mark.parametrize(
    ("text", "mission", "words"),
    [
        (OWN, "another", "my_dust_signal"),
        (OWN, "dust_signal", "my_dust_signal"),
        (OWN, "/etc/passwd.yaml", "my_dust_signal"),
        ("/etc/passwd.yaml", "x", "mission.yaml"),
        (OWN.replace("agents:", "agent:"), "my_dust_signal", "agent"),
    ],
    ids=["another", "packaged", "path", "path-as-text", "broken"],
)
def test_a_game_of_a_wrong_text_is_refused_with_a_reason(client, text, mission, words):
    told = play(client, text, mission=mission)
    assert told.status_code == 400, told.text
    assert words in told.json()["text"]
    assert client.get("/api/games").json() == {"games": []}


def test_paths_stay_refused(client, tmp_path):
    file = tmp_path / "own.yaml"
    file.write_text(OWN, encoding="utf-8")
    told = play(client, text="", mission=str(file))
    assert told.status_code == 400
    assert "there is no mission" in told.json()["text"]


def altered(saved, change):
    """A save with another set-up, and a checksum that fits."""
    body = json.loads(saved.split(b"\n")[1])
    change(body)
    data = json.dumps(body).encode()
    head = {"xenofront": 1, "length": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    return json.dumps(head).encode() + b"\n" + data + b"\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (OWN.replace("agents:", "agent:"), "unknown field 'agent'"),
        ("[" * 1000, "levels deep"),
        ("x" * (MOST_TEXT + 1), "bytes long"),
        (OWN.replace("id: my_dust_signal", "id: other"), "'other'"),
    ],
    ids=["broken", "deep", "huge", "other"],
)
def test_a_save_with_a_bad_text_is_refused_with_a_reason(client, text, words):
    setup = of_text(
        new_setup("my_dust_signal", ("chromium",), seed=1, system_name="galaxy-defenders"), OWN
    )
    good = write_record(new_record(setup), store.of("galaxy-defenders").content_of(setup))

    def change(body):
        body["setup"]["text"] = text
        for snapshot in body["snapshots"]:
            snapshot["position"]["state"]["setup"]["text"] = text

    bad = altered(good, change)
    told = client.post("/api/games/import", content=bad)
    assert told.status_code == 400
    assert told.json()["error"] == "save"
    assert words in told.json()["text"]
    assert client.get("/api/games").json() == {"games": []}


@pytest.mark.parametrize("field", ["text", "mission", "system"])
def test_a_position_of_another_mission_is_refused(client, field):
    """Else it would bring along what was not checked, or read a file of the server."""
    setup = new_setup("dust_signal", ("chromium",), seed=1)
    good = write_record(new_record(setup), "content of another version")

    def change(body):
        body["snapshots"][0]["position"]["state"]["setup"][field] = "/etc/passwd.yaml"

    told = client.post("/api/games/import", content=altered(good, change))
    assert told.status_code == 400
    assert "of another mission" in told.json()["text"]
    assert client.post("/api/games/import", content=good).status_code == 201


def test_a_stored_text_that_no_longer_fits_closes_only_its_game(client, server):
    """As after an update that took something away which the mission needs."""
    good = own_game(client)
    broken = of_text(
        new_setup("my_dust_signal", ("chromium",), system_name="galaxy-defenders"),
        OWN.replace("agents:", "agent:"),
    )
    content = {"version": 1, "content": "x", "manual": False}
    bad = server.server.storage.add("local", broken, **content)
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{bad}"
    with connect(address) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410
    assert "cannot be opened" in closed.value.rcvd.reason
    told = client.get(f"/api/games/{bad}/save")
    assert told.status_code == 200  # as it is stored
    assert read_body(told.content).setup == broken
    told = client.get(f"/api/games/{bad}/report")
    assert told.status_code == 409
    assert "agent" in told.json()["text"]
    names = {card["id"]: card["mission_name"] for card in client.get("/api/games").json()["games"]}
    assert names == {good: "Dust Signal", bad: "my_dust_signal"}
    player = Player(server.url, good)
    assert player.first()["kind"] == "done"
    player.close()


def test_a_text_that_breaks_the_rules_in_mid_game_refuses_the_answer_only(
    client, server, monkeypatch
):
    player = Player(server.url, own_game(client))
    live = next(iter(server.server.sessions._open.values())).live

    def breaks(key, seat=None):
        raise KeyError("something the text does not have")

    monkeypatch.setattr(live.record, "answer", breaks)
    told = player.first()
    assert told["kind"] == "refused"
    monkeypatch.undo()
    assert player.first()["kind"] == "done"
    player.close()


def test_saves_of_packaged_missions_do_not_know_the_field():
    setup = new_setup("dust_signal", ("chromium",), seed=1)
    data = write_record(new_record(setup), galaxy_defenders_pack.SHELF.content_hash())
    assert b'"text"' not in data
    assert read_body(data).setup == setup
