"""Quick answers in the browser, by button and by key."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GONE
from tests.browser.test_accidents import free_port
from tests.server.conftest import new_game
from tests.server.test_killing import Process, play_on_to
from xenofront.server.database import sqlite_url


def play_to(visitor, what):
    """Answer everything with a purpose, behind the page's back, until this is asked."""
    live, number = visitor.live, 0
    live.ask_for(("*",))
    while live.game.pending.what != what:
        live.give(f"{what}{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()


def test_one_key_answers_all_of_a_kind(visit):
    visitor = visit()
    visitor.start("galaxy-defenders", "dust_signal", squad=["chromium", "titanium"], seed=4)
    play_to(visitor, "wings")
    expect(visitor.by("quick-pass")).to_contain_text("Do not roll")
    before = visitor.live.seq
    with visitor.answering():
        visitor.page.keyboard.press("Shift+D")
    given = [entry.choice for entry in visitor.live.record.entries[before:]]
    assert given.count("decline") == 2
    assert visitor.live.game.pending.what != "wings"


def test_what_is_answered_without_asking_is_shown_and_can_be_ended(visit):
    visitor = visit()
    visitor.start("galaxy-defenders", "dust_signal", squad=["chromium", "titanium"], seed=4)
    play_to(visitor, "guard")
    with visitor.answering():
        visitor.by("quick-pass").click()
    expect(visitor.by("standing")).to_contain_text("Hold fire")
    visitor.by("quick-stop").click()
    expect(visitor.by("standing")).to_have_count(0)
    visitor.page.keyboard.press("?")
    expect(visitor.by("dialog")).to_contain_text("quick answer: decline")


@pytest.mark.timeout(120)
def test_what_is_answered_without_asking_survives_a_killed_server(visit, tmp_path):
    database, port = sqlite_url(tmp_path / "games.sqlite"), free_port()
    process = Process(database, port)
    with process.client() as client:
        game = new_game(client)
    process.kill()
    play_on_to("guard", database, game)
    process = Process(database, port)
    visitor = visit(at=process, allow=GONE)
    visitor.go(f"/#/game/{game}")
    visitor.by("quick-pass").click()
    standing = visitor.by("standing")
    expect(standing).to_contain_text("Hold fire")
    process.kill()
    expect(visitor.by("offline")).to_be_visible()
    process = Process(database, port)
    expect(visitor.by("offline")).to_be_hidden(timeout=30_000)
    expect(standing).to_contain_text("Hold fire")
    visitor.page.reload()
    expect(standing).to_contain_text("Hold fire")
    visitor.by("quick-stop").click()
    expect(standing).to_have_count(0)
    process.kill()
