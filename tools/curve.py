"""How the cost of a decision grows: ``python -m tools.curve [--seconds S]``.

The training mission by random choice on larger maps, and with more aliens, interleaved in one run.
Costs are given in floors, see ``tools.speed``, and against the plain mission.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from functools import partial
from typing import Final

from tools.sizes import box_of_size, play_out
from tools.speed import floor_cost, spent

BOARDS: Final = ((1, 0), (2, 0), (4, 0), (8, 0))
CROWDS: Final = ((4, 0), (4, 4), (4, 8), (4, 16), (4, 32))
SLICES: Final = 7


def measured(cases: tuple[tuple[int, int], ...], seconds: float) -> dict[tuple[int, int], float]:
    """Floors of a decision in each case: the median of slices that take turns."""
    found: dict[tuple[int, int], list[float]] = {case: [] for case in cases}
    seeds = {case: iter(range(1_000_000)) for case in cases}
    for turn in range(SLICES):
        for case in cases:
            size, extra = case
            sys.stderr.write(f"\r  {turn + 1} of {SLICES}: board x{size}, {extra} aliens more   ")
            floor = floor_cost()
            one = partial(play_out, size, extra=extra)
            found[case].append(spent(lambda: one(next(seeds[case])), seconds / SLICES) / floor)  # noqa: B023 - called at once
    sys.stderr.write("\n")
    return {case: statistics.median(costs) for case, costs in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a figure")
    seconds = parser.parse_args().seconds
    cases = tuple(dict.fromkeys((*BOARDS, *CROWDS)))
    found = measured(cases, seconds)
    out = sys.stdout.write
    for title, row in (("board", BOARDS), ("aliens on a board x4", CROWDS)):
        first = found[row[0]]
        out(f"{title:<24}{'hexes':>8}{'aliens':>8}{'floors':>10}{'against the first':>20}\n")
        for size, extra in row:
            box = box_of_size(size, extra)
            name = f"x{size}" if row is BOARDS else f"{extra} more"
            cost = found[size, extra]
            out(f"{name:<24}{len(box.board.hexes):>8}{len(box.mission.aliens):>8}")
            out(f"{cost:>10.1f}{cost / first:>20.2f}\n")


if __name__ == "__main__":
    main()
