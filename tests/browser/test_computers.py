"""Computer players in the browser: handed seats, pauses, hints."""

import pytest
from playwright.sync_api import expect


def at_once(visitor):
    """Computer players answer without a pause."""
    settings = "localStorage.setItem('xenofront.settings', JSON.stringify({speed: 'instant'}))"
    visitor.page.add_init_script(settings)


@pytest.mark.timeout(300)
def test_all_seats_handed_over_reach_the_outcome_page(visit):
    visitor = visit()
    at_once(visitor)
    visitor.start("galaxy-defenders", "dust_signal", squad=["mercury"], seed=8)
    visitor.by("menu").click()
    visitor.by("computers").click()
    visitor.by("hand-mercury").select_option("greedy")
    visitor.by("computers-done").click()
    expect(visitor.by("outcome")).to_be_visible(timeout=120_000)
    assert visitor.live.game.pending is None
    visitor.panel("log")
    expect(visitor.by("by").first).to_be_visible()


def test_a_computer_player_is_paused_by_key_and_relieved(visit):
    visitor = visit()
    at_once(visitor)
    squad = ["chromium", "titanium"]
    visitor.start("galaxy-defenders", "dust_signal", squad=squad, seed=4)
    page = visitor.page
    page.keyboard.press("Shift+C")
    visitor.by("hand-all").select_option("greedy")
    page.keyboard.press("Escape")
    visitor.past(4)
    page.keyboard.press("Shift+U")
    expect(visitor.by("computer-turn")).to_have_attribute("data-paused", "true")
    stopped = visitor.live.seq
    page.wait_for_timeout(400)
    assert visitor.live.seq == stopped
    visitor.unfold()
    expect(visitor.by("option").first).to_be_enabled()
    asked = visitor.live.game.pending.seat
    visitor.by("computer-relieve").click()
    expect(visitor.by("computer-turn")).to_have_count(0)
    assert asked not in visitor.live.seating.computers.seats
    visitor.choose(visitor.live.game.pending.options[0])
    assert visitor.live.seq > stopped


def test_it_goes_on_after_the_page_is_opened_again(visit):
    visitor = visit()
    at_once(visitor)
    squad = ["chromium", "titanium"]
    visitor.start("galaxy-defenders", "dust_signal", squad=squad, seed=4)
    visitor.page.keyboard.press("Shift+C")
    visitor.by("hand-all").select_option("random")
    visitor.go("/#/")
    visitor.page.wait_for_timeout(300)
    (table,) = visitor.site.server.sessions._open.values()
    seq = table.live.seq
    visitor.go(f"/#/game/{table.live.name}")
    expect(visitor.by("game")).to_be_visible()
    visitor.past(seq)


def test_a_hint_is_shown_on_the_board_and_given_by_keyboard(visit):
    visitor = visit()
    visitor.start("galaxy-defenders", "dust_signal", squad=["chromium", "titanium"], seed=4)
    page, live = visitor.page, visitor.live
    drawn = 0
    for _ in range(8):
        page.keyboard.press("Shift+H")
        marked = page.locator("[data-testid=option][data-hint=true]")
        expect(marked).to_have_count(1)
        key = marked.get_attribute("data-key")
        assert live.game.why_not(key) is None
        expect(visitor.by("details").last).to_contain_text("Hotspur would choose")
        drawn += page.locator(".overlay :is(.tint, .ring, .stroke)").count()
        before = live.seq
        with visitor.answering():
            page.keyboard.press("Shift+H")
        assert live.record.entries[before].choice == key
    assert drawn
