"""One screen for seats that have secrets: it is handed over before anything is shown or sent."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.test_screens import AXE, RUN_AXE
from tests.server.toy_table import toy_game, toy_system

__all__ = ["toy_system"]

RED = ("red keeps moon", "moon was kept")
"""How red's secret would be told: beside the board, and in the log."""
BLUE = ("blue keeps sun", "sun was kept")


class Shared:
    """Two people at one page, and every message that reaches it."""

    def __init__(self, visitor, game):
        self.visitor, self.page, self.frames = visitor, visitor.page, []
        self.page.on("websocket", lambda line: line.on("framereceived", self._note))
        visitor.go(f"/#/game/{game}")

    def _note(self, frame):
        self.frames.append(frame)

    def awaits(self, who):
        """The screen is covered for somebody: only that is there, and only that was sent."""
        expect(self.visitor.by("handover")).to_contain_text(f"Over to {who}")
        shown = self.page.locator("body").inner_text()
        assert shown.split("\n\n")[:1] == [f"Over to {who}"], shown
        for testid in ("question", "board", "announced", "tab-log", "tab-squad"):
            assert not self.visitor.by(testid).count(), testid
        assert "covered" in self.kinds()
        assert set(self.kinds()) <= {"covered", "done"}
        for word in ("red does", "blue does", "knows it", *RED, *BLUE):
            self.never(word)
        self.frames.clear()

    def kinds(self):
        return [json.loads(frame)["kind"] for frame in self.frames]

    def never(self, word):
        """Not on the page, not even unseen, and not in what was sent."""
        assert word not in self.page.content()
        assert word not in "\n".join(self.frames)

    def takes(self, who):
        """By keyboard: the button has the focus, and there is no other way."""
        button, seq = self.visitor.by("handover-go"), self.visitor.live.seq
        expect(button).to_be_focused()
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("1")
        self.page.keyboard.press("Shift+D")
        assert set(self.kinds()) <= {"done"}
        button.focus()
        self.page.keyboard.press("Enter")
        expect(self.visitor.by("handover")).to_have_count(0)
        expect(self.visitor.by("question")).to_contain_text(f"{who.lower()} is asked for a deed")
        self.visitor.read_briefing()
        assert self.visitor.live.seq == seq

    def does(self, *keys, last):
        """Answer; what the last answer brings is for somebody else."""
        for key in keys:
            self.visitor.option(key).click()
            expect(self.visitor.option(key)).to_have_count(0)
        self.frames.clear()
        self.visitor.option(last).click()

    def log(self):
        self.visitor.panel("log")
        return self.page.locator("[data-testid=log-entry]").all_inner_texts()


@pytest.fixture
def shared(toy_system, visit, site):
    return Shared(visit(), toy_game(site))


def test_nobody_sees_or_is_sent_what_another_seat_knows(shared):
    shared.awaits("Red")
    shared.takes("Red")
    shared.does("whisper", "moon", last="end")
    shared.awaits("Blue")

    shared.takes("Blue")
    for word in ("red does", "red knows it", *RED):
        shared.never(word)
    assert len(shared.log()) == 1
    shared.never("Whispered")
    shared.does("whisper", "sun", last="end")
    shared.awaits("Red")

    shared.takes("Red")
    assert [text for text in shared.log() if "moon was kept" in text]
    assert "red keeps moon" in shared.page.content()
    for word in ("blue does", "blue knows it", *BLUE):
        shared.never(word)


def test_a_reload_covers_the_screen_again(shared):
    shared.awaits("Red")
    shared.takes("Red")
    shared.does("whisper", last="moon")
    expect(shared.visitor.option("end")).to_be_visible()
    shared.frames.clear()
    shared.page.reload()
    shared.awaits("Red")
    shared.takes("Red")
    assert "red keeps moon" in shared.page.content()


def test_a_second_page_of_the_same_game_is_covered_too(shared, visit):
    shared.awaits("Red")
    shared.takes("Red")
    shared.does("whisper", last="moon")
    expect(shared.visitor.option("end")).to_be_visible()
    other = Shared(visit(), shared.visitor.game)
    other.awaits("Red")
    shared.does(last="end")
    shared.awaits("Blue")
    other.awaits("Blue")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_covered_screen_is_accessible_on_a_phone(toy_system, visit, site, lang):
    visitor = visit(size=PHONE, lang=lang, touch=True)
    visitor.go(f"/#/game/{toy_game(site)}")
    expect(visitor.by("handover")).to_contain_text(
        "Over to Red" if lang == "en" else "Red ist dran"
    )
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert visitor.page.evaluate(RUN_AXE) == []
    visitor.by("handover-go").tap()
    expect(visitor.by("question")).to_be_visible()
