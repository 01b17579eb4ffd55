"""Measures the pages and their server: `python3 dev.py speed web [--json FILE]`.

A real Chromium plays on maps of about 300 and 1,200 hexes; a hundred players answer over loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "src" / "xenofront" / "webdist" / "assets"
SIZES = {2: "300 hexes", 8: "1,200 hexes"}
CONNECTIONS = 100
LIVE_GAMES = 60
DOUBLE = 400
"""Milliseconds after which a click is no second half of a double click."""
TOLD = 5
"""An answer after which so much is told is one that lets the aliens act."""
WISH = {
    "system": "galaxy-defenders",
    "mission": "dust_signal",
    "squad": ["chromium", "thorium", "titanium"],
}
WATCH = """() => {
  window.painted = [];
  let clicked = 0;
  document.addEventListener('click', () => { clicked = performance.now(); }, true);
  const question = document.querySelector('[data-testid=question]');
  new MutationObserver(() => {
    const start = clicked;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.painted.push(performance.now() - start);
    }));
  }).observe(question, { attributes: true, attributeFilter: ['data-seq'] });
}"""


class Server:
    """A server of its own process, on a map of some size."""

    def __init__(self, size: int, folder: Path) -> None:
        words = [sys.executable, "-m", "tools.web_speed", "--serve", str(size)]
        self.process = subprocess.Popen(
            [*words, "--database", f"sqlite:///{folder}/{size}.sqlite"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")

    def new_game(self, seed: int = 5) -> str:
        body = json.dumps({**WISH, "seed": seed}).encode()
        headers = {"X-Xenofront": "1", "Content-Type": "application/json"}
        request = Request(f"{self.url}/api/games", body, headers)
        with urlopen(request, timeout=60) as answer:
            return str(json.load(answer)["game"])

    def memory(self) -> int:
        """Resident memory in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])

    def cpu(self) -> float:
        """Seconds that it has worked."""
        line = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        user, system = line.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


def serve(size: int, database: str) -> None:
    """Be the server that is measured."""
    from tools.sizes import box_of_size  # noqa: PLC0415
    from xenofront.games.factory import system  # noqa: PLC0415
    from xenofront.server import running  # noqa: PLC0415
    from xenofront.server.app import Server as Games  # noqa: PLC0415
    from xenofront.server.safety import Pace  # noqa: PLC0415

    box = box_of_size(size)
    system("galaxy-defenders").box_for = lambda setup: box
    made = running.listening(running.LOOPBACK, 0, fixed=True)
    print(running.address(made), flush=True)
    running.serve(Games(database, local=True, pace=Pace(10**6, 10**7)), made)


# -- the browser -----------------------------------------------------------------------------------


def browser_rows(servers: dict[int, Server]) -> list[tuple[str, str]]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    rows = []
    with sync_playwright() as playwright:
        found = os.environ.get("CHROMIUM") or shutil.which("chromium") or None
        browser = playwright.chromium.launch(executable_path=found)
        loads = [first_load(browser, servers[2].url) for _ in range(5)]
        rows.append(("first load of the title page, ms", f"{statistics.median(loads):.0f}"))
        for size, server in servers.items():
            ordinary, turns = answers_painted(browser, server)
            name = SIZES[size]
            rows.append((f"answer to paint, ordinary choice, {name}, ms", spread(ordinary)))
            rows.append((f"answer to paint, alien turn, {name}, ms", spread(turns)))
        browser.close()
    return rows


def first_load(browser: Any, url: str) -> float:
    """From the request to the title page that can be used, with nothing kept from before."""
    context = browser.new_context()
    page = context.new_page()
    start = time.perf_counter()
    page.goto(url)
    page.locator("[data-testid=title-play]:enabled").wait_for()
    taken = time.perf_counter() - start
    context.close()
    return taken * 1000


def answers_painted(browser: Any, server: Server) -> tuple[list[float], list[float]]:
    """Times from a click to the second frame after what it brought, by kind of answer."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(
        "localStorage.setItem('xenofront.settings', JSON.stringify({ speed: 'instant' }))"
    )
    page = context.new_page()
    page.goto(f"{server.url}/#/game/{server.new_game()}")
    page.locator("[data-testid=option]").first.wait_for()
    briefing = page.locator("[data-testid=briefing] button")
    if briefing.count():
        briefing.last.click()
    log = page.locator("[data-testid=tab-log]")
    if not log.is_visible():
        page.locator("[data-testid=drawer]").click()
    log.click()
    page.evaluate(WATCH)
    ordinary: list[float] = []
    turns: list[float] = []
    for number in range(150):
        if page.locator("[data-testid=outcome]").count():
            break
        before = page.locator("[data-testid=log-entry]").count()
        known = page.evaluate("window.painted.length")
        options = page.locator("[data-testid=option]:enabled")
        folded = page.locator(".heap button.fold[aria-expanded=false]")
        options.or_(folded).first.wait_for()
        if not options.count():
            folded.first.click()
        options.first.wait_for()
        page.wait_for_timeout(DOUBLE)
        options.nth(options.count() - 1 if number % 3 else 0).click()
        if page.locator("[data-testid=sure-yes]").count():
            page.locator("[data-testid=sure-yes]").click()
        if not _until(page, known):
            break
        taken = page.evaluate("window.painted.at(-1)")
        told = page.locator("[data-testid=log-entry]").count() - before
        (turns if told >= TOLD else ordinary).append(taken)
    context.close()
    return ordinary, turns


def _until(page: Any, number: int) -> bool:
    """Until one more answer was painted; whether the game goes on."""
    for _ in range(1500):
        if page.evaluate("window.painted.length") > number:
            return True
        if page.locator("[data-testid=outcome]").count():
            return False
        page.wait_for_timeout(5)
    asked = page.locator("[data-testid=question]").inner_text()
    raise AssertionError(f"an answer was never painted: {asked}")


def spread(values: list[float]) -> str:
    if not values:
        return "none seen"
    ordered = sorted(values)
    slow = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{statistics.median(ordered):.0f} (95 of 100 below {slow:.0f}; {len(ordered)} answers)"


# -- the server ------------------------------------------------------------------------------------


async def play(
    url: str, game: str, seconds: float, taken: list[float], begin: asyncio.Barrier
) -> None:
    """Answer with the last option until the time is over; all begin when all were greeted."""
    from websockets.asyncio.client import connect  # noqa: PLC0415

    from xenofront.server.delta import merged  # noqa: PLC0415

    async with connect(f"{url.replace('http', 'ws', 1)}/ws/{game}", max_size=None) as socket:
        await socket.send('{"kind":"hello","keeps":true}')
        state: dict[str, Any] = {}
        while state.get("kind") != "state":
            state = json.loads(await socket.recv())
        await begin.wait()
        number, until = 0, time.perf_counter() + seconds
        while time.perf_counter() < until and state.get("question"):
            number += 1
            key = state["question"]["options"][-1]["key"]
            start = time.perf_counter()
            said = {"kind": "give", "id": f"{game}{number}", "seq": state["seq"], "key": key}
            await socket.send(json.dumps(said))
            told: dict[str, Any] = {}
            while told.get("kind") not in ("done", "refused"):
                told = json.loads(await socket.recv())
                if told["kind"] == "changed":
                    state = merged(state, told["fields"])
            taken.append(time.perf_counter() - start)
        await begin.wait()


class Crowd(NamedTuple):
    """What many players did at once: how long each answer took, how long all, at which cost."""

    taken: list[float]
    clock: float
    cpu: float


async def crowd(server: Server, games: list[str], seconds: float) -> Crowd:
    """Let a player at each game answer; greeting and leaving do not count."""
    taken: list[float] = []
    begin = asyncio.Barrier(len(games) + 1)
    players = [asyncio.create_task(play(server.url, game, seconds, taken, begin)) for game in games]
    await begin.wait()
    start, before = time.perf_counter(), server.cpu()
    await begin.wait()
    clock, cpu = time.perf_counter() - start, server.cpu() - before
    await asyncio.gather(*players)
    return Crowd(sorted(taken), clock, cpu)


def server_rows(folder: Path, seconds: float) -> list[tuple[str, str]]:
    server = Server(1, folder)
    warm = server.new_game()
    try:
        asyncio.run(crowd(server, [warm], 2))
        before = server.memory()
        games = [server.new_game(seed) for seed in range(LIVE_GAMES)]
        asyncio.run(crowd(server, games, seconds))
        each = (server.memory() - before) / LIVE_GAMES
        fresh = [server.new_game(seed) for seed in range(CONNECTIONS)]
        played = asyncio.run(crowd(server, fresh, seconds))
    finally:
        server.stop()
    p99 = played.taken[int(len(played.taken) * 0.99)] * 1000
    rate = len(played.taken) / played.clock
    return [
        (f"memory of a live game ({LIVE_GAMES} games in play), kB", f"{each:.0f}"),
        (f"answers per second, {CONNECTIONS} connections", f"{rate:.0f}"),
        (f"p99 of an answer, {CONNECTIONS} connections, ms", f"{p99:.0f}"),
    ]


def size_rows() -> list[tuple[str, str]]:
    def packed(ending: str) -> float:
        files = ASSETS.glob(f"*{ending}")
        return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000

    return [
        ("script, compressed, kB", f"{packed('.js'):.1f}"),
        ("styles, compressed, kB", f"{packed('.css'):.1f}"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed web", description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    parser.add_argument("--seconds", type=float, default=15, help="how long the crowd plays")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve, wanted.database)
        return
    rows = size_rows()
    with tempfile.TemporaryDirectory() as name:
        servers = {size: Server(size, Path(name)) for size in SIZES}
        try:
            rows += browser_rows(servers)
        finally:
            for server in servers.values():
                server.stop()
        rows += server_rows(Path(name), wanted.seconds)
    for what, value in rows:
        print(f"{what:<58} {value}")
    if wanted.json:
        wanted.json.write_text(json.dumps(dict(rows), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
