"""Takes the pictures of the guides: `python -m tools.pictures [NAME...]`, after building the pages.

Games are played to a good moment by the greedy player, opened in a browser, and looked at. The
moving picture of a fight needs `img2webp` (Debian: webp); `pngquant` makes the others smaller.
Chromium is the one of the browser tests (`CHROMIUM`, or what they left in `.cache`).
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Browser, Error, Page, sync_playwright

import xenofront
from xenofront.kernel import Question, Record
from xenofront.present import turns
from xenofront.present.presenter import presenter_of, seen
from xenofront.text.texts import Texts

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "docs" / "pictures"
PORT: Final = 8733
WAIT: Final = 1_500
"""Milliseconds for the camera to come to rest."""
LONGEST: Final = 400
"""Answers until the moment that a picture wants."""
PATIENCE: Final = 80
"""Tenths of a second in which something can be answered again."""
ANSWERS: Final = 6
"""Questions on the way of a fight, at most."""
MOVING: Final = 1120, 700
"""The size of the moving picture, in pixels."""
STILL: Final = 1.2
"""Seconds that its last picture stands."""
Moment = Callable[[Record], bool]


class Shot(NamedTuple):
    """A picture of a game at a moment."""

    game: str
    mission: str
    squad: tuple[str, ...]
    seed: int
    moment: Moment
    size: tuple[int, int] = (1440, 900)
    theme: str = "dark"
    point: str = ""
    """What is pointed at."""


def attacks(record: Record, least: int = 1) -> int:
    """How many attacks can be chosen in an agent's turn."""
    ask = record.game.pending
    if not isinstance(ask, Question) or ask.what not in ("activity", "action"):
        return 0
    keys = [key for key in ask.options if key.startswith(("attack", "fire"))]
    return len(keys) if len(keys) >= least else 0


def besieged(record: Record) -> bool:
    """Whether a trooper is asked where to go, and could as well fire at several."""
    ask, game = record.game.pending, record.game
    if not isinstance(ask, Question) or ask.what != "move":
        return False
    shown = seen(game, ask.seat, Texts("en", game.system.name))
    return len({one.figure for one in presenter_of(game.system.name).asked(shown).ahead}) > 3


SQUAD: Final = ("chromium", "thorium", "titanium")
TROOPERS: Final = ("duarte", "reck", "adeyemi")
SHOTS: Final = {
    "galaxy-defenders": Shot(
        "galaxy-defenders",
        "four_gates",
        SQUAD,
        6,
        lambda record: attacks(record, 3) > 0,
        point="[data-testid=option][data-key^=attack]",
    ),
    "bug-hunt": Shot("bug-hunt", "first_contact", TROOPERS, 4, besieged),
    "phone": Shot(
        "galaxy-defenders",
        "four_gates",
        SQUAD,
        8,
        lambda record: attacks(record) > 0,
        size=(390, 844),
    ),
}


def played(shot: Shot) -> bytes:
    """The save of a game that greedy has played to a moment."""
    setup = xenofront.new_setup(shot.mission, shot.squad, seed=shot.seed)
    record = xenofront.new_record(setup)
    auto = turns.AutoAnswers(record, presenter_of(shot.game))
    player = xenofront.player("greedy", shot.game, shot.seed)
    for _ in range(LONGEST):
        pending = record.game.pending
        if not isinstance(pending, Question) or shot.moment(record):
            break
        key = auto.forced() or auto.settled()
        record.answer(key or player.choose(record.game.seen_by(pending.seat)).key)
    return xenofront.save_record(record)


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, with nothing kept."""
    with tempfile.TemporaryDirectory() as folder:
        words = [str(Path(sys.executable).with_name("xenofront")), "serve", "--port", str(PORT)]
        process = subprocess.Popen(
            words, env={**os.environ, "XDG_DATA_HOME": folder}, stdout=subprocess.DEVNULL
        )
        url = f"http://127.0.0.1:{PORT}"
        try:
            for _ in range(200):
                try:
                    httpx.get(f"{url}/api/catalogue")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait()


def opened(url: str, page: Page, shot: Shot) -> None:
    """Bring a game to the server, and open it as a player does who has read the briefing."""
    page.goto(url)
    headers = {"X-Xenofront": "1"}
    made = page.request.post(f"{url}/api/games/import?lang=en", data=played(shot), headers=headers)
    if made.status != 201:
        raise SystemExit(made.text())
    page.goto(f"{url}/#/game/{made.json()['game']}")
    page.get_by_test_id("question").wait_for()
    page.wait_for_timeout(WAIT)


def visitor(
    browser: Browser, size: tuple[int, int], theme: Any = "dark", moves: bool = False
) -> Page:
    """A page of a new visitor."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale="en-GB",
        reduced_motion="no-preference" if moves else "reduce",
        service_workers="block",
    )
    return context.new_page()


def take(url: str, browser: Browser, name: str) -> None:
    """One still picture."""
    file = TARGET / f"{name}.png"
    if name == "title":
        page = visitor(browser, (1440, 900))
        page.goto(url)
        page.get_by_test_id("title-play").wait_for()
        page.wait_for_timeout(WAIT)
    else:
        shot = SHOTS[name]
        page = visitor(browser, shot.size, shot.theme)
        opened(url, page, shot)
        if shot.point:
            page.locator(shot.point).first.hover()
            page.wait_for_timeout(WAIT)
    page.screenshot(path=str(file))
    if shutil.which("pngquant"):
        words = ["pngquant", "--force", "--skip-if-larger", "--output", str(file), str(file)]
        subprocess.run(words, check=False)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def film(url: str, browser: Browser) -> None:
    """An attack, from the click to what it has done, as an animated WebP."""
    shot = SHOTS["galaxy-defenders"]
    page = visitor(browser, MOVING, moves=True)
    opened(url, page, shot)
    frames: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: Any) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        with suppress(Error):  # the last one may come when the page is closed
            session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    width, height = MOVING
    session.send(
        "Page.startScreencast",
        {"format": "png", "maxWidth": width, "maxHeight": height, "everyNthFrame": 2},
    )
    page.locator(shot.point).first.hover()
    page.wait_for_timeout(900)
    asked = page.get_by_test_id("question-text").inner_text()
    page.locator(shot.point).first.click()
    for _ in range(ANSWERS):
        page.wait_for_timeout(600)
        end = page.locator("[data-testid=question] [data-testid=option], [data-testid=go-on].ready")
        for _ in range(PATIENCE):
            if end.count():
                break
            page.wait_for_timeout(100)
        now = page.get_by_test_id("question-text")
        if not end.count() or (now.count() and now.inner_text() == asked):
            break
        page.wait_for_timeout(400)
        end.last.click()  # in the column, the one that does nothing more stands last
    page.wait_for_timeout(700)
    session.send("Page.stopScreencast")
    with tempfile.TemporaryDirectory() as folder:
        words = ["img2webp", "-loop", "0", "-lossy", "-q", "55", "-m", "6"]
        for number, (at, data) in enumerate(frames):
            file = Path(folder) / f"{number:04}.png"
            file.write_bytes(data)
            last = number + 1 == len(frames)
            seconds = STILL if last else frames[number + 1][0] - at
            words += ["-d", str(max(20, round(seconds * 1000))), str(file)]
        target = TARGET / "fight.webp"
        subprocess.run([*words, "-o", str(target)], check=True, stdout=subprocess.DEVNULL)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1000} kB, {len(frames)} pictures")


def main() -> None:
    """Take some pictures, or all of them."""
    names = sys.argv[1:] or ["title", *SHOTS, "fight"]
    own = ROOT / ".cache" / "chromium" / "chromium"
    found = os.environ.get("CHROMIUM") or (str(own) if own.exists() else None)
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name in names:
            if name == "fight":
                film(url, browser)
            else:
                take(url, browser, name)
        browser.close()


if __name__ == "__main__":
    main()
