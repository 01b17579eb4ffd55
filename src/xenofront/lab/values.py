"""Learns what positions are worth from whole games of the greedy player.

    python -m xenofront.lab.values galaxy-defenders --games 40

plays games of every mission and squad size, notes the features of the position whenever a new
round begins, and fits the score of the game to them (logistic regression with a small ridge).
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

import msgspec

from xenofront.kernel import Ask
from xenofront.lab.arena import Cell, missions, setup_of
from xenofront.library.systems import new_game, squad_sizes
from xenofront.players import value as values
from xenofront.players.base import seen_by
from xenofront.players.roster import player
from xenofront.players.value.weights import ANY, Weights
from xenofront.players.worth import outcome_worth

RIDGE: Final = 2.0
STEPS: Final = 12
Row = tuple[tuple[float, ...], float]


def clock_of(state: Any) -> int:
    """The number of the round."""
    return int(getattr(state, "round", 0) or getattr(state, "turn", 0) or 0)


def positions(system: str, cell: Cell, number: int, features: Any) -> list[Row]:
    """The positions of one game with the score it led to."""
    game = new_game(setup_of(system, 1_000_003, cell, number))
    greedy, noted, seen_in = player("greedy", system, number), [], -1
    while isinstance(game.pending, Ask):
        if clock_of(game.state) != seen_in:
            seen_in = clock_of(game.state)
            noted.append(features(game.state))
        game.answer(greedy.choose(seen_by(game, game.pending.seat)).key)
    score = outcome_worth(str(game.state.outcome))  # type: ignore[attr-defined]
    return [(row, score) for row in noted]


def fitted(rows: Sequence[Row], start: Sequence[float] | None = None) -> tuple[float, ...]:
    """Logistic regression by Newton's method; with a start, the weights are drawn towards it."""
    size = len(rows[0][0])
    toward = list(start or [0.0] * size)
    weights = list(toward)
    for _ in range(STEPS):
        slope = [-RIDGE * (w - t) for w, t in zip(weights, toward, strict=True)]
        bend = [[RIDGE * (a == b) for b in range(size)] for a in range(size)]
        for features, score in rows:
            total = sum(w * f for w, f in zip(weights, features, strict=True))
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, total))))
            steep = max(1e-6, chance * (1 - chance))
            for a, f in enumerate(features):
                if f:
                    slope[a] += (score - chance) * f
                    line = bend[a]
                    for b, g in enumerate(features):
                        line[b] += steep * f * g
        step = solved(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
    return tuple(round(w, 4) for w in weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination."""
    rows = [[*line, end] for line, end in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def learned(system: str, games: int, command: str) -> Weights:
    """Weights for any mission, from there for each, and from there for each size of the squad."""
    module = importlib.import_module(f"{values.__name__}.{system.replace('-', '_')}")
    rows = {
        cell: [row for n in range(games) for row in positions(system, cell, n, module.features)]
        for cell in _cells(system)
    }
    general = fitted([row for found in rows.values() for row in found])
    known = {ANY: general}
    for mission in dict.fromkeys(cell.mission for cell in rows):
        known[mission] = fitted(
            [row for cell, found in rows.items() if cell.mission == mission for row in found],
            general,
        )
    for cell, found in rows.items():
        known[f"{cell.mission} {cell.squad}"] = fitted(found, known[cell.mission])
    return Weights(command, module.FEATURES, known)


def _cells(system: str) -> list[Cell]:
    """Every mission with a squad of every size."""
    found = []
    for mission in missions(system):
        least, most = squad_sizes(system, mission)
        found += [Cell(mission, squad) for squad in range(least, most + 1)]
    return found


def main() -> None:
    parser = ArgumentParser(description="Learn what positions are worth.")
    parser.add_argument("system")
    parser.add_argument("--games", type=int, default=40, help="Of each mission and squad size.")
    asked = parser.parse_args()
    command = f"python -m xenofront.lab.values {asked.system} --games {asked.games}"
    found = learned(asked.system, asked.games, command)
    file = Path(values.__file__).parent / f"{asked.system.replace('-', '_')}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
