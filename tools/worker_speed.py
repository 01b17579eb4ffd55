"""What two processes bring: `python3 dev.py speed workers [--games N] [--rounds N]`.

The same games are played by one process and by two, all pinned to one core: what counts is CPU
time. Two free cores would divide that of the workers between them, not that of the process which
hands out the games. (Two cores of a busy machine slow each other down, whatever runs on them.)
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Final, NamedTuple

from xenofront.lab.simulate import crew
from xenofront.lab.simulate.plan import Job, Plan

ROOT: Final = Path(__file__).resolve().parent.parent


class Took(NamedTuple):
    """Seconds of CPU that some games took."""

    here: float
    """In the process that hands out the games."""
    workers: float

    @property
    def cpu(self) -> float:
        return self.here + self.workers


def jobs_of(games: int) -> list[Job]:
    return Plan(
        system="galaxy-defenders",
        missions=("dust_signal",),
        sizes=(3,),
        squad=(),
        player="greedy",
        games=games,
        seed=1,
    ).jobs()


def played(games: int, workers: int) -> Took:
    """Play the games in a new process, as a report does."""
    words = [sys.executable, "-m", "tools.worker_speed", "--games", str(games)]
    done = subprocess.run(
        [*words, "--play", str(workers)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return Took(*json.loads(done.stdout))


def play(games: int, workers: int) -> tuple[float, float]:
    """Be that process; workers are gone, and their time is known, when the last tale is told."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    jobs = jobs_of(games)
    assert sum(1 for _ in crew.play(jobs, workers)) == len(jobs)
    return _cpu(RUSAGE_SELF), _cpu(RUSAGE_CHILDREN)


def _cpu(who: int) -> float:
    used = getrusage(who)
    return used.ru_utime + used.ru_stime


def gain(one: Took, two: Took) -> float:
    """How much sooner two free cores would be done than one."""
    return one.cpu / (two.here + two.workers / 2)


def lines(pairs: list[tuple[Took, Took]]) -> list[str]:
    """Medians over all rounds."""
    rows: dict[str, list[float]] = {
        "one process against two, on free cores": [gain(a, b) for a, b in pairs],
        "CPU time of two processes against one": [b.cpu / a.cpu for a, b in pairs],
        "share of it outside the workers": [b.here / b.cpu for _, b in pairs],
    }
    return [f"{what:<44}{statistics.median(found):>8.3f}" for what, found in rows.items()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed workers", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each turn")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.play:
        print(json.dumps(play(words.games, words.play)))
        return
    pairs = []
    for number in range(words.rounds):
        sys.stderr.write(f"  round {number + 1} of {words.rounds} ...\n")
        pairs.append((played(words.games, 1), played(words.games, 2)))
    print("\n".join(lines(pairs)))


if __name__ == "__main__":
    main()
