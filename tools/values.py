"""Learns what positions are worth from whole games of the greedy player.

    python -m tools.values galaxy-defenders --games 40

plays games of every mission and squad size, notes the features of the position whenever a new
round begins, and fits to them how likely half a success is, and a whole one where it is possible
(logistic regression with a small ridge). With ``--missions`` the rest stays as it is; with
``--tempers`` greedy plays in every temper that search may take, by turns.
It needs NumPy, which comes with ``xenofront[research]``.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from xenofront.games import registry
from xenofront.games.factory import new_game, squad_sizes
from xenofront.kernel import Question
from xenofront.lab.arena import Cell, missions, setup_of
from xenofront.players.base import seen_by
from xenofront.players.roster import player
from xenofront.players.search.player import Thinker
from xenofront.players.weights import ANY, Rows, Weights, weights
from xenofront.players.worth import outcome_worth

RIDGE: Final = 2.0
STEPS: Final = 12
HALF, WHOLE = 0.5, 1.0


class Row(NamedTuple):
    """A position: its features, whether a whole success is out of reach, and what came of it."""

    features: tuple[float, ...]
    spoilt: bool
    score: float


Sample = tuple[tuple[float, ...], float]
"""Features, and 1 if what is asked for came about, else 0."""


def clock_of(state: Any) -> int:
    """The number of the round."""
    return int(getattr(state, "round", 0) or getattr(state, "turn", 0) or 0)


def positions(
    system: str, cell: Cell, number: int, judge: Any, tempers: Sequence[Any] = ()
) -> list[Row]:
    """The positions of one game with the score it led to; games are played in tempers by turns."""
    game = new_game(setup_of(system, 1_000_003, cell, number))
    greedy: Any = player("greedy", system, number)
    if tempers:
        greedy.temper = tempers[number % len(tempers)]
    noted, seen_in = [], -1
    while isinstance(game.pending, Question):
        if clock_of(game.state) != seen_in:
            seen_in = clock_of(game.state)
            noted.append((judge.features(game.state), judge.is_spoilt(game.state)))
        game.answer(greedy.choose(seen_by(game, game.pending.seat)).key)
    score = outcome_worth(str(game.state.outcome))  # type: ignore[attr-defined]
    return [Row(features, spoilt, score) for features, spoilt in noted]


def fitted(rows: Sequence[Row], start: Rows | None = None) -> Rows:
    """Both rows of weights; with a start, they are drawn towards it."""
    halves = [(row.features, float(row.score >= HALF)) for row in rows]
    wholes = [(row.features, float(row.score >= WHOLE)) for row in rows if not row.spoilt]
    return Rows(
        regressed(halves, start.half if start else None),
        regressed(wholes, start.whole if start else None),
    )


def regressed(rows: Sequence[Sample], start: Sequence[float] | None = None) -> tuple[float, ...]:
    """Logistic regression by Newton's method; with a start, the weights are drawn towards it."""
    if not rows:
        return tuple(start or ())
    known = np.array([features for features, _ in rows])
    scores = np.array([score for _, score in rows])
    size = known.shape[1]
    toward = np.zeros(size) if start is None else np.array(start)
    weights = toward.copy()
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(known @ weights, -30, 30)))
        steep = np.maximum(1e-6, chances * (1 - chances))
        slope = known.T @ (scores - chances) - RIDGE * (weights - toward)
        bend = (known.T * steep) @ known + RIDGE * np.eye(size)
        weights = weights + np.linalg.solve(bend, slope)
    return tuple(round(float(weight), 4) for weight in weights)


def learned(system: str, games: int, command: str, tempers: Sequence[Any] = ()) -> Weights:
    """Weights for any mission, from there for each, and from there for each size of the squad."""
    judge = judge_of(system)
    rows = _played(system, games, _cells(system), judge, tempers)
    general = fitted([row for found in rows.values() for row in found])
    return Weights(command, judge.FEATURES, {ANY: general} | _by_mission(rows, general))


def relearned(
    known: Weights,
    system: str,
    games: int,
    command: str,
    only: Sequence[str],
    tempers: Sequence[Any] = (),
) -> Weights:
    """The same weights, but for some missions, which have changed, learned again."""
    cells = [cell for cell in _cells(system) if cell.mission in only]
    rows = _played(system, games, cells, judge_of(system), tempers)
    fresh = _by_mission(rows, known.missions[ANY])
    return Weights(f"{known.command}; {command}", known.features, {**known.missions, **fresh})


def judge_of(system: str) -> Any:
    """The module that knows the features of a system's positions."""
    craft = registry.game(system).search()
    assert craft is not None
    return craft.VALUES


def _played(
    system: str, games: int, cells: Sequence[Cell], judge: Any, tempers: Sequence[Any]
) -> dict[Cell, list[Row]]:
    """By cell the positions of so many games."""
    return {
        cell: [row for n in range(games) for row in positions(system, cell, n, judge, tempers)]
        for cell in cells
    }


def _by_mission(rows: dict[Cell, list[Row]], general: Rows) -> dict[str, Rows]:
    """Weights for each mission, and from there for each size of the squad."""
    known = {}
    for mission in dict.fromkeys(cell.mission for cell in rows):
        known[mission] = fitted(
            [row for cell, found in rows.items() if cell.mission == mission for row in found],
            general,
        )
    for cell, found in rows.items():
        known[f"{cell.mission} {cell.squad}"] = fitted(found, known[cell.mission])
    return known


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
    parser.add_argument("--missions", nargs="+", help="Only these: they have changed.")
    parser.add_argument(
        "--tempers", action="store_true", help="Games in every temper that search may take."
    )
    asked = parser.parse_args()
    tempers = Thinker(asked.system).craft.TEMPERS if asked.tempers else ()
    command = f"python -m tools.values {asked.system} --games {asked.games}"
    if asked.missions:
        command += f" --missions {' '.join(asked.missions)}"
    if asked.tempers:
        command += " --tempers"
    if asked.missions:
        known = weights(asked.system)
        found = relearned(known, asked.system, asked.games, command, asked.missions, tempers)
    else:
        found = learned(asked.system, asked.games, command, tempers)
    file = registry.game(asked.system).folder / "play" / "value.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
