"""Random games in search of broken laws.

Game ``n`` of a seed is always the same game, whoever plays it and whenever. A failure is written as
three files: the record, a text that says what broke, and the position before it as a scenario.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from xenofront.content import store
from xenofront.games.factory import system
from xenofront.kernel import Game, Record, read_record, write_record
from xenofront.lab import laws
from xenofront.lab.laws import Broken, Deep, Moment
from xenofront.lab.scenario import export

LIMIT = 4000
"""Answers after which a game is given up; long enough for every mission."""

NO_EXCEPTION = "no step raises"
SAMPLE = 1 / 30
"""How often the deep laws are checked; those that replay whole games more seldom."""
SELDOM = ("a record reads back", "take-backs are counted and change chance")


class Failure(msgspec.Struct, frozen=True):
    """A broken law with everything needed to see it again."""

    broken: tuple[Broken, ...]
    answer: str | None
    """The answer that raised; nothing if the law is broken in the recorded position."""
    record: bytes
    scenario: str


class Played(msgspec.Struct, frozen=True):
    """What came of one random game."""

    number: int
    digest: str
    decisions: int
    outcome: str
    questions: Mapping[str, int]
    checks: Mapping[str, int]
    failure: Failure | None = None


class Summary(msgspec.Struct):
    """What came of many."""

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    questions: Counter[str] = msgspec.field(default_factory=Counter)
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[Played] = []
    fingerprint: str = ""

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.outcomes[played.outcome] += 1
        self.questions.update(played.questions)
        self.checks.update(played.checks)
        if played.failure is not None:
            self.failures.append(played)
        both = self.fingerprint + played.digest
        self.fingerprint = hashlib.sha256(both.encode()).hexdigest()[:32]


# -- one game ------------------------------------------------------------------------------------


def play_game(system_name: str, seed: int, number: int, missions: tuple[str, ...] = ()) -> Played:
    """Play one random game and check the laws on the way, up to the first that is broken.

    With ``missions`` it is one of these.
    """
    return _Random(system_name, seed, number, missions).play()


class _Random:
    """A player with a mood: words it likes, and an eye on the laws."""

    def __init__(self, system_name: str, seed: int, number: int, missions: tuple[str, ...]) -> None:
        self.number = number
        self.dice = Random(f"{system_name} {seed} {number}")
        self.own = laws.of_system(system_name)
        self.quick, self.deep = laws.quick_laws(system_name), laws.deep_laws(system_name)
        setup = self.own.random_setup(self.dice)
        while missions and setup.mission not in missions:
            setup = self.own.random_setup(self.dice)
        manual = self.dice.random() < 0.4
        self.record = Record(system(system_name), setup, manual=manual)
        self.mood: dict[str, int] = {}
        self.purpose = self.dice.choice((0.0, 0.0, 0.7, 0.95))
        self.searching = self.dice.random() < 0.5
        self.questions: Counter[str] = Counter()
        self.checks: Counter[str] = Counter()

    def play(self) -> Played:
        failure, told = self._failure(self.record.game.clone(), None, 0), 0
        while failure is None and self.record.game.pending is not None:
            if self.questions.total() >= LIMIT or self.own.is_swamped(self.record.game.state):
                break
            before = self.record.game.clone()
            choice = self._choose(before)
            self.questions[before.pending.what if before.pending else ""] += 1
            told = len(self.record.game.log)
            try:
                self.record.answer(choice)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is the find
                broken = (Broken(NO_EXCEPTION, f"{choice!r}: {error!r}"),)
                failure = self._written(broken, before, choice)
            else:
                failure = self._failure(before, None, told)
        return Played(
            number=self.number,
            digest=self.record.digest(),
            decisions=self.questions.total(),
            outcome=self._outcome(failure),
            questions=self.questions,
            checks=self.checks,
            failure=failure,
        )

    def _outcome(self, failure: Failure | None) -> str:
        if failure is not None:
            return "law broken"
        over = self.record.game.pending is None
        return str(getattr(self.record.game.state, "outcome", "over")) if over else "given up"

    def _choose(self, game: Game) -> str:
        if self.dice.random() < self.purpose:
            return str(self.own.purposeful_choice(game, self.dice, searching=self.searching))
        options = game.pending.options if game.pending else ()
        words = [f"{game.pending and game.pending.what} {o.partition(' ')[0]}" for o in options]
        for word in words:
            if word not in self.mood:
                self.mood[word] = self.dice.choice((1, 2, 4, 12))
        return self.dice.choices(options, [self.mood[word] for word in words])[0]

    def _failure(self, before: Game, answer: str | None, told: int) -> Failure | None:
        """Check the laws where the game stands now."""
        game = self.record.game
        try:
            broken = laws.broken_now(self.quick, Moment(game, tuple(game.log[told:])))
            self.checks.update(self.quick.keys())
            deep = self._sampled()
            if deep and not broken:
                broken = laws.broken_deep(self.record, self.dice, deep)
                self.checks.update(deep.keys())
        except Exception as error:  # noqa: BLE001 - whatever it is, it is the find
            broken = [Broken(NO_EXCEPTION, f"while a law was checked: {error!r}")]
        return self._written(tuple(broken), before, answer) if broken else None

    def _sampled(self) -> dict[str, Deep]:
        over = self.record.game.pending is None
        roll = self.dice.random()
        if roll >= SAMPLE and not over:
            return {}
        seldom = over or roll < SAMPLE / 8
        return {n: law for n, law in self.deep.items() if seldom or n not in SELDOM}

    def _written(self, broken: tuple[Broken, ...], before: Game, answer: str | None) -> Failure:
        record = write_record(self.record, store.of(self.record.setup.system).content_hash())
        scenario = export(before, f"before: {broken[0].law}")
        return Failure(broken, answer, record, scenario)


# -- many games ----------------------------------------------------------------------------------


def play_games(
    system_name: str,
    seed: int,
    games: int,
    workers: int = 1,
    first: int = 0,
    missions: tuple[str, ...] = (),
) -> Iterator[Played]:
    """So many games of a seed from the first one on, in order, played by so many processes."""
    play = partial(play_game, system_name, seed, missions=missions)
    numbers = range(first, first + games)
    if workers < 2:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, numbers, chunksize=max(1, min(8, games // workers)))


# -- failures as files ---------------------------------------------------------------------------


def write_failure(folder: Path, system_name: str, seed: int, played: Played) -> Path:
    """Write the three files of a failure. Says where the record is."""
    failure = played.failure
    assert failure is not None
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{system_name}-{seed}-{played.number}"
    record = folder / f"{stem}.xenofront"
    record.write_bytes(failure.record)
    (folder / f"{stem}.yaml").write_text(failure.scenario, encoding="utf-8")
    (folder / f"{stem}.txt").write_text(_story(system_name, seed, played), encoding="utf-8")
    return record


def _story(system_name: str, seed: int, played: Played) -> str:
    failure = played.failure
    assert failure is not None
    opened = read_answers(failure.record)
    lines = [
        f"system {system_name}, seed {seed}, game {played.number}, {played.decisions} decisions",
        *(f"broken: {broken}" for broken in failure.broken),
        *([f"raised by the answer: {failure.answer}"] if failure.answer is not None else []),
        "answers:",
        *(f"  {answer}" for answer in opened),
    ]
    return "\n".join(lines) + "\n"


def read_answers(data: bytes) -> list[str]:
    """The entries of a record file as lines of text, without playing it."""
    body: Any = msgspec.json.decode(data.partition(b"\n")[2])
    return [
        f"{e['seat']}: {e['what']} = {e['choice']}" + "".join(f" [{f}]" for f in e.get("fates", ()))
        if e["entry"] == "Answer"
        else f"back to {e['node']}"
        for e in body["entries"]
    ]


def reproduce(system_name: str, data: bytes, answer: str | None = None) -> list[Broken]:
    """Open the record of a failure and say which laws are broken at its end."""
    content = store.of(system_name).content_hash()
    record = read_record(system(system_name), data, content).record
    if answer is not None:
        try:
            record.answer(answer)
        except Exception as error:  # noqa: BLE001
            return [Broken(NO_EXCEPTION, f"{answer!r}: {error!r}")]
    moment = Moment(record.game, tuple(record.game.log))
    now = laws.broken_now(laws.quick_laws(system_name), moment)
    return now or laws.broken_deep(record, Random(0))
