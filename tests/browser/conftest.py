"""A real Chromium at a real server; any error in its console fails a test."""

import os
import shutil
from contextlib import contextmanager, suppress
from random import Random

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.server.conftest import Running
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.server.database import sqlite_url

DESK = (1440, 900)
PHONE = (390, 844)
AT_ONCE = """(() => {
  const kept = JSON.parse(localStorage.getItem('xenofront.settings') ?? '{}');
  localStorage.setItem('xenofront.settings', JSON.stringify({ speed: 'instant', ...kept }));
})()"""
"""The setting of somebody who wants to see the outcome only."""
GONE = ("WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION_REFUSED")
"""What Chromium says by itself when a server goes away."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright says of a test that wants no app."""


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        found = os.environ.get("CHROMIUM") or shutil.which("chromium") or None
        browser = playwright.chromium.launch(executable_path=found)
        yield browser
        browser.close()


@pytest.fixture
def site(tmp_path):
    server = Running(sqlite_url(tmp_path / "games.sqlite"))
    yield server
    server.stop()


class Visitor:
    """Somebody at a page."""

    def __init__(self, page, site):
        self.page, self.site = page, site
        self.dice, self.size, self.lang = Random(3), DESK, "en"
        self.right = False

    # -- finding ---------------------------------------------------------------------------------

    def by(self, testid):
        return self.page.get_by_test_id(testid)

    @property
    def game(self):
        """The id of the game on this page."""
        return self.page.url.partition("#/game/")[2].partition("/")[0]

    @property
    def live(self):
        """The game in the server's memory."""
        return self.site.server.sessions._open[self.game].live

    @property
    def seq(self):
        return int(self.by("question").get_attribute("data-seq"))

    # -- doing -----------------------------------------------------------------------------------

    def go(self, path="/"):
        self.page.goto(f"{self.site.url}{path}")

    def start(self, system, mission, *, lang="en", squad=(), seed=None, **more):
        """Begin a game through the server's door and open its page."""
        with self.site.client() as client:
            wish = {"system": system, "mission": mission, "squad": squad, "lang": lang, **more}
            made = client.post("/api/games", json={**wish, "seed": seed})
            assert made.status_code == 201, made.text
        self.go(f"/#/game/{made.json()['game']}")
        self.wait()

    def wait(self):
        """Until the page shows what the server has."""
        expect(self.by("question")).to_be_visible()
        expect(self.by("question")).to_have_attribute("data-seq", str(self.live.seq))
        self.read_briefing()

    def read_briefing(self):
        """A mission opens with its briefing."""
        if self.by("begin").count():
            self.by("begin").click()
            expect(self.by("briefing")).to_have_count(0)

    def past(self, seq):
        """Wait until the page shows a later version."""
        for _ in range(1500):
            if self.by("question").count() and self.seq > seq:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the page stays at {seq}")

    def option(self, key):
        return self.page.locator(f"[data-testid=option][data-key={_quoted(key)}]")

    def choose(self, key, *, touch=False):
        """Click an answer in the question bar."""
        button = self.option(key)
        if not button.count() and self.by(f"menu-{key}").count():
            self.give_up(key)
            return
        if not button.count():
            self.unfold()
        with self.answering():
            button.first.scroll_into_view_if_needed()
            where = self.elsewhere(button.first)
            button.first.tap(position=where) if touch else button.first.click(position=where)
            if self.by("sure-yes").count():
                self.by("sure-yes").click()

    def elsewhere(self, thing):
        """A place on something, now left, now right: who clicks twice at once means it once.

        What lies on the board, which moves, is clicked in its middle, and not too soon.
        """
        if thing.get_attribute("data-testid") in ("figure", "point", "cell"):
            self.page.wait_for_timeout(400)
            return None
        self.right = not self.right
        box = thing.bounding_box()
        return {"x": box["width"] * (0.75 if self.right else 0.25), "y": box["height"] / 2}

    def give_up(self, key="concede"):
        """An answer that stands in the menu, and is asked once more."""
        with self.answering():
            self.by("menu").click()
            self.by(f"menu-{key}").click()
            self.by("sure-yes").click()

    def panel(self, name):
        """Open sheets, the log, the rules or the board in words."""
        if self.by(f"drawer-{name}").is_visible():
            self.by(f"drawer-{name}").click()
            return
        if not self.by(f"tab-{name}").is_visible():
            self.by("drawer").click()
        self.by(f"tab-{name}").click()

    def tool(self, name):
        """Press a tool, which is folded away beside the board."""
        if not self.by(name).is_visible():
            self.by("tools-fold").click()
        self.by(name).click()

    def unfold(self):
        """Open the list of places."""
        folded = self.by("question").locator(".heap button.fold[aria-expanded=false]")
        while folded.count():
            folded.first.click()

    @contextmanager
    def answering(self):
        """Something that answers the question: wait until it was carried out and is shown."""
        before = self.live.seq
        yield
        for _ in range(600):
            if self.is_over:
                self.by("outcome").wait_for()
                return
            ready = self.by("game").get_attribute("data-busy") != "true"
            if ready and self.live.seq > before and self.seq == self.live.seq:
                skip = self.by("skip")
                if not skip.count():
                    return
                with suppress(Exception):
                    skip.click(timeout=500)
            self.page.wait_for_timeout(10)
        raise AssertionError("the page does not show the answer")

    def wanted(self):
        """What a player with a purpose would answer."""
        game = self.live.game
        if game.system.name == "galaxy-defenders":
            return shown_choice(game)
        return purposeful_choice(game, self.dice)

    @property
    def is_over(self):
        return self.live.game.pending is None


def _quoted(key):
    return '"' + key.replace("\\", "\\\\").replace('"', '\\"') + '"'


@pytest.fixture
def visit(chromium, site):
    """Makes visitors: ``visit(size=PHONE, theme="light", lang="de", touch=True)``.

    They want nothing told, unless ``told`` is set.
    """
    contexts, problems = [], []

    def make(*, size=DESK, theme="dark", lang="en", touch=False, at=None, allow=(), told=False):
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale="de-DE" if lang == "de" else "en-GB",
            reduced_motion="reduce",
            service_workers="allow" if told == "app" else "block",
            has_touch=touch,
            is_mobile=touch,
        )
        contexts.append(context)
        if not told:
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: problems.append(str(error)))

        def heard(message):
            serious = message.type in ("error", "warning")
            if serious and not message.text.startswith((BLOCKED, *allow)):
                problems.append(message.text)

        page.on("console", heard)
        return Visitor(page, at or site)

    yield make
    for context in contexts:
        context.close()
    assert not problems, problems
