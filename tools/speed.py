"""The speed table: ``python -m tools.speed [--json FILE] [--seconds S]``.

Every cost is CPU time, and is also given in *floors*: units of a bare loop that picks a list item,
calls a method and appends to a log, sampled in the same process between the measurements. Machines
drift; floors compare.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from tools import bug_hunt_speed
from tools.sizes import SIZES, game_of_size, play_out
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_at, sees, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import attack_odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, strike
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.reach import reach
from xenofront.kernel import Game, open_position, save


class Row(NamedTuple):
    """One line of the table."""

    what: str
    size: int
    microseconds: float
    floors: float


def floor_cost() -> float:
    """Seconds for one turn of the bare loop."""
    pick = Random(1).random
    items = list(range(12))
    log: list[int] = []

    class Counter:
        __slots__ = ("value",)

        def __init__(self) -> None:
            self.value = 0

        def apply(self, item: int) -> None:
            self.value = (self.value + item) & 255
            log.append(item)

    apply = Counter().apply
    begin = process_time()
    for _ in range(20_000):
        apply(items[int(pick() * 12)])
    return (process_time() - begin) / 20_000


def measure(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Cost of one unit of work in seconds and in floors, the median of five slices."""
    costs, floors = [], []
    for _ in range(5):
        floor = floor_cost()
        cost = spent(work, seconds / 5)
        costs.append(cost)
        floors.append(cost / floor)
    return statistics.median(costs), statistics.median(floors)


def spent(work: Callable[[], int], seconds: float) -> float:
    """Seconds for one unit of work, which is done for so long."""
    units, begin = 0, process_time()
    while process_time() - begin < seconds:
        units += work()
    return (process_time() - begin) / units


def repeat(call: Callable[[], Any], times: int) -> Callable[[], int]:
    def work() -> int:
        for _ in range(times):
            call()
        return times

    return work


def rows_for(size: int, seconds: float) -> list[Row]:
    """All measurements on a map of so many times the usual hexes and aliens."""
    game = game_of_size(size, seed=3, answers=100)
    data = save(game)
    seat = game.system.seats(game.state)[0]
    seeds = iter(range(1_000_000))
    works: dict[str, Callable[[], int]] = {
        "decision (whole missions)": lambda: play_out(size, next(seeds)),
        "clone": repeat(game.clone, 200),
        "save": repeat(lambda: save(game), 50),
        "open": repeat(lambda: _open(game, data), 20),
        "view": repeat(lambda: game.seen_by(seat), 100),
        **_queries(game),
    }
    found = []
    for what, work in works.items():
        print(f"  {what} x{size} ...", file=sys.stderr)
        cost, floors = measure(work, seconds)
        found.append(Row(what, size, cost * 1e6, floors))
    return found


def _open(game: Game, data: bytes) -> Game:
    box_for = game.system.box_for
    game.system.box_for = lambda _: game.state.box  # scaled maps are in no library
    try:
        return open_position(game.system, data)
    finally:
        game.system.box_for = box_for


def _queries(game: Game) -> dict[str, Callable[[], int]]:
    state: Any = game.state
    agents = [row for row in state.agents.values() if row.alive]
    aliens = list(state.aliens)
    mask, board = shut(state), state.box.board
    weapon = agents[0].weapons[0].id
    blows = strike(state, next(iter(state.agents)), weapon)
    guard = guarding(state, aliens[0], "ranged")
    red, blue = state.box.faces["red"], state.box.faces["blue"]
    decide = oracle.decision.__wrapped__  # type: ignore[attr-defined]
    impassable = aliens_at(state).keys()
    steps = {place: board.exits(place, mask) for place in board.hexes}
    here = agents[0].hex
    blind = [place for place in board.hexes if not board.sees(place, here, mask)]

    def watched() -> int:
        for _ in range(10):
            board.is_seen(here, blind, mask)
        return 10 * len(blind)

    def phase() -> int:
        for alien in aliens:
            decide(state, alien)
        return len(aliens)

    return {
        "sight query (its table)": repeat(
            lambda: board.sees(agents[0].hex, agents[-1].hex, mask), 500
        ),
        "sight query (of many)": watched,
        "sight query": repeat(lambda: sees(state, agents[0].hex, agents[-1].hex), 500),
        "reach (4 steps)": repeat(lambda: reach(agents[0].hex, 4, steps, impassable), 100),
        "oracle (one alien)": phase,
        "odds (looked up)": repeat(lambda: attack_odds(blows, guard, red, blue), 500),
        "odds (worked out)": repeat(lambda: attack_odds.__wrapped__(blows, guard, red, blue), 5),
        "map compile": repeat(lambda: _compile(board), 1),
    }


def _compile(board: Board) -> None:
    fresh = Board(board.terrain)
    for place in fresh.hexes:
        fresh.sees(place, place, fresh.shut(()))


def memory_per_game(size: int) -> int:
    """Bytes of a live game in the middle of a mission, beyond the shared box."""
    game = game_of_size(size, seed=3, answers=100)
    data = save(game)
    _open(game, data)
    gc.collect()
    tracemalloc.start()
    kept = [_open(game, data) for _ in range(100)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(kept)


def bug_hunt_rows(seconds: float) -> list[Row]:
    """All measurements of Bug Hunt."""
    found = []
    for what, work in bug_hunt_speed.works(repeat).items():
        print(f"  Bug Hunt: {what} ...", file=sys.stderr)
        cost, floors = measure(work, seconds)
        found.append(Row(what, 1, cost * 1e6, floors))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="store the figures there")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a figure")
    words = parser.parse_args()
    rows = [row for size in SIZES for row in rows_for(size, words.seconds)]
    memory = {size: memory_per_game(size) for size in SIZES}
    hunt = bug_hunt_rows(words.seconds)
    out = sys.stdout.write
    out(f"{'what':<28}" + "".join(f"{f'x{s}: us':>12}{'floors':>10}" for s in SIZES) + "\n")
    for what in dict.fromkeys(row.what for row in rows):
        line = [row for row in rows if row.what == what]
        out(f"{what:<28}" + "".join(f"{r.microseconds:>12.2f}{r.floors:>10.1f}" for r in line))
        out("\n")
    out(f"{'memory of a live game, KB':<28}")
    out("".join(f"{memory[size] / 1024:>12.1f}{'':>10}" for size in SIZES) + "\n")
    out(f"\n{'Bug Hunt':<28}{'us':>12}{'floors':>10}\n")
    for row in hunt:
        out(f"{row.what:<28}{row.microseconds:>12.2f}{row.floors:>10.1f}\n")
    if words.json:
        figures = {
            "rows": [row._asdict() for row in rows],
            "bug_hunt": [row._asdict() for row in hunt],
            "bytes_per_game": memory,
        }
        words.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
