"""A mission is written in the workshop, from the title to the game, by keyboard as well."""

import re

import pytest
from playwright.sync_api import expect

from xenofront.server import workshop

SLOW = 90_000
"""Milliseconds for what the server does in a process of its own."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    monkeypatch.setattr(workshop, "GAMES_SECONDS", 0)


@pytest.mark.timeout(240)
def test_from_the_title_to_a_game_of_ones_own(visit):
    visitor = visit()
    visitor.go()
    visitor.by("title-workshop").click()
    visitor.by("take-dust_signal").click()
    draft = visitor.by("workshop-draft")
    expect(draft).to_have_value(re.compile("id: my_dust_signal"))
    good = draft.input_value().replace("name: Dust Signal", "name: Sand Signal")

    draft.fill(good.replace("human_signals: 2", "human_signals: 200"))
    visitor.by("workshop-check").click()
    flaw = visitor.by("flaw")
    expect(flaw).to_have_count(1, timeout=SLOW)
    line = good.splitlines().index("    human_signals: 2") + 1
    expect(flaw).to_have_attribute("data-line", str(line))
    flaw.get_by_role("button").click()
    expect(draft).to_be_focused()
    selected = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert draft.evaluate(selected) == "    human_signals: 200"

    visitor.page.keyboard.type("    human_signals: 2")
    expect(flaw).to_have_count(0)
    visitor.by("workshop-examine").click()
    expect(visitor.by("workshop-said")).to_contain_text("Examining")
    expect(visitor.by("workshop-examined")).to_contain_text("games were won", timeout=SLOW)
    expect(visitor.by("workshop-mission")).to_contain_text("Sand Signal")

    visitor.by("workshop-play").click()
    expect(visitor.by("question")).to_be_visible(timeout=SLOW)
    assert visitor.live.record.setup.text == good
    expect(visitor.page).to_have_title(re.compile("Sand Signal"))
    visitor.go("/#/continue")
    expect(visitor.by("saved")).to_contain_text("Sand Signal")


@pytest.mark.timeout(240)
def test_a_german_page_tells_flaws_and_findings_in_german(visit):
    visitor = visit(lang="de")
    visitor.go("/#/workshop")
    visitor.by("take-dust_signal").click()
    draft = visitor.by("workshop-draft")
    expect(draft).to_have_value(re.compile("id: my_dust_signal"))
    good = draft.input_value()
    draft.fill(
        good.replace("human_signals: 2", "human_signals: 200")
        .replace("agents: [1, 5]", "agents: [5, 1]")
        .replace('HIT: "15,4"', 'HIT: "99,4"')
    )
    visitor.by("workshop-check").click()
    flaws = visitor.by("flaw")
    expect(flaws).to_have_count(3, timeout=SLOW)
    expect(flaws.nth(0)).to_contain_text("ein Trupp hat 1 bis 5 Agenten, die kleinere Zahl zuerst")
    expect(flaws.nth(1)).to_contain_text("die Schachtel hat nur 6 davon")
    expect(flaws.nth(2)).to_contain_text("99,4 liegt nicht auf dem Spielplan")
    shown = visitor.by("workshop-flaws")
    assert shown.evaluate("found => found.closest('[lang]').lang") == "de"
    assert shown.locator("[lang]").count() == 0

    draft.fill(good.replace(", evA]", "]"))
    visitor.by("workshop-examine").click()
    finding = visitor.by("finding")
    expect(finding).to_contain_text("geschieht nie: Keine Karte", timeout=SLOW)
    expect(finding).to_contain_text("kaputt")


@pytest.mark.timeout(240)
def test_by_keyboard_alone_with_a_squad_of_ones_choice(visit):
    visitor = visit(lang="de")
    page = visitor.page
    visitor.go()
    press(page, visitor.by("title-workshop"))
    press(page, visitor.by("take-red_tracks"))
    expect(visitor.by("workshop-draft")).to_have_value(re.compile("id: my_red_tracks"))
    tab_to(page, visitor.by("workshop-draft"))
    page.keyboard.press("Control+Enter")
    expect(visitor.by("workshop-said")).to_have_text("Der Text ist in Ordnung.", timeout=SLOW)
    expect(visitor.by("board-picture")).to_be_visible()
    press(page, visitor.by("workshop-set-up"))
    press(page, visitor.by("start-game"))
    expect(visitor.by("question")).to_be_visible(timeout=SLOW)
    assert visitor.live.record.setup.mission == "my_red_tracks"


def test_an_examination_is_cancelled_and_the_text_survives_a_reload(visit, endless_doctor):
    visitor = visit()
    visitor.go("/#/workshop")
    visitor.by("take-dust_signal").click()
    expect(visitor.by("workshop-draft")).not_to_be_empty()
    visitor.by("workshop-examine").click()
    for _ in range(1200):
        if endless_doctor:
            break
        visitor.page.wait_for_timeout(50)
    assert workshop.EXAMINING.locked()
    visitor.by("workshop-stop").click()
    expect(visitor.by("workshop-stop")).to_have_count(0)
    for _ in range(600):
        if not workshop.EXAMINING.locked():
            break
        visitor.page.wait_for_timeout(50)
    assert not workshop.EXAMINING.locked()
    visitor.page.reload()
    expect(visitor.by("workshop-draft")).to_have_value(re.compile("id: my_dust_signal"))


def tab_to(page, wanted):
    """Press Tab until something has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(60):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def press(page, wanted):
    tab_to(page, wanted)
    page.keyboard.press("Enter")
