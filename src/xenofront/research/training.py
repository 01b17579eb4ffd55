"""Train an agent on a task and see whether it beats chance.

    pip install ".[research]" sb3-contrib
    python -m xenofront.research.training duel-v2 --steps 60000

The policy sees the flat observation and chooses among the offered answers (MaskablePPO). After
training both it and a random player play the same held-out seeds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

import click
import numpy as np

from xenofront.research.gym import XenofrontEnv

HELD_OUT: Final = 1_000_000
"""Seeds from here on are never trained on."""
CONFIDENCE: Final = 1.96

Policy = Callable[[Any, Any], int]


def average(name: str, policy: Policy, games: int) -> list[float]:
    """The reward of each held-out game."""
    environment, rewards = XenofrontEnv(name, flat=True), []
    for game in range(games):
        seen, _ = environment.reset(seed=HELD_OUT + game)
        over = cut = False
        reward = 0.0
        while not over and not cut:
            action = policy(seen, environment.action_masks())
            seen, reward, over, cut, _ = environment.step(action)
        rewards.append(reward)
    return rewards


def interval(rewards: list[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    values = np.array(rewards)
    return float(values.mean()), float(CONFIDENCE * values.std(ddof=1) / sqrt(len(values)))


def random_policy(seed: int) -> Policy:
    """Any offered answer."""
    dice = np.random.default_rng(seed)
    return lambda seen, mask: int(dice.choice(np.flatnonzero(mask)))


def trained(name: str, steps: int, seed: int, shaping: float) -> Any:
    """A policy after so many steps."""
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 (only for who trains)

    environment = XenofrontEnv(name, flat=True, shaping=shaping)
    model = MaskablePPO(
        "MlpPolicy",
        environment,
        seed=seed,
        n_steps=512,
        batch_size=128,
        gamma=0.99,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        verbose=0,
    )
    model.learn(steps, progress_bar=False)
    return model


@click.command()
@click.argument("task", default="duel-v2")
@click.option("--steps", default=60_000, show_default=True, help="Steps of training.")
@click.option("--games", default=400, show_default=True, help="Held-out games to compare in.")
@click.option("--seed", default=1, show_default=True)
@click.option("--shaping", default=0.1, show_default=True, help="Reward for progress in training.")
@click.option("--save", type=click.Path(), help="Where the trained policy is written.")
def main(task: str, steps: int, games: int, seed: int, shaping: float, save: str | None) -> None:
    """Train on a TASK, then compare with a random player on games that were not trained on."""
    model = trained(task, steps, seed, shaping)

    def learned(seen: Any, mask: Any) -> int:
        action, _ = model.predict(seen, action_masks=mask, deterministic=True)
        return int(action)

    ours = average(task, learned, games)
    theirs = average(task, random_policy(seed), games)
    better = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    figures = {"trained": interval(ours), "random": interval(theirs), "better by": interval(better)}
    for who, (mean, half) in figures.items():
        click.echo(f"{who:>10}: {mean:.3f} +- {half:.3f}")
    if save:
        model.save(save)
    mean, half = figures["better by"]
    if mean <= half:
        raise click.ClickException("the trained player does not clearly beat chance")


if __name__ == "__main__":
    main()
