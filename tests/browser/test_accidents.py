"""What happens at a real desk: reloads, two tabs, double clicks, a server that dies, undo."""

import json
import socket

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GONE
from tests.server.test_killing import Process
from xenofront.server.database import sqlite_url

SQUAD = ["chromium", "titanium"]


@pytest.fixture
def visitor(visit):
    made = visit()
    made.start("galaxy-defenders", "dust_signal", squad=SQUAD, seed=4)
    return made


def text_of(visitor):
    return visitor.by("question-text").inner_text()


def test_a_reload_in_mid_question_asks_the_same(visitor):
    for _ in range(6):
        visitor.choose(visitor.wanted())
    before, seq = text_of(visitor), visitor.seq
    visitor.page.reload()
    visitor.wait()
    assert text_of(visitor) == before
    assert visitor.seq == seq
    visitor.choose(visitor.wanted())


def test_two_tabs_show_the_same_and_do_no_harm(visit, visitor):
    other = visit()
    other.go(f"/#/game/{visitor.game}")
    other.wait()
    visitor.choose("chromium")
    expect(other.by("question")).to_have_attribute("data-seq", str(visitor.live.seq))
    assert text_of(other) == text_of(visitor)
    other.choose(other.wanted())
    expect(visitor.by("question")).to_have_attribute("data-seq", str(other.live.seq))


def test_a_double_click_counts_once(visitor):
    visitor.option("chromium").dblclick()
    visitor.page.wait_for_timeout(300)
    visitor.wait()
    assert visitor.live.seq == 1
    assert visitor.live.game.pending.what == "activity"


def test_undo_up_to_the_barrier_and_refused_beyond(visitor):
    visitor.choose("chromium")
    visitor.choose("move")
    first = visitor.live.game.pending.options[0]
    visitor.choose(first)
    undone = 0
    while visitor.by("undo").get_attribute("aria-disabled") != "true":
        with visitor.answering():
            visitor.by("undo").click()
        undone += 1
    assert undone >= 2
    seq = visitor.live.seq
    visitor.by("undo").click(force=True)
    expect(visitor.by("notice")).to_be_visible()
    assert visitor.live.seq == seq
    with visitor.answering():
        visitor.tool("redo")
    assert visitor.live.seq > seq


def test_a_take_back_is_asked_for_and_counted(visitor):
    for _ in range(10):
        visitor.choose(visitor.wanted())
    visitor.tool("take-back")
    visitor.by("take-back-moment").nth(2).click()
    with visitor.answering():
        visitor.by("take-back-confirm").click()
    assert visitor.live.record.take_backs == 1


def test_a_link_opens_a_past_moment(visit, visitor):
    for _ in range(8):
        visitor.choose(visitor.wanted())
    node = visitor.live.record.line()[2]
    other = visit()
    other.go(f"/#/game/{visitor.game}/at/{node}")
    expect(other.by("game")).to_have_attribute("data-node", str(node))


def test_an_entry_of_the_log_shows_its_moment_and_its_rule(visitor):
    for _ in range(8):
        visitor.choose(visitor.wanted())
    visitor.panel("log")
    entry = visitor.by("log-entry").first
    entry.get_by_test_id("rule-link").first.click()
    expect(visitor.by("rule-card").first).to_be_visible()


def test_why_not_names_the_rule(visitor):
    visitor.choose("chromium")
    visitor.choose("move")
    visitor.page.keyboard.press("0")
    visitor.tool("tool-why_not")
    visitor.page.locator('[data-testid=cell][data-cell="14,0"]').click()
    expect(visitor.by("details").last).to_contain_text("GD-")
    assert visitor.live.game.pending.what == "hex"


def test_the_language_changes_in_the_middle_of_a_game(visitor):
    visitor.choose("chromium")
    english = text_of(visitor)
    visitor.go("/#/settings")
    visitor.by("set-language-de").check()
    visitor.page.go_back()
    visitor.wait()
    assert text_of(visitor) != english
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


def test_real_dice_are_typed_in(visit):
    visitor = visit()
    visitor.start("galaxy-defenders", "dust_signal", squad=SQUAD, seed=4, manual=True)
    for _ in range(40):
        if visitor.live.game.pending.__class__.__name__ == "Chance":
            break
        visitor.choose(visitor.wanted())
    keys = list(dict.fromkeys(visitor.live.game.pending.options))
    visitor.choose(keys[-1])
    assert visitor.live.record.nodes[visitor.live.record.at].way.choice


def test_a_report_and_a_save_can_be_downloaded(visitor):
    visitor.choose("chromium")
    visitor.by("menu").click()
    with visitor.page.expect_download() as download:
        visitor.by("report").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("Xenofront problem report")
    assert json.loads(text.rpartition("--\n")[2].splitlines()[0])["xenofront"] == 1


def free_port():
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return made.getsockname()[1]


@pytest.mark.timeout(120)
def test_a_killed_server_comes_back_and_the_game_goes_on(visit, tmp_path):
    """The page says that it waits, finds the server again by itself, and asks the same question."""
    database, port = sqlite_url(tmp_path / "kept.sqlite"), free_port()
    process = Process(database, port)
    visitor = visit(at=process, allow=GONE)
    page = visitor.page
    with process.client() as client:
        wish = {"system": "galaxy-defenders", "mission": "dust_signal", "squad": SQUAD, "seed": 4}
        game = client.post("/api/games", json=wish).json()["game"]
    visitor.go(f"/#/game/{game}")
    visitor.by("begin").click()
    visitor.option("chromium").click()
    expect(visitor.option("move")).to_be_visible()
    before = text_of(visitor)
    process.kill()
    expect(visitor.by("offline")).to_be_visible()
    process = Process(database, port)
    expect(visitor.by("offline")).to_be_hidden(timeout=30_000)
    assert text_of(visitor) == before
    visitor.option("move").click()
    expect(page.locator("[data-testid=option][data-key=stop]")).to_be_visible()
    process.kill()
