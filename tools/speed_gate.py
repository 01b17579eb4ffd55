"""Compares the speed of this tree with an earlier one, in one run; fails if it is much slower.

    python3 dev.py speed gate                  against the commit before
    python3 dev.py speed gate --base v0.2.0    against any other

Both trees play the same whole missions in turns, pinned to nothing, each slice in a process of its
own and in floors (units of a bare loop in that very process), so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROBE = Path(__file__).with_name("speed_probe.py")
SYSTEMS = ("galaxy-defenders", "bug-hunt")
WORST = 1.3
"""A change that costs more than this many times its base is refused."""


def tree_of(revision: str, folder: Path) -> Path:
    """The sources of a revision, unpacked."""
    archive = subprocess.run(
        ["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"


def slice_of(source: Path, system: str, first: int, seconds: float) -> float:
    """What a decision costs in one slice, in floors."""
    words = [sys.executable, str(PROBE), system, str(first), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    done = subprocess.run(words, env=environment, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout)["floors"])


def measured(base: Path, change: Path, rounds: int, seconds: float) -> dict[str, list[float]]:
    """By system: the cost of the change as a multiple of its base, slice by slice."""
    found: dict[str, list[float]] = {system: [] for system in SYSTEMS}
    for number in range(rounds):
        for system in SYSTEMS:
            first = 100 + 40 * number
            order = (base, change) if number % 2 else (change, base)
            costs = {tree: slice_of(tree, system, first, seconds) for tree in order}
            found[system].append(costs[change] / costs[base])
    return found


def verdict(ratios: dict[str, list[float]]) -> tuple[list[str], bool]:
    """A line for each system, and whether all of them are fast enough."""
    lines, fine = [], True
    for system, values in ratios.items():
        middle = statistics.median(values)
        slow = middle > WORST
        fine = fine and not slow
        spread = f"{min(values):.2f} to {max(values):.2f}"
        lines.append(f"{system:18} x{middle:.2f} ({spread}){'  TOO SLOW' if slow else ''}")
    return lines, fine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--base", default="HEAD~1", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        base = tree_of(wish.base, Path(folder))
        ratios = measured(base, ROOT / "src", wish.rounds, wish.seconds)
    lines, fine = verdict(ratios)
    print(f"cost of a decision against {wish.base}, at most x{WORST} allowed:")
    print("\n".join(lines))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
