"""The laws of every system, under random play."""

import contextlib
import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xenofront.games import registry
from xenofront.games.factory import system
from xenofront.kernel import Record, SaveError, digest, open_position, save
from xenofront.kernel.memo import QUERIES, kept_answers, remembered
from xenofront.lab import laws
from xenofront.lab.fuzz import Summary, play_game, play_games
from xenofront.lab.laws import Moment
from xenofront.text import rulebook

RANDOM_GAMES = int(os.environ.get("XENOFRONT_GAMES", "14"))


@pytest.mark.parametrize("law", laws.QUICK)
def test_the_law_holds_at_every_moment(records, law):
    for record in records:
        moment = Moment(record.game, tuple(record.game.log))
        assert list(laws.QUICK[law](moment)) == []


PLAYED_ON = (
    "a record reads back",
    "undo stops at barriers",
    "take-backs are counted and change chance",
)


@pytest.mark.parametrize("law", [law for law in laws.DEEP if law not in PLAYED_ON])
def test_the_law_holds_wherever_a_game_stands(records, law):
    for number, record in enumerate(records):
        assert list(laws.DEEP[law](record, Random(number))) == []


@pytest.mark.parametrize("law", PLAYED_ON)
@pytest.mark.parametrize("name", registry.game_names())
def test_the_law_holds_for_records(name, law):
    for seed in range(4):
        dice = Random(f"{law} {seed}")
        record = Record(system(name), laws.of_system(name).random_setup(dice), manual=seed % 2 == 1)
        for number in range(120):
            if record.game.pending is None:
                break
            record.answer(dice.choice(record.game.pending.options))
            if number % 20 == seed or record.game.pending is None:
                assert list(laws.DEEP[law](record, dice)) == []


@pytest.mark.parametrize("name", registry.game_names())
@settings(max_examples=RANDOM_GAMES, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_random_game_keeps_every_law(name, seed):
    failure = play_game(name, seed, 0).failure
    assert failure is None or [str(broken) for broken in failure.broken] == []


def test_a_query_that_forgets_to_look_is_noticed(monkeypatch):
    @remembered("agents", "weather")
    def fragments(state: Any) -> int:
        return int(state.fragments)

    try:
        setup = laws.of_system("galaxy-defenders").random_setup(Random(1))
        record = Record(system("galaxy-defenders"), setup)
        state: Any = record.game.state
        fragments.__module__ = type(state).__module__
        fragments(state)
        assert list(laws.remembered_is_fresh(record, Random(0))) == []
        state.fragments += 1
        out_of_date = ["fragments of () is out of date"]
        assert list(laws.remembered_is_fresh(record, Random(0))) == out_of_date
    finally:
        QUERIES.remove(fragments)


def test_what_is_remembered_is_looked_at(records):
    """The law has something to check in every game."""
    package = ".".join(type(records[0].game.state).__module__.split(".")[:3])
    queries = [query for query in QUERIES if query.__module__.startswith(package)]
    kept = [list(kept_answers(query, records[-1].game.state)) for query in queries]
    assert len(queries) > 3
    assert isinstance(kept, list)


def test_no_side_knows_seed_or_counters(records):
    for record in records:
        for side in laws.viewers(record.game):
            known = record.game.seen(side).state
            assert (known.seed, known.streams, known.setup.seed) == (0, {}, 0)


# -- the same everywhere -------------------------------------------------------------------------

GAMES, SEED = 4, 21


@pytest.fixture(scope="session", params=registry.game_names())
def fingerprint(request) -> tuple[str, str]:
    """What came of some games played in this process."""
    summary = Summary()
    for played in play_games(request.param, SEED, GAMES):
        summary.add(played)
    return request.param, summary.fingerprint


@pytest.mark.parametrize("hash_seed", ["1", "777"])
def test_the_same_games_are_played_in_another_process_with_another_hash_seed(
    fingerprint, hash_seed
):
    name, expected = fingerprint
    words = ["fuzz", "--system", name, "--games", str(GAMES), "--seed", str(SEED)]
    done = subprocess.run(
        [sys.executable, "-m", "xenofront.cli", *words],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"fingerprint: {expected}" in done.stdout, done.stdout + done.stderr


def test_the_same_games_are_played_by_any_number_of_workers(fingerprint):
    name, expected = fingerprint
    summary = Summary()
    for played in play_games(name, SEED, GAMES, workers=2):
        summary.add(played)
    assert summary.fingerprint == expected


def test_another_seed_gives_other_games(fingerprint):
    name, expected = fingerprint
    summary = Summary()
    for played in play_games(name, SEED + 1, GAMES):
        summary.add(played)
    assert summary.fingerprint != expected


# -- hostile saves -------------------------------------------------------------------------------


def mutated(value: Any, words: list[str], dice: Random) -> Any:
    """The same shape with one value somewhere replaced."""
    if isinstance(value, dict) and value and dice.random() < 0.95:
        key = dice.choice(sorted(value))
        return {**value, key: mutated(value[key], words, dice)}
    if isinstance(value, list) and value and dice.random() < 0.95:
        at = dice.randrange(len(value))
        return [*value[:at], mutated(value[at], words, dice), *value[at + 1 :]]
    return dice.choice((dice.choice(words), dice.randint(-300, 300), None, [], {}, "", True))


def words_in(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(word for part in value.values() for word in words_in(part))]
    if isinstance(value, list):
        return [word for part in value for word in words_in(part)]
    return [value] if isinstance(value, str) else []


def test_an_altered_position_opens_or_gives_a_save_error(records):
    for number, record in enumerate(records):
        dice = Random(number)
        plain = msgspec.json.decode(save(record.game))
        words = words_in(plain)
        for _ in range(10):
            data = msgspec.json.encode(mutated(plain, words, dice))
            with contextlib.suppress(SaveError):
                assert digest(open_position(record.system, data))


# -- the laws themselves -------------------------------------------------------------------------


def test_a_broken_law_says_its_name_and_how():
    broken = laws.Broken("the law", "the way")
    assert str(broken) == "the law: the way"


@pytest.mark.parametrize("name", registry.game_names())
def test_every_system_has_laws_of_its_own(name):
    own = laws.of_system(name)
    assert own.LAWS
    assert set(own.LAWS).isdisjoint(laws.QUICK)
    assert set(laws.quick_laws(name)) == {*own.LAWS, *laws.QUICK}


def test_the_rules_that_laws_look_up_are_known():
    assert "GD-5.b" in rulebook.all_ids()
