"""What a few seconds of games show of a mission."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from xenofront.lab.doctor import Finding
from xenofront.lab.intervals import wilson
from xenofront.lab.simulate.plan import Plan
from xenofront.lab.simulate.tale import Tale, chronicle_of, tell
from xenofront.library.systems import new_game, squad_sizes

MOST: Final = 60
LEAST: Final = 4
TOO_HARD, TOO_EASY = 0.15, 0.9


def played(system: str, mission: str, seed: int, time_left: Callable[[], bool]) -> list[Tale]:
    """Games with every squad size in turn, as long as there is time."""
    least, most = squad_sizes(system, mission)
    sizes = tuple(range(least, most + 1))
    plan = Plan(system, (mission,), sizes, (), "greedy", MOST // len(sizes), seed)
    jobs = sorted(plan.jobs(), key=lambda job: (job.number, job.size))
    found: list[Tale] = []
    for job in jobs:
        if len(found) >= LEAST and not time_left():
            break
        found.append(tell(job))
    return found


def judged(system: str, mission: str, tales: list[Tale]) -> Iterator[Finding]:
    """What the games say."""
    broken = [tale for tale in tales if tale.error]
    for tale in broken[:3]:
        yield Finding("broken", f"game {tale.key}", tale.error)
    endless = [tale for tale in tales if tale.outcome == "given up"]
    if endless:
        yield Finding("broken", f"game {endless[0].key}", "never ends")
    score = wilson([tale.score for tale in tales])
    rate = f"{score.mean:.0%} ({score.low:.0%} to {score.high:.0%}) of {len(tales)} games are won"
    if score.high < TOO_HARD:
        yield Finding("doubtful", "balance", f"too hard for the greedy player: {rate}")
    elif score.low > TOO_EASY:
        yield Finding("doubtful", "balance", f"too easy for the greedy player: {rate}")
    else:
        yield Finding("noted", "balance", f"{rate} by the greedy player")
    yield from _never(system, mission, tales)


def _never(system: str, mission: str, tales: list[Tale]) -> Iterator[Finding]:
    least, _ = squad_sizes(system, mission)
    job = Plan(system, (mission,), (least,), (), "greedy", 1, 1).jobs()[0]
    offered = chronicle_of(system).offered(new_game(job.setup()))
    met = {thing for tale in tales for thing in tale.met}
    actions = [thing for thing in offered if thing.startswith("action ") and thing not in met]
    for action in actions:
        yield Finding("doubtful", action, f"was never done in {len(tales)} games")
