"""What two processes bring: `python3 dev.py speed workers [--games N] [--rounds N]`.

The same games are played by one process and by two. On a machine that does nothing else the time
on the clock says it all; on a busy one the share of the work that two processes divide between
them does: CPU time of the starting process, which they cannot share, and what they need beyond
the games themselves.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import NamedTuple

from xenofront.lab.simulate import crew
from xenofront.lab.simulate.plan import Job, Plan
from xenofront.library.packs import GALAXY_DEFENDERS


class Took(NamedTuple):
    """Seconds that some games took."""

    clock: float
    here: float
    """CPU of the process that hands out the games."""
    workers: float

    @property
    def cpu(self) -> float:
        return self.here + self.workers


def jobs_of(games: int) -> list[Job]:
    return Plan(
        system=GALAXY_DEFENDERS.name,
        missions=("dust_signal",),
        sizes=(3,),
        squad=(),
        player="greedy",
        games=games,
        seed=1,
    ).jobs()


def played(jobs: list[Job], workers: int) -> Took:
    """Play the games; workers are gone, and their time is known, when the last tale is told."""
    clock, here, there = time.perf_counter(), _cpu(RUSAGE_SELF), _cpu(RUSAGE_CHILDREN)
    count = sum(1 for _ in crew.play(jobs, workers))
    assert count == len(jobs)
    return Took(
        time.perf_counter() - clock, _cpu(RUSAGE_SELF) - here, _cpu(RUSAGE_CHILDREN) - there
    )


def _cpu(who: int) -> float:
    used = getrusage(who)
    return used.ru_utime + used.ru_stime


def gain(one: Took, two: Took) -> float:
    """How much sooner two free cores would be done than one, from CPU time alone."""
    return one.cpu / (two.here + two.workers / 2)


def lines(pairs: list[tuple[Took, Took]]) -> list[str]:
    """Medians over all rounds."""
    rows: dict[str, list[float]] = {
        "on the clock, one process against two": [a.clock / b.clock for a, b in pairs],
        "by CPU time, on two free cores": [gain(a, b) for a, b in pairs],
        "CPU time of two processes against one": [b.cpu / a.cpu for a, b in pairs],
        "share of it outside the workers": [b.here / b.cpu for _, b in pairs],
    }
    return [f"{what:<44}{statistics.median(found):>8.3f}" for what, found in rows.items()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed workers", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each turn")
    parser.add_argument("--rounds", type=int, default=3)
    words = parser.parse_args()
    jobs, pairs = jobs_of(words.games), []
    crew.tell_all(jobs[:2])
    for number in range(words.rounds):
        sys.stderr.write(f"  round {number + 1} of {words.rounds} ...\n")
        pairs.append((played(jobs, 1), played(jobs, 2)))
    print("\n".join(lines(pairs)))


if __name__ == "__main__":
    main()
