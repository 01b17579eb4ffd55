"""What an answer costs the server, in instructions: `python3 dev.py speed answer [--answers N]`.

Games are played by chance under cachegrind, through the very calls of the server: rules, storing,
scene, log, question, what changed. Instructions do not depend on what else the machine does. Each
part is told by what is left when it is not done; the sum is that of whole answers.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PARTS: Final = ("rules", "storing", "scene", "log", "question", "the rest of the state", "changes")
WISHES: Final = {
    "galaxy-defenders": ("dust_signal", ("chromium", "thorium", "titanium")),
    "bug-hunt": ("first_contact", ("duarte", "reck", "adeyemi")),
}
TOTAL: Final = re.compile(r"I +refs: +([\d,]+)")


# -- played under cachegrind -----------------------------------------------------------------------


def play(game: str, answers: int, upto: int) -> None:
    """Give so many answers, and do so many of the parts for each of them."""
    from xenofront.content import store  # noqa: PLC0415
    from xenofront.games.factory import new_setup, system  # noqa: PLC0415
    from xenofront.server.database import connect, sqlite_url  # noqa: PLC0415
    from xenofront.server.delta import changed  # noqa: PLC0415
    from xenofront.server.game_messages import GameMessages  # noqa: PLC0415
    from xenofront.server.live import LiveGame  # noqa: PLC0415
    from xenofront.server.sessions import encode  # noqa: PLC0415
    from xenofront.server.storage import Storage  # noqa: PLC0415

    mission, squad = WISHES[game]
    given, seed = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(connect(sqlite_url(Path(folder) / "games.sqlite")))
        while given < answers:
            seed += 1
            setup = new_setup(mission, squad, seed=seed, system_name=game)
            content = store.of(game).content_of(setup)
            version = system(game).version
            name = storage.add("x", setup, version=version, content=content, manual=False)
            live: Any = LiveGame(storage, name)
            if upto == 0:  # rules alone: nothing is stored
                vars(live)["_store"] = lambda *_: None
            teller, dice, before = GameMessages(live, "en"), Random(seed), None
            while live.game.pending is not None and given < answers:
                node = live.record.at
                options = [o for o in live.game.pending.options if o != "concede"]
                live.give(f"{live.seq}", live.seq, dice.choice(options), live.seats)
                given += 1
                if live.game.pending is None:
                    break
                since = teller.common(node, live.seats) if upto >= 3 else 0
                shown: Any = teller.seen(live.seats) if upto >= 2 else None
                if upto == 2:
                    live.presenter.scene(shown)
                elif upto == 3:
                    live.presenter.scene(shown)
                    teller.entries(since, live.seats)
                elif upto == 4:
                    live.presenter.scene(shown)
                    teller.entries(since, live.seats)
                    teller.question(shown, live.seats)
                elif upto >= 5:
                    state = teller.state(live.seats, since=since)
                    if upto == 6:
                        encode(state if before is None else changed(before, state))
                    before = state
        storage.engine.dispose()


# -- counted ---------------------------------------------------------------------------------------


def counted(game: str, answers: int, upto: int) -> int:
    """The instructions of a whole run."""
    words = ["valgrind", "--tool=cachegrind", "--cache-sim=no"]
    words += ["--cachegrind-out-file=/dev/null"]
    words += [sys.executable, "-m", "tools.answer_cost", "--play", game]
    words += ["--answers", str(answers), "--upto", str(upto)]
    seeded = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True, env=seeded)
    found = TOTAL.search(done.stderr)
    assert found is not None, done.stderr[-500:]
    return int(found[1].replace(",", ""))


def costs(game: str, answers: int, parts: range) -> list[float]:
    """Millions of instructions for an answer, with all parts up to each of these."""
    few = answers // 4
    found = []
    for upto in parts:
        spent = counted(game, answers, upto) - counted(game, few, upto)
        found.append(spent / (answers - few) / 1e6)
        print(f"  {game}: up to {PARTS[upto]:<24} {found[-1]:6.2f} M", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed answer", description=__doc__)
    parser.add_argument("--answers", type=int, default=240, help="how many answers are counted")
    parser.add_argument("--game", choices=list(WISHES), help="only this game")
    parser.add_argument("--whole", action="store_true", help="only whole answers")
    parser.add_argument("--play", choices=list(WISHES), help=argparse.SUPPRESS)
    parser.add_argument("--upto", type=int, default=6, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.play:
        play(wanted.play, wanted.answers, wanted.upto)
        return
    for game in [wanted.game] if wanted.game else WISHES:
        parts = range(6, 7) if wanted.whole else range(7)
        found = costs(game, wanted.answers, parts)
        if not wanted.whole:
            before = [0.0, *found]
            for part, one, other in zip(PARTS, found, before, strict=False):
                print(f"{part:<24} {one - other:6.2f} M")
        print(f"{game}: an answer {found[-1]:.2f} M instructions")


if __name__ == "__main__":
    main()
