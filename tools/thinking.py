"""What thinking is worth, question by question.

    python -m tools.thinking galaxy-defenders --squad 3 --positions 60

lets greedy play, stops at questions that the searching player would think about, and plays each of
its plans to the end in many worlds. Half of the worlds are for choosing, as search chooses; in the
other half its choice is compared with what greedy would have done. That tells which questions are
worth how many playouts before whole missions are played, which takes far more games.

It also says what search should believe of other plans before it tries them (how much worse they
are, how far they differ in truth, by luck, and because the judgement is off), and how much of a
difference that is seen after some rounds is still there at the end.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import variance
from typing import Any, Final, NamedTuple

from xenofront.games.factory import new_game
from xenofront.kernel import Game, Question
from xenofront.kernel.streams import below
from xenofront.lab.arena import SEEDS, Cell, missions, setup_of
from xenofront.lab.intervals import Interval, quantile
from xenofront.players.base import asked_seat, seen_by
from xenofront.players.search.budget import Playouts
from xenofront.players.search.halving import Belief, halve
from xenofront.players.search.player import LONGEST, SearchPlayer, rehearsal

SHUFFLES: Final = 20
"""How often worlds are dealt out anew to choosing and judging."""


class Trial(NamedTuple):
    """A plan in a world: how it was judged after some rounds, and what came of it."""

    judged: float
    score: float


class Found(NamedTuple):
    """A position: what was asked, and how each plan went in each world."""

    what: str
    trials: tuple[tuple[Trial, ...], ...]
    playouts: int
    """How many of them the searching player would have spent."""
    belief: Belief
    """What it would have believed of them."""


class Line(NamedTuple):
    """What thinking brought for one kind of question."""

    what: str
    positions: int
    plans: float
    changed: float
    """How often it chose something else than greedy."""
    gain: Interval
    belief: Belief
    holds: float
    """Which share of a difference between plans that is judged is left at the end."""


def positions(thinker: SearchPlayer, system: str, squad: int, seed: int) -> Iterator[Game]:
    """For ever: a position of a game of greedy in which search would think; kinds in turn."""
    number, dice, told = 0, Random(seed), dict[str, int]()
    while True:
        cell = Cell(missions(system)[number % len(missions(system))], squad)
        asked = _questions(thinker, new_game(setup_of(system, seed, cell, number)), number)
        number += 1
        if asked:
            what = min(asked, key=lambda one: (told.get(one, 0), one))
            told[what] = told.get(what, 0) + 1
            yield dice.choice(asked[what])


def _questions(thinker: SearchPlayer, game: Game, number: int) -> dict[str, list[Game]]:
    """By kind the questions of one game that are worth thinking about."""
    found: dict[str, list[Game]] = {}
    policy = thinker.craft.Policy(number)
    while isinstance(game.pending, Question):
        if thinker.craft.matters(game) or policy.is_surprised(game):
            found.setdefault(game.pending.what, []).append(game.clone())
        game.answer(policy.choose(game).key)
    return found


def looked_into(thinker: SearchPlayer, game: Game, worlds: int, seed: int) -> Found | None:
    """Every plan in so many worlds; nothing if there is only one."""
    seen = seen_by(game, asked_seat(game))
    assert isinstance(seen.pending, Question)
    craft = thinker.craft
    plans = craft.plans(seen, craft.TEMPERS[0], seed)
    if len(plans) < 2:
        return None
    seeds = [below(SEEDS, seed, "world", world) for world in range(worlds)]
    trials = tuple(tuple(_tried(craft, seen, plan, each) for each in seeds) for plan in plans)
    playouts = round(craft.PLAYOUTS[thinker.NAME] * craft.effort(seen))
    return Found(seen.pending.what, trials, playouts, craft.belief(seen))


def _tried(craft: Any, seen: Game, plan: Any, seed: int) -> Trial:
    """Play a plan to the end, and note on the way what search would have seen of it."""
    game, judged = rehearsal(craft, seen, seed), list[float]()
    policy, rounds = craft.Policy(seed, plan), craft.horizon(seen)
    for _ in range(LONGEST):
        while len(judged) < len(rounds) and craft.is_over(game, rounds[len(judged)]):
            judged.append(craft.value(game))
        if game.pending is None or craft.is_over(game, craft.NEVER):
            break
        game.answer(policy.choose(game).key)
    score = craft.value(game)
    judged += [score] * (len(rounds) - len(judged))
    return Trial(sum(judged) / len(judged), score)


def gained(found: Found, playouts: int | None = None) -> tuple[float, float]:
    """How often search chooses something else, and how much better it does than greedy."""
    worlds, budget = len(found.trials[0]), playouts or found.playouts
    dice, changed, gain = Random(worlds), 0, 0.0
    for _ in range(SHUFFLES):
        order = dice.sample(range(worlds), worlds)
        chosen = _choice(found, order[: worlds // 2], budget)
        judges = order[worlds // 2 :]
        changed += chosen != 0
        gain += sum(found.trials[chosen][w].score - found.trials[0][w].score for w in judges)
    return changed / SHUFFLES, gain / (SHUFFLES * (worlds - worlds // 2))


def _choice(found: Found, worlds: Sequence[int], playouts: int) -> int:
    """What search chooses with so many playouts in these worlds, again and again if need be."""
    return halve(
        len(found.trials),
        lambda way, world: found.trials[way][worlds[world % len(worlds)]].judged,
        Playouts(playouts).begin(),
        found.belief,
    ).best


def summed_up(found: Sequence[Found], playouts: int | None = None) -> list[Line]:
    """One line for each kind of question."""
    lines = []
    for what in sorted({one.what for one in found}):
        same = [one for one in found if one.what == what]
        results = [gained(one, playouts) for one in same]
        plans = sum(len(one.trials) for one in same) / len(same)
        changed = sum(each for each, _ in results) / len(same)
        gain = _mean([each for _, each in results])
        lines.append(Line(what, len(same), plans, changed, gain, *believed(same)))
    return lines


def believed(found: Sequence[Found]) -> tuple[Belief, float]:
    """What is to be believed of other plans, and which share of what is judged holds."""
    judged = [_gaps(way, one.trials[0], "judged") for one in found for way in one.trials[1:]]
    scored = [_gaps(way, one.trials[0], "score") for one in found for way in one.trials[1:]]
    count = len(judged)
    mean = sum(sum(gaps) / len(gaps) for gaps in judged) / count
    noise = sum(variance(gaps) for gaps in judged) / count
    apart = sum(_alike(gaps, gaps) for gaps in judged) / count
    holds = sum(_alike(gaps, ends) for gaps, ends in zip(judged, scored, strict=True)) / count
    share = holds / apart if apart > 0 else 0.0
    true, spread = max(0.0, min(1.0, share)), max(0.0, apart - mean * mean)
    belief = Belief(-mean, sqrt(true * spread), sqrt(noise), sqrt((1 - true) * spread))
    return belief, share


def _gaps(way: Sequence[Trial], usual: Sequence[Trial], what: str) -> list[float]:
    """By world how much better a plan was than the usual one."""
    return [getattr(a, what) - getattr(b, what) for a, b in zip(way, usual, strict=True)]


def _alike(some: Sequence[float], others: Sequence[float]) -> float:
    """The product of two means; a world is never multiplied with itself, for its luck is shared."""
    count = len(some)
    same = sum(a * b for a, b in zip(some, others, strict=True))
    return (sum(some) * sum(others) - same) / (count * (count - 1))


def _mean(gains: Sequence[float]) -> Interval:
    count = len(gains)
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1)
    half = quantile(0.95) * sqrt(spread / count) if count > 1 else 1.0
    return Interval(mean, mean - half, mean + half)


def main() -> None:
    parser = ArgumentParser(description="Find out which questions are worth thinking about.")
    parser.add_argument("system")
    parser.add_argument("--squad", type=int, default=3)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--worlds", type=int, default=40, help="Playouts to the end of each plan.")
    parser.add_argument("--playouts", type=int, help="For choosing; else as many as search takes.")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    thinker, found = SearchPlayer(asked.system), list[Found]()
    places = positions(thinker, asked.system, asked.squad, asked.seed)
    while len(found) < asked.positions:
        one = looked_into(thinker, next(places), asked.worlds, asked.seed + len(found))
        found += [one] if one is not None else []
        sys.stderr.write(f"\r{len(found)} of {asked.positions} positions")
        sys.stderr.flush()
    head = f"{'question':<14}{'positions':>9}{'plans':>7}{'changed':>9}"
    sys.stdout.write(
        f"\n{head}{'worse':>7}{'spread':>8}{'noise':>7}{'deceit':>8}{'holds':>7}  gain\n"
    )
    for line in summed_up(found, asked.playouts):
        gain = f"{line.gain.mean:+.2%} ({line.gain.low:+.2%} to {line.gain.high:+.2%})"
        head = f"{line.what:<14}{line.positions:>9}{line.plans:>7.1f}{line.changed:>9.0%}"
        worse, spread, noise, deceit = line.belief
        seen = f"{worse:>7.3f}{spread:>8.3f}{noise:>7.3f}{deceit:>8.3f}{line.holds:>7.0%}"
        sys.stdout.write(f"{head}{seen}  {gain}\n")


if __name__ == "__main__":
    main()
