"""What a step of the environments costs: `python3 dev.py speed steps [--seconds S]`.

Whole episodes by random choice, interleaved: our Gymnasium and PettingZoo forms with mask and
observation, the same episodes without either, and PettingZoo's connect four. Costs are in floors,
see ``tools.speed``.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import sys
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any, Final

from tools.speed import floor_cost, spent
from xenofront.research.episode import Episode
from xenofront.research.gym import XenofrontEnv
from xenofront.research.multi import XenofrontAEC
from xenofront.research.tasks import task

TASK: Final = "dust_signal-3-v2"
PEER: Final = "PettingZoo connect four"
SLICES: Final = 7

Play = Callable[[int], int]
"""Plays the episode of a seed, and says how many steps it had."""


def rules_alone() -> Play:
    """The same episodes without mask and observation."""

    def play(seed: int) -> int:
        episode, dice = Episode(task(TASK), seed), Random(seed).random
        while not episode.over and not episode.cut_off:
            episode.act(int(dice() * len(episode.answers)))
        return episode.steps

    return play


def gymnasium_form() -> Play:
    environment = XenofrontEnv(TASK)

    def play(seed: int) -> int:
        _, told = environment.reset(seed=seed)
        dice, over, cut = Random(seed).random, False, False
        while not over and not cut:
            action = int(dice() * int(told["action_mask"].sum()))
            _, _, over, cut, told = environment.step(action)
        return environment.episode.steps

    return play


def in_turns(environment: Any) -> Play:
    """Any environment of PettingZoo whose observation holds a mask."""

    def play(seed: int) -> int:
        environment.reset(seed=seed)
        dice, steps = Random(seed), 0
        for agent in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            mask = seen["action_mask"]
            environment.step(dice.choice(mask.nonzero()[0].tolist()))
            steps += bool(agent)
        return steps

    return play


def connect_four() -> Any:
    """The other one. It draws with pygame, which is not needed to play."""
    try:
        importlib.import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = ModuleType("pygame")
    return importlib.import_module("pettingzoo.classic.connect_four_v3").env()


def forms() -> dict[str, Play]:
    return {
        "rules alone": rules_alone(),
        "Gymnasium, mask and observation": gymnasium_form(),
        "PettingZoo, mask and observation": in_turns(XenofrontAEC(TASK)),
        PEER: in_turns(connect_four()),
    }


def measured(plays: dict[str, Play], seconds: float) -> dict[str, float]:
    """Floors of a step of each form: the median of slices that take turns."""
    found: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        play(0)
    for turn in range(SLICES):
        for name, play in plays.items():
            seeds = iter(range(1 + 1000 * turn, 1_000_000))
            floor = floor_cost()
            cost = spent(lambda: play(next(seeds)), seconds / SLICES)  # noqa: B023 - called at once
            found[name].append(cost / floor)
    return {name: statistics.median(costs) for name, costs in found.items()}


def lines(found: dict[str, float]) -> list[str]:
    """The table: floors of a step, and how often it goes into one of the other's."""
    head = f"{'a step of':<36}{'floors':>10}{'against connect four':>24}"
    return [head] + [
        f"{name:<36}{floors:>10.0f}{found[PEER] / floors:>23.2f}x" for name, floors in found.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py speed steps", description=__doc__)
    parser.add_argument("--seconds", type=float, default=7.0, help="CPU seconds a figure")
    print("\n".join(lines(measured(forms(), parser.parse_args().seconds))))


if __name__ == "__main__":
    main()
