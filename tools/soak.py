"""The large counts, for a night: random games, the alien oracle, mutation testing.

A step whose command does not exist yet is skipped and said to be.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Step(NamedTuple):
    """One long run; it needs a module to be there."""

    name: str
    needs: str
    command: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()


def steps(*, quick: bool) -> list[Step]:
    """What is run, in this order."""
    games, positions, broken = ("20", "20", "5") if quick else ("20000", "100000", "2000")
    fuzz = ("-m", "xenofront.cli", "fuzz", "--system", "galaxy-defenders")
    rules = "tests/games/galaxy_defenders/rules"
    compared = (
        f"{rules}/ch8_aliens/test_oracle_against_plain.py",
        f"{rules}/expansions/test_npcs_against_plain.py",
        f"{rules}/expansions/test_odds_with_tokens.py",
    )
    oracle = ("-m", "pytest", "-q", "--timeout=0", *compared)
    count = (("XENOFRONT_POSITIONS", positions), ("XENOFRONT_SEED", "1"))
    mutate = ("-m", "tools.mutation", "--count", broken)
    return [
        Step("random games", "xenofront.cli.fuzz", (*fuzz, "--games", games, "--seed", "1")),
        Step("alien oracle", "pytest", oracle, count),
        Step("proofs", "tools.prove", ("-m", "tools.prove", *(["--list"] if quick else ["--all"]))),
        Step("mutation testing", "tools.mutation", mutate),
    ]


def is_there(module: str) -> bool:
    """Whether a module can be imported, without importing it."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def run(step: Step) -> str:
    """How the step ended."""
    if not is_there(step.needs):
        return f"skipped: no {step.needs}"
    env = {**os.environ, **dict(step.settings)}
    done = subprocess.run([sys.executable, *step.command], cwd=ROOT, check=False, env=env)
    return "ok" if done.returncode == 0 else f"FAILED ({done.returncode})"


def main() -> None:
    """Run all steps, then print what came of each."""
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="tiny counts, to see that it works")
    options = parser.parse_args()
    todo = steps(quick=options.quick)
    results = []
    for number, step in enumerate(todo, start=1):
        print(f"\n== {number} of {len(todo)}: {step.name}", flush=True)
        start = time.monotonic()
        outcome = run(step)
        results.append((step.name, outcome, time.monotonic() - start))
        print(f"== {outcome}", flush=True)
    print("\nSummary")
    for name, outcome, seconds in results:
        print(f"  {name:<32} {seconds:8.1f} s  {outcome}")
    sys.exit(any(outcome.startswith("FAILED") for _, outcome, _ in results))


if __name__ == "__main__":
    main()
