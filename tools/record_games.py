"""Records games of every mission, one for each way in which it can end.

    python -m tools.record_games            writes tests/games/*/recorded again
    python -m tools.record_games --saves    also tests/saves of the present version
    python -m tools.record_games --only great_worm    only games whose names begin like that

When rules or content change, the recorded games may no longer be legal: run this again, read the
differences in the playthrough files (``*.txt``) as a review of the change, and commit both. Games
are found by trying seeds with a simple player that knows what a mission wants, then with the greedy
one. The files name no content hash. Saves of a version that was released are never written again:
they must open for ever.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from xenofront.games import registry
from xenofront.games.factory import new_record, new_setup
from xenofront.games.galaxy_defenders.rules.state import operative
from xenofront.kernel import Answer, Event, Game, Record, save, write_record
from xenofront.kernel.record import Entry
from xenofront.lab import laws
from xenofront.players.roster import player

ROOT = Path(__file__).resolve().parent.parent
GAMES, SAVES = ROOT / "tests/games", ROOT / "tests/saves"
CONTENT = "recorded"
"""Stands where the content hash would be, so that files change only when games do."""
SEEDS = 2000
SIMPLE = 200
"""Seeds that are tried with the simple player; after them the greedy one plays."""


class Case(NamedTuple):
    """One way for a mission to end, and a squad that gets there."""

    name: str
    squad: tuple[str, ...]
    wanted: Callable[[Any], bool]
    mission: str = "dust_signal"
    options: Mapping[str, Any] = {}
    stay: tuple[str, ...] = ()
    manual: bool = False
    system: str = "galaxy-defenders"
    after: str = ""
    """The game of a campaign that this one follows."""


def _ends_as(outcome: str) -> Callable[[Any], bool]:
    return lambda state: bool(state.outcome == outcome)


TRAINING = (
    Case(
        "accomplished",
        ("mercury", "chromium"),
        _ends_as("accomplished"),
        options={"preset": "rulebook"},
        stay=("chromium",),
    ),
    Case(
        "partially",
        ("mercury", "chromium", "thorium"),
        _ends_as("partially"),
        options={"preset": "normal"},
        stay=("thorium",),
    ),
    Case(
        "failed_by_deadline",
        ("iridium", "titanium", "thorium"),
        lambda s: s.outcome == "failed" and bool(operative(s)),
        options={"preset": "easy"},
        stay=("titanium", "thorium"),
    ),
    Case(
        "failed_by_death",
        ("titanium", "iridium"),
        lambda s: s.outcome == "failed" and not operative(s),
        options={"preset": "hard"},
        manual=True,
    ),
)
MISSIONS = (
    "four_gates", "last_bus", "quiet_station", "falling_star", "red_tracks", "cold_vault",
    "dark_landing", "what_digs_below", "outer_ring", "cold_clones", "recall", "great_worm",
)  # fmt: skip
OUTCOMES = ("accomplished", "partially", "failed")
OTHER_MISSIONS = tuple(
    Case(
        f"{mission}_{outcome}",
        ("mercury", "chromium", "thorium"),
        _ends_as(outcome),
        mission,
        {"preset": "rulebook"},
    )
    for mission in MISSIONS
    for outcome in OUTCOMES
)

READY_MADE = ("duarte", "reck", "adeyemi")
OBJECTIVES = ("patrol", "scout", "secure", "retrieve", "beacon", "hack")


def _completes(kind: str) -> Callable[[Any], bool]:
    return lambda state: any(row.kind == kind and row.done for row in state.objectives.values())


def _hunt(name: str, wanted: Callable[[Any], bool], **options: Any) -> Case:
    """A mission of Bug Hunt with the ready-made troopers."""
    switches = {"quick_start": True, **options}
    mission = "random"
    return Case(name, READY_MADE, wanted, mission, switches, system="bug-hunt")


BUG_HUNT = (
    *(_hunt(f"bug_hunt_{kind}", _completes(kind), difficulty="easy") for kind in OBJECTIVES),
    _hunt("bug_hunt_accomplished", _ends_as("accomplished"), preset="rulebook"),
    _hunt("bug_hunt_failed", _ends_as("failed"), difficulty="nightmare"),
    _hunt("bug_hunt_campaign_1", _ends_as("accomplished"), difficulty="easy", campaign=True),
    *(
        _hunt(f"bug_hunt_campaign_{number}", lambda s: True, difficulty="easy", campaign=True)
        ._replace(after=f"bug_hunt_campaign_{number - 1}")
        for number in (2, 3)
    ),
)  # fmt: skip
CASES = (*TRAINING, *OTHER_MISSIONS, *BUG_HUNT)


def play(case: Case, seed: int, before: Mapping[str, Record]) -> Record:
    """One game of a case."""
    setup = new_setup(case.mission, case.squad, seed=seed, system_name=case.system, **case.options)
    if case.after:
        earlier: Any = before[case.after].game.state
        carried = msgspec.to_builtins(earlier.squad)
        setup = msgspec.structs.replace(setup, carried=carried)
    record, dice = new_record(setup, manual=case.manual), Random(f"{case.name} {seed}")
    choose = laws.of_system(case.system).purposeful_choice
    skilled = player("greedy", case.system, seed) if seed >= SIMPLE else None
    while record.game.pending is not None:
        game = record.game
        record.answer(skilled.choose(game).key if skilled else choose(game, dice, stay=case.stay))
    return record


def found(case: Case, before: Mapping[str, Record]) -> Record:
    """The game of the first seed that ends as wanted."""
    for seed in range(SEEDS):
        record = play(case, seed, before)
        if case.wanted(record.game.state):
            return record
    raise SystemExit(f"no game of {SEEDS} seeds ends as {case.name!r}")


# -- playthroughs --------------------------------------------------------------------------------


def playthrough(record: Record) -> str:
    """What happened, for reviewers: a line for each answer and each event."""
    state: Any = record.game.state
    lines = [f"outcome {state.outcome}", f"digest {record.digest()}", ""]
    again = Record(record.system, record.setup, manual=record.manual)
    lines += map(told, again.game.log)
    for entry in record.entries:
        before = len(again.game.log)
        again.append(entry)
        lines += [answered(entry), *map(told, again.game.log[before:])]
    return "\n".join(lines) + "\n"


def answered(entry: Entry) -> str:
    if not isinstance(entry, Answer):
        return f"> back to {entry.node}"
    fates = f" [{', '.join(entry.fates)}]" if entry.fates else ""
    return f"> {entry.seat}: {entry.what} = {entry.choice}{fates}"


def told(event: Event) -> str:
    """An event's kind, payload and rules."""
    plain = msgspec.to_builtins(event)
    kind, rules = plain.pop("event"), plain.pop("rules")
    plain = {name: value for name, value in plain.items() if name != "seen_by" or value}
    payload = " ".join(f"{name}={_word(value)}" for name, value in plain.items())
    return f"{kind} {payload} ({', '.join(rules)})".replace("  ", " ")


def _word(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_word, value))}]"
    return str(value)


# -- saves ---------------------------------------------------------------------------------------


def deepest(record: Record) -> Game:
    """The moment of a game at which the most procedures were open."""
    nodes = [node for node in record.line() if record.position(node).pending is not None]
    return record.position(max(nodes, key=lambda node: len(record.position(node).stack)))


def halfway(record: Record) -> Record:
    """The same game, stopped in its middle."""
    half = Record(record.system, record.setup, manual=record.manual)
    for entry in record.entries[: len(record.entries) // 2]:
        half.append(entry)
    return half


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.record_games", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--saves", action="store_true", help="also write tests/saves")
    parser.add_argument("--system", help="only games of this system")
    parser.add_argument("--only", default="", help="only games whose names begin like that")
    options = parser.parse_args()
    records: dict[str, Record] = {}
    for case in CASES:
        if options.system not in (None, case.system) or not case.name.startswith(options.only):
            continue
        record = records[case.name] = found(case, records)
        folder = GAMES / registry.game(case.system).folder.name / "recorded"
        (folder / f"{case.name}.xenofront").write_bytes(write_record(record, CONTENT))
        (folder / f"{case.name}.txt").write_text(playthrough(record), encoding="utf-8")
        print(f"{case.name}: seed {record.setup.seed}, {len(record.entries)} answers")
        if options.saves:
            stem = version("xenofront") + f"-{case.name}"
            (SAVES / f"{stem}.position").write_bytes(save(deepest(record)) + b"\n")
            (SAVES / f"{stem}.xenofront").write_bytes(write_record(halfway(record), CONTENT))


if __name__ == "__main__":
    main()
