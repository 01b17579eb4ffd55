"""Whole missions in the browser, from the title to the outcome page."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE

LONG = 700


def play_on(visitor, answer):
    """Answer with a purpose until the mission is over."""
    for _ in range(LONG):
        if visitor.is_over:
            break
        answer(visitor.wanted())
    expect(visitor.by("outcome")).to_be_visible()


@pytest.mark.timeout(300)
def test_the_guided_mission_ends_well_for_who_clicks_only_what_it_shows(visit):
    visitor = visit()
    visitor.go()
    visitor.by("title-play").click()
    visitor.wait()
    follow(visitor)


def test_the_coach_teaches_to_click_where_to_go(visit):
    """A far hex is lit, and nothing else; one click leads there."""
    visitor = visit()
    visitor.start("galaxy-defenders", "dust_signal", guided=True)
    visitor.choose(visitor.wanted())
    agent = visitor.live.game.pending.agent
    expect(visitor.by("coach")).to_contain_text("click the lit hex")
    shown = visitor.page.locator("[data-guide=true]")
    expect(shown).to_have_attribute("data-testid", "cell")
    goal = shown.get_attribute("data-cell")
    before = visitor.live.seq
    with visitor.answering():
        shown.click(position=visitor.elsewhere(shown))
    assert visitor.live.game.state.agents[agent].hex == goal
    assert visitor.live.seq > before + 3


@pytest.mark.timeout(300)
def test_the_coach_says_when_to_bring_it_back(visit):
    visitor = visit()
    squad = ["chromium", "mercury"]
    visitor.start("galaxy-defenders", "dust_signal", squad=squad, seed=4, guided=True)
    live, number = visitor.live, 0
    while not any("copy_recorder" in entry.choice for entry in live.record.entries):
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    expect(visitor.by("coach")).to_contain_text("Now bring it back")


@pytest.mark.timeout(300)
def test_bug_hunt_has_a_guided_mission_of_its_own(visit):
    """It is offered on the page of its mission."""
    visitor = visit()
    visitor.go("/#/missions")
    visitor.by("mission-first_contact").click()
    expect(visitor.by("guided")).to_be_checked()
    visitor.by("start-game").click()
    visitor.wait()
    assert visitor.live.row.guided
    follow(visitor)


def follow(visitor):
    """Click only what is shown, to a good end."""
    expect(visitor.by("coach")).to_be_visible()
    for _ in range(LONG):
        if visitor.is_over:
            break
        shown = visitor.page.locator("[data-guide=true]")
        expect(shown).to_have_count(1)
        shown.scroll_into_view_if_needed()
        with visitor.answering():
            shown.click(position=visitor.elsewhere(shown))
            if visitor.by("chooser").count():
                visitor.by("chooser").locator("[data-guide=true]").first.click()
            if visitor.by("sure").count():
                visitor.by("sure").locator("[data-guide=true]").click()
    expect(visitor.by("outcome")).to_be_visible()
    assert visitor.by("outcome").get_attribute("data-result") == "won"


@pytest.mark.timeout(300)
def test_galaxy_defenders_by_mouse(visit):
    """Three clicks from the title to the mission; then the board where it can be, else buttons."""
    visitor = visit()
    visitor.go()
    visitor.by("title-missions").click()
    visitor.by("mission-dust_signal").click()
    visitor.by("guided").uncheck()
    for name in ("chromium", "thorium", "titanium"):
        visitor.by(f"member-{name}").click()
    visitor.by("member-mercury").click()
    visitor.by("seed").fill("8")
    visitor.by("start-game").click()
    visitor.wait()
    assert visitor.live.record.setup.seats == ("mercury",)

    def click(key):
        cell = visitor.page.locator(f'[data-testid=cell][data-cell="{key}"]')
        if visitor.live.game.pending.what == "hex" and cell.count():
            with visitor.answering():
                cell.click(position=visitor.elsewhere(cell))
        else:
            visitor.choose(key)

    play_on(visitor, click)
    assert visitor.by("outcome").get_attribute("data-result") == "won"


@pytest.mark.timeout(300)
def test_bug_hunt_by_mouse(visit):
    visitor = visit()
    visitor.start("bug-hunt", "quick_start", seed=4)
    play_on(visitor, visitor.choose)


@pytest.mark.timeout(300)
def test_galaxy_defenders_by_keyboard_alone(visit):
    """From the title page on no mouse is touched."""
    visitor = visit()
    visitor.go()
    page = visitor.page
    expect(visitor.by("title-missions")).to_be_visible()
    press_to(page, "title-missions")
    page.keyboard.press("Enter")
    expect(visitor.by("mission-dust_signal")).to_be_visible()
    press_to(page, "mission-dust_signal")
    page.keyboard.press("Enter")
    expect(visitor.by("start-game")).to_be_visible()
    press_to(page, "guided")
    page.keyboard.press("Space")
    for name in ("chromium", "thorium", "titanium", "mercury"):
        press_to(page, f"member-{name}")
        page.keyboard.press("Space")
    press_to(page, "seed")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("8")
    press_to(page, "start-game")
    page.keyboard.press("Enter")
    visitor.wait()

    def press(key):
        option = visitor.option(key).first
        if not option.count():
            visitor.by("places").focus()
            page.keyboard.press("Enter")
        sign = option.get_attribute("aria-keyshortcuts")
        with visitor.answering():
            if sign:
                page.keyboard.press(sign)
            else:
                option.focus()
                page.keyboard.press("Enter")

    play_on(visitor, press)
    assert visitor.by("outcome").get_attribute("data-result") == "won"


def press_to(page, testid):
    """Tab until something has the focus."""
    for _ in range(120):
        found = page.evaluate("document.activeElement?.getAttribute('data-testid')")
        if found == testid:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{testid} cannot be reached by Tab")


@pytest.mark.timeout(300)
def test_galaxy_defenders_in_german(visit):
    visitor = visit(lang="de")
    visitor.start("galaxy-defenders", "dust_signal", squad=["mercury"], seed=8, lang="de")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(visitor.by("headline")).to_contain_text("Runde")
    play_on(visitor, visitor.choose)
    expect(visitor.by("outcome")).to_contain_text("Mission")


@pytest.mark.timeout(300)
def test_galaxy_defenders_on_a_phone(visit):
    visitor = visit(size=PHONE, touch=True)
    visitor.start("galaxy-defenders", "dust_signal", squad=["mercury"], seed=8)
    play_on(visitor, lambda key: visitor.choose(key, touch=True))
