"""What a few seconds of games show of a mission."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from xenofront.games.factory import new_game, squad_sizes
from xenofront.lab.doctor import Finding
from xenofront.lab.intervals import Interval, wilson
from xenofront.lab.simulate.plan import Plan
from xenofront.lab.simulate.summary import GameSummary, summariser_of, tell
from xenofront.text.sentences import sentence

MOST: Final = 60
LEAST: Final = 4
TOO_HARD, TOO_EASY = 0.15, 0.9
BALANCE: Final = sentence("where-balance")


def played(
    system: str, mission: str, seed: int, time_left: Callable[[], bool]
) -> list[GameSummary]:
    """Games with every squad size in turn, as long as there is time."""
    least, most = squad_sizes(system, mission)
    sizes = tuple(range(least, most + 1))
    plan = Plan(system, (mission,), sizes, (), "greedy", MOST // len(sizes), seed)
    jobs = sorted(plan.jobs(), key=lambda job: (job.number, job.size))
    found: list[GameSummary] = []
    for job in jobs:
        if len(found) >= LEAST and not time_left():
            break
        found.append(tell(job))
    return found


def judged(system: str, mission: str, tales: list[GameSummary]) -> Iterator[Finding]:
    """What the games say."""
    broken = [tale for tale in tales if tale.error]
    for tale in broken[:3]:
        yield Finding("broken", sentence("where-game", game=tale.key), tale.error)
    endless = [tale for tale in tales if tale.outcome == "given up"]
    if endless:
        where = sentence("where-game", game=endless[0].key)
        yield Finding("broken", where, sentence("game-never-ends"))
    score = wilson([tale.score for tale in tales])
    rate = sentence("won-of", games=len(tales), **percent(score))
    if score.high < TOO_HARD:
        yield Finding("doubtful", BALANCE, sentence("too-hard", rate=rate))
    elif score.low > TOO_EASY:
        yield Finding("doubtful", BALANCE, sentence("too-easy", rate=rate))
    else:
        yield Finding("noted", BALANCE, sentence("won-by-greedy", rate=rate))
    yield from _never(system, mission, tales)


def _never(system: str, mission: str, tales: list[GameSummary]) -> Iterator[Finding]:
    least, _ = squad_sizes(system, mission)
    job = Plan(system, (mission,), (least,), (), "greedy", 1, 1).jobs()[0]
    offered = summariser_of(system).offered(new_game(job.setup()))
    met = {thing for tale in tales for thing in tale.met}
    actions = [thing for thing in offered if thing.startswith("action ") and thing not in met]
    for action in actions:
        where = sentence("where-action", action=action.removeprefix("action "))
        yield Finding("doubtful", where, sentence("never-done", games=len(tales)))


def percent(score: Interval) -> dict[str, int]:
    """A share and its bounds as they are told."""
    shares = {"won": score.mean, "low": score.low, "high": score.high}
    return {name: round(100 * share) for name, share in shares.items()}
