"""Plays whole missions for a while and prints what a decision costs, in floors.

Run by ``tools.speed_gate`` on two trees in turn, so it uses only what both of them have.
"""

from __future__ import annotations

import gc
import json
import sys
from random import Random
from time import process_time
from typing import Any

GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "galaxy-defenders": ("dust_signal", ("chromium", "thorium", "titanium"), {}),
    "bug-hunt": ("random", ("duarte", "reck", "adeyemi"), {"quick_start": True}),
}


def floor() -> float:
    """Seconds for one turn of a bare loop: pick an item, call a method, append to a log."""
    pick, items, log = Random(1).random, list(range(12)), list[int]()
    append = log.append
    begin = process_time()
    for _ in range(40_000):
        append(items[int(pick() * 12)])
    return (process_time() - begin) / 40_000


def play(system: str, seed: int) -> int:
    """A whole mission by random choice: how many decisions it took."""
    from xenofront.games.factory import new_game, new_setup  # noqa: PLC0415 (of the tree probed)

    mission, squad, options = GAMES[system]
    game = new_game(new_setup(mission, squad, seed=seed, system_name=system, **options))
    pick, decisions = Random(seed).random, 0
    while game.pending is not None:
        choices = game.pending.options
        game.answer(choices[int(pick() * len(choices))])
        decisions += 1
    return decisions


def main() -> None:
    system, first, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    play(system, 1)
    gc.collect()
    gc.freeze()
    before, decisions, seed = floor(), 0, first
    begin = process_time()
    while process_time() - begin < seconds:
        decisions += play(system, seed)
        seed += 1
    spent = process_time() - begin
    unit = (before + floor()) / 2
    print(json.dumps({"floors": spent / decisions / unit, "decisions": decisions}))


if __name__ == "__main__":
    main()
